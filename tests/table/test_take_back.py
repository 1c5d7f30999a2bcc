"""Taking back past the fence, by agreement: where the game goes back to, what is the same again, and who has to agree."""

from __future__ import annotations

import pytest

from mizban.engine import Record
from mizban.engine.laws import Answers
from mizban.engine.record import AnyGame
from mizban.table.agreement import PATIENCE
from mizban.table.arranging import NAG_PAUSE, overdue, propose, vote
from mizban.table.facts import TableFacts
from mizban.table.replay import Replay
from mizban.table.table import Table
from mizban.table.telling import update
from mizban.table.wire import Play, Propose, Timing, Vote
from tests.table.helpers import GAMES, all_asked_at_once, answer, facts, guests, lone, play, rebuilt, table_of
from tests.table.test_company import HERE, asked_of, done, timed, why

MOVES = 40


def played(game: str, seats: int, moves: int = MOVES, seed: int = 3) -> Table:
    """A table after so many moves of people, or a little earlier if the game would end."""
    table, answers = table_of(game, guests(seats)), Answers([], seed)
    for _ in range(moves):
        play(table, answer(table, next(iter(table.questions())), answers))
        assert not table.ended
    return table


def past_the_fence(table: Table) -> int:
    """A seat whose last answer only the others can let it take back."""
    return next(seat for seat in range(len(table.seats)) if table.ask_back(seat) is not None)


def ask_back(table: Table, seat: int, at: float = 100.0) -> int:
    """This seat asks; the row of the question."""
    return done(table, propose(table, f"guest{seat}", Propose(seat, "undo", table.ledger.last_of(seat)), HERE, at)).number


def agree(table: Table, seat: int, at: float = 100.0) -> None:
    """This seat asks, and all others say yes."""
    row = ask_back(table, seat, at)
    for voter in [other for other in table.people() if other != seat]:
        done(table, vote(table, f"guest{voter}", Vote(row, True), at + 1))


