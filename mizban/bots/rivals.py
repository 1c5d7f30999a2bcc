"""Rivals for the ladder of the arena, beside the guests: nobody meets them at a table. Strength is judged against all of them."""

from __future__ import annotations

from time import thread_time
from typing import Any

from mizban.bots.greedy import Greedy
from mizban.bots.search import FOREVER, Search, single
from mizban.bots.tree import Tree
from mizban.bots.weights import first_weights_of, habits_of, value_of
from mizban.engine import Ask, Chance, Choice, Game, Quick, State, View, play, playout

LONGEST = 100_000  # decisions of a game
SEEDS = 10**9


class Flat:
    """Tries every answer equally often in games played at random to their end: the simplest search. Sets it leaves to the greedy one."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """The answer that led to the best mean."""
        if ask.some is not None or len(ask.options) == 1:
            return Greedy().choose(game, view, ask, luck)
        began = thread_time()
        won = dict.fromkeys(ask.options, 0.0)
        while True:
            for option in ask.options:
                s = game.imagine(view, Quick(luck.below(SEEDS) + 1))
                play(s, ask.seat, option)
                playout(s, Quick(luck.below(SEEDS) + 1), LONGEST)
                points = game.points_now(s)
                mine, best = points[ask.seat], max(points)
                won[option] += (mine >= best) + 0.01 * (mine - sum(points) / len(points))
            if thread_time() - began >= self.seconds:
                return max(ask.options, key=lambda option: won[option])


class Seer(Search):
    """The same search, but in the true world instead of imagined ones: it cheats, and so it is a ceiling for all who do not."""

    def choose_seeing(self, game: Game[Any, Any], s: State, ask: Ask, luck: Chance) -> Choice:
        """From a copy of the whole state, as only the arena gives it."""
        only = single(ask)
        if only is not None:
            return only

        def the_truth(luck: Chance) -> State:
            return s.copy()

        value = value_of(game, s.seats, self.weights)
        tree = Tree(ask.seat, the_truth, game.prefers, value, self.habits or habits_of(game, self.weights), luck)
        tree.grow(self.seconds, self.iterations, self.seconds < FOREVER, thread_time)
        return tree.answers()[0].answer


class Beginner(Search):
    """The same search with the first weights that were learned for a game, from greedy games: what later generations must beat."""

    def tree(self, game: Game[Any, Any], view: View, seat: int, luck: Chance) -> Tree:
        """Judged by the weights of the first generation."""
        self.weights = first_weights_of(game)
        return super().tree(game, view, seat, luck)
