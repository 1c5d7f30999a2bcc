"""Somebody's own page: their tables, how their games ended, and against whom."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict

from litestar import get

from mizban.server.given import TheGuest, TheHouse
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.looking import COSTLY
from mizban.server.ratings import ENOUGH, Ratings, Result, outcome, shown
from mizban.server.wire import MyResult, Profile, Rival
from mizban.table.refusal import Refusal

log = logging.getLogger(__name__)

GAMES = 1000  # that are looked at
BEFORE = 200  # games of before results were written down, caught up with at one visit
TABLES = 100


@get("/profile", opt=COSTLY)
async def profile(house: TheHouse, guest: TheGuest) -> Profile:
    if not guest.id:
        return Profile("", False, 0.0, ENOUGH, [], [], [])
    await catch_up(house, guest)
    person = await house.store.call(house.sessions.register.person, guest.id)
    games = await house.store.call(Ratings(house.store).of, guest.id, GAMES)
    names = await house.store.call(house.store.of_guest, guest.id, TABLES)
    tables = [table for table in await house.infos(names, guest) if not table.finished]
    return Profile(
        name=guest.name,
        account=guest.account,
        since=person.created if person else 0.0,
        enough=ENOUGH,
        tables=sorted(tables, key=lambda table: (table.old_rules, not table.my_turn, table.updated)),  # who waits longest for me first
        results=[mine for game in games for mine in my_results(game, guest.id)],
        rivals=rivals(games, guest.id),
    )


async def catch_up(house: House, guest: Guest) -> None:
    """Games of earlier versions are noted when somebody asks."""
    known = Ratings(house.store)
    for name in await house.store.call(known.unnoted, guest.id, BEFORE):
        try:
            table = (await house.find(name)).table
            await house.store.call(known.note, outcome(table))
        except Refusal as refused:
            log.info("table %s is not noted: %s", name, refused.code)


def my_results(game: list[Result], person: str) -> list[MyResult]:
    """How it ended for me; on a shared device for the best of its seats."""
    mine = sorted((one for one in game if one.person == person), key=lambda one: one.place)
    if not mine:
        return []
    one = mine[0]
    others = [other for other in game if other.seat != one.seat]
    return [
        MyResult(
            table=one.table,
            game=one.game,
            seats=one.seats,
            at=one.at,
            total=one.total,
            best=max((other.total for other in others), default=0),
            place=one.place,
            won=one.won,
            others=[other.name for other in others if other.person],
            opponents=sum(not other.person for other in others),
            pool=one.pool,
            rating=shown(one.mu) if one.mu is not None else None,
        )
    ]


def rivals(games: list[list[Result]], person: str) -> list[Rival]:
    """Who stood higher, counted for everybody one has met; those met most often first."""
    ahead: dict[str, Counter[str]] = defaultdict(Counter)
    behind: dict[str, Counter[str]] = defaultdict(Counter)
    names: dict[str, str] = {}
    for game in games:
        me = next((one for one in game if one.person == person), None)
        for other in game if me else []:
            if me and other.person and other.person != person:
                names.setdefault(other.person, other.name)
                if me.place != other.place:
                    (ahead if me.place < other.place else behind)[other.person][me.game] += 1
    found = [Rival(name, dict(ahead[id]), dict(behind[id])) for id, name in names.items() if name]
    return sorted(found, key=lambda one: -(sum(one.ahead.values()) + sum(one.behind.values())))
