"""Looking through games over HTTP, playing on from there, and records as files."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mizban.table.records import LARGEST
from mizban.table.wire import Error, Frame, Origin, ReplayInfo, TableInfo, Update
from tests.server.helpers import BOT, FRIEND, HERE, Player, code, me_and, play_to_the_end, quick, serving


class Game:
    """A finished game of Laleh's and Kian's, with all that Laleh was told."""

    def __init__(self, laleh: Player, kian: Player) -> None:
        self.table = laleh.open(me_and(FRIEND))
        kian.join(self.table.id, 1, "Kian", self.table.invite)
        luck = random.Random(3)
        with laleh.live(self.table.id) as hers, kian.live(self.table.id) as his:
            hers.update(), his.update()
            while hers.now is not None and not hers.now.table.finished:
                mover = hers if hers.ask() else his
                rows = mover.move(luck.randrange(100)).rows
                hers.until(rows), his.until(rows)
            heard = [msgspec.json.decode(message, type=Update) for message in hers.heard]
        self.told = {update.moves: update for update in heard}
        self.cookies = laleh.http.cookies
        self.base = f"/api/tables/{self.table.id}"


@pytest.fixture(scope="module")
def game(address: str) -> Iterator[Game]:
    with Player(address) as laleh, Player(address) as kian:
        yield Game(laleh, kian)


@pytest.fixture
def hers(game: Game, laleh: Player) -> Player:
    laleh.http.cookies = game.cookies
    return laleh


def info_of(player: Player, base: str, eyes: str) -> ReplayInfo:
    answer = player.http.get(f"{base}/replay", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReplayInfo)


def frames_of(player: Player, base: str, eyes: str, first: int, last: int) -> list[Frame]:
    answer = player.http.get(f"{base}/replay/frames", params={"eyes": eyes, "first": first, "last": last})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[Frame])


def test_a_finished_game_as_it_was_seen(game: Game, hers: Player) -> None:
    info = info_of(hers, game.base, "0")
    assert info.moves == max(game.told) and (info.me, info.eyes, info.open) == (0, [0, 1], True)
    assert len(info.seats) == len(info.forced) == info.moves and info.table.id == game.table.id
    assert info.fair.honest and info.fair.ended and info.fair.hash == game.table.seed_hash == info.table.seed_hash
    assert hashlib.sha256(bytes.fromhex(info.fair.seed)).hexdigest() == info.fair.hash
    seen: dict[int, Frame] = {}
    for first in range(0, info.moves + 1, 64):
        seen |= {frame.move: frame for frame in frames_of(hers, game.base, "0", first, min(first + 63, info.moves))}
    assert list(seen) == list(range(info.moves + 1))
    for move, told in game.told.items():
        assert seen[move].view == told.chairs[0].view and seen[move].scores == told.scores
    assert info.lines[-1] == game.told[info.moves].chairs[0].lines[-1]


def test_all_eyes_of_a_finished_game_are_for_its_players_and_their_host(game: Game, hers: Player, kian: Player) -> None:
    for eyes in ("0", "1", "none", "open"):
        assert info_of(hers, game.base, eyes).moves
        (frame,) = frames_of(hers, game.base, eyes, 5, 5)
        assert msgspec.json.decode(frame.view)["moment"]["me"] == {"1": 1, "none": -1}.get(eyes, 0)
    for path in ("replay?eyes=0", "replay?eyes=none", "replay/frames?eyes=1&first=0&last=1", "record"):
        assert code(kian.http.get(f"{game.base}/{path}")) == "not_your_seat"
    assert code(kian.http.post(f"{game.base}/replay/fork", json={"move": 1, "seat": 0, "level": "random"})) == "not_your_seat"


@pytest.mark.parametrize(
    "query",
    [
        "eyes=9&first=0&last=0",
        "eyes=me&first=0&last=0",
        "eyes=0&first=-1&last=0",
        "eyes=0&first=2&last=1",
        "eyes=0&first=0&last=64",
        "eyes=0&first=0&last=99999",
        "eyes=0&first=0",
        "eyes=0&first=zero&last=1",
        "eyes=0&first=0&last=" + "9" * 5000,
    ],
)
def test_malformed_looks(game: Game, hers: Player, query: str) -> None:
    answer = hers.http.get(f"{game.base}/replay/frames?{query}")
    assert answer.status_code == 400 and code(answer) == "malformed"


def test_a_game_under_way_only_with_one_s_own_eyes(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE, FRIEND))
    base = f"/api/tables/{table.id}"
    assert code(laleh.http.get(f"{base}/replay?eyes=0")) == "not_started"
    kian.join(table.id, 2, "Kian", table.invite)
    with laleh.live(table.id) as live:
        now = live.update()
        while live.ask():
            now = live.move(-1)
        view = live.chair(1).view
    info = info_of(laleh, base, "1")
    assert info.moves == now.moves and info.eyes == [0, 1] and info.me == 0 and not info.open
    assert info.fair.seed == "" == info.table.seed and info.fair.hash == table.seed_hash and not info.fair.ended
    (last,) = frames_of(laleh, base, "1", now.moves, now.moves)
    assert last.view == view and last.scores is None
    assert code(laleh.http.get(f"{base}/replay?eyes=2")) == "unfinished"
    assert code(laleh.http.get(f"{base}/replay?eyes=open")) == "unfinished"
    assert code(laleh.http.get(f"{base}/replay?eyes=none")) == "not_your_seat"
    with Player(laleh.address) as stranger:
        assert info_of(stranger, base, "none").eyes == []
        assert code(stranger.http.get(f"{base}/replay?eyes=0")) == "unfinished"
    assert code(laleh.http.get(f"{base}/record")) == "unfinished"
    assert code(laleh.http.post(f"{base}/replay/fork", json={"move": 1, "seat": 0, "level": "random"})) == "unfinished"


def test_a_table_is_not_found_among_the_records(laleh: Player, kian: Player) -> None:
    """Whoever knows the name of a record may see all of it, seed and all: no name of a table is one."""
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        live.move(0)
    assert info_of(laleh, f"/api/tables/{table.id}", "0").moves == 1  # it is in memory now
    for name in (table.id, f"{table.id} 1", f"{table.id}%201"):
        assert code(kian.http.get(f"/api/records/{name}/replay")) == "not_found"


def test_a_public_game_is_for_everybody(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE), public=True)
    with laleh.live(table.id) as live:
        play_to_the_end(live, random.Random(8))
    info = info_of(kian, f"/api/tables/{table.id}", "open")
    assert info.me is None and info.eyes == [0, 1]


# ---- playing on ---------------------------------------------------------------------------------------------------


def forked(player: Player, base: str, **fork: object) -> TableInfo:
    answer = player.http.post(f"{base}/replay/fork", json=fork)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def test_playing_on_from_a_position_against_computers(game: Game, hers: Player) -> None:
    info = info_of(hers, game.base, "1")
    move = next(n for n in range(10, info.moves) if info.seats[n] == 1)
    new = forked(hers, game.base, move=move, seat=1, level="random")
    assert new.origin == Origin(game.table.id, move) and new.id != game.table.id and not new.public and new.host
    assert [(seat.kind, seat.name, seat.mine) for seat in new.seats] == [("bot", "", False), ("guest", "Laleh", True)]
    assert new.options == game.table.options and new.seed_hash == game.table.seed_hash and new.seed == "" and new.started
    (position,) = frames_of(hers, game.base, "1", move, move)
    with hers.live(new.id) as live:
        now = live.update()
        assert (now.rows, now.moves, now.asked) == (move, move, [1]) and now.chairs[0].view == position.view
        end = play_to_the_end(live, random.Random(4))
        assert end.table.origin == new.origin
    assert hers.table(new.id).finished and hers.table(game.table.id).origin is None


def test_playing_on_with_friends(game: Game, hers: Player, kian: Player) -> None:
    new = forked(hers, game.base, move=3, seat=0, level="", invite=True)
    assert [seat.kind for seat in new.seats] == ["guest", "open"] and not new.started and new.invite
    assert kian.join(new.id, 1, "Kian", new.invite).status_code == 200
    with kian.live(new.id) as live:
        assert live.update().moves == 3


def test_what_cannot_be_played_on(game: Game, hers: Player) -> None:
    moves = info_of(hers, game.base, "0").moves
    good: dict[str, object] = {"move": 3, "seat": 0, "level": "random", "invite": False}
    wrong: list[tuple[dict[str, object], str]] = [
        ({"move": -1}, "bad_game"),
        ({"move": moves + 1}, "bad_game"),
        ({"move": moves}, "finished"),
        ({"seat": 2}, "bad_game"),
        ({"seat": -1}, "bad_game"),
        ({"level": "genius"}, "bad_level"),
        ({"move": "three"}, "malformed"),
        ({"more": 1}, "malformed"),
    ]
    for change, expected in wrong:
        assert code(hers.http.post(f"{game.base}/replay/fork", json=good | change)) == expected, change


# ---- records ------------------------------------------------------------------------------------------------------


def test_a_record_is_saved_and_opened_by_somebody_else(game: Game, hers: Player, kian: Player) -> None:
    saved = hers.http.get(f"{game.base}/record")
    assert saved.headers["content-type"] == "text/plain; charset=utf-8"
    assert saved.headers["content-disposition"] == f'attachment; filename="port_royal-{game.table.id}.mizban"'
    assert saved.text.startswith("# Mizban: Port Royal\nport_royal rules=")
    answer = kian.http.post("/api/records", content=saved.content)
    hash = hashlib.sha256(saved.content).hexdigest()
    assert answer.status_code == 201 and answer.json() == {"hash": hash, "game": "port_royal"}
    base = f"/api/records/{hash}"
    info = info_of(kian, base, "none")
    assert info.table.id == "" and [(seat.kind, seat.name) for seat in info.table.seats] == [("open", "")] * 2
    assert info.me is None and info.open and info.eyes == [0, 1] and info.fair.honest
    for eyes in ("0", "1", "none", "open"):
        assert frames_of(kian, base, eyes, 4, 20) == frames_of(hers, game.base, eyes, 4, 20)
    assert code(kian.http.post(f"{base}/replay/fork", json={"move": 5, "seat": 1, "level": "random"})) == "bad_name"
    kian.http.put("/api/me", json={"name": "Kian"})
    new = forked(kian, base, move=5, seat=1, level="random")
    assert new.origin == Origin("", 5) and [seat.name for seat in new.seats] == ["", "Kian"]


def test_records_that_are_none_are_refused_with_their_line(game: Game, hers: Player) -> None:
    text = hers.http.get(f"{game.base}/record").text
    lines = text.splitlines()
    for body, expected in [
        (b"", Error("no_record", line=1)),
        (b"\xff\x00", Error("no_record", line=1)),
        ("\n".join(lines[:9]).encode(), Error("cut_off", line=10)),
        ("\n".join([*lines[:9], "0 fly", *lines[10:]]).encode(), Error("illegal_move", line=10)),
        (text.replace("hash=", "hash=0").encode(), Error("wrong_hash", line=2)),
    ]:
        answer = hers.http.post("/api/records", content=body)
        assert answer.status_code == 400 and msgspec.json.decode(answer.content, type=Error) == expected


@pytest.mark.parametrize("length", [LARGEST + 1, 10 * LARGEST])
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_long_gets_its_answer(laleh: Player, length: int, announced: bool) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(0, length, 2**16):
            yield b"x" * 2**16

    answer = laleh.http.post("/api/records", content=b"x" * length if announced else chunks())
    assert answer.status_code == 413 and msgspec.json.decode(answer.content, type=Error) == Error("too_large", line=1)
    assert laleh.http.get("/api/me").status_code == 200


def test_a_record_that_was_forgotten_is_sent_again(tmp_path: Path, game: Game, hers: Player) -> None:
    text = hers.http.get(f"{game.base}/record").content
    with serving(quick(tmp_path, replays_in_memory=1)) as address, Player(address) as player:
        first, second = (player.http.post("/api/records", content=body).json()["hash"] for body in (text, text + b"\n"))
        assert code(player.http.get(f"/api/records/{first}/replay")) == "not_found"
        assert info_of(player, f"/api/records/{second}", "none").moves
        assert player.http.post("/api/records", content=text).json()["hash"] == first
        assert info_of(player, f"/api/records/{first}", "none").moves
    assert code(hers.http.get("/api/records/nope/replay/frames?first=0&last=0")) == "not_found"


def test_nobody_looks_too_often(tmp_path: Path) -> None:
    with serving(quick(tmp_path, looks_per_second=0.001, looks_at_once=2)) as address, Player(address) as laleh:
        table = laleh.open(me_and(BOT))
        answers = [laleh.http.get(f"/api/tables/{table.id}/replay") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429] and code(answers[-1]) == "too_many"
