"""Tables without a server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from mizban.engine import Match, Record, games
from mizban.engine.laws import Answers
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.wire import Play, Undo

GAMES = list(games().values())
SEED = "07" * 32


def facts(game: str, seed: str = SEED, **options: bool) -> TableFacts:
    known = games()[game]
    return TableFacts("t", game, known.rules, known.with_defaults(options), seed, False, "guest0", "token", 0.0, 0.0)


def guests(count: int) -> list[SeatFacts]:
    """A guest of their own on every seat."""
    return [SeatFacts(seat, "guest", f"guest{seat}", f"Guest {seat}") for seat in range(count)]


def lone(count: int) -> list[SeatFacts]:
    """One guest against computer opponents."""
    return [SeatFacts(0, "guest", "guest0", "Laleh"), *[SeatFacts(seat, "bot", level="random") for seat in range(1, count)]]


def table_of(game: str, seats: Sequence[SeatFacts], seed: str = SEED, **options: bool) -> Table:
    return Table(facts(game, seed, **options), seats)


def answer(table: Table, id: str, answers: Answers) -> Play:
    """Any legal answer to the question of this id."""
    found = answers.to(table.questions()[id])
    return Play(id, found.verb, list(found.on))


def play(table: Table, said: Play) -> Row:
    """The guest of that seat says this, or its computer opponent."""
    seat = int(said.question.split(".")[1])
    owner = table.owner(seat)
    row = table.answer_of_opponent(said) if owner is None else table.answer(owner, said)
    assert row is not None
    table.accept(row)
    return row


def step_back(table: Table, seat: int, whole: bool = False) -> Row:
    """The guest of this seat takes back what can be taken back."""
    number, owner = table.undo(seat), table.owner(seat)
    assert number is not None and owner is not None
    row = table.step_back(owner, Undo(seat, number, whole))
    assert row is not None
    table.accept(row)
    return row


def rebuilt(table: Table) -> Table:
    """As another process would have it, from the rows alone."""
    return Table(table.facts, table.seats, table.ledger.rows)


@cache
def finished(game: str, seats: int = 0, seed: int = 1) -> Record:
    """A whole game of random answers."""
    match = Match(games()[game], seats or games()[game].seats[-1], seed.to_bytes(32, "big"))
    answers = Answers([], seed)
    while not match.ended:
        asked = match.asks()
        ask = asked[answers.below(len(asked))]
        match.play(ask.seat, answers.to(ask))
    return match.record


def all_asked_at_once(seats: int = 3) -> Table:
    """San Juan, played on until everybody is asked at the same time, after some moves."""
    for seed in range(1, 40):
        table = table_of("san_juan", guests(seats), f"{seed:02x}" * 32)
        answers = Answers([], seed)
        while not table.ended:
            if table.moves > 3 and len(table.questions()) == seats:
                return table
            play(table, answer(table, next(iter(table.questions())), answers))
    raise AssertionError("nobody ever decides at once")
