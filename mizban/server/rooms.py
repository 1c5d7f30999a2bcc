"""What people do with a table between its games: they sit round it before the first, leave it, and play once more."""

from __future__ import annotations

import logging
from functools import partial

from mizban.bots import levels
from mizban.engine import games
from mizban.server.chairs import Change
from mizban.server.guests import Guest
from mizban.server.house import ID, House
from mizban.server.storage import Taken
from mizban.server.tables import HostedTable, unbroken
from mizban.server.wire import ChangeChair
from mizban.table import opening, waiting
from mizban.table.arranging import STANDIN, all_want_again, hand_over, nudge, want_again
from mizban.table.facts import SeatFacts
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.wire import HandOver, Nudge

log = logging.getLogger(__name__)


def let_play(guest: str, seat: int, table: Table, at: float) -> Row | None:
    return hand_over(table, guest, HandOver(seat, True), at)


async def free_seat(house: House, name: str, guest: Guest, seat: int) -> HostedTable:
    """Before the game begins its host may ask somebody to leave, and anybody may leave."""
    table = await house.table(name)
    if table.table.owner(seat) is None or not (table.table.hosted_by(guest.id) or table.table.owner(seat) == guest.id):
        raise Refusal("not_your_seat")
    return await rearrange(house, table, lambda chairs: waiting.with_free(chairs, seat))


async def change_chair(house: House, name: str, guest: Guest, said: ChangeChair) -> HostedTable:
    """Before the game begins its host says who may sit where."""
    table = await hosted(house, name, guest)
    sizes = games()[table.table.facts.game].seats
    if said.to == "bot" and said.level not in levels:
        raise Refusal("bad_game")

    def change(chairs: list[SeatFacts]) -> list[SeatFacts]:
        match said.to:
            case "bot":
                return waiting.with_opponent(chairs, said.seat, said.level)
            case "free":
                return waiting.with_free(chairs, said.seat)
            case "gone":
                return waiting.without(chairs, said.seat, sizes)
            case "place":
                return waiting.moved(chairs, said.seat, said.place)
            case "more":
                return waiting.with_one_more(chairs, sizes)

    return await rearrange(house, table, change)


async def start(house: House, name: str, guest: Guest) -> HostedTable:
    """The host begins with those who are here; said again it is only acknowledged."""
    table = await house.table(name)
    if not table.table.hosted_by(guest.id):
        raise Refusal("not_your_seat")
    if table.table.started:
        return table
    sizes = games()[table.table.facts.game].seats
    return await rearrange(house, table, lambda chairs: waiting.taken(chairs, sizes), begins=True)


async def hosted(house: House, name: str, guest: Guest) -> HostedTable:
    """A table that this guest opened and that has not begun."""
    table = await house.table(name)
    if not table.table.hosted_by(guest.id):
        raise Refusal("not_your_seat")
    if table.table.started:
        raise Refusal("started")
    return table


async def rearrange(house: House, table: HostedTable, change: Change, begins: bool = False) -> HostedTable:
    if table.table.started:
        raise Refusal("started")
    await unbroken(table.rearrange(lambda: house.chairs.change(table.id, change, begins)))
    return table


async def leave(house: House, name: str, guest: Guest) -> HostedTable:
    """Before the game begins all my seats are free again; after that the computer plays on for me until I am back."""
    table = await house.table(name)
    mine = table.table.seats_of(guest.id)
    if not mine:
        raise Refusal("not_your_seat")
    for seat in mine:
        if table.table.started:
            await unbroken(table.arrange(partial(let_play, guest.id, seat)))
        else:
            await free_seat(house, name, guest, seat)
    return table


async def remind(house: House, name: str, guest: Guest, seat: int) -> HostedTable:
    """From the lobby as at the table: somebody is told that the others wait."""
    table = await house.table(name)
    await unbroken(table.arrange(lambda at_table, at: nudge(at_table, guest.id, Nudge(seat), at)))
    return table


async def invited(house: House, invite: str) -> HostedTable:
    """Where an invitation leads."""
    name = await house.store.call(house.chairs.invited, invite) if ID.fullmatch(invite) else None
    if name is None:
        raise Refusal("bad_invite")
    return await house.table(name)


async def close_table(house: House, name: str, guest: Guest) -> None:
    """Its host may call off a table that has not begun, and put away one at which nobody else sits."""
    table = (await house.find(name)).table
    if not table.hosted_by(guest.id):
        raise Refusal("not_your_seat")
    if table.started and (table.finished or {table.owner(seat) for seat in table.people()} - {guest.id}):
        raise Refusal("started")
    await unbroken(house.remove(name))


async def again(house: House, name: str, guest: Guest, yes: bool = True) -> HostedTable:
    """Once more? When all who sit here want to, the next table is there, all one seat on, so that another begins."""
    old = await house.table(name)
    if not old.table.seats_of(guest.id):
        raise Refusal("not_your_seat")
    if not old.table.finished:
        raise Refusal("unfinished")
    if not old.table.facts.again:
        if yes:
            await house.allow_one_more(guest)
        await unbroken(old.arrange(lambda table, at: want_again(table, guest.id, yes, at)))
        if all_want_again(old.table):
            await unbroken(follow(house, old, guest))
    return await house.table(old.table.facts.again) if yes and old.table.facts.again else old


async def follow(house: House, old: HostedTable, guest: Guest) -> None:
    without = {old.table.owner(seat) or "" for seat in old.table.company.declining}
    facts, sitting, _ = opening.again(house.host(guest), old.table.facts, old.table.seats, without, STANDIN)
    try:
        await house.store.call(house.store.open, facts, sitting, old.id)
    except Taken:
        log.info("table %s has its next one already", old.id)
    async with old.lock:
        await old.catch_up()
    house.changed(old)
