"""What a seat knows as numbers of a fixed number, found from the types of the game's view and from nothing else.

Plain numbers stand in a row. What lies somewhere is a table with a line for every card of the game: a column for each place (is it
there?) and for each number that belongs to the card there. My own player comes first, the others clockwise; seats are counted from me.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from mizban.engine import View

WHO = {  # fields of views that name a seat, or a seat for each of some things
    *("active", "bidder", "chooser", "governor", "leader", "lying_seat", "owner"),
    *("purple_winner", "role_of", "seat", "start_seat", "starter", "trigger_seat", "winner"),
}
EACH_SEAT = {"bids"}  # fields that have a number for each seat
SOME_SEATS = {"fits"}  # fields that list seats
BITS = {"spent": 64}  # fields that are a bit for each of so many things
ROWS = 8  # of a list of things without cards so many are told

Numbers = NDArray[np.float32]


class Sheet:
    """What is filled in while a view is read."""

    def __init__(self, numbers: int, cards: int, columns: int, me: int, seats: int) -> None:
        self.row = np.zeros(numbers, np.float32)
        self.table = np.zeros((cards, columns), np.float32)
        self.me = me
        self.seats = seats

    def whole(self) -> Numbers:
        return np.concatenate((self.row, self.table.ravel()))

    def from_me(self, seat: int) -> int:
        return (seat - self.me) % self.seats if seat >= 0 else seat


Reader = Callable[[Any, Sheet], None]
OnCard = Callable[[Any, int, Sheet], None]


class Layout:
    """Where everything stands, for one kind of view at a table of so many seats."""

    def __init__(self, view: type[View], cards: int, seats: int) -> None:
        self.cards = cards
        self.seats = seats
        self.numbers: list[str] = []
        self.columns: list[str] = []
        self.reader = self.struct(view, "")

    def read(self, view: View, me: int) -> Sheet:
        sheet = Sheet(len(self.numbers), self.cards, len(self.columns), me, self.seats)
        self.reader(view, sheet)
        return sheet

    # ---- finding the places, once -------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        self.numbers.append(name)
        return len(self.numbers) - 1

    def column(self, name: str) -> int:
        self.columns.append(name)
        return len(self.columns) - 1

    def struct(self, kind: type[msgspec.Struct], path: str) -> Reader:
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "moment"}
        readers = [(name, self.field(hint, f"{path}{name}", name)) for name, hint in hints.items()]

        def read(value: Any, sheet: Sheet) -> None:
            for name, reader in readers:
                reader(getattr(value, name), sheet)

        return read

    def field(self, hint: Any, path: str, name: str) -> Reader:
        """How a field of this type is read."""
        if is_maybe(hint):
            return self.maybe(without_none(hint), path, name)
        if is_face(hint):
            return self.face(path)
        if is_struct(hint):
            return self.struct(hint, f"{path}.")
        if get_origin(hint) is tuple:
            return self.list(get_args(hint), path, name)
        if get_origin(hint) in (dict, Mapping):
            return self.by_card(path)
        if name in BITS:
            return self.bits(path, BITS[name])
        at, who = self.number(path), name in WHO

        def read(value: Any, sheet: Sheet) -> None:
            sheet.row[at] = sheet.from_me(value) if who else plain(value)

        return read

    def bits(self, path: str, length: int) -> Reader:
        start = [self.number(f"{path}.{n}") for n in range(length)][0]

        def read(value: int, sheet: Sheet) -> None:
            for n in range(value.bit_length()):
                sheet.row[start + n] = value >> n & 1

        return read

    def maybe(self, hint: Any, path: str, name: str) -> Reader:
        """What may be missing has a number that says whether it is there."""
        there = self.number(f"{path}?")
        inner = self.field(hint, path, name)

        def read(value: Any, sheet: Sheet) -> None:
            if value is not None:
                sheet.row[there] = 1
                inner(value, sheet)

        return read

    def face(self, path: str) -> Reader:
        column = self.column(path)

        def read(value: int, sheet: Sheet) -> None:
            if value >= 0:
                sheet.table[value, column] += 1

        return read

    def by_card(self, path: str) -> Reader:
        column = self.column(path)

        def read(value: Mapping[int, int], sheet: Sheet) -> None:
            for card, number in value.items():
                if card >= 0:
                    sheet.table[card, column] = number

        return read

    def list(self, parts: tuple[Any, ...], path: str, name: str) -> Reader:
        kind, any_length = parts[0], parts[-1] is Ellipsis
        if is_face(kind):
            return self.faces(path)
        if get_origin(kind) is tuple:
            return self.nested(get_args(kind)[0], path)
        if is_struct(kind):
            if name == "players":
                return self.players(kind, path)
            return self.things(kind, path) if card_field(kind) else self.rows(kind, path)
        if name in EACH_SEAT or name in SOME_SEATS:
            return self.for_seats(path, name in SOME_SEATS)
        return self.row_of(path, max(self.cards, 16) if any_length else len(parts), name in WHO)

    def faces(self, path: str) -> Reader:
        """Which cards lie there, and how many that I do not know."""
        column, hidden = self.column(path), self.number(f"{path}.hidden")

        def read(value: tuple[int, ...], sheet: Sheet) -> None:
            for card in value:
                if card >= 0:
                    sheet.table[card, column] += 1
                else:
                    sheet.row[hidden] += 1

        return read

    def nested(self, kind: Any, path: str) -> Reader:
        """Lists of lists: of cards, all of them together; others follow from the rest of the view."""
        if not is_face(kind):
            return lambda value, sheet: None
        inner = self.faces(path)

        def read(value: tuple[tuple[int, ...], ...], sheet: Sheet) -> None:
            for faces in value:
                inner(faces, sheet)

        return read

    def players(self, kind: type[msgspec.Struct], path: str) -> Reader:
        readers = [self.struct(kind, f"{path}.{n}.") for n in range(self.seats)]

        def read(value: tuple[Any, ...], sheet: Sheet) -> None:
            for seat, player in enumerate(value):
                readers[sheet.from_me(seat)](player, sheet)

        return read

    def rows(self, kind: type[msgspec.Struct], path: str) -> Reader:
        readers = [self.struct(kind, f"{path}.{n}.") for n in range(ROWS)]

        def read(value: tuple[Any, ...], sheet: Sheet) -> None:
            for reader, row in zip(readers, value, strict=False):
                reader(row, sheet)

        return read

    def for_seats(self, path: str, listed: bool) -> Reader:
        """A number for each seat, or whether it is listed."""
        start = [self.number(f"{path}.{seat}") for seat in range(self.seats)][0]

        def read(value: tuple[int, ...], sheet: Sheet) -> None:
            for seat, number in [(seat, 1) for seat in value] if listed else enumerate(value):
                sheet.row[start + sheet.from_me(seat)] = number

        return read

    def row_of(self, path: str, length: int, who: bool) -> Reader:
        start = [self.number(f"{path}.{n}") for n in range(length)][0]

        def read(value: tuple[int, ...], sheet: Sheet) -> None:
            shown = [sheet.from_me(seat) for seat in value] if who else value[:length]
            sheet.row[start : start + len(shown)] = shown

        return read

    # ---- things with a card: their numbers stand in the card's own line -----------------------------------------

    def things(self, kind: type[msgspec.Struct], path: str) -> Reader:
        card = card_field(kind)
        there, hidden = self.column(path), self.number(f"{path}.hidden")
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name != card}
        readers = [(name, self.on_card(hint, f"{path}.{name}", name)) for name, hint in hints.items()]

        def read(value: tuple[Any, ...], sheet: Sheet) -> None:
            for thing in value:
                face = getattr(thing, card)
                if face < 0:
                    sheet.row[hidden] += 1
                    continue
                sheet.table[face, there] += 1
                for name, reader in readers:
                    reader(getattr(thing, name), face, sheet)

        return read

    def on_card(self, hint: Any, path: str, name: str) -> OnCard:
        if is_maybe(hint):
            hint = without_none(hint)
        if get_origin(hint) is not tuple:
            column, who = self.column(path), name in WHO

            def one(value: Any, face: int, sheet: Sheet) -> None:
                if value is not None:
                    sheet.table[face, column] = sheet.from_me(value) if who else plain(value)

            return one
        parts = get_args(hint)
        if is_face(parts[0]):
            inner = self.faces(path)
            return lambda value, face, sheet: inner(value, sheet)
        return self.several_on_card(path, parts, name)

    def several_on_card(self, path: str, parts: tuple[Any, ...], name: str) -> OnCard:
        length = self.seats if parts[-1] is Ellipsis else len(parts)
        start = [self.column(f"{path}.{n}") for n in range(length)][0]

        def read(value: Any, face: int, sheet: Sheet) -> None:
            for n, number in enumerate(value or ()):
                if name in SOME_SEATS:
                    sheet.table[face, start + sheet.from_me(number)] = 1
                elif n < length:
                    sheet.table[face, start + (sheet.from_me(n) if name in EACH_SEAT else n)] = number

        return read


# ---- kinds of types ---------------------------------------------------------------------------------------------


def is_face(hint: Any) -> bool:
    return isinstance(hint, NewType) and hint.__name__ == "Face"


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_maybe(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def without_none(hint: Any) -> Any:
    return next(part for part in get_args(hint) if part is not NoneType)


def card_field(kind: type[msgspec.Struct]) -> str:
    """The field that says which card a thing is; none, if it is no card."""
    return next((name for name, hint in get_type_hints(kind).items() if is_face(hint)), "")


def plain(value: Any) -> float:
    """A number as it is; a letter by its place in the alphabet."""
    return float(ord(value[0].lower()) - 96) if isinstance(value, str) and value else float(value or 0)
