"""What the features of New York 1901 are in the words of a player."""

from __future__ import annotations

from mizban.engine.game import Aspect

ASPECTS = (
    Aspect("points", ("buildings", "ahead"), ("buildings",)),
    Aspect("streets", ("streets", "street-*")),
    Aspect("challenge", ("challenge", "hope-of-*")),
    Aspect("actions", ("actions", "keeps-*"), ("actions",)),
    Aspect("skyscrapers", ("silver", "gold", "*-missing", "*-standing", "legendary", "unbuilt", "unbuilt-points")),
    Aspect("workers", ("workers", "manned", "no-worker"), ("workers",)),
    Aspect("building", ("builds-*",)),
    Aspect("land", ("free-*", "land-*", "growth", "squares", "squares-squared"), ("squares",)),
    Aspect("tempo", ("turn", "turn-to-come", "began-the-end", "pieces-to-end")),
)
