"""What may be done with the chairs of a table that waits for its guests."""

from __future__ import annotations

from collections.abc import Sequence

from mizban.table.facts import SeatFacts
from mizban.table.refusal import Refusal


def chair_at(chairs: Sequence[SeatFacts], seat: int) -> SeatFacts:
    if not 0 <= seat < len(chairs):
        raise Refusal("seat_taken")
    return chairs[seat]


def with_opponent(chairs: list[SeatFacts], seat: int, level: str) -> list[SeatFacts]:
    """A free chair becomes an opponent's, or an opponent plays differently."""
    chair = chair_at(chairs, seat)
    if chair.kind == "guest":
        raise Refusal("seat_taken")
    return [*chairs[:seat], SeatFacts(seat, "bot", level=level, animal=chair.animal), *chairs[seat + 1 :]]


def with_free(chairs: list[SeatFacts], seat: int) -> list[SeatFacts]:
    """Whoever sits here leaves, or an opponent makes room for a friend."""
    chair = chair_at(chairs, seat)
    return [*chairs[:seat], SeatFacts(seat, "open", animal=chair.animal), *chairs[seat + 1 :]]


def without(chairs: list[SeatFacts], seat: int, sizes: Sequence[int]) -> list[SeatFacts]:
    """One chair less; never that of a person, and never too few for the game."""
    if chair_at(chairs, seat).kind == "guest":
        raise Refusal("seat_taken")
    return enough([*chairs[:seat], *chairs[seat + 1 :]], sizes)


def with_one_more(chairs: list[SeatFacts], sizes: Sequence[int]) -> list[SeatFacts]:
    return enough([*chairs, SeatFacts(len(chairs), "open")], sizes)


def moved(chairs: list[SeatFacts], seat: int, to: int) -> list[SeatFacts]:
    """Another order round the table."""
    chair = chair_at(chairs, seat)
    chair_at(chairs, to)
    rest = [*chairs[:seat], *chairs[seat + 1 :]]
    return [*rest[:to], chair, *rest[to:]]


def taken(chairs: list[SeatFacts], sizes: Sequence[int]) -> list[SeatFacts]:
    """The game begins with those who sit here; free chairs are taken away."""
    return enough([chair for chair in chairs if chair.kind != "open"], sizes)


def enough(chairs: list[SeatFacts], sizes: Sequence[int]) -> list[SeatFacts]:
    if len(chairs) not in sizes:
        raise Refusal("bad_game")
    return chairs
