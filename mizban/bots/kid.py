"""Knows the rules and what it likes, but does not always take the best: a friendly beginner."""

from __future__ import annotations

from typing import Any

from mizban.engine import Ask, Chance, Choice, Game, Liked, View, by_liking

NEXT_OF_100 = 45  # how often the eye goes on from an answer to the next best one
WHIM_OF_100 = 12  # how often anything will do


class Kid:
    """Answers with something that it likes, mostly; of a set it likes what looks good, and now and then something else."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """Judged in one imagined state, as the greedy opponent does it."""
        liked = by_liking(game.imagine(view, luck), ask.seat, list(ask.options), game.prefers, luck)
        if ask.some is None:
            return draw(liked, luck).option
        low, high = ask.some
        wanted = len([row for row in liked if row.worth > 0.0 and luck.below(100) >= WHIM_OF_100])
        picked: list[int] = []
        for _ in range(max(low, min(high, wanted))):
            row = draw(liked, luck)
            liked.remove(row)
            picked.append(row.option.on[0])
        return Choice(ask.options[0].verb, tuple(sorted(picked)))


def draw(liked: list[Liked], luck: Chance) -> Liked:
    """One of these, likely one of the first."""
    if luck.below(100) < WHIM_OF_100:
        return liked[luck.below(len(liked))]
    for row in liked[:-1]:
        if luck.below(100) >= NEXT_OF_100:
            return row
    return liked[-1]
