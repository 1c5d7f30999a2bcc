"""Lays out a table of New York 1901 by names: lots by their codes (`Y09`), squares as `row.column`, pieces and cards by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from mizban.engine.cards import Card, Face, Seat
from mizban.engine.protocol import Choice, choice
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.build import PlacePiece
from mizban.games.new_york_1901.cards import ALL_ACTIONS, CHALLENGES, KIND, KIND_NAMES, PIECE_FACE, STREET_CARDS, lot_cards
from mizban.games.new_york_1901.map import LOTS, lot_named
from mizban.games.new_york_1901.pieces import LEGENDARY, PIECES, SHAPES, piece_named, settled
from mizban.games.new_york_1901.places import PLACES_FOR, Place
from mizban.games.new_york_1901.setup import fresh_land
from mizban.games.new_york_1901.state import Building, NewYork, new_player
from mizban.games.new_york_1901.turn import TURN
from mizban.games.new_york_1901.views import NewYorkView
from mizban.testing import Table, laid_open

ONE_OF_EACH = "lot-green-2 lot-blue-2 lot-red-2 lot-yellow-2"

Square = tuple[int, int]


def squares_named(words: str) -> list[Square]:
    """`13.10 14.10` is row 13 and row 14 of column 10."""
    return sorted((int(row), int(column)) for row, column in (word.split(".") for word in words.split()))


def place_on(piece: str, words: str) -> Place | None:
    """The place of this piece on exactly these squares."""
    squares = squares_named(words)
    found = [place for places in PLACES_FOR[PIECES[piece_named(piece)].shape] for place in places if covered(place) == squares]
    return found[0] if found else None


def covered(place: Place) -> list[Square]:
    return sorted((place.row + r, place.column + c) for r, c in SHAPES[place.shape].turns[place.turn])


class NewYorkTable(Table[NewYork, NewYorkView]):
    @property
    def view(self) -> NewYorkView:
        """What a spectator sees."""
        return self.game.view(self.s, None)

    @property
    def market(self) -> list[str]:
        return self.names(self.s.market)

    @property
    def future(self) -> list[str]:
        """The future market, the top card first."""
        return self.names(self.s.future[::-1])

    @property
    def scores(self) -> list[int]:
        """On the track."""
        return [player.score for player in self.s.players]

    @property
    def workers(self) -> list[int]:
        """Available ones."""
        return [player.workers for player in self.s.players]

    def part(self, seat: Seat, name: str) -> int:
        """A row of the score sheet, as it stands."""
        score = self.game.scores(self.s)[seat]
        return dict((*score.parts, *score.tie_break))[name]

    def lots(self, seat: Seat) -> str:
        return " ".join(LOTS[lot].code for lot, owner in enumerate(self.s.owner) if owner == seat)

    def manned(self, seat: Seat) -> str:
        return " ".join(LOTS[lot].code for lot in sorted(self.s.players[seat].manned))

    def cards(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].cards)

    def standing(self, seat: Seat) -> list[str]:
        return [PIECES[building.piece].name for building in self.s.players[seat].buildings]

    def unbuilt(self, seat: Seat) -> list[str]:
        return [piece.name for n, piece in enumerate(PIECES) if self.s.players[seat].unbuilt >> n & 1]

    def free(self, seat: Seat) -> str:
        """The player's squares without a building."""
        squares = []
        for lot in LOTS:
            n = lot_named(lot.code)
            if self.s.owner[n] == seat:
                built = {
                    square for b in self.view.players[seat].buildings for square in self.squares_under(b.piece, b.turn, b.row, b.column)
                }
                squares += [square for square in lot.squares if square not in built]
        return " ".join(f"{row}.{column}" for row, column in sorted(squares))

    @staticmethod
    def squares_under(piece: Face, turn: int, row: int, column: int) -> list[Square]:
        return [(row + r, column + c) for r, c in SHAPES[PIECES[piece - PIECE_FACE].shape].turns[turn]]

    # ---- answers in words ---------------------------------------------------------------------------------------

    def words(self, option: Choice) -> str:
        if option.verb in ("claim", "return"):
            return f"{option.verb} {LOTS[option.on[0]].code}"
        if option.verb == "place":
            turn, row, column = option.on
            squares = self.squares_under(Face(PIECE_FACE + self.placing), turn, row, column)
            return " ".join(["place", *[f"{r}.{c}" for r, c in sorted(squares)]])
        return super().words(option)

    def choice(self, seat: Seat, words: str) -> Choice:
        verb, *names = words.split()
        if verb in ("claim", "return"):
            return choice(verb, lot_named(names[0]))
        if verb == "place":
            squares = squares_named(" ".join(names))
            turn = SHAPES[PIECES[self.placing].shape].turns.index(settled(squares))
            return choice("place", turn, min(r for r, _ in squares), min(c for _, c in squares))
        if verb == "build":
            return choice(verb, PIECE_FACE + piece_named(names[0]))
        return super().choice(seat, words)

    @property
    def placing(self) -> int:
        """The piece that waits for its place."""
        top = self.s.todo[-1]
        assert isinstance(top, PlacePiece), "no piece waits for its place"
        return top.piece

    def offers(self, seat: Seat, words: str) -> bool:
        return words in self.options(seat)

    def places(self, seat: Seat) -> list[str]:
        return [words.removeprefix("place ") for words in self.options(seat) if words.startswith("place")]

    def verbs(self, seat: Seat) -> set[str]:
        return {words.split()[0] for words in self.options(seat)}

    def let_pass(self, *seats: Seat) -> Self:
        """These seats expand with the first card and lot there is and build nothing."""
        for seat in seats:
            turn = self.s.turn
            while self.s.turn == turn and self.s.todo and not self.s.lanes:
                self.play(seat, "done" if self.offers(seat, "done") else self.options(seat)[0])
        return self

    def reasons(self, seat: Seat) -> dict[str, str]:
        """What is denied, and why."""
        return {self.words(denied.choice): denied.reason for denied in self.ask(seat).denied}


