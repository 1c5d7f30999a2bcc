"""Looking through a game: every position just as it was seen then, forwards, backwards and anywhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mizban.engine import Game, Quick, Record, choice, games
from mizban.engine.asking import Ask
from mizban.engine.cards import HIDDEN
from mizban.engine.laws import Answers, deal_anew
from mizban.engine.notes import note
from mizban.table.refusal import Refusal
from mizban.table.replay import EVERY, Eyes, Replay, eyes_for, only_one_answer
from mizban.table.telling import table_info, update
from mizban.table.wire import Update
from tests.table.helpers import GAMES, SEED, answer, finished, guests, play, table_of


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    found: Game[Any, Any] = request.param
    return found


def eyes_of(record: Record) -> list[Eyes]:
    return [Eyes(None), *map(Eyes, range(record.seats))]


def seen_live(key: str, seats: int) -> tuple[Record, list[list[Update]]]:
    """A whole game at a table, and what everybody was told after every move: first a spectator, then seat after seat."""
    table, answers = table_of(key, guests(seats)), Answers([], 3)
    everybody = ["", *[f"guest{seat}" for seat in range(seats)]]
    told = [[update(table, guest, set(), None) for guest in everybody]]
    while not table.ended:
        ids = list(table.questions())
        play(table, answer(table, ids[answers.below(len(ids))], answers))
        told.append([update(table, guest, set(), None) for guest in everybody])
    assert table.match is not None
    return table.match.record, told


def test_every_frame_is_what_its_eyes_saw_at_that_moment(game: Game[Any, Any]) -> None:
    record, told = seen_live(game.key, game.seats[0] + 1)
    replay = Replay.of(record)
    assert replay.moves == len(told) - 1
    for i, eyes in enumerate(eyes_of(record)):
        for move, frame in enumerate(replay.frames(0, replay.moves, eyes)):
            live = told[move][i]
            assert bytes(frame.view) == bytes(live.chairs[0].view)
            assert frame.move == move == live.moves
            assert (frame.asked, frame.answered, frame.waiting, frame.scores) == (live.asked, live.answered, live.waiting, live.scores)
        info = replay.info(live.table, [], eyes)
        assert info.lines == live.chairs[0].lines
        assert info.seats == [seat for seat, _, _ in record.moves]


@settings(max_examples=12, derandomize=True, deadline=None)
@given(st.data())
def test_any_way_through_the_game_shows_the_same_positions(data: st.DataObject) -> None:
    record = finished("san_juan", 3)
    straight, jumping = replays(record)
    for move in data.draw(st.lists(st.integers(0, straight.moves), min_size=1, max_size=12)):
        eyes = data.draw(st.sampled_from([*eyes_of(record), Eyes(0, open=True)]))
        assert jumping.frame(move, eyes) == straight.frame(move, eyes)
        assert note(jumping.state_at(move)) == note(Replay.of(msgspec.structs.replace(record, moves=record.moves[:move])).match.state)


def replays(record: Record) -> tuple[Replay, Replay]:
    return Replay.of(record), Replay.of(record)


def test_backwards_is_forwards_turned_round(game: Game[Any, Any]) -> None:
    record = finished(game.key, game.seats[0])
    forwards, backwards = replays(record)
    ahead = forwards.frames(0, forwards.moves, Eyes(1))
    assert [backwards.frame(move, Eyes(1)) for move in range(backwards.moves, -1, -1)] == ahead[::-1]
    assert backwards.moves > EVERY or game.key == "lost_cities_rivals"


# ---- hidden things -------------------------------------------------------------------------------------------------


def test_of_a_game_under_way_nobody_sees_more_than_he_knew(game: Game[Any, Any]) -> None:
    """Deal anew what a seat has not seen: it looks at the same bytes."""
    record = finished(game.key, game.seats[0] + 1)
    replay = Replay.of(msgspec.structs.replace(record, moves=record.moves[: len(record.moves) * 2 // 3]))
    assert not replay.match.ended
    for eyes in eyes_of(record):
        for move in range(0, replay.moves, 5):
            s = replay.state_at(move)
            if any(lane.deeds for lane in s.lanes):
                continue  # sealed answers may name cards; they have a law of their own
            before = replay.frame(move, eyes)
            twin = s.copy()
            deal_anew(twin, eyes.seat, Quick(move + 1))
            replay._last = move, twin
            assert replay.frame(move, eyes) == before
            replay._last = -EVERY, twin  # forget it


def test_of_a_game_under_way_one_is_told_only_one_s_own_forced_moves() -> None:
    record = finished("san_juan", 3)
    whole = Replay.of(record)
    part = Replay.of(msgspec.structs.replace(record, moves=record.moves[:-5]))
    info = table_info(table_of("san_juan", guests(3), SEED), "guest1", set())
    assert {seat for seat, forced in zip(whole.info(info, [1], Eyes(1)).seats, whole.forced, strict=True) if forced} == {0, 1, 2}
    told = part.info(info, [1], Eyes(1))
    assert {seat for seat, forced in zip(told.seats, told.forced, strict=True) if forced} == {1}
    assert not any(part.info(info, [], Eyes(None)).forced)
    assert (told.eyes, told.open, told.me) == ([1], False, 1)
    assert (told.fair.seed, told.fair.hash, told.fair.honest, told.fair.ended) == ("", record.hash, True, False)


def is_hidden(value: object) -> bool:
    return value is None or (value == HIDDEN and not isinstance(value, bool))


def still_seen(closed: Any, opened: Any) -> bool:
    """Is all that the first view shows seen in the second, too? What lies in a list of another length may lie elsewhere in it."""
    if isinstance(closed, dict):
        return all(still_seen(value, opened[key]) for key, value in closed.items())
    if isinstance(closed, list) and len(closed) == len(opened):
        return all(map(still_seen, closed, opened))
    if isinstance(closed, list):
        return all(value in opened for value in closed if not is_hidden(value))
    return is_hidden(closed) or not is_hidden(opened)


def test_open_hands_of_san_juan_show_what_the_others_hold() -> None:
    replay = Replay.of(finished("san_juan", 3))
    for move in range(0, replay.moves, 7):
        s = replay.state_at(move)
        hands = [sorted(player.hand) for player in s.players]  # type: ignore[attr-defined]
        closed, opened = (msgspec.json.decode(replay.frame(move, eyes).view) for eyes in (Eyes(1), Eyes(1, open=True)))
        assert [player["hand_cards"] for player in opened["players"]] == hands
        assert closed["players"][1]["hand_cards"] == hands[1] and not any(closed["players"][2]["hand_cards"])
        totals = [score.total for score in games()["san_juan"].scores(s)]
        assert [player["points"] for player in opened["players"]] == totals
        assert opened["moment"]["me"] == 1


def test_open_hands_of_keyflower_show_what_is_behind_the_screens() -> None:
    replay = Replay.of(finished("keyflower", 3))
    for move in range(0, replay.moves - 1, 11):
        s = replay.state_at(move)
        behind = [(player.workers, player.skills, player.hand) for player in s.players]  # type: ignore[attr-defined]
        closed, opened = (msgspec.json.decode(replay.frame(move, eyes).view) for eyes in (Eyes(0), Eyes(0, open=True)))
        for player, (workers, skills, hand) in zip(opened["players"], behind, strict=True):
            assert (player["workers"], player["skills"], player["hand"]) == (list(workers), list(skills), list(hand))
        assert all(player["workers"] is None for player in closed["players"][1:])


def test_open_hands_never_hide_what_was_seen_and_change_no_position(game: Game[Any, Any]) -> None:
    record = finished(game.key)
    replay = Replay.of(record)
    for move in range(0, replay.moves + 1, 13):
        before = note(replay.state_at(move))
        closed, opened = (msgspec.json.decode(replay.frame(move, eyes).view) for eyes in (Eyes(0), Eyes(0, open=True)))
        assert still_seen(closed, opened)
        assert note(replay.state_at(move)) == before and not replay.state_at(move).opened


# ---- forced moves, and whose eyes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "some", "forced"),
    [(1, None, True), (2, None, False), (3, (3, 3), True), (3, (2, 3), False), (3, (0, 0), True), (1, (0, 1), False), (3, (1, 1), False)],
)
def test_a_move_is_forced_if_there_is_one_answer(options: int, some: tuple[int, int] | None, forced: bool) -> None:
    ask = SimpleNamespace(options=tuple(choice("pay", n) for n in range(options)), some=some)
    assert only_one_answer(cast(Ask, ask)) == forced


@pytest.mark.parametrize(
    ("wanted", "mine", "ended", "expected"),
    [
        ("", [2], False, Eyes(2)),
        ("", [], False, Eyes(None)),
        ("2", [1, 2], False, Eyes(2)),
        ("none", [], False, Eyes(None)),
        ("none", [1], False, "not_your_seat"),
        ("0", [1], False, "unfinished"),
        ("0", [], False, "unfinished"),
        ("open", [1], False, "unfinished"),
        ("open", [], False, "unfinished"),
        ("none", [1], True, Eyes(None)),
        ("0", [1], True, Eyes(0)),
        ("open", [1], True, Eyes(1, open=True)),
        ("open", [], True, Eyes(0, open=True)),
        ("3", [], True, "malformed"),
        ("-1", [], True, "malformed"),
        ("٢", [], True, "malformed"),
        ("9" * 5000, [], True, "malformed"),
        ("all", [0], False, "malformed"),
    ],
)
def test_whose_eyes_one_may_look_with(wanted: str, mine: list[int], ended: bool, expected: Eyes | str) -> None:
    try:
        found: Eyes | str = eyes_for(wanted, mine, 3, ended)
    except Refusal as refused:
        found = refused.code
    assert found == expected
