"""All phases of Keyflower by their names; the rules stand in season, turn, sending, use, transport, placing and ending."""

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
