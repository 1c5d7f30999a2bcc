"""Who may answer what, what is only acknowledged, and what is refused; nothing changes before it is accepted."""

from __future__ import annotations

import msgspec
import pytest

from mizban.engine import Question, State, questions, record
from mizban.engine.laws import Answers
from mizban.table import table as table_module
from mizban.table.facts import SeatFacts
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.telling import update
from mizban.table.wire import Error, ErrorCode, Play, Undo
from tests.table.helpers import answer, facts, guests, lone, play, rebuilt, step_back, table_of


def refused(table: Table, guest: str, said: Play | Undo) -> Error:
    before = update(table, guest, set(), None)
    with pytest.raises(Refusal) as refusal:
        table.answer(guest, said) if isinstance(said, Play) else table.step_back(guest, said)
    assert update(table, guest, set(), None) == before
    return refusal.value.error


def begun() -> tuple[Table, str, int, str]:
    """A table, its first question, whose it is, and that guest."""
    table = table_of("port_royal", guests(2))
    (id,) = table.questions()
    seat = int(id.split(".")[1])
    return table, id, seat, f"guest{seat}"


def test_to_answer_changes_nothing_before_the_row_is_accepted() -> None:
    table, id, seat, guest = begun()
    before = update(table, guest, set(), None)
    row = table.answer(guest, Play(id, "draw"), 12.5)
    assert row is not None and (row.number, row.seat, row.text, row.guest, row.at, row.question) == (1, seat, "draw", guest, 12.5, id)
    assert update(table, guest, set(), None) == before
    table.accept(row)
    after = update(table, guest, set(), before.rows)
    assert (after.rows, after.moves, after.table.updated) == (1, 1, 12.5) and after.chairs[0].log_from == 1


def test_an_answer_asks_the_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[State] = []

    def counted(s: State) -> tuple[Question, ...]:
        asked.append(s)
        return questions(s)

    monkeypatch.setattr(record, "questions", counted)
    monkeypatch.setattr(record, "Ask", None)  # nobody asks in another way
    table, id, _, guest = begun()
    row = table.answer(guest, Play(id, "draw"))
    assert row is not None
    table.accept(row)
    assert len(asked) == 1
    update(table, guest, set(), None)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"question": "0.-1"}, "not_your_seat"),
        ({"question": "0.9"}, "not_your_seat"),
        ({"question": ""}, "not_your_seat"),
        ({"verb": "hire", "on": [3]}, "illegal"),
        ({"on": [0]}, "illegal"),
        ({"on": [2**70]}, "illegal"),
        ({"verb": "draw 1"}, "illegal"),
        ({"verb": "<", "on": [0]}, "illegal"),
    ],
)
def test_what_is_refused(change: dict[str, object], code: ErrorCode) -> None:
    table, id, _, guest = begun()
    said = Play(**{"question": id, "verb": "draw", "on": []} | change)  # type: ignore[arg-type]
    assert refused(table, guest, said) == Error(code, said.question)


def test_only_the_owner_of_a_seat_answers_for_it() -> None:
    table, id, seat, _ = begun()
    for guest in (f"guest{1 - seat}", "somebody", ""):
        assert refused(table, guest, Play(id, "draw")) == Error("not_your_seat", id)
        assert refused(table, guest, Undo(seat, 1)) == Error("not_your_seat")


def test_nobody_moves_before_all_sit() -> None:
    table = Table(facts("port_royal"), [*guests(1), SeatFacts(1, "open")])
    assert not table.started and table.match is None and table.questions() == {}
    assert refused(table, "guest0", Play("0.0", "draw")) == Error("not_started", "0.0")
    assert refused(table, "guest0", Undo(0, 1)) == Error("not_started")


def test_a_repeated_answer_is_acknowledged_also_by_another_process() -> None:
    table, id, _, guest = begun()
    play(table, Play(id, "draw"))
    for same in (table, rebuilt(table)):
        assert same.answer(guest, Play(id, "draw")) is None
        assert refused(same, guest, Play(id, "stop")) == Error("stale", id)


def test_a_repeated_answer_that_was_taken_back_meanwhile_is_acknowledged() -> None:
    table = table_of("port_royal", lone(2))
    answers = Answers([], 2)
    while not (mine := [id for id in table.questions() if id.endswith(".0")]):
        play(table, answer(table, next(iter(table.questions())), answers))
    said = answer(table, mine[0], answers)
    play(table, said)
    step_back(table, 0)
    assert mine[0] not in table.questions()
    assert table.answer("guest0", said) is None


