"""Talk at a table: heard by all who are there, kept, limited, and never in the way of a move."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from mizban.server.sayings import Sayings
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.table.talk import LONGEST
from mizban.table.wire import TableInfo, Talk, Update
from tests.server.databases import database_of, in_database
from tests.server.helpers import FRIEND, Live, Player, code, me_and, quick, serving


def friends(laleh: Player, kian: Player) -> TableInfo:
    table = laleh.open(me_and(FRIEND))
    assert kian.join(table.id, 1, "کیان", table.invite).status_code == 200
    return table


def say(live: Live, id: str, text: str = "", **more: object) -> None:
    live.say(**{"is": "say"}, id=id, text=text, **more)


def until(live: Live, told: Callable[[Talk], bool]) -> Talk:
    """What is told may be told again, when several processes are there."""
    while not told(said := live.talk()):
        pass
    return said


def test_a_word_is_heard_by_all_who_are_there_and_by_who_comes_later(laleh: Player, kian: Player, address: str) -> None:
    table = friends(laleh, kian)
    with Player(address) as ramin, laleh.live(table.id) as hers, kian.live(table.id) as his:
        ramin.http.put("/api/me", json={"name": "Ramin"})
        say(hers, "1", "سلام، <b>چای</b>؟")
        assert [(word.n, word.seat, word.text, word.mine, word.id) for word in hers.talk().words] == [
            (1, 0, "سلام، <b>چای</b>؟", True, "1")
        ]
        (heard,) = his.talk().words
        assert (heard.seat, heard.name, heard.mine, heard.id) == (0, "Laleh", False, "")
        say(his, "1", reaction="tea")
        assert [(word.n, word.reaction) for word in hers.talk().words] == [(2, "tea")]
        with ramin.live(table.id) as watching:
            told = watching.talk()
            assert told.whole and [word.n for word in told.words] == [1, 2]
            say(watching, "x", "What a table!")
            (spoken,) = watching.talk().words
            assert spoken.seat is None and spoken.name == "Ramin"
        assert [word.name for word in hers.talk().words] == ["Ramin"]


def test_a_word_said_again_on_a_new_connection_is_the_same_word(laleh: Player, kian: Player) -> None:
    table = friends(laleh, kian)
    with laleh.live(table.id) as hers:
        say(hers, "once", "I am back")
        hers.talk()
    with laleh.live(table.id) as hers:
        assert [word.id for word in hers.talk().words] == ["once"]
        say(hers, "once", "I am back")
        assert [word.n for word in hers.talk().words] == [1]
        say(hers, "twice", "and so am I")
        assert [word.n for word in hers.talk().words] == [2]


def test_a_word_is_a_small_message_and_no_update_follows(laleh: Player, kian: Player) -> None:
    table = friends(laleh, kian)
    with laleh.live(table.id) as hers, kian.live(table.id) as his:
        hers.greet(), his.greet()
        his.heard.clear()
        say(hers, "1", "x" * LONGEST)
        his.talk()
        his.say(**{"is": "hello"})
        kinds = [type(his.hear()) for _ in range(1)]
        assert Update not in kinds and max(map(len, his.heard)) < LONGEST + 300


def test_moves_do_not_wait_for_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that cannot be written for a while hold up nobody's move."""
    import threading

    held = threading.Event()
    usual = Sayings.say
    monkeypatch.setattr(Sayings, "say", lambda self, *given: (held.wait(20), usual(self, *given))[1])
    # On SQLite one thread writes all: there a word waits its turn like a row. What is tried here is that the channel goes on.
    with serving(quick(tmp_path, database=database_of(tmp_path, "postgresql"))) as address, ExitStack() as stack:
        laleh, kian = stack.enter_context(Player(address)), stack.enter_context(Player(address))
        table = friends(laleh, kian)
        hers, his = stack.enter_context(laleh.live(table.id)), stack.enter_context(kian.live(table.id))
        hers.update(), his.update()
        mover = hers if hers.ask() else his
        say(mover, "slow", "one moment")
        assert mover.move().rows == 1
        assert not any(b'"talk"' in message for message in mover.heard)
        held.set()
        assert [word.id for word in mover.talk().words] == ["slow"]


