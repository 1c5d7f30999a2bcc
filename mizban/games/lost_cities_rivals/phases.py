"""All phases of Lost Cities: Rivals by their names. The rules stand in `turn`: a turn is a reveal or an auction."""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Phase
from mizban.games.lost_cities_rivals.state import LostCities
from mizban.games.lost_cities_rivals.turn import RaiseOrPass, RemoveCard, TakeCards, Turn

PHASES: Final[dict[str, type[Phase[LostCities]]]] = {phase.__name__: phase for phase in (Turn, RaiseOrPass, TakeCards, RemoveCard)}
