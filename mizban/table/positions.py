"""A position of some game as one seat sees it, with its question: a table that nobody has opened."""

from __future__ import annotations

import msgspec

from mizban.engine import Match
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row, answer_text
from mizban.table.table import Table
from mizban.table.telling import update
from mizban.table.wire import Update

GUEST = "guest"  # who looks
LEVEL = "casual"


def seen_by(match: Match, me: int) -> Update:
    """The whole table as this seat sees it, its log included; the others are computer opponents."""
    seats = [SeatFacts(n, "guest", GUEST) if n == me else SeatFacts(n, "bot", level=LEVEL) for n in range(match.seats)]
    seed = match.seed.hex() if isinstance(match.seed, bytes) else match.seed.to_bytes(32, "big").hex()
    facts = TableFacts("position", match.game.key, match.game.rules, match.options, seed, False, GUEST, "", 0.0, 0.0)
    rows = [Row(n, seat, answer_text(verb, on), GUEST, 0.0) for n, (seat, verb, on) in enumerate(match.moves, 1)]
    seen = update(Table(facts, seats, rows), GUEST, {GUEST}, None)
    # Nobody may tell what will be drawn: the seed stays here. And what led here is not taken back.
    chairs = [msgspec.structs.replace(chair, undo=None) for chair in seen.chairs]
    return msgspec.structs.replace(seen, chairs=chairs, table=msgspec.structs.replace(seen.table, seed="", seed_hash=""))
