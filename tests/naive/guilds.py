"""The slow, obvious second version of Guilds of London, written from its rules alone to judge the fast one.

A game is one function, `whole_game`, that stops at every question: `ask` says who is asked what and gets the answer.
"""

from collections.abc import Generator
from typing import Any, TypeVar

COLOURS = ["yellow", "pink", "red", "blue", "green"]  # L1.1
COLUMNS = ["a", "b", "c", "d", "e", "f"]  # L1.5, L2.2
ROWS = ["1", "2", "3", "4", "5"]
READING_ORDER = [column + row for row in ROWS for column in COLUMNS]  # L1.5
ROUNDS = {1: "one", 2: "two", 3: "three", 4: "four"}  # names in the facts
SALVAGE_FROM = 5  # L6.10
NEARLY = 2  # L10.4: points for one master less than at_least_masters_colour asks
NOBODY = -1
NO_BORIS = -2

# L12.6: the effects that are done step by step, by the first question of a step.
FIRST_FROM = ["plantation", "plantation_from_guildhall", "plantation_from_tile", "plantation_from_anywhere"]
FIRST_FROM += ["move_any", "move_group", "push_rival", "swap_with_rival", "recall_rival", "swap_tokens"]
FIRST_TO = ["plantation_return", "move", "hire_to_tile"]
FIRST_RIVAL = ["plantation_expel_rival"]

WORD = 2**64

Answer = TypeVar("Answer")
Asking = Generator[None, str, Answer]  # what may stop at questions, and what comes of it


class Stream:
    """A source of chance (L13.1)."""

    def __init__(self, x: int) -> None:
        self.x = x % WORD

    def next(self) -> int:
        """L13.1"""
        self.x = (self.x + 0x9E3779B97F4A7C15) % WORD
        z = self.x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """L13.1"""
        while True:
            m = (self.next() >> 32) * n
            if m % 2**32 >= 2**32 % n:
                return m >> 32


class Tile:
    """A guild tile or a special building (L1.1), in play or still to come."""

    def __init__(self, entry: dict[str, Any], parties: int) -> None:
        self.number: int | None = entry.get("number")  # None: a special building
        self.name: int | str = entry["id"] if self.number is None else self.number
        self.colours: list[str] = entry["colours"]
        self.threshold: int = entry["threshold"]
        self.vp: int = entry["vp"]
        self.extras: list[str] = entry["extras"]
        self.power: str = entry.get("power", "none")
        self.open = True
        self.master = NOBODY
        self.men = [0 for _ in range(parties)]
        self.token = ""
        self.neutral = False  # L2.7


