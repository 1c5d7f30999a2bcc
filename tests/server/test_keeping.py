"""Those who keep the house: what they see, and what they can do about tables and people."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mizban.cli import main
from mizban.server.backup import restore
from mizban.table.wire import Error, Talk
from tests.server.databases import database_of, in_database
from tests.server.helpers import FRIEND, HERE, Player, code, me_and, quick, serving
from tests.server.test_accounts import PASSWORD, make_account, mine, sign_in


class Keepers:
    """A house with its host, a moderator, and people."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder
        self.host, self.moderator, self.laleh, self.kian = (Player(address) for _ in range(4))
        for player, name, role in ((self.host, "Mizban", "host"), (self.moderator, "Nazer", "moderator")):
            make_account(player, name)
            in_database(folder, "update people set role = :role where name = :name", role=role, name=name)
            sign_in(player, name)
        for player, name in ((self.laleh, "Laleh"), (self.kian, "Kian")):
            player.http.put("/api/me", json={"name": name})

    def tag(self, name: str) -> str:
        return next(str(one["tag"]) for one in self.moderator.http.get("/api/house").json()["people"] if one["name"] == name)

    def change(self, keeper: Player, name: str, **change: object) -> str:
        """ "" if it is done, else why not."""
        answer = keeper.http.put(f"/api/house/people/{self.tag(name)}", json=change)
        return "" if answer.status_code == 200 else code(answer)


@pytest.fixture
def keepers(tmp_path: Path) -> Iterator[Keepers]:
    with serving(quick(tmp_path)) as address:
        here = Keepers(tmp_path, address)
        yield here
        for player in (here.host, here.moderator, here.laleh, here.kian):
            player.http.close()


def test_the_host_sees_tables_people_and_the_machine_a_moderator_no_machine(keepers: Keepers) -> None:
    table = keepers.laleh.open(me_and(FRIEND))
    told = keepers.host.http.get("/api/house").json()
    assert [one["id"] for one in told["tables"]] == [table.id] and told["tables"][0]["invite"] == ""
    assert [one["role"] for one in told["people"]] == ["moderator", "host", "player", "player"] or told["people"][0]["role"] != "player"
    assert (told["everybody"], told["accounts"], told["playing"], told["finished"]) == (4, 2, 1, 0)
    machine = told["machine"]
    assert machine["disk_total"] >= machine["disk_free"] > 0 and machine["database"] > 0 and machine["backups"] == []
    assert keepers.moderator.http.get("/api/house").json()["machine"] is None
    found = keepers.moderator.http.get("/api/house", params={"name": "aLe"}).json()["people"]
    assert [one["name"] for one in found] == ["Laleh"]
    ids = [id for (id,) in in_database(keepers.folder, "select id from people")]
    assert not any(id in keepers.host.http.get("/api/house").text for id in ids)


def test_a_muted_person_is_not_heard_until_they_may_speak_again(keepers: Keepers) -> None:
    table = keepers.laleh.open(me_and(FRIEND))
    keepers.kian.join(table.id, 1, "Kian", table.invite)

    def say(word: str) -> str:
        with keepers.kian.live(table.id) as live:
            live.update()
            live.say(**{"is": "say"}, id=word, text="Salam")
            while True:
                said = live.hear()
                if isinstance(said, Error):
                    return said.code
                if isinstance(said, Talk) and any(one.id == word for one in said.words):
                    return ""

    assert say("one") == ""
    assert keepers.change(keepers.moderator, "Kian", muted=True) == ""
    assert say("two") == "silenced"
    assert keepers.change(keepers.moderator, "Kian", muted=False) == ""
    assert say("three") == ""


def test_a_removed_person_is_out_and_stays_out(keepers: Keepers) -> None:
    make_account(keepers.kian, "Kian")
    waiting = keepers.laleh.open([{"kind": "me", "name": "Laleh"}, FRIEND, FRIEND])
    keepers.kian.join(waiting.id, 1, "Kian", waiting.invite)
    own = keepers.kian.open(me_and(FRIEND))
    with keepers.kian.live(waiting.id) as live:
        live.update()
        assert keepers.change(keepers.moderator, "Kian", removed=True) == ""
        with pytest.raises(ConnectionClosed):
            while True:
                live.hear()
    assert mine(keepers.kian) == set() and not keepers.kian.http.get("/api/me").json()["account"]
    assert code(sign_in(keepers.kian, "Kian")) == "bad_sign_in"
    assert [seat.kind for seat in keepers.laleh.table(waiting.id).seats] == ["guest", "open", "open"]
    assert keepers.laleh.http.get(f"/api/tables/{own.id}").status_code == 404
    assert keepers.change(keepers.host, "Kian", removed=False) == ""
    assert sign_in(keepers.kian, "Kian").status_code == 200


