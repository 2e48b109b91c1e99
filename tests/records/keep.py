"""Makes the kept games: `python -m tests.records.keep [GAME ..]`.

A change of rules that breaks one moves `rules_version`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.engine.hiding import record_of

FOLDER = Path(__file__).parent
Options = dict[str, str]
IDLE = "idle"  # always the first choice, which is to pass where one may

# game, name, seats, options, bots, reason of the end to look for ("" for any)
WANTED: list[tuple[str, str, int, Options, list[str], str]] = [
    ("gorinto", "kitsune-wins", 1, {}, ["random"], "kitsune-wins"),
    (
        "gorinto",
        "kitsune-beaten-expert",
        1,
        {"difficulty": "expert", "landscape": "mesa"},
        ["greedy"],
        "kitsune-beaten",
    ),
    ("gorinto", "two-standard", 2, {"landscape": "waves"}, ["greedy", "random"], "wisdom"),
    ("gorinto", "two-tactical", 2, {"removal": "tactical"}, ["greedy", "greedy"], "wisdom"),
    ("gorinto", "two-fewer-tiles", 2, {}, ["random", "random"], "fewer-tiles"),
    ("gorinto", "two-shared", 2, {}, ["random", "random"], "shared"),
    ("gorinto", "three-coin", 3, {"landscape": "lake"}, ["greedy", "random", "greedy"], "wisdom"),
    ("gorinto", "three-compassionate", 3, {"order": "compassionate"}, ["greedy"] * 3, "wisdom"),
    ("gorinto", "three-fewer-tiles", 3, {}, ["random"] * 3, "fewer-tiles"),
    ("gorinto", "four-coin", 4, {"landscape": "hill"}, ["greedy"] * 4, "wisdom"),
    ("gorinto", "four-compassionate", 4, {"order": "compassionate"}, ["random"] * 4, "wisdom"),
    ("gorinto", "partners-gift-one", 4, {"partners": "yes"}, ["greedy"] * 4, "wisdom"),
    ("gorinto", "partners-gift-two", 4, {"partners": "yes", "gift": "two"}, ["random"] * 4, "wisdom"),
    ("gorinto", "partners-fewer-tiles", 4, {"partners": "yes"}, ["random"] * 4, "fewer-tiles"),
    ("corinth", "two-points", 2, {}, ["greedy", "greedy"], "points"),
    ("corinth", "two-gold", 2, {}, ["random", "random"], "gold"),
    ("corinth", "two-shared", 2, {"instant_win": "no"}, ["random", "random"], "shared"),
    ("corinth", "three-points", 3, {}, ["greedy", "greedy", "random"], "points"),
    ("corinth", "four-points", 4, {}, ["greedy"] * 4, "points"),
    ("oriente", "four-geisha", 4, {}, ["greedy"] * 4, "geisha"),
    ("oriente", "four-ninjas", 4, {}, ["random"] * 4, "ninjas"),
    ("oriente", "four-deck", 4, {"pawn": "first"}, [IDLE] * 4, "deck"),
    ("oriente", "seven-geisha", 7, {}, ["greedy", "random"] * 3 + ["greedy"], "geisha"),
    ("oriente", "eight-geisha", 8, {"pawn": "first"}, ["random"] * 8, "geisha"),
    ("oriente", "twelve-geisha", 12, {}, ["greedy"] * 12, "geisha"),
    ("oriente", "five-geisha", 5, {}, ["random"] * 5, "geisha"),
    ("oriente", "nine-geisha", 9, {}, ["random"] * 9, "geisha"),
    ("oriente", "ten-geisha", 10, {}, ["random"] * 10, "geisha"),
    ("oriente", "eleven-geisha", 11, {}, ["random"] * 11, "geisha"),
    ("oriente", "six-deals", 6, {}, ["greedy"] * 6, "geisha"),
    ("guilds", "alone-virginia", 1, {"plantation": "virginia"}, ["greedy"], "rounds"),
    ("guilds", "alone-ulster-random", 1, {"plantation": "ulster"}, ["random"], "rounds"),
    ("guilds", "alone-four-cards", 1, {"boris_cards": "4"}, ["greedy"], "rounds"),
    ("guilds", "alone-expert", 1, {"boris_cards": "4", "solitaires_guild": "yes"}, ["greedy"], "rounds"),
    ("guilds", "two", 2, {}, ["greedy", "random"], "rounds"),
    ("guilds", "three", 3, {"plantation": "ulster"}, ["greedy", "random", "greedy"], "rounds"),
    ("guilds", "four", 4, {"plantation": "virginia"}, ["greedy"] * 4, "rounds"),
]
TALKING = "deals"  # in the name of a game in which people bargain
MOST_TRIES = 20_000


def play_out(match: ludo.Match, bots: list[str], seed: int, *, talks: bool = False) -> ludo.Match:
    while match.actor is not None:
        if talks:
            for seat in range(match.seats):
                talk(match, seat, seed + match.number)
        idle = bots[match.actor] == IDLE
        match.play(match.legal()[0] if idle else find_bot(bots[match.actor]).decide(match, seed + match.number))
    return match


def talk(match: ludo.Match, seat: int, seed: int) -> None:
    """Something said out of turn, if it may be."""
    asides = match.game.asides
    assert asides is not None
    f, s = record_of(match.facts.array), record_of(match.veil(seat, seed))
    said = asides.sample(f, s, match.talk, seat, seed + seat)
    if said is not None and asides.why_not(f, s, match.talk, seat, said) is None:
        match.aside(seat, said)


def keep(game: str, name: str, seats: int, options: Options, bots: list[str], reason: str) -> None:
    for seed in range(MOST_TRIES):
        match = play_out(ludo.Match(ludo.game(game), seats, options, seed), bots, 1000 * seed, talks=TALKING in name)
        if not reason or match.outcome.reason == reason:
            match.save(FOLDER / game / f"{name}.jsonl")
            print(game, name, match.outcome.reason, match.scores)
            return
    raise SystemExit(f"{game} {name}: no game ended by '{reason}'")


def keep_one_taken_back() -> None:
    """A game with decisions taken back, once across chance."""
    match = ludo.start("gorinto", seats=2, seed=1)
    play_out(match, ["random", "random"], 5)
    match.undo(20, consent=True, seed=2)
    play_out(match, ["greedy", "random"], 6)
    match.save(FOLDER / "gorinto" / "two-taken-back.jsonl")


def keep_an_instant_win() -> None:
    """With the printed nine dice nobody lives to see one: a variant with two."""
    game = ludo.game("corinth")
    facts = game.facts_format.check({**game.shipped.entries, "white_dice": 2})
    for seed in range(MOST_TRIES):
        match = play_out(ludo.Match(game, 3, {}, seed, facts), ["greedy"] * 3, seed)
        if match.outcome.reason == "instant-win" and match.number > 30:
            match.save(FOLDER / "corinth" / "three-instant-win.jsonl")
            return


def keep_a_finished_city() -> None:
    """With the shipped thresholds some guild mostly stays open: a variant in which one liveryman is enough."""
    game = ludo.game("guilds")
    tiles = [{**tile, "threshold": 1} for tile in game.shipped.entries["guild_tile"]]
    facts = game.facts_format.check({**game.shipped.entries, "guild_tile": tiles})
    for seats, name in ((1, "alone-tiles"), (3, "three-tiles")):
        for seed in range(MOST_TRIES):
            match = play_out(ludo.Match(game, seats, {}, seed, facts), ["greedy"] * seats, seed)
            if match.outcome.reason == "tiles":
                match.save(FOLDER / "guilds" / f"{name}.jsonl")
                break


def keep_a_bought_master() -> None:
    """The Solitaires' Guild used: a variant in which one token is enough."""
    game = ludo.game("guilds")
    facts = game.facts_format.check(
        {**game.shipped.entries, "solo": {**game.shipped.entries["solo"], "tokens_for_card": 1}}
    )
    for seed in range(MOST_TRIES):
        match = play_out(ludo.Match(game, 1, {"solitaires_guild": "yes"}, seed, facts), ["greedy"], seed)
        if any(text.startswith("guild ") for text in match.notation()):
            match.save(FOLDER / "guilds" / "alone-bought-master.jsonl")
            return


if __name__ == "__main__":
    names = sys.argv[1:] or ludo.games.names()
    for wanted in WANTED:
        if wanted[0] in names:
            keep(*wanted)
    if "gorinto" in names:
        keep_one_taken_back()
    if "corinth" in names:
        keep_an_instant_win()
    if "guilds" in names:
        keep_a_finished_city()
        keep_a_bought_master()
