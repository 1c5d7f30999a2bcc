"""Every numbered rule of a game's README has a test that names it, and every test names rules that are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from mizban.engine.registry import games

RULE = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


def folder(key: str) -> Path:
    return Path(*import_module(f"mizban.games.{key}").__path__)


def rules(key: str) -> list[str]:
    """The numbers in the README, in its order: a rule is a paragraph that begins with its number."""
    return RULE.findall((folder(key) / "README.md").read_text(encoding="utf-8"))


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


def by_number(names: set[str]) -> list[str]:
    return sorted(names, key=lambda name: int(name.rpartition("-")[2]))


@pytest.mark.parametrize("key", games())
def test_every_rule_has_a_test(key: str) -> None:
    untested = by_number(set(rules(key)) - marks(key))
    assert not untested, f"{key}: nobody tests {', '.join(untested)}"


@pytest.mark.parametrize("key", games())
def test_every_mark_names_a_rule(key: str) -> None:
    unknown = by_number(marks(key) - set(rules(key)))
    assert not unknown, f"{key}: no README has {', '.join(unknown)}"


@pytest.mark.parametrize("key", games())
def test_rules_are_numbered_from_1_without_a_gap(key: str) -> None:
    numbers = rules(key)
    assert numbers, f"{key}: the README numbers no rule"
    prefix = numbers[0].partition("-")[0]
    assert numbers == [f"{prefix}-{n}" for n in range(1, len(numbers) + 1)]
