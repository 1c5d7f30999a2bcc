"""Every numbered rule of a game's README is named by a test and by the code.

A rule is a paragraph that begins with its number (`PR-22`), a ruling a line of a table that does (`PR-R7`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.ready.places import AnyGame, folder

RULE = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]+-R\d+) \|", re.MULTILINE)


def readme(key: str) -> str:
    path = folder(key) / "README.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def rules(key: str) -> list[str]:
    """The numbers of the rules, in the order of the README."""
    return RULE.findall(readme(key))


def rulings(key: str) -> list[str]:
    return RULING.findall(readme(key))


def prefix(number: str) -> str:
    return number.partition("-")[0]


def marks(key: str) -> set[str]:
    """The numbers that tests name, read from their sources without running them."""
    found: set[str] = set()
    for path in sorted((folder(key) / "tests").glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(marked(node))
    return found


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """What stands in the `@rule(...)` of this test."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for number in mark.args:
                yield ast.literal_eval(number)


def code(key: str) -> str:
    """All Python of a game but its tests."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder(key).glob("*.py")))


def untested(key: str) -> list[str]:
    """The rules that no test names, as they begin in the README."""
    return begun(key, set(rules(key)) - marks(key))


def uncited(key: str) -> list[str]:
    """The rules that cannot be found in the code: by their number, in a docstring or beside the line that does it."""
    return begun(key, set(rules(key)) - set(re.findall(r"\b[A-Z]+-\d+\b", code(key))))


def begun(key: str, numbers: set[str]) -> list[str]:
    return [line for line in readme(key).splitlines() for number in numbers if line.startswith(f"**{number}**")]


def lacking(game: AnyGame) -> list[str]:
    if not rules(game.key):
        return ["README.md numbers no rule"]
    found = [f"no test shows {line}" for line in untested(game.key)]
    return [*found, *[f"the code does not name {line}" for line in uncited(game.key)]]
