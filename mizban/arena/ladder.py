"""The ladder: which pairings say how strong the guests are, what each is meant to reach, and what is measured next.

A guest that thinks long plays slowly. So pairings take turns by the time that was spent on them, not by the games that were played: the
quick ones are soon complete, and of the slow ones there are as many games as the time allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from time import monotonic

import msgspec

from mizban.arena.jobs import Job, Result, key
from mizban.arena.measures import Share, share
from mizban.arena.opponents import opponent
from mizban.bots.weights import first_weights_of
from mizban.engine import games

GAMES = 400  # of a pairing: fewer do not tell enough
ASIDE = 3.0  # times the time that was spent counts for a rung without a goal
TWICE = 2.0  # its fair share: what the strongest guest is meant to win at a table of greedy ones


class Rung(msgspec.Struct, frozen=True):
    """One opponent on one seat, the other on all others; a goal is for the lower end of the interval of what the one wins."""

    game: str
    seats: int
    one: str
    other: str
    goal: float = 0.0  # none

    def names(self, rotation: int) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(self.one if seat == rotation else self.other for seat in range(self.seats))

    def job(self, n: int) -> Job:
        """The game of this number: every deal is played from every seat."""
        rotation = n % self.seats
        return Job(self.game, 1 + n // self.seats, rotation, self.names(rotation))


GUESTS = (
    ("cousin", "kid", 0.60),
    ("friend", "cousin", 0.85),
    ("master", "friend", 0.60),
    ("grandmother", "master", 0.60),
    ("grandmother", "friend", 0.70),
    ("grandmother", "cousin", 0.93),
)
RIVALS = ("random", "flat:0.1", "plain:0.1", "seer:0.1")  # for the old friend, who thinks as long as they do
BEGINNER = "beginner:0.1"  # where weights of an earlier generation were kept


def rungs(game: str) -> list[Rung]:
    """All that is measured of a game: the guests against each other, the old friend against other kinds of rivals, and full tables."""
    seats = games()[game].seats
    found = [Rung(game, 2, one, other, goal) for one, other, goal in GUESTS]
    earlier = (BEGINNER,) if first_weights_of(games()[game]) is not None else ()
    found += [Rung(game, 2, "friend", rival) for rival in (*RIVALS, *earlier)]
    for many in sorted({3, seats[-1]}):
        found += [Rung(game, many, "grandmother", "cousin", TWICE / many), Rung(game, many, "friend", "cousin")]
    return found


class Ladder:
    """What was played of each rung and how long that took, and which game comes next."""

    def __init__(self, which: Iterable[Rung], most: int) -> None:
        self.rungs = list(which)
        self.most = most
        self.time = dict.fromkeys(self.rungs, 0.0)  # that was spent on it
        self.won = dict.fromkeys(self.rungs, 0.0)
        self.games = dict.fromkeys(self.rungs, 0)
        self.known: set[tuple[str, int, tuple[str, ...]]] = set()
        self.next = dict.fromkeys(self.rungs, 0)
        self.by_names = {(rung.game, rung.names(turn)): rung for rung in self.rungs for turn in range(rung.seats)}

    def add(self, result: Result) -> None:
        """A game that was played, now or at another time."""
        rung = self.by_names.get((result.game, result.opponents))
        if rung is None or key(result) in self.known:
            return
        self.known.add(key(result))
        self.games[rung] += 1
        self.time[rung] += sum(result.thought)
        mine = result.opponents.index(rung.one)
        self.won[rung] += 1 / len(result.winners) if mine in result.winners else 0.0

    def left(self) -> int:
        """So many games are missing."""
        return sum(max(0, self.most - number) for number in self.games.values())

    def jobs(self, seconds: float) -> Iterator[Job]:
        """One after the other, as long as the time lasts. Whoever plays them tells what came of them by `add`."""
        until = monotonic() + seconds
        while monotonic() < until:
            open_rungs = [rung for rung in self.rungs if self.next[rung] < self.most]
            if not open_rungs:
                return
            rung = min(open_rungs, key=self.spent)
            job = rung.job(self.next[rung])
            self.next[rung] += 1
            if key(job) not in self.known:
                yield job

    def spent(self, rung: Rung) -> float:
        """On this rung, with a guess for the games that are being played. What has no goal gets less of the time."""
        played = self.games[rung]
        time = self.time[rung] / played * self.next[rung] if played else float(self.next[rung])
        return time if rung.goal else ASIDE * time

    def share(self, rung: Rung) -> Share:
        """What the one has won."""
        return share(self.won[rung], self.games[rung])


def verdict(rung: Rung, found: Share) -> str:
    """Was the goal reached? The name of a sentence; without a goal none."""
    if not rung.goal:
        return ""
    if not found.of:
        return "unplayed"
    if found.low >= rung.goal:
        return "reached" if found.of >= GAMES else "reached-so-far"
    return "missed" if found.high < rung.goal else "open"


def of_games(names: Sequence[str], longest: float) -> list[Rung]:
    """Of these games, or of all; without those who think longer about an answer."""
    return [rung for game in names or games() for rung in rungs(game) if max(thinks(rung.one), thinks(rung.other)) <= longest]


def thinks(name: str) -> float:
    """Seconds for an answer."""
    return float(getattr(opponent(name), "seconds", 0.0))
