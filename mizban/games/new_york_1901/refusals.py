"""Why something is not offered that a player may expect. Told beside a question; the rules themselves never look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice, Denied
from mizban.games.new_york_1901.map import BLOCKS
from mizban.games.new_york_1901.pieces import ALIKE_BEFORE, LEGENDARY, PIECES, SHAPES
from mizban.games.new_york_1901.places import PLACES_FOR
from mizban.games.new_york_1901.sites import BUILD, LEAST_UNBUILT, available
from mizban.games.new_york_1901.state import NewYork, Player, under

Why = Callable[[NewYork, Seat, int], str]

REASONS: Final = (
    "locked",  # its generation needs more points
    "crowned",  # this player has a legendary skyscraper
    "expand",  # a worker is free: first a lot
    "room",  # no free squares, or no old buildings, of its form
    "frontage",  # it would fit, but not beside a street or a park
    "older",  # nothing that stands is of an earlier generation
    "guards",  # too few workers for the lots that would stand empty
    "left",  # Construction Boom must leave some unbuilt
    "replace",  # nothing can replace anything
    "worker",  # no worker for another lot
    "large",  # Land Grab is for small lots
    "workers",
    "future",
    "small",
)


def pieces_refused(s: NewYork, seat: Seat, can: list[Choice], why: Why) -> list[Denied]:
    """The pieces of this seat that are not offered. Of pieces that are alike only the first is spoken of."""
    player = s.players[seat]
    thresholds = [0, 0, s.silver_from, s.gold_from]
    found = []
    for piece in range(len(PIECES)):
        facts = PIECES[piece]
        mine = s.legendaries >> piece & 1 if piece >= LEGENDARY else player.unbuilt >> piece & 1
        if not mine or BUILD[piece] in can or ALIKE_BEFORE[piece] & player.unbuilt:
            continue
        missing = thresholds[facts.generation] - player.score
        if missing > 0:
            found.append(Denied(BUILD[piece], "locked", {"points": missing, "from": thresholds[facts.generation]}))
        elif facts.legendary and player.legendary >= 0:
            found.append(Denied(BUILD[piece], "crowned", {}))
        else:
            reason = why(s, seat, piece)
            found.append(Denied(BUILD[piece], reason, {"left": LEAST_UNBUILT} if reason == "left" else {}))
    return found


def expand_first(s: NewYork, seat: Seat, piece: int) -> str:
    return "expand"


def no_place(s: NewYork, seat: Seat, piece: int) -> str:
    """Why it has no place on free squares."""
    return "frontage" if fits_off_street(s.players[seat], PIECES[piece].shape) else "room"


def no_boom(s: NewYork, seat: Seat, piece: int) -> str:
    too_few = piece < LEGENDARY and s.players[seat].unbuilt_count() <= LEAST_UNBUILT
    return "left" if too_few else no_place(s, seat, piece)


def no_replacing(s: NewYork, seat: Seat, piece: int) -> str:
    """Why it can replace no old building."""
    player = s.players[seat]
    facts = PIECES[piece]
    first = under(facts.generation, 0)
    reason = "older"
    for block in range(len(BLOCKS)):
        low = player.low[first + block]
        if low:
            reason = "room"
            squares = player.free[block] | low
            for place in PLACES_FOR[facts.shape][block]:
                if place.mask & squares == place.mask and place.mask & low:
                    return "guards"
    return reason


def no_demolition(s: NewYork, seat: Seat) -> str:
    """Why none of the pieces can replace anything."""
    pieces = available(s, seat)
    reasons = [no_replacing(s, seat, piece) for piece in range(len(PIECES)) if pieces >> piece & 1]
    if "guards" in reasons:
        return "guards"
    return "replace" if "room" in reasons else "older"


def fits_off_street(player: Player, shape: int) -> bool:
    """Would this shape lie on free squares, if it needed neither street nor park?"""
    for block in range(len(BLOCKS)):
        free = [square for n, square in enumerate(BLOCKS[block].squares) if player.free[block] >> n & 1]
        for form in SHAPES[shape].turns:
            top, left = form[0]
            for row, column in free:
                if all((row + r - top, column + c - left) in free for r, c in form):
                    return True
    return False
