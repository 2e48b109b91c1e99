"""A city in a few lines becomes a match: for tests that show the tiles, play notation and look at what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

import ludotheque
from ludotheque import Facts, Match
from ludotheque.engine.compiled import PURE
from ludotheque.engine.hiding import SPECTATOR, record_of
from ludotheque.engine.position import read_entries
from ludotheque.engine.words import Message
from ludotheque.games.guilds.notation import read_card
from tests.naive.guilds import READING_ORDER, Stream

GAME = ludotheque.game("guilds")
FACTS = GAME.shipped.entries
COLOURS = "YPRBG"  # the letters of cards, in the order of the facts
LONG = 36 if PURE else 120  # decisions of a random game that is looked at


class City(Match):
    """A match that begins at a position. Seats are counted from 1, as in the notation; alone, Boris is 2."""

    def can(self) -> list[str]:
        """The legal actions in words."""
        return sorted(action.text for action in self.legal())

    def can_go(self) -> list[str]:
        """The same without 'from' and 'to': 'a1 guildhall stop'."""
        return sorted(text.removeprefix("from ").removeprefix("to ") for text in self.can())

    def do(self, *texts: str) -> City:
        for text in texts:
            self.play(text)
        return self

    @property
    def record(self) -> Any:
        return record_of(self.state())

    @property
    def turn(self) -> int:
        """Who is to decide; 0 when the game is over."""
        return 0 if self.actor is None else self.actor + 1

    def tile(self, place: str) -> dict[str, Any]:
        return dict(self.view()["tiles"][place])

    def men(self, place: str) -> list[int]:
        """Liverymen on a tile, by seat."""
        return list(self.tile(place)["men"])

    def men_on(self, *places: str) -> list[list[int]]:
        return [self.men(place) for place in places]

    def master(self, place: str) -> int:
        """Whose master is on a completed tile: 0 if nobody's, -1 if it is open."""
        tile = self.tile(place)
        return -1 if tile["open"] else tile["master"] + 1

    def token(self, place: str) -> str:
        """'vp:2'; nothing if there is none."""
        token = self.tile(place)["token"]
        return f"{token['effect']}:{token['count']}" if token else ""

    def player(self, seat: int, viewer: int = 0) -> dict[str, Any]:
        """What a seat (if none is named: a spectator) sees of a player."""
        return dict(self.view(viewer - 1 if viewer else SPECTATOR)["players"][seat - 1])

    def of(self, name: str) -> list[int]:
        """A figure of all players: their 'guildhall', 'supply', 'plantation', 'neutrals'..."""
        return [int(player[name]) for player in self.view()["players"]]

    def hand(self, seat: int) -> str:
        """'Y1 Y1 R3'"""
        held = self.view(seat - 1)["hand"]
        return " ".join(card["card"] for card in held for _ in range(card["count"]))

    def mayors(self, seat: int) -> list[int]:
        return [card["number"] for card in self.view(seat - 1)["mayors"]]

    def scored(self, seat: int) -> dict[str, int]:
        """Points of a player by source, without the zeros."""
        return {source: points for source, points in self.view()["points"][seat - 1].items() if points}

    def told(self, viewer: int = 0, since: int = 0) -> list[str]:
        return self.lines("en", viewer - 1 if viewer else SPECTATOR, since)

    def happened(self) -> list[str]:
        """The names of everything told to spectators."""
        return [event.id for _, event in self.events()]

    def why(self, text: str) -> Message:
        why = self.why_not(text)
        assert why is not None, text
        return why


def city(
    text: str = "",
    *,
    seats: int = 2,
    draws: str | None = None,
    mayors: str = "",
    seed: int = 1,
    facts: Facts | None = None,
) -> City:
    """A match at a position, seat 1 to play a card unless it says otherwise.

    Tiles are named as printed: 'b2: 17 men 2 1 token vp:2 neutral', 'c2: livery-hall done 1' with its master. `round`
    is the one being played. The beadle stands where it should. A player's liverymen are 16: what is not said of them
    is counted (`supply`, or `guildhall` if the supply is given). `draws`: the only action cards there are besides those
    in hands and discards, in the order in which they will be drawn. `mayors`: the next mayoral cards.
    """
    entries = {name: value.replace("\n", " ") for name, value in read_entries(text).items()}
    facts = facts or GAME.shipped
    tiles = {place: entries.pop(place).split() for place in READING_ORDER if place in entries}
    entries = {"seats": str(seats), **entries}
    if "round" in entries:
        entries["rounds"] = str(int(entries.pop("round")) - 1)
    actor = entries.setdefault("actor", "1")
    if actor != "over":
        entries.setdefault("doer", actor)
        entries.setdefault("turn", str(entries.get("order", "1 2 3 4").split().index(actor)))
    entries.setdefault("beadle", beadle_of(tiles))
    entries |= liverymen(entries, tiles, seats, int(facts.entries["setup"]["liverymen_per_player"]))
    if draws is not None:
        held = [value for name, value in entries.items() if name.startswith("hand ") or name == "discards"]
        facts = only_cards(f"{draws} {' '.join(held)}".split(), facts)
        seed = seed_that_draws(draws.split(), [], []) if not mayors else seed
    if mayors:
        taken = [
            word.partition("@")[0] for name, value in entries.items() if name[:6] == "mayors" for word in value.split()
        ]
        pile = [n for n in range(1, len(facts.entries["mayoral_card"]) + 1) if str(n) not in taken]
        seed = seed_that_draws((draws or "").split(), [int(word) for word in mayors.split()], pile)
    lines = [f"{name}: {value}" for name, value in entries.items()]
    lines += [f"{place}: {tile_entry(words, facts)}" for place, words in tiles.items()]
    return City.from_position(GAME, "\n".join(lines), seed=seed, facts=facts)


