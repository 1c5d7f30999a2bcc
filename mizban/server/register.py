"""What is on disk about people: who they are, where they are signed in, their passkeys, and what is good once. Blocks like the store."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mizban.server.guests import Role
from mizban.server.names import looks as looks_of
from mizban.server.schema import (
    devices,
    looks,
    mutes,
    notes,
    notices,
    passkeys,
    people,
    ratings,
    reports,
    results,
    rows,
    seats,
    sessions,
    solutions,
    tables,
    tokens,
    words,
)
from mizban.server.storage import TROUBLE, Store, Taken

SEEN = 900.0  # seconds between two notes of when somebody was here


class Person(msgspec.Struct, frozen=True):
    id: str
    tag: str
    name: str
    account: bool
    password: str
    role: Role
    muted: bool
    removed: bool
    noted: bool
    created: float
    seen: float


class Device(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in, or which holds a passkey."""

    browser: str = "other"
    system: str = "other"


class Session(msgspec.Struct, frozen=True):
    hash: str
    id: str
    person: str
    browser: str
    system: str
    created: float
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    hash: str
    credential: str
    person: str
    key: str
    uses: int
    browser: str
    system: str
    created: float
    seen: float


def hashed(secret: str) -> str:
    """Only this is written down: whoever reads the database cannot sign in with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def shapes(name: str) -> list[str]:
    """What a name looks like, as it is compared; a look that is too long to be kept is kept by its hash."""
    return sorted({look if len(look) <= 255 else hashed(look) for look in looks_of(name)})


class Register:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # ---- people and their sessions ------------------------------------------------------------------------------

    def person(self, id: str) -> Person | None:
        return self._one(people.c.id == id)

    def named(self, name: str) -> Person | None:
        """The account of this name, or of one that looks just like it."""
        return self._one(people.c.id.in_(sql.select(looks.c.person).where(looks.c.look.in_(shapes(name)))))

    def tagged(self, tag: str) -> Person | None:
        return self._one(people.c.tag == tag)

    def _one(self, *where: sql.ColumnElement[bool]) -> Person | None:
        with self.engine.connect() as db:
            found = db.execute(people.select().where(*where)).first()
        return Person(*found) if found else None

    def signed_in(self, session: str) -> Person | None:
        """Whose session it is; noted, now and then, as seen."""
        with self.engine.connect() as db:
            joined = sql.select(people, sessions.c.seen.label("used")).join(sessions, sessions.c.person == people.c.id)
            found = db.execute(joined.where(sessions.c.hash == session)).first()
        if found is None:
            return None
        *facts, used = found
        now = time.time()
        if now - used > SEEN:
            try:
                with self.engine.begin() as db:
                    db.execute(sessions.update().where(sessions.c.hash == session).values(seen=now))
                    db.execute(people.update().where(people.c.id == facts[0]).values(seen=now))
            except TROUBLE:  # on a full disk one is still who one is
                pass
        return Person(*facts)

    def meet(self, id: str, name: str, token: str, device: Device) -> None:
        """A guest becomes a person with a session; meeting twice is meeting once."""
        now = time.time()
        with self.engine.begin() as db:
            person = (id, secrets.token_urlsafe(9), name, False, "", "player", False, False, True, now, now)
            self._insert_once(db, people, dict(zip(people.c.keys(), person, strict=True)))
            if name:
                db.execute(people.update().where(people.c.id == id, people.c.name == "").values(name=name))
            self._add_session(db, id, token, device, now)

    def sign_in(self, id: str, token: str, device: Device) -> None:
        with self.engine.begin() as db:
            self._add_session(db, id, token, device, time.time())

    def _add_session(self, db: sql.Connection, id: str, token: str, device: Device, now: float) -> None:
        made = (hashed(token), secrets.token_urlsafe(9), id, device.browser, device.system, now, now)
        self._insert_once(db, sessions, dict(zip(sessions.c.keys(), made, strict=True)))

    def _insert_once(self, db: sql.Connection, table: sql.Table, values: dict[str, object]) -> None:
        """Unless it is there."""
        names, key = ", ".join(values), next(iter(values))
        db.execute(
            sql.text(
                f"INSERT INTO {table.name} ({names}) VALUES ({', '.join(f':{name}' for name in values)}) ON CONFLICT ({key}) DO NOTHING"
            ),
            values,
        )

    def sessions_of(self, person: str) -> list[Session]:
        with self.engine.connect() as db:
            found = db.execute(sessions.select().where(sessions.c.person == person).order_by(sessions.c.seen.desc()))
            return [Session(*row) for row in found]

    def sign_out(self, person: str, *where: sql.ColumnElement[bool]) -> int:
        """These sessions of a person, or all; and no note counts any more."""
        with self.engine.begin() as db:
            ended = db.execute(sessions.delete().where(sessions.c.person == person, *where)).rowcount
            db.execute(people.update().where(people.c.id == person).values(noted=False))
            self.tell(db, person)
        return ended

    def tell(self, db: sql.Connection, person: str) -> None:
        """Other processes look again who this is."""
        self.store.tell(db, f"person {person}")

    def rename(self, person: Person, name: str) -> None:
        with self.engine.begin() as db:
            if person.account:
                self._take_name(db, person.id, name)
            db.execute(people.update().where(people.c.id == person.id).values(name=name))
            self.tell(db, person.id)

    def _take_name(self, db: sql.Connection, person: str, name: str) -> None:
        db.execute(looks.delete().where(looks.c.person == person))
        try:
            db.execute(looks.insert(), [{"look": look, "person": person} for look in shapes(name)])
        except IntegrityError as error:
            raise Taken(name) from error

    def make_account(self, person: str, name: str, password: str) -> bool:
        """Of a guest; False if there is one already."""
        with self.engine.begin() as db:
            made = db.execute(
                people.update().where(people.c.id == person, ~people.c.account).values(account=True, name=name, password=password)
            )
            if not made.rowcount:
                return False
            self._take_name(db, person, name)
            self.tell(db, person)
        return True

    def change(self, person: str, **values: object) -> None:
        """`password`, `role`, `muted`, `removed`."""
        with self.engine.begin() as db:
            db.execute(people.update().where(people.c.id == person).values(**values))
            if values.get("removed"):
                db.execute(sessions.delete().where(sessions.c.person == person))
            self.tell(db, person)

    def muted(self) -> set[str]:
        with self.engine.connect() as db:
            return set(db.execute(sql.select(people.c.id).where(people.c.muted)).scalars())

    def newest(self, most: int, name: str = "") -> list[Person]:
        """Who was here last, those with a role first; of this name, if one is given."""
        called = people.c.name.icontains(name, autoescape=True) if name else sql.true()
        with self.engine.connect() as db:
            found = db.execute(people.select().where(called).order_by((people.c.role == "player"), people.c.seen.desc()).limit(most))
            return [Person(*row) for row in found]

    def accounts(self) -> list[Person]:
        with self.engine.connect() as db:
            return [Person(*row) for row in db.execute(people.select().where(people.c.account).order_by(people.c.created))]

    def counts(self) -> dict[str, int]:
        wanted = {
            "everybody": sql.select(sql.func.count()).select_from(people),
            "accounts": sql.select(sql.func.count()).where(people.c.account),
            "playing": sql.select(sql.func.count()).where(~tables.c.finished),
            "finished": sql.select(sql.func.count()).where(tables.c.finished),
        }
        with self.engine.connect() as db:
            return {name: int(db.execute(each).scalar_one()) for name, each in wanted.items()}

    # ---- what is good once --------------------------------------------------------------------------------------

    def issue(self, kind: str, person: str, token: str, seconds: float) -> float:
        """Until when."""
        now = time.time()
        with self.engine.begin() as db:
            db.execute(tokens.delete().where(tokens.c.until < now))
            db.execute(tokens.insert().values(hash=hashed(token), kind=kind, person=person, until=now + seconds))
        return now + seconds

    def look_at(self, kind: str, token: str) -> str | None:
        """Whose it is; it stays good."""
        wanted = sql.select(tokens.c.person).where(tokens.c.hash == hashed(token), tokens.c.kind == kind, tokens.c.until > time.time())
        with self.engine.connect() as db:
            return db.execute(wanted).scalar_one_or_none()

    def redeem(self, kind: str, token: str) -> str | None:
        """Whose it was. Of two who come at once one gets it."""
        person = self.look_at(kind, token)
        with self.engine.begin() as db:
            taken = db.execute(tokens.delete().where(tokens.c.hash == hashed(token), tokens.c.kind == kind))
            return person if taken.rowcount else None

    # ---- passkeys -----------------------------------------------------------------------------------------------

    def passkeys_of(self, person: str) -> list[Passkey]:
        with self.engine.connect() as db:
            return [Passkey(*row) for row in db.execute(passkeys.select().where(passkeys.c.person == person).order_by(passkeys.c.created))]

    def passkey(self, credential: str) -> Passkey | None:
        with self.engine.connect() as db:
            found = db.execute(passkeys.select().where(passkeys.c.hash == hashed(credential))).first()
        return Passkey(*found) if found else None

    def add_passkey(self, passkey: Passkey) -> None:
        try:
            with self.engine.begin() as db:
                db.execute(passkeys.insert(), msgspec.to_builtins(passkey))
        except IntegrityError as error:
            raise Taken(passkey.hash) from error

    def use_passkey(self, hash: str, uses: int) -> None:
        with self.engine.begin() as db:
            db.execute(passkeys.update().where(passkeys.c.hash == hash).values(uses=uses, seen=time.time()))

    def drop_passkey(self, person: str, hash: str) -> bool:
        with self.engine.begin() as db:
            return bool(db.execute(passkeys.delete().where(passkeys.c.person == person, passkeys.c.hash == hash)).rowcount)

    # ---- one becomes another --------------------------------------------------------------------------------------

    def merge(self, guest: str, person: str) -> list[str]:
        """All that was a guest's is this person's now, who has an account; the tables concerned."""
        with self.engine.begin() as db:
            concerned = self._hand_over(db, guest, person)
            other = ratings.alias()
            same = [other.c[name] == ratings.c[name] for name in ("game", "seats", "pool")]
            unrated = ~sql.exists().where(other.c.person == person, *same)
            db.execute(ratings.update().where(ratings.c.person == guest, unrated).values(person=person))
            self._forget(db, guest)
        return concerned

    def delete(self, person: str) -> list[str]:
        """Nobody is left of that name: their seats are a nameless person's, to whom nothing else leads. The tables concerned."""
        nameless = f"-{secrets.token_urlsafe(12)}"
        with self.engine.begin() as db:
            db.execute(seats.update().where(seats.c.guest == person).values(name=""))
            db.execute(results.update().where(results.c.person == person).values(name=""))
            self._unname_reports(db, person)
            for table in (words, notes, notices, mutes, devices, solutions):
                db.execute(table.delete().where(table.c.guest == person))
            db.execute(mutes.delete().where(mutes.c.other == person))
            db.execute(rows.update().where(rows.c.guest == person).values(guest=nameless))
            concerned = self._hand_over(db, person, nameless)
            self._forget(db, person)
        return concerned

    def _unname_reports(self, db: sql.Connection, person: str) -> None:
        """What they reported goes, and what they said beside; what was reported of them stays without their name until it is dealt with."""
        db.execute(reports.delete().where(reports.c.by == person))
        called: dict[str, set[str]] = {}
        for about in (seats, words):
            for table, name in db.execute(sql.select(about.c.table, about.c.name).where(about.c.guest == person)):
                called.setdefault(table, set()).add(name)
        for report in db.execute(reports.select().where(sql.or_(reports.c.whom == person, reports.c.table.in_(list(called))))).all():
            names = called.get(report.table, set()) | ({report.name} if report.whom == person else set())
            kept = report.whom == person and not report.settled
            said = [["" if name in names else name, text] for name, text in report.said if kept or name not in names]
            name = "" if report.whom == person else report.name
            db.execute(reports.update().where(reports.c.id == report.id).values(name=name, said=said))

    def _hand_over(self, db: sql.Connection, old: str, new: str) -> list[str]:
        sits = sql.select(seats.c.table).where(seats.c.guest == old)
        concerned = list(db.execute(sql.select(tables.c.id).where(sql.or_(tables.c.host == old, tables.c.id.in_(sits)))).scalars())
        db.execute(tables.update().where(tables.c.host == old).values(host=new))
        db.execute(seats.update().where(seats.c.guest == old).values(guest=new))
        if concerned:
            db.execute(rows.update().where(rows.c.table.in_(concerned), rows.c.guest == old).values(guest=new))
        db.execute(results.update().where(results.c.person == old).values(person=new))
        for table, column in ((words, "guest"), (devices, "guest"), (reports, "by"), (reports, "whom")):
            db.execute(table.update().where(table.c[column] == old).values({column: new}))
        self._hand_over_once(db, notes, "guest", "table", old, new)
        self._hand_over_once(db, notices, "guest", "table", old, new)
        self._hand_over_once(db, solutions, "guest", "puzzle", old, new)
        self._hand_over_once(db, mutes, "guest", "other", old, new)
        self._hand_over_once(db, mutes, "other", "guest", old, new)
        for table in concerned:
            self.store.tell(db, f"facts {table}")
        return concerned

    def _hand_over_once(self, db: sql.Connection, table: sql.Table, column: str, beside: str, old: str, new: str) -> None:
        """Where both have something, the new one's stays."""
        known = list(db.execute(sql.select(table.c[beside]).where(table.c[column] == new)).scalars())
        db.execute(table.delete().where(table.c[column] == old, table.c[beside].in_(known)))
        db.execute(table.update().where(table.c[column] == old).values({column: new}))

    def _forget(self, db: sql.Connection, person: str) -> None:
        for table in (looks, sessions, passkeys):
            db.execute(table.delete().where(table.c.person == person))
        db.execute(tokens.delete().where(tokens.c.person == person))
        db.execute(ratings.delete().where(ratings.c.person == person))
        db.execute(people.delete().where(people.c.id == person))
        self.tell(db, person)

    def tidy(self, idle: float) -> None:
        """Sessions that nobody has used since, and guests who are signed in nowhere, sit nowhere and have no account."""
        with self.engine.begin() as db:
            db.execute(sessions.delete().where(sessions.c.seen < idle))
            db.execute(tokens.delete().where(tokens.c.until < time.time()))
            kept = [sql.select(sessions.c.person), sql.select(seats.c.guest), sql.select(tables.c.host)]
            alone = [people.c.id.not_in(each) for each in kept]
            db.execute(people.delete().where(~people.c.account, ~people.c.removed, people.c.seen < idle, *alone))
