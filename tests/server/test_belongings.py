"""Whoever takes their things along gets all of them, and whoever goes leaves nothing: for every column of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from mizban.server import belongings
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.schema import metadata
from mizban.table.wire import NewSeat, NewTable
from tests.server.helpers import quick

PERSON = "the person who goes"

# Every column that refers to a person, with where it stands in what they take along, or why it does not.
TOLD = {
    "tables.host": "tables",
    "seats.guest": "tables",
    "people.id": "name",
    "sessions.person": "devices",
    "passkeys.person": "passkeys",
    "results.person": "results",
    "ratings.person": "ratings",
    "words.guest": "words",
    "mutes.guest": "people I do not want to hear",
    "reports.by": "reports",
    "notes.guest": "notes",
    "devices.guest": "notices",
    "notices.guest": "notices",
    "solutions.guest": "puzzles",
}
UNTOLD = {
    "moves.guest": "the moves are in the records of the tables",
    "looks.person": "follows from the name",
    "tokens.person": "good for minutes, and a secret",
    "mutes.other": "whom somebody does not want to hear is their own matter",
    "reports.whom": "whoever reports must not be found out",
}
# All others that hold text: none of them says who somebody is. Names go too: below.
WRITTEN = {"words.text", "notes.text", "reports.text", "reports.said"}
NAMES = {"seats.name", "people.name", "results.name", "words.name", "reports.name", *WRITTEN}
NOBODY = {
    "tables": "id game options seed invite again origin timing",
    "seats": "table kind level",
    "moves": "table move question",
    "work": "table worker",
    "secrets": "name value",
    "people": "tag password role",
    "looks": "look",
    "sessions": "hash id browser system",
    "tokens": "hash kind",
    "passkeys": "hash credential key browser system",
    "results": "table level game pool",
    "ratings": "game pool",
    "words": "table reaction id",
    "hushed": "table",
    "reports": "id table reason",
    "notes": "table",
    "devices": "id endpoint p256dh auth lang zone",
    "notices": "table",
    "analyses": "table judged",
    "solutions": "puzzle",
}


def test_every_column_that_could_name_a_person_is_known_here() -> None:
    """A new column of text is added to one of these lists: is it in the export, and does it go with its person?"""
    text = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, sql.String | sql.JSON)
    }
    nobody = {f"{table}.{column}" for table, columns in NOBODY.items() for column in columns.split()}
    assert text == TOLD.keys() | UNTOLD.keys() | NAMES | nobody
    assert not TOLD.keys() & UNTOLD.keys() and not (TOLD.keys() | UNTOLD.keys()) & (NAMES | nobody)


def value(column: sql.Column[Any], n: int) -> object:
    """Anything that fits."""
    if isinstance(column.type, sql.JSON):
        return []
    if isinstance(column.type, sql.Boolean):
        return False
    return f"{column.name}-{n}"[: column.type.length or 40] if isinstance(column.type, sql.String) else 1


def fill(db: sql.Connection, opened: str) -> None:
    """A row for each column that refers to a person; the names in it are theirs."""
    n = 0
    for place in sorted(TOLD.keys() | UNTOLD.keys(), key=lambda place: place != "people.id"):
        table = metadata.tables[place.split(".")[0]]
        n += 1
        if place in ("tables.host", "seats.guest"):
            continue  # a real one
        row = {column.name: value(column, n) for column in table.columns}
        row |= {name: 7000 + n for name in ("n", "seat") if name in row}
        row |= {"table": opened} if "table" in row else {}
        row |= {"person": "somebody else"} if "person" in row else {}
        row |= {"said": [["Goer", "my words"], ["Other", "theirs"]]} if "said" in row else {}
        row |= {"name": "Goer"} if "name" in row else {}
        row |= {"text": f"my words {n}"} if "text" in row else {}
        row |= {"settled": 0.0} if "settled" in row else {}
        row[place.split(".")[1]] = PERSON
        if place == "people.id":
            row |= {"role": "player", "tag": "goer"}
            db.execute(table.insert(), [row, {**row, "id": "somebody else", "tag": "other", "name": "Other"}])
        elif place == "mutes.guest":
            db.execute(table.insert(), {**row, "other": "somebody else"})
        else:
            db.execute(table.insert(), row)


def test_all_is_taken_along_and_all_goes(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(quick(tmp_path))
        goer = Guest(PERSON, "Goer")
        table = await house.open_table(goer, NewTable("port_royal", [NewSeat("me"), NewSeat("here", "Kian")]))
        with house.store.engine.begin() as db:
            fill(db, table.id)
        told = await belongings.export(house, goer)
        assert {place: told.get(where) for place, where in TOLD.items() if not told.get(where)} == {}
        assert told["words"][0]["said"].startswith("my words") and told["notes"][0]["note"].startswith("my words")
        assert told["people I do not want to hear"] == ["Other"]
        assert len(told["notices"]["browsers"]) == len(told["notices"]["tables"]) == len(told["reports"]) == 1
        assert PERSON not in repr(told) and "somebody else" not in repr(told)  # ids never leave the house

        with house.store.engine.connect() as db:
            reported = db.execute(sql.text("select said from reports where whom = :p"), {"p": PERSON}).all()
            assert len(reported) == 1
        await asyncio.to_thread(house.sessions.register.delete, PERSON)
        with house.store.engine.connect() as db:
            left = {}
            for place in TOLD.keys() | UNTOLD.keys():
                where = metadata.tables[place.split(".")[0]]
                column = where.c[place.split(".")[1]]
                left[place] = db.execute(sql.select(sql.func.count()).where(column == PERSON)).scalar_one()
            assert {place: count for place, count in left.items() if count} == {}
            for place in NAMES:
                column = metadata.tables[place.split(".")[0]].c[place.split(".")[1]]
                texts = [str(text) for text in db.execute(sql.select(column)).scalars()]
                assert not any("Goer" in text for text in texts), place
                if not place.startswith("reports"):  # what others have reported stays until it is dealt with
                    assert not any("my words" in text for text in texts), place
        await house.close()

    asyncio.run(run())
