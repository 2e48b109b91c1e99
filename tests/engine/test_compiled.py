"""The door to Numba: cache folders, bounds checking, one version of each rule."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core import config

import ludotheque as ludo
from ludotheque.engine import compiled
from ludotheque.engine.compiled import PURE, cache_folder, digest, records, rule

BOUNDS = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


@rule
def read_cell(cells: np.ndarray[tuple[int], np.dtype[np.int64]], n: int) -> int:
    return int(cells[n])


@pytest.mark.skipif(not BOUNDS, reason="compiled code reads outside an array silently unless bounds are checked")
def test_bounds_mode_catches_a_read_outside_an_array() -> None:
    with pytest.raises(IndexError):
        read_cell(np.zeros(3, np.int64), 7)


def test_an_edit_in_the_sources_names_another_cache_folder(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
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


def test_records_have_attributes_when_pure_and_are_plain_when_compiled() -> None:
    array = records(2, np.dtype([("x", np.int8)]))
    assert isinstance(array, np.recarray) == PURE


@pytest.mark.skipif(PURE, reason="uncompiled functions have no signatures")
@pytest.mark.parametrize("name", ludo.games.names())
def test_every_rule_of_a_game_is_compiled_in_one_version(name: str) -> None:
    match = ludo.start(name, seats=ludo.game(name).seats[0], seed=1)
    match.play(match.legal()[0])
    prefix = f"ludotheque.games.{name}"
    modules = [module for key, module in sys.modules.items() if key.startswith(prefix)]
    rules = {rule for module in modules for rule in vars(module).values() if hasattr(rule, "nopython_signatures")}
    many = [rule for rule in rules if rule.__module__.startswith(prefix) and len(rule.nopython_signatures) > 1]
    assert not many


def test_the_second_process_finds_the_compiled_code(tmp_path: Path) -> None:
    if PURE:
        pytest.skip("nothing is compiled")
    code = (
        "import ludotheque as ludo; m = ludo.start('gorinto', seed=1); m.play(m.legal()[0]);"
        "print(sum(m.core.play.stats.cache_hits.values()), sum(m.core.play.stats.cache_misses.values()))"
    )
    found = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(2)]
    assert found[1].stdout.split() == ["1", "0"]
