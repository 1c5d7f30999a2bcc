"""What lies on the table of Port Royal, and the small verbs of moving cards and coins."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARD, NO_CARDS, Card, Seat
from mizban.engine.protocol import State
from mizban.games.port_royal.cards import (
    EXPEDITION,
    FACTS,
    GOVERNOR,
    GOVERNOR_CARDS,
    KINDS,
    MADEMOISELLE,
    MADEMOISELLE_COINS,
    PERSON,
    SHIP,
    TRADER_COINS,
)
from mizban.games.port_royal.events import CoinsLost, EndTriggered, Shuffled
from mizban.games.port_royal.options import Options

MOST_SEATS: Final = 5
POINTS_TO_END: Final = 12  # PR-62
FEE: Final = 1  # what another player pays the active one for each card taken (PR-58)


class Player:
    """One player's coins (cards face down) and display, with running totals of what lies there.

    Copies share `display` and `count`, which change seldom: they are replaced, never changed in place.
    """

    def __init__(self, coins: list[Card], display: list[Card], count: list[int]) -> None:
        self.coins = coins
        self.display = display
        self.count = count  # persons by kind
        self.points = 0
        self.swords = 0
        self.expeditions = 0

    def copy(self) -> Player:
        twin = Player(self.coins[:], self.display, self.count)
        twin.points = self.points
        twin.swords = self.swords
        twin.expeditions = self.expeditions
        return twin

    def gain(self, card: Card) -> None:
        """A person or an expedition enters the display; its points count at once (PR-11)."""
        facts = FACTS[card]
        self.display = [*self.display, card]
        self.points += facts.points
        if facts.type == PERSON:
            self.add(facts.kind, 1)
            self.swords += facts.swords
        else:
            self.expeditions += 1

    def give_up(self, card: Card) -> None:
        """A person leaves the display, with abilities and points."""
        facts = FACTS[card]
        self.display = [other for other in self.display if other != card]
        self.points -= facts.points
        self.add(facts.kind, -1)
        self.swords -= facts.swords

    def add(self, kind: int, persons: int) -> None:
        count = self.count[:]
        count[kind] += persons
        self.count = count


def new_player() -> Player:
    return Player([], [], [0] * len(KINDS))


NO_PLAYERS: Final[list[Player]] = []
FIRST_BATCH: Final = [0] * len(FACTS)


class PortRoyal(State):
    options: Options

    def __init__(self) -> None:
        super().__init__()
        self.start_seat = 0
        self.active = 0
        self.turn = 0
        self.deck = NO_CARDS  # the top card last
        self.discard = NO_CARDS  # an open pile, the top card last
        self.harbor = NO_CARDS
        self.pending = NO_CARD  # a revealed ship that may still be repelled
        self.expeditions = NO_CARDS
        self.players = NO_PLAYERS
        self.revealed = 0  # cards turned up this turn
        self.berths = 0  # bit per ship colour in the harbor
        self.colours = 0  # ship colours counted when trade and hire began
        self.shuffles = 0  # how often the discard pile became the draw pile
        self.batch = FIRST_BATCH  # by which of these shuffles a card was last hidden: all could see what went in
        self.dry_turns = 0  # turns in a row in which no card could be revealed
        self.last_round = False
        self.ended = False

    def copy(self) -> PortRoyal:
        twin = PortRoyal()
        self.copy_into(twin)
        twin.start_seat = self.start_seat
        twin.active = self.active
        twin.turn = self.turn
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.harbor = self.harbor[:]
        twin.pending = self.pending
        twin.expeditions = self.expeditions[:]
        twin.players = [player.copy() for player in self.players]
        twin.revealed = self.revealed
        twin.berths = self.berths
        twin.colours = self.colours
        twin.shuffles = self.shuffles
        twin.batch = self.batch
        twin.dry_turns = self.dry_turns
        twin.last_round = self.last_round
        twin.ended = self.ended
        return twin

    def places(self) -> list[list[Card]]:
        """Every card is in one of these (PR-8)."""
        pending = [] if self.pending == NO_CARD else [self.pending]
        mine = [place for player in self.players for place in (player.coins, player.display)]
        return [self.deck, self.discard, self.harbor, pending, self.expeditions, *mine]

    def back(self, card: Card) -> int:
        """A hidden card can only be one of those that were shuffled with it."""
        return self.batch[card]

    def recount(self) -> list[str]:
        wrong = []
        for seat, player in enumerate(self.players):
            facts = [FACTS[card] for card in player.display]
            if player.count != [len([f for f in facts if f.type == PERSON and f.kind == kind]) for kind in range(len(KINDS))]:
                wrong.append(f"count of seat {seat}")
            if player.points != sum([f.points for f in facts]):
                wrong.append(f"points of seat {seat}")
            if player.swords != sum([f.swords for f in facts]):
                wrong.append(f"swords of seat {seat}")
            if player.expeditions != len([f for f in facts if f.type == EXPEDITION]):
                wrong.append(f"expeditions of seat {seat}")
        berths = 0
        for card in self.harbor:
            if FACTS[card].type == SHIP:
                berths |= 1 << FACTS[card].colour
        if berths != self.berths:
            wrong.append("berths")
        return wrong

    # ---- the piles ----------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        return bool(self.deck) or bool(self.discard)

    def draw(self) -> Card:
        """The top card, still face down. An empty draw pile is renewed at once, or as soon as that can be (PR-35, PR-36)."""
        if not self.deck:
            self.renew()
        card = self.deck.pop()
        if not self.deck:
            self.renew()
        return card

    def renew(self) -> None:
        """The discard pile is shuffled and becomes the draw pile."""
        if self.discard:
            self.deck = self.discard
            self.discard = []
            self.shuffle(self.deck)
            self.shuffles += 1
            batch = self.batch[:]  # copies of the state share it, so it is never changed in place
            for card in self.deck:
                batch[card] = self.shuffles
            self.batch = batch
            self.tell(Shuffled, len(self.deck))

    def throw(self, card: Card) -> None:
        """Onto the discard pile, face up."""
        self.show(card)
        self.discard.append(card)

    def clear_harbor(self) -> None:
        self.discard.extend(self.harbor)
        self.harbor.clear()
        self.berths = 0

    # ---- coins: cards face down, seen by nobody (PR-5) ----------------------------------------------------------

    def earn(self, seat: Seat, coins: int) -> None:
        """Coins from the draw pile, unseen (PR-6); what the piles cannot give is lost (PR-39)."""
        purse = self.players[seat].coins
        for paid in range(coins):
            if not self.can_draw():
                self.tell(CoinsLost, seat, coins - paid)
                return
            purse.append(self.draw())

    def pay(self, seat: Seat, coins: int) -> None:
        """Coins to the discard pile (PR-7). Backs are equal and fronts unseen, so it does not matter which (PR-R18)."""
        purse = self.players[seat].coins
        for _ in range(coins):
            self.throw(purse.pop())

    def hand_over(self, seat: Seat, to: Seat, coins: int) -> None:
        """Coins from player to player, still face down."""
        for _ in range(coins):
            self.players[to].coins.append(self.players[seat].coins.pop())

    # ---- prices and limits: each of them once -------------------------------------------------------------------

    def fee(self, seat: Seat) -> int:
        """What this seat pays the active player for a card it takes."""
        return 0 if seat == self.active else FEE

    def price(self, seat: Seat, person: Card) -> int:
        """What hiring costs, the fee not counted: each mademoiselle saves a coin, and it is never below 0 (PR-67)."""
        cost = FACTS[person].cost - self.players[seat].count[MADEMOISELLE] * MADEMOISELLE_COINS
        return cost if cost > 0 else 0

    def trader_bonus(self, seat: Seat, ship: Card) -> int:
        """A coin for each trader of the ship's colour (PR-66)."""
        return self.players[seat].count[FACTS[ship].colour] * TRADER_COINS

    def more_cards(self, seat: Seat) -> int:
        """How many more cards this seat's governors let it take, in anybody's turn (PR-70)."""
        return self.players[seat].count[GOVERNOR] * GOVERNOR_CARDS

    # ---- points -------------------------------------------------------------------------------------------------

    def check_end(self, seat: Seat) -> None:
        """The moment a player has the points, the current round becomes the last."""
        player = self.players[seat]
        if self.last_round or player.points < POINTS_TO_END or (self.options.end_with_expedition and not player.expeditions):
            return
        self.last_round = True
        self.tell(EndTriggered, seat, player.points)
