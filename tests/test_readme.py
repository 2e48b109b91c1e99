"""The README's examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted >= 10
    assert outcome.failed == 0
