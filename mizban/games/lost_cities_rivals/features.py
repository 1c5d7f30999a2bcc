"""What a value of Lost Cities: Rivals is learned from: a row of numbers for a seat, and how far the game has gone."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import NOBODY
from mizban.games.lost_cities_rivals.bot import HIGHEST, LOWEST, TWO_FOOTPRINTS, haul, prospect, to_come
from mizban.games.lost_cities_rivals.cards import ALL_COLOURS, BONUS_FROM, DECK, WAGER
from mizban.games.lost_cities_rivals.state import PILE, LostCities
from mizban.games.lost_cities_rivals.turn import Turn

NAMES: Final = (
    *("score", "coins", "coins-squared", "richest", "coins-ahead", "no-coins"),
    *("prospects", "footprints", "multiplied", "to-come", "to-come-multiplied", "wagers", "wagers-open", "wagers-to-come"),
    *("bonus", "bonus-missing-1", "bonus-missing-2", "bonus-missing-3", "begun", "numbers"),
    *("haul", "haul-ahead", "haul-now", "haul-and-coins", "turn", "next"),
)


def features(s: LostCities, seat: Seat) -> list[float]:
    player = s.players[seat]
    row = [0.0] * len(NAMES)
    row[0] = float(player.score() - player.coins)
    coins = player.coins
    row[1] = float(coins)
    row[2] = coins * coins / 20.0
    rivals = 0
    for other in range(s.seats):
        if other != seat and s.players[other].coins > rivals:
            rivals = s.players[other].coins
    row[3] = 1.0 if coins > rivals else 0.0
    row[4] = float(min(coins - rivals, 6)) if coins > rivals else 0.0
    row[5] = 1.0 if not coins else 0.0
    add_expeditions(s, seat, row)
    mine = haul(s, seat, s.display).gain if s.display else 0.0
    theirs = 0.0
    if s.display:
        for other in range(s.seats):
            if other != seat:
                theirs = max(theirs, haul(s, other, s.display).gain)
    row[20] = mine
    row[21] = max(0.0, mine - theirs)
    row[22] = mine if s.active == seat else 0.0
    row[23] = mine if coins > rivals else 0.0
    row[24] = 1.0 if s.active == seat else 0.0
    row[25] = 1.0 if (s.active + 1) % s.seats == seat else 0.0
    return row


def add_expeditions(s: LostCities, seat: Seat, row: list[float]) -> None:
    """What stands and what may still come to it, over all colours."""
    player = s.players[seat]
    left = len(s.deck) / len(DECK)
    for colour in ALL_COLOURS:
        coming = to_come(s, colour)
        highest, numbers, wagers = player.highest[colour], player.numbers[colour], player.wagers[colour]
        footprints = player.footprints[colour]
        row[6] += prospect(s, coming, highest, footprints, wagers, numbers)
        row[7] += footprints
        row[8] += footprints * wagers
        prints = cards = 0
        for number in range(max(highest, LOWEST), HIGHEST + 1):
            cards += coming[number]
            prints += coming[number] * (2 if number >= TWO_FOOTPRINTS else 1)
        begun = numbers > 0
        row[9] += prints * 0.2 if begun else 0.0
        row[10] += prints * 0.2 * wagers
        row[11] += wagers
        row[12] += 0.0 if begun else wagers * left
        row[13] += 0.0 if begun else 0.3 * coming[WAGER] * prints * 0.2
        missing = BONUS_FROM - numbers
        if missing <= 0:
            row[14] += 1.0
        elif missing <= 3:
            row[14 + missing] += min(1.0, cards / (2.0 * missing))
        row[18] += 1.0 if begun else 0.0
        row[19] += numbers


def progress(s: LostCities) -> float:
    """From 0 at the start to 1 when the last pile is used up."""
    return 1.0 - len(s.deck) / (len(DECK) + PILE * 0.01)


def at_rest(s: LostCities) -> bool:
    """Between auctions."""
    return not s.todo or s.todo[-1].seat == NOBODY or isinstance(s.todo[-1], Turn)
