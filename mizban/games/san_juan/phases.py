"""All phases of San Juan by their names. The rules stand in:

- `rounds`: the start of a round, choosing roles, the end of a round;
- `builder`: the builder phase; `roles`: the other four;
- `buildings`, `new_buildings`: what each building does, at the moments that `cards` lists.
"""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Phase
from mizban.games.san_juan import builder, roles, rounds
from mizban.games.san_juan.state import SanJuan

PHASES: Final[dict[str, type[Phase[SanJuan]]]] = {
    phase.__name__: phase
    for phase in (
        rounds.StartingHands,
        rounds.StartingHand,
        rounds.Round,
        rounds.EndOfRound,
        rounds.Exchanges,
        rounds.ExchangeCards,
        rounds.SwapCards,
        rounds.Storing,
        rounds.StoreCards,
        rounds.TuckCards,
        rounds.HandLimits,
        rounds.DiscardDown,
        rounds.LimitHand,
        rounds.ChooseRole,
        rounds.DoubleOrSave,
        rounds.EndOfRole,
        builder.BuilderPhase,
        builder.BuilderTurn,
        builder.Build,
        builder.ChooseSite,
        builder.BurnGoods,
        builder.Pay,
        builder.Decline,
        builder.Construct,
        builder.BuildersRest,
        roles.ProducerPhase,
        roles.Produce,
        roles.PutGoods,
        roles.TraderPhase,
        roles.Market,
        roles.MarketTurn,
        roles.Sell,
        roles.SellGoods,
        roles.MarketCloses,
        roles.CouncillorPhase,
        roles.Council,
        roles.KeepCards,
        roles.TakeKept,
        roles.DiscardCards,
        roles.DiscardFromAll,
        roles.ProspectorPhase,
    )
}
