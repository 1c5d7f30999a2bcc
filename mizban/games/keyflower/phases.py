"""All phases of Keyflower by their names; the rules stand in turn, use, transport, placing and season."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.protocol import Phase
from mizban.games.keyflower.placing import LeaveGame, Place, PlaceTile, PlaceTiles
from mizban.games.keyflower.season import (
    AfterBoats,
    ChooseBoat,
    ChooseWinterTiles,
    EndGame,
    EndSeason,
    FirstTurn,
    FlipTile,
    LastFlip,
    OfferTiles,
    OfferWinterTiles,
    PassOnPurple,
    RevealWinterTiles,
    StartSeason,
)
from mizban.games.keyflower.transport import PayUpgrade, PayUpgradeSkill, Transport
from mizban.games.keyflower.turn import ChooseColour, NextTurn, PaySkill, PayWorker, SendAnyColours, SendWorkers, Turn
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
