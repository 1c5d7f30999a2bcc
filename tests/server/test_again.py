"""The same group plays once more."""

from __future__ import annotations

import random

import msgspec

from mizban.table.wire import TableInfo
from tests.server.helpers import BOT, FRIEND, Player, code, me_and, play_to_the_end


def test_the_group_plays_again_one_seat_on(laleh: Player, kian: Player) -> None:
    options = {"end_with_expedition": False, "governor_at_once": False, "claim_after_bust": True}
    old = laleh.open(me_and(FRIEND, BOT), options=options)
    kian.join(old.id, 1, "Kian", old.invite)
    assert code(laleh.http.post(f"/api/tables/{old.id}/again")) == "unfinished"
    luck = random.Random(3)
    with laleh.live(old.id) as hers, kian.live(old.id) as his:
        hers.update(), his.update()
        while hers.now is not None and not hers.now.table.finished:
            for live in (hers, his):
                if live.ask():
                    rows = live.move(luck.randrange(100)).rows
                    hers.until(rows), his.until(rows)
            if not hers.ask() and not his.ask() and not hers.now.table.finished:
                his.until(hers.update().rows)
        stranger = Player(laleh.address)
        with stranger:
            assert code(stranger.http.post(f"/api/tables/{old.id}/again")) == "not_your_seat"
        asked = msgspec.json.decode(kian.http.post(f"/api/tables/{old.id}/again").content, type=TableInfo)
        assert asked.id == old.id and not asked.again  # Laleh has not been asked yet
        heard = hers.update()
        assert (heard.again, heard.not_again) == ([1], [])
        assert kian.http.delete(f"/api/tables/{old.id}/again").status_code == 200
        assert hers.update().not_again == [1]
        assert not msgspec.json.decode(laleh.http.post(f"/api/tables/{old.id}/again").content, type=TableInfo).again
        new = msgspec.json.decode(kian.http.post(f"/api/tables/{old.id}/again").content, type=TableInfo)
        while not hers.update().table.again:
            pass
        assert hers.greet().table.again == new.id
    same = msgspec.json.decode(laleh.http.post(f"/api/tables/{old.id}/again").content, type=TableInfo)
    assert same.id == new.id != old.id and new.started and not new.finished
    assert [(seat.kind, seat.name) for seat in same.seats] == [("guest", "Kian"), ("bot", ""), ("guest", "Laleh")]
    assert [seat.mine for seat in same.seats] == [False, False, True]
    assert [seat.animal for seat in same.seats] == [1, 2, 0]  # names, animals and levels come along
    assert [seat.level for seat in same.seats] == ["", "random", ""]
    assert same.options == options and same.seed_hash != old.seed_hash and same.seed == ""


def test_the_record_of_a_public_table_is_everybody_s(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and({"kind": "here", "name": "Kian"}), public=True)
    with laleh.live(table.id) as live:
        play_to_the_end(live, random.Random(8))
    assert kian.http.get(f"/api/tables/{table.id}/record").status_code == 200
