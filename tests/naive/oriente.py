"""The slow, obvious second version of Oriente, written from its rules alone to judge the fast one. No deals (O12)."""

from typing import Any

ORDINARY = ["nofu", "akindo", "samurai", "daimyo", "maho-tsukai", "soryo"]  # O2.2, in the order of O14.3
INHABITANTS = ["ninja", *ORDINARY, "shogun"]  # O13.1, in the order of O14.6
TREASURES = ["treasure-2", "treasure-3", "treasure-4"]  # O13.1: names of the three treasures of the facts
CARDS = [*INHABITANTS, *TREASURES]  # O14.6
TOP, MIDDLE, BOTTOM = 0, 1, 2  # O2.2: the layers of the deck
LAYERS = [TOP, MIDDLE, BOTTOM]
NAMING = ["attack", "credit", "trade", "eliminate"]  # O13.1: announcements that say whom they name
NOBODY = -1
NONE = ""  # no inhabitant

WORD = 2**64


class Stream:
    """A source of chance (O14.1)."""

    def __init__(self, x: int) -> None:
        self.x = x % WORD

    def next(self) -> int:
        """O14.1"""
        self.x = (self.x + 0x9E3779B97F4A7C15) % WORD
        z = self.x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """O14.1"""
        while True:
            m = (self.next() >> 32) * n
            if m % 2**32 >= 2**32 % n:
                return m >> 32


