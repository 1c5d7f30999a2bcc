"""Thinks ahead: a tree search from the view alone, for so long or for so many iterations."""

from __future__ import annotations

from typing import Any

from mizban.bots.helper import Helper, Tally
from mizban.bots.tree import Edge, Habits, Node, Tree
from mizban.bots.weights import Weights, habits_of, value_of
from mizban.engine import Ask, Chance, Choice, Game, View

FOREVER = 1e12  # seconds
COUNTLESS = 1 << 60  # iterations
PATIENCE = 0.05  # of the time: so much longer we wait for a helper
SEEDS = 10**9


class Search:
    """Thinks at most `seconds`, or exactly `iterations` if these are given: then the same luck gives the same answer.

    With a helper a second process thinks about the same question.
    """

    def __init__(
        self,
        seconds: float = FOREVER,
        iterations: int = COUNTLESS,
        weights: Weights | None = None,
        habits: Habits | None = None,
        helper: Helper | None = None,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.weights = weights
        self.habits = habits
        self.helper = helper

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """The answer that was tried most."""
        only = single(ask)
        return only if only is not None else self.think(game, view, ask.seat, luck)[0].answer

    def think(self, game: Game[Any, Any], view: View, seat: int, luck: Chance) -> list[Edge]:
        """All answers that were thought about, the best first, each with its visits and its mean reward."""
        tree = self.tree(game, view, seat, luck)
        number = self.helper.ask(game, view, seat, self.seconds, luck.below(SEEDS) + 1, self.weights) if self.helper else 0
        tree.grow(self.seconds, self.iterations, self.seconds < FOREVER)
        if self.helper and number:
            take_in(tree.root, self.helper.fetch(number, PATIENCE * self.seconds))
        return tree.answers()

    def tree(self, game: Game[Any, Any], view: View, seat: int, luck: Chance) -> Tree:
        """A tree that has not grown yet."""

        def imagine(luck: Chance) -> Any:
            return game.imagine(view, luck)

        value = value_of(game, view.moment.seats, self.weights)
        return Tree(seat, imagine, game.prefers, value, self.habits or habits_of(game, self.weights), luck)


def take_in(node: Node, found: Tally) -> None:
    """Adds what another tree has found for the same question."""
    for verb, on, visits, total in found:
        answer = Choice(verb, on)
        if answer not in node.known:
            node.add(Edge(answer, 0.0))
        node.known[answer].visits += visits
        node.known[answer].total += total


def single(ask: Ask) -> Choice | None:
    """The only answer there is, if there is only one."""
    if ask.some is None:
        return ask.options[0] if len(ask.options) == 1 else None
    low, high = ask.some
    if low >= len(ask.options) or high == 0:
        return Choice(ask.options[0].verb if ask.options else "done", tuple(sorted(option.on[0] for option in ask.options[:high])))
    return None