def alone(text: str = "", *, boris: str = "", mayors: str = "", facts: Facts | None = None) -> City:
    """A game against Boris, whose next cards are these; nobody else draws at the end of the turn."""
    return city(text, seats=1, draws=boris, mayors=mayors, facts=without_draws(facts or GAME.shipped))


def new_facts(facts: Facts | None = None, **changes: Any) -> Facts:
    """Facts (the shipped ones) with other entries; an entry that is a table is changed in part. Not checked."""
    entries = dict((facts or GAME.shipped).entries)
    for name, value in changes.items():
        entries[name] = {**entries[name], **value} if isinstance(value, Mapping) else value
    return GAME.facts_format.packed(entries)


def changed(kind: str, key: str, called: object, /, **changes: object) -> dict[str, Any]:
    """One entry of a list of the shipped facts changed: ('guild_tile', 'number', 7, vp=9)."""
    return {kind: [{**entry, **changes} if entry[key] == called else entry for entry in FACTS[kind]]}


@lru_cache(maxsize=None)
def with_ability(ability: str, cost: int = 0) -> Facts:
    """Facts in which Y1 has another ability."""
    return new_facts(**changed("action_card", "id", "Y1", ability=ability, cost=cost))


def only_cards(cards: Sequence[str], facts: Facts) -> Facts:
    """Facts with no other action cards than these. Only the counts are packed anew: that is much quicker."""
    counts, array = Counter(cards), facts.array.copy()
    entries = [{**entry, "count": counts[entry["id"]]} for entry in facts.entries["action_card"]]
    for entry in entries:
        array["card_count"][0, read_card(entry["id"])] = entry["count"]
    return Facts({**facts.entries, "action_card": entries}, array)


def without_draws(facts: Facts) -> Facts:
    """Facts in which nobody draws at the end of a turn."""
    array, none = facts.array.copy(), {"draw_after_playing": 0, "draw_after_passing": 0}
    for name in none:
        array[name] = 0
    return Facts({**facts.entries, "turn": {**facts.entries["turn"], **none}}, array)


def beadle_of(tiles: Mapping[str, Sequence[str]]) -> str:
    guilds = {int(words[0]): place for place, words in tiles.items() if words[0].isdigit() and "done" not in words}
    return guilds[min(guilds)] if guilds else "-"


def tile_entry(words: Sequence[str], facts: Facts) -> str:
    """A tile as the game's own notation has it: counted in the order of the facts, four columns of liverymen."""
    names = sorted(int(entry["number"]) for entry in facts.entries["guild_tile"])
    ids = [*map(str, names), *(entry["id"] for entry in facts.entries["special_building"])]
    rewards = [entry["reward"] for entry in facts.entries["token"]]
    told = [str(ids.index(words[0]) + 1), *words[1:]]
    if "done" in told and told[told.index("done") + 1 :][:1] in ([], ["token"]):
        told.insert(told.index("done") + 1, "-")
    if "men" in told:
        men = men_of(words)
        first = told.index("men") + 1
        told[first : first + len(men)] = [str(n) for n in [*men, 0, 0, 0, 0][:4]]
    if "token" in told:
        told[told.index("token") + 1] = str(rewards.index(told[told.index("token") + 1]) + 1)
    return " ".join(told)


def men_of(words: Sequence[str]) -> list[int]:
    if "men" not in words:
        return []
    rest = list(words[words.index("men") + 1 :])
    stop = next((n for n, word in enumerate(rest) if not word.isdigit()), len(rest))
    return [int(word) for word in rest[:stop]]


def liverymen(entries: Mapping[str, str], tiles: Mapping[str, Sequence[str]], seats: int, total: int) -> dict[str, str]:
    """Guildhall and supply, so that everybody has all their liverymen."""
    left = [total] * seats
    for words in tiles.values():
        for seat, men in enumerate(men_of(words)[:seats]):
            left[seat] -= men
        if "done" in words and words[-1].isdigit():
            left[int(words[-1]) - 1] -= 1
    given = {name: numbers(entries.get(name, ""), seats) for name in ("plantation", "guildhall", "supply")}
    rest = [left[seat] - sum(given[name][seat] for name in given) for seat in range(seats)]
    filled = "guildhall" if "supply" in entries else "supply"
    counted = {name: " ".join(map(str, given[name])) for name in ("guildhall", "supply")}
    return {**counted, filled: " ".join(str(n + given[filled][seat]) for seat, n in enumerate(rest))}


def numbers(text: str, seats: int) -> list[int]:
    return [*(int(word) for word in text.split()), *[0] * seats][:seats]


# chance


def stream_of(seed: int, stream: int) -> Stream:
    """One of the four streams that a seed starts (L13.2), in plain Python."""
    seeder = Stream(seed)
    return [Stream(seeder.next()) for _ in range(4)][stream]


def card_order(card: str) -> tuple[int, int]:
    """L13.3: colour by colour."""
    return COLOURS.index(card[0]), int(card[1:])


def next_ones(chance: Stream, left: Sequence[Any], number: int) -> list[Any]:
    """The next draws from a pile nobody has seen (L13.3)."""
    left = list(left)
    return [left.pop(chance.below(len(left))) for _ in range(number)]


def seed_that_draws(cards: Sequence[str], mayors: Sequence[int], pile: Sequence[int]) -> int:
    """A seed with which these action cards are drawn from a deck of them alone, and these mayoral cards."""
    deck = sorted(cards, key=card_order)
    return next(
        seed
        for seed in count()
        if next_ones(stream_of(seed, 1), deck, len(deck)) == list(cards)
        and next_ones(stream_of(seed, 2), pile, len(mayors)) == list(mayors)
    )
