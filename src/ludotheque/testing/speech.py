"""Checks of words: every message exists and can be said in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ..engine.match import Match
from ..engine.outcome import party_message
from ..engine.words import ENGINE_WORDS, LANGUAGES, Message, message, message_ids, words_of
from .case import Case, check

OFTEN = 12  # a message is said with so many different arguments at most


@check
def check_translations(case: Case) -> None:
    """All languages have the same messages, and those that the engine asks every game for."""
    for folder in (ENGINE_WORDS, case.game.folder / "words"):
        ids = {language: ids_in(folder, language) for language in LANGUAGES}
        every = set.union(*ids.values())
        for language, found in ids.items():
            if lacking := every - found:
                raise case.fault(f"{language} has no message {', '.join(sorted(lacking))}")
    for text in fixed_messages(case):
        say(case, text)
    for phase in case.game.phases:  # said with arguments during play, if a random game comes there
        if not words_of("en", case.game.folder / "words").has(f"ask-{phase}"):
            raise case.fault(f"en has no message ask-{phase}")


def ids_in(folder: Path, language: str) -> set[str]:
    return message_ids((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def fixed_messages(case: Case) -> list[Message]:
    game = case.game
    parties = [party_message(game, case.seats, party) for party in range(game.parties(case.seats))]
    ids = ["name", "tagline"]
    ids += [f"source-{source}" for source in game.sources] + [f"reason-{reason}" for reason in game.reasons]
    for option in game.options:
        ids += [f"option-{option.name}", f"option-{option.name}-help"]
        ids += [f"choice-{option.name}-{choice}" for choice in option.choices]
    return parties + [message(name) for name in ids]


def say(case: Case, text: Message) -> None:
    for language in LANGUAGES:
        try:
            words_of(language, case.game.folder / "words")(text)
        except Exception as error:
            raise case.fault(f"cannot say '{text.id}' in {language}: {error}") from error


@check
def check_words(case: Case) -> None:
    """Whatever is asked, offered, refused, told and drawn during play can be said in every language."""
    said: Counter[str] = Counter()
    for match in case.sampled():
        for text in spoken(case, match):
            said[text.id] += 1
            if said[text.id] <= OFTEN:
                say(case, text)
        for language in LANGUAGES:
            case.game.draw(match.view(case.seed % case.seats), match.words(language))


def spoken(case: Case, match: Match) -> Iterator[Message]:
    """Messages of a decision, for the seat to decide and for all who watch."""
    for seat in case.viewers:
        yield from (line for _, line in match.events(seat, since=max(0, match.number - 1)))
        yield from (line for lines in match.explain(seat).values() for line in lines)
    refusals = (match.why_not(code) for code in range(case.game.layout.size))
    yield from (text for text in refusals if text is not None)
    if match.over:
        yield message(f"reason-{match.outcome.reason}")
        return
    for seat in case.viewers:
        yield case.game.ask(case.f, match.known(seat), seat)
    yield from (match.describe(action) for action in match.legal())
