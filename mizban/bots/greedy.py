"""Takes what it likes best at once: a sensible beginner, from each game's own knowledge of what is good."""

from __future__ import annotations

from typing import Any

from mizban.engine import Ask, Chance, Choice, Game, View, by_liking, how_many


class Greedy:
    """Answers with what the game's `prefers` likes best; of a set all that it likes at all."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """Judged in one imagined state; `luck` breaks ties."""
        liked = by_liking(game.imagine(view, luck), ask.seat, list(ask.options), game.prefers, luck)
        if ask.some is None:
            return liked[0].option
        wanted = how_many(liked, *ask.some)
        return Choice(ask.options[0].verb, tuple(sorted(row.option.on[0] for row in liked[:wanted])))
