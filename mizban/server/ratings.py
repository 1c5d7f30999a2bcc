"""How finished games ended, and what that says about who played: openskill, for each game and number of seats apart.

Among people a game is rated if at least two of them sat there, each on one seat; opponents who sat there too do not count. A person alone
against computer opponents is rated apart, beside their levels. Games on one shared device, games that went on from a known position and
games at which somebody took an opponent's seat are not rated.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mizban.engine import Score
from mizban.server.schema import ratings, results, seats, tables
from mizban.server.storage import Store
from mizban.table.facts import SeatFacts
from mizban.table.table import Table

log = logging.getLogger(__name__)

MIDDLE = 1500  # who is rated so is expected to win every second game against whoever is new
SPREAD = 48.0  # points for one of openskill's: 200 points more win three games of four, as in chess
ENOUGH = 5  # games after which a rating is worth being shown


class Result(msgspec.Struct, frozen=True):
    """Of one seat of a finished game."""

    table: str
    seat: int
    person: str
    name: str
    level: str
    game: str
    seats: int
    total: int
    place: int
    won: bool
    at: float
    pool: str = ""
    mu: float | None = None
    sigma: float | None = None


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + SPREAD * (mu - 25.0))


def places(scores: Sequence[Score]) -> list[int]:
    """Of each seat; those who share a place have the same. Who has won stands first whatever the points say."""

    def rank(score: Score) -> tuple[bool, int, tuple[int, ...]]:
        return (score.won, score.total, tuple(points for _, points in score.tie_break))

    return [1 + sum(rank(other) > rank(score) for other in scores) for score in scores]


def outcome(table: Table) -> list[Result]:
    """How the game of this table ended."""
    if table.match is None or not table.ended:
        return []
    scores = sorted(table.match.scores(), key=lambda score: score.seat)
    ranks = places(scores)
    found = [
        Result(
            table.id,
            seat.seat,
            seat.guest if seat.kind == "guest" else "",
            seat.name,
            seat.level,
            table.facts.game,
            len(table.seats),
            score.total,
            place,
            score.won,
            table.facts.updated,
        )
        for seat, score, place in zip(table.seats, scores, ranks, strict=True)
    ]
    known = table.facts.origin is not None or table.company.sat_down  # somebody played half of it, or less
    pool = "" if known else pool_of(table.seats)
    return [msgspec.structs.replace(one, pool=pool if pool == "levels" or one.person else "") for one in found]


def pool_of(seats: Sequence[SeatFacts]) -> str:
    """Among whom a game with these seats is rated."""
    people = [seat.guest for seat in seats if seat.kind == "guest"]
    if len(people) >= 2 and len(set(people)) == len(people):
        return "people"
    return "levels" if len(people) == 1 and len(seats) > 1 else ""


def rater(one: Result) -> str:
    """Under whose name it is rated: a person, or a level of the opponents."""
    return one.person or f"level {one.level}"


class Ratings:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def note(self, found: Sequence[Result]) -> None:
        """Write down how a game ended, once, and rate who played."""
        if found:
            try:
                self._note(found)
            except IntegrityError:
                log.info("table %s was noted by another process", found[0].table)

    def _note(self, found: Sequence[Result]) -> None:
        with self.store.engine.begin() as db:
            if db.execute(sql.select(results.c.seat).where(results.c.table == found[0].table)).first() is None:
                rated = self._rate(db, [one for one in found if one.pool])
                db.execute(results.insert(), [msgspec.to_builtins(rated.get(one.seat, one)) for one in found])

    def _rate(self, db: sql.Connection, playing: list[Result]) -> dict[int, Result]:
        """Each of them after this game."""
        from openskill.models import PlackettLuce

        if len(playing) < 2:
            return {}
        model = PlackettLuce()
        known = {name: self._known(db, name, playing[0]) for name in sorted({rater(one) for one in playing})}
        teams = [[model.rating(mu=known[rater(one)][0], sigma=known[rater(one)][1])] for one in playing]
        after = model.rate(teams, ranks=[float(one.place) for one in playing])
        done: dict[int, Result] = {}
        counted: set[str] = set()
        for one, (rating,) in zip(playing, after, strict=True):
            done[one.seat] = msgspec.structs.replace(one, mu=rating.mu, sigma=rating.sigma)
            if rater(one) not in counted:  # of two opponents of one level the first stands for both
                counted.add(rater(one))
                games = known[rater(one)][2] + 1
                db.execute(ratings.update().where(*self._key(rater(one), one)).values(mu=rating.mu, sigma=rating.sigma, games=games))
        return done

    def _key(self, name: str, one: Result) -> list[sql.ColumnElement[bool]]:
        return [ratings.c.person == name, ratings.c.game == one.game, ratings.c.seats == one.seats, ratings.c.pool == one.pool]

    def _known(self, db: sql.Connection, name: str, one: Result) -> tuple[float, float, int]:
        """What they were rated before, held until it is written anew; in the order of names, so that nobody waits in a circle."""
        new = {"person": name, "game": one.game, "seats": one.seats, "pool": one.pool, "mu": 25.0, "sigma": 25.0 / 3, "games": 0}
        values = ", ".join(f":{key}" for key in new)
        db.execute(sql.text(f"INSERT INTO ratings ({', '.join(new)}) VALUES ({values}) ON CONFLICT DO NOTHING"), new)
        wanted = sql.select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(*self._key(name, one)).with_for_update()
        mu, sigma, games = db.execute(wanted).one()
        return mu, sigma, games

    def of(self, person: str, most: int) -> list[list[Result]]:
        """The last games of somebody, the latest first, each with all its seats."""
        mine = (
            sql.select(results.c.table, sql.func.max(results.c.at).label("at")).where(results.c.person == person).group_by(results.c.table)
        )
        last = mine.order_by(sql.desc("at")).limit(most).subquery()
        wanted = results.select().join(last, last.c.table == results.c.table).order_by(results.c.at.desc(), results.c.table, results.c.seat)
        games: dict[str, list[Result]] = {}
        with self.store.engine.connect() as db:
            for row in db.execute(wanted):
                one = Result(*row)
                games.setdefault(one.table, []).append(one)
        return list(games.values())

    def unnoted(self, person: str, most: int) -> list[str]:
        """Finished games of somebody that were played before results were written down."""
        sits = sql.select(seats.c.table).where(seats.c.guest == person)
        noted = sql.select(results.c.table)
        wanted = (
            sql.select(tables.c.id).where(tables.c.finished, tables.c.id.in_(sits), tables.c.id.not_in(noted)).order_by(tables.c.updated)
        )
        with self.store.engine.connect() as db:
            return list(db.execute(wanted.limit(most)).scalars())
