"""All phases of Port Royal by their names. The rules stand in:

- `turn`: a turn of the active player, and the end of the game;
- `discover`: phase 1, turning up cards, repelling ships, bust, tax increases;
- `trade_and_hire`: phase 2, taking cards from the harbor;
- `expeditions`: claiming them.
"""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Phase
from mizban.games.port_royal.discover import AfterBust, Discover, RepelOrAdmit
from mizban.games.port_royal.expeditions import GivePersons
from mizban.games.port_royal.state import PortRoyal
from mizban.games.port_royal.trade_and_hire import Arrival, ClearHarbor, Market, TakeCard, TradeAndHire
from mizban.games.port_royal.turn import EndTurn, Turn

PHASES: Final[dict[str, type[Phase[PortRoyal]]]] = {
    phase.__name__: phase
    for phase in (Turn, Discover, RepelOrAdmit, AfterBust, GivePersons, Market, Arrival, TradeAndHire, TakeCard, ClearHarbor, EndTurn)
}