def test_spectators_can_be_asked_to_listen_only(laleh: Player, kian: Player, address: str) -> None:
    table = friends(laleh, kian)
    with Player(address) as ramin, laleh.live(table.id) as hers, ramin.live(table.id) as watching:
        say(watching, "0", "who am I?")
        assert (refused := watching.refusal()).code == "bad_name" and refused.word == "0"
        ramin.http.put("/api/me", json={"name": "Laleh"})
        with ramin.live(table.id) as again:
            say(again, "1", "I am the host")
            assert again.refusal().code == "name_taken", "nobody who looks on is mistaken for a player"
        ramin.http.put("/api/me", json={"name": "Ramin"})
        with ramin.live(table.id) as again:
            assert laleh.http.post(f"/api/tables/{table.id}/hush", json={"hushed": True}).status_code == 204
            until(again, lambda talk: talk.hushed), until(hers, lambda talk: talk.hushed)
            say(again, "2", "take the blue one")
            assert again.refusal().code == "hushed"
            say(hers, "2", "I am asked to think for myself")
            assert again.talk().words
            laleh.http.post(f"/api/tables/{table.id}/hush", json={"hushed": False})
            until(again, lambda talk: not talk.hushed)
            say(again, "3", "well played")
            until(again, lambda talk: talk.words[-1].text == "well played")


def test_whoever_is_muted_is_not_heard_here_nor_at_another_table(laleh: Player, kian: Player) -> None:
    table, other = friends(laleh, kian), friends(laleh, kian)
    with laleh.live(table.id) as hers, kian.live(table.id) as his:
        say(his, "1", "bla")
        hers.talk()
        assert laleh.http.post(f"/api/tables/{table.id}/mute", json={"seat": 1, "muted": True}).status_code == 204
        told = until(hers, lambda talk: talk.muted == [1])
        assert told.whole and [(word.text, word.muted) for word in told.words] == [("", True)]
        say(his, "2", "bla bla")
        until(hers, lambda talk: talk.words[-1].n == 2)
        assert b"bla bla" not in b"".join(hers.heard)
        with laleh.live(other.id) as there, kian.live(other.id) as he:
            assert there.talk().muted == [1]
            say(he, "3", "can you hear me?")
            assert there.talk().words[0].muted
        assert laleh.http.post(f"/api/tables/{table.id}/mute", json={"word": 1, "muted": False}).status_code == 204
        assert [word.text for word in until(hers, lambda talk: not talk.muted).words] == ["bla", "bla bla"]
    assert code(laleh.http.post(f"/api/tables/{table.id}/mute", json={"seat": 0, "muted": True})) == "not_found"
    assert code(laleh.http.post(f"/api/tables/{table.id}/mute", json={"seat": 9, "muted": True})) == "not_found"


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    usual = Settings(data=tmp_path)
    changes = {"words_per_second": usual.words_per_second, "words_at_once": usual.words_at_once}
    with serving(quick(tmp_path, reactions_per_second=usual.reactions_per_second, **changes)) as address, ExitStack() as stack:
        laleh, kian = stack.enter_context(Player(address)), stack.enter_context(Player(address))
        table = friends(laleh, kian)
        hers = stack.enter_context(laleh.live(table.id))
        hers.update()
        for n in range(usual.words_at_once):
            say(hers, str(n), "bla")
            hers.talk()
        say(hers, "more", "bla")
        assert (refused := hers.refusal()).code == "too_many" and refused.word == "more"
        say(hers, "cup", reaction="tea")
        hers.talk()
        say(hers, "cup 2", reaction="tea")
        assert hers.refusal().code == "too_many", "one reaction every three seconds"
        say(hers, "long", "x" * (LONGEST + 1))
        assert hers.refusal().code == "too_large"
        ask = hers.ask()
        assert hers.greet().rows == 0 and (ask is None or hers.move().rows == 1), "who has said too much still plays"


