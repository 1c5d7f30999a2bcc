"""What a computer opponent is."""

from __future__ import annotations

from typing import Any, Protocol

from mizban.engine.asking import Ask
from mizban.engine.chance import Chance
from mizban.engine.game import Game
from mizban.engine.protocol import Choice
from mizban.engine.views import View


class Bot(Protocol):
    """Answers a question from what its seat can know; `luck` decides where it does not care."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice: ...
