"""Any legal answer: the floor that every other opponent must beat."""

from __future__ import annotations

from typing import Any

from mizban.engine import Ask, Chance, Choice, Game, View


class Random:
    """Every legal answer is equally likely; of a set first its size, then its members."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """The view is not looked at."""
        if ask.some is None:
            return ask.options[luck.below(len(ask.options))]
        low, high = ask.some
        left = [option.on[0] for option in ask.options]
        wanted = low + luck.below(min(high, len(left)) - low + 1)
        picked = [left.pop(luck.below(len(left))) for _ in range(wanted)]
        return Choice(ask.options[0].verb, tuple(sorted(picked)))
