"""Advice for a person: the best answers with their chances, and why. From what their seat can know, as every opponent thinks."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec

from mizban.bots.reasons import Reason, reasons
from mizban.bots.search import COUNTLESS, FOREVER, Search, single
from mizban.bots.tree import Clock, Edge, Tree
from mizban.engine import Ask, Chance, Choice, Game, Quick, View

MOST = 3  # answers
WEIGHED = 4  # the best of a first search, each weighed in a tree of its own: a search looks at answers less the worse they seem
FIRST = 0.55  # of the time is for the first search
LEAST_VISITS = 4
FAR = 0.15  # an answer that is so much worse than the best one is no advice
WEIGHTY = 0.5  # of the first reason: a price that is worth so much is named before a second gain
SEEDS = 10**9


class Advised(msgspec.Struct, frozen=True):
    """An answer, how likely its giver wins with it, and one or two reasons to say why."""

    verb: str
    on: tuple[int, ...]
    chance: float
    why: list[Reason]


class Advice(msgspec.Struct, frozen=True):
    """The best first; none, if there is only one answer anyway."""

    answers: list[Advised]
    imagined: int  # so many games were imagined for it: few of them, little is known


def advise(
    game: Game[Any, Any],
    view: View,
    ask: Ask,
    luck: Chance,
    seconds: float = FOREVER,
    iterations: int = COUNTLESS,
    clock: Clock = perf_counter,
) -> Advice:
    """For so long or, exactly repeatable, for so many iterations each."""
    if single(ask) is not None:
        return Advice([], 0)
    search = Search()
    seed = luck.below(SEEDS) + 1
    first = search.tree(game, view, ask.seat, Quick(seed))
    first.grow(FIRST * seconds, iterations, False, clock)
    tried = [edge.answer for edge in first.answers() if edge.visits >= LEAST_VISITS][:WEIGHED] or [first.answers()[0].answer]
    trees: list[Tree] = []
    for answer in tried:  # all with the same luck: the same imagined worlds
        tree = search.tree(game, view, ask.seat, Quick(seed + 1))
        tree.root.add(Edge(answer, 0.0))
        tree.grow((1.0 - FIRST) * seconds / len(tried), iterations, False, clock)
        trees.append(tree)
    weighed = sorted(((tree.root.edges[0].mean(), tree.root.edges[0].answer) for tree in trees), key=lambda row: -row[0])
    best = weighed[0][0]
    named = [row for row in weighed[:MOST] if row[0] >= best - FAR]
    whys = [_why(game, view, ask.seat, [answer for _, answer in weighed], n, seed) for n in range(len(named))]
    answers = [Advised(answer.verb, answer.on, min(1.0, max(0.0, chance)), why) for (chance, answer), why in zip(named, whys, strict=True)]
    return Advice(answers, first.iterations + sum(tree.iterations for tree in trees))


def _why(game: Game[Any, Any], view: View, seat: int, ranked: list[Choice], n: int, seed: int) -> list[Reason]:
    """The best answer is compared with the second, all others with the best."""
    if len(ranked) == 1:
        return []
    if n == 0:
        return told(reasons(game, view, seat, ranked[0], ranked[1], seed))
    return told([reason.turned() for reason in reasons(game, view, seat, ranked[0], ranked[n], seed)])


def told(found: list[Reason]) -> list[Reason]:
    """What fits in a sentence: what speaks most for the answer, then what speaks against it, if that is weighty, or a second gain."""
    gains = [reason for reason in found if reason.worth > 0]
    prices = [reason for reason in found if reason.worth < 0]
    if not gains or not prices:
        return (gains or prices)[:2]
    if sum(reason.worth for reason in found) < 0 or -prices[0].worth >= WEIGHTY * gains[0].worth:
        return [gains[0], prices[0]]
    return gains[:2]
