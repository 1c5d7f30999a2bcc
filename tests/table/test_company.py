"""What people arrange between the moves: who may ask for what, who has to agree, and that no move is changed by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mizban.engine.laws import Answers
from mizban.table import opening
from mizban.table.agreement import DAY, PATIENCE
from mizban.table.arranging import AWAY, all_want_again, hand_over, next_due, nudge, overdue, propose, vote, want_again
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.opening import Host
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.wire import HandOver, Nudge, Play, Propose, Timing, Vote
from tests.table.helpers import answer, facts, guests, lone, play, rebuilt, table_of

HERE: Callable[[int], float] = lambda seat: 0.0  # noqa: E731
GONE: Callable[[int], float] = lambda seat: 1e6  # noqa: E731


def done(table: Table, row: Row | None) -> Row:
    assert row is not None
    table.accept(row)
    return row


def why(deed: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        deed()
    return refusal.value.code


def timed(timing: Timing, seats: list[SeatFacts], begun: float = 1000.0) -> Table:
    known: TableFacts = facts("port_royal")
    fields = {name: getattr(known, name) for name in known.__struct_fields__} | {"timing": timing, "begun": begun}
    return Table(TableFacts(**fields), seats)


def asked_of(table: Table) -> int:
    return table.asked()[0]


def test_with_two_people_the_computer_plays_for_the_absent_one_at_once() -> None:
    table = table_of("port_royal", guests(2))
    absent = asked_of(table)
    other = 1 - absent
    ask = Propose(other, "computer", absent)
    assert why(lambda: propose(table, f"guest{other}", ask, HERE, 100.0)) == "not_away"
    done(table, propose(table, f"guest{other}", ask, lambda seat: AWAY, 100.0))
    assert table.thinking() == [absent] and table.opponent(absent) and table.moves == 0
    assert table.company.tales[-1].word == "agreed-computer"
    assert why(lambda: propose(table, f"guest{other}", ask, GONE, 101.0)) == "not_away"  # it plays already


def test_with_three_one_more_voice_is_needed_and_any_one_will_do() -> None:
    table = table_of("port_royal", guests(4))
    absent = asked_of(table)
    asker, *voters = [seat for seat in range(4) if seat != absent]
    row = done(table, propose(table, f"guest{asker}", Propose(asker, "computer", absent), GONE, 100.0))
    assert table.company.asking.asked.voters == voters and not table.thinking()  # type: ignore[union-attr]
    assert why(lambda: vote(table, f"guest{absent}", Vote(row.number, False), 101.0)) == "not_your_seat"
    assert why(lambda: vote(table, "stranger", Vote(row.number, True), 101.0)) == "not_your_seat"
    assert why(lambda: vote(table, f"guest{asker}", Vote(row.number, True), 101.0)) == "not_your_seat"
    assert why(lambda: vote(table, f"guest{voters[0]}", Vote(row.number + 1, True), 101.0)) == "stale"
    assert why(lambda: propose(table, f"guest{asker}", Propose(asker, "pause"), GONE, 101.0)) == "asking"
    done(table, vote(table, f"guest{voters[0]}", Vote(row.number, False), 102.0))
    assert vote(table, f"guest{voters[0]}", Vote(row.number, False), 102.0) is None
    assert not table.thinking()
    done(table, vote(table, f"guest{voters[1]}", Vote(row.number, True), 103.0))
    assert table.company.asking is None and table.thinking() == [absent]
    assert rebuilt(table).thinking() == [absent]


def test_silence_is_an_answer_when_the_time_is_over() -> None:
    for what, outcome in (("remove", "refused-remove"), ("pause", "agreed-pause")):
        table = table_of("port_royal", guests(3))
        done(table, propose(table, "guest0", Propose(0, what, 1), HERE, 100.0))  # type: ignore[arg-type]
        assert overdue(table, HERE, 100.0 + PATIENCE - 1) is None
        assert next_due(table, HERE, 101.0) == 100.0 + PATIENCE
        done(table, overdue(table, HERE, 100.0 + PATIENCE))
        assert table.company.tales[-1].word == outcome and table.company.asking is None
        assert table.company.paused == (what == "pause")


def test_whoever_asks_may_think_better_of_it() -> None:
    table = table_of("port_royal", guests(3))
    row = done(table, propose(table, "guest0", Propose(0, "remove", 1), HERE, 100.0))
    done(table, vote(table, "guest0", Vote(row.number, False), 101.0))
    assert table.company.asking is None and table.owner(1) == "guest1"


def test_whom_all_others_ask_to_leave_makes_room_for_an_opponent() -> None:
    table = table_of("port_royal", guests(3))
    row = done(table, propose(table, "guest0", Propose(0, "remove", 1), HERE, 100.0))
    done(table, vote(table, "guest2", Vote(row.number, True), 101.0))
    for now in (table, rebuilt(table)):
        assert now.seats[1].kind == "bot" and now.owner(1) is None and now.seats_of("guest1") == [] and now.people() == [0, 2]
    assert why(lambda: hand_over(table, "guest1", HandOver(1, False), 102.0)) == "not_your_seat"
    alone = table_of("port_royal", guests(2))
    assert why(lambda: propose(alone, "guest0", Propose(0, "remove", 1), GONE, 100.0)) == "alone"
    with_bots = table_of("port_royal", lone(3))
    assert why(lambda: propose(with_bots, "guest0", Propose(0, "remove", 1), GONE, 100.0)) == "not_your_seat"


def test_a_table_that_rests_takes_no_answer_until_somebody_goes_on() -> None:
    table = table_of("port_royal", lone(2))
    done(table, propose(table, "guest0", Propose(0, "pause"), HERE, 100.0))  # nobody else to ask
    question = next(iter(table.questions()))
    assert table.company.paused and table.thinking() == []
    assert why(lambda: table.answer("guest0", Play(question, "draw"))) == "paused"
    done(table, propose(table, "guest0", Propose(0, "resume"), HERE, 160.0))
    assert table.answer("guest0", Play(question, "draw")) is not None
    assert table.company.rested(0.0, 1000.0) == 60.0


def test_one_s_own_seat_is_left_to_the_computer_and_taken_back() -> None:
    table = table_of("port_royal", guests(2))
    seat = asked_of(table)
    guest = f"guest{seat}"
    assert why(lambda: hand_over(table, f"guest{1 - seat}", HandOver(seat, True), 1.0)) == "not_your_seat"
    assert hand_over(table, guest, HandOver(seat, False), 1.0) is None
    row = hand_over(table, guest, HandOver(seat, True), 1.0)
    assert row is not None and table.thinking_after(row) is True
    done(table, row)
    assert hand_over(table, guest, HandOver(seat, True), 1.0) is None and table.thinking() == [seat]
    question = next(iter(table.questions()))
    thought = table.answer_of_opponent(Play(question, "draw"), 2.0)
    done(table, hand_over(table, guest, HandOver(seat, False), 2.0))
    assert table.thinking() == []
    assert why(lambda: table.answer_of_opponent(Play(question, "draw"), 2.0)) == "stale"  # its owner was faster
    assert thought.guest == ""


def test_an_answer_of_one_s_own_takes_the_seat_back_too() -> None:
    table = table_of("port_royal", guests(2))
    seat = asked_of(table)
    done(table, hand_over(table, f"guest{seat}", HandOver(seat, True), 1.0))
    row = table.answer(f"guest{seat}", Play(next(iter(table.questions())), "draw"), 2.0)
    assert row is not None and table.thinking_after(row) is False
    done(table, row)
    assert table.company.standins == {} and [tale.word for tale in table.company.tales] == ["stood-in-wish", "came-back"]


def test_a_reminder_goes_to_whoever_is_waited_for_and_not_too_often() -> None:
    table = table_of("port_royal", guests(2))
    asked = asked_of(table)
    me = f"guest{1 - asked}"
    assert why(lambda: nudge(table, me, Nudge(1 - asked), 1000.0)) == "not_your_seat"
    assert why(lambda: nudge(table, "stranger", Nudge(asked), 1000.0)) == "not_your_seat"
    assert why(lambda: nudge(table, f"guest{asked}", Nudge(1 - asked), 1000.0)) == "stale"
    done(table, nudge(table, me, Nudge(asked), 1000.0))
    assert why(lambda: nudge(table, me, Nudge(asked), 1299.0)) == "too_many"
    done(table, nudge(table, me, Nudge(asked), 1300.0))
    slow = timed(Timing(by_turns=True), guests(2))
    done(slow, nudge(slow, me, Nudge(asked), 1e6))
    assert why(lambda: nudge(slow, me, Nudge(asked), 1e6 + DAY - 1)) == "too_many"


def test_no_arrangement_changes_a_move_or_the_id_of_a_question() -> None:
    plain, arranged = table_of("port_royal", guests(3)), table_of("port_royal", guests(3))
    answers, same = Answers([], 3), Answers([], 3)
    for n in range(30):
        play(plain, answer(plain, next(iter(plain.questions())), answers))
        done(arranged, propose(arranged, f"guest{n % 3}", Propose(n % 3, "resume"), HERE, float(n)))
        question = next(iter(arranged.questions()))
        done(arranged, propose(arranged, f"guest{n % 3}", Propose(n % 3, "resume"), HERE, float(n)))
        assert next(iter(arranged.questions())) == question
        play(arranged, answer(arranged, question, same))
    assert plain.match is not None and arranged.match is not None
    assert plain.match.record == arranged.match.record
    again = rebuilt(arranged)
    assert again.match is not None and again.match.record == plain.match.record and again.questions().keys() == arranged.questions().keys()


def test_after_the_end_all_must_want_to_play_again() -> None:
    table = table_of("port_royal", guests(2))
    assert why(lambda: want_again(table, "guest0", True, 1.0)) == "unfinished"
    answers = Answers([], 5)
    while not table.ended:
        play(table, answer(table, next(iter(table.questions())), answers))
    assert why(lambda: want_again(table, "stranger", True, 1.0)) == "not_your_seat"
    assert why(lambda: hand_over(table, "guest0", HandOver(0, True), 1.0)) == "finished"
    done(table, want_again(table, "guest0", True, 1.0))
    assert want_again(table, "guest0", True, 1.0) is None and not all_want_again(table)
    done(table, want_again(table, "guest1", False, 2.0))
    assert not all_want_again(table)
    done(table, want_again(table, "guest1", True, 3.0))
    assert all_want_again(table)


def test_whoever_wants_no_further_game_is_played_without_once_the_others_have_said_so() -> None:
    table, answers = table_of("port_royal", guests(3)), Answers([], 5)
    while not table.ended:
        play(table, answer(table, next(iter(table.questions())), answers))
    for guest, yes in (("guest0", True), ("guest1", False)):
        done(table, want_again(table, guest, yes, 1.0))
    assert table.company.eager == [] and want_again(table, "guest1", False, 1.0) is None
    done(table, want_again(table, "guest2", True, 2.0))
    assert not all_want_again(table)  # guest0 has not said yet whether also without guest1
    done(table, want_again(table, "guest0", True, 3.0))
    assert all_want_again(table) and table.company.declining == [1] and want_again(table, "guest0", True, 3.0) is None
    _, seats, _ = opening.again(Host("guest0", "", "n", "07" * 32, "i", 4.0), table.facts, table.seats, {"guest1"}, "cousin")
    assert [(seat.kind, seat.guest, seat.level) for seat in seats] == [
        ("bot", "", "cousin"),
        ("guest", "guest2", ""),
        ("guest", "guest0", ""),
    ]


# ---- in time ------------------------------------------------------------------------------------------------------


def test_after_the_chosen_time_the_computer_plays_for_whoever_is_not_here() -> None:
    table = timed(Timing(away=600), guests(2))
    seat = asked_of(table)
    assert overdue(table, GONE, 1599.0) is None and overdue(table, HERE, 9999.0) is None
    assert next_due(table, GONE, 1200.0) == 1600.0
    done(table, overdue(table, GONE, 1600.0))
    assert table.thinking() == [seat] and table.company.tales[-1].word == "stood-in-away"
    assert overdue(table, GONE, 9999.0) is None and next_due(table, GONE, 9999.0) is None


def test_at_zero_the_computer_answers_this_one_question_and_no_other() -> None:
    table = timed(Timing(clock="move", seconds=60), guests(2))
    seat = asked_of(table)
    assert overdue(table, HERE, 1059.0) is None
    row = done(table, overdue(table, HERE, 1060.0))
    assert (row.guest, table.thinking()) == ("", [seat]) and overdue(table, HERE, 1061.0) is None
    played = table.answer_of_opponent(Play(next(iter(table.questions())), "draw"), 1062.0)
    assert table.thinking_after(played) is False and table.due_after(played) is not None
    done(table, played)
    assert table.thinking() == []
    assert table.clock(asked_of(table), 1062.0).left == 60  # type: ignore[union-attr]


def test_a_clock_for_the_whole_game_counts_what_each_has_spent_and_adds_a_little_each_turn() -> None:
    table = timed(Timing(clock="sum", seconds=100, increment=5), guests(2))
    seat = asked_of(table)
    other = 1 - seat
    at = 1000.0
    left = {seat: 100.0, other: 100.0}
    while table.asked() == [seat]:
        at += 20
        question = next(iter(table.questions()))
        stop = next((option for option in table.questions()[question].options if option.verb != "draw"), None)
        chosen = stop or table.questions()[question].options[0]
        turn = table.rows == 0
        row = table.answer(f"guest{seat}", Play(question, chosen.verb, list(chosen.on)), at)
        done(table, row)
        left[seat] += (5 if turn else 0) - 20
    for now in (table, rebuilt(table)):
        clock, theirs = now.clock(seat, at + 7), now.clock(other, at + 7)
        assert clock is not None and theirs is not None
        assert (clock.left, clock.runs) == (left[seat], False) and (theirs.left, theirs.runs) == (93.0, True)


def test_a_pause_stops_the_clock() -> None:
    table = timed(Timing(clock="move", seconds=60), lone(2))
    done(table, propose(table, "guest0", Propose(0, "pause"), HERE, 1030.0))
    assert table.clock(0, 5000.0).left == 30 and overdue(table, HERE, 5000.0) is None  # type: ignore[union-attr]
    done(table, propose(table, "guest0", Propose(0, "resume"), HERE, 5000.0))
    assert table.clock(0, 5010.0).left == 20  # type: ignore[union-attr]


def test_nobody_is_late_because_the_table_rested() -> None:
    table = timed(Timing(by_turns=True, away=600), guests(2))
    seat = asked_of(table)
    done(table, propose(table, "guest0", Propose(0, "pause"), HERE, 1100.0))
    done(table, vote(table, "guest1", Vote(1, True), 1200.0))
    assert overdue(table, GONE, 90_000.0) is None and next_due(table, GONE, 90_000.0) is None
    assert why(lambda: propose(table, f"guest{1 - seat}", Propose(1 - seat, "computer", seat), GONE, 90_000.0)) == "not_away"
    done(table, propose(table, "guest1", Propose(1, "resume"), HERE, 90_000.0))
    assert overdue(table, GONE, 90_399.0) is None and next_due(table, GONE, 90_000.0) == 90_400.0
    assert overdue(table, GONE, 90_400.0) is not None


def test_the_house_never_looks_too_late() -> None:
    """What is written with a row as the time to look again is never after the moment at which there is something to do."""
    for timing in (Timing(clock="sum", seconds=90, increment=3), Timing(clock="move", seconds=40), Timing(away=120)):
        table, answers, at = timed(timing, guests(3)), Answers([], 7), 1000.0
        for _ in range(40):
            if table.ended:
                break
            at += 4
            said = answer(table, next(iter(table.questions())), answers)
            row = table.answer(table.owner(int(said.question.split(".")[1])) or "", said, at)
            assert row is not None
            due = table.due_after(row)
            table.accept(row)
            exact = next_due(table, GONE, at)
            assert table.ended or (due is not None and exact is not None and due <= exact + 1.001)
