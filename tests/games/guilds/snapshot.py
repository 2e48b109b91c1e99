"""A match of Guilds of London in the words of the slow version, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.match import Match
from ludotheque.games.guilds.notation import show_card, show_place
from ludotheque.games.guilds.pieces import CARDS, NONE, PLACES, SIDES


def snapshot(match: Match) -> dict[str, Any]:
    """The same entries as `Naive.snapshot`."""
    return told(match.state()[0], match.facts.entries, "over" if match.over else match.phase)


def told(s: Any, facts: Any, phase: str) -> dict[str, Any]:
    seats = range(int(s["seats"]))
    parties = max(2, len(seats))
    guilds = sorted(int(entry["number"]) for entry in facts["guild_tile"])
    names = [*guilds, *(entry["id"] for entry in facts["special_building"])]
    rewards = [entry["reward"] for entry in facts["token"]]
    tiles = {}
    for place in range(PLACES):
        if s["tile"][place] >= 0:
            tiles[show_place(place)] = {
                "tile": names[s["tile"][place]],
                "open": not s["completed"][place],
                "master": int(s["master"][place]),
                "men": s["men"][place][:parties].tolist(),
                "token": "" if s["token"][place] == NONE else rewards[s["token"][place]],
                "neutral": bool(s["neutral"][place]),
            }
    return {
        "phase": phase,
        "round": int(s["rounds"]) + (phase != "over"),
        "order": s["order"][: len(seats)].tolist(),
        "scores": s["points"].sum(axis=1)[:parties].tolist(),
        "beadle": "" if s["beadle"] == NONE else show_place(int(s["beadle"])),
        "side": SIDES[s["side"]],
        **{name: s[name][: len(seats)].tolist() for name in ("plantation", "guildhall", "supply", "held")},
        "scoreboard": int(s["scoreboard"]),
        "tiles": tiles,
        "hands": [cards(s["hand"][seat]) for seat in seats],
        "deck": cards(s["deck"]),
        "discards": [show_card(int(card)) for card in s["discards"][: s["discard_count"]]],
        "mayors": [sorted(int(card) + 1 for card in s["mayor"][seat][: s["mayor_count"][seat]]) for seat in seats],
        "mayor_pile": [int(card) + 1 for card in s["pile"].nonzero()[0]],
        "tokens": s["tokens_won"][: len(seats)].tolist(),
        "card_tokens": int(s["card_tokens"]),
        "plantation_wins": s["plantation_wins"][: len(seats)].tolist(),
        "streams": s["random"].tolist(),
    }


def cards(cells: Any) -> dict[str, int]:
    return {show_card(card): int(cells[card]) for card in range(CARDS) if cells[card]}
