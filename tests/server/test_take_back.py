"""Taking back by agreement, through a real server: told to all, on disk, and the same after a kill and in every process."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

from mizban.table.wire import Update
from tests.server.helpers import BOT, FRIEND, Live, Player, caught_up, me_and, quick, serving
from tests.server.process import running
from tests.server.test_kill import on_disk, same
from tests.server.test_processes import pair  # noqa: F401  # two processes, one database


def play_on(hers: Live, his: Live) -> None:
    """Whoever is asked answers, and both have heard of it; an opponent plays by itself."""
    mover = next((live for live in (hers, his) if live.ask()), None)
    rows = mover.move(-1).rows if mover else hers.update().rows
    hers.until(rows), his.until(rows)


def until_both_can_only_ask(hers: Live, his: Live) -> None:
    hers.greet(), his.greet()
    while hers.chair(0).ask_back is None or his.chair(1).ask_back is None:
        play_on(hers, his)


def ask_back(live: Live) -> Update:
    live.say(**{"is": "propose"}, seat=0, what="undo", on=live.chair(0).ask_back)
    while live.now is None or live.now.asking is None:
        live.update()
    return live.now


def test_what_all_agree_to_take_back_is_told_and_the_opponents_think_anew(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND, BOT))
        kian.join(table.id, 1, "Kian", table.invite)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            until_both_can_only_ask(hers, his)
            asked = ask_back(hers)
            assert asked.asking is not None and asked.asking.moves >= 1 and asked.asking.silence and asked.thinking == []
            moves = asked.moves - asked.asking.moves
            his.greet()
            his.say(**{"is": "vote"}, row=asked.asking.row, yes=True)
            while his.now is None or his.now.asking is not None:
                his.update()
            now = his.now
            assert now.moves == moves and now.asked == [0] and "agreed-undo" in [tale.word for tale in now.tales]
            hers.greet()
            hers.move(-1)


def test_a_kill_between_asking_and_agreeing_and_after_it_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server, Player(server.address) as laleh, Player(server.address) as kian:
        table = laleh.open(me_and(FRIEND))
        kian.join(table.id, 1, "Kian", table.invite)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            until_both_can_only_ask(hers, his)
            asked = ask_back(hers)
        cookies = kian.http.cookies
        server.end(signal.SIGKILL)
    assert asked.asking is not None
    with running(tmp_path) as server, Player(server.address) as kian:
        kian.http.cookies = cookies
        with kian.live(table.id) as his:
            assert his.greet().asking is not None
            his.say(**{"is": "vote"}, row=asked.asking.row, yes=True)
            agreed = his.until(asked.rows + 1)
        server.end(signal.SIGKILL)
    assert agreed.moves == asked.moves - asked.asking.moves and same(agreed, on_disk(tmp_path, table.id, agreed.rows))


def test_two_processes_see_the_same_and_two_who_ask_at_once_are_told_apart(pair: tuple[str, str]) -> None:  # noqa: F811
    with Player(pair[0]) as laleh, Player(pair[1]) as kian:
        table = laleh.open(me_and(FRIEND))
        kian.join(table.id, 1, "Kian", table.invite)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            until_both_can_only_ask(hers, his)
            plea = [(hers, 0, hers.chair(0).ask_back), (his, 1, his.chair(1).ask_back)]
            rows = hers.greet().rows
            said = [
                threading.Thread(target=live.say, kwargs={"is": "propose", "seat": s, "what": "undo", "on": on}) for live, s, on in plea
            ]
            for thread in said:
                thread.start()
            for thread in said:
                thread.join()
            errors = [*caught_up(hers), *caught_up(his)]
            for live in (hers, his):
                live.until(rows + 1)
            assert [error.code for error in errors] == ["asking"] and hers.now is not None and his.now is not None
            asking = hers.now.asking
            assert asking is not None
            (his if asking.by == 0 else hers).say(**{"is": "vote"}, row=asking.row, yes=True)
            for live in (hers, his):
                assert live.until(rows + 2).moves == hers.now.moves and live.now is not None and live.now.asking is None
            assert hers.now.asked == his.now.asked == [asking.by]
