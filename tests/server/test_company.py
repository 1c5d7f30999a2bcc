"""What people arrange at a table, and what time itself does there, through a real server."""

from __future__ import annotations

import time
from pathlib import Path

from mizban.table.wire import Reminder
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, Live, Player, caught_up, code, me_and, quick, serving


def heard_word(live: Live, word: str) -> None:
    while live.now is None or word not in [tale.word for tale in live.now.tales]:
        live.update()


def test_a_clock_at_zero_lets_the_computer_answer_one_question_and_outlives_a_restart(tmp_path: Path) -> None:
    timing = {"clock": "move", "seconds": 11}
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND), timing=timing)
        kian.join(table.id, 1, "Kian", table.invite)
        cookie = laleh.http.cookies
    with serving(quick(tmp_path)) as address, Player(address) as laleh:  # the clock ran on meanwhile
        laleh.http.cookies = cookie
        with laleh.live(table.id) as live:
            begun = live.update()
            assert all(seat.left is not None and seat.left <= 11 for seat in begun.table.seats)
            heard_word(live, "ran-out")
            live.until(2)
    rows = in_database(tmp_path, 'select move, guest from moves where "table" = :t order by n', t=table.id)
    assert "ran-out" in rows[0][0] and rows[1][1] == "" and not rows[1][0].startswith("!")


def test_after_the_chosen_time_the_computer_plays_for_the_absent_until_they_answer_again(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND), timing={"away": 2})
        kian.join(table.id, 1, "Kian", table.invite)
        with laleh.live(table.id) as hers:
            asked = hers.update().asked[0]
            if asked == 0:  # Laleh is here: she plays until Kian has to
                while hers.ask():
                    hers.move()
            heard_word(hers, "stood-in-away")
            while not hers.ask():
                hers.update()
            assert hers.now is not None and hers.now.table.seats[1].computer
            with kian.live(table.id) as his:
                his.update()
                his.say(**{"is": "hand-over"}, seat=1, computer=False)
                heard_word(his, "came-back")
                assert his.now is not None and not his.now.table.seats[1].computer


def test_a_reminder_is_heard_on_every_device_and_too_many_are_refused(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND))
        kian.join(table.id, 1, "Kian", table.invite)
        with laleh.live(table.id) as hers, kian.live(table.id) as his, kian.live(table.id) as phone:
            asked = hers.update().asked[0]
            while asked == 0:
                asked = hers.move().asked[0]
            hers.say(**{"is": "nudge"}, seat=1)
            for live in (his, phone):
                while not isinstance(said := live.hear(), Reminder):
                    pass
                assert (said.seat, said.by) == (1, 0)
            hers.say(**{"is": "nudge"}, seat=1)
            assert hers.refusal().code == "too_many"
            hers.say(**{"is": "propose"}, seat=0, what="computer", on=1)
            assert [error.code for error in caught_up(hers)] == ["not_away"]


def test_chairs_are_the_host_s_and_only_before_the_game(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND, BOT))
        chairs = f"/api/tables/{table.id}/chairs"
        assert laleh.http.post(chairs, json={"seat": 1, "to": "bot", "level": "random"}).json()["started"] is False
        assert laleh.http.post(chairs, json={"seat": 1, "to": "free"}).status_code == 200
        assert code(laleh.http.post(chairs, json={"seat": 0, "to": "gone"})) == "seat_taken"
        assert code(laleh.http.post(chairs, json={"seat": 9, "to": "free"})) == "seat_taken"
        assert code(laleh.http.post(chairs, json={"seat": 1, "to": "bot", "level": "nobody"})) == "bad_game"
        assert len(laleh.http.post(chairs, json={"seat": 2, "to": "gone"}).json()["seats"]) == 2
        assert code(laleh.http.post(chairs, json={"seat": 1, "to": "gone"})) == "bad_game"  # too few
        assert code(laleh.http.post(f"/api/tables/{table.id}/start")) == "bad_game"
        kian.join(table.id, 1, "Kian", table.invite)
        assert code(laleh.http.post(chairs, json={"seat": 1, "to": "free"})) == "started"
        assert laleh.http.post(f"/api/tables/{table.id}/start").json()["started"] is True  # said twice


def test_an_invitation_leads_to_its_table_and_a_closed_one_has_no_spectators(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian, Player(address) as stranger:
        table = laleh.open(me_and(FRIEND), closed=True)
        assert stranger.http.get(f"/api/invitations/{table.invite}").json() == {"table": table.id, "game": "port_royal"}
        assert code(stranger.http.get("/api/invitations/laleh-laleh-222222222")) == "bad_invite"
        kian.join(table.id, 1, "Kian", table.invite)
        assert code(stranger.http.get(f"/api/tables/{table.id}")) == "closed"
        assert code(stranger.http.get(f"/api/tables/{table.id}/replay?eyes=none")) == "closed"
        with stranger.live(table.id) as live:
            assert live.refusal().code == "closed"
        assert kian.table(table.id).started
        assert time.time() - in_database(tmp_path, "select begun from tables where id = :t", t=table.id)[0][0] < 60
