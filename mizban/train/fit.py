"""Weights from positions: what a seat is ahead in the end is a linear function of how it is ahead now, gliding with the game's progress."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mizban.bots.weights import Learned
from mizban.train.selfplay import Positions

KNOTS = 5
HELD_OUT = 5  # one game of so many is not learned from but tells how much restraint is best
RESTRAINTS = (3.0, 30.0, 300.0, 3000.0)  # of the ridge: how much large weights cost
WIDE = 1.2  # margins beyond so many times the usual one are squashed: a win is a win
STEPS = 60

Matrix = NDArray[np.float64]


def fit(found: Positions) -> tuple[Learned, float]:
    """What was learned, and how well it tells the winner of games that it has not seen, as a share of the positions."""
    seats = found.points.shape[1]
    ahead = found.rows - found.rows.mean(axis=1, keepdims=True)
    margin = (found.points - found.points.mean(axis=1, keepdims=True)).astype(np.float64)
    spread = float(margin.std()) or 1.0
    target = WIDE * spread * np.tanh(margin / (WIDE * spread))
    use = 1 if seats == 2 else seats  # with two seats the second row is the first one turned round
    ahead, target = ahead[:, :use], target[:, :use]
    scale = ahead.reshape(-1, ahead.shape[2]).std(axis=0) + 1e-6
    hats = hat(found.progress)
    learning = found.games % HELD_OUT != 0
    grams = {part: normal(ahead[mask] / scale, hats[mask], target[mask]) for part, mask in (("seen", learning), ("new", ~learning))}
    tried = [(error(grams["new"], solve(grams["seen"], restraint)), restraint) for restraint in RESTRAINTS]
    restraint = min(tried)[1]
    whole = (grams["seen"][0] + grams["new"][0], grams["seen"][1] + grams["new"][1])
    flat = solve(whole, restraint * HELD_OUT / (HELD_OUT - 1)).reshape(KNOTS, -1) / scale
    judged = solve(grams["seen"], restraint).reshape(KNOTS, -1) / scale
    right = told_right(found, judged, hats, ~learning)
    learned = Learned(seats, rounded(flat), rounded_row(sharpness(found, flat, hats)), spread, len(set(found.games.tolist())))
    return learned, right


def hat(progress: NDArray[np.float32]) -> Matrix:
    """How near each position is to each knot: a piecewise linear function with a peak at every knot."""
    place = np.clip(progress.astype(np.float64), 0.0, 1.0) * (KNOTS - 1)
    found: Matrix = np.clip(1.0 - np.abs(place[:, None] - np.arange(KNOTS)[None, :]), 0.0, 1.0)
    return found


def normal(ahead: NDArray[np.float32], hats: Matrix, target: Matrix, chunk: int = 4000) -> tuple[Matrix, Matrix]:
    """The normal equations, summed up piece by piece."""
    features = ahead.shape[2]
    gram = np.zeros((KNOTS * features, KNOTS * features))
    side = np.zeros(KNOTS * features)
    for start in range(0, len(ahead), chunk):
        x = ahead[start : start + chunk].astype(np.float64)
        wide = (hats[start : start + chunk, None, :, None] * x[:, :, None, :]).reshape(-1, KNOTS * features)
        gram += wide.T @ wide
        side += wide.T @ target[start : start + chunk].reshape(-1)
    return gram, side


def solve(equations: tuple[Matrix, Matrix], restraint: float) -> Matrix:
    gram, side = equations
    found: Matrix = np.linalg.solve(gram + restraint * np.eye(len(side)), side).astype(np.float64)
    return found


def error(equations: tuple[Matrix, Matrix], weights: Matrix) -> float:
    """The squared error, up to a part that does not depend on the weights."""
    gram, side = equations
    return float(weights @ gram @ weights - 2.0 * weights @ side)


def hopes(found: Positions, weights: Matrix, hats: Matrix) -> Matrix:
    by_knot = np.einsum("psf,kf->psk", found.rows.astype(np.float64), weights)
    result: Matrix = (by_knot * hats[:, None, :]).sum(axis=2)
    return result


def told_right(found: Positions, weights: Matrix, hats: Matrix, mask: NDArray[np.bool_]) -> float:
    """How often the seat with the highest hopes is one that wins."""
    hoped = hopes(found, weights, hats)[mask]
    points = found.points[mask]
    best = hoped.argmax(axis=1)
    return float((points[np.arange(len(best)), best] >= points.max(axis=1)).mean()) if len(best) else 0.0


def sharpness(found: Positions, weights: Matrix, hats: Matrix) -> Matrix:
    """How sure a point of hope makes, by knot: the maximum of the likelihood of who won, by Newton's steps on one number each."""
    hoped = hopes(found, weights, hats)
    won = (found.points >= found.points.max(axis=1, keepdims=True)).astype(np.float64)
    won /= won.sum(axis=1, keepdims=True)
    sharp = np.full(KNOTS, 2.0 / (hoped.std() + 1e-6))
    for _ in range(STEPS):
        at = hats @ sharp
        chance = np.exp(at[:, None] * (hoped - hoped.max(axis=1, keepdims=True)))
        chance /= chance.sum(axis=1, keepdims=True)
        slope = ((won - chance) * hoped).sum(axis=1)
        mean = (chance * hoped).sum(axis=1, keepdims=True)
        bend = (chance * (hoped - mean) ** 2).sum(axis=1)
        step = (hats * slope[:, None]).sum(axis=0) / ((hats * bend[:, None]).sum(axis=0) + 1e-3)
        sharp = np.clip(sharp + 0.5 * step, 0.005, 5.0)
    found_sharp: Matrix = sharp
    return found_sharp


def rounded(weights: Matrix) -> list[list[float]]:
    return [rounded_row(row) for row in weights]


def rounded_row(row: Matrix) -> list[float]:
    return [float(f"{number:.5g}") for number in row]
