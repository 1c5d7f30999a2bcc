"""Questions for a set of cards, and the answers made once."""

from __future__ import annotations

from typing import Final, cast

from mizban.engine.cards import Card
from mizban.engine.pick import Pick
from mizban.engine.protocol import Choice, choice
from mizban.engine.words import NO_PARAMS, Params
from mizban.games.san_juan.deck import ALL_CARDS
from mizban.games.san_juan.state import SanJuan
from mizban.games.san_juan.worth import least_wanted, most_wanted

BY_DEFAULT: Final[Params] = {"default": 1}


def named(verb: str) -> list[Choice]:
    """This verb for every card."""
    return [choice(verb, card) for card in range(ALL_CARDS)]


BUILD: Final = named("build")
OVER: Final = named("over")
BURN: Final = named("burn")
PAY: Final = named("pay")
PRODUCE: Final = named("produce")
SELL: Final = named("sell")
KEEP: Final = named("keep")
DISCARD: Final = named("discard")
EXCHANGE: Final = named("exchange")
STORE: Final = named("store")


def numbers(cards: list[Card]) -> list[int]:
    """The same list: a question names cards by their numbers."""
    return cast("list[int]", cards)


class PickCards(Pick[SanJuan]):
    """A set of cards. Those that a sensible player would pick are marked, to be chosen with one click."""

    def usual(self, s: SanJuan) -> list[Card]:
        """What is picked unless the player wishes otherwise."""
        return []

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        return BY_DEFAULT if choice.on[0] in self.usual(s) else NO_PARAMS


class PickFromHand(PickCards):
    """A set of hand cards to part with."""

    def items(self, s: SanJuan) -> list[int]:
        return numbers(s.players[self.seat].hand)

    def usual(self, s: SanJuan) -> list[Card]:
        return least_wanted(s, self.seat, [Card(item) for item in self.items(s)], self.low(s))


class PickFromDrawn(PickCards):
    """A set of the cards just drawn, to keep."""

    def items(self, s: SanJuan) -> list[int]:
        return numbers(s.players[self.seat].drawn)

    def usual(self, s: SanJuan) -> list[Card]:
        return most_wanted(s, self.seat, s.players[self.seat].drawn, self.low(s))


class PickSites(PickCards):
    """A set of own buildings, named by their cards."""

    def sites(self, s: SanJuan) -> list[int]:
        raise NotImplementedError

    def items(self, s: SanJuan) -> list[int]:
        town = s.players[self.seat].town
        cards = [town[site] for site in self.sites(s)]
        cards.sort()
        return numbers(cards)


def sites_of(s: SanJuan, seat: int, cards: tuple[int, ...]) -> list[int]:
    town = s.players[seat].town
    return [town.index(Card(card)) for card in cards]
