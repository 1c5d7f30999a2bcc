"""The computer opponent is better than chance, and that is no luck.

It plays a fixed number of games at the smallest table, alone against opponents that answer at random, and sits on every seat in turn.
If it were no better than they, it would win its share of the games that one seat wins alone: one of two at a table of two. How likely it
then is to win as many as it did, or more, is a sum of a binomial distribution. Only if that is very unlikely, it is better. Of 100
games of two that asks for 66: games of luck can do it too.
"""

from __future__ import annotations

from math import comb

from mizban.bots import Bot, levels
from mizban.engine import Match, Quick
from tools.ready.places import AnyGame

GAMES = 100
UNLIKELY = 0.001


class Contest:
    """How many games the opponent won alone, of how many that somebody won alone, and the share that is chance."""

    def __init__(self, won: int, decided: int, share: float) -> None:
        self.won = won
        self.decided = decided
        self.share = share

    @property
    def by_luck(self) -> float:
        """How likely chance alone wins so many or more."""
        hits = range(self.won, self.decided + 1)
        return sum(comb(self.decided, n) * self.share**n * (1 - self.share) ** (self.decided - n) for n in hits)


def play_out(game: AnyGame, seed: int, bots: list[Bot]) -> Match:
    match, luck = Match(game, len(bots), seed), Quick(seed + 1)
    while not match.ended:
        ask = match.asks()[0]
        match.play(ask.seat, bots[ask.seat].choose(game, match.view(ask.seat), ask, luck))
    return match


def contest(game: AnyGame, number: int = GAMES, level: str = "casual") -> Contest:
    seats = game.seats[0]
    won = decided = 0
    for n in range(number):
        me = n % seats
        match = play_out(game, n + 1, [levels[level] if seat == me else levels["random"] for seat in range(seats)])
        winners = [score.seat for score in match.scores() if score.won]
        decided += len(winners) == 1
        won += winners == [me]
    return Contest(won, decided, 1 / seats)


def weak(found: Contest) -> list[str]:
    if found.by_luck < UNLIKELY:
        return []
    return [f"bot.py: won {found.won} of {found.decided} games against chance, which chance itself does with p = {found.by_luck:.3f}"]


def lacking(game: AnyGame) -> list[str]:
    return weak(contest(game))
