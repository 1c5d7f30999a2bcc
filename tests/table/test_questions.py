"""A question has an id, found from the rows alone: same id, same question."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mizban.engine import Game, Match
from mizban.engine.laws import Answers
from mizban.table.table import Table
from mizban.table.telling import ask_wire
from mizban.table.wire import AskWire
from tests.table.helpers import GAMES, all_asked_at_once, answer, guests, lone, play, rebuilt, step_back, table_of
from tools.new_game.sample_game import GAME as SAMPLE


def test_the_questions_of_the_deal_have_row_0_and_the_next_ones_their_move_s() -> None:
    table = table_of("port_royal", guests(3))
    (first,) = table.questions()
    assert first.startswith("0.")
    row = play(table, answer(table, first, Answers([], 1)))
    assert row.number == 1 and row.question == first
    assert [id.split(".")[0] for id in table.questions()] == ["1"]


def test_the_engine_knows_after_which_move_each_question_was_asked() -> None:
    match = Match(SAMPLE, 3, 4, {"swaps": False})
    assert match.asked_at == {0: 0, 1: 0, 2: 0}
    match.play(1, match.asks()[1].options[0])
    assert match.asked_at == {0: 0, 2: 0}
    match.play(2, match.asks()[1].options[0])
    match.play(0, match.asks()[0].options[0])  # the last one: all are asked anew
    assert match.asked_at == {0: 3, 1: 3, 2: 3}


def test_while_others_answer_a_question_keeps_its_id() -> None:
    table = all_asked_at_once()
    answers = Answers([], 5)
    one, two, three = table.questions()
    play(table, answer(table, two, answers))
    assert two not in table.questions() and {one, three} <= table.questions().keys()
    said = answer(table, one, answers)  # thought of before the others' rows, said after
    play(table, answer(table, three, answers))
    assert play(table, said).question == one


def test_after_a_step_back_mine_has_a_new_id_and_the_others_stay() -> None:
    table = all_asked_at_once()
    answers = Answers([], 5)
    one, two, three = table.questions()
    play(table, answer(table, two, answers))
    before = table.questions().keys() - {one}  # perhaps the second seat is asked something else in its lane
    play(table, answer(table, one, answers))
    asked = table.questions().keys()
    row = step_back(table, 0)
    assert table.questions().keys() == {f"{row.number}.0"} | (asked & before) and three in table.questions()
    assert rebuilt(table).questions().keys() == table.questions().keys()
    assert table.undo(1) is not None  # the sealed answer of another counts, with its old number
    assert rebuilt(table).undo(1) == table.undo(1)


def wires(table: Table) -> dict[str, AskWire]:
    return {id: ask_wire(id, question) for id, question in table.questions().items()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@settings(max_examples=12, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_ids_are_the_same_from_the_rows_alone_and_never_name_two_questions(game: Game[Any, Any], data: st.DataObject) -> None:
    """Any answers in any order, any steps back: the same ids in every process; an id once gone names the same question or none."""
    seats = data.draw(st.sampled_from(list(game.seats)), label="seats")
    people = data.draw(st.sampled_from([guests, lone]), label="people")(seats)
    seed = data.draw(st.integers(1, 2**32), label="seed")
    answers = Answers(data.draw(st.lists(st.integers(0, 2**16), max_size=30), label="answers"), seed)
    table = table_of(game.key, people, f"{seed:064x}")
    known: dict[str, AskWire] = {}
    for step in range(120):
        if table.ended:
            break
        for id, wire in wires(table).items():
            assert known.setdefault(id, wire) == wire
        back = [seat for seat in range(seats) if table.owner(seat) and table.undo(seat)]
        if back and answers.below(4) == 0:
            step_back(table, back[answers.below(len(back))], whole=answers.below(3) == 0)
        else:
            ids = list(table.questions())
            play(table, answer(table, ids[answers.below(len(ids))], answers))
        if step % 15 == 0:
            again = rebuilt(table)
            assert wires(again) == wires(table)
            assert [again.undo(seat) for seat in range(seats)] == [table.undo(seat) for seat in range(seats)]
    assert wires(rebuilt(table)) == wires(table)