def views(table: Table) -> list[bytes]:
    return [bytes(update(table, f"guest{seat}", set(), None).chairs[0].view) for seat in range(len(table.seats))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_game_goes_back_to_before_the_last_answer_and_the_same_cards_come_again(game: AnyGame) -> None:
    table = played(game.key, game.seats[-1] if game.seats[-1] < 5 else 3)
    seat = past_the_fence(table)
    last = table.ledger.last_of(seat)
    at = [row.number for row in table.ledger.moves].index(last)
    before, gone = table.ledger.moves[:at], table.ledger.moves[at:]
    whole, seen = table.match.record if table.match else None, views(table)
    agree(table, seat)
    assert table.moves == at and table.ledger.moves == before and seat in table.asked()
    fresh = Table(table.facts, table.stored, before)  # as if it had never happened
    again = rebuilt(table)
    assert views(table) == views(fresh) == views(again)
    assert table.questions().keys() == again.questions().keys()
    assert isinstance(whole, Record) and again.match is not None and Replay.of(again.match.record).match.moves == again.match.moves
    for row in gone:  # whoever answers as before finds the game as it was
        mover, verb, on = row.move
        question = table.question_id(mover)
        assert question is not None and int(question.split(".")[0]) > last
        play(table, Play(question, verb, on))
    assert table.match is not None and table.match.record == whole and views(table) == seen


def test_what_was_said_before_does_no_harm_afterwards() -> None:
    table = all_asked_at_once(3)
    answers = Answers([], 1)
    said = [answer(table, id, answers) for id in list(table.questions())]
    for one in said:
        play(table, one)
    seat = past_the_fence(table)
    agree(table, seat)
    assert all(one.question not in table.questions() for one in said)
    for one in said:  # late, or once more on a new connection
        rows = table.rows
        try:
            assert table.answer(f"guest{table.seat_in(one.question)}", one) is None
        except Exception as error:
            assert getattr(error, "code", "") == "stale"
        assert table.rows == rows


def test_the_client_forgets_the_lines_that_went_back() -> None:
    table = played("port_royal", 3)
    seat, told = past_the_fence(table), table.rows
    agree(table, seat)
    news = update(table, f"guest{seat}", set(), told)
    assert news.chairs[0].log_from == table.moves + 1 and [tale.word for tale in news.tales] == ["asked-undo", "agreed-undo"]
    assert all(line.move <= table.moves for line in update(table, "guest0", set(), None).chairs[0].lines)


def test_only_the_last_answer_of_one_s_own_seat_and_only_once() -> None:
    table = played("port_royal", 3)
    seat = past_the_fence(table)
    other = (seat + 1) % 3
    mine = [row.number for row in table.ledger.moves if row.seat == seat]
    for on in (mine[0], table.ledger.last_of(other), 0, -1, table.rows + 1):
        assert why(lambda on=on: propose(table, f"guest{seat}", Propose(seat, "undo", on), HERE, 1.0)) == "no_undo"  # type: ignore[misc]
    assert why(lambda: propose(table, f"guest{other}", Propose(seat, "undo", mine[-1]), HERE, 1.0)) == "not_your_seat"
    row = ask_back(table, seat)
    assert propose(table, f"guest{seat}", Propose(seat, "undo", mine[-1]), HERE, 1.0) is None  # from another device
    last = table.ledger.last_of(other)
    assert why(lambda: propose(table, f"guest{other}", Propose(other, "undo", last), HERE, 1.0)) == "asking"
    done(table, vote(table, f"guest{other}", Vote(row, False), 101.0))
    assert table.moves == MOVES and table.company.tales[-1].word == "refused-undo" and table.ask_back(seat) is None
    assert why(lambda: propose(table, f"guest{seat}", Propose(seat, "undo", mine[-1]), HERE, 9999.0)) == "said_no"
    asked = asked_of(table)
    play(table, answer(table, next(iter(table.questions())), Answers([], 2)))
    assert table.moves == MOVES + 1 and table.ledger.last_of(asked) == table.rows


def test_whoever_thinks_better_of_it_may_ask_again_after_a_while() -> None:
    table = played("port_royal", 3)
    seat = past_the_fence(table)
    row = ask_back(table, seat, 100.0)
    done(table, vote(table, f"guest{seat}", Vote(row, False), 101.0))
    again = Propose(seat, "undo", table.ledger.last_of(seat))
    assert why(lambda: propose(table, f"guest{seat}", again, HERE, 102.0)) == "said_no"
    assert propose(table, f"guest{seat}", again, HERE, 101.0 + NAG_PAUSE) is not None


def test_to_play_on_is_to_say_no() -> None:
    table = played("port_royal", 3)
    seat = past_the_fence(table)
    ask_back(table, seat)
    moves = table.moves
    play(table, answer(table, next(iter(table.questions())), Answers([], 2)))
    assert table.company.asking is None and table.moves == moves + 1 and "refused-undo" in [tale.word for tale in table.company.tales]
    assert rebuilt(table).moves == moves + 1


def test_friends_who_say_nothing_agree_and_strangers_do_not() -> None:
    for public in (False, True):
        known: TableFacts = facts("port_royal")
        fields = {name: getattr(known, name) for name in known.__struct_fields__} | {"public": public}
        table = Table(TableFacts(**fields), guests(3), played("port_royal", 3).ledger.rows)
        seat = past_the_fence(table)
        ask_back(table, seat, 100.0)
        assert overdue(table, HERE, 100.0 + PATIENCE - 1) is None
        row = overdue(table, HERE, 100.0 + PATIENCE)
        assert row is not None and row.guest == ""
        done(table, row)
        assert (table.moves < MOVES) == (not public) and table.company.asking is None


def test_while_it_is_asked_opponents_and_clocks_stand() -> None:
    seats = [*guests(2), *lone(3)[2:]]
    table, answers, at = timed(Timing(clock="move", seconds=60), seats), Answers([], 3), 1000.0
    while not (table.asked() == [2] and table.ask_back(0)):  # an opponent is to move
        said = answer(table, next(iter(table.questions())), answers)
        owner = table.owner(table.seat_in(said.question))
        done(table, table.answer(owner, said, at) if owner else table.answer_of_opponent(said, at))
    thought = answer(table, next(iter(table.questions())), answers)
    row = done(table, propose(table, "guest0", Propose(0, "undo", table.ledger.last_of(0)), HERE, at))
    assert table.thinking() == [] and table.thinking_after(row) is False
    assert why(lambda: table.answer_of_opponent(thought)) == "stale"
    refused = rebuilt(table)
    no = vote(refused, "guest1", Vote(row.number, False), at + 20)
    assert no is not None and refused.thinking_after(no) is True
    done(refused, no)
    assert refused.thinking() == [2] and refused.answer_of_opponent(thought) is not None  # it may have thought on
    yes = vote(table, "guest1", Vote(row.number, True), at + 20)
    assert yes is not None and table.thinking_after(yes) is False
    due = table.due_after(yes)
    done(table, yes)
    assert table.asked() == [0] and why(lambda: table.answer_of_opponent(thought)) == "stale"  # that position is no more
    clock = table.clock(0, at + 25)
    assert clock is not None and clock.runs and clock.left == 55 and due is not None and due <= at + 80
    assert refused.company.rested(at, at + 30) == 20


def test_friends_at_one_device_need_nobody_s_leave_and_a_finished_game_stands() -> None:
    shared = [guests(1)[0], *[type(one)(one.seat, "guest", "guest0", one.name) for one in guests(2)[1:]]]
    table, answers = Table(facts("port_royal"), shared), Answers([], 5)
    while table.moves < MOVES or table.ask_back(0) is None:
        play(table, answer(table, next(iter(table.questions())), answers))
    moves, last = table.moves, table.ledger.last_of(0)
    row = done(table, propose(table, "guest0", Propose(0, "undo", last), HERE, 1.0))
    assert table.moves < moves and [tale.word for tale in table.company.tales if tale.row == row.number] == ["agreed-undo"]
    assert propose(table, "guest0", Propose(0, "undo", last), HERE, 1.0) is None  # the other device was slower
    while not table.ended:
        play(table, answer(table, next(iter(table.questions())), answers))
    last = table.ledger.last_of(0)
    assert table.ask_back(0) is None
    assert why(lambda: propose(table, "guest0", Propose(0, "undo", last), HERE, 1.0)) == "finished"


def test_a_row_of_a_time_when_it_was_only_talked_about_changes_nothing() -> None:
    table = played("port_royal", 2)
    old = '!{"is":"asked","what":"undo","on":3,"voters":[1],"needed":1,"silence":true,"until":130.0,"level":"cousin"}'
    rows = [*table.ledger.rows, type(table.ledger.rows[0])(MOVES + 1, 0, old, "guest0", 100.0)]
    rows.append(type(rows[0])(MOVES + 2, 1, '!{"is":"said","yes":true}', "guest1", 101.0))
    known = Table(table.facts, table.stored, rows)
    assert known.moves == MOVES and not known.company.still and known.questions().keys() == table.questions().keys()
