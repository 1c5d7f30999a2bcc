"""The test kit of all games: a table laid out by hand, moved by the checked `play`, read by the names of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Generic, Self, TypeVar

import pytest

from mizban.engine.asking import Question, Refused, asks, play, questions
from mizban.engine.cards import Card, Seat
from mizban.engine.events import Event
from mizban.engine.game import Game
from mizban.engine.notes import note
from mizban.engine.protocol import NOBODY, Choice, State, choice, settle
from mizban.engine.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


def rule(*numbers: str) -> pytest.MarkDecorator:
    """This test shows these numbered rules of the game's README."""
    return pytest.mark.rule(*numbers)


def taken(pool: list[Card], names: str, name_of: Callable[[Card], str]) -> list[Card]:
    """Take the cards of these names out of the pool."""
    cards = []
    for name in names.split():
        card = next((card for card in pool if name_of(card) == name), None)
        assert card is not None, f"there is no {name}, or not so many"
        pool.remove(card)
        cards.append(card)
    return cards


def laid_open(s: State, pool: list[Card], names: str, name_of: Callable[[Card], str]) -> list[Card]:
    """Take them out of the pool, for all to see."""
    cards = taken(pool, names, name_of)
    for card in cards:
        s.show(card)
    return cards


class Table(Generic[S, V]):
    """A game in the middle of play. After every answer each card is still in one place and the running totals are right."""

    def __init__(self, game: Game[S, V], state: S) -> None:
        self.game = game
        self.s = state
        self.all_cards = self.lying()
        self.s.heard = []
        settle(self.s)
        self.check()

    def name(self, card: int) -> str:
        """What the tests of this game call a card; cards of one name are alike."""
        return str(self.game.faces[card]["name"])

    def names(self, cards: list[Card]) -> list[str]:
        return [self.name(card) for card in cards]

    # ---- questions and answers ----------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked what; at the end of the game nobody, nothing."""
        for ask in asks(self.s):
            return ask.seat, ask.prompt
        return NOBODY, ""

    @property
    def ended(self) -> bool:
        return not self.s.todo

    def ask(self, seat: Seat) -> Question:
        """The question that this seat is asked."""
        return next(question for question in questions(self.s) if question.seat == seat)

    def options(self, seat: Seat) -> list[str]:
        """What this seat may answer, in words: `draw`, `hire sailor.3`; nothing, if it is not asked."""
        return [self.words(option) for ask in asks(self.s) if ask.seat == seat for option in ask.options]

    def play(self, seat: Seat, *answers: str) -> Self:
        """These answers, one after the other."""
        for words in answers:
            play(self.s, seat, self.choice(seat, words))
            self.check()
        return self

    def refuses(self, seat: Seat, words: str) -> bool:
        """Is this answer refused, and nothing has changed by it?"""
        before = note(self.s)
        try:
            play(self.s, seat, self.choice(seat, words))
        except Refused:
            return bool(note(self.s) == before)
        return False

    def words(self, option: Choice) -> str:
        kinds = self.game.verbs[option.verb]
        kind = kinds[0] if kinds else ""
        return " ".join([option.verb, *[self.name(number) if kind.startswith("card") else str(number) for number in option.on]])

    def choice(self, seat: Seat, words: str) -> Choice:
        """The option of these words or, where there is none, what somebody might try: the cards of these names, wherever they lie."""
        verb, *names = words.split()
        offered = [option for ask in asks(self.s) if ask.seat == seat for option in ask.options if option.verb == verb]
        for option in offered:
            if sorted(self.words(option).split()[1:]) == sorted(names):
                return option
        if all(name.lstrip("-").isdigit() for name in names):
            return choice(verb, *[int(name) for name in names])
        cards = [Card(number) for option in offered for number in option.on] + list(self.all_cards)
        found: list[Card] = []
        for name in names:
            found.append(next(card for card in cards if self.name(card) == name and card not in found))
        return choice(verb, *sorted(found))

    # ---- what was told and what lies there ----------------------------------------------------------------------

    def told(self, kind: type[E]) -> list[E]:
        """All events of this kind since the table was laid out."""
        return [event for _, event in self.s.heard or () if isinstance(event, kind)]

    @property
    def winners(self) -> list[Seat]:
        return [score.seat for score in self.game.scores(self.s) if score.won]

    def lying(self) -> Counter[Card]:
        return Counter(card for place in self.s.places() for card in place)

    def check(self) -> None:
        assert self.lying() == self.all_cards
        assert self.s.recount() == []
