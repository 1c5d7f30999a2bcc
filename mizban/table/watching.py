"""Those who look on: what each of them sees, who may show them a hand, and when one of them may play on for an opponent."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from mizban.table.arranging import happened, mine, playing
from mizban.table.company import LetIn, SatDown, Taught
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.wire import Chair, Teach, Watcher

Lookers = Mapping[str, str]  # guests who look on just now, with their names


def tag(table: Table, guest: str) -> str:
    """How those at this table name somebody who looks on; nobody can find out more from it."""
    return hashlib.sha256(f"{table.facts.seed} {guest}".encode()).hexdigest()[:12] if guest else ""


def hand_for(table: Table, guest: str) -> int | None:
    """The seat whose hand this one sees though they do not sit there."""
    return None if not guest or table.seats_of(guest) else table.company.pupils.get(guest)


def looked_on(chair: Chair) -> Chair:
    """The chair of another: all that is seen from there, and nothing to answer."""
    return msgspec.structs.replace(chair, ask=None, undo=None, ask_back=None)


def watchers(table: Table, here: Lookers, guest: str) -> list[Watcher]:
    """All who look on, as this guest is told; whoever has no name, or one like that of a player, has none here."""
    found = [
        Watcher(tag(table, one), name, hand_for(table, one), bool(one) and one == guest)
        for one, name in here.items()
        if not table.seats_of(one)
    ]
    return sorted(found, key=lambda one: (not one.name, one.name, one.id))


def teach(table: Table, guest: str, said: Teach, here: Lookers, at: float) -> Row | None:
    """Show one's hand to somebody who looks on, or no longer. None: it is so already."""
    mine(table, guest, said.seat)
    known = {tag(table, one): one for one in (*table.company.pupils, *here)}
    pupil = known.get(said.watcher) if said.watcher else None
    if pupil is None or table.seats_of(pupil) or not (said.yes or pupil in table.company.pupils):
        raise Refusal("not_watching")
    shown = table.company.hands.get(pupil)
    if shown not in (None, said.seat):  # one hand each: who knows two knows too much
        raise Refusal("other_hand" if said.yes else "not_your_seat")
    if said.yes == (table.company.pupils.get(pupil) == said.seat):
        return None
    return happened(table, said.seat, Taught(pupil, said.yes), guest, at)


def welcome(table: Table, guest: str) -> list[int]:
    """Seats of opponents that this guest could take; of those who know a hand nobody can."""
    if table.match is None or table.finished or table.facts.closed or not table.company.let_in:
        return []
    if table.seats_of(guest) or guest in table.company.hands:
        return []
    return [seat.seat for seat in table.stored if seat.kind == "bot"]


def sit_in(table: Table, guest: str, seat: int, at: float) -> Row:
    """Somebody who looked on plays on for this opponent."""
    playing(table)
    if all(one.seat != seat or one.kind != "bot" for one in table.stored):
        raise Refusal("seat_taken")
    if table.seats_of(guest):
        raise Refusal("one_seat")
    if table.facts.closed:
        raise Refusal("closed")
    if guest in table.company.hands:
        raise Refusal("knows_hand")
    if not table.company.let_in:
        raise Refusal("not_let_in")
    return happened(table, seat, SatDown(), guest, at)


def let_in(table: Table, guest: str, yes: bool, at: float) -> Row | None:
    """The host decides whether those who look on may play on for opponents. None: it is so already."""
    if not table.hosted_by(guest):
        raise Refusal("not_your_seat")
    playing(table)
    return None if table.company.let_in == yes else happened(table, 0, LetIn(yes), guest, at)