def test_a_report_goes_to_those_who_watch_over_the_house(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = friends(laleh, kian)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            say(his, "1", "something rude")
            hers.talk()
            about = {"word": 1, "reason": "insult", "text": "not at my table"}
            assert laleh.http.post(f"/api/tables/{table.id}/report", json=about).status_code == 204
        assert code(laleh.http.post(f"/api/tables/{table.id}/report", json={"seat": 0, "reason": "spam"})) == "not_found"
        assert code(laleh.http.post(f"/api/tables/{table.id}/report", json={"seat": 1, "reason": "nonsense"})) == "malformed"
        assert code(laleh.http.post(f"/api/tables/{table.id}/report", json={"seat": 1, "reason": "spam", "text": "x" * 501})) == "too_large"
    store = Store(Settings(data=tmp_path, database=database_of(tmp_path)).address)
    sayings = Sayings(store)
    (made,) = sayings.reports()
    assert (made.table, made.name, made.reason, made.text) == (table.id, "کیان", "insult", "not at my table")
    assert made.said == [("کیان", "something rude")] and made.settled == 0
    his_id = in_database(tmp_path, "select guest from seats where seat = 1")[0][0]
    assert sayings.reported(made.id) == his_id
    assert sayings.settle(made.id, 5.0) and not sayings.settle("nothing", 5.0)
    assert sayings.reports() == [] and [one.settled for one in sayings.reports(settled=True)] == [5.0]
    store.close()


def test_what_was_said_goes_with_its_table(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(FRIEND))
        with laleh.live(table.id) as hers:
            say(hers, "1", "is anybody there?")
            hers.talk()
        laleh.http.post(f"/api/tables/{table.id}/hush", json={"hushed": True})
        assert laleh.http.delete(f"/api/tables/{table.id}").status_code == 204
        assert in_database(tmp_path, "select count(*) from words") == [(0,)]


def test_talk_crosses_from_process_to_process(tmp_path: Path) -> None:
    shared = database_of(tmp_path, "postgresql")
    with (
        serving(quick(tmp_path / "a", database=shared)) as one,
        serving(quick(tmp_path / "b", database=shared)) as two,
        Player(one) as laleh,
        Player(two) as kian,
    ):
        table = friends(laleh, kian)
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            hers.update(), his.update()
            say(hers, "1", "from here")
            assert [word.text for word in his.talk().words] == ["from here"]
            say(his, "1", "to there")
            hers.talk()
            assert [word.text for word in hers.talk().words] == ["to there"]
            kian.http.post(f"/api/tables/{table.id}/mute", json={"seat": 0, "muted": True})
            until(his, lambda talk: talk.muted == [0])
            laleh.http.post(f"/api/tables/{table.id}/hush", json={"hushed": True})
            until(his, lambda talk: talk.hushed)


def test_a_note_is_its_writer_s_alone(laleh: Player, kian: Player, address: str) -> None:
    table = friends(laleh, kian)
    place = f"/api/tables/{table.id}/note"
    assert laleh.http.put(place, json={"text": " he keeps the blue ones\n "}).status_code == 204
    assert laleh.http.get(place).json() == {"text": "he keeps the blue ones"}
    assert kian.http.get(place).json() == {"text": ""}
    assert code(laleh.http.put(place, json={"text": "x" * 2001})) == "too_large"
    with Player(address) as ramin:
        ramin.http.get("/api/me")
        assert code(ramin.http.put(place, json={"text": "mine"})) == "not_your_seat"
    assert laleh.http.put(place, json={"text": ""}).status_code == 204
    assert laleh.http.get(place).json() == {"text": ""}
