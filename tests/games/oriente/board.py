"""A table in a few words becomes a match: for tests that show who sits there, play, and look at what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import ludotheque
from ludotheque import Facts, Match
from ludotheque.engine.hiding import SPECTATOR, record_of
from tests.naive.oriente import INHABITANTS, Naive, Stream

GAME = ludotheque.game("oriente")
KINDS = (*INHABITANTS, "geisha")
SPENT = "nofu spent"  # somebody who is there and never asked
Promise = dict[str, Any]


class Table(Match):
    """A match that begins at a position. Seats are counted from 1, as in the notation."""

    def can(self) -> list[str]:
        """The legal actions in words."""
        return sorted(action.text for action in self.legal())

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.play(text)
        return self

    def pass_all(self) -> Table:
        """Pass until another phase or season begins, or the game is over."""
        phase, season = self.phase, self.view()["season"]
        while not self.over and (self.phase, self.view()["season"]) == (phase, season):
            self.play("pass")
        return self

    @property
    def record(self) -> Any:
        return record_of(self.state())

    @property
    def turn(self) -> int:
        """Who is to decide; 0 when the game is over."""
        return 0 if self.actor is None else self.actor + 1

    def player(self, seat: int, viewer: int = 0) -> dict[str, Any]:
        """What a seat (if none is named: a spectator) sees of a player."""
        return dict(self.view(viewer - 1 if viewer else SPECTATOR)["players"][seat - 1])

    def cards(self, seat: int) -> str:
        """Points cards, treasures by their points: '2 nofu nofu'."""
        cards = self.player(seat)["cards"]
        return " ".join(sorted(name.removeprefix("treasure-") for name in cards for _ in range(cards[name])))

    def is_a(self, seat: int) -> str:
        """The inhabitant as it really is: 'nofu hidden'."""
        kind = int(self.record.card[seat - 1])
        face = "revealed" if int(self.record.revealed) >> (seat - 1) & 1 else "hidden"
        return f"{KINDS[kind]} {face}" if kind >= 0 else "none"

    def seen(self, seat: int) -> str:
        """A player's inhabitant in the eyes of seats 1, 2, ... and of spectators."""
        viewers = (*range(1, self.seats + 1), 0)
        return " ".join(self.player(seat, viewer)["inhabitant"] or "-" for viewer in viewers)

    def discs(self) -> list[int]:
        """Who has a disc."""
        return [seat + 1 for seat, player in enumerate(self.view()["players"]) if player["disc"]]

    def told(self, viewer: int = 0, since: int = 0) -> list[str]:
        """What a seat (or a spectator) has been told."""
        return self.lines("en", viewer - 1 if viewer else SPECTATOR, since)

    def events_told(self) -> list[str]:
        """The names of everything told to spectators."""
        return [event.id for _, event in self.events()]

    # deals

    def offer(
        self,
        by: int,
        to: int,
        give: str = "",
        get: str = "",
        promise: Sequence[Promise] = (),
        ask: Sequence[Promise] = (),
    ) -> Table:
        sides = {"give": cards_named(give), "get": cards_named(get), "promise": list(promise), "ask": list(ask)}
        self.aside(by - 1, {"offer": {"to": to - 1, **sides}})
        return self

    def accept(self, seat: int, by: int) -> Table:
        self.aside(seat - 1, {"accept": by - 1})
        return self

    def settle(self, seat: int, number: int, cards: str) -> Table:
        self.aside(seat - 1, {"settle": number, "cards": cards_named(cards)})
        return self

    def ledger(self) -> list[str]:
        """What became of the promises on record."""
        return [promise["status"] for promise in self.talk["promises"]]

    def promised(self, by: int, to: int, *promises: Promise) -> Table:
        """Promises of one to another, accepted for a word."""
        return self.offer(by, to, promise=promises, ask=[words("thanks")]).accept(to, by)


def about(kind: str, seat: int) -> Promise:
    """A promise that is about somebody: to support, cancel, not-cancel, attack or spare them."""
    return {"promise": kind, "whom": seat - 1}


def later(cards: str) -> Promise:
    """A promise to give cards."""
    return {"promise": "give", "cards": cards_named(cards)}


def words(text: str) -> Promise:
    return {"promise": "words", "text": text}


def cards_named(text: str) -> dict[str, int]:
    """'2 nofu nofu' as it is said in a deal."""
    return dict(Counter(full_names(text)))


def full_names(text: str) -> list[str]:
    """Cards by name; a treasure may be called by its points."""
    return [f"treasure-{word}" if word.isdigit() else word for word in text.split()]


