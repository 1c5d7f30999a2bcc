"""New tables: who sits where, and what is written down of them. The seed, the names of tables and the time come from outside."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence

import msgspec

from mizban.engine import BadTable, Match, games
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.refusal import Refusal
from mizban.table.rows import Row, answer_text
from mizban.table.wire import Continue, Fork, NewSeat, NewTable, Timing

LONGEST = 60 * 24 * 3600  # seconds on a clock

Opening = tuple[TableFacts, list[SeatFacts], list[Row]]
Clean = Callable[[str], str]  # a name as it will be shown, or a refusal


class Host(msgspec.Struct, frozen=True):
    """Who opens a table, and what is drawn for it."""

    guest: str
    name: str
    id: str
    seed: str  # hexadecimal
    invite: str
    now: float


def facts_of(host: Host, game: str, rules: int, options: dict[str, bool], public: bool = False) -> TableFacts:
    return TableFacts(
        id=host.id,
        game=game,
        rules=rules,
        options=options,
        seed=host.seed,
        public=public,
        host=host.guest,
        invite=host.invite,
        created=host.now,
        updated=host.now,
    )


def new_table(host: Host, new: NewTable, offered: Container[str], levels: Container[str], clean: Clean) -> Opening:
    """A table as somebody wishes it; refused if there is no such game, or nobody to play it."""
    game = games().get(new.game)
    if game is None or game.key not in offered:
        raise Refusal("bad_game")
    if len(new.seats) not in game.seats:
        raise Refusal("bad_seats")
    try:
        options = game.with_defaults(new.options)
    except BadTable as error:
        raise Refusal("bad_game") from error
    if sum(seat.kind == "me" for seat in new.seats) > 1 or all(seat.kind == "bot" for seat in new.seats):
        raise Refusal("bad_game")
    sitting = [sit(n, seat, host, levels, clean) for n, seat in enumerate(new.seats)]
    check(new.timing)
    fresh = facts_of(host, new.game, game.rules, options, new.public and not new.closed)
    return begun(msgspec.structs.replace(fresh, closed=new.closed, timing=new.timing, advice=new.advice), sitting), sitting, []


def begun(facts: TableFacts, sitting: Sequence[SeatFacts]) -> TableFacts:
    """With nobody to wait for the cards are dealt at once."""
    waits = any(seat.kind == "open" for seat in sitting)
    return msgspec.structs.replace(facts, begun=0.0 if waits else facts.created)


def check(timing: Timing) -> None:
    """A clock has time on it, and not more than makes sense."""
    right = (timing.clock == "none") == (timing.seconds == 0) and 0 <= timing.seconds <= LONGEST
    if not right or not 0 <= timing.increment <= 3600 or not 0 <= timing.away <= LONGEST:
        raise Refusal("bad_game")


def sit(n: int, seat: NewSeat, host: Host, levels: Container[str], clean: Clean) -> SeatFacts:
    """A seat of a new table."""
    match seat.kind:
        case "me":
            return SeatFacts(n, "guest", host.guest, clean(seat.name or host.name))
        case "here":
            return SeatFacts(n, "guest", host.guest, clean(seat.name))
        case "bot":
            allow([seat.level], levels)
            return SeatFacts(n, "bot", level=seat.level)
        case "friend":
            return SeatFacts(n, "open")


def allow(wanted: Iterable[str], levels: Container[str]) -> None:
    """All of these opponents are known here."""
    if any(level not in levels for level in wanted):
        raise Refusal("bad_level")


def forked(host: Host, match: Match, fork: Fork, origin: str, levels: Container[str], clean: Clean) -> Opening:
    """A finished game goes on from one of its positions."""
    if not match.ended:
        raise Refusal("unfinished")
    if fork.move == match.n:
        raise Refusal("finished")
    if not 0 <= fork.move < match.n or not 0 <= fork.seat < match.seats:
        raise Refusal("bad_game")
    allow([] if fork.invite else [fork.level], levels)
    others = [SeatFacts(n, "open") if fork.invite else SeatFacts(n, "bot", level=fork.level) for n in range(match.seats)]
    return going_on(host, match, fork.move, fork.seat, others, origin, clean)


def continued(host: Host, match: Match, wanted: Continue, levels: Container[str], clean: Clean) -> Opening:
    """A game that was begun elsewhere, by one person against computer opponents."""
    if match.ended:
        raise Refusal("finished")
    others = [SeatFacts(n, "bot", level=level) for n, level in enumerate(wanted.levels)]
    if len(others) != match.seats or not 0 <= wanted.seat < match.seats:
        raise Refusal("bad_game")
    allow([seat.level for seat in others if seat.seat != wanted.seat], levels)
    return going_on(host, match, match.n, wanted.seat, others, "", clean)


def going_on(host: Host, match: Match, moves: int, seat: int, others: Sequence[SeatFacts], origin: str, clean: Clean) -> Opening:
    """The game of this match after so many moves, at a table of its own."""
    if not isinstance(match.seed, bytes):  # a plain number: for programs, not for tables
        raise Refusal("bad_table")
    mine = SeatFacts(seat, "guest", host.guest, clean(host.name))
    sitting = [mine if other.seat == seat else other for other in others]
    fresh = facts_of(host, match.game.key, match.game.rules, match.options)
    facts = msgspec.structs.replace(fresh, seed=match.seed.hex(), origin=origin, origin_move=moves)
    rows = [Row(n, mover, answer_text(verb, on), "", host.now) for n, (mover, verb, on) in enumerate(match.moves[:moves], 1)]
    return begun(facts, sitting), sitting, rows


def again(host: Host, facts: TableFacts, seats: Sequence[SeatFacts], without: Container[str] = (), level: str = "") -> Opening:
    """The same group plays once more, all one seat on, so that another begins; names, animals and levels come along.

    `without` these guests: an opponent of this level sits in their place.
    """
    sat = [SeatFacts(one.seat, "bot", level=level, animal=one.animal) if one.guest and one.guest in without else one for one in seats]
    rotated = [*sat[1:], *sat[:1]]
    sitting = [msgspec.structs.replace(seat, seat=n, animal=seat.face) for n, seat in enumerate(rotated)]
    fresh = facts_of(host, facts.game, facts.rules, facts.options, facts.public)
    return begun(msgspec.structs.replace(fresh, closed=facts.closed, timing=facts.timing, advice=facts.advice), sitting), sitting, []
