"""The analysis of finished games over HTTP: in the background, kept with the table, for whoever may look."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mizban.server.wire import Analysis
from tests.server.databases import in_database
from tests.server.helpers import FRIEND, HERE, Player, code, me_and, play_to_the_end, quick, serving

PATIENCE = 120.0  # seconds for the analysis of a short game on a busy machine


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path


def finished(player: Player, game: str = "port_royal") -> str:
    table = player.open(me_and(HERE), game=game)
    with player.live(table.id) as live:
        play_to_the_end(live, random.Random(4))
    return table.id


def analysis(player: Player, table: str, **query: Any) -> Analysis:
    answer = player.http.get(f"/api/tables/{table}/replay/analysis", params=query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Analysis)


def until(player: Player, table: str, judged: int | None = None) -> Analysis:
    """As soon as so many moves are judged, or all."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = analysis(player, table)
        assert found.state != "failed"
        if found.state == "done" or (judged is not None and len(found.judged) >= judged):
            return found
        time.sleep(0.2)
    raise AssertionError("it takes too long")


def test_a_finished_game_is_analysed_in_the_background_and_kept(folder: Path) -> None:
    with serving(quick(folder)) as address, Player(address) as laleh:
        table = finished(laleh)
        none = analysis(laleh, table)
        assert (none.state, none.judged) == ("none", [])
        assert laleh.http.post(f"/api/tables/{table}/replay/analysis").status_code == 202
        found = until(laleh, table)
        assert [one.move for one in found.judged] == list(range(found.moves + 1))
        assert sum(found.judged[-1].chances) == pytest.approx(1.0) and max(found.judged[-1].chances) in (0.5, 1.0)
        for one in found.judged:
            for part, chance in zip(one.parts, one.chances, strict=True):
                assert part.cards + part.mine + part.theirs == pytest.approx(chance - 0.5, abs=1e-3)
        for seat, moves in enumerate(found.turning):
            assert all(found.judged[move].seat == seat and found.judged[move].judgement for move in moves)
        assert analysis(laleh, table, after=found.moves).judged == found.judged[-1:]
    with serving(quick(folder)) as address, Player(address) as again:
        again.http.cookies = laleh.http.cookies
        assert analysis(again, table) == found  # nothing is found out twice


def test_what_was_begun_goes_on_after_a_restart(folder: Path) -> None:
    with serving(quick(folder)) as address, Player(address) as laleh:
        table = finished(laleh)
        whole = in_database(folder, 'select count(*) from moves where "table" = :t', t=table)[0][0]
        laleh.http.post(f"/api/tables/{table}/replay/analysis")
        until(laleh, table, 4)
        cookies = laleh.http.cookies
    with serving(quick(folder)) as address, Player(address) as laleh:
        laleh.http.cookies = cookies
        laleh.http.post(f"/api/tables/{table}/replay/analysis")
        assert len(until(laleh, table).judged) == whole + 1


def test_only_a_finished_game_and_only_for_those_who_may_look(folder: Path) -> None:
    with serving(quick(folder)) as address, Player(address) as laleh, Player(address) as stranger:
        under_way = laleh.open(me_and(HERE)).id
        for ask in (laleh.http.get, laleh.http.post):
            assert code(ask(f"/api/tables/{under_way}/replay/analysis")) == "unfinished"
        table = finished(laleh)
        for ask in (stranger.http.get, stranger.http.post):
            assert code(ask(f"/api/tables/{table}/replay/analysis")) == "not_your_seat"
        assert code(laleh.http.get(f"/api/tables/{table}/replay/analysis?after=-1")) == "malformed"
        assert code(laleh.http.get(f"/api/tables/{table}/replay/analysis?eyes=7")) == "malformed"


def test_a_guest_may_not_ask_for_all_at_once(folder: Path) -> None:
    with serving(quick(folder, analyses_per_guest=1)) as address, Player(address) as laleh:
        first, second = finished(laleh), finished(laleh)
        assert laleh.http.post(f"/api/tables/{first}/replay/analysis").status_code == 202
        assert laleh.http.post(f"/api/tables/{first}/replay/analysis").status_code == 202  # asked twice, done once
        assert code(laleh.http.post(f"/api/tables/{second}/replay/analysis")) == "too_many"


def test_what_another_held_is_told_with_open_hands_only(folder: Path) -> None:
    with serving(quick(folder)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND), game="san_juan")
        kian.join(table.id, 1, "Kian", table.invite)
        luck = random.Random(2)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            hers.update(), his.update()
            while hers.now is not None and not hers.now.table.finished:
                mover = hers if hers.ask() else his
                ask = mover.ask()
                assert ask is not None
                if ask.some is not None:
                    wanted = max(1, ask.some[0])
                    on = sorted(number for option in ask.options[:wanted] for number in option.on)
                    mover.say(**{"is": "play"}, question=ask.id, verb=ask.options[0].verb, on=on if ask.some[1] else [])
                    rows = mover.until(hers.now.rows + 1).rows
                else:
                    rows = mover.move(luck.randrange(100)).rows
                hers.until(rows), his.until(rows)
        laleh.http.post(f"/api/tables/{table.id}/replay/analysis")
        until(laleh, table.id, 12)
        mine, opened = analysis(laleh, table.id, eyes="0"), analysis(laleh, table.id, eyes="open")
        judged = [one for one in mine.judged if one.judgement]
        assert {one.seat for one in judged} == {0, 1}
        assert all((one.judgement is not None and one.judgement.played is not None) == (one.seat == 0) for one in judged)
        assert all(one.judgement.played for one in opened.judged if one.judgement)


def test_a_record_from_a_file_is_analysed_too(folder: Path) -> None:
    with serving(quick(folder)) as address, Player(address) as laleh, Player(address) as other:
        record = laleh.http.get(f"/api/tables/{finished(laleh)}/record").text
        hash = other.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["hash"]
        assert other.http.post(f"/api/records/{hash}/replay/analysis").status_code == 202
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = msgspec.json.decode(other.http.get(f"/api/records/{hash}/replay/analysis?eyes=open").content, type=Analysis)
            if len(found.judged) > 8:
                break
            time.sleep(0.2)
        assert found.judged[0].seat == -1 and len(found.judged) > 8
