"""What somebody has here: it comes along when they sign in, can be taken away as a file, and goes when they go."""

from __future__ import annotations

import logging
import time
from typing import Any

from mizban.server import rooms
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.known import known, when
from mizban.server.sessions import Entered
from mizban.table import records
from mizban.table.refusal import Refusal

log = logging.getLogger(__name__)

EVERYTHING = 100_000  # tables


async def bring_along(house: House, guest: Guest, entered: Entered) -> None:
    """What a guest without an account had on this device is theirs under the name they have signed in with."""
    person = entered.guest.id
    if guest.id and guest.id != person and not guest.account:
        concerned = await house.store.call(house.sessions.register.merge, guest.id, person)
        await house.sessions.look_again(guest.id)
        await look_again(house, concerned)


async def look_again(house: House, concerned: list[str]) -> None:
    """Somebody else sits at these tables now."""
    for name in concerned:
        hosted = house.tables.get(name)
        if hosted is not None:
            await hosted.refresh()
        if house.hub.listening(name):
            await house.talking.review(name)


async def leave(house: House, guest: Guest) -> None:
    """Delete somebody. Finished games stay readable, with a nameless person in their seat."""
    await leave_tables(house, guest)
    concerned = await house.store.call(house.sessions.register.delete, guest.id)
    await house.sessions.look_again(guest.id)
    await look_again(house, concerned)


async def leave_tables(house: House, guest: Guest) -> None:
    """Where a game goes on, the computer plays for somebody who is not coming back."""
    for name in await house.store.call(house.store.of_guest, guest.id, EVERYTHING):
        try:
            await leave_table(house, guest, name)
        except Refusal as refused:  # one table that cannot be read must not keep anybody here
            log.info("table %s is left as it is: %s", name, refused.code)


async def leave_table(house: House, guest: Guest, name: str) -> None:
    """Nobody else is here, or it waits for its host: the table goes too."""
    table = (await house.find(name)).table
    if table.finished:
        return
    others = {seat.guest for seat in table.seats if seat.kind == "guest"} - {guest.id}
    if not others or (not table.started and table.hosted_by(guest.id)):
        await house.remove(name)
    elif table.seats_of(guest.id):
        await rooms.leave(house, name, guest)


async def export(house: House, guest: Guest) -> dict[str, Any]:
    """All that we know of somebody."""
    person = await house.accounts.known(guest)
    if not house.accounts.costly.take(person.id):
        raise Refusal("too_many")
    about = await house.accounts.about(guest)
    tables = [await export_table(house, guest, name) for name in await house.store.call(house.store.of_guest, person.id, EVERYTHING)]
    return {
        "exported": when(time.time()),
        "name": person.name,
        "account": person.account,
        "role": person.role,
        "muted": person.muted,
        "here since": when(person.created),
        "devices": [
            {"browser": one.browser, "system": one.system, "since": when(one.created), "seen": when(one.seen)} for one in about.devices
        ],
        "passkeys": [
            {"browser": one.browser, "system": one.system, "since": when(one.created), "used": when(one.seen)} for one in about.passkeys
        ],
        "tables": tables,
        **await house.store.call(known, house.store, person.id),
    }


async def export_table(house: House, guest: Guest, name: str) -> dict[str, Any]:
    try:
        table = (await house.find(name)).table
    except Exception:
        log.exception("table %s cannot be exported", name)
        return {"id": name}
    told: dict[str, Any] = {
        "id": name,
        "game": table.facts.game,
        "opened": when(table.facts.created),
        "last move": when(table.facts.updated),
        "finished": table.finished,
        "seats": [seat.name or seat.level for seat in table.seats],
        "mine": table.seats_of(guest.id),
    }
    if table.match is not None and table.finished:
        told["record"] = records.write(table.match.record)
    return told
