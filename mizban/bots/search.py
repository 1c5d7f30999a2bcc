"""Thinks ahead: a tree search from the view alone, for so long or for so many iterations."""

from __future__ import annotations

import time
from time import perf_counter
from typing import Any, Protocol

from mizban.bots.helper import Tally
from mizban.bots.memory import Memory
from mizban.bots.tree import Clock, Edge, Habits, Node, Tree
from mizban.bots.weights import Weights, habits_of, value_of
from mizban.engine import Ask, Chance, Choice, Game, Quick, View

# Work of the processor. Not every Python that runs in WebAssembly knows it.
thread_time: Clock = getattr(time, "thread_time", perf_counter)
FOREVER = 1e12  # seconds
COUNTLESS = 1 << 60  # iterations
PATIENCE = 0.05  # of the time: so much longer we wait for a helper
SEEDS = 10**9


class Second(Protocol):
    """Who thinks about the same question beside us."""

    def ask(self, game: Game[Any, Any], view: View, seat: int, seconds: float, seed: int, weights: Weights | None) -> int:
        """The number under which to fetch the answer; 0: there is no help this time."""
        ...

    def fetch(self, number: int, patience: float) -> Tally:
        """What was found."""
        ...


class Search:
    """Thinks at most `seconds`, or exactly `iterations` if these are given: then the same luck gives the same answer.

    With a helper a second process thinks about the same question. Where the time counts, `choose` remembers what it thought about the
    question that comes next; `think` always begins anew. `clock` measures the time: by default what passes, for measurements
    (`measured`) what the processor works.
    """

    def __init__(
        self,
        seconds: float = FOREVER,
        iterations: int = COUNTLESS,
        weights: Weights | None = None,
        habits: Habits | None = None,
        helper: Second | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.weights = weights
        self.habits = habits
        self.helper = helper
        self.clock = clock
        self.memory: Memory | None = None

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """The answer that was tried most."""
        only = single(ask)
        if only is not None:
            return only
        tree = self.tree(game, view, ask.seat, luck)
        if self.memory is not None:
            self.memory.go_on(game, view, tree)
        self.grow(game, view, tree, luck)
        best = tree.answers()[0]
        if self.seconds < FOREVER:
            self.memory = Memory(game, tree, best)
        return best.answer

    def think(self, game: Game[Any, Any], view: View, seat: int, luck: Chance) -> list[Edge]:
        """All answers that were thought about, the best first, each with its visits and its mean reward."""
        tree = self.tree(game, view, seat, luck)
        self.grow(game, view, tree, luck)
        return tree.answers()

    def tree(self, game: Game[Any, Any], view: View, seat: int, luck: Chance) -> Tree:
        """A tree that has not grown yet."""

        def imagine(luck: Chance) -> Any:
            return game.imagine(view, luck)

        value = value_of(game, view.moment.seats, self.weights)
        return Tree(seat, imagine, game.prefers, value, self.habits or habits_of(game, self.weights), luck)

    def grow(self, game: Game[Any, Any], view: View, tree: Tree, luck: Chance) -> None:
        """For as long as this search thinks, with what a helper finds meanwhile."""
        number = self.helper.ask(game, view, tree.seat, self.seconds, luck.below(SEEDS) + 1, self.weights) if self.helper else 0
        tree.grow(self.seconds, self.iterations, self.seconds < FOREVER, self.clock)
        if self.helper and number:
            take_in(tree.root, self.helper.fetch(number, PATIENCE * self.seconds))


class Beside:
    """Does in this process, afterwards, what a helper does in another meanwhile: for measuring on a machine that has more to do."""

    def ask(self, game: Game[Any, Any], view: View, seat: int, seconds: float, seed: int, weights: Weights | None) -> int:
        """Only taken down."""
        self.question = (game, view, seat, seconds, seed, weights)
        return 1

    def fetch(self, number: int, patience: float) -> Tally:
        """Thought about now, as long as a helper would have."""
        game, view, seat, seconds, seed, weights = self.question
        return tally(Search(seconds, weights=weights, clock=thread_time).think(game, view, seat, Quick(seed)))


def measured(search: Search) -> Search:
    """The same opponent, with its time counted in work of the processor: a busy machine does not make it weaker. What would be done
    in two processes is done in one, one after the other."""
    helper = Beside() if search.helper is not None else None
    return Search(search.seconds, search.iterations, search.weights, search.habits, helper, thread_time)


def tally(found: list[Edge]) -> Tally:
    """Of a thought what another process needs of it."""
    return [(edge.answer.verb, edge.answer.on, edge.visits, edge.total) for edge in found]


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
