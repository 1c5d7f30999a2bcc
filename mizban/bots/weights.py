"""The learned weights of a game, from `weights.json` in its folder, as a value for so many seats."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from mizban.bots.tree import Habits
from mizban.bots.value import Value
from mizban.engine import Game, State

log = logging.getLogger(__name__)

FILE = "weights.json"
FIRST = "weights-first.json"  # of the first generation, kept for measuring what later ones have learned


class Learned(msgspec.Struct, frozen=True):
    """What was learned at tables of so many seats."""

    seats: int
    weights: list[list[float]]  # by knot, then by feature
    sharpness: list[float]  # by knot
    spread: float
    games: int  # from how many games
    made_by: str = ""  # the command that makes these weights again


class Weights(msgspec.Struct, frozen=True):
    """All that is kept of learning. A weight belongs to the feature of its place."""

    game: str
    rules: int  # the rules that the games were played by
    made_by: str  # the commands that make these weights again
    features: list[str]
    learned: list[Learned]
    curiosity: float = 1.0
    reuse: int = 4
    hurry: int = 12
    ahead: int = 0

    @property
    def habits(self) -> Habits:
        """How the search was measured best."""
        return Habits(self.curiosity, self.reuse, self.hurry, self.ahead)


class BadWeights(ValueError):
    """These weights are for another game, other rules or other features."""


def read(data: bytes, game: Game[Any, Any]) -> Weights:
    """The weights in this text, checked."""
    found = decode(data, game)
    if found.rules != game.rules:
        raise BadWeights(f"These weights are for rules {found.rules} of {game.key}, not for rules {game.rules}: {again(game)}")
    return found


def decode(data: bytes, game: Game[Any, Any]) -> Weights:
    """The same, whichever rules of the game they were made for."""
    try:
        found = msgspec.json.decode(data, type=Weights)
    except msgspec.MsgspecError as error:
        raise BadWeights(f"These weights of {game.key} can't be read ({error}): {again(game)}") from error
    if found.game != game.key or game.features is None or found.features != list(game.features.names):
        raise BadWeights(f"These weights are for other features or another game than {game.key}: {again(game)}")
    return found


def again(game: Game[Any, Any]) -> str:
    return f"make new ones with `mizban train {game.key}`."


@cache
def weights_of(game: Game[Any, Any]) -> Weights | None:
    """The weights that come with the game; None, if it has none that fit. An opponent that learned by slightly other rules still plays."""
    try:
        data = (files(f"mizban.games.{game.key}") / FILE).read_bytes()
    except (ModuleNotFoundError, FileNotFoundError):
        return None
    try:
        return read(data, game)
    except BadWeights as error:
        log.warning("%s", error)
    try:
        return decode(data, game)
    except BadWeights:
        return None


@cache
def first_weights_of(game: Game[Any, Any]) -> Weights | None:
    """The weights of the first generation, if they were kept."""
    try:
        return read((files(f"mizban.games.{game.key}") / FIRST).read_bytes(), game)
    except (ModuleNotFoundError, FileNotFoundError, BadWeights):
        return None


def value_of(game: Game[Any, Any], seats: int, weights: Weights | None = None) -> Value:
    """What positions of this game are judged by: with what was learned at tables of nearly as many seats, else by points as they stand."""
    found = weights or weights_of(game)
    if game.features is None or found is None or not found.learned:
        return Value(game.points_now, _no_row, _no_progress, _at_rest, [], [0.1, 0.1], 10.0)
    best = min(found.learned, key=lambda learned: (abs(learned.seats - seats), learned.seats))
    features = game.features
    points = game.points or game.points_now
    return Value(points, features.row, features.progress, features.at_rest, best.weights, best.sharpness, best.spread)


def habits_of(game: Game[Any, Any], weights: Weights | None = None) -> Habits:
    """How to search this game."""
    found = weights or weights_of(game)
    return found.habits if found is not None else Habits(1.0, 4, 0)


def _no_row(s: State, seat: int) -> list[float]:
    return []


def _no_progress(s: State) -> float:
    return 0.0


def _at_rest(s: State) -> bool:
    return True
