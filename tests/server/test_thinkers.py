"""Workers on a bad day: each real, in a process of its own. Whatever they do the move is made, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mizban.bots import Random, guests, seconds_of
from mizban.engine import Match, Quick, Record, games
from mizban.server.opponents import Opponents
from mizban.server.thinkers import Thinkers
from mizban.server.workers import Job
from mizban.table.wire import Thinking, Update
from tests.server import misbehaving
from tests.server.helpers import SECONDS, Live, Player, me_and, quick, serving

GRANDMOTHER = {"kind": "bot", "level": "grandmother"}
HURRY: dict[str, object] = {"is": "hurry"}
KID = {"kind": "bot", "level": "kid"}
GRACE = 3.0  # seconds; a worker has to begin within them


def choice_to_make() -> tuple[Record, int]:
    """A question with several answers."""
    match = Match(games()["port_royal"], 3, bytes(32), {})
    while len((ask := match.asks()[0]).options) < 2:
        match.play(ask.seat, ask.options[0])
    return match.record, ask.seat


def answered(think: Callable[..., Any], memory: int = 1 << 30) -> float:
    """A legal answer comes from a guest whose thoughts go wrong, and another one from a worker after it; seconds that the first took."""
    record, seat = choice_to_make()
    match = Match.from_record(record)

    async def both() -> float:
        thinkers = Thinkers(1, GRACE, memory)
        thinkers.think = think
        try:
            begun = time.monotonic()
            match.find(seat, *await thinkers.choose(record, seat, "grandmother"))  # or it is refused
            first = time.monotonic() - begun
            match.find(seat, *await thinkers.choose(record, seat, "kid"))
            return first
        finally:
            thinkers.close()

    before = {*multiprocessing.active_children()}
    took = asyncio.run(both())
    assert {*multiprocessing.active_children()} == before
    return took


def test_a_worker_that_crashes_is_replaced_and_another_makes_its_move(caplog: pytest.LogCaptureFixture) -> None:
    assert answered(misbehaving.dies) < 2 * GRACE + 10
    assert "died" in caplog.text


def test_a_crash_may_be_chance_so_the_same_guest_is_asked_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISBEHAVED", str(tmp_path / "mark"))
    answered(misbehaving.dies_once)
    assert (tmp_path / "mark").exists()


def test_a_worker_that_hangs_is_ended_and_another_makes_its_move(caplog: pytest.LogCaptureFixture) -> None:
    took = answered(misbehaving.hangs)
    assert seconds_of(guests["grandmother"]) + GRACE <= took < 3 * GRACE + 15
    assert "hung" in caplog.text


def test_a_worker_that_eats_memory_is_ended_and_another_makes_its_move(caplog: pytest.LogCaptureFixture) -> None:
    answered(misbehaving.eats)
    assert "died" in caplog.text


def test_a_fault_of_an_opponent_is_logged_and_another_makes_its_move(caplog: pytest.LogCaptureFixture) -> None:
    answered(misbehaving.fails)
    assert "a fault of this opponent" in caplog.text


def test_who_answers_at_once_never_waits_for_those_who_think_and_who_waits_long_hurries_them() -> None:
    record, seat = choice_to_make()

    async def all_of_them() -> tuple[float, float]:
        thinkers = Thinkers(1, 20.0)
        thinkers.think = misbehaving.ponders
        try:
            await thinkers.choose(record, seat, "kid")  # the worker has begun
            first = asyncio.create_task(thinkers.choose(record, seat, "grandmother"))
            await asyncio.sleep(0.1)
            begun = time.monotonic()
            await thinkers.choose(record, seat, "kid")
            kid = time.monotonic() - begun
            second = asyncio.create_task(thinkers.choose(record, seat, "master"))  # the only deep worker is busy
            await asyncio.gather(first, second)
            return kid, time.monotonic() - begun
        finally:
            thinkers.close()

    kid, both = asyncio.run(all_of_them())
    assert kid < 1.0
    assert both < 10.0  # nobody had hurried the first one otherwise


@pytest.mark.parametrize("think", [misbehaving.ponders, misbehaving.long_thought])
def test_a_thought_that_is_wanted_now_is_over(think: Callable[..., Any]) -> None:
    record, seat = choice_to_make()

    async def hurried() -> float:
        thinkers = Thinkers(1, 20.0)
        thinkers.think = think
        job = Job()
        try:
            thought = asyncio.create_task(thinkers.choose(record, seat, "grandmother", job))
            while not job.began:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            assert not thought.done()
            job.hurry()
            begun = time.monotonic()
            await thought
            return time.monotonic() - begun
        finally:
            thinkers.close()

    assert asyncio.run(hurried()) < 10.0


def until_thinking(live: Live) -> Thinking:
    """Play on until a longer thought is told of."""
    while True:
        said = live.hear()
        if isinstance(said, Thinking):
            return said
        if isinstance(said, Update) and (ask := live.ask()):
            live.play(ask, ask.options[-1])


def test_the_table_is_told_who_thinks_and_for_how_long_and_whoever_waits_may_hurry_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No update is needed for it: a small message of its own. A spectator has nothing to say."""
    monkeypatch.setattr("mizban.server.thinkers.think", misbehaving.ponders)
    with serving(quick(tmp_path, hurries_at_once=2)) as address, Player(address) as laleh, Player(address) as stranger:
        table = laleh.open(me_and(GRANDMOTHER))
        with laleh.live(table.id) as live, stranger.live(table.id) as other:
            (thought,) = until_thinking(live).thoughts
            assert thought.seat == 1 and thought.seconds == seconds_of(guests["grandmother"])
            assert until_thinking(other).thoughts[0].passed > 0  # told to whoever comes later, too
            other.say(**HURRY)
            assert other.refusal().code == "not_your_seat"
            rows = live.now.rows if live.now else 0
            live.say(**HURRY)
            assert live.until(rows + 1).rows == rows + 1
            for _ in range(3):
                live.say(**HURRY)
            assert live.refusal().code == "too_many"


def test_those_who_decide_at_once_think_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In San Juan all choose at once which cards to keep: the question of the one need not wait for the answer of the other."""
    seen: list[int] = []
    begun = Opponents._answer

    async def counted(opponents: Opponents, hosted: Any, *more: Any) -> None:
        seen.append(len(opponents.jobs.get(hosted.id, {})))
        await begun(opponents, hosted, *more)

    monkeypatch.setattr(Opponents, "_answer", counted)
    with serving(quick(tmp_path, thinkers=2)) as address, Player(address) as laleh:
        table = laleh.open(me_and(KID, KID), game="san_juan")
        with laleh.live(table.id) as live:
            live.update()
            deadline = time.monotonic() + SECONDS
            while max(seen, default=0) < 1:
                assert time.monotonic() < deadline
                live.move(-1) if live.ask() else live.update()


def test_a_record_made_by_another_version_of_an_opponent_still_replays() -> None:
    """A record holds answers and nobody's thoughts."""
    record, _ = choice_to_make()
    match = Match.from_record(record)
    luck = Quick(8)
    while not match.ended:  # moves that no guest of today would make
        ask = match.asks()[0]
        match.play(ask.seat, Random().choose(match.game, match.view(ask.seat), ask, luck))
    again = Match.from_record(Record.from_text(match.record.to_text()))
    assert again.ended and again.game.scores(again.state) == match.game.scores(match.state)
