"""Who may arrange what between the moves: each gives the row that would be written, or a refusal. And what time itself demands."""

from __future__ import annotations

from collections.abc import Callable

from mizban.table.agreement import DAY, PATIENCE, Asked
from mizban.table.company import CameBack, Happening, Nudged, RanOut, Said, Silence, StoodIn, TookAdvice, WantedAgain, happening_text
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.wire import HandOver, Nudge, Propose, Vote

STANDIN = "cousin"  # the level of whoever plays for a person
AWAY = 30.0  # seconds without a connection after which somebody at a live table is away
NUDGE_PAUSE = 300.0  # seconds between two reminders at a live table
NAG_PAUSE = 60.0  # seconds until one may ask again what the others did not want

Away = Callable[[int], float]  # for how many seconds the person on this seat has not been here


def happened(table: Table, seat: int, happening: Happening, guest: str, at: float) -> Row:
    return Row(table.rows + 1, seat, happening_text(happening), guest, at)


def mine(table: Table, guest: str, seat: int) -> None:
    """This guest may speak for this seat, of a game under way."""
    if not guest or table.owner(seat) != guest:
        raise Refusal("not_your_seat")
    playing(table)


def playing(table: Table) -> None:
    if table.match is None:
        raise Refusal("old_rules" if table.old_rules else "not_started")
    if table.finished:
        raise Refusal("finished")


def _other(table: Table, guest: str, seat: int) -> None:
    """Another person sits there."""
    if table.owner(seat) in (None, guest):
        raise Refusal("not_your_seat")


def waited_for(table: Table, seat: int, away: float, at: float) -> bool:
    """Has this player been waited for in vain? By turns it is a matter of days; else whoever is here is given time."""
    if seat not in table.asked() or table.company.plays(seat) or table.company.still:
        return False
    return table.waited(seat, at) >= DAY if table.facts.timing.by_turns else away >= AWAY


def propose(table: Table, guest: str, said: Propose, away: Away, at: float) -> Row | None:
    """Ask the others; what needs nobody's leave is done at once. None: it was asked before, and is only acknowledged."""
    mine(table, guest, said.seat)
    asking = table.company.asking
    on = 0 if said.what in ("pause", "resume") else said.on
    if asking is not None and (asking.by, asking.asked.what, asking.asked.on) == (said.seat, said.what, on):
        return None
    if asking is not None:
        raise Refusal("asking")
    if at < table.company.unwanted.get((said.seat, said.what, on), -NAG_PAUSE) + NAG_PAUSE:
        raise Refusal("said_no")
    others = [seat for seat in table.people() if table.owner(seat) != guest]
    if said.what in ("computer", "remove"):
        _other(table, guest, said.on)
        others = [seat for seat in others if table.owner(seat) != table.owner(said.on)]
    keeps = -1
    match said.what:
        case "computer":
            if not waited_for(table, said.on, away(said.on), at):
                raise Refusal("not_away")
            needed, silence = min(1, len(others)), False
        case "remove":
            if not others:
                raise Refusal("alone")
            needed, silence = len(others), False
        case "pause":
            if table.company.paused:
                raise Refusal("paused")
            needed, silence = len(others), True
        case "resume":
            others, needed, silence = [], 0, True
        case "undo":
            if table.company.paused:
                raise Refusal("paused")
            if table.was_taken_back(said.seat, said.on):
                return None
            if said.on != table.ledger.last_of(said.seat):
                raise Refusal("no_undo")
            if said.on in table.company.refused:
                raise Refusal("said_no")
            needed, silence = len(others), not table.facts.public  # among friends silence is a yes
            keeps = next(n for n, row in enumerate(table.ledger.moves) if row.number == said.on)
    until = at + (DAY if table.facts.timing.by_turns else PATIENCE)
    asked = Asked(said.what, on, others if needed else [], needed, silence, until, STANDIN, keeps)
    return happened(table, said.seat, asked, guest, at)


def vote(table: Table, guest: str, said: Vote, at: float) -> Row | None:
    """A voice. None: it was heard before, and is only acknowledged."""
    asking = table.company.asking
    seats = table.seats_of(guest)
    if not seats:
        raise Refusal("not_your_seat")
    if asking is None or asking.row != said.row:
        raise Refusal("stale")
    seat = next((seat for seat in asking.asked.voters if seat in seats), asking.by if asking.by in seats and not said.yes else None)
    if seat is None:
        raise Refusal("not_your_seat")
    if seat in (asking.yes if said.yes else asking.no):
        return None
    return happened(table, seat, Said(said.yes), guest, at)


