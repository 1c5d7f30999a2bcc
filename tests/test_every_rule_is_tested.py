"""Every numbered rule of a game's README is named by a test and by the code, and every number that is named anywhere is in that README.

A rule is a paragraph that begins with its number (`PR-22`), a ruling a line of a table that does (`PR-R7`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mizban.engine.registry import games
from tools.ready.places import ROOT, folder, in_words
from tools.ready.rules import marks, prefix, rules, rulings, uncited, untested

TEXT = {".py", ".md", ".ts", ".svelte", ".ftl"}


def by_number(names: set[str]) -> list[str]:
    return sorted(names, key=lambda name: int(name.rpartition("-")[2]))


def texts(*places: Path) -> Iterator[Path]:
    for place in places:
        yield from sorted(path for path in (place, *place.rglob("*")) if path.suffix in TEXT)


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """The numbers of rules and rulings of any game in this file, each with its place: `PR-22`, `mizban/.../state.py:154`."""
    prefixes = {prefix(number) for key in games() for number in rules(key)}
    cited = re.compile(rf"\b(?:{'|'.join(prefixes)})-R?\d+\b")
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for number in cited.findall(line):
            yield number, f"{path.relative_to(ROOT)}:{n}"


def unknown(known: set[str], *places: Path) -> str:
    """The citations of numbers that are not among these, a line for each."""
    return "\n".join(f"{place}: {number}" for path in texts(*places) for number, place in citations(path) if number not in known)


@pytest.mark.parametrize("key", games())
def test_every_rule_has_a_test(key: str) -> None:
    assert not untested(key), f"{key}: nobody tests" + in_words(untested(key))


@pytest.mark.parametrize("key", games())
def test_every_mark_names_a_rule(key: str) -> None:
    wrong = by_number(marks(key) - set(rules(key)))
    assert not wrong, f"{key}: no README has {', '.join(wrong)}"


@pytest.mark.parametrize("key", games())
def test_every_rule_is_found_in_the_code(key: str) -> None:
    """By its number, in a docstring or beside the line that does it."""
    assert not uncited(key), f"{key}: not to be found in the code are" + in_words(uncited(key))


@pytest.mark.parametrize("key", games())
def test_phases_are_an_index_and_hold_no_rule(key: str) -> None:
    tree = ast.parse((folder(key) / "phases.py").read_text(encoding="utf-8"))
    assert not [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)]


@pytest.mark.parametrize("key", games())
def test_a_game_cites_rules_and_rulings_of_its_own_readme(key: str) -> None:
    wrong = unknown({*rules(key), *rulings(key)}, folder(key))
    assert not wrong, f"not in the README of {key}:\n{wrong}"


def test_all_others_cite_rules_and_rulings_that_exist() -> None:
    known = {number for key in games() for number in rules(key) + rulings(key)}
    others = ("mizban/engine", "mizban/bots", "mizban/server", "tests", "tools", "bench", "docs", "web/src")
    wrong = unknown(known, *(ROOT / place for place in others), *ROOT.glob("*.md"))
    assert not wrong, f"in no README:\n{wrong}"


@pytest.mark.parametrize("key", games())
def test_rules_and_rulings_are_numbered_from_1_without_a_gap(key: str) -> None:
    assert rules(key), f"{key}: the README numbers no rule"
    name = prefix(rules(key)[0])
    assert rules(key) == [f"{name}-{n}" for n in range(1, len(rules(key)) + 1)]
    assert rulings(key) == [f"{name}-R{n}" for n in range(1, len(rulings(key)) + 1)]
