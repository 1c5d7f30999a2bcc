"""Games of an opponent against itself, and the positions in them."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from mizban.arena.signs import alive
from mizban.bots.search import Search, single
from mizban.bots.weights import Weights
from mizban.engine import Ask, Choice, Game, Quick, State, View, asks, best_liked, games, give, open_phases

Numbers = NDArray[np.float32]


class Job(msgspec.Struct, frozen=True):
    """Some games, one after the other."""

    game: str
    seats: int
    seed: int
    games: int
    iterations: int  # of the search; 0: the greedy opponent plays
    weights: Weights | None  # that the search judges by
    stray: float  # how often an answer is not the best one: what is never tried is never learned
    keep: float  # how many of the positions are kept


class Positions:
    """Rows of features by seat, the progress of their games, and how these ended."""

    def __init__(self, rows: Numbers, progress: Numbers, points: Numbers, games: NDArray[np.int64]) -> None:
        self.rows = rows  # position, seat, feature
        self.progress = progress
        self.points = points  # position, seat
        self.games = games  # of which game each position is

    @staticmethod
    def together(parts: list[Positions]) -> Positions:
        """All of them, in one."""
        return Positions(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.progress for part in parts]),
            np.concatenate([part.points for part in parts]),
            np.concatenate([part.games for part in parts]),
        )


def play_games(job: Job) -> Positions:
    """The positions of these games in which nothing was half done, as whoever had to move could imagine them."""
    game = games()[job.game]
    found = [play_game(game, job, job.seed + n) for n in range(job.games)]
    return Positions.together([part for part in found if len(part.progress)])


def play_game(game: Game[Any, Any], job: Job, seed: int) -> Positions:
    assert game.features is not None
    luck = Quick(seed * 2 + 1)
    s = game.deal(job.seats, seed)
    search = Search(iterations=job.iterations, weights=job.weights) if job.iterations else None
    rows: list[list[list[float]]] = []
    progress: list[float] = []
    while s.asked:
        alive()
        phase = open_phases(s)[0]
        seat = phase.seat
        kept = game.features.at_rest(s) and luck.below(1000) < 1000 * job.keep
        strays = luck.below(1000) < 1000 * job.stray
        view = game.view(s, seat) if kept or search is not None else None
        if kept:
            imagined = game.imagine(view, Quick(luck.below(10**9) + 1))
            rows.append([game.features.row(imagined, each) for each in range(job.seats)])
            progress.append(game.features.progress(imagined))
        if strays:
            answer = any_answer(asks(s)[0], luck)
        elif search is None:
            answer = best_liked(s, phase, game.prefers, luck)
        else:
            answer = thought(game, search, s, view, luck)
        give(s, seat, answer)
    points = np.repeat(np.array([game.points_now(s)], dtype=np.float32), len(progress), axis=0)
    shape = (len(progress), job.seats, len(game.features.names))
    number = np.full(len(progress), seed, dtype=np.int64)
    return Positions(np.array(rows, dtype=np.float32).reshape(shape), np.array(progress, dtype=np.float32), points, number)


def thought(game: Game[Any, Any], search: Search, s: State, view: View | None, luck: Quick) -> Choice:
    assert view is not None
    ask = asks(s)[0]
    only = single(ask)
    return only if only is not None else search.think(game, view, ask.seat, luck)[0].answer


def any_answer(ask: Ask, luck: Quick) -> Choice:
    if ask.some is None:
        return ask.options[luck.below(len(ask.options))]
    low, high = ask.some
    left = [option.on[0] for option in ask.options]
    wanted = low + luck.below(min(high, len(left)) - low + 1)
    picked = sorted(left.pop(luck.below(len(left))) for _ in range(wanted))
    return Choice(ask.options[0].verb, tuple(picked))
