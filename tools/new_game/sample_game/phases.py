"""The index of the rules: all phases by their names. They stand in turn.py, in the order of the README."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.protocol import Phase
from tools.new_game.sample_game.turn import Award, Contest, Lay, Night, Show, Swap

PHASES: Final[dict[str, type[Phase[Any]]]] = {phase.__name__: phase for phase in (Swap, Night, Contest, Lay, Show, Award)}
