"""What is asked over HTTP by those who keep the house: moderators look after people and tables, its host also after the machine."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from mizban import __version__, compiled
from mizban.server import belongings
from mizban.server.backup import backup
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.looking import COSTLY
from mizban.server.register import Person
from mizban.server.wire import BackupInfo, Change, HouseInfo, Keeping, MachineInfo, PersonInfo
from mizban.table.refusal import Refusal

ENDING = ".backup"
PEOPLE, TABLES = 200, 100  # in one list


def allow(guest: Guest, *roles: str) -> None:
    if guest.role not in roles:
        raise Refusal("not_allowed")


@get("/house", opt=COSTLY)
async def look_round(house: TheHouse, guest: TheGuest, name: FromQuery[str] = "") -> HouseInfo:
    """Tables that are played, people who were here last (or are called so), what was reported; to the host also how the machine is."""
    allow(guest, "moderator", "host")
    register = house.sessions.register
    found = await house.store.call(register.newest, PEOPLE, name[:100])
    names = await house.store.call(house.store.unfinished, TABLES)
    waiting = await house.store.call(house.talking.sayings.reports)
    counted = await house.store.call(register.counts)
    return HouseInfo(
        tables=await house.infos(names, Guest("")),
        people=[about(person, guest) for person in found],
        reports=waiting,
        **counted,
        machine=await machine(house) if guest.role == "host" else None,
    )


def about(person: Person, guest: Guest) -> PersonInfo:
    return PersonInfo(
        person.tag, person.name, person.account, person.role, person.muted, person.removed, person.seen, person.id == guest.id
    )


async def machine(house: House) -> MachineInfo:
    disk = await asyncio.to_thread(shutil.disk_usage, house.settings.data)
    load = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 0.0
    return MachineInfo(
        version=__version__,
        compiled=compiled(),
        since=house.begun,
        connections=sum(map(len, house.hub.listeners.values())),
        opponents=len(house.opponents.work),
        load=round(load, 2),
        disk_free=disk.free,
        disk_total=disk.total,
        database=await house.store.call(house.store.size),
        backups=await asyncio.to_thread(backups, folder(house)),
    )


def folder(house: House) -> Path:
    return house.settings.data / "backups"


def backups(place: Path) -> list[BackupInfo]:
    """The newest first."""
    found = [(file, file.stat()) for file in place.glob(f"*{ENDING}")] if place.is_dir() else []
    return [BackupInfo(file.name, facts.st_size, facts.st_mtime) for file, facts in sorted(found, key=lambda one: -one[1].st_mtime)]


@post("/house/backups", status_code=HTTP_201_CREATED)
async def make_backup(house: TheHouse, guest: TheGuest) -> list[BackupInfo]:
    """Now, while people play. The oldest go when there are more than some."""
    allow(guest, "host")
    if house.copying.locked():
        raise Refusal("too_many")
    async with house.copying:
        place = folder(house)
        try:
            await asyncio.to_thread(copy, house.settings.address, place, house.settings.backups_kept)
        except OSError as error:
            raise Refusal("storage") from error
        return await asyncio.to_thread(backups, place)


def copy(address: str, place: Path, kept: int) -> None:
    place.mkdir(mode=0o700, exist_ok=True)
    backup(address, place / f"mizban-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{ENDING}")
    for old in backups(place)[kept:]:
        (place / old.name).unlink()


@delete("/house/tables/{name:str}")
async def close_any_table(name: InPath, house: TheHouse, guest: TheGuest) -> None:
    """Whatever is played there: whoever sits there is told that there is no such table any more."""
    allow(guest, "moderator", "host")
    await house.find(name)
    await house.remove(name)


@put("/house/people/{tag:str}")
async def change_person(tag: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Change]) -> PersonInfo:
    """Mute or remove somebody, or let them speak and in again; roles are the host's to give. Nobody changes themselves, or those above."""
    allow(guest, "moderator", "host")
    register = house.sessions.register
    person = await house.store.call(register.tagged, tag)
    if person is None:
        raise Refusal("not_found")
    if person.id == guest.id or person.role == "host" or (guest.role != "host" and (person.role != "player" or data.role is not None)):
        raise Refusal("not_allowed")
    if data.role is not None and not person.account:
        raise Refusal("no_account")
    values = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    if values:
        await house.store.call(register.change, person.id, **values)
        await house.sessions.look_again(person.id)
    if data.removed:
        await belongings.leave_tables(house, Guest(person.id, person.name))
    return about(msgspec.structs.replace(person, **values), guest)


@post("/house/reports/{report:str}/settle", status_code=HTTP_200_OK)
async def settle_report(report: InPath, house: TheHouse, guest: TheGuest) -> Keeping:
    """Somebody has dealt with it; who was meant, so that they can be asked to be quiet."""
    allow(guest, "moderator", "host")
    whom = await house.store.call(house.talking.sayings.reported, report)
    if whom is None or not await house.store.call(house.talking.sayings.settle, report, time.time()):
        raise Refusal("not_found")
    person = await house.store.call(house.sessions.register.person, whom)
    return Keeping(about(person, guest) if person else None)


keeping = [look_round, make_backup, close_any_table, change_person, settle_report]
