"""What a value of New York 1901 is learned from: a row of numbers for a seat, and how far the game has gone."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import NOBODY
from mizban.games.new_york_1901.bot import best_points, challenge_worth, hoped_for, land, lateness, lead
from mizban.games.new_york_1901.cards import ACTIONS, CHALLENGES
from mizban.games.new_york_1901.map import BLOCKS, LOTS, LOTS_IN
from mizban.games.new_york_1901.pieces import BRONZE, GOLD, OWN, PIECES, SILVER
from mizban.games.new_york_1901.places import PLACES, fitting
from mizban.games.new_york_1901.scoring import challenge_points, street_points
from mizban.games.new_york_1901.sites import available
from mizban.games.new_york_1901.state import NO_PIECE, NewYork
from mizban.games.new_york_1901.turn import UNBUILT_TO_END, TakeTurn

NAMES: Final = (
    *("buildings", "streets", "street-leads", "street-buildings", "challenge", "actions"),
    *[f"hope-of-{name}" for name in CHALLENGES],
    *[f"keeps-{name}" for name in ACTIONS],
    *("silver", "gold", "silver-missing", "gold-missing", "bronze-standing", "silver-standing", "gold-standing", "legendary"),
    *("workers", "manned", "no-worker", "unbuilt", "unbuilt-points", "pieces-to-end"),
    *("builds-now", "builds-next", "free-squares", "free-promise", "land-promise", "land-second", "land-third", "growth"),
    *("squares", "squares-squared", "turn", "began-the-end", "turn-to-come", "ahead"),
)
PIECE_POINTS: Final = [float(piece.points) for piece in PIECES]
SQUARES: Final = [squares.bit_count() for squares in range(1 << 10)]


def squares_in(mask: int) -> int:
    count = 0
    while mask:
        count += SQUARES[mask & 1023]
        mask >>= 10
    return count


def features(s: NewYork, seat: Seat) -> list[float]:
    player = s.players[seat]
    row = [0.0] * len(NAMES)
    row[0] = float(player.score - player.prestige)
    row[1] = float(street_points(s, seat))
    for street in s.streets:
        row[2] += lead(s, seat, street, 0)
        row[3] += player.streets[street]
    row[4] = float(challenge_points(s, seat))
    row[6 + s.challenge] = challenge_worth(s, seat, player, NO_PIECE, PLACES[0])
    at = 6 + len(CHALLENGES)
    for action in range(len(ACTIONS)):
        if player.actions >> action & 1:
            row[at + action] = 1.0
            row[5] += 1.0
    at += len(ACTIONS)
    unlocked = s.unlocked(seat)
    row[at] = 1.0 if unlocked >= SILVER else 0.0
    row[at + 1] = 1.0 if unlocked >= GOLD else 0.0
    row[at + 2] = float(s.silver_from - player.score) if unlocked < SILVER else 0.0
    row[at + 3] = float(min(s.gold_from - player.score, 12)) if unlocked < GOLD else 0.0
    row[at + 4] = float(player.generations[BRONZE])
    row[at + 5] = float(player.generations[SILVER])
    row[at + 6] = float(player.generations[GOLD])
    row[at + 7] = 0.0 if player.legendary == NO_PIECE else 1.0
    row[at + 8] = float(player.workers)
    row[at + 9] = float(len(player.manned))
    row[at + 10] = 0.0 if player.workers else 1.0
    unbuilt = player.unbuilt_count()
    row[at + 11] = float(unbuilt)
    for piece in range(OWN):
        if player.unbuilt >> piece & 1:
            row[at + 12] += PIECE_POINTS[piece]
    row[at + 13] = float(max(0, 4 - (unbuilt - UNBUILT_TO_END)))
    add_land(s, seat, row, at + 14)
    at += 24
    row[at] = 1.0 if s.active == seat else 0.0
    row[at + 1] = 1.0 if s.trigger_seat == seat else 0.0
    if s.trigger_seat != NOBODY and (seat - s.active) % s.seats < (s.trigger_seat - s.active) % s.seats:
        row[at + 2] = 1.0
    row[at + 3] = lateness(s) * row[0]
    return row


def add_land(s: NewYork, seat: Seat, row: list[float], at: int) -> None:
    """What can be built now, soon and some day."""
    player = s.players[seat]
    now = available(s, seat)
    some_day = hoped_for(s, player)
    first = second = third = 0.0
    for block in range(len(BLOCKS)):
        squares = land(player, block)
        if not squares:
            continue
        free = player.free[block]
        if free:
            shapes = fitting(block, free)
            best = best_points(now, shapes)
            if best > row[at]:
                row[at], row[at + 1] = best, row[at]
            elif best > row[at + 1]:
                row[at + 1] = best
            row[at + 2] += squares_in(free)
            row[at + 3] += best_points(some_day, shapes)
        promise = best_points(some_day, fitting(block, squares))
        if promise > first:
            first, second, third = promise, first, second
        elif promise > second:
            second, third = promise, second
        elif promise > third:
            third = promise
        for lot in LOTS_IN[block]:
            if s.owner[lot] == NOBODY:
                row[at + 7] += LOTS[lot].size
        size = squares_in(player.estate[block])
        row[at + 8] += size
        row[at + 9] += size * size / 8.0
    row[at + 4] = first
    row[at + 5] = second
    row[at + 6] = third


def progress(s: NewYork) -> float:
    return lateness(s)


def at_rest(s: NewYork) -> bool:
    """Between turns."""
    return not s.todo or (not s.lanes and isinstance(s.todo[-1], TakeTurn))
