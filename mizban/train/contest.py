"""Paired games of two searches: every deal is played from both sides, so luck of the deal favours nobody."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from mizban.arena.signs import alive
from mizban.bots import Bot, Greedy, Search
from mizban.bots.weights import Weights
from mizban.engine import Game, Match, Quick, games

SURE = 1.645  # standard deviations: an interval of nine tenths


class Duel(msgspec.Struct, frozen=True):
    """One deal, played as often as there are seats: the challenger sits once on each."""

    game: str
    seats: int
    seed: int
    iterations: int
    challenger: Weights
    holder: Weights | None  # None: the greedy opponent


def play_duel(duel: Duel) -> float:
    """How many wins the challenger got, of as many games as there are seats; a shared win counts as its share."""
    game = games()[duel.game]
    mine: Bot = Search(iterations=duel.iterations, weights=duel.challenger)
    theirs: Bot = Search(iterations=duel.iterations, weights=duel.holder) if duel.holder is not None else Greedy()
    return sum(share(game, duel, [mine if seat == me else theirs for seat in range(duel.seats)], me) for me in range(duel.seats))


def share(game: Game[Any, Any], duel: Duel, bots: list[Bot], me: int) -> float:
    match, luck = Match(game, duel.seats, duel.seed), Quick(duel.seed * 31 + me + 1)
    while not match.ended:
        alive()
        ask = match.asks()[0]
        match.play(ask.seat, bots[ask.seat].choose(game, match.view(ask.seat), ask, luck))
    winners = [score.seat for score in match.scores() if score.won]
    return 1.0 / len(winners) if me in winners else 0.0


def wilson(won: float, played: int, sure: float = SURE) -> tuple[float, float]:
    """Between which shares the true one likely lies."""
    if not played:
        return 0.0, 1.0
    part = won / played
    below = 1.0 + sure * sure / played
    middle = (part + sure * sure / (2 * played)) / below
    half = sure * sqrt(part * (1.0 - part) / played + sure * sure / (4.0 * played * played)) / below
    return middle - half, middle + half
