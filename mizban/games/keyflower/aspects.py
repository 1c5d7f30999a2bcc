"""What the features of Keyflower are in the words of a player."""

from __future__ import annotations

from mizban.engine.game import Aspect

ASPECTS = (
    Aspect("points", ("points", "kept"), ("points", "kept")),
    Aspect("bids", ("leads-*", "led", "outbid", "bid", "on-bids"), ("led",)),
    Aspect("upgrades", ("upgraded-*", "upgrades-*", "steps", "steps-and-resources")),
    Aspect("village", ("has-*", "tiles", "neighbours", "uses-open"), ("tiles",)),
    Aspect("workers", ("workers", "green", "*-of-a-colour", "colours", "returning", "returning-green"), ("workers", "returning")),
    Aspect("skills", ("skills", "skill-*"), ("skills",)),
    Aspect("resources", ("iron", "stone", "wood", "gold", "resource-sets", "resources-all"), ("resources-all",)),
    Aspect("winter", ("winter", "winter-*")),
    Aspect("tempo", ("purple", "turn", "passed")),
)
