"""All that the results say, in one pass over them; what is held grows with deals and opponents, not with what a game tells."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from mizban.arena.jobs import Result
from mizban.arena.measures import Adding, Mean, Share, share
from mizban.arena.ratings import Rating, ratings

LEAST = 20  # seats that must have taken a thing before its win rate is told


class Pairing(msgspec.Struct, frozen=True):
    """One against the other, or against a field of others."""

    one: str
    other: str
    share: Share  # what the one won
    fair: float  # what it would win if all were alike
    lead: Mean  # by deals: how much of a game the one wins on a seat more than one of the others, in the same deal from every seat
    points: Mean  # by deals: its points above the mean of the others


class Player(msgspec.Struct, frozen=True):
    """What one opponent did, over all its games."""

    name: str
    share: Share
    points: Mean
    histogram: dict[int, int]
    answers: int
    thought: float  # seconds for an answer, on average
    longest: float


class Thing(msgspec.Struct, frozen=True):
    """What somebody took: how often those won who took it at least once."""

    kind: str
    name: str
    share: Share


class Summary(msgspec.Struct, frozen=True):
    """One game with one number of seats."""

    game: str
    seats: int
    rules: int
    version: str
    games: int
    deals: int
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rating, ...]
    players: tuple[Player, ...]
    by_seat: tuple[Share, ...]  # what each seat won, whoever sat there
    length: Mean  # decisions of all seats
    lengths: dict[int, int]
    things: tuple[Thing, ...]


class Tally:
    """Adds up the results of one game with one number of seats."""

    def __init__(self, first: Result) -> None:
        self.first = first
        self.games = 0
        self.deals: set[int] = set()
        self.pairings: dict[tuple[str, str], PairTally] = {}
        self.players: dict[str, PlayerTally] = {}
        self.by_seat = [0.0] * first.seats
        self.length = Adding()
        self.lengths: Counter[int] = Counter()
        self.tables: dict[tuple[str, ...], dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.taken: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])  # won, of

    def add(self, result: Result) -> None:
        self.games += 1
        self.deals.add(result.deal)
        won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(result.seats)]
        self.length.add(sum(result.decisions))
        self.lengths[sum(result.decisions)] += 1
        pair = pair_of(result, self.pairings)
        if pair not in self.pairings:
            self.pairings[pair] = PairTally()
        self.pairings[pair].add(result, pair[0], won)
        table = self.tables[tuple(sorted(result.opponents))]
        for seat, name in enumerate(result.opponents):
            self.by_seat[seat] += won[seat]
            table[name] += won[seat]
            self.players.setdefault(name, PlayerTally()).add(result, seat, won[seat])
            for kind, names in result.took[seat].items():
                for thing in names:
                    counted = self.taken[kind, thing]
                    counted[0] += won[seat]
                    counted[1] += 1

    def summary(self) -> Summary:
        things = [Thing(kind, name, share(won, int(of))) for (kind, name), (won, of) in self.taken.items() if of >= LEAST]
        several = len(self.players) > 1
        return Summary(
            game=self.first.game,
            seats=self.first.seats,
            rules=self.first.rules,
            version=self.first.version,
            games=self.games,
            deals=len(self.deals),
            pairings=tuple(tally.pairing(*pair, self.first.seats) for pair, tally in self.pairings.items() if pair[0] != pair[1]),
            ratings=tuple(ratings(self.tables)) if several else (),
            players=tuple(tally.player(name) for name, tally in self.players.items()),
            by_seat=tuple(share(won, self.games) for won in self.by_seat),
            length=self.length.mean(),
            lengths=dict(sorted(self.lengths.items())),
            things=tuple(sorted(things, key=lambda thing: (thing.kind, -thing.share.part))),
        )


class PairTally:
    """Games of one pairing; what belongs to one deal is put together before it is compared."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0
        self.by_deal: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])  # games, lead, points

    def add(self, result: Result, one: str, won: list[float]) -> None:
        mine = result.opponents.index(one)
        others = result.seats - 1
        self.won += won[mine]
        self.games += 1
        deal = self.by_deal[result.deal]
        deal[0] += 1
        deal[1] += won[mine] - (sum(won) - won[mine]) / others
        deal[2] += result.points[mine] - (sum(result.points) - result.points[mine]) / others

    def pairing(self, one: str, other: str, seats: int) -> Pairing:
        lead, points = Adding(), Adding()
        for games, leads, above in self.by_deal.values():
            lead.add(leads / games)
            points.add(above / games)
        return Pairing(one, other, share(self.won, self.games), 1 / seats, lead.mean(), points.mean())


class PlayerTally:
    def __init__(self) -> None:
        self.won = 0.0
        self.points = Adding()
        self.histogram: Counter[int] = Counter()
        self.answers = 0
        self.thought = 0.0
        self.longest = 0.0

    def add(self, result: Result, seat: int, won: float) -> None:
        self.won += won
        self.points.add(result.points[seat])
        self.histogram[result.points[seat]] += 1
        self.answers += result.decisions[seat]
        self.thought += result.thought[seat]
        self.longest = max(self.longest, result.longest[seat])

    def player(self, name: str) -> Player:
        thought = self.thought / self.answers if self.answers else 0.0
        won = share(self.won, self.points.of)
        return Player(name, won, self.points.mean(), dict(sorted(self.histogram.items())), self.answers, thought, self.longest)


def pair_of(result: Result, known: Iterable[tuple[str, str]]) -> tuple[str, str]:
    """Who plays against whom: the one has one seat. With two seats the one is who was named first."""
    names = list(dict.fromkeys(result.opponents))
    if len(names) == 1:
        return names[0], names[0]
    if result.seats > 2:
        names.sort(key=result.opponents.count)
        return names[0], names[1]
    pair = (names[0], names[1]) if result.rotation == 0 else (names[1], names[0])
    return pair[::-1] if pair[::-1] in known else pair


def summaries(results: Iterable[Result]) -> list[Summary]:
    """One for each game and number of seats, in the order in which they come."""
    tallies: dict[tuple[str, int], Tally] = {}
    for result in results:
        key = (result.game, result.seats)
        if key not in tallies:
            tallies[key] = Tally(result)
        tallies[key].add(result)
    return [tally.summary() for tally in tallies.values()]
