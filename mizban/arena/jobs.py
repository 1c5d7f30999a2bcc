"""One game to be played, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from mizban.arena.trouble import Trouble
from mizban.engine import games

Took = dict[str, dict[str, int]]  # what a seat took, by kind and name, and how often: {"built": {"chapel": 1}}


class Job(msgspec.Struct, frozen=True):
    """A deal with somebody on each seat."""

    game: str
    deal: int  # the seed of the cards, from 1
    rotation: int  # how far the opponents have moved from their first seats
    opponents: tuple[str, ...]  # by seat


class Result(msgspec.Struct, frozen=True):
    """A line of the results. Tuples are by seat."""

    game: str
    rules: int
    seats: int
    deal: int
    rotation: int
    opponents: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]  # several, where the win is shared
    decisions: tuple[int, ...]
    thought: tuple[float, ...]  # seconds in all
    longest: tuple[float, ...]  # seconds for one answer
    took: tuple[Took, ...]
    version: str


Key = tuple[str, int, tuple[str, ...]]


def key(of: Job | Result) -> Key:
    """Which game this is: a result with the same key need not be played again."""
    return of.game, of.deal, of.opponents


def pairings(opponents: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody; one alone plays against itself."""
    return list(combinations(opponents, 2)) if len(opponents) > 1 else [(opponents[0], opponents[0])]


def plan(game: str, opponents: Sequence[str], seats: int, number: int, first: int = 1) -> Iterator[Job]:
    """So many games of each pairing: the first-named on one seat, the second on all others; each deal is played from every seat.

    The pairings take turns, so that a run that is stopped has played about as much of each.
    """
    pairs = pairings(opponents)
    for n in range(number):
        for one, other in pairs:
            turns = 1 if one == other else seats
            rotation = n % turns
            yield Job(game, first + n // turns, rotation, tuple(one if seat == rotation else other for seat in range(seats)))


def check_table(game: str, seats: int) -> None:
    """Is there such a game, for so many?"""
    if game not in games():
        raise Trouble("arena-unknown-game", game=game, known=", ".join(games()))
    possible = games()[game].seats
    if seats not in possible:
        raise Trouble("arena-bad-seats", game=game, seats=seats, low=possible[0], high=possible[-1])
