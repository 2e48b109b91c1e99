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

from .errors import BadFacts, BadInput, BadRecord, IllegalAction, NoUndo
from .game import Game
from .log import ASIDE, DECISION, RESEED, SEAT, UNDO, Line
from .match import Match

FORMAT = 1
CLOSE = "close"


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
    again = begin(match.game, head, "the record")
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
        texts = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BadRecord(f"record {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"record {path} is not a text file") from None
    head = parse_line(path, 1, texts[0] if texts else "")
    if head.get("ludotheque") != FORMAT:
        raise BadRecord(f"record {path}, line 1: not a Ludotheque record of format {FORMAT}")
    match = start_match(path, head, find)
    closed = False
    for n, text in enumerate(texts[1:], start=2):
        where = f"record {path}, line {n}"
        if closed:
            raise BadRecord(f"{where}: nothing may follow the closing line")
        entry = parse_line(path, n, text)
        if entry.get("line") != n - 1:
            raise BadRecord(
                f"{where}: expected entry {n - 1}, found {entry.get('line')!r}: a line was removed, added or moved"
            )
        closed = replay_line(match, entry, where, head)
    if not closed:
        raise BadRecord(f"record {path}, line {len(texts) + 1}: the closing line is missing: the file is truncated")
    return match


def parse_line(path: Path, n: int, text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        raise BadRecord(f"record {path}, line {n}: not valid JSON: the file is truncated or was edited") from None
    if not isinstance(found, dict):
        raise BadRecord(f"record {path}, line {n}: expected an object, found {type(found).__name__}")
    return found


def start_match(path: Path, head: Mapping[str, Any], find: Callable[[str], Game]) -> Match:
    where = f"record {path}, line 1"
    try:
        return begin(find(head["game"]), head, where)
    except KeyError as error:
        raise BadRecord(f"{where}: the entry {error} is missing") from None
    except (BadInput, BadFacts) as error:
        raise BadRecord(f"{where}: {error}") from None
    except (TypeError, ValueError, AttributeError):
        raise BadRecord(f"{where}: an entry has the wrong type") from None


def begin(game: Game, head: Mapping[str, Any], where: str) -> Match:
    """A new match from the first line of a record."""
    facts = game.facts_format.check(head["facts"], where) if "facts" in head else game.shipped
    if facts.digest != head["facts_digest"]:
        raise BadRecord(f"{where}: the facts are not those the game was played with (their digest differs)")
    match = Match(game, head["seats"], head["options"], head["seed"], facts, head["names"])
    match.chosen_seed = bool(head["chosen_seed"])
    return match


def replay_line(match: Match, entry: Mapping[str, Any], where: str, head: Mapping[str, Any]) -> bool:
    """Replay one line; True for the closing line."""
    try:
        if entry["kind"] == CLOSE:
            check_digest(match, entry, where, head)
            return True
        action = match.action(entry["action"]).code if entry["kind"] == DECISION else -1
        line = Line(entry["kind"], entry["number"], entry.get("seat", -1), action, entry.get("data", {}))
        apply_line(match, line)
        if line.kind == DECISION:
            check_digest(match, entry, where, head)
    except KeyError as error:
        raise BadRecord(f"{where}: the entry {error} is missing") from None
    except (TypeError, ValueError, AttributeError):
        raise BadRecord(f"{where}: an entry has the wrong type") from None
    except (IllegalAction, NoUndo, BadInput) as error:
        raise BadRecord(f"{where}: {error}") from None
    return False


def check_digest(match: Match, entry: Mapping[str, Any], where: str, head: Mapping[str, Any]) -> None:
    if entry["digest"] == match.digest():
        return
    version, current = head["rules_version"], match.game.rules_version
    why = (
        "the file was edited" if version == current else f"it was made with rules version {version}, this is {current}"
    )
    raise BadRecord(f"{where}: the game differs at decision {entry['number']}: {why}")


def apply_line(match: Match, line: Line) -> None:
    """Do again what a line of a log says."""
    if line.kind == DECISION:
        if (line.number, line.seat) != (match.number, match.actor):
            raise IllegalAction(
                f"expected decision {match.number} of seat {match.actor}, found decision {line.number} of seat {line.seat}"
            )
        match.play(line.action)
    elif line.kind == ASIDE:
        match.aside(line.seat, line.data)
    elif line.kind in (UNDO, RESEED):
        match.retrace(line)
    elif line.kind == SEAT:
        match.sit(line.seat, line.data)
    else:
        raise BadInput(f"unknown kind of line '{line.kind}'")
