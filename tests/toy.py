"""A toy game that uses every part of the contract once: swap some cards, then lay one each, at once; the highest scores."""

from collections.abc import Mapping, Sequence

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance, luck
from mizban.engine.events import Event
from mizban.engine.game import Game, Option, Score
from mizban.engine.pick import Pick
from mizban.engine.protocol import NOBODY, Choice, Phase, State, choice
from mizban.engine.views import View, moment, restore

CARDS, HAND = 20, 3


class Drawn(Event, frozen=True):
    seat: int
    cards: tuple[Face, ...]


class Toy(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck, self.pile, self.hands, self.wins = list[Card](), list[Card](), list[list[Card]](), list[int]()

    def copy(self) -> "Toy":
        twin = type(self)()
        self.copy_into(twin)
        twin.deck, twin.pile, twin.hands, twin.wins = self.deck[:], self.pile[:], [hand[:] for hand in self.hands], self.wins[:]
        return twin

    def places(self) -> list[list[Card]]:
        return [self.deck, self.pile, *self.hands]

    def recount(self) -> list[str]:
        return [] if sum(self.wins) == len(self.pile) // self.seats else ["wins"]


class Swap(Pick[Toy]):
    """One after the other: put up to two cards back, shuffle, draw as many."""

    def verb(self) -> str:
        return "swap"

    def items(self, s: Toy) -> list[int]:
        return list(s.hands[self.seat])

    def low(self, s: Toy) -> int:
        return 0

    def high(self, s: Toy) -> int:
        return 2

    def picked(self, s: Toy, items: tuple[int, ...]) -> None:
        for item in items:
            s.hands[self.seat].remove(Card(item))
            s.deck.append(Card(item))
        s.shuffle(s.deck)
        draw(s, self.seat, len(items))


def draw(s: Toy, seat: Seat, number: int) -> None:
    new = [s.deck.pop() for _ in range(number)]
    s.hands[seat] = sorted(s.hands[seat] + new)
    s.whisper(seat, Drawn, seat, tuple(s.look(seat, card) for card in new))


class Trick(AtOnce[Toy]):
    def seats(self, s: Toy) -> list[Seat]:
        return list(range(s.seats))

    def questions(self, s: Toy, seat: Seat) -> list[Phase[Toy]]:
        return [Lay(seat)]


class Lay(Phase[Toy]):
    def options(self, s: Toy) -> list[Choice]:
        return [choice("lay", card) for card in s.hands[self.seat]]

    def answer(self, s: Toy, choice: Choice) -> None:
        s.deed(Show(self.seat, choice.on[0]))


class Show(Phase[Toy]):
    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: Toy) -> None:
        s.hands[self.seat].remove(Card(self.card))
        s.pile.append(Card(self.card))
        s.tell(Drawn, self.seat, (s.show(Card(self.card)),))


class Score1(Phase[Toy]):
    def run(self, s: Toy) -> None:
        laid = s.pile[-s.seats :]
        s.wins[laid.index(max(laid))] += 1


class ToyView(View, frozen=True):
    deck: int
    pile: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    wins: tuple[int, ...]


class ToyGame(Game[Toy, ToyView]):
    key, rules, seats, private, options = "toy", 1, range(2, 5), True, (Option("swaps", default=True),)
    phases = {phase.__name__: phase for phase in (Swap, Trick, Lay, Show, Score1)}

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Toy:
        s = Toy()
        s.lay_out(seats, CARDS, luck(seed))
        s.deck, s.hands, s.wins = [Card(number) for number in range(CARDS)], [[] for _ in range(seats)], [0] * seats
        s.shuffle(s.deck)
        for seat in range(seats):
            draw(s, seat, HAND)
        swaps: list[Phase[Toy]] = [Swap(seat) for seat in range(seats)] if options["swaps"] else []
        s.then_each([*swaps, *[phase for _ in range(HAND) for phase in (Trick(), Score1(NOBODY))]])
        return s

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        who = SPECTATOR if seat is None else seat
        return ToyView(moment(s, seat), len(s.deck), s.faces(who, s.pile), tuple(s.faces(who, hand) for hand in s.hands), tuple(s.wins))

    def imagine(self, view: ToyView, luck: Chance) -> Toy:
        s = Toy()
        s.lay_out(view.moment.seats, CARDS, luck)
        seen = {*view.pile, *(face for hand in view.hands for face in hand)}
        hidden = [Card(number) for number in range(CARDS) if number not in seen]
        luck.shuffle(hidden)
        s.pile, s.wins = [Card(face) for face in view.pile], list(view.wins)
        s.hands = [sorted(hidden.pop() if face < 0 else Card(face) for face in hand) for hand in view.hands]
        s.deck = hidden
        for seat in range(s.seats):
            for card in s.hands[seat]:
                s.look(seat, card)
        for card in s.pile:
            s.show(card)
        restore(s, view.moment, self.phases, luck)
        return s

    def scores(self, s: Toy) -> Sequence[Score]:
        return [Score(seat, wins, (("wins", wins),), (), wins == max(s.wins)) for seat, wins in enumerate(s.wins)]
