"""Those who look on see what lies open, or one hand by its owner's leave; and nothing else, in any game."""

from __future__ import annotations

import msgspec
import pytest

from mizban.engine.laws import Answers
from mizban.engine.record import AnyGame
from mizban.table.arranging import propose, vote
from mizban.table.facts import SeatFacts
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.telling import presence, table_info, update
from mizban.table.watching import let_in, sit_in, tag, teach, welcome
from mizban.table.wire import Play, Propose, Teach, Undo, Vote
from tests.table.helpers import GAMES, answer, facts, guests, lone, play, rebuilt, table_of
from tests.table.test_company import HERE, done, why

HERE_ARE = {"ramin": "Ramin", "laleh": "Laleh", "nobody": ""}


def show(table: Table, seat: int, pupil: str, yes: bool = True) -> None:
    done(table, teach(table, f"guest{seat}", Teach(seat, tag(table, pupil), yes), HERE_ARE, 1.0))


def told(table: Table, guest: str) -> bytes:
    """Everything that this guest is told of the game itself."""
    return msgspec.json.encode(update(table, guest, set(), None).chairs)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_spectator_sees_what_lies_open_and_a_pupil_one_hand(game: AnyGame) -> None:
    table, answers = table_of(game.key, guests(game.seats[0])), Answers([], 4)
    show(table, 0, "ramin")
    for _ in range(60):
        if table.ended:
            break
        play(table, answer(table, next(iter(table.questions())), answers))
        assert table.match is not None
        seen = {guest: update(table, guest, set(), None).chairs for guest in ("ramin", "laleh", "", "guest0", "guest1")}
        for guest, eyes in (("ramin", 0), ("laleh", None), ("", None)):
            (chair,) = seen[guest]
            assert chair.seat == eyes and bytes(chair.view) == msgspec.json.encode(table.match.view(eyes))
            assert (chair.ask, chair.undo, chair.ask_back) == (None, None, None)
        assert seen["ramin"][0].lines == seen["guest0"][0].lines and seen["laleh"] == seen[""]
        assert bytes(seen["guest1"][0].view) == msgspec.json.encode(table.match.view(1))
    before = told(table, "laleh")
    assert told(rebuilt(table), "ramin") == told(table, "ramin") != before
    if not table.finished:
        show(table, 0, "ramin", False)
        assert told(table, "ramin") == told(table, "laleh") == before == told(rebuilt(table), "ramin")


def test_only_whoever_sits_there_shows_a_hand_and_only_to_somebody_who_looks_on() -> None:
    table = table_of("san_juan", guests(3))
    ramin = tag(table, "ramin")
    assert why(lambda: teach(table, "guest1", Teach(0, ramin, True), HERE_ARE, 1.0)) == "not_your_seat"
    assert why(lambda: teach(table, "ramin", Teach(0, ramin, True), HERE_ARE, 1.0)) == "not_your_seat"
    for watcher in ("", "ramin", tag(table, "guest1"), tag(table, "stranger"), tag(table, "")):
        assert why(lambda w=watcher: teach(table, "guest0", Teach(0, w, True), HERE_ARE | {"guest1": "x"}, 1.0)) == "not_watching"  # type: ignore[misc]
    assert why(lambda: teach(table, "guest0", Teach(0, ramin, False), HERE_ARE, 1.0)) == "not_watching"
    show(table, 0, "ramin")
    assert teach(table, "guest0", Teach(0, ramin, True), HERE_ARE, 1.0) is None
    assert why(lambda: teach(table, "guest1", Teach(1, ramin, True), HERE_ARE, 1.0)) == "other_hand"
    assert why(lambda: teach(table, "guest1", Teach(1, ramin, False), HERE_ARE, 1.0)) == "not_your_seat"
    done(table, teach(table, "guest0", Teach(0, ramin, False), {}, 1.0))  # also when the spectator has gone
    assert why(lambda: teach(table, "guest1", Teach(1, ramin, True), HERE_ARE, 1.0)) == "other_hand"
    assert [tale.word for tale in table.company.tales] == ["taught", "untaught"]
    show(table, 0, "ramin")
    row = done(table, propose(table, "guest1", Propose(1, "remove", 0), HERE, 1.0)).number  # who leaves takes the leave along
    done(table, vote(table, "guest2", Vote(row, True), 1.0))
    assert update(table, "ramin", set(), None).chairs[0].seat is None


