"""What lies on the table of Lost Cities: Rivals, and the small verbs of moving cards and coins."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARDS, Card, Seat
from mizban.engine.protocol import NOBODY, State
from mizban.games.lost_cities_rivals.cards import ALL_COLOURS, COLOUR, FOOTPRINTS, NUMBER, WAGER, is_starter, points, times

MOST_SEATS: Final = 4
COINS: Final = 36  # LC-5
PILES: Final = 4
PILE: Final = 20  # cards in each (LC-10)


class Player:
    """One player's coins and expeditions, with running totals of each colour."""

    def __init__(self, cards: list[Card], highest: list[int], wagers: list[int], footprints: list[int], numbers: list[int]) -> None:
        self.coins = 0
        self.bid = 0  # the last bid in this auction
        self.passed = False  # out of this auction
        self.cards = cards  # all expeditions, in the order in which their cards came
        self.highest = highest  # the last number of each colour
        self.wagers = wagers
        self.footprints = footprints
        self.numbers = numbers  # how many number cards

    def copy(self) -> Player:
        twin = Player(self.cards[:], self.highest[:], self.wagers[:], self.footprints[:], self.numbers[:])
        twin.coins = self.coins
        twin.bid = self.bid
        twin.passed = self.passed
        return twin

    def can_place(self, card: Card) -> bool:
        """An expedition begins with any card (LC-36), then numbers never fall (LC-38); a wager only goes before all numbers (LC-39)."""
        return self.highest[COLOUR[card]] <= NUMBER[card]

    def place(self, card: Card) -> None:
        """For good (LC-35)."""
        colour = COLOUR[card]
        self.cards.append(card)
        if NUMBER[card] == WAGER:
            self.wagers[colour] += 1
        else:
            self.highest[colour] = NUMBER[card]
            self.footprints[colour] += FOOTPRINTS[card]
            self.numbers[colour] += 1

    def expedition(self, colour: int) -> list[Card]:
        """There is one for each colour (LC-34)."""
        return [card for card in self.cards if COLOUR[card] == colour]

    def points(self, colour: int) -> int:
        return points(self.footprints[colour], self.wagers[colour], self.numbers[colour])

    def score(self) -> int:
        """All expeditions, and a point for each coin (LC-47)."""
        total = self.coins
        for colour in ALL_COLOURS:
            total += self.points(colour)
        return total


def new_player() -> Player:
    return Player([], [0] * 5, [0] * 5, [0] * 5, [0] * 5)


NO_PLAYERS: Final[list[Player]] = []


class LostCities(State):
    def __init__(self) -> None:
        super().__init__()
        self.players = NO_PLAYERS
        self.deck = NO_CARDS  # all piles, the one in use on top; the top card last
        self.display = NO_CARDS
        self.box = NO_CARDS  # what left the game, known to all
        self.spare = NO_CARDS  # starting wagers that nobody got, unseen
        self.bank = 0
        self.starter = 0  # who has the starting player card
        self.active = 0  # whose turn it is
        self.bid = 0  # the highest bid of this auction
        self.bidder = NOBODY  # whose it is; NOBODY: there is no auction

    def copy(self) -> LostCities:
        twin = LostCities()
        self.copy_into(twin)
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck[:]
        twin.display = self.display[:]
        twin.box = self.box[:]
        twin.spare = self.spare[:]
        twin.bank = self.bank
        twin.starter = self.starter
        twin.active = self.active
        twin.bid = self.bid
        twin.bidder = self.bidder
        return twin

    def places(self) -> list[list[Card]]:
        """Every card is in one of these (LC-7)."""
        return [self.deck, self.display, self.box, self.spare, *[player.cards for player in self.players]]

    def back(self, card: Card) -> int:
        return 1 if is_starter(card) else 0

    def recount(self) -> list[str]:
        wrong = []
        if self.bank + sum([player.coins for player in self.players]) != COINS:
            wrong.append("coins and bank")
        for seat, player in enumerate(self.players):
            again = new_player()
            for card in player.cards:
                if not again.can_place(card):
                    wrong.append(f"expeditions of seat {seat}")
                again.place(card)
            if (again.highest, again.wagers) != (player.highest, player.wagers):
                wrong.append(f"highest or wagers of seat {seat}")
            if (again.footprints, again.numbers) != (player.footprints, player.numbers):
                wrong.append(f"footprints or numbers of seat {seat}")
        return wrong

    def left_of(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0

    def piles(self) -> list[int]:
        """Cards left in each pile, the first pile first."""
        return [max(0, min(PILE, len(self.deck) - PILE * later)) for later in range(PILES - 1, -1, -1)]

    def can_be_used(self, card: Card) -> bool:
        """Could anybody place it? Coins do not matter (LC-19)."""
        for player in self.players:
            if player.can_place(card):
                return True
        return False

    def fitting(self, seat: Seat) -> list[Card]:
        """The display cards that this seat could place, ascending. Any of them go together: wagers first, then rising numbers (LC-37)."""
        highest = self.players[seat].highest
        return sorted([card for card in self.display if highest[COLOUR[card]] <= NUMBER[card]])

    def gain(self, seat: Seat, cards: list[Card]) -> int:
        """Points that placing these cards would add now."""
        player = self.players[seat]
        total = 0
        for colour in ALL_COLOURS:
            mine = [card for card in cards if COLOUR[card] == colour]
            numbers = [card for card in mine if NUMBER[card] != WAGER]
            footprints = player.footprints[colour] + sum([FOOTPRINTS[card] for card in mine])
            wagers = player.wagers[colour] + len(mine) - len(numbers)
            total += points(footprints, wagers, player.numbers[colour] + len(numbers)) - player.points(colour)
        return total

    def times(self, seat: Seat, card: Card) -> int:
        """How often the footprints of this seat's expedition would count with this wager; 0 for a number."""
        return times(self.players[seat].wagers[COLOUR[card]] + 1) if NUMBER[card] == WAGER else 0
