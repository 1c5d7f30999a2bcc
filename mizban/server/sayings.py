"""What was said at tables, on disk: words, whom one does not want to hear, and reports."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mizban.server.schema import hushed, mutes, notes, reports, words
from mizban.server.storage import Store
from mizban.server.wire import Reason, Report
from mizban.table.talk import KEPT, Word

ATTEMPTS = 5  # others of several processes may take the same number
REMEMBERED = 2000  # words of one table
SWEEP = 100  # words after which the oldest are forgotten


class Sayings:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- words --------------------------------------------------------------------------------------------------

    def say(self, table: str, word: Word) -> Word:
        """With its number, on disk; if it was said before, as it was said then."""
        for _ in range(ATTEMPTS):
            try:
                return self._say(table, word)
            except IntegrityError:
                continue
        return self._say(table, word)

    def _say(self, table: str, word: Word) -> Word:
        with self.store.engine.begin() as db:
            same = (words.c.table == table, words.c.guest == word.guest, words.c.id == word.id)
            if known := db.execute(words.select().where(*same)).one_or_none():
                return Word(*known[1:])
            last = db.execute(sql.select(sql.func.max(words.c.n)).where(words.c.table == table)).scalar() or 0
            numbered = msgspec.structs.replace(word, n=last + 1)
            db.execute(words.insert(), {"table": table, **msgspec.to_builtins(numbered)})
            if numbered.n % SWEEP == 0:
                db.execute(words.delete().where(words.c.table == table, words.c.n <= numbered.n - REMEMBERED))
            self.store.tell(db, f"words {table} {numbered.n}")
        return numbered

    def words(self, table: str, after: int = 0, most: int = KEPT) -> list[Word]:
        """The last ones after this number, in their order."""
        wanted = words.select().where(words.c.table == table, words.c.n > after).order_by(words.c.n.desc()).limit(most)
        with self.store.engine.connect() as db:
            return [Word(*row[1:]) for row in db.execute(wanted)][::-1]

    # ---- who is heard -------------------------------------------------------------------------------------------

    def is_hushed(self, table: str) -> bool:
        with self.store.engine.connect() as db:
            return db.execute(hushed.select().where(hushed.c.table == table)).one_or_none() is not None

    def hush(self, table: str, silent: bool) -> None:
        """Spectators of this table may only listen, or speak too."""
        with self.store.engine.begin() as db:
            db.execute(hushed.delete().where(hushed.c.table == table))
            if silent:
                db.execute(hushed.insert(), {"table": table})
            self.store.tell(db, f"manners {table}")

    def mutes_of(self, guest: str) -> frozenset[str]:
        with self.store.engine.connect() as db:
            return frozenset(db.execute(sql.select(mutes.c.other).where(mutes.c.guest == guest)).scalars())

    def mute(self, table: str, guest: str, other: str, muted: bool, most: int) -> None:
        """This guest wants to hear nothing of the other, at any table; or wants to again."""
        with self.store.engine.begin() as db:
            db.execute(mutes.delete().where(mutes.c.guest == guest, mutes.c.other == other))
            if muted:
                db.execute(mutes.insert(), {"guest": guest, "other": other})
                held = db.execute(sql.select(mutes.c.other).where(mutes.c.guest == guest, mutes.c.other != other)).scalars().all()
                db.execute(mutes.delete().where(mutes.c.guest == guest, mutes.c.other.in_(held[most - 1 :])))
            self.store.tell(db, f"manners {table}")

    # ---- notes --------------------------------------------------------------------------------------------------

    def note(self, table: str, guest: str) -> str:
        """What this guest has written down for themselves."""
        wanted = sql.select(notes.c.text).where(notes.c.table == table, notes.c.guest == guest)
        with self.store.engine.connect() as db:
            return db.execute(wanted).scalar() or ""

    def write_down(self, table: str, guest: str, text: str, at: float) -> None:
        """In place of what was there; nothing is no note."""
        with self.store.engine.begin() as db:
            db.execute(notes.delete().where(notes.c.table == table, notes.c.guest == guest))
            if text:
                db.execute(notes.insert(), {"table": table, "guest": guest, "text": text, "at": at})

    # ---- reports ------------------------------------------------------------------------------------------------

    def report(self, table: str, by: str, whom: str, name: str, reason: Reason, text: str, at: float) -> str:
        """For those who watch over the house: with the last words of the table, for it may be gone when they look."""
        said = [[word.name, word.text or word.reaction] for word in self.words(table, most=30)]
        made = {"id": secrets.token_urlsafe(9), "table": table, "by": by, "whom": whom, "name": name, "reason": reason, "text": text}
        with self.store.engine.begin() as db:
            db.execute(reports.insert(), {**made, "said": said, "at": at, "settled": 0.0})
        return made["id"]

    def reports(self, most: int = 100, settled: bool = False) -> list[Report]:
        """Those that wait, or those that were dealt with; the latest first."""
        wanted = reports.select().where((reports.c.settled > 0) == settled).order_by(reports.c.at.desc()).limit(most)
        with self.store.engine.connect() as db:
            return [
                Report(row.id, row.table, row.name, row.reason, row.text, [(who, what) for who, what in row.said], row.at, row.settled)
                for row in db.execute(wanted)
            ]

    def reported(self, report: str) -> str | None:
        """Who is meant by it: for the moderator who acts on it."""
        with self.store.engine.connect() as db:
            return db.execute(sql.select(reports.c.whom).where(reports.c.id == report)).scalar_one_or_none()

    def settle(self, report: str, at: float) -> bool:
        """Somebody has dealt with it. False: there is no such report."""
        with self.store.engine.begin() as db:
            return bool(db.execute(reports.update().where(reports.c.id == report).values(settled=at)).rowcount)
