"""What the features of Lost Cities: Rivals are in the words of a player."""

from __future__ import annotations

from mizban.engine.game import Aspect

ASPECTS = (
    Aspect("points", ("score",), ("score",)),
    Aspect("coins", ("coins", "coins-*", "richest", "no-coins"), ("coins",)),
    Aspect("wagers", ("wagers", "wagers-*", "multiplied", "to-come-multiplied"), ("wagers",)),
    Aspect("bonus", ("bonus", "bonus-*")),
    Aspect("expeditions", ("prospects", "footprints", "to-come", "begun", "numbers")),
    Aspect("display", ("haul", "haul-*")),
    Aspect("tempo", ("turn", "next")),
)
