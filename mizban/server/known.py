"""All that is on disk about one person beside their tables and devices, to be taken away by them. Blocks like the store."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sql

from mizban.server.schema import devices, mutes, notes, notices, people, ratings, reports, results, solutions, words
from mizban.server.storage import Store


def when(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def known(store: Store, person: str) -> dict[str, Any]:
    """By subject. Of others only what this person has seen: their names."""
    with store.engine.connect() as db:
        mine: dict[str, Any] = {
            "words": sql.select(words).where(words.c.guest == person).order_by(words.c.at),
            "notes": sql.select(notes).where(notes.c.guest == person),
            "muted": sql.select(people.c.name).where(people.c.id.in_(sql.select(mutes.c.other).where(mutes.c.guest == person))),
            "devices": sql.select(devices).where(devices.c.guest == person),
            "notices": sql.select(notices).where(notices.c.guest == person),
            "reports": sql.select(reports).where(reports.c.by == person).order_by(reports.c.at),
            "results": sql.select(results).where(results.c.person == person).order_by(results.c.at),
            "ratings": sql.select(ratings).where(ratings.c.person == person),
            "puzzles": sql.select(solutions).where(solutions.c.guest == person),
        }
        found = {name: db.execute(wanted).all() for name, wanted in mine.items()}
    return {
        "words": [{"table": one.table, "said": one.text or one.reaction, "at": when(one.at)} for one in found["words"]],
        "notes": [{"table": one.table, "note": one.text, "at": when(one.at)} for one in found["notes"]],
        "people I do not want to hear": [one.name for one in found["muted"]],
        "notices": {
            "browsers": [
                {
                    "service": urlsplit(one.endpoint).hostname,
                    "address": one.endpoint,
                    "language": one.lang,
                    "time zone": one.zone,
                    "quiet from": clock(one.quiet_from),
                    "quiet to": clock(one.quiet_to),
                    "since": when(one.at),
                }
                for one in found["devices"]
            ],
            "tables": [{"table": one.table, "wanted": not one.off, "told of row": one.row} for one in found["notices"]],
        },
        "reports": [
            {"table": one.table, "of": one.name, "reason": one.reason, "text": one.text, "at": when(one.at), "settled": bool(one.settled)}
            for one in found["reports"]
        ],
        "results": [
            {
                "table": one.table,
                "game": one.game,
                "seat": one.seat,
                "points": one.total,
                "place": one.place,
                "won": one.won,
                "at": when(one.at),
            }
            for one in found["results"]
        ],
        "ratings": [
            {"game": one.game, "seats": one.seats, "among": one.pool, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in found["ratings"]
        ],
        "puzzles": [{"puzzle": one.puzzle, "found": one.right} for one in found["puzzles"]],
    }


def clock(minutes: int | None) -> str | None:
    return None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
