"""What a sensible player of Port Royal knows; everything is weighed in coins."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import Choice
from mizban.games.port_royal.cards import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    COLOURS,
    DECK,
    FACTS,
    GOVERNOR,
    JACK,
    JESTER,
    KINDS,
    MADEMOISELLE,
    PERSON,
    PIRATE,
    SAILOR,
    SETTLER,
    SHIP,
    TAX_FROM,
)
from mizban.games.port_royal.discover import can_repel
from mizban.games.port_royal.expeditions import can_man
from mizban.games.port_royal.state import POINTS_TO_END, PortRoyal
from mizban.games.port_royal.trade_and_hire import COLOURS_AT, TAKES_BY_COLOURS

POINT: Final = 2.9  # what a point is worth in coins when the game begins
LAST_POINT: Final = 7.0  # and when somebody is about to end it
LIKELY_FEE: Final = 0.3  # what a card that I leave to another brings me, less what it brings him
WINS_OF_100: Final = 95  # games of two against chance: so many at least, and a test holds it


def _abilities() -> list[float]:
    """What a person's ability will bring over a whole game."""
    worth = [1.2] * len(COLOURS) + [1.6] * (len(KINDS) - len(COLOURS))
    worth[JACK] = 2.4
    worth[SAILOR] = 1.8
    worth[PIRATE] = 3.0
    worth[MADEMOISELLE] = 2.6
    worth[JESTER] = 2.0
    worth[ADMIRAL] = 2.0
    worth[GOVERNOR] = 5.5
    return worth


ABILITY: Final = _abilities()


def prefers(s: PortRoyal, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat."""
    verb = choice.verb
    if verb == "trade" or verb == "hire":
        return worth_taking(s, seat, Card(choice.on[0]))
    if verb == "claim":
        return 100.0 + FACTS[choice.on[0]].points
    if verb == "give":
        return -float(len([card for card in choice.on if FACTS[card].kind == JACK]))
    if verb == "draw":
        return worth_drawing(s, seat)
    if verb == "admit":
        return worth_admitting(s, seat)
    return 0.0


def worth_taking(s: PortRoyal, seat: Seat, card: Card) -> float:
    facts = FACTS[card]
    late = lateness(s)
    coin = 1.0 - 0.8 * late
    fee = s.fee(seat)
    purse = len(s.players[seat].coins)
    if facts.type == SHIP:
        income = facts.coins + s.trader_bonus(seat, card) - fee
        if purse + income >= TAX_FROM:
            coin *= 0.5
        return income * coin
    point = POINT + (LAST_POINT - POINT) * late
    cost = s.price(seat, card) + fee
    gain = facts.points * point + ability(s, seat, facts.kind) * (1.0 - late)
    return gain - cost * coin + 0.1  # a person on my side is one less for the others


def ability(s: PortRoyal, seat: Seat, kind: int) -> float:
    """An explorer is worth more to whoever needs just this one."""
    worth = ABILITY[kind]
    if SETTLER <= kind <= JACK:
        player = s.players[seat].copy()
        player.add(kind, 1)
        for expedition in s.expeditions:
            if can_man(player, expedition) and not can_man(s.players[seat], expedition):
                worth += 3.0
    return worth


def lateness(s: PortRoyal) -> float:
    """From 0 at the beginning to 1 when the end is near: points count more, coins and abilities less."""
    if s.last_round:
        return 1.0
    leader = max([player.points for player in s.players])
    share = leader / POINTS_TO_END
    return share * share if share < 1.0 else 1.0


class Harbor:
    """The harbor as one seat sees it, and as it would be with one more card."""

    def __init__(self, s: PortRoyal, seat: Seat) -> None:
        values = []
        for card in s.harbor:
            worth = worth_of_card(s, seat, card)
            if worth > 0.0:
                values.append(worth)
        values.sort(reverse=True)
        self.sums = [0.0]  # what the best so many bring together
        for worth in values:
            self.sums.append(self.sums[-1] + worth)
        self.cards = len(s.harbor)
        self.more_cards = s.more_cards(seat)
        self.admirals = s.players[seat].count[ADMIRAL] * ADMIRAL_COINS
        self.rivals = s.seats - 1

    def worth(self, berths: int, cards: int, extra: float) -> float:
        """What I could take with these ships there, my admirals' pay, and a part of the fees of those who come after me."""
        takes = TAKES_BY_COLOURS[COLOURS_AT[berths]] + self.more_cards
        taken = min(takes, len(self.sums) - 1)
        worth = self.sums[taken]
        if extra > 0.0:
            if taken < takes:
                taken += 1
                worth += extra
            else:
                worth = max(worth, self.sums[taken - 1] + extra)
        left = min(cards - taken, self.rivals)
        return worth + (self.admirals if cards >= ADMIRAL_CARDS else 0) + LIKELY_FEE * left


def worth_of_card(s: PortRoyal, seat: Seat, card: Card) -> float:
    """What taking it is worth; nothing, if it can't be paid."""
    if FACTS[card].type == PERSON and s.price(seat, card) > len(s.players[seat].coins):
        return 0.0
    return worth_taking(s, seat, card)


def worth_of_harbor(s: PortRoyal, seat: Seat) -> float:
    """What the harbor brings whoever stops now."""
    return Harbor(s, seat).worth(s.berths, len(s.harbor), 0.0)


def worth_drawing(s: PortRoyal, seat: Seat) -> float:
    """What the harbor would be worth with one more card, on the average over all cards that nobody has seen, against now."""
    if not s.revealed:
        return 1.0
    unseen = 0
    hope = 0.0
    harbor = Harbor(s, seat)
    cards = len(s.harbor)
    now = harbor.worth(s.berths, cards, 0.0)
    consolation = float(s.players[seat].count[JESTER])
    for card in DECK:
        if s.seen[card]:
            continue
        unseen += 1
        facts = FACTS[card]
        if facts.type == PERSON:
            hope += harbor.worth(s.berths, cards + 1, worth_of_card(s, seat, card))
        elif facts.type != SHIP or can_repel(s, seat, card):
            hope += now
        elif s.berths >> facts.colour & 1:
            hope += consolation
        else:
            hope += harbor.worth(s.berths | 1 << facts.colour, cards + 1, worth_of_card(s, seat, card))
    return hope / unseen - now if unseen else -1.0


def worth_admitting(s: PortRoyal, seat: Seat) -> float:
    """Against repelling, which is worth 0: never into a bust, gladly for a rich ship or the fourth and fifth colour."""
    facts = FACTS[s.pending]
    if s.berths >> facts.colour & 1:
        return -100.0
    colours = COLOURS_AT[s.berths]
    income = facts.coins + s.trader_bonus(seat, s.pending)
    return income - 2.0 + (1.5 if colours >= 3 else -0.5 * colours)
