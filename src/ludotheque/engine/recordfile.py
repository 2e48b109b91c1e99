"""The record file: a match as JSON lines. The first line is its start, then its log, last a closing line.

Every decision carries a digest of the state after it, so that an edited line or a changed rule is found where it is.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .errors import BadInput, BadRecord, IllegalAction, LudothequeError
from .game import Game
from .log import ASIDE, DECISION, RESEED, SEAT, UNDO, Line
from .match import Match
from .words import Message, message

FORMAT = 1
CLOSE = "close"
HEAD_TYPES = {
    "game": str, "rules_version": int, "seats": int, "options": dict, "seed": int, "facts": dict, "facts_digest": str,
    "chosen_seed": bool, "names": list, "position": str,
}  # fmt: skip
LINE_TYPES = {
    "line": int, "kind": str, "number": int, "seat": int, "action": str, "digest": str, "data": dict, "over": bool,
}  # fmt: skip


def write_match(match: Match, path: Path) -> None:
    """Write the whole file beside its place, then move it there: a crash leaves the old file."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in file_lines(match))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".draft")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def file_lines(match: Match) -> list[dict[str, Any]]:
    """The lines of the file; replays the log to know the digest after each decision."""
    start = match.start
    head: dict[str, Any] = {"ludotheque": FORMAT, **vars(start), "names": list(start.names)}
    if start.facts is None:
        del head["facts"]
    if not start.position:
        del head["position"]
    again = begin(match.game, head)
    lines = [head]
    for n, line in enumerate(match.log):
        apply_line(again, line)
        entry: dict[str, Any] = {"line": n + 1, "kind": line.kind, "number": line.number}
        if line.seat >= 0:
            entry["seat"] = line.seat
        if line.kind == DECISION:
            entry["action"] = match.game.show_action(line.action)
            entry["digest"] = again.digest()
        if line.data:
            entry["data"] = dict(line.data)
        lines.append(entry)
    return [
        *lines,
        {
            "line": len(match.log) + 1,
            "kind": CLOSE,
            "number": match.number,
            "over": match.over,
            "digest": match.digest(),
        },
    ]


def read_match(path: Path, find: Callable[[str], Game]) -> Match:
    """Read and replay a record; the error names the first line that is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("record-unreadable", path=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadRecord("record-no-text", path=str(path)) from None
    return read_text(text, str(path), find)


def read_text(text: str, name: str, find: Callable[[str], Game]) -> Match:
    """The same from its text; errors call it by the given name."""
    texts = text.removesuffix("\n").split("\n")  # texts in a line may hold what else would end it
    line = 1
    try:
        head = parse_line(texts[0])
        match = start_match(head, find)
        for line, entry in enumerate(texts[1:-1], start=2):
            replay_line(match, parse_line(entry), line - 1, head)
        line = max(2, len(texts))
        check_close(match, parse_line(texts[-1] if len(texts) > 1 else "{}"), line - 1, head)
    except KeyError as error:
        raise fault(name, line, message("record-missing-entry", entry=str(error.args[0]))) from None
    except (TypeError, ValueError, AttributeError):
        raise fault(name, line, message("record-wrong-type")) from None
    except LudothequeError as error:
        raise fault(name, line, error.message, error.words_in) from None
    return match


def fault(name: str, line: int, why: Message, words_in: tuple[Path, ...] = ()) -> BadRecord:
    return BadRecord("record-fault", path=name, line=str(line), why=why, words_in=words_in)


def parse_line(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("record-no-json") from None
    if not isinstance(found, dict):
        raise BadRecord("record-wrong-type")
    return found


def start_match(head: Mapping[str, Any], find: Callable[[str], Game]) -> Match:
    if head.get("ludotheque") != FORMAT:
        raise BadRecord("record-format", format=FORMAT)
    check_types(head, HEAD_TYPES)
    game = find(head["game"])
    if head["rules_version"] > game.rules_version:
        raise BadRecord("record-other-rules", made=str(head["rules_version"]), current=str(game.rules_version))
    return begin(game, head)


def begin(game: Game, head: Mapping[str, Any]) -> Match:
    """A new match from the first line of a record."""
    facts = game.facts_format.check(head["facts"]) if "facts" in head else game.shipped
    if facts.digest != head["facts_digest"]:
        raise BadRecord("record-other-facts")
    position = head.get("position", "")
    match = Match(game, head["seats"], head["options"], head["seed"], facts, head["names"], position)
    match.chosen_seed = bool(head["chosen_seed"])
    return match


def replay_line(match: Match, entry: Mapping[str, Any], n: int, head: Mapping[str, Any]) -> None:
    check_place(entry, n)
    if entry["kind"] == CLOSE:
        raise BadRecord("record-after-close")
    action = match.action(entry["action"]).code if entry["kind"] == DECISION else -1
    line = Line(entry["kind"], entry["number"], entry.get("seat", -1), action, entry.get("data", {}))
    apply_line(match, line)
    if line.kind == DECISION:
        check_digest(match, entry, head)


def check_types(entry: Mapping[str, Any], types: Mapping[str, type]) -> None:
    for name, wanted in types.items():
        if name in entry and type(entry[name]) is not wanted:
            raise BadRecord("record-entry-type", entry=name)


def check_place(entry: Mapping[str, Any], n: int) -> None:
    check_types(entry, LINE_TYPES)
    if entry and entry.get("line") != n:
        raise BadRecord("record-wrong-line", expected=str(n), found=str(entry.get("line")))


def check_close(match: Match, entry: Mapping[str, Any], n: int, head: Mapping[str, Any]) -> None:
    check_place(entry, n)
    if entry.get("kind") != CLOSE:
        raise BadRecord("record-truncated")
    check_digest(match, entry, head)
    if (entry["over"], entry["number"]) != (match.over, match.number):
        raise BadRecord("record-edited")


def check_digest(match: Match, entry: Mapping[str, Any], head: Mapping[str, Any]) -> None:
    if entry["digest"] == match.digest():
        return
    made, current = head["rules_version"], match.game.rules_version
    why = (
        message("record-edited")
        if made == current
        else message("record-other-rules", made=str(made), current=str(current))
    )
    raise BadRecord("record-differs", number=str(entry["number"]), why=why)


def apply_line(match: Match, line: Line) -> None:
    """Do again what a line of a log says."""
    if line.kind == DECISION:
        if (line.number, line.seat) != (match.number, match.actor):
            raise IllegalAction("record-wrong-decision", expected=str(match.number), found=str(line.number))
        match.play(line.action)
    elif line.kind == ASIDE:
        match.aside(line.seat, line.data)
    elif line.kind in (UNDO, RESEED):
        match.retrace(line)
    elif line.kind == SEAT:
        match.sit(line.seat, line.data)
    else:
        raise BadInput("record-unknown-kind", kind=str(line.kind))
