"""A new game is a copy of the sample under a good name. That it is whole and green, the tutorial's test shows."""

from __future__ import annotations

import ast
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from mizban.engine import Game, State, games
from mizban.engine.protocol import Phase
from tools.new_game import making
from tools.new_game.__main__ import main
from tools.new_game.sample_game import GAME
from tools.new_game.sample_game.state import SampleGame

TUTORIAL = making.ROOT / "docs" / "tutorial.md"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Lamps"], "small letters"),
        (["port royal"], "small letters"),
        (["7_wonders"], "small letters"),
        (["two__words"], "small letters"),
        (["../lamps"], "small letters"),
        (["class"], "a word of Python"),
        (["port_royal"], "there already"),
        (["a" * 31], "too long"),
        (["lamps", 'The "Lamps"'], "no title"),
        (["lamps", "{ $lamps }"], "no title"),
        (["lamps", " "], "no title"),
    ],
)
def test_a_bad_name_gets_one_sentence_and_changes_nothing(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(making.GAMES.iterdir())
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert why in said and said.count("\n") == 1 and said.endswith(".\n")
    assert sorted(making.GAMES.iterdir()) == before


def test_what_fails_half_way_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails(module: str, *arguments: str | Path) -> None:
        raise OSError(module)

    monkeypatch.setattr(making, "GAMES", tmp_path)
    monkeypatch.setattr(making, "run", fails)
    with pytest.raises(OSError, match="ruff"):
        making.make("lamps", "Lamps")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("key", "letters"), [("night_market", "NM"), ("lamps", "LA"), ("pale_rose", "PA"), ("port", "PO"), ("go", "GO"), ("x", "X")]
)
def test_rules_are_numbered_by_initials_that_no_other_game_has(key: str, letters: str) -> None:
    assert making.numbers_of(key, {"PR", "SJ"}) == letters


def test_the_numbers_of_all_games_are_known() -> None:
    assert {"PR", "NY"} <= making.taken_numbers() and "SG" not in making.taken_numbers()


def defaults_of_the_game() -> set[str]:
    """What the sample says nothing about in its registration; the lobby's facts have to be empty there."""
    usual = {
        field.name: field.default_factory() if field.default_factory is not MISSING else field.default
        for field in fields(Game)
        if field.default is not MISSING or field.default_factory is not MISSING
    }
    return {name for name, default in usual.items() if getattr(GAME, name) == default}


def test_the_sample_uses_every_part_of_the_contract_but_those_that_the_tutorial_names() -> None:
    lobby = {"minutes", "year", "designer", "illustrator", "publisher"}
    unused = defaults_of_the_game() - lobby
    for name in ("copy", "places", "recount", "back", "deal_hidden_anew"):
        if getattr(SampleGame, name) is getattr(State, name):
            unused.add(name)
    for name in ("options", "answer", "run", "about", "hint", "denied", "some", "whole", "answer_whole"):
        if all(getattr(phase, name) is getattr(Phase, name) for phase in GAME.phases.values()):
            unused.add(name)
    code = "\n".join(path.read_text(encoding="utf-8") for path in making.SAMPLE.glob("*.py"))
    called = {node.func.attr for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
    unused |= {"show", "look", "shuffle", "tell", "whisper", "then", "then_each", "deed", "face", "faces"} - called
    (said,) = [part for part in TUTORIAL.read_text(encoding="utf-8").split("\n\n") if part.startswith("The sample uses every part")]
    assert unused == set(said.split("`")[1::2])


def test_the_sample_can_be_read_in_ten_minutes() -> None:
    """As the tutorial promises."""
    lines = [line for path in making.SAMPLE.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) < 600


def test_the_sample_is_no_game_of_the_house() -> None:
    assert GAME.key not in games()
