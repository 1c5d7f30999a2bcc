"""Takes what it likes best at once: a sensible beginner, from each game's own knowledge of what is good."""

from __future__ import annotations

from typing import Any

from mizban.engine import Ask, Chance, Choice, Game, View, choice


class Greedy:
    """Answers with what the game's `prefers` likes best; of a set all that it likes at all."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """Judged in one imagined state; `luck` breaks ties."""
        s = game.imagine(view, luck)
        liked = [(game.prefers(s, ask.seat, option), luck.below(1000), option) for option in ask.options]
        liked.sort(key=lambda row: row[:2], reverse=True)
        if ask.some is None:
            return liked[0][2]
        low, high = ask.some
        good = len([worth for worth, _, _ in liked if worth > 0])
        wanted = max(low, min(high, good))
        return choice(ask.options[0].verb, *sorted(option.on[0] for _, _, option in liked[:wanted]))
