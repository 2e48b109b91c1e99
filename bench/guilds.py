"""What greedy games of Guilds of London score by mode, how long they are, and how often everything in them is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.engine.hiding import record_of
from ludotheque.engine.options import combinations
from ludotheque.games.guilds.actions import LAYOUT
from ludotheque.games.guilds.notation import show_card
from ludotheque.games.guilds.pieces import EFFECTS, GOT_TOKEN, NONE, WON
from ludotheque.games.guilds.scoring import card_points

GAMES = 200  # of each mode
SIDES = ("virginia", "ulster")
USES = ("hire", "move", "ability", "pay", "discard")


@dataclass
class Used:
    """What has been used in all games together."""

    games: int = 0
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    mayors: Counter[str] = field(default_factory=Counter)
    mayor_points: Counter[str] = field(default_factory=Counter)


def rows() -> Iterator[tuple[str, str]]:
    game = ludo.game("guilds")
    alone, together = Used(), Used()
    for seats in game.seats:
        for options in combinations(game.options, seats):
            if options["plantation"] != "random":
                chosen = ", ".join(f"{name}={value}" for name, value in options.items() if seats == 1 or value in SIDES)
                yield (
                    f"Guilds, {seats} {'seat' if seats == 1 else 'seats'}, {chosen}, {GAMES} games of the greedy bot",
                    mode_figures(game, seats, options, alone if seats == 1 else together),
                )
    for who, used in (("alone", alone), ("two to four players", together)):
        yield from used_rows(who, used)


def mode_figures(game: ludo.Game, seats: int, options: dict[str, str], used: Used) -> str:
    decisions, totals, wins = 0, Counter[int](), 0
    for seed in range(1, GAMES + 1):
        match = play(game, seats, options, seed, used)
        decisions += match.number
        wins += match.outcome.winners == (0,)
        for place in match.outcome.places:
            totals[place.party] += place.total
    if seats == 1:
        scores = f"you {totals[0] / GAMES:.1f}, Boris {totals[1] / GAMES:.1f}, won {100 * wins / GAMES:.1f} %"
    else:
        scores = f"mean score {sum(totals.values()) / GAMES / seats:.1f}"
    return f"{decisions / GAMES:.1f} decisions; {scores}"


def play(game: ludo.Game, seats: int, options: dict[str, str], seed: int, used: Used) -> ludo.Match:
    match, bot, f = ludo.Match(game, seats, options, seed), find_bot("greedy"), record_of(game.shipped.array)
    used.games += 1
    while not match.over:
        action = bot.decide(match, 1000 * seed + match.number)
        verb, args = LAYOUT.decode(action.code)
        if verb in USES:
            used.cards[show_card(args[0]), verb] += 1
        if verb == "ability":
            used.effects.update(EFFECTS[code] for code in f.part_code[args[0]] if code != NONE)
        match.play(action)
        count_rewards(f, record_of(match.state()), used)
    s = record_of(match.state())
    for seat in range(seats):
        for card in s.mayor[seat][: int(s.mayor_count[seat])]:
            name = bytes(f.mayor_name[card]).rstrip(b"\0").decode()
            used.mayors[name] += 1
            used.mayor_points[name] += card_points(f, s, seat, int(card))
    return match


def count_rewards(f: Any, s: Any, used: Used) -> None:
    """Extras and tokens that somebody has won."""
    for what, place, party, more in s.story[: int(s.told)].tolist():
        if party < s.seats and what == WON:
            used.effects.update(EFFECTS[code] for code in f.extra_code[s.tile[place]] if code != NONE)
        elif party < s.seats and what == GOT_TOKEN:
            used.effects[EFFECTS[f.token_code[more]]] += 1


def used_rows(who: str, used: Used) -> Iterator[tuple[str, str]]:
    cards = sorted({card for card, _ in used.cards}, key=lambda card: ("YPRBG".index(card[0]), int(card[1:])))
    shown = "; ".join(
        f"{card} " + "/".join(f"{used.cards[card, use] / used.games:.2f}" for use in USES) for card in cards
    )
    yield f"Guilds, {who}: each card in a game to {', '.join(USES[:3])}, paid, discarded", shown
    listed = ", ".join(f"{name} {count / used.games:.2f}" for name, count in used.effects.most_common())
    yield f"Guilds, {who}: each effect in a game", listed
    kept = ", ".join(
        f"{name} {count / used.games:.2f} ({used.mayor_points[name] / count:.1f})"
        for name, count in used.mayors.most_common()
    )
    yield f"Guilds, {who}: each mayoral card kept in a game (and what it brought)", kept
