"""What the features of San Juan are in the words of a player."""

from __future__ import annotations

from mizban.engine.game import Aspect

ASPECTS = (
    Aspect("points", ("points", "hall-points"), ("points",)),
    Aspect("hand", ("hand", "hand-*", "chapel-and-hand"), ("hand",)),
    Aspect("goods", ("goods", "goods-*", "plants-empty"), ("goods",)),
    Aspect("stored", ("stored",), ("stored",)),
    Aspect("roles", ("roles-to-come", "next-role", "*-free", "governor", "library-unused")),
    Aspect("town", ("*",), ("buildings",)),
)