def test_nobody_changes_those_above_them_or_themselves(keepers: Keepers) -> None:
    make_account(keepers.kian, "Kian")
    for keeper, name, change in (
        (keepers.moderator, "Mizban", {"muted": True}),
        (keepers.moderator, "Nazer", {"muted": False}),
        (keepers.moderator, "Kian", {"role": "moderator"}),
        (keepers.host, "Mizban", {"removed": True}),
    ):
        assert keepers.change(keeper, name, **change) == "not_allowed"
    assert keepers.change(keepers.host, "Laleh", role="moderator") == "no_account"
    assert keepers.change(keepers.host, "Kian", role="host") == "malformed"
    assert keepers.change(keepers.host, "Kian", role="moderator") == ""
    assert keepers.kian.http.get("/api/house").status_code == 200
    assert keepers.change(keepers.host, "Kian", role="player") == ""
    assert code(keepers.kian.http.get("/api/house")) == "not_allowed"


def test_a_moderator_closes_any_table_and_who_sits_there_is_told(keepers: Keepers) -> None:
    table = keepers.laleh.open(me_and(HERE))
    with keepers.laleh.live(table.id) as live:
        live.update()
        assert keepers.moderator.http.delete(f"/api/house/tables/{table.id}").status_code == 204
        assert live.refusal().code == "no_table"
    assert code(keepers.moderator.http.delete(f"/api/house/tables/{table.id}")) == "no_table"


def test_a_backup_made_from_the_page_can_be_restored(keepers: Keepers, tmp_path: Path) -> None:
    table = keepers.laleh.open(me_and(HERE))
    assert code(keepers.moderator.http.post("/api/house/backups")) == "not_allowed"
    (made,) = keepers.host.http.post("/api/house/backups").json()
    file = keepers.folder / "backups" / made["name"]
    assert made["bytes"] == file.stat().st_size and stat.S_IMODE(file.stat().st_mode) == 0o600
    folder = tmp_path / "second"
    folder.mkdir(mode=0o700)
    settings = quick(folder)
    restore(settings.address, file)
    with serving(settings) as address, Player(address) as host:
        assert sign_in(host, "Mizban").json()["role"] == "host"
        assert host.http.get("/api/house").json()["tables"][0]["id"] == table.id
        assert host.http.get(f"/api/tables/{table.id}").status_code == 200


def test_a_report_is_settled_and_says_who_was_meant(keepers: Keepers) -> None:
    table = keepers.laleh.open(me_and(FRIEND))
    keepers.kian.join(table.id, 1, "Kian", table.invite)
    assert keepers.laleh.http.post(f"/api/tables/{table.id}/report", json={"seat": 1, "reason": "other"}).status_code < 300
    (report,) = keepers.moderator.http.get("/api/house").json()["reports"]
    settled = keepers.moderator.http.post(f"/api/house/reports/{report['id']}/settle").json()
    assert settled["person"]["tag"] == keepers.tag("Kian")
    assert keepers.moderator.http.get("/api/house").json()["reports"] == []


def test_roles_are_given_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["user", "--data", str(tmp_path / "nowhere")]) == 2
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        make_account(laleh, "Laleh")
        more = ["--data", str(tmp_path), "--database", database_of(tmp_path)]
        assert code(laleh.http.get("/api/house")) == "not_allowed"
        assert main(["user", "laleh", "--role", "host", *more]) == 0
        assert "Laleh: host of the house" in capsys.readouterr().out
        assert sign_in(laleh, "Laleh", PASSWORD).json()["role"] == "host"
        assert laleh.http.get("/api/house").status_code == 200
        assert main(["user", *more]) == 0
        assert "Laleh: صاحب‌خانه" in capsys.readouterr().out
        assert main(["user", "Nobody", "--role", "host", *more]) == 2 and main(["user", "--role", "host", *more]) == 2
