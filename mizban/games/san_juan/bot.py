"""What a sensible player of San Juan knows: which role pays, what to build, what to keep and what to pay with."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.asking import open_phase
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import Choice, Phase
from mizban.games.san_juan.builder import ChooseSite, buildable, sites_for
from mizban.games.san_juan.cards import BUILDER, COUNCILLOR, PRODUCER, PROSPECTOR, TRADER
from mizban.games.san_juan.deck import BUILDING, CATHEDRAL, COST
from mizban.games.san_juan.player import SITES
from mizban.games.san_juan.rounds import DOUBLE, StoreCards
from mizban.games.san_juan.state import SanJuan
from mizban.games.san_juan.worth import GOOD_PRICE, card_value, rounds_left, value, worth

RIVALS: Final = 0.5  # how much the average gain of the others counts against mine
LATER: Final = 0.7  # a good made now is a card later
PROSPECTED: Final = 1.0  # cards
COUNCIL: Final = 1.0  # a card of one's choice out of two
COUNCIL_PRIVILEGE: Final = 0.55  # three more to choose from
CROWDED: Final = 0.3  # for each card that the hand limit will take
BURN_BELOW: Final = 1.3  # goods that are worth less than this many cards pay at the Black Market
EXCHANGE_BELOW: Final = 0.5  # cards that are worth less than this many points are exchanged
BUILT_CARD: Final = 0.6  # cards that the card itself would have been worth as money
COVERED: Final = 0.7  # points: one building less on the way to the end
HAND_TO_SPARE: Final = 4
LAST_ROUNDS: Final = 1.5
WINS_OF_100: Final = 95  # games of two against chance: so many at least, and a test holds it


def prefers(s: SanJuan, seat: Seat, choice: Choice) -> float:
    """How good this answer is, in points; sets take every card above 0, as far as they may."""
    phase = open_phase(s, seat)
    verb = choice.verb
    if verb == "choose":
        return role(s, seat, choice.on[0])
    if verb == "build":
        return building(s, seat, Card(choice.on[0]))
    if verb == "over" or verb == "beside":
        return site(s, seat, phase, choice)
    if verb == "burn":
        return BURN_BELOW - good_price(Card(choice.on[0]))
    if verb == "produce":
        return good_price(Card(choice.on[0]))
    if verb == "sell":
        return float(BUILDING[choice.on[0]].sells_for(s.prices()))
    if verb == "keep":
        return 0.1 + worth(s, seat, Card(choice.on[0]))
    if verb == "store":
        return storing(s, seat, phase, Card(choice.on[0]))
    if verb == "exchange":
        return EXCHANGE_BELOW - wanted(s, seat, Card(choice.on[0]))
    if verb == "pay" or verb == "discard":
        return -wanted(s, seat, Card(choice.on[0]))
    return 1.0 if choice is DOUBLE else 0.0  # a second role brings no more; to pass is the measure of every building


def wanted(s: SanJuan, seat: Seat, card: Card) -> float:
    """How much the card is wanted among those of this hand: a second of the same not at all."""
    for other in [*s.players[seat].hand, *s.players[seat].drawn]:
        if other < card and BUILDING[other] is BUILDING[card] and BUILDING[card].is_city():
            return 0.0
    return worth(s, seat, card) + 0.01 * COST[card]


def good_price(card: Card) -> float:
    """What the good of this building may bring, in cards."""
    good = BUILDING[card].good
    return GOOD_PRICE[good] if good < len(GOOD_PRICE) else float(BUILDING[card].sells_for([]))


# ---- building -------------------------------------------------------------------------------------------------


def building(s: SanJuan, seat: Seat, card: Card) -> float:
    """The best way to build it."""
    return max([over(s, seat, card, place) for place in sites_for(s, seat, card)])


def over(s: SanJuan, seat: Seat, card: Card, place: int) -> float:
    """What it brings less what it takes: the cards, the card itself, and what it covers."""
    cards = s.price(seat, card, place) + (0.0 if card == CATHEDRAL else BUILT_CARD)
    gain = value(s, seat, BUILDING[card]) - cards * card_value(s)
    if place >= 0:
        player = s.players[seat]
        gain -= value(s, seat, BUILDING[player.town[place]]) + COVERED
        gain -= (player.laden >> place & 1) * card_value(s)
    return gain


def site(s: SanJuan, seat: Seat, phase: Phase[Any] | None, choice: Choice) -> float:
    if not isinstance(phase, ChooseSite):
        return 0.0
    return over(s, seat, Card(phase.new), phase.site(s, choice))


def storing(s: SanJuan, seat: Seat, phase: Phase[Any] | None, card: Card) -> float:
    """A point for a card: what works once a game waits for the last rounds, all else only for cards to spare."""
    last = rounds_left(s) <= LAST_ROUNDS
    if isinstance(phase, StoreCards) and phase.once():
        return 1.0 if last else -1.0
    spare = last or len(s.players[seat].hand) >= HAND_TO_SPARE
    return 1.0 - 0.2 * wanted(s, seat, card) if spare else -1.0


# ---- roles ----------------------------------------------------------------------------------------------------


def role(s: SanJuan, seat: Seat, chosen: int) -> float:
    """What the role brings me, less a part of what it brings the others."""
    times = 1 + s.players[seat].powers.privileges
    if chosen == BUILDER:
        return best_build(s, seat, times) + 0.1
    if chosen == PROSPECTOR:
        return PROSPECTED * times * card_value(s)
    mine = gain(s, seat, chosen, times)
    others = sum([gain(s, rival, chosen, 0) for rival in range(s.seats) if rival != seat])
    return mine - RIVALS * others / (s.seats - 1)


def gain(s: SanJuan, seat: Seat, chosen: int, times: int) -> float:
    """What producer, trader or councillor bring a seat, in points, by what all can see."""
    player = s.players[seat]
    powers = player.powers
    worth_of_card = card_value(s)
    if chosen == PRODUCER:
        prices = sorted([good_price(player.town[place]) for place in SITES[player.plants & ~player.laden]], reverse=True)
        return sum(prices[: 1 + times + powers.more_goods]) * worth_of_card * LATER
    if chosen == TRADER:
        prices = sorted([price_now(s, player.town[place]) for place in SITES[player.laden]], reverse=True)
        return sum(prices[: 1 + times + powers.more_sales]) * worth_of_card
    if chosen == COUNCILLOR:
        return (COUNCIL * (1 + powers.more_kept) + COUNCIL_PRIVILEGE * times) * worth_of_card
    return 0.0


def price_now(s: SanJuan, card: Card) -> float:
    """By the next tile, if all have seen it before."""
    tile = s.tiles[s.next_tile]
    if s.seen[tile] != s.everybody:
        return good_price(card)
    return float(BUILDING[card].sells_for(s.prices()))


def best_build(s: SanJuan, seat: Seat, times: int) -> float:
    """What this seat would build as the chooser, which it is for the moment of the question."""
    chooser, before = s.chooser, s.times
    s.chooser, s.times = seat, times
    try:
        best = max([0.0, *[building(s, seat, Card(option.on[0])) for option in buildable(s, seat)]])
    finally:
        s.chooser, s.times = chooser, before
    crowded = len(s.players[seat].hand) - s.hand_limit(seat)
    return best + (CROWDED * crowded if crowded > 0 else 0.0)
