"""What a computer opponent is."""

from __future__ import annotations

from typing import Any, Protocol

from mizban.engine import Ask, Chance, Choice, Game, View


class Bot(Protocol):
    """Answers a question from what its seat can know; `luck` decides where it does not care."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        """One of the options or, where the question wants some of them, a set of their numbers."""
        ...
