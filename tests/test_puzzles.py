"""Puzzles: those that come with the games, and how they are found."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import pytest

from mizban.cli import main
from mizban.engine import games
from mizban.puzzles import BadPuzzles, Puzzle, Puzzles, greedy_misses, position, puzzles_of
from mizban.puzzles.command import MOST_OF_A_KIND, run
from mizban.puzzles.finding import CLEARLY
from mizban.puzzles.kept import read, written

OFFERED = [key for key, game in games().items() if game.offered]
AT_LEAST = 30


def kept(key: str) -> Puzzles:
    found = puzzles_of(key)
    assert found is not None, f"{key} has no puzzles that fit its rules: make some with `mizban puzzles {key}`"
    return found


@pytest.mark.parametrize("key", OFFERED)
def test_every_game_has_puzzles_and_names_the_command_that_made_them(key: str) -> None:
    found = kept(key)
    assert len(found.puzzles) >= AT_LEAST
    assert len({puzzle.record for puzzle in found.puzzles}) == len(found.puzzles)
    assert found.made_by.startswith(f"mizban puzzles {key}")


@pytest.mark.parametrize("key", OFFERED)
def test_every_puzzle_can_be_reached_by_the_rules_and_offers_its_answers(key: str) -> None:
    for puzzle in kept(key).puzzles:
        match, ask = position(puzzle)
        assert not match.ended and isinstance(match.seed, bytes)  # so that it can be played on at a table
        offered = {(option.verb, option.on) for option in ask.options}
        assert {answer.verb_and_on for answer in puzzle.answers} == offered and len(puzzle.answers) == len(offered) > 1


@pytest.mark.parametrize("key", OFFERED)
def test_in_every_puzzle_one_answer_is_clearly_the_best(key: str) -> None:
    for puzzle in kept(key).puzzles:
        chances = [answer.chance for answer in puzzle.answers]
        assert chances == sorted(chances, reverse=True) and chances[0] - chances[1] >= CLEARLY - 1e-9


@pytest.mark.parametrize("key", OFFERED)
def test_the_greedy_player_misses_every_puzzle(key: str) -> None:
    for puzzle in kept(key).puzzles:
        match, ask = position(puzzle)
        assert greedy_misses(match.game, match.view(puzzle.seat), ask, puzzle.best)


@pytest.mark.parametrize("key", OFFERED)
def test_puzzles_are_about_different_things(key: str) -> None:
    kinds = [f"{position(puzzle)[1].prompt} {puzzle.best.verb}" for puzzle in kept(key).puzzles]
    assert max(kinds.count(kind) for kind in kinds) <= MOST_OF_A_KIND * len(kinds) + 1


def options(file: Path, puzzles: int) -> argparse.Namespace:
    return argparse.Namespace(game="port_royal", puzzles=puzzles, iterations=100, file=file)


def test_the_command_goes_on_where_it_stopped_and_finds_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    assert run(options(whole, 2)) == 2
    assert run(options(parts, 1)) == 1
    first = read(parts.read_bytes(), games()["port_royal"])
    assert run(options(parts, 2)) == 2
    then = read(parts.read_bytes(), games()["port_royal"])
    assert then.puzzles[:1] == first.puzzles and then.next > first.next
    assert then == read(whole.read_bytes(), games()["port_royal"])


def test_what_is_found_was_verified_and_is_missed_by_the_greedy_player(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    run(options(file, 2))
    for puzzle in read(file.read_bytes(), games()["port_royal"]).puzzles:
        match, ask = position(puzzle)
        assert greedy_misses(match.game, match.view(puzzle.seat), ask, puzzle.best)
        assert puzzle.answers[0].chance - puzzle.answers[1].chance >= CLEARLY


def test_puzzles_of_other_rules_are_not_shown() -> None:
    game = games()["port_royal"]
    found = Puzzles("port_royal", game.rules, "mizban puzzles port_royal", 1, [])
    assert read(written(found), game) == found
    for wrong in (msgspec.structs.replace(found, rules=game.rules + 1), msgspec.structs.replace(found, game="san_juan")):
        with pytest.raises(BadPuzzles, match="make new ones"):
            read(written(wrong), game)
    with pytest.raises(BadPuzzles, match="can't be read"):
        read(b"no", game)


def test_a_puzzle_that_the_rules_no_longer_allow_is_told() -> None:
    puzzle = kept("port_royal").puzzles[0]
    with pytest.raises(BadPuzzles, match="does not fit"):
        position(Puzzle(puzzle.record + "0 fly 3\n", puzzle.seat, puzzle.answers))


def test_an_unknown_game_is_one_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
