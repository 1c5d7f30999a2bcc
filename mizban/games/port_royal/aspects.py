"""What the features of Port Royal are in the words of a player."""

from __future__ import annotations

from mizban.engine.game import Aspect

ASPECTS = (
    Aspect("points", ("points", "points-squared", "expeditions"), ("points",)),
    Aspect("coins", ("coins", "coins-squared", "coins-taxed"), ("coins",)),
    Aspect("crew", ("settler", "captain", "priest", "jack", "crew-*", "explorers", "explorer-kinds")),
    Aspect("swords", ("sailor", "pirate", "swords-*"), ("swords-*",)),
    Aspect("helpers", ("trader-*", "mademoiselle", "jester", "admiral", "governor", "*-and-*")),
    Aspect("harbor", ("harbor", "one-card", "cards", "fees")),
    Aspect("risk", ("harbor-risk",)),
    Aspect("tempo", ("turn", "turn-to-come")),
)