def table(
    seats: int = 2,
    *,
    lots: Mapping[Seat, str] | None = None,
    buildings: Mapping[Seat, str] | None = None,
    spent: Mapping[Seat, str] | None = None,
    score: Mapping[Seat, int] | None = None,
    used: Mapping[Seat, int] | None = None,
    market: str = ONE_OF_EACH,
    future: str | None = None,
    streets: str = "broadway wall_street cedar",
    challenge: str = "bronze-baron",
    active: Seat = 0,
    seed: int = 1,
    **options: bool,
) -> NewYorkTable:
    """A table at the start of a turn. Owned lots without a building have a worker; the future market holds the rest, unless it is named.

    `buildings` are a piece and its squares each, parted by `;`. `spent` pieces are in the box; `used` are bits of action cards.
    """
    s = GAME.deal(seats, seed, {"starters": False, **options})
    s.todo = [TURN[active]]
    s.start_seat = 0
    s.active = active
    s.turn = 0
    s.streets = [STREET_CARDS.index(name) for name in streets.split()]
    s.challenge = CHALLENGES.index(challenge)
    s.owner = fresh_land(seats)
    s.seen = [0] * len(s.seen)
    pool = lot_cards(seats)
    s.market = drawn(s, pool, market)
    characters = [player.character for player in s.players]
    s.players = [new_player() for _ in range(seats)]
    for seat, player in enumerate(s.players):
        player.character = characters[seat]
        player.score = (score or {}).get(seat, 0)
        player.actions = (ALL_ACTIONS if s.options.action_cards else 0) & ~(used or {}).get(seat, 0)
        for name in (spent or {}).get(seat, "").split():
            player.unbuilt &= ~(1 << piece_named(name))
        for code in (lots or {}).get(seat, "").split():
            own(s, pool, seat, code)
        for words in filter(None, (buildings or {}).get(seat, "").split(";")):
            erect(s, seat, words)
        for lot, owner in enumerate(s.owner):
            if owner == seat and not LOTS[lot].mask & ~player.free[LOTS[lot].block]:
                s.man(seat, lot)
    s.future = pool[::-1] if future is None else drawn(s, pool, future)[::-1]
    for card in s.future:
        s.seen[card] = 0
    return NewYorkTable(GAME, s)


def own(s: NewYork, pool: list[Card], seat: Seat, code: str) -> None:
    lot = lot_named(code)
    s.owner[lot] = seat
    s.players[seat].own(lot)
    s.players[seat].cards += drawn(s, pool, KIND_NAMES[LOTS[lot].kind])


def erect(s: NewYork, seat: Seat, words: str) -> None:
    player = s.players[seat]
    name, squares = words.strip().split(" ", 1)
    piece = piece_named(name)
    place = place_on(name, squares)
    assert place is not None, f"no place for {words}"
    player.put_up(Building(piece, place.number))
    if piece >= LEGENDARY:
        player.legendary = piece
        s.legendaries &= ~(1 << piece)
    else:
        player.unbuilt &= ~(1 << piece)


def drawn(s: NewYork, pool: list[Card], names: str) -> list[Card]:
    """Take lot cards of these kinds out of the pool and show them."""
    return laid_open(s, pool, names, lambda card: KIND_NAMES[KIND[card]])
