"""The door to Numba: cache folders, bounds checking, one version of each rule."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core import config

import ludotheque as ludo
from ludotheque.engine import compiled
from ludotheque.engine.compiled import PURE, Pace, Rule, bind, cache_folder, digest, records, rule
from ludotheque.engine.records import Records

BOUNDS = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


@rule
def read_cell(cells: np.ndarray[tuple[int], np.dtype[np.int64]], n: int) -> int:
    return int(cells[n])


@pytest.mark.skipif(not BOUNDS, reason="compiled code reads outside an array silently unless bounds are checked")
def test_bounds_mode_catches_a_read_outside_an_array() -> None:
    with pytest.raises(IndexError):
        read_cell(np.zeros(3, np.int64), 7)


@pytest.mark.parametrize("file", ["rules.py", "network.npz"])
def test_an_edit_in_the_sources_names_another_cache_folder(file: str, tmp_path: Path) -> None:
    source = tmp_path / file
    source.write_text("x = 1")
    before = digest(tmp_path)
    source.write_text("x = 2")
    assert digest(tmp_path) != before


def test_bounds_checking_names_another_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest(tmp_path)
    monkeypatch.setattr(config, "BOUNDSCHECK", 0 if config.BOUNDSCHECK == 1 else 1)
    assert digest(tmp_path) != before


def test_old_cache_folders_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    source = tmp_path / "quarry"
    source.mkdir()
    for n in range(compiled.KEPT_FOLDERS + 3):
        old = tmp_path / "compiled" / f"quarry-{n:016x}"
        old.mkdir(parents=True)
        os.utime(old, (n, n))
    kept_apart = tmp_path / "compiled" / "quarry-two-0000000000000000"
    kept_apart.mkdir()
    folder = cache_folder(source)
    cache_folder.cache_clear()
    found = sorted(path.name for path in (tmp_path / "compiled").iterdir())
    assert folder is not None
    assert folder.name in found
    assert kept_apart.name in found
    assert len(found) == compiled.KEPT_FOLDERS + 1


def test_a_cache_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(blocked))
    assert cache_folder(tmp_path) is None
    cache_folder.cache_clear()
    assert capsys.readouterr().err.count("\n") == 1


def double(cells: Records) -> None:
    for n in range(len(cells)):
        cells[n].x = cells[n].x * np.uint8(2)


@pytest.mark.parametrize("plain", [True, PURE])
def test_bound_code_gets_attributes_and_wraps_around_silently(plain: bool) -> None:
    cells = records(2, np.dtype([("x", np.uint8)]))
    cells["x"] = 3, 200
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bind(double, {}, plain=plain)(cells)
    assert cells["x"].tolist() == [6, 144]


def test_a_game_goes_on_compiled_where_plain_python_left_it() -> None:
    """The table is shown before anything is compiled; the game must be the same one."""
    mixed, compiled_only = (ludo.start("gorinto", seats=3, seed=5) for _ in range(2))
    for n in range(40):
        Pace.plain = PURE or n % 4 < 2
        mixed.play(mixed.legal()[-1])
        Pace.plain = PURE
        compiled_only.play(compiled_only.legal()[-1])
    assert mixed.digest() == compiled_only.digest()


@pytest.mark.skipif(PURE, reason="nothing is compiled")
def test_a_rule_runs_plain_or_compiled_as_the_pace_is() -> None:
    cells = np.arange(3)
    assert read_cell(cells, 1) == 1
    try:
        Pace.plain = True
        assert read_cell({1: 6}, 1) == 6  # type: ignore[arg-type]  # compiled code would not take a dictionary
    finally:
        Pace.plain = False


MIXED = """
def next_one(n):
    return n + 1

def sum_of_mixed(small):
    return next_one(small) + next_one(7) + next_one(np.int64(small) * 100)
"""


@pytest.mark.skipif(PURE, reason="nothing is compiled")
def test_a_rule_called_with_many_kinds_of_integers_is_compiled_in_one_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda *folders: None)  # what is cached is not compiled again
    names: dict[str, Any] = {"np": np, "__name__": __name__}
    exec(MIXED, names)  # a module of its own, which no other test has compiled
    names |= {name: Rule(names[name]) for name in ("next_one", "sum_of_mixed")}
    assert names["sum_of_mixed"](np.int8(3)) == 4 + 8 + 301
    assert len(names["next_one"].compiled.nopython_signatures) == 1


def test_the_second_process_finds_the_compiled_code(tmp_path: Path) -> None:
    if PURE:
        pytest.skip("nothing is compiled")
    code = (
        "import ludotheque as ludo; m = ludo.start('gorinto', seed=1); m.play(m.legal()[0]); entry = m.core.play.func;"
        "print(sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()));"
        "print(len(m.game.play.compiled.signatures))"  # compiled with its address; nothing to do when that is there
    )
    found = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(2)]
    assert found[1].stdout.split() == ["1", "0", "0"]