def test_an_answer_to_a_question_that_vanished_by_another_s_step_back_is_stale() -> None:
    """A moves, B is asked; A takes it back and moves again, B is asked anew: the old question is gone, whatever B answers now."""
    for seed in range(1, 60):
        table = table_of("port_royal", guests(2), f"{seed:02x}" * 32)
        answers = Answers([], seed)
        while not table.ended:
            (id,) = table.questions()
            mover = int(id.split(".")[1])
            play(table, answer(table, id, answers))
            theirs = next(iter(table.questions()), "")
            if theirs.endswith(f".{1 - mover}") and table.undo(mover) is not None:
                step_back(table, mover)
                play(table, Play(next(iter(table.questions())), *reread(table)))
                (again,) = table.questions()
                said = answer(table, again, answers)
                if again.endswith(f".{1 - mover}"):
                    play(table, said)
                    assert refused(table, f"guest{1 - mover}", Play(theirs, said.verb, said.on)) == Error("stale", theirs)
                    return
    raise AssertionError("no turn could ever be taken back")


def reread(table: Table) -> tuple[str, list[int]]:
    """The words of the answer that was taken back last."""
    _, verb, on = table.ledger.rows[-2].move
    return verb, on


def test_a_step_back_names_its_row_and_is_acknowledged_twice() -> None:
    table = table_of("port_royal", lone(2))
    answers = Answers([], 3)
    while not table.undo(0):
        play(table, answer(table, next(iter(table.questions())), answers))
    number = table.undo(0)
    assert number is not None and table.ledger.rows[number - 1].seat == 0
    for wrong in (0, -1, number + 1, table.rows + 1, 2**70):
        assert refused(table, "guest0", Undo(0, wrong)) == Error("no_undo")
    before = table.rows
    row = table.step_back("guest0", Undo(0, number))
    assert row is not None and table.rows == before and table.undo(0) == number
    table.accept(row)
    for same in (table, rebuilt(table)):
        assert same.step_back("guest0", Undo(0, number)) is None
        assert refused(same, "guest0", Undo(0, row.number)) == Error("no_undo")


def test_behind_the_fence_nothing_is_taken_back() -> None:
    table, id, seat, guest = begun()
    play(table, Play(id, "draw"))  # a card was turned up: nobody can forget it
    assert table.undo(seat) is None
    assert refused(table, guest, Undo(seat, 1)) == Error("no_undo")


def test_after_the_end_all_is_finished_and_the_last_answer_acknowledged() -> None:
    table = table_of("port_royal", guests(2))
    answers = Answers([], 4)
    while not table.ended:
        last = answer(table, next(iter(table.questions())), answers)
        play(table, last)
    guest = f"guest{last.question.split('.')[1]}"
    assert table.answer(guest, last) is None
    assert refused(table, guest, Play(f"{table.rows}.{guest[-1]}", "draw")).code == "finished"
    assert refused(table, guest, Undo(int(guest[-1]), table.rows)).code == "finished"
    told = update(table, guest, set(), None)
    assert told.scores is not None and told.table.seed == table.facts.seed and told.asked == []


def test_an_opponent_that_thought_too_long_is_stale() -> None:
    table = table_of("port_royal", [SeatFacts(0, "bot", level="random"), SeatFacts(1, "guest", "guest1", "Laleh")])
    id = next(iter(table.questions()))
    table.accept(table.answer_of_opponent(Play(id, "draw")))
    with pytest.raises(Refusal) as refusal:
        table.answer_of_opponent(Play(id, "draw"))
    assert refusal.value.error == Error("stale", id)


def test_rules_that_fail_at_a_rehearsal_have_changed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("as the test wants it")

    table, id, _, guest = begun()
    with monkeypatch.context() as patch:
        patch.setattr(table_module, "give", broken)
        assert refused(table, guest, Play(id, "draw")) == Error("failed", id)
    play(table, Play(id, "draw"))


def test_a_table_that_today_s_rules_do_not_play_is_marked_and_does_nothing() -> None:
    table, id, _, guest = begun()
    row = play(table, Play(id, "draw"))
    older = Table(msgspec.structs.replace(table.facts, rules=0), table.seats, table.ledger.rows)
    unknown = Table(msgspec.structs.replace(table.facts, game="chess"), table.seats, table.ledger.rows)
    strange = Table(table.facts, table.seats, [msgspec.structs.replace(row, text="fly 3")])
    for same in (older, unknown, strange):
        assert same.old_rules and same.asked() == [] and same.undo(0) is None and update(same, guest, set(), None).table.old_rules
        assert refused(same, guest, Play(id, "draw")) == Error("old_rules", id)