def table(
    *players: str,
    seats: int = 4,
    pawn: int = 1,
    reward: int = 0,
    deck: str | None = None,
    geisha: str = "deck",
    draws: str = "",
    seed: int = 1,
    facts: Facts | None = None,
    **more: object,
) -> Table:
    """Players from seat 1 on, the holder of the pawn to announce first.

    A player is 'daimyo', 'daimyo hidden', 'daimyo spent' (without a disc), with points cards behind a colon; who is not
    described is `SPENT`. `reward`: how many unseen cards it has; without any it is gone for this season. `deck`: the
    only cards left in its layers, '/ geisha / nofu'; all others are points of the last two players. `geisha`: 'reward'
    if she lies there, unseen. `draws`: the next cards of the deck, by a seed with which they come. Anything else is an
    entry of the position.
    """
    people = [player_entries(seat + 1, text) for seat, text in enumerate([*players, *[SPENT] * seats][:seats])]
    discs = [seat + 1 for seat, (_, _, _, has_disc) in enumerate(people) if has_disc]
    waiting = [(pawn - 1 + n) % seats + 1 for n in range(seats)]
    actor = next((seat for seat in waiting if seat in discs), pawn)
    pool = Counter({kind: entry["cards"] for kind, entry in (facts or GAME.shipped).entries["inhabitants"].items()})
    pool -= Counter(word for _, kind, cards, _ in people for word in [kind, *cards])
    pool -= Counter(f"{more.get('under', '')} {more.get('known_reward', '')}".split())
    hoard: Counter[str] = Counter()
    laid = [reward, int(geisha == "reward"), 0]
    if deck is None:
        middle = 5 if geisha == "deck" else 0  # or a card of the reward might be another one of her layer
        in_deck = [pool.total() - sum(laid) - middle - 4, middle, 4]
    else:
        kinds = [layer.split() for layer in deck.split("/")]
        in_deck = [len(layer) for layer in kinds]
        hoard = pool - Counter(sum(kinds, ["geisha"] * (geisha == "reward")))
        pool -= hoard
    entries: dict[str, object] = {
        "seats": seats,
        "pawn": pawn,
        "actor": actor,
        "asked": waiting.index(actor),
        "discs": ",".join(map(str, discs)) or "-",
        "claimed": int(not any(laid) and "known_reward" not in more),
        "deck": " ".join(map(str, in_deck)),
        "laid": " ".join(map(str, laid)),
        "pool": " ".join(pool.elements()),
        **{name.replace("known_reward", "reward"): value for name, value in more.items()},
    }
    lines = [f"{name}: {value}" for name, value in entries.items()] + [text for text, *_ in people]
    if hoard["ninja"] > 1:  # all Ninjas would win
        hoard["ninja"] -= 1
        lines[-2] += " ninja"
    lines[-1] += f" {' '.join(hoard.elements())}"
    seed = seed_that_draws(draws.split(), pool, in_deck, laid) if draws else seed
    return Table.from_position(GAME, "\n".join(lines), seed=seed, facts=facts)


def player_entries(seat: int, text: str) -> tuple[str, str, list[str], bool]:
    """The lines of a player in a position, their inhabitant, their points cards, whether they have a disc."""
    described, _, points = text.partition(":")
    kind, *state = described.split()
    assert set(state) <= {"hidden", "spent"}, text
    face = f"hidden top {seat}" if "hidden" in state else "revealed open all"
    cards = full_names(points)
    return f"inhabitant {seat}: {kind} {face}\npoints {seat}: {' '.join(cards)}", kind, cards, "spent" not in state


def seed_that_draws(kinds: list[str], pool: Counter[str], deck: list[int], laid: list[int]) -> int:
    """A seed with which these are the next cards of the deck, by the slow version."""
    return next(seed for seed in range(10**6) if next_cards(seed, len(kinds), pool, deck, laid) == kinds)


def next_cards(seed: int, count: int, pool: Mapping[str, int], deck: Sequence[int], laid: Sequence[int]) -> list[str]:
    slow = slow_deck(seed, pool, deck, laid)
    return [slow.draw() for _ in range(count)]


def slow_deck(seed: int, pool: Mapping[str, int], deck: Sequence[int], laid: Sequence[int]) -> Naive:
    """The slow version with nothing but unseen cards in deck and reward (O14.3, O14.4)."""
    slow = Naive.__new__(Naive)
    slow.deck_chance, slow.unseen = stream_of(seed, 1), {kind: pool.get(kind, 0) for kind in KINDS}
    slow.deck, slow.reward, slow.under = list(deck), list(laid), []
    return slow


def stream_of(seed: int, stream: int) -> Stream:
    """One of the four streams that a seed starts (O14.2), in plain Python."""
    seeder = Stream(seed)
    return [Stream(seeder.next()) for _ in range(4)][stream]


def new_facts(**changes: Any) -> Facts:
    """The shipped facts with other entries; an entry that is a table is changed in part."""
    entries = dict(GAME.shipped.entries)
    for name, value in changes.items():
        entries[name] = {**entries[name], **value} if isinstance(value, Mapping) else value
    return GAME.facts_format.check(entries)


def cards_in_play(**counts: int) -> Facts:
    """The shipped facts with other numbers of cards of some inhabitants."""
    shipped = GAME.shipped.entries["inhabitants"]
    return new_facts(inhabitants={kind: {**shipped[kind], "cards": count} for kind, count in counts.items()})
