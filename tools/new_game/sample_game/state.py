"""What lies on the table, and the small verbs of moving lanterns."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARDS, Card, Seat
from mizban.engine.protocol import State
from tools.new_game.sample_game.cards import COLOURS, LANTERNS
from tools.new_game.sample_game.events import Drew
from tools.new_game.sample_game.options import Options


class Player:
    """A hand that only its owner sees, and what was won."""

    def __init__(self, hand: list[Card], won: list[Card], of_colour: list[int]) -> None:
        self.hand = hand
        self.won = won
        self.of_colour = of_colour  # a running total: how many of each colour were won

    def copy(self) -> Player:
        return Player(self.hand[:], self.won[:], self.of_colour[:])

    def win(self, card: Card) -> None:
        self.won.append(card)
        self.of_colour[LANTERNS[card].colour] += 1


def new_player() -> Player:
    return Player([], [], [0] * len(COLOURS))


# Stand-in until the table is laid out or copied; never changed in place.
NO_PLAYERS: Final[list[Player]] = []


class SampleGame(State):
    options: Options

    def __init__(self) -> None:
        super().__init__()
        self.night = 0
        self.deck = NO_CARDS  # the top card last
        self.square = NO_CARDS  # what can be won, the newest last
        self.laid = NO_CARDS  # of the last contest, in the order of the seats
        self.burnt = NO_CARDS
        self.players = NO_PLAYERS

    def copy(self) -> SampleGame:
        twin = SampleGame()
        self.copy_into(twin)
        twin.night = self.night
        twin.deck = self.deck[:]
        twin.square = self.square[:]
        twin.laid = self.laid[:]
        twin.burnt = self.burnt[:]
        twin.players = [player.copy() for player in self.players]
        return twin

    def places(self) -> list[list[Card]]:
        """Every lantern is in one of these (SG-2)."""
        owned = [place for player in self.players for place in (player.hand, player.won)]
        return [self.deck, self.square, self.laid, self.burnt, *owned]

    def recount(self) -> list[str]:
        wrong = []
        for seat, player in enumerate(self.players):
            colours = [LANTERNS[card].colour for card in player.won]
            if player.of_colour != [colours.count(colour) for colour in range(len(COLOURS))]:
                wrong.append(f"colours of seat {seat}")
        return wrong

    def draw(self, seat: Seat, count: int) -> None:
        """From the deck into a hand; nobody else sees them (SG-3)."""
        player = self.players[seat]
        drawn = [self.deck.pop() for _ in range(count)]
        player.hand = sorted([*player.hand, *drawn])
        self.whisper(seat, Drew, seat, tuple([self.look(seat, card) for card in drawn]))

    def light(self, seat: Seat, card: Card) -> int:
        """How brightly this lantern shines for this seat (SG-10)."""
        lantern = LANTERNS[card]
        return lantern.light + self.players[seat].of_colour[lantern.colour]
