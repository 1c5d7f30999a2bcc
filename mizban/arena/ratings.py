"""Ratings as in chess, from who won at which tables, with their errors.

The model is that of Bradley and Terry, for any number of seats: each seat wins with a chance in proportion to e to the power of its
strength. Fitted by maximum likelihood with Newton's method. So that somebody who never lost has a rating too, every pair that met is
given one more game, which it shares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

import msgspec

ELO = 400 / log(10)  # rating points for one unit of strength: 400 points more win ten times as often
MIDDLE = 1500.0  # the mean of all
STEPS = 100

Tables = Mapping[tuple[str, ...], Mapping[str, float]]  # who sat together, in any order: what each of them won
Matrix = list[list[float]]


class Rating(msgspec.Struct, frozen=True):
    """In rating points; the error is the standard error."""

    opponent: str
    value: float
    error: float


def ratings(tables: Tables) -> list[Rating]:
    """Of everybody, the strongest first."""
    names = sorted({name for table in tables for name in table})
    met = [Counter(names.index(name) for name in table) for table in tables]
    games = [(seats, {names.index(name): won for name, won in wins.items()}) for seats, wins in zip(met, tables.values(), strict=True)]
    for one, other in sorted({tuple(sorted((i, j))) for seats in met for i in seats for j in seats if i != j}):
        games.append((Counter((one, other)), {one: 0.5, other: 0.5}))
    strengths = [0.0] * len(names)
    covariance: Matrix = []
    for _ in range(STEPS):
        slope, bend = slope_and_bend(games, strengths)
        covariance = inverse(bend)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in covariance]
        strengths = [strength + max(-2.0, min(2.0, part)) for strength, part in zip(strengths, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    found = [Rating(name, MIDDLE + ELO * strengths[i], ELO * error(covariance, i)) for i, name in enumerate(names)]
    return sorted(found, key=lambda rating: -rating.value)


def slope_and_bend(games: Sequence[tuple[Counter[int], Mapping[int, float]]], strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """First and second derivative of the likelihood. The mean is held at nought: only differences can be measured."""
    n = len(strengths)
    slope = [-sum(strengths)] * n
    bend = [[1.0] * n for _ in range(n)]
    for seats, wins in games:
        number = sum(wins.values())
        weights = {i: seats[i] * exp(strengths[i]) for i in seats}
        total = sum(weights.values())
        chance = {i: weight / total for i, weight in weights.items()}
        for i in seats:
            slope[i] += wins.get(i, 0.0) - number * chance[i]
            bend[i][i] += number * chance[i]
            for j in seats:
                bend[i][j] -= number * chance[i] * chance[j]
    return slope, bend


def error(covariance: Matrix, i: int) -> float:
    """Against the mean of all, which is held: its own part of the covariance, 1 / n², is no doubt."""
    return sqrt(max(0.0, covariance[i][i] - 1 / len(covariance) ** 2))


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrices here are small and positive."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
