"""A toy game that uses every part of the contract once: swap some cards, then lay one each, at once; the highest scores."""

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance, luck
from mizban.engine.events import Event
from mizban.engine.game import Game, Score
from mizban.engine.options import TableOptions
from mizban.engine.pick import Pick
from mizban.engine.protocol import NOBODY, Choice, Phase, State, choice
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over

CARDS, HAND = 20, 3


class Drawn(Event, frozen=True):
    seat: int
    cards: tuple[Face, ...]


class Options(TableOptions, frozen=True):
    swaps: bool = True


class Toy(State):
    options: Options

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
    options: Options
    deck: int
    pile: tuple[Face, ...]
    hands: tuple[tuple[Face, ...], ...]
    wins: tuple[int, ...]


PHASES = {phase.__name__: phase for phase in (Swap, Trick, Lay, Show, Score1)}


def set_up(seats: int, seed: bytes | int, options: Options) -> Toy:
    s = Toy()
    s.lay_out(seats, CARDS, luck(seed))
    s.options = options
    s.deck, s.hands, s.wins = [Card(number) for number in range(CARDS)], [[] for _ in range(seats)], [0] * seats
    s.shuffle(s.deck)
    for seat in range(seats):
        draw(s, seat, HAND)
    swaps: list[Phase[Toy]] = [Swap(seat) for seat in range(seats)] if options.swaps else []
    s.then_each([*swaps, *[phase for _ in range(HAND) for phase in (Trick(), Score1(NOBODY))]])
    return s


def view(s: Toy, me: Seat | None) -> ToyView:
    who = SPECTATOR if me is None else me
    return ToyView(
        moment(s, me),
        **as_is(s, ToyView),
        deck=len(s.deck),
        pile=s.faces(who, s.pile),
        hands=tuple(s.faces(who, hand) for hand in s.hands),
        wins=tuple(s.wins),
    )


def imagine(v: ToyView, luck: Chance) -> Toy:
    s = Toy()
    s.lay_out(v.moment.seats, CARDS, luck)
    take_over(s, v)
    seen = {*v.pile, *(face for hand in v.hands for face in hand)}
    hidden = [Card(number) for number in range(CARDS) if number not in seen]
    luck.shuffle(hidden)
    s.deck, s.pile, s.wins = hidden, open_cards(s, v.pile), list(v.wins)
    s.hands = [sorted(hidden.pop() if face < 0 else Card(face) for face in hand) for hand in v.hands]
    for seat in range(s.seats):
        for card in s.hands[seat]:
            s.look(seat, card)
    restore(s, v.moment, PHASES, luck)
    return s


def scores(s: Toy) -> list[Score]:
    return [Score(seat, wins, (("wins", wins),), (), wins == max(s.wins)) for seat, wins in enumerate(s.wins)]


TOY = Game(
    key="toy",
    rules=1,
    seats=range(2, 5),
    stage="draft",
    private=True,
    options_type=Options,
    phases=PHASES,
    verbs={"swap": ("card",), "lay": ("card",)},
    events=(Drawn,),
    parts=("wins",),
    faces=[{"name": str(number)} for number in range(CARDS)],
    set_up=set_up,
    view=view,
    imagine=imagine,
    scores=scores,
)
