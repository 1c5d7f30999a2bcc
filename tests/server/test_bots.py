"""Computer opponents at work: they move by themselves, in other processes, and nothing stops them for long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from mizban import native
from mizban.engine import Match, games
from mizban.server.opponents import Opponents
from mizban.server.thinkers import Thinkers, think
from tests.server.databases import in_database
from tests.server.helpers import BOT, HERE, SECONDS, Live, Player, me_and, quick, serving

CASUAL: dict[str, str] = {"kind": "bot", "level": "casual"}


def my_turn(live: Live) -> None:
    while not live.ask():
        live.update()


def rows(folder: Path) -> int:
    ((count,),) = in_database(folder, "select count(*) from moves")
    return int(count)


@pytest.mark.parametrize("level", ["casual", "random"])
def test_an_opponent_answers_one_of_its_options(level: str) -> None:
    match = Match(games()["port_royal"], 3, bytes(32), {})
    for _ in range(20):
        seat = match.asks()[0].seat
        verb, on = think(match.record, seat, level)
        match.play(seat, match.find(seat, verb, on))


def test_a_whole_game_against_computers(laleh: Player) -> None:
    table = laleh.open(me_and(CASUAL, CASUAL, BOT))
    with laleh.live(table.id) as live:
        update = live.update()
        while not update.table.finished:
            if update.thinking:
                assert set(update.thinking) <= {1, 2, 3} and live.ask() is None
            update = live.move(-1) if live.ask() else live.update()
        assert update.scores is not None and not update.thinking


def test_against_computers_alone_one_may_take_back_freely(laleh: Player) -> None:
    table = laleh.open(me_and(BOT))
    with laleh.live(table.id) as live:
        live.update()
        my_turn(live)
        before = live.now
        live.move()
        my_turn(live)
        assert live.now is not None and before is not None and live.chair(0).undo
        live.step_back(0)
        after = live.until(live.now.rows + 1)
        assert bytes(after.chairs[0].view) == bytes(before.chairs[0].view) and after.asked == [0]


def test_with_another_person_at_the_table_the_fence_stands(laleh: Player) -> None:
    table = laleh.open(me_and(HERE, BOT))
    with laleh.live(table.id) as live:
        live.update()
        while not (ask := live.ask()) or ask.options[0].verb != "draw":
            live.move(-1) if ask else live.update()
        live.move()  # a card was turned up: nobody can forget it
        assert not live.chair(ask.seat).undo


def test_opponents_go_on_by_themselves_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as asleep, serving(quick(tmp_path)) as address, Player(address) as laleh:
        asleep.setattr(Opponents, "wake", lambda opponents, table: None)
        for _ in range(3):  # one of them surely begins with the opponent, or soon comes to it
            table = laleh.open(me_and(BOT))
            with laleh.live(table.id) as live:
                live.update()
                while live.ask():
                    live.move(-1)
                assert live.now is not None and live.now.thinking == [1]
    before = rows(tmp_path)
    with serving(quick(tmp_path)):
        deadline = time.monotonic() + SECONDS
        while rows(tmp_path) < before + 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)


Worker = multiprocessing.process.BaseProcess


def new_workers(live: Live, others: set[Worker]) -> set[Worker]:
    """Play until the opponent has moved, so that its worker exists, and it is my turn again."""
    while not (workers := {*multiprocessing.active_children()} - others):
        live.move(-1) if live.ask() else live.update()
    my_turn(live)
    return workers


def test_a_thinking_opponent_delays_no_other_table(tmp_path: Path) -> None:
    others = {*multiprocessing.active_children()}
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        slow, quiet = laleh.open(me_and(BOT)), laleh.open(me_and(HERE))
        with laleh.live(slow.id) as live, laleh.live(quiet.id) as other:
            live.update(), other.update()
            (worker,) = new_workers(live, others)
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            try:
                while live.ask():
                    live.move(-1)
                for n in range(20):
                    other.move(n)
                assert live.greet().thinking == [1]
            finally:
                os.kill(worker.pid, signal.SIGCONT)
            my_turn(live)


def test_an_opponent_whose_worker_dies_moves_all_the_same(tmp_path: Path) -> None:
    others = {*multiprocessing.active_children()}
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.live(table.id) as live:
            live.update()
            for _ in range(3):
                for worker in new_workers(live, others):
                    worker.kill()
                    worker.join(SECONDS)
                while live.ask():
                    live.move(-1)
                my_turn(live)


def test_opponents_take_the_compiled_engine_as_soon_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is there is asked of the files, so that here nothing need be compiled: new workers are what matters."""
    record = Match(games()["port_royal"], 3, bytes(32), {}).record
    seat = Match.from_record(record).asks()[0].seat
    monkeypatch.setattr(native, "wanted", lambda: True)
    monkeypatch.setattr(native, "fresh", lambda: False)
    before = {*multiprocessing.active_children()}

    async def answers() -> list[set[int | None]]:
        """The workers after each of three answers: the engine is compiled after the first."""
        thinkers = Thinkers(1)
        thinkers.waiting = True
        found = []
        try:
            for n in range(3):
                monkeypatch.setattr(native, "fresh", lambda n=n: n > 0)
                await thinkers.choose(record, seat, "random")
                found.append({worker.process.pid for worker in thinkers.quick.idle})
        finally:
            thinkers.close()
        return found

    interpreted, compiled, still = asyncio.run(answers())
    assert len(interpreted) == len(compiled) == 1 and interpreted.isdisjoint(compiled) and compiled == still
    assert {*multiprocessing.active_children()} == before