class Ended(Exception):
    """The game is over at this moment, whatever is under way (O10.1, O10.2)."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


def in_order(cards: list[str]) -> list[str]:
    """O14.6: the cards counted by kind."""
    return sorted(cards, key=CARDS.index)


class Naive:
    """One game of Oriente."""

    def __init__(self, facts: dict[str, Any], seats: int, seed: int, options: dict[str, str]) -> None:
        if not 4 <= seats <= 12:
            raise ValueError("O1.1: four to twelve players")
        self.facts = facts
        self.seats = seats
        self.options = options

        seeder = Stream(seed)  # O14.2
        self.setup_chance = Stream(seeder.next())
        self.deck_chance = Stream(seeder.next())
        self.shuffle_chance = Stream(seeder.next())
        self.taking_chance = Stream(seeder.next())

        # What lies in front of the players.
        self.discs = [True for _ in range(seats)]
        self.inhabitants = [NONE for _ in range(seats)]
        self.revealed = [False for _ in range(seats)]
        self.points: list[list[str]] = [[] for _ in range(seats)]

        # Deck and reward: the unseen cards are only numbers of cards by layer (O14.3), the known ones kinds.
        self.unseen = {kind: int(facts["inhabitants"][kind]["cards"]) for kind in [*INHABITANTS, "geisha"]}
        self.deck = self.layers()
        self.under: list[str] = []
        self.reward = [0, 0, 0]
        self.reward_known: list[str] = []

        self.supply = int(facts["village"]["workers"])
        self.square = 0
        self.hut = 0
        self.pawn = 0
        self.season = 0
        self.claimed = False

        # The decision asked for, and what is under way.
        self.phase = "announce"
        self.actor: int | None = None
        self.waiting: list[int] = []  # the seats whose turn to be asked is still to come
        self.announcer = NOBODY
        self.announced = ""
        self.named = NOBODY
        self.brings_reward = False
        self.supporters: dict[str, list[int]] = {"attacker": [], "target": []}
        self.new_support = False
        self.turned_up: list[tuple[str, str]] = []  # by Samurai: side and kind
        self.winner = NOBODY
        self.loser = NOBODY
        self.had_before: list[str] = []  # the announcer's points before a Trade
        self.rebels: list[int] = []

        # How it ended.
        self.reason = ""
        self.ninja_winner = NOBODY

        try:
            self.set_up()
            self.begin_announcing()
        except Ended as ended:
            self.end_game(ended.reason)

    # Set-up

    def layers(self) -> list[int]:
        """O2.2: how many cards each layer has."""
        bottom = int(self.facts["deck"]["bottom_cards"])
        middle = int(self.facts["deck"]["middle_cards"]) + self.unseen["geisha"]
        return [sum(self.unseen.values()) - middle - bottom, middle, bottom]

    def set_up(self) -> None:
        """O2.1, O2.3, in the order of O14.5"""
        if self.options["pawn"] == "random":
            self.pawn = self.setup_chance.below(self.seats)
        treasures = []
        for name, number in zip(TREASURES, self.facts["treasures"]["cards"], strict=True):
            treasures += [name] * int(number)
        for seat in range(self.seats):
            self.points[seat].append(treasures.pop(self.setup_chance.below(len(treasures))))
        for seat in range(self.seats):
            self.draw_inhabitant(seat)
        self.lay_out_reward()

    # Decisions

    def legal(self) -> list[str]:
        """O13.2"""
        if self.actor is None:
            return []
        seat = self.actor
        if self.phase == "announce":
            actions = ["pass", *self.announcements(seat)]
        elif self.phase == "privilege":
            actions = ["pass", *self.announcements(seat)] if self.may_cancel(seat) else ["pass"]
        elif self.phase == "support":
            actions = ["pass", "support attacker", "support target"]
        elif self.phase == "take":
            actions = [f"take {kind}" for kind in self.takeable()]
        elif self.phase == "give":
            actions = [f"give {card}" for card in set(self.had_before)]
        elif self.phase == "become":
            actions = [f"become {kind}" for kind in {self.inhabitants[other] for other in self.others(seat)}]
        else:
            actions = ["pass", "join"] if self.inhabitants[seat] == "nofu" else ["pass"]
        return sorted(actions)

    def play(self, action: str) -> None:
        """O13.2: one decision of the actor."""
        if action not in self.legal():
            raise ValueError(f"not legal: {action!r}")
        assert self.actor is not None
        try:
            self.answer(self.actor, action)
        except Ended as ended:
            self.end_game(ended.reason)

    def answer(self, seat: int, action: str) -> None:
        """O13.2"""
        _, _, what = action.partition(" ")
        if action == "pass":
            self.ask_next()
        elif self.phase in ("announce", "privilege"):
            self.announce(seat, action)
        elif self.phase == "support":
            self.support(seat, what)
        elif self.phase == "take":
            self.take_turned_up(what)
        elif self.phase == "give":
            self.give(what)
        elif self.phase == "become":
            self.become(what)
        else:
            self.join(seat)

    def ask(self, phase: str, seats: list[int]) -> None:
        """O13.2: these players one after the other, but for those who are skipped."""
        self.phase = phase
        self.waiting = seats
        self.ask_next()

    def ask_next(self) -> None:
        """O3.1, O4.5, O7.2, O8.1"""
        while self.waiting:
            seat = self.waiting.pop(0)
            if self.is_asked(seat):
                self.actor = seat
                return
        if self.phase == "announce":
            self.end_season()
        elif self.phase == "privilege":
            self.destiny()
        elif self.phase == "support" and self.new_support:
            self.support_round()
        elif self.phase == "support":
            self.settle_battle()
        else:
            self.strike()

    def is_asked(self, seat: int) -> bool:
        """O3.1, O4.3, O7.2, O8.1"""
        if not self.discs[seat]:
            return False
        if self.phase == "privilege":
            return seat != self.named and (not self.revealed[seat] or self.may_cancel(seat))
        if self.phase == "support":
            return seat != self.named
        if self.phase == "join":
            return not self.revealed[seat] or self.inhabitants[seat] == "nofu"
        return True

    # Seats and cards

    def clockwise(self, seat: int) -> list[int]:
        """O1.4: all seats, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """O1.4: all other seats, clockwise from the left of this one."""
        return self.clockwise(seat)[1:]

    def value(self, card: str) -> int:
        """O1.1, O1.2"""
        if card == NONE:
            return 0  # O10.2
        if card in TREASURES:
            return int(self.facts["treasures"]["points"][TREASURES.index(card)])
        return int(self.facts["inhabitants"][card]["value"])

    def shows(self, seat: int, kind: str) -> bool:
        """O1.3: whether the inhabitant is revealed and of this kind."""
        return self.revealed[seat] and self.inhabitants[seat] == kind

    def see(self, layer: int) -> str:
        """O14.3: the kind of a card of this layer, still counted in the deck or the reward."""
        special = []
        if layer == TOP:
            special = ["shogun"] * self.unseen["shogun"] + ["ninja"] * self.unseen["ninja"]
        elif layer == MIDDLE:
            special = ["geisha"] * self.unseen["geisha"]
        place = self.deck_chance.below(self.deck[layer] + self.reward[layer])
        if place < len(special):
            kind = special[place]
        else:
            ordinary = [kind for kind in ORDINARY for _ in range(self.unseen[kind])]
            kind = ordinary[self.deck_chance.below(len(ordinary))]
        self.unseen[kind] -= 1
        return kind

    def draw(self) -> str:
        """O14.4, O10.2: the next card of the deck."""
        for layer in LAYERS:
            if self.deck[layer] > 0:
                kind = self.see(layer)
                self.deck[layer] -= 1
                return kind
        if self.under:
            return self.under.pop(0)
        raise Ended("deck")

    def draw_inhabitant(self, seat: int) -> None:
        """O10.1, O10.2: a hidden one, for who has none."""
        self.inhabitants[seat] = self.draw()
        if self.inhabitants[seat] == "geisha":
            raise Ended("geisha")

    def lose_inhabitant(self, seat: int) -> str:
        """The card that leaves; until there is a new one the player has none, and nothing revealed."""
        kind = self.inhabitants[seat]
        self.inhabitants[seat] = NONE
        self.revealed[seat] = False
        return kind

    def random_points_card(self, seat: int) -> str:
        """O14.6: taken from the points."""
        cards = in_order(self.points[seat])
        card = cards[self.taking_chance.below(len(cards))]
        self.points[seat].remove(card)
        return card

    # Seasons and announcing

    def begin_announcing(self) -> None:
        """O3.1, O5.1"""
        self.announcer = NOBODY
        self.announced = ""
        self.named = NOBODY
        self.ask("announce", self.clockwise(self.pawn))

    def end_season(self) -> None:
        """O9.1, O9.2"""
        for seat in range(self.seats):
            ninjas = [*self.points[seat], self.inhabitants[seat]].count("ninja")
            if ninjas == self.facts["inhabitants"]["ninja"]["cards"]:
                self.ninja_winner = seat
                raise Ended("ninjas")
        self.discs = [True for _ in range(self.seats)]
        self.lay_out_reward()
        self.season += 1
        self.claimed = False
        self.begin_announcing()

    def announcements(self, seat: int) -> list[str]:
        """O3.2, O3.3"""
        actions = [f"attack {other + 1}" for other in self.others(seat)]
        kind = self.inhabitants[seat]
        if kind == "soryo" and not self.claimed:  # O6.1
            actions.append("prayer")
        if kind == "maho-tsukai" and not any(self.shows(other, "maho-tsukai") for other in self.others(seat)):  # O6.2
            actions.append("transmutation")
        if kind == "daimyo":
            actions.append("rent")  # O6.3
            if self.shogun_seat() != NOBODY:  # O6.4
                actions.append("succession")
        if kind == "akindo":
            customers = [other for other in self.others(seat) if not self.shows(other, "akindo")]
            actions += [f"credit {other + 1}" for other in customers if "nofu" in self.points[other]]  # O6.5
            actions += [f"trade {other + 1}" for other in customers if self.points[other]]  # O6.6
        if kind == "nofu":
            if self.supply > 0 or self.hut > 0:  # O6.7: a worker is in the hut only where it is used
                actions.append("recruit")
            actions.append("revolution")  # O6.8
        if kind == "ninja":  # O6.9
            actions += [f"eliminate {other + 1}" for other in self.others(seat) if not self.shows(other, "ninja")]
        return actions

    def announce(self, seat: int, action: str) -> None:
        """O3.2, O4.4"""
        self.revealed[seat] = True
        self.pawn = seat
        self.announcer = seat
        self.announced = action
        self.named = self.whom_names(seat, action)
        self.ask("privilege", self.others(seat))

    def whom_names(self, seat: int, action: str) -> int:
        """O3.2, O6: the player an announcement names, if any."""
        verb, _, what = action.partition(" ")
        if verb in NAMING:
            return int(what) - 1
        if verb == "succession" and self.shogun_seat() != seat:
            return self.shogun_seat()
        return NOBODY

    # Privilege

    def may_cancel(self, seat: int) -> bool:
        """O4.1, of somebody who has a disc and is not named."""
        own = self.value(self.inhabitants[seat])
        if own == self.announcer_value():
            return len(self.points[seat]) < len(self.points[self.announcer])
        return own > self.announcer_value()

    def announcer_value(self) -> int:
        """O4.1, O4.2"""
        if self.announced == "revolution":
            return self.value("nofu") + self.square
        return self.value(self.inhabitants[self.announcer])

    # Destiny and reward

    def destiny(self) -> None:
        """O5.1, O5.2"""
        self.discs[self.announcer] = False
        self.brings_reward = not self.claimed
        self.claimed = True
        actions = {
            "attack": self.attack,
            "prayer": self.action_over,  # O6.1
            "transmutation": self.transmutation,
            "rent": self.rent,
            "succession": self.succession,
            "credit": self.credit,
            "trade": self.trade,
            "recruit": self.recruit,
            "revolution": self.revolution,
            "eliminate": self.eliminate,
        }
        actions[self.announced.partition(" ")[0]]()

    def action_over(self) -> None:
        """O5.1, O5.2"""
        if self.brings_reward:
            self.brings_reward = False
            self.take_reward()
        self.begin_announcing()

    def lay_out_reward(self) -> None:
        """O2.3, O9.2, O14.4, O10.2: the next card of the deck, which nobody sees."""
        for layer in LAYERS:
            if self.deck[layer] > 0:
                self.deck[layer] -= 1
                self.reward[layer] += 1
                return
        if not self.under:
            raise Ended("deck")
        self.reward_known.append(self.under.pop(0))

    def take_reward(self) -> None:
        """O5.2, O14.4, O10.1"""
        cards = []
        for layer in LAYERS:
            while self.reward[layer] > 0:
                cards.append(self.see(layer))
                self.reward[layer] -= 1
        cards += self.reward_known
        self.reward_known = []
        self.points[self.announcer] += cards
        if "geisha" in cards:
            raise Ended("geisha")

    # Abilities

    def transmutation(self) -> None:
        """O6.2: up to the choice."""
        self.under.append(self.lose_inhabitant(self.announcer))
        self.phase = "become"
        self.actor = self.announcer

    def become(self, kind: str) -> None:
        """O6.2, O14.7, O10.1"""
        cards = [self.lose_inhabitant(other) for other in self.others(self.announcer)]
        cards.remove(kind)
        self.inhabitants[self.announcer] = kind
        cards.append(self.draw())
        geisha = "geisha" in cards
        for other in self.others(self.announcer):
            self.inhabitants[other] = cards.pop(self.shuffle_chance.below(len(cards)))
        if geisha:
            raise Ended("geisha")
        self.action_over()

    def rent(self) -> None:
        """O6.3, O10.1"""
        card = self.draw()
        self.points[self.announcer].append(card)
        if card == "geisha":
            raise Ended("geisha")
        self.action_over()

    def shogun_seat(self) -> int:
        """O6.4: who has the Shogun revealed, as an inhabitant or among the points."""
        for seat in range(self.seats):
            if self.shows(seat, "shogun") or "shogun" in self.points[seat]:
                return seat
        return NOBODY

    def succession(self) -> None:
        """O6.4"""
        seat = self.shogun_seat()
        if "shogun" in self.points[seat]:
            self.points[seat].remove("shogun")
            self.points[seat].append("daimyo")
        else:
            self.inhabitants[seat] = "daimyo"
            self.revealed[seat] = True
        self.inhabitants[self.announcer] = "shogun"
        self.revealed[self.announcer] = True
        self.action_over()

    def credit(self) -> None:
        """O6.5"""
        while "nofu" in self.points[self.named]:
            self.points[self.named].remove("nofu")
            self.points[self.announcer].append("nofu")
        self.action_over()

    def trade(self) -> None:
        """O6.6"""
        if not self.points[self.named]:
            self.action_over()
            return
        self.had_before = list(self.points[self.announcer])
        self.points[self.announcer].append(self.random_points_card(self.named))
        kinds = set(self.had_before)
        if not kinds:
            self.action_over()
        elif len(kinds) == 1:
            self.give(self.had_before[0])
        else:
            self.phase = "give"
            self.actor = self.announcer

    def give(self, card: str) -> None:
        """O6.6"""
        self.points[self.announcer].remove(card)
        self.points[self.named].append(card)
        self.had_before = []
        self.action_over()

    def recruit(self) -> None:
        """O6.7"""
        if self.seats < int(self.facts["village"]["hut_players"]):
            self.supply -= 1
            self.square += 1
        elif self.hut == 0:
            self.supply -= 1
            self.hut += 1
        else:
            self.hut -= 1
            self.square += 1
        self.action_over()

    def eliminate(self) -> None:
        """O6.9"""
        self.points[self.announcer].append(self.lose_inhabitant(self.named))
        self.draw_inhabitant(self.named)
        self.action_over()

    # Battle: the announcer is the attacker, the named player the target

    def attack(self) -> None:
        """O7.1, O7.2"""
        self.revealed[self.named] = True
        self.support_round()

    def support_round(self) -> None:
        """O7.2"""
        self.new_support = False
        self.ask("support", self.others(self.announcer))

    def support(self, seat: int, side: str) -> None:
        """O7.2"""
        self.revealed[seat] = True
        self.discs[seat] = False
        self.supporters[side].append(seat)
        self.new_support = True
        self.ask_next()

    def on_side(self, side: str) -> list[int]:
        """O7.3: the seats of a side."""
        leader = self.announcer if side == "attacker" else self.named
        return [leader, *self.supporters[side]]

    def strength(self, side: str) -> int:
        """O7.3"""
        inhabitants = sum(self.value(self.inhabitants[seat]) for seat in self.on_side(side))
        return inhabitants + sum(self.value(kind) for turner, kind in self.turned_up if turner == side)

    def turn_up(self) -> None:
        """O7.3, O10.1"""
        for seat in self.clockwise(self.announcer):
            for side in ["attacker", "target"]:
                if seat in self.on_side(side) and self.inhabitants[seat] == "samurai":
                    kind = self.draw()
                    self.turned_up.append((side, kind))
                    if kind == "geisha":
                        raise Ended("geisha")

    def settle_battle(self) -> None:
        """O7.3 to O7.6"""
        self.turn_up()
        shogun_attacked = self.inhabitants[self.named] == "shogun"
        if self.strength("attacker") > self.strength("target") and not shogun_attacked:
            self.winner, self.loser = self.announcer, self.named
        else:
            self.winner, self.loser = self.named, self.announcer
        self.points[self.winner].append(self.lose_inhabitant(self.loser))
        kinds = self.takeable()
        if not kinds:
            self.draw_inhabitant(self.loser)
            self.end_battle()
        elif len(kinds) == 1:
            self.take_turned_up(kinds[0])
        else:
            self.phase = "take"
            self.actor = self.loser

    def winning_side(self) -> str:
        """O7.5"""
        return "attacker" if self.winner == self.announcer else "target"

    def takeable(self) -> list[str]:
        """O7.6: the kinds turned up by Samurai of the winning side."""
        return sorted({kind for side, kind in self.turned_up if side == self.winning_side()})

    def take_turned_up(self, kind: str) -> None:
        """O7.6: of cards alike the loser takes the first turned up by the winning side."""
        self.turned_up.remove((self.winning_side(), kind))
        self.inhabitants[self.loser] = kind
        self.revealed[self.loser] = True
        self.end_battle()

    def end_battle(self) -> None:
        """O7.7"""
        for _, kind in self.turned_up:
            if kind == "ninja":
                self.points[self.winner].append(kind)
            else:
                self.under.append(kind)
        self.turned_up = []
        self.supporters = {"attacker": [], "target": []}
        self.action_over()

    # Revolution

    def revolution(self) -> None:
        """O8.1"""
        self.rebels = [self.announcer]
        self.ask("join", self.others(self.announcer))

    def join(self, seat: int) -> None:
        """O8.1"""
        self.revealed[seat] = True
        self.discs[seat] = False
        self.rebels.append(seat)
        self.ask_next()

    def strike(self) -> None:
        """O8.2 to O8.5, O14.6"""
        self.revealed = [True for _ in range(self.seats)]
        strength = len(self.rebels) + self.square
        cards = []
        for seat in self.clockwise(self.announcer):
            if self.is_struck(seat, strength):
                for _ in range(len(self.points[seat]) // 2):
                    cards.append(self.random_points_card(seat))
        for seat in self.rebels:
            cards += self.points[seat]
            self.points[seat] = []
        self.deal_out(in_order(cards))
        self.supply += self.square
        self.square = 0
        self.action_over()

    def is_struck(self, seat: int, strength: int) -> bool:
        """O8.3"""
        kind = self.inhabitants[seat]
        return kind not in ("ninja", "nofu") and self.value(kind) <= strength

    def deal_out(self, cards: list[str]) -> None:
        """O8.4, O14.6: the rebels joined clockwise from the announcer, so they stand in the order of the deal."""
        turn = 0
        while cards:
            seat = self.rebels[turn % len(self.rebels)]
            self.points[seat].append(cards.pop(self.shuffle_chance.below(len(cards))))
            turn += 1

    # End of the game

    def end_game(self, reason: str) -> None:
        """O9.1, O10.1, O10.2: a reward set aside stays where it is, nobody's, as do cards turned up by Samurai."""
        self.reason = reason
        self.phase = "over"
        self.actor = None
        self.announcer = NOBODY
        self.announced = ""
        self.supporters = {"attacker": [], "target": []}

    def worth(self, seat: int) -> list[int]:
        """O10.3: the values of points cards and inhabitant."""
        return [self.value(card) for card in [*self.points[seat], self.inhabitants[seat]]]

    def beats(self, seat: int, other: int) -> bool:
        """O10.3, O10.4"""
        if self.ninja_winner in (seat, other):
            return seat == self.ninja_winner and seat != other
        own, others = self.worth(seat), self.worth(other)
        if sum(own) != sum(others):
            return sum(own) > sum(others)
        return max(own) > max(others)

    def place(self, seat: int) -> int:
        """O10.3: one behind those who are better."""
        return 1 + sum(1 for other in range(self.seats) if self.beats(other, seat))

    def result(self) -> dict[str, Any]:
        """O10.3, O10.4"""
        if self.phase != "over":
            raise ValueError("the game is not over")
        return {
            "ranks": [self.place(seat) for seat in range(self.seats)],
            "totals": [sum(self.worth(seat)) for seat in range(self.seats)],
            "reason": self.reason,
        }

    # What there is

    def snapshot(self) -> dict[str, Any]:
        """Everything there is, hidden or not, and the streams to compare chance draw by draw."""
        chances = [self.setup_chance, self.deck_chance, self.shuffle_chance, self.taking_chance]
        return {
            "phase": self.phase,
            "pawn": self.pawn,
            "season": self.season,
            "claimed": self.claimed,
            "announcer": self.announcer,
            "announced": self.announced,
            "discs": list(self.discs),
            "revealed": list(self.revealed),
            "inhabitants": list(self.inhabitants),
            "points": [{card: cards.count(card) for card in sorted(set(cards))} for cards in self.points],
            "deck": list(self.deck),
            "under": list(self.under),
            "reward": [*self.reward, list(self.reward_known)],
            "unseen": {kind: number for kind, number in self.unseen.items() if number > 0},
            "square": self.square,
            "hut": self.hut,
            "supply": self.supply,
            "supporters": {side: sorted(seats) for side, seats in self.supporters.items()},
            "streams": [chance.x for chance in chances],
        }
