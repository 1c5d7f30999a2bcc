"""All phases of New York 1901 by their names. The rules stand in:

- `turn`: whose turn it is and what can be done, a lot given back, the end of a turn and of the game;
- `expand`: a lot card, a worker on a lot, the market; Market Shift and Land Grab;
- `build`: building, demolishing, Construction Boom; where something can be built is worked out in `sites`.
"""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Phase
from mizban.games.new_york_1901 import build, expand, turn
from mizban.games.new_york_1901.state import NewYork

PHASES: Final[dict[str, type[Phase[NewYork]]]] = {
    phase.__name__: phase
    for phase in (
        turn.Turn,
        turn.TakeTurn,
        expand.LandGrab,
        expand.ClaimLot,
        expand.RefillMarket,
        build.BuildStep,
        build.Demolish,
        build.PlacePiece,
        build.ConstructionBoom,
        build.BoomFirst,
        turn.EndTurn,
        turn.Stalemate,
        turn.AgreeToEnd,
        turn.Vote,
        turn.CountVotes,
    )
}
