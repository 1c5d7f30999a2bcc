"""The puzzles of a game, as they are kept in its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from mizban.analysis import Weighed, Why, why_better
from mizban.bots import Greedy
from mizban.engine import Ask, Game, Match, OldRules, Quick, Record, Refused, View, games

FILE = "puzzles.json"
LUCKS = range(1, 9)  # the greedy player is asked as often, each time with other luck


class Puzzle(msgspec.Struct, frozen=True):
    """A game up to a question, and what every answer to it is worth, the best first."""

    record: str  # in the notation of records, without what came later
    seat: int  # whose question it is
    answers: list[Weighed]
    why: list[Why] = []  # what speaks for the solution, over what the greedy player would do

    @property
    def best(self) -> Weighed:
        """The solution."""
        return self.answers[0]


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of a game, and how to make more."""

    game: str
    rules: int
    made_by: str
    next: int  # the number of the game in which the search for puzzles goes on
    puzzles: list[Puzzle]


class BadPuzzles(ValueError):
    """These puzzles are for another game or for other rules."""


def read(data: bytes, game: Game[Any, Any]) -> Puzzles:
    """The puzzles in this text, checked."""
    try:
        found = msgspec.json.decode(data, type=Puzzles)
    except msgspec.MsgspecError as error:
        raise BadPuzzles(f"These puzzles of {game.key} can't be read: {error}") from error
    if found.game != game.key or found.rules != game.rules:
        raise BadPuzzles(f"These puzzles are for {found.game}, rules {found.rules}: make new ones with `mizban puzzles {game.key}`.")
    return found


def written(found: Puzzles) -> bytes:
    """As they are kept: a line for each, so that a difference can be read."""
    head = msgspec.json.encode(msgspec.structs.replace(found, puzzles=[]))
    rows = b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles)
    return head.removesuffix(b"[]}") + b"[\n" + rows + b"\n]}\n"


@cache
def puzzles_of(key: str) -> Puzzles | None:
    """The puzzles that come with a game; None, if it has none that fit its rules."""
    try:
        return read((files(f"mizban.games.{key}") / FILE).read_bytes(), games()[key])
    except (ModuleNotFoundError, FileNotFoundError, BadPuzzles):
        return None


def how_many(key: str) -> int:
    """Puzzles that a game has."""
    found = puzzles_of(key)
    return len(found.puzzles) if found else 0


def position(puzzle: Puzzle) -> tuple[Match, Ask]:
    """The game at the puzzle's question."""
    try:
        match = Match.from_record(Record.from_text(puzzle.record))
        return match, match.ask(puzzle.seat)
    except (Refused, OldRules) as error:
        raise BadPuzzles(f"This puzzle does not fit the rules: {error}") from error


def with_reason(puzzle: Puzzle) -> Puzzle:
    """The same, with the reason why its answer is better than what the greedy player does."""
    match, ask = position(puzzle)
    view = match.view(puzzle.seat)
    greedy = Greedy().choose(match.game, view, ask, Quick(LUCKS[0]))
    best = ask.find(puzzle.best.verb, puzzle.best.on)
    return msgspec.structs.replace(puzzle, why=why_better(match.game, view, puzzle.seat, best, ask.find(greedy.verb, greedy.on)))


def greedy_misses(game: Game[Any, Any], view: View, ask: Ask, best: Weighed) -> bool:
    """Does the greedy player answer otherwise, whatever its luck?"""
    said = [Greedy().choose(game, view, ask, Quick(seed)) for seed in LUCKS]
    return not any(best.says(answer.verb, answer.on) for answer in said)
