"""What a sensible player of Lost Cities: Rivals knows: what cards will be worth to whom, and what a coin is worth."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.liking import NEVER
from mizban.engine.protocol import Choice
from mizban.games.lost_cities_rivals.cards import ALL_COLOURS, BONUS, BONUS_FROM, COLOUR, DECK, FOOTPRINTS, NUMBER, WAGER
from mizban.games.lost_cities_rivals.state import LostCities

LOWEST: Final = 2
HIGHEST: Final = 10
TWO_FOOTPRINTS: Final = 6  # from this number on
WINS_OF_100: Final = 95  # games of two against chance: so many at least, and a test holds it

SHARE: Final = [0.0, 0.0, 0.34, 0.24, 0.18]  # of the useful cards still to come, how many one will get, by the number of players
SPITE: Final = [0.0, 0.0, 0.6, 0.15, 0.1]  # what it is worth to keep a point from a rival, by the number of players
JUMP: Final = 2  # coins above the highest bid: whoever goes up further only pays more
LATE: Final = 10  # cards in the deck: from here on a bid may be meant to be the last word
WORTH_OPENING: Final = 3.5  # a display has to be this much better for oneself than for the rivals before one opens the auction
COIN: Final = 2.8  # what a coin is worth while all cards are still to come; in the end it is a point


def prefers(s: LostCities, seat: Seat, choice: Choice) -> float:
    """Bids go up by one coin and stop where the display is no longer worth it; cards are taken and removed for what they will be worth."""
    verb = choice.verb
    if verb == "bid":
        if choice.on[0] > s.bid + 1:
            return -1.0 * choice.on[0] if choice.on[0] <= s.bid + JUMP or is_last_word(s, seat, choice.on[0]) else NEVER
        return reserve(s, seat) - choice.on[0] if s.bid else temptation(s, seat)
    if verb == "take":
        return 1.0 if Card(choice.on[0]) in wanted(s, seat) else -1.0
    if verb == "remove":
        return harm(s, seat, Card(choice.on[0]))
    return 0.0


# ---- what cards will be worth ---------------------------------------------------------------------------------


def to_come(s: LostCities, colour: int) -> list[int]:
    """How many cards of each number of this colour nobody has seen yet; wagers stand at 0."""
    count = [0] * (HIGHEST + 1)
    for card in DECK:
        if COLOUR[card] == colour and not s.seen[card]:
            count[NUMBER[card]] += 1
    return count


def prospect(s: LostCities, coming: list[int], highest: int, footprints: int, wagers: int, numbers: int) -> float:
    """What an expedition will be worth in the end, as far as one can guess."""
    share = SHARE[s.seats]
    cards = prints = 0
    for number in range(max(highest, LOWEST), HIGHEST + 1):
        cards += coming[number]
        prints += coming[number] * (2 if number >= TWO_FOOTPRINTS else 1)
    times = 1 + wagers + (0.0 if numbers else share * coming[WAGER])
    missing = BONUS_FROM - numbers
    hope = min(1.0, share * cards / missing) if missing > 0 else 1.0
    return (footprints + share * prints) * times + BONUS * hope * hope


class Haul:
    """The best cards of a display for one seat, and how much they add to what it will have in the end."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.gain = 0.0


def haul(s: LostCities, seat: Seat, cards: list[Card]) -> Haul:
    """Of each colour all wagers, and numbers from below: a high one may close the way for more than it brings."""
    best = Haul()
    player = s.players[seat]
    for colour in ALL_COLOURS:
        fitting = sorted([card for card in cards if COLOUR[card] == colour and player.can_place(card)])
        if not fitting:
            continue
        coming = to_come(s, colour)
        footprints, wagers, numbers = player.footprints[colour], player.wagers[colour], player.numbers[colour]
        before = prospect(s, coming, player.highest[colour], footprints, wagers, numbers)
        most, length = 0.0, 0
        for n in range(len(fitting)):
            card = fitting[n]
            if NUMBER[card] == WAGER:
                wagers += 1
            else:
                footprints += FOOTPRINTS[card]
                numbers += 1
            gain = prospect(s, coming, max(player.highest[colour], NUMBER[card]), footprints, wagers, numbers) - before
            if gain > most:
                most, length = gain, n + 1
        best.gain += most
        best.cards += fitting[:length]
    return best


def wanted(s: LostCities, seat: Seat) -> list[Card]:
    return haul(s, seat, s.display).cards


def harm(s: LostCities, seat: Seat, card: Card) -> float:
    """How much more a card will be worth to a rival than to oneself."""
    theirs = max([haul(s, rival, [card]).gain for rival in range(s.seats) if rival != seat])
    return theirs - haul(s, seat, [card]).gain


# ---- what to bid ----------------------------------------------------------------------------------------------


def reserve(s: LostCities, seat: Seat) -> float:
    """The most coins that the display is worth to a seat: what it brings, and what it keeps from the others."""
    theirs = 0.0
    for rival in range(s.seats):
        player = s.players[rival]
        if rival != seat and not player.passed and player.coins > 0:
            theirs = max(theirs, haul(s, rival, s.display).gain)
    return (haul(s, seat, s.display).gain + theirs * SPITE[s.seats]) / coin(s)


def is_last_word(s: LostCities, seat: Seat, bid: int) -> bool:
    """Late in the game: a bid that nobody can go beyond, and no coin more."""
    most = 0
    for rival in range(s.seats):
        if rival != seat and not s.players[rival].passed:
            most = max(most, s.players[rival].coins)
    return len(s.deck) <= LATE and bid == most


def coin(s: LostCities) -> float:
    """Coins buy cards while there are cards to come, and are a point each in the end."""
    return 1.0 + (COIN - 1.0) * len(s.deck) / len(DECK)


def temptation(s: LostCities, seat: Seat) -> float:
    """Is the display so much better for oneself than for the rivals that it is time to open the auction?"""
    price = 0.0
    for rival in range(s.seats):
        if rival != seat:
            price = max(price, min(reserve(s, rival), float(s.players[rival].coins)))
    soon = len(s.deck) <= s.seats  # the game may be over before one's next turn
    return reserve(s, seat) - price - 1.0 - (0.0 if soon else WORTH_OPENING)