def hand_over(table: Table, guest: str, said: HandOver, at: float) -> Row | None:
    """Leave one's own seat to the computer, or take it back. None: it is so already."""
    mine(table, guest, said.seat)
    if said.computer == bool(table.company.standins.get(said.seat)) and not (table.company.late.get(said.seat) and not said.computer):
        return None
    return happened(table, said.seat, StoodIn(STANDIN, "wish") if said.computer else CameBack(), guest, at)


def nudge_pause(table: Table) -> float:
    return DAY if table.facts.timing.by_turns else NUDGE_PAUSE


def nudge(table: Table, guest: str, said: Nudge, at: float) -> Row:
    """Remind somebody, now and then."""
    seats = table.seats_of(guest)
    if not seats:
        raise Refusal("not_your_seat")
    playing(table)
    _other(table, guest, said.seat)
    if said.seat not in table.asked() or table.company.plays(said.seat):
        raise Refusal("stale")
    if at - table.company.nudges.get(said.seat, 0.0) < nudge_pause(table):
        raise Refusal("too_many")
    return happened(table, said.seat, Nudged(seats[0]), guest, at)


def allow_advice(table: Table, guest: str, question: str) -> int:
    """The seat of this open question, if whoever sits there may be advised."""
    mine(table, guest, table.seat_in(question))
    asked = table.questions().get(question)
    if asked is None:
        raise Refusal("stale", question)
    if not table.advises:
        raise Refusal("no_advice")
    return asked.seat


def take_advice(table: Table, guest: str, question: str, at: float) -> Row | None:
    """Written down before it is given. None: it was given before."""
    seat = allow_advice(table, guest, question)
    return None if question in table.company.advised else happened(table, seat, TookAdvice(question), guest, at)


def want_again(table: Table, guest: str, yes: bool, at: float) -> Row | None:
    """When the game is over: one more, or not. None: it was said before."""
    seats = table.seats_of(guest)
    if not seats:
        raise Refusal("not_your_seat")
    if not table.finished or table.match is None:
        raise Refusal("unfinished" if table.match is not None or not table.old_rules else "old_rules")
    seat = next(seat for seat in table.people() if seat in seats)
    said = seat in (table.company.eager if yes else table.company.declining)
    return None if said else happened(table, seat, WantedAgain(yes), guest, at)


def all_want_again(table: Table) -> bool:
    """Or all but those who have declined, if there are still two of them: whoever is left alone waits for another mind."""
    willing = [seat for seat in table.people() if seat not in table.company.declining]
    enough = 2 if table.company.declining else 1
    return len(willing) >= enough and all(seat in table.company.eager for seat in willing)


# ---- in time ------------------------------------------------------------------------------------------------------


def overdue(table: Table, away: Away, now: float) -> Row | None:
    """What the house has to write now: silence was an answer, a clock is at zero, somebody has been away too long."""
    if table.match is None or table.finished:
        return None
    company, timing = table.company, table.facts.timing
    if company.asking is not None and company.asking.asked.until <= now:
        return happened(table, company.asking.by, Silence(), "", now)
    for seat in [] if company.still else _waiting(table):
        clock = table.clock(seat, now)
        if clock is not None and clock.runs and clock.left <= 0:
            return happened(table, seat, RanOut(STANDIN), "", now)
        if timing.away and _absent(table, seat, away(seat), now) >= timing.away:
            return happened(table, seat, StoodIn(STANDIN, "away"), "", now)
    return None


def next_due(table: Table, away: Away, now: float) -> float | None:
    """When to look again, if there is nothing to do now."""
    if table.match is None or table.finished:
        return None
    company, timing = table.company, table.facts.timing
    found = [company.asking.asked.until] if company.asking is not None else []
    for seat in [] if company.still else _waiting(table):
        if (clock := table.clock(seat, now)) is not None:
            found.append(now + clock.left)
        if timing.away:
            found.append(now + max(1.0, timing.away - _absent(table, seat, away(seat), now)))
    return min(found, default=None)


def _waiting(table: Table) -> list[int]:
    """People who are asked and answer for themselves."""
    return [seat for seat in table.asked() if table.seats[seat].kind == "guest" and not table.company.plays(seat)]


def _absent(table: Table, seat: int, away: float, now: float) -> float:
    """For how long this one has been asked and not been here; by turns for how long they have been asked."""
    asked = table.waited(seat, now)
    return asked if table.facts.timing.by_turns else min(asked, away)
