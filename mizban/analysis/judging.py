"""What answers are worth to whoever gives them, judged by what that seat could know.

A search is a good guide to the best answer and a poor scale for the others: it looks at them less the worse they seem. So what is to be
compared is weighed apart, each answer in a tree of its own, all with the same luck: the same imagined worlds, as often, as deep.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mizban.bots.search import Search
from mizban.bots.tree import Edge
from mizban.engine import Chance, Choice, Game, Quick, View

SEEDS = 10**9
LOOKED_AT = 0.02  # of all iterations: an answer that was tried less often is not worth naming


class Weighed(msgspec.Struct, frozen=True):
    """An answer, and how likely its giver wins with it."""

    verb: str
    on: tuple[int, ...]
    chance: float

    @property
    def verb_and_on(self) -> tuple[str, tuple[int, ...]]:
        """The name of the answer."""
        return self.verb, self.on

    def says(self, verb: str, on: tuple[int, ...]) -> bool:
        """Is it the answer of this name?"""
        return self.verb == verb and self.on == on


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of a question, the best answer first, and which answer liking alone would give."""

    answers: list[Weighed]
    obvious: Weighed

    @property
    def best(self) -> Weighed:
        """The answer that was tried most."""
        return self.answers[0]

    @property
    def second(self) -> Weighed | None:
        """The best of the others, by their chances."""
        return max(self.answers[1:], key=lambda weighed: weighed.chance, default=None)


def judge(game: Game[Any, Any], view: View, seat: int, iterations: int, luck: Chance) -> Thought:
    """All answers that are worth naming."""
    edges = Search(iterations=iterations).think(game, view, seat, luck)
    liked = max(edges, key=lambda edge: edge.like)
    named = [edge for n, edge in enumerate(edges) if n == 0 or edge.visits >= LOOKED_AT * iterations]
    return Thought([weighed(edge) for edge in named], weighed(liked))


def weighed(edge: Edge) -> Weighed:
    return Weighed(edge.answer.verb, edge.answer.on, as_chance(edge.mean()))


def chance_of(game: Game[Any, Any], view: View, seat: int, answer: Choice, iterations: int, seed: int) -> Weighed:
    """How likely this seat wins with this answer, one of its question's own.

    Equal seeds: the same imagined worlds, so that answers can be compared.
    """
    search, luck = Search(iterations=iterations), Quick(seed)
    tree = search.tree(game, view, seat, luck)
    tree.root.add(Edge(answer, 0.0))
    search.grow(game, view, tree, luck)
    return Weighed(answer.verb, answer.on, as_chance(tree.root.edges[0].mean()))


def as_chance(reward: float) -> float:
    """A search is rewarded for the win and a little for the margin; together this reads as a chance."""
    return min(1.0, max(0.0, reward))