def orthogonal(place: str) -> list[str]:
    """L1.5: the places with a side in common, those off the city left out."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
    steps = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    return [COLUMNS[c] + ROWS[r] for c, r in steps if 0 <= c < len(COLUMNS) and 0 <= r < len(ROWS)]


def touching(place: str, other: str) -> bool:
    """L10.4: whether two places are orthogonally or diagonally adjacent."""
    across = abs(COLUMNS.index(place[0]) - COLUMNS.index(other[0]))
    down = abs(ROWS.index(place[1]) - ROWS.index(other[1]))
    return max(across, down) == 1


def counts(cards: list[str]) -> dict[str, int]:
    """Cards by kind, without zeros."""
    return {card: cards.count(card) for card in sorted(set(cards))}


class Naive:
    """One game of Guilds of London."""

    def __init__(self, facts: dict[str, Any], seats: int, seed: int, options: dict[str, str]) -> None:
        if not 1 <= seats <= 4:
            raise ValueError("L1.1: one to four players")
        self.facts = facts
        self.seats = seats
        self.options = options
        self.alone = seats == 1
        self.parties = 2 if self.alone else seats  # the seats, and alone Boris after them
        self.boris = 1 if self.alone else NO_BORIS  # his number among the parties
        self.calendar: dict[str, Any] = facts["rounds"][ROUNDS[seats]]

        seeder = Stream(seed)  # L13.2
        self.setup_chance = Stream(seeder.next())
        self.card_chance = Stream(seeder.next())
        self.mayor_chance = Stream(seeder.next())
        self.growth_chance = Stream(seeder.next())

        # The city. Piles nobody has seen stand in the order of the facts (L13.3).
        self.tiles: dict[str, Tile] = {}
        self.guildhall_places = ["c3"] if seats <= 2 else ["c3", "d3"]  # L2.1, L2.2
        self.stack = self.all_tiles()
        self.cells: list[str] = list(facts["growth"]["growth_cells"]) if seats >= 3 else []  # L8.2: still to be filled
        self.tokens_left = [entry["reward"] for entry in facts["token"] for _ in range(entry["count"])]
        self.beadle = ""
        self.side = "virginia"

        # The players' pieces.
        start = int(facts["setup"]["start_liverymen_in_guildhall"])
        self.guildhall = [start for _ in range(seats)]  # L2.4
        self.supply = [int(facts["setup"]["liverymen_per_player"]) - start for _ in range(seats)]
        self.plantation = [0 for _ in range(seats)]
        neutrals = facts["setup"]["neutral_solo"] if self.alone else seats * facts["setup"]["neutral_per_player"]
        self.scoreboard = int(neutrals)  # L2.5
        self.held = [0 for _ in range(seats)]
        self.tokens = [0 for _ in range(seats)]
        self.card_tokens = 0
        self.plantation_wins = [0 for _ in range(seats)]

        # Cards.
        kinds = sorted(facts["action_card"], key=lambda entry: COLOURS.index(entry["colour"]))  # L13.3
        self.cards = {entry["id"]: entry for entry in kinds}
        self.deck: list[str] = [entry["id"] for entry in kinds for _ in range(entry["count"])]
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.mayor_pile = [number + 1 for number in range(len(facts["mayoral_card"]))]
        self.mayors: list[list[int]] = [[] for _ in range(seats)]

        # Points, and when they were scored last (L3.2).
        self.scores = [0 for _ in range(self.parties)]
        self.scored_at = [0 for _ in range(self.parties)]
        self.clock = 0

        # Rounds.
        self.round = 1
        self.first_order = [0]  # L3.2: as drawn at the start
        self.order = [0]
        self.reason = ""

        # For the rest of a turn (L6.9).
        self.forget_turn()

        # The question asked.
        self.phase = ""
        self.actor: int | None = None
        self.actions: list[str] = []

        self.flow = self.whole_game()
        next(self.flow)  # L2.4: the first question is which mayoral card to keep

    # Decisions

    def legal(self) -> list[str]:
        """L12"""
        return list(self.actions)

    def play(self, text: str) -> None:
        """L12: one decision of the actor."""
        if text not in self.actions:
            raise ValueError(f"not legal: {text!r}")
        try:
            self.flow.send(text)
        except StopIteration:
            self.phase = "over"
            self.actor = None
            self.actions = []

    def ask(self, seat: int, phase: str, actions: list[str]) -> Asking[str]:
        """L12: stops here; comes back with the action played."""
        self.actor = seat
        self.phase = phase
        self.actions = sorted(actions)
        answer = yield
        return answer

    def choose(self, seat: int, phase: str, verb: str, what: list[str], stop: str = "") -> Asking[str]:
        """L12: one of these with the verb before it; with `stop`, that word too. Comes back without the verb."""
        actions = [f"{verb} {one}" for one in sorted(set(what))]
        if stop:
            actions.append(stop)
        action = yield from self.ask(seat, phase, actions)
        return action if action == stop else action.partition(" ")[2]

    # The course of the game

    def whole_game(self) -> Asking[None]:
        """L2, L3.1, L10.1"""
        yield from self.set_up()
        while True:
            for seat in self.order:
                yield from self.turn(seat)
            if self.alone:
                self.boris_turn()
            if self.seats >= 3 or self.round % 2 == 0:
                yield from self.activation()
            yield from self.growth()
            if self.alone:
                self.complete_beadle_tile()
                yield from self.offer_guild()  # L9.6: after the beadle's tile
            self.reason = self.end_reached()
            if self.reason:
                return
            self.round += 1
            self.order = self.turn_order()

    def turn_order(self) -> list[int]:
        """L3.2"""

        def place(seat: int) -> tuple[int, int, int]:
            return (-self.scores[seat], -self.scored_at[seat], self.first_order.index(seat))

        return sorted(range(self.seats), key=place)

    def end_reached(self) -> str:
        """L10.1: the reason, or nothing."""
        if self.round == self.calendar["rounds"]:
            return "rounds"
        if not self.open_guilds() and not self.can_still_be_laid():
            return "tiles"
        return ""

    def can_still_be_laid(self) -> bool:
        """L10.1, L8.2: whether a guild tile can."""
        later = any(number > self.round for number in self.calendar["tile_growth_rounds"])
        return later and bool(self.cells) and any(tile.number is not None for tile in self.stack)

    # Set-up

    def all_tiles(self) -> list[Tile]:
        """L13.3: guild tiles by number, then special buildings in the order of the facts."""
        guilds = sorted(self.facts["guild_tile"], key=lambda entry: int(entry["number"]))
        return [Tile(entry, self.parties) for entry in [*guilds, *self.facts["special_building"]]]

    def set_up(self) -> Asking[None]:
        """L2, in the order of L13.4"""
        self.lay_first_tiles()
        for place in self.places():
            self.lay_token(place, self.setup_chance)
        self.beadle = self.lowest_open_guild()
        self.choose_side()
        if self.alone:
            self.place_extra_neutrals()
        else:
            self.draw_first_order()
        for seat in range(self.seats):
            self.draw(seat, int(self.facts["setup"]["start_hand"]))
        yield from self.deal_mayors()

    def lay_first_tiles(self) -> None:
        """L2.1, L2.2, L13.4"""
        church = next(tile for tile in self.stack if tile.number is None)
        self.stack.remove(church)
        self.tiles["d3" if self.seats <= 2 else "e3"] = church
        for place in ["c2", "b3", "c4"] if self.seats <= 2 else ["b3"]:
            self.lay_one_of(place, [tile for tile in self.stack if tile.number is None])
        for place in self.first_guild_places():
            self.lay_one_of(place, [tile for tile in self.stack if tile.number is not None])

    def lay_one_of(self, place: str, tiles: list[Tile]) -> None:
        """L13.3, L13.4"""
        tile = tiles[self.setup_chance.below(len(tiles))]
        self.stack.remove(tile)
        self.tiles[place] = tile

    def first_guild_places(self) -> list[str]:
        """L2.1, L2.2: in reading order."""
        if self.seats <= 2:
            square = [place for place in READING_ORDER if place[0] in "abcde"]
            return [place for place in square if place not in ("c3", "d3", "c2", "b3", "c4")]
        return ["b2", "c2", "d2", "e2", "b4", "c4", "d4", "e4"]

    def lay_token(self, place: str, chance: Stream) -> None:
        """L2.3, L8.2, L13.3"""
        if self.tokens_left:
            self.tiles[place].token = self.tokens_left.pop(chance.below(len(self.tokens_left)))

    def choose_side(self) -> None:
        """L2.6, L13.4"""
        if self.options["plantation"] == "random":
            self.side = ["virginia", "ulster"][self.setup_chance.below(2)]
        else:
            self.side = self.options["plantation"]

    def place_extra_neutrals(self) -> None:
        """L2.7"""
        number = int(self.facts["solo"]["extra_neutrals_on_tiles"])
        guilds = self.open_guilds() if self.side == "virginia" else self.open_guilds()[::-1]
        for place in guilds[:number]:
            self.tiles[place].neutral = True

    def draw_first_order(self) -> None:
        """L3.2, L13.4"""
        seats = list(range(self.seats))
        self.first_order = []
        while seats:
            self.first_order.append(seats.pop(self.setup_chance.below(len(seats))))
        self.order = list(self.first_order)

    def deal_mayors(self) -> Asking[None]:
        """L2.4, L13.4, L13.6: the cards put back are in the pile when all have chosen."""
        dealt = [self.draw_mayors(int(self.facts["setup"]["mayoral_dealt"])) for _ in range(self.seats)]
        put_back: list[int] = []
        for seat in range(self.seats):
            put_back += yield from self.keep_mayor(seat, dealt[seat])
        self.mayor_pile = sorted(self.mayor_pile + put_back)

    # The city

    def places(self) -> list[str]:
        """L1.5: those with a tile, Guildhall left out, in reading order."""
        return [place for place in READING_ORDER if place in self.tiles]

    def open_places(self) -> list[str]:
        """L1.2"""
        return [place for place in self.places() if self.tiles[place].open]

    def open_guilds(self) -> list[str]:
        """L1.1, L1.2: the open guild tiles, by number."""
        numbers = {tile.number: place for place, tile in self.tiles.items() if tile.open and tile.number is not None}
        return [numbers[number] for number in sorted(numbers)]

    def lowest_open_guild(self) -> str:
        """L2.3, L7.6: or nothing."""
        return self.open_guilds()[0] if self.open_guilds() else ""

    def of_colour(self, colour: str) -> list[str]:
        """L1.1: the open tiles that show the colour."""
        return [place for place in self.open_places() if colour in self.tiles[place].colours]

    def with_men(self, party: int) -> list[str]:
        """L1.3: the open tiles with a liveryman of this party."""
        return [place for place in self.open_places() if self.tiles[place].men[party] > 0]

    def sources(self, seat: int) -> list[str]:
        """L4.3, L6.4, L6.6: the Guildhall and the open tiles, where the player has a liveryman."""
        return (["guildhall"] if self.guildhall[seat] > 0 else []) + self.with_men(seat)

    def masters(self, seat: int) -> list[str]:
        """L1.2: the tiles the player is master of."""
        return [place for place in self.places() if self.tiles[place].master == seat]

    def adjacent_masters(self, seat: int, place: str) -> int:
        """L7.3"""
        return len([other for other in self.masters(seat) if other in orthogonal(place)])

    def rivals_at(self, seat: int, place: str) -> list[int]:
        """L6.8: the other parties with a liveryman there."""
        men = self.tiles[place].men
        return [party for party in range(self.parties) if party != seat and men[party] > 0]

    def rival_places(self, seat: int) -> list[str]:
        """L6.8: the open tiles with a liveryman of others."""
        return [place for place in self.open_places() if self.rivals_at(seat, place)]

    def shift(self, party: int, start: str, end: str) -> None:
        """L1.3: one liveryman; `start` and `end` are guildhall, plantation, supply or places."""
        self.change(party, start, -1)
        self.change(party, end, 1)

    def change(self, party: int, where: str, by: int) -> None:
        """L1.3, L9.1: Boris' stock counts as the Guildhall and is not counted."""
        if where in self.tiles:
            self.tiles[where].men[party] += by
        elif party == self.boris:
            return
        elif where == "guildhall":
            self.guildhall[party] += by
        elif where == "plantation":
            self.plantation[party] += by
        else:
            self.supply[party] += by

    def score(self, party: int, points: int) -> None:
        """L3.2: points, and that they came last."""
        if points > 0:
            self.scores[party] += points
            self.clock += 1
            self.scored_at[party] = self.clock

    # Cards

    def draw_card(self) -> str:
        """L4.6, L13.3: one card, or nothing."""
        if not self.deck:
            self.deck = sorted(self.discards, key=list(self.cards).index)
            self.discards = []
        if not self.deck:
            return ""
        return self.deck.pop(self.card_chance.below(len(self.deck)))

    def draw_cards(self, number: int) -> list[str]:
        """L4.6: as many as there are."""
        drawn = [self.draw_card() for _ in range(number)]
        return [card for card in drawn if card]

    def draw(self, seat: int, number: int) -> None:
        """L6.1"""
        self.hands[seat] += self.draw_cards(number)

    def discard(self, seat: int, card: str) -> None:
        """L4.6"""
        self.hands[seat].remove(card)
        self.discards.append(card)

    def draw_mayors(self, number: int) -> list[int]:
        """L13.3: as many as there are."""
        drawn: list[int] = []
        while self.mayor_pile and len(drawn) < number:
            drawn.append(self.mayor_pile.pop(self.mayor_chance.below(len(self.mayor_pile))))
        return drawn

    def keep_mayor(self, seat: int, drawn: list[int]) -> Asking[list[int]]:
        """L12.2: comes back with those not kept."""
        kept = yield from self.choose(seat, "mayor", "keep", [str(number) for number in drawn])
        self.mayors[seat].append(int(kept))
        return [number for number in drawn if number != int(kept)]

    # A turn

    def turn(self, seat: int) -> Asking[None]:
        """L4.1"""
        self.forget_turn()
        played = False
        while True:
            action = yield from self.ask(seat, "turn", self.turn_actions(seat))
            verb, _, what = action.partition(" ")
            if verb == "end":
                break
            if verb == "guild":
                self.make_master(what)
                continue
            played = True
            self.discard(seat, what)
            if verb == "hire":
                self.hire(seat, 1 + self.hire_bonus)  # L4.2, L6.9
            elif verb == "move":
                yield from self.move(seat, what)
            else:
                yield from self.ability(seat, what)
        yield from self.end_turn(seat, played)

    def forget_turn(self) -> None:
        """L6.9: what held for the rest of a turn."""
        self.hire_bonus = 0
        self.wild_banners = False
        self.end_draw = 0
        self.no_limit = False

    def turn_actions(self, seat: int) -> list[str]:
        """L12.3, L4.2 to L4.4"""
        actions = ["end"]
        for card in set(self.hands[seat]):
            if self.supply[seat] > 0:
                actions.append(f"hire {card}")
            if self.banner_starts(seat, card):
                actions.append(f"move {card}")
            if self.can_use(seat, card):
                actions.append(f"ability {card}")
        return actions + [f"guild {place}" for place in self.guild_places()]

    def hire(self, seat: int, number: int) -> None:
        """L4.2, L6.2: as many as there are."""
        for _ in range(min(number, self.supply[seat])):
            self.shift(seat, "supply", "guildhall")

    def banner_targets(self, card: str) -> list[str]:
        """L4.3, L6.9"""
        return self.open_places() if self.wild_banners else self.of_colour(self.cards[card]["colour"])

    def banner_starts(self, seat: int, card: str) -> list[str]:
        """L4.3, L12.9: where a liveryman can come from that can go to another place."""
        targets = self.banner_targets(card)
        return [start for start in self.sources(seat) if any(target != start for target in targets)]

    def move(self, seat: int, card: str) -> Asking[None]:
        """L4.3, L12.6"""
        for banner in range(self.cards[card]["banners"]):
            starts = self.banner_starts(seat, card)
            if not starts:
                return
            start = yield from self.choose(seat, "from", "from", starts, "" if banner == 0 else "stop")
            if start == "stop":
                return
            yield from self.move_to(seat, start, self.banner_targets(card))

    def move_to(self, seat: int, start: str, targets: list[str]) -> Asking[str]:
        """L12.6: the second question of a move; comes back with the place chosen."""
        others = [target for target in targets if target != start]
        end = yield from self.choose(seat, "to", "to", others)
        self.shift(seat, start, end)
        return end

    def can_use(self, seat: int, card: str) -> bool:
        """L4.4"""
        parts = self.cards[card]["ability"].split("+")
        enough = len(self.hands[seat]) - 1 >= self.cards[card]["cost"]
        return enough and any(self.could(seat, part) for part in parts)

    def ability(self, seat: int, card: str) -> Asking[None]:
        """L4.4, L5.1"""
        for _ in range(self.cards[card]["cost"]):
            paid = yield from self.choose(seat, "pay", "pay", self.hands[seat])
            self.discard(seat, paid)
        for part in self.cards[card]["ability"].split("+"):
            yield from self.do(seat, part)

    def end_turn(self, seat: int, played: bool) -> Asking[None]:
        """L4.5"""
        number = self.facts["turn"]["draw_after_playing" if played else "draw_after_passing"]
        self.draw(seat, int(number) + self.end_draw)
        if self.no_limit or any(self.tiles[place].power == "no_hand_limit" for place in self.masters(seat)):
            return
        while len(self.hands[seat]) > self.facts["turn"]["hand_limit"]:
            card = yield from self.choose(seat, "discard", "discard", self.hands[seat])
            self.discard(seat, card)

    # Effects

    def could(self, seat: int, part: str) -> bool:
        """L4.4: whether a part could do something now. The ability's own card lies in the discards when it is done,
        so there is always a card to draw or to salvage; what holds for the rest of the turn always does something."""
        name = part.split(":")[0]
        if name == "hire" or name == "plantation_from_supply":
            return self.supply[seat] > 0
        if name == "neutral":
            return self.scoreboard > 0
        if name == "mayor":
            return bool(self.mayor_pile)
        if name == "vp_per_master":
            return bool(self.masters(seat))
        if name in FIRST_FROM + FIRST_TO + FIRST_RIVAL:
            return bool(self.first_answers(seat, name))
        return True

    def do(self, seat: int, part: str) -> Asking[None]:
        """L5, L6: one part of an ability or reward."""
        name, *numbers = part.split(":")
        number = int(numbers[0]) if numbers else 1
        if name == "mayor":
            yield from self.gain_mayors(seat, number)
        elif name == "salvage":
            yield from self.salvage(seat, number)
        elif name == "draw_colour":
            yield from self.draw_colour(seat, number)
        elif name == "move_group":
            yield from self.move_group(seat, number)
        elif name == "vp_per_master":
            most = int(numbers[1].removeprefix("max"))
            self.score(seat, min(most, number * len(self.masters(seat))))  # L6.12
        elif name in FIRST_FROM + FIRST_TO + FIRST_RIVAL:
            yield from self.do_steps(seat, name, number)
        else:
            self.do_at_once(seat, name, number)

    def do_at_once(self, seat: int, name: str, number: int) -> None:
        """L6.1, L6.2, L6.4, L6.9: what asks nothing."""
        if name == "vp":
            self.score(seat, number)
        elif name == "draw":
            self.draw(seat, number)
        elif name == "neutral":
            taken = min(number, self.scoreboard)
            self.scoreboard -= taken
            self.held[seat] += taken
        elif name == "hire":
            self.hire(seat, number)
        elif name == "plantation_from_supply":
            for _ in range(min(number, self.supply[seat])):
                self.shift(seat, "supply", "plantation")
        elif name == "turn_hire_bonus":
            self.hire_bonus += number
        elif name == "turn_wild_banners":
            self.wild_banners = True
        elif name == "end_draw":
            self.end_draw += number
        elif name == "no_limit":
            self.no_limit = True
        else:
            raise ValueError(f"no such effect: {name!r}")

    def gain_mayors(self, seat: int, number: int) -> Asking[None]:
        """L6.3, L13.6"""
        for _ in range(number):
            drawn = self.draw_mayors(2)
            if len(drawn) == 2:
                put_back = yield from self.keep_mayor(seat, drawn)
                self.mayor_pile = sorted(self.mayor_pile + put_back)
            else:
                self.mayors[seat] += drawn

    def salvage(self, seat: int, number: int) -> Asking[None]:
        """L6.10: of cards alike the uppermost is taken; never one that salvages."""
        for _ in range(number):
            top = [card for card in self.discards[-SALVAGE_FROM:] if "salvage" not in self.cards[card]["ability"]]
            if not top:
                return
            card = yield from self.choose(seat, "take", "take", top, "stop")
            if card == "stop":
                return
            uppermost = max(place for place in range(len(self.discards)) if self.discards[place] == card)
            self.hands[seat].append(self.discards.pop(uppermost))

    def draw_colour(self, seat: int, number: int) -> Asking[None]:
        """L6.10, L4.6: cards turned up are not shuffled in again before they are discarded."""
        colour = yield from self.choose(seat, "colour", "colour", COLOURS)
        for card in self.draw_cards(number):
            if self.cards[card]["colour"] == colour:
                self.hands[seat].append(card)
            else:
                self.discards.append(card)

    def do_steps(self, seat: int, name: str, number: int) -> Asking[None]:
        """L5.2, L12.5, L12.6: up to so many steps."""
        for _ in range(number):
            answers = self.first_answers(seat, name)
            if not answers:
                return
            question = "from" if name in FIRST_FROM else "to" if name in FIRST_TO else "rival"
            answer = yield from self.choose(seat, question, question, answers, "stop")
            if answer == "stop":
                return
            yield from self.finish_step(seat, name, answer)

    def first_answers(self, seat: int, name: str) -> list[str]:
        """L12.6, L12.9: what the first question of a step can be answered; nothing if the step is not possible."""
        if name in ("plantation", "plantation_from_guildhall"):
            return ["guildhall"] if self.guildhall[seat] > 0 else []
        if name == "plantation_from_tile":
            return self.with_men(seat)
        if name == "plantation_from_anywhere":
            return self.sources(seat)
        if name == "plantation_return":
            return self.open_places() if self.plantation[seat] > 0 else []
        if name == "plantation_expel_rival":
            return [str(other + 1) for other in range(self.seats) if other != seat and self.plantation[other] > 0]
        if name == "move":
            return self.open_places() if self.guildhall[seat] > 0 else []
        if name == "hire_to_tile":
            return self.open_places() if self.supply[seat] > 0 else []
        if name in ("move_any", "move_group"):
            return [start for start in self.sources(seat) if any(end != start for end in self.open_places())]
        if name == "push_rival":
            return [place for place in self.rival_places(seat) if self.open_neighbours(place)]
        if name == "swap_with_rival":
            return [own for own in self.with_men(seat) if self.swap_targets(seat, own)]
        if name == "recall_rival":
            return self.rival_places(seat)
        return [place for place in self.open_places() if self.token_targets(place)]  # swap_tokens

    def open_neighbours(self, place: str) -> list[str]:
        """L6.8"""
        return [other for other in self.open_places() if other in orthogonal(place)]

    def swap_targets(self, seat: int, own: str) -> list[str]:
        """L6.8"""
        return [place for place in self.rival_places(seat) if place != own]

    def token_targets(self, place: str) -> list[str]:
        """L6.11, L12.6: the places later in reading order; only tiles with a token."""
        with_token = [other for other in self.open_places() if self.tiles[other].token]
        return with_token[with_token.index(place) + 1 :] if place in with_token else []

    def finish_step(self, seat: int, name: str, answer: str) -> Asking[None]:
        """L6.4 to L6.8, L6.11: the rest of a step, after its first question."""
        if name == "plantation_return":
            self.shift(seat, "plantation", answer)
        elif name == "plantation_expel_rival":
            self.shift(int(answer) - 1, "plantation", "guildhall")
        elif name.startswith("plantation"):
            self.shift(seat, answer, "plantation")
        elif name == "move":
            self.shift(seat, "guildhall", answer)
        elif name == "hire_to_tile":
            self.shift(seat, "supply", answer)
        elif name == "move_any":
            yield from self.move_to(seat, answer, self.open_places())
        elif name == "push_rival":
            rival = yield from self.which_rival(seat, answer)
            end = yield from self.choose(seat, "to", "to", self.open_neighbours(answer))
            self.shift(rival, answer, end)
        elif name == "swap_with_rival":
            other = yield from self.choose(seat, "to", "to", self.swap_targets(seat, answer))
            rival = yield from self.which_rival(seat, other)
            self.shift(seat, answer, other)
            self.shift(rival, other, answer)
        elif name == "recall_rival":
            rival = yield from self.which_rival(seat, answer)
            self.shift(rival, answer, "guildhall")
        else:
            other = yield from self.choose(seat, "to", "to", self.token_targets(answer))
            one, two = self.tiles[answer], self.tiles[other]
            one.token, two.token = two.token, one.token

    def which_rival(self, seat: int, place: str) -> Asking[int]:
        """L12.5: asked only if there are several."""
        rivals = self.rivals_at(seat, place)
        if len(rivals) == 1:
            return rivals[0]
        rival = yield from self.choose(seat, "rival", "rival", [str(rival + 1) for rival in rivals])
        return int(rival) - 1

    def move_group(self, seat: int, number: int) -> Asking[None]:
        """L6.6, L12.6"""
        starts = self.first_answers(seat, "move_group")
        if not starts:
            return
        start = yield from self.choose(seat, "from", "from", starts, "stop")
        if start == "stop":
            return
        end = yield from self.move_to(seat, start, self.open_places())
        for _ in range(number - 1):
            if start not in self.sources(seat):
                return
            answer = yield from self.ask(seat, "again", ["again", "stop"])
            if answer == "stop":
                return
            self.shift(seat, start, end)

    # Activation

    def activation(self) -> Asking[None]:
        """L7.1, L9.6"""
        for place in self.places():
            if self.tiles[place].open and self.activates(place):
                yield from self.offer_guild()  # L9.6: before each tile that activates
                yield from self.activate(place)

    def activates(self, place: str) -> bool:
        """L7.1, L2.7"""
        tile = self.tiles[place]
        threshold = tile.threshold
        if tile.neutral:
            threshold += int(self.facts["solo"]["neutral_threshold_bonus"])
        beadle = 1 if self.beadle == place else 0
        return sum(tile.men) > 0 and sum(tile.men) + beadle >= threshold

    def activate(self, place: str) -> Asking[None]:
        """L7.2 to L7.7"""
        tile = self.tiles[place]
        added = yield from self.add_neutrals(place)
        there = [party for party in range(self.parties) if tile.men[party] > 0]
        strength = [tile.men[party] + added[party] for party in range(self.parties)]
        first = self.strongest(place, there, strength)
        if first == NOBODY:
            for seat in range(self.seats):
                self.held[seat] += added[seat]
            return
        second = self.strongest(place, [party for party in there if party != first], strength)
        if second == NOBODY:
            tile.token = ""  # L7.4
        self.score(first, tile.vp)
        self.complete(place, first)
        self.scoreboard += sum(added)
        if self.beadle == place:
            self.beadle = self.lowest_open_guild()  # L7.6
        if first != self.boris:
            yield from self.take_extras(first, tile.extras)
        if second != NOBODY and tile.token:
            yield from self.take_token(second, tile)

    def add_neutrals(self, place: str) -> Asking[list[int]]:
        """L7.2: what each party adds."""
        added = [0 for _ in range(self.parties)]
        for seat in self.order:
            if self.tiles[place].men[seat] > 0 and self.held[seat] > 0:
                numbers = [str(number) for number in range(self.held[seat] + 1)]
                answer = yield from self.choose(seat, "neutrals", "add", numbers)
                added[seat] = int(answer)
                self.held[seat] -= added[seat]
        return added

    def strongest(self, place: str, parties: list[int], strength: list[int]) -> int:
        """L7.3, L7.4, L9.3: NOBODY if there is none, or a tie that lasts. Boris is nobody's master."""
        if not parties:
            return NOBODY
        most = max(strength[party] for party in parties)
        tied = [party for party in parties if strength[party] == most]
        masters = {party: self.adjacent_masters(party, place) for party in tied}
        best = [party for party in tied if masters[party] == max(masters.values())]
        return best[0] if len(best) == 1 else NOBODY

    def complete(self, place: str, winner: int) -> None:
        """L7.5, L9.3, L9.5: the liverymen leave but for the master; a neutral of L2.7 leaves the game."""
        tile = self.tiles[place]
        if winner != self.boris:
            tile.men[winner] -= 1
            tile.master = winner
        for party in range(self.parties):
            while tile.men[party] > 0:
                self.shift(party, place, "guildhall")
        tile.neutral = False
        tile.open = False

    def take_extras(self, seat: int, extras: list[str]) -> Asking[None]:
        """L5.1, L12.7"""
        left = [number + 1 for number in range(len(extras))]
        while len(left) > 1:
            answer = yield from self.choose(seat, "extra", "do", [str(number) for number in left], "stop")
            if answer == "stop":
                return
            left.remove(int(answer))
            yield from self.do(seat, extras[int(answer) - 1])
        for number in left:
            yield from self.do(seat, extras[number - 1])

    def take_token(self, party: int, tile: Tile) -> Asking[None]:
        """L7.7, L9.3, L9.6: the token leaves the tile when its reward is done."""
        if party != self.boris:
            yield from self.do(party, tile.token)
            self.tokens[party] += 1
            if self.solitaires_guild():
                self.card_tokens += 1
        elif tile.token.startswith("vp:"):
            self.score(party, int(tile.token.removeprefix("vp:")))
        tile.token = ""

    # Growth

    def growth(self) -> Asking[None]:
        """L8, L9.4, L9.6"""
        yield from self.offer_guild()  # L9.6: before growth
        if self.round in self.calendar["plantation_rounds"]:
            if self.alone:
                yield from self.plantation_alone()
            else:
                yield from self.plantation_among_players()
            for seat in range(self.seats):
                while self.plantation[seat] > 0:
                    self.shift(seat, "plantation", "supply")
            self.side = "ulster" if self.side == "virginia" else "virginia"
        if self.seats >= 3 and self.round in self.calendar["tile_growth_rounds"]:
            self.lay_tiles()

    def plantation_among_players(self) -> Asking[None]:
        """L8.1: of players tied for first, who is earlier in turn order takes the reward first."""
        there = [seat for seat in self.order if self.plantation[seat] > 0]
        first = self.with_most_there(there)
        second = self.with_most_there([seat for seat in there if seat not in first])
        if len(first) == 1:
            self.plantation_wins[first[0]] += 1
            yield from self.plantation_reward(first[0], "first")
            if len(second) == 1:
                yield from self.plantation_reward(second[0], "second")
        else:
            for seat in first:
                yield from self.plantation_reward(seat, "second")

    def with_most_there(self, seats: list[int]) -> list[int]:
        """L8.1: those of these seats with the most liverymen on the plantation."""
        return [seat for seat in seats if self.plantation[seat] == max(self.plantation[other] for other in seats)]

    def plantation_reward(self, seat: int, which: str) -> Asking[None]:
        """L8.1: its parts in their order."""
        for part in self.facts["plantation"][self.side][which]:
            yield from self.do(seat, part)

    def plantation_alone(self) -> Asking[None]:
        """L9.4"""
        side = self.facts["plantation"][self.side]
        if self.plantation[0] >= self.facts["solo"]["solo_human_needs"]:
            self.plantation_wins[0] += 1
            yield from self.plantation_reward(0, "first")
        elif self.plantation[0] > 0:
            self.score(self.boris, int(side["boris_against_one_vp"]))
        else:
            self.score(self.boris, int(side["boris_unopposed_vp"]))

    def lay_tiles(self) -> None:
        """L8.2, L13.5"""
        for _ in range(self.facts["growth"]["growth_tiles_per_phase"]):
            if self.stack and self.cells:
                place = self.cells.pop(0)
                self.tiles[place] = self.stack.pop(self.growth_chance.below(len(self.stack)))
                self.lay_token(place, self.growth_chance)
        if self.beadle == "":
            self.beadle = self.lowest_open_guild()

    # Alone

    def boris_turn(self) -> None:
        """L9.2"""
        drawn = []
        for _ in range(int(self.options["boris_cards"])):
            for card in self.draw_cards(1):
                drawn.append(card)
                self.place_boris(self.cards[card]["colour"])
        self.discards += drawn

    def place_boris(self, colour: str) -> None:
        """L9.2"""
        start = READING_ORDER.index(self.beadle) if self.beadle else 0
        for place in READING_ORDER[start:] + READING_ORDER[:start]:
            if place in self.of_colour(colour):
                self.tiles[place].men[self.boris] += 1
                return

    def complete_beadle_tile(self) -> None:
        """L9.5"""
        if self.beadle:
            tile = self.tiles[self.beadle]
            self.score(self.boris, tile.vp)
            self.complete(self.beadle, self.boris)
            tile.token = ""
            self.beadle = self.lowest_open_guild()

    def solitaires_guild(self) -> bool:
        """L9.6"""
        return self.alone and self.options["solitaires_guild"] == "yes"

    def guild_places(self) -> list[str]:
        """L9.6: where a liveryman can be made master now."""
        if not self.solitaires_guild() or self.guildhall[0] == 0:
            return []
        if self.card_tokens < self.facts["solo"]["tokens_for_card"]:
            return []
        guilds = [place for place in self.places() if self.tiles[place].number is not None]
        return [place for place in guilds if not self.tiles[place].open and self.tiles[place].master == NOBODY]

    def offer_guild(self) -> Asking[None]:
        """L9.6, L12.8: outside one's turn, until declined."""
        while self.guild_places():
            place = yield from self.choose(0, "guild", "guild", self.guild_places(), "decline")
            if place == "decline":
                return
            self.make_master(place)

    def make_master(self, place: str) -> None:
        """L9.6"""
        self.card_tokens -= int(self.facts["solo"]["tokens_for_card"])
        self.guildhall[0] -= 1
        self.tiles[place].master = 0
        self.score(0, self.tiles[place].vp)

    # The count

    def total(self, party: int) -> int:
        """L10.2, L9.3"""
        if party == self.boris:
            return self.scores[party]
        mayors = sum(self.mayor_points(party, number) for number in self.mayors[party])
        pair = int(self.facts["scoring"]["vp_per_orthogonal_pair_of_own_masters"])
        return self.scores[party] + mayors + pair * self.pairs(party)

    def pairs(self, seat: int) -> int:
        """L10.2: each pair is found from both sides."""
        return sum(self.adjacent_masters(seat, place) for place in self.masters(seat)) // 2

    def mayor_points(self, seat: int, number: int) -> int:
        """L10.2, L10.4"""
        card = self.facts["mayoral_card"][number - 1]
        name, *values = card["score"].split(":")
        return min(int(card["max_vp"]), self.uncapped_points(seat, name, values))

    def uncapped_points(self, seat: int, name: str, values: list[str]) -> int:
        """L10.4"""
        masters = self.masters(seat)
        if name == "per_master_colour":
            return int(values[1]) * len(self.masters_of_colour(seat, values[0]))
        if name == "at_least_masters_colour":
            found, asked = len(self.masters_of_colour(seat, values[0])), int(values[1])
            return int(values[2]) if found >= asked else NEARLY if found == asked - 1 else 0
        if name == "colours_covered":
            rewards = {number: points for number, _, points in (value.partition("=") for value in values)}
            return int(rewards.get(str(len(self.colours_covered(seat))), 0))
        numbers = {
            "largest_group": max([len(self.group(seat, place)) for place in masters], default=0),
            "best_row": max(len([place for place in masters if place[1] == row]) for row in ROWS),
            "best_column": max(len([place for place in masters if place[0] == column]) for column in COLUMNS),
            "outer_edge": len([place for place in masters if self.at_outer_edge(place)]),
            "near_guildhall": len([place for place in masters if self.near_guildhall(place)]),
            "per_special": len([place for place in masters if self.tiles[place].number is None]),
            "per_token": self.tokens[seat],
            "per_plantation_win": self.plantation_wins[seat],
            "per_two_in_guildhall": self.guildhall[seat] // 2,
            "per_two_masters": len(masters) // 2,
        }
        return int(values[0]) * numbers[name]

    def masters_of_colour(self, seat: int, colour: str) -> list[str]:
        """L10.4"""
        return [place for place in self.masters(seat) if colour in self.tiles[place].colours]

    def colours_covered(self, seat: int) -> list[str]:
        """L10.4"""
        return [colour for colour in COLOURS if self.masters_of_colour(seat, colour)]

    def group(self, seat: int, place: str) -> list[str]:
        """L10.4: the own masters orthogonally connected with this one, itself included."""
        found = [place]
        for member in found:  # grows while it is walked through
            found += [other for other in orthogonal(member) if other in self.masters(seat) and other not in found]
        return found

    def at_outer_edge(self, place: str) -> bool:
        """L10.4: Guildhall tiles are tiles too."""
        tiles = [*self.tiles, *self.guildhall_places]
        return len([other for other in orthogonal(place) if other in tiles]) < 4

    def near_guildhall(self, place: str) -> bool:
        """L10.4"""
        return any(touching(place, guildhall) for guildhall in self.guildhall_places)

    def beats(self, party: int, other: int) -> bool:
        """L10.3, L9.7"""
        if self.alone:
            you_win = self.total(0) > self.total(self.boris)
            return party != other and you_win == (party == 0)
        own, others = ((self.total(seat), len(self.masters(seat)), len(self.hands[seat])) for seat in (party, other))
        return own > others

    def result(self) -> dict[str, Any]:
        """L10.2, L10.3, L9.7: a place is one behind those who are better."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        parties = range(self.parties)
        return {
            "ranks": [1 + sum(1 for other in parties if self.beats(other, party)) for party in parties],
            "totals": [self.total(party) for party in parties],
            "reason": self.reason,
        }

    # What there is

    def snapshot(self) -> dict[str, Any]:
        """Everything there is, hidden or not, and the streams to compare chance draw by draw."""
        chances = [self.setup_chance, self.card_chance, self.mayor_chance, self.growth_chance]
        tiles: dict[str, dict[str, Any]] = {}
        for place, tile in self.tiles.items():
            tiles[place] = {"tile": tile.name, "open": tile.open, "master": tile.master, "men": list(tile.men)}
            tiles[place] |= {"token": tile.token, "neutral": tile.neutral}
        return {
            "phase": self.phase,
            "round": self.round,
            "order": list(self.order),
            "scores": list(self.scores),
            "beadle": self.beadle,
            "side": self.side,
            "plantation": list(self.plantation),
            "guildhall": list(self.guildhall),
            "supply": list(self.supply),
            "scoreboard": self.scoreboard,
            "held": list(self.held),
            "tiles": tiles,
            "hands": [counts(hand) for hand in self.hands],
            "deck": counts(self.deck),
            "discards": list(self.discards),
            "mayors": [sorted(numbers) for numbers in self.mayors],
            "mayor_pile": sorted(self.mayor_pile),
            "tokens": list(self.tokens),
            "card_tokens": self.card_tokens,
            "plantation_wins": list(self.plantation_wins),
            "streams": [chance.x for chance in chances],
        }
