"""All phases of Port Royal by their names. The rules stand in `turn` and `expeditions`."""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Phase
from mizban.games.port_royal import expeditions, turn
from mizban.games.port_royal.state import PortRoyal

PHASES: Final[dict[str, type[Phase[PortRoyal]]]] = {
    phase.__name__: phase
    for phase in (
        turn.Turn,
        turn.Discover,
        turn.RepelOrAdmit,
        turn.AfterBust,
        expeditions.GivePersons,
        turn.Market,
        turn.Arrival,
        turn.TradeAndHire,
        turn.TakeCard,
        turn.ClearHarbor,
        turn.EndTurn,
    )
}
