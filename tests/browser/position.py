"""A table in the middle of a game: computer opponents play until a certain question comes up."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from mizban.bots import levels
from mizban.engine import Quick, games
from mizban.engine.asking import Question
from mizban.engine.record import Match, Record
from mizban.server.storage import Store
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row, answer_text
from tests.browser.person import BOT, ME, Person

Wanted = Callable[[Match, Question], bool]


def find(game: str, seats: int, wanted: Wanted, level: str = "casual", **options: bool) -> Match:
    """A game that has come to where seat 0 is asked what is wanted."""
    for seed in range(1, 200):
        match, luck = Match(games()[game], seats, seed.to_bytes(32, "big"), options), Quick(seed)
        while not match.ended:
            ask = match.questions()[0]
            if ask.seat == 0 and wanted(match, ask):
                return match
            match.play(ask.seat, levels[level].choose(match.game, match.view(ask.seat), ask, luck))
    raise AssertionError("no such position")


def sit_down(person: Person, data: Path, match: Match, friends: bool = False) -> None:
    """The person takes seat 0 of this game; the others are computer opponents, or friends at the same device."""
    store = Store(f"sqlite:///{data / 'mizban.db'}")
    loaded = store.load(person.open_table(match.game.key, ME, BOT))
    assert loaded is not None
    guest = loaded[0].host
    id = plant(
        store, guest, match.record, [SeatFacts(seat, "guest", guest, "Kian") if friends else bot(seat) for seat in range(1, match.seats)]
    )
    store.close()
    person.go(f"/t/{id}")
    person.wait()


def bot(seat: int) -> SeatFacts:
    return SeatFacts(seat, "bot", level="casual")


def plant(store: Store, guest: str, record: Record, others: list[SeatFacts]) -> str:
    """This game as a table on disk, with this guest on seat 0; its number."""
    now = time.time()
    facts = TableFacts(
        id=secrets.token_urlsafe(9),
        game=record.game,
        rules=record.rules,
        options=record.options,
        seed=str(record.seed),
        public=False,
        host=guest,
        invite=secrets.token_urlsafe(9),
        created=now,
        updated=now,
    )
    rows = [Row(number, seat, answer_text(verb, on), guest, now) for number, (seat, verb, on) in enumerate(record.moves, 1)]
    store.open(facts, [SeatFacts(0, "guest", guest, "Sara"), *others], begun=rows)
    return facts.id
