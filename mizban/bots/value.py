"""What each seat may hope for: a linear value whose weights glide with the progress of the game."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

Row = Callable[[Any, int], list[float]]
Progress = Callable[[Any], float]
AtRest = Callable[[Any], bool]
Points = Callable[[Any], list[float]]

MARGIN: Final = 0.1  # the part of a reward that is for points, not for the win: a lost game is still played well
EQUAL: Final = 1e-9  # points that differ by less are equal


def dot(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for i in range(len(row)):
        x = row[i]
        if x != 0.0:
            total += weights[i] * x
    return total


class Value:
    """Judges positions. Between two knots the weights of both count, by nearness; without weights points as they stand are all."""

    def __init__(
        self,
        points: Points,
        row: Row,
        progress: Progress,
        at_rest: AtRest,
        weights: list[list[float]],
        sharpness: list[float],
        spread: float,
    ) -> None:
        self.points = points
        self.row = row
        self.progress = progress
        self.at_rest = at_rest
        self.weights = weights  # by knot: a weight for each number of a row
        self.sharpness = sharpness  # by knot: how sure of winning a point ahead makes
        self.spread = spread  # points by which games are usually won

    def hopes(self, s: Any, seats: int) -> list[float]:
        """Points by seat at the end, as differences from each other; their common part means nothing."""
        if not self.weights:
            return self.points(s)
        place = self.progress(s) * (len(self.weights) - 1)
        knot = min(int(place), len(self.weights) - 2)
        part = place - knot
        before, after = self.weights[knot], self.weights[knot + 1]
        found = []
        for seat in range(seats):
            row = self.row(s, seat)
            found.append((1.0 - part) * dot(before, row) + part * dot(after, row))
        return found

    def sharpness_at(self, s: Any) -> float:
        place = self.progress(s) * (len(self.sharpness) - 1)
        knot = min(int(place), len(self.sharpness) - 2)
        part = place - knot
        return (1.0 - part) * self.sharpness[knot] + part * self.sharpness[knot + 1]

    def chances(self, s: Any, seats: int) -> list[float]:
        """How likely each seat wins; they add up to one."""
        return likely(self.hopes(s, seats), self.sharpness_at(s))

    def rewards(self, s: Any, seats: int) -> list[float]:
        """What a search wants more of, by seat: the chance of winning and a little of the margin."""
        if not s.asked:
            points = self.points(s)
            return with_margin(shares(points), points, self.spread)
        hopes = self.hopes(s, seats)
        return with_margin(likely(hopes, self.sharpness_at(s)), hopes, self.spread)


def likely(hopes: list[float], sharpness: float) -> list[float]:
    """Chances from hopes: equal hopes, equal chances."""
    most = max(hopes)
    found = []
    total = 0.0
    for hope in hopes:
        weight = exp(sharpness * (hope - most))
        found.append(weight)
        total += weight
    return [weight / total for weight in found]


def shares(points: list[float]) -> list[float]:
    """Of a finished game: the win, shared by all who have the most."""
    most = max(points) - EQUAL
    winners = 0
    for number in points:
        if number >= most:
            winners += 1
    return [1.0 / winners if number >= most else 0.0 for number in points]


def with_margin(wins: list[float], points: list[float], spread: float) -> list[float]:
    total = sum(points)
    others = len(points) - 1
    found = []
    for i in range(len(points)):
        ahead = (points[i] - (total - points[i]) / others) / spread
        found.append((1.0 - MARGIN) * wins[i] + MARGIN * (0.5 + 0.5 * ahead / (1.0 + abs(ahead))))
    return found
