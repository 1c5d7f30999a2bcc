"""Any legal answer: the floor that every other opponent must beat."""

from __future__ import annotations

from typing import Any

from mizban.engine.asking import Ask
from mizban.engine.chance import Chance
from mizban.engine.game import Game
from mizban.engine.protocol import Choice, choice
from mizban.engine.views import View


class Random:
    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        if ask.some is None:
            return ask.options[luck.below(len(ask.options))]
        low, high = ask.some
        left = [option.on[0] for option in ask.options]
        wanted = low + luck.below(min(high, len(left)) - low + 1)
        picked = [left.pop(luck.below(len(left))) for _ in range(wanted)]
        return choice(ask.options[0].verb, *sorted(picked))