def test_a_pupil_only_looks() -> None:
    table = table_of("port_royal", guests(2))
    for seat in (0, 1):
        (pupil := f"pupil{seat}", done(table, teach(table, f"guest{seat}", Teach(seat, tag(table, pupil), True), {pupil: ""}, 1.0)))
    (id,) = table.questions()
    seat = table.seat_in(id)
    assert why(lambda: table.answer(f"pupil{seat}", Play(id, "draw"))) == "not_your_seat"
    play(table, Play(id, "draw"))
    assert why(lambda: table.step_back(f"pupil{seat}", Undo(seat, 1))) == "not_your_seat"
    assert why(lambda: propose(table, f"pupil{seat}", Propose(seat, "pause"), HERE, 1.0)) == "not_your_seat"


def test_all_are_told_who_looks_on_and_nobody_learns_an_id() -> None:
    table = table_of("port_royal", guests(2))
    show(table, 1, "laleh")
    here = presence(table, "ramin", {"guest0", "ramin"}, HERE_ARE | {"guest1": "Guest 1"})
    assert here.online == [0] and [(one.name, one.hand, one.me) for one in here.watchers] == [
        ("Laleh", 1, False),
        ("Ramin", None, True),
        ("", None, False),
    ]
    said = msgspec.json.encode(here).decode()
    assert "ramin" not in said and "laleh" not in said and table.facts.seed not in said
    other = table_of("port_royal", guests(2), "08" * 32)
    assert {one.id for one in here.watchers}.isdisjoint(one.id for one in presence(other, "ramin", set(), HERE_ARE).watchers)


def test_an_opponent_makes_room_for_whoever_looks_on_but_not_for_one_who_knows_a_hand() -> None:
    table, answers = table_of("port_royal", lone(3)), Answers([], 2)
    for _ in range(6):
        play(table, answer(table, next(iter(table.questions())), answers))
    assert table_info(table, "ramin", set()).welcome == [1, 2] and table_info(table, "guest0", set()).welcome == []
    for guest, seat, code in (("ramin", 0, "seat_taken"), ("ramin", 9, "seat_taken"), ("guest0", 1, "one_seat")):
        assert why(lambda g=guest, s=seat: sit_in(table, g, s, 1.0)) == code  # type: ignore[misc]
    show(table, 0, "laleh")
    assert welcome(table, "laleh") == [] and why(lambda: sit_in(table, "laleh", 1, 1.0)) == "knows_hand"
    assert why(lambda: let_in(table, "ramin", False, 1.0)) == "not_your_seat" and let_in(table, "guest0", True, 1.0) is None
    done(table, let_in(table, "guest0", False, 1.0))
    assert welcome(table, "ramin") == [] and why(lambda: sit_in(table, "ramin", 1, 1.0)) == "not_let_in"
    done(table, let_in(table, "guest0", True, 1.0))
    row = sit_in(table, "ramin", 1, 1.0)
    seats = [one if one.seat != 1 else SeatFacts(1, "guest", "ramin", "Ramin", one.level) for one in table.stored]
    after = table.renewed(table.facts, seats, [row])
    assert after.seats_of("ramin") == [1] and not after.alone() and after.moves == table.moves
    assert after.company.tales[-1].word == "sat-down" and after.questions().keys() == table.questions().keys()
    if 1 in after.asked():
        assert 1 not in after.thinking()


def test_nobody_sits_down_at_a_closed_or_a_finished_table() -> None:
    table = Table(msgspec.structs.replace(facts("port_royal"), closed=True), lone(2))
    assert why(lambda: sit_in(table, "ramin", 1, 1.0)) == "closed" and welcome(table, "ramin") == []
    over = Table(msgspec.structs.replace(facts("port_royal"), finished=True), lone(2))
    with pytest.raises(Refusal, match="finished"):
        sit_in(over, "ramin", 1, 1.0)
