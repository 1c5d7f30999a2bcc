"""All phases of Keyflower by their names. The rules stand in:

- `season`: the start and the end of a season, boats, turn order;
- `turn`: a bid, a use or a pass; `workers`: which workers can go where; `sending`: which of them go;
- `pay`, `use`: what a use costs and brings; `transport`: carrying and upgrading;
- `placing`: tiles join the villages; `ending`: the Flipper, and the screens are lifted.
"""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.protocol import Phase
from mizban.games.keyflower.ending import EndGame, FlipTile, LastFlip
from mizban.games.keyflower.placing import LeaveGame, Place, PlaceTile, PlaceTiles
from mizban.games.keyflower.season import (
    AfterBoats,
    ChooseBoat,
    ChooseWinterTiles,
    EndSeason,
    FirstTurn,
    OfferTiles,
    OfferWinterTiles,
    PassOnPurple,
    RevealWinterTiles,
    StartSeason,
)
from mizban.games.keyflower.sending import ChooseColour, PaySkill, PayWorker, SendAnyColours, SendWorkers
from mizban.games.keyflower.transport import PayUpgrade, PayUpgradeSkill, Transport
from mizban.games.keyflower.turn import NextTurn, Turn
from mizban.games.keyflower.use import ChooseResource

PHASES: Final[dict[str, type[Phase[Any]]]] = {
    phase.__name__: phase
    for phase in (
        *(StartSeason, OfferWinterTiles, ChooseWinterTiles, OfferTiles, RevealWinterTiles, FirstTurn),
        *(Turn, NextTurn, ChooseColour, SendWorkers, SendAnyColours, PaySkill, PayWorker),
        *(ChooseResource, Transport, PayUpgrade, PayUpgradeSkill),
        *(EndSeason, ChooseBoat, PassOnPurple, AfterBoats, PlaceTiles, PlaceTile, Place, LeaveGame, LastFlip, FlipTile, EndGame),
    )
}
