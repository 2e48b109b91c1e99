"""Imports go one way, and only one module imports numba."""

from __future__ import annotations

import ast
from pathlib import Path

import ludotheque

ROOT = Path(ludotheque.__file__).parent
LAYERS = ("engine", "games", "bots", "lab", "server", "cli")  # each may import itself and those before it


def imports(path: Path) -> set[str]:
    """The absolute names of the modules a file imports."""
    package = ["ludotheque", *path.relative_to(ROOT).parts[:-1]]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names = [".".join([*base, *(node.module.split(".") if node.module else [])])]
            found |= set(names) if node.module else {f"{names[0]}.{alias.name}" for alias in node.names}
    return found


def test_imports_go_one_way() -> None:
    for number, layer in enumerate(LAYERS):
        later = {f"ludotheque.{name}" for name in LAYERS[number + 1 :]} | {"ludotheque.testing"}
        for path in (ROOT / layer).rglob("*.py"):
            wrong = [
                name for name in imports(path) if any(name == other or name.startswith(f"{other}.") for other in later)
            ]
            assert not wrong, f"{path} imports {wrong}"


def test_only_one_module_imports_numba() -> None:
    users = [path.name for path in ROOT.rglob("*.py") if any(name.split(".")[0] == "numba" for name in imports(path))]
    assert users == ["compiled.py"]


def test_no_code_outside_the_games_names_a_game() -> None:
    for path in ROOT.rglob("*.py"):
        if (ROOT / "games") in path.parents and path.parent != ROOT / "games":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if is_docstring:
                node.value = ast.Constant(None)  # type: ignore[attr-defined]  # an Expr has a value
        names = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for game in ludotheque.games.names():
            assert not [name for name in names if game in name], f"{path} names {game}"
