"""What a value of Port Royal is learned from: a row of numbers for a seat, and how far the game has gone."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import NOBODY
from mizban.games.port_royal.bot import worth_of_card, worth_of_harbor
from mizban.games.port_royal.cards import (
    ADMIRAL,
    CAPTAIN,
    FACTS,
    GOVERNOR,
    JACK,
    JESTER,
    KINDS,
    MADEMOISELLE,
    PRIEST,
    SETTLER,
    SHIP,
    TAX_FROM,
)
from mizban.games.port_royal.discover import Discover, RepelOrAdmit, would_bust
from mizban.games.port_royal.state import POINTS_TO_END, Player, PortRoyal
from mizban.games.port_royal.trade_and_hire import COLOURS_AT, Taking

SWORDS: Final = 8  # with so many swords all ships but the skulls are repelled
NAMES: Final = (
    *KINDS,
    *[f"swords-{n}" for n in range(1, SWORDS + 1)],
    *("points", "points-squared", "expeditions", "coins", "coins-squared", "coins-taxed"),
    *("coins-and-mademoiselles", "coins-and-governors", "admirals-and-swords", "jesters-and-swords"),
    *("crew-ready", "crew-missing-one", "explorers", "explorer-kinds"),
    *("turn", "harbor", "harbor-risk", "one-card", "cards", "fees", "turn-to-come"),
)
SWORDS_AT: Final = len(KINDS)
REST_AT: Final = SWORDS_AT + SWORDS


def features(s: PortRoyal, seat: Seat) -> list[float]:
    player = s.players[seat]
    count = player.count
    row = [0.0] * len(NAMES)
    for kind in range(len(KINDS)):
        row[kind] = float(count[kind])
    swords = player.swords
    for n in range(min(swords, SWORDS)):
        row[SWORDS_AT + n] = 1.0
    coins = len(player.coins)
    at = REST_AT
    row[at] = float(player.points)
    row[at + 1] = player.points * player.points / POINTS_TO_END
    row[at + 2] = float(player.expeditions)
    row[at + 3] = float(coins)
    row[at + 4] = coins * coins / TAX_FROM
    row[at + 5] = float(coins - TAX_FROM + 1) if coins >= TAX_FROM else 0.0
    row[at + 6] = 0.1 * coins * count[MADEMOISELLE]
    row[at + 7] = 0.1 * coins * count[GOVERNOR]
    row[at + 8] = 0.3 * min(swords, SWORDS) * count[ADMIRAL]
    row[at + 9] = 0.3 * min(swords, SWORDS) * count[JESTER]
    for card in s.expeditions:
        short = missing(player, card)
        if short == 0:
            row[at + 10] += float(FACTS[card].points)
        elif short == 1:
            row[at + 11] += float(FACTS[card].points)
    explorers = [count[SETTLER], count[CAPTAIN], count[PRIEST], count[JACK]]
    row[at + 12] = float(sum(explorers))
    row[at + 13] = float(len([1 for number in explorers if number]))
    add_moment(s, seat, row, at + 14)
    return row


def missing(player: Player, expedition: int) -> int:
    """How many explorers are missing to man it."""
    facts = FACTS[expedition]
    count = player.count
    short = max(0, facts.captains - count[CAPTAIN]) + max(0, facts.priests - count[PRIEST]) + max(0, facts.settlers - count[SETTLER])
    return max(0, short - count[JACK])


def add_moment(s: PortRoyal, seat: Seat, row: list[float], at: int) -> None:
    """Whose turn it is, and what the harbor promises whom."""
    if not s.todo:
        return
    phase = s.todo[-1]
    turns_from_start = (seat - s.start_seat) % s.seats
    if isinstance(phase, (Discover, RepelOrAdmit)):
        if seat == s.active:
            row[at] = 1.0
            if s.revealed and s.harbor:
                worth = worth_of_harbor(s, seat)
                if isinstance(phase, RepelOrAdmit) and would_bust(s, s.pending) and not s.players[seat].swords:
                    worth = 0.0
                row[at + 1] = worth
                row[at + 2] = worth * COLOURS_AT[s.berths] / 5.0
        elif s.harbor and s.revealed:
            row[at + 3] = best_card(s, seat)
    elif isinstance(phase, Taking):
        turn, now = (seat - s.active) % s.seats, (phase.seat - s.active) % s.seats
        if turn == now:
            row[at + 4] = taking(s, phase)
        elif turn > now:
            row[at + 3] = best_card(s, seat)
        elif not turn:
            row[at + 5] = float(min(len(s.harbor), s.seats - now))
    if s.last_round and (s.active - s.start_seat) % s.seats < turns_from_start:
        row[at + 6] = 1.0


def best_card(s: PortRoyal, seat: Seat) -> float:
    best = 0.0
    for card in s.harbor:
        worth = worth_of_card(s, seat, card)
        if worth > best:
            best = worth
    return best


def taking(s: PortRoyal, phase: Taking) -> float:
    """The best cards that may still be taken."""
    left = phase.left(s)
    worths = []
    for card in s.harbor:
        if FACTS[card].type == SHIP or phase.lacks(s, card) <= 0:
            worth = worth_of_card(s, phase.seat, card)
            if worth > 0.0:
                worths.append(worth)
    worths.sort(reverse=True)
    return sum(worths[:left])


def progress(s: PortRoyal) -> float:
    """From 0 at the start to 1 in the last round."""
    if s.last_round:
        return 1.0
    most = 0
    for player in s.players:
        if player.points > most:
            most = player.points
    return 0.9 * most / POINTS_TO_END if most < POINTS_TO_END else 0.9


def at_rest(s: PortRoyal) -> bool:
    """All moments but the choice of a crew."""
    return not s.todo or s.todo[-1].seat == NOBODY or isinstance(s.todo[-1], (Discover, Taking))
