"""Who may do what: every request and every message, by everybody. And what nobody is ever told."""

from __future__ import annotations

import itertools
import logging
import random
from pathlib import Path

import pytest

from mizban.server.app import create_app
from tests.server.databases import in_database
from tests.server.helpers import FRIEND, HERE, Live, Player, me_and, play_to_the_end, quick, serving

NOBODY, GUEST, OTHER, PLAYER, HOST = "nobody", "guest", "other player", "player", "host"
MODERATOR, KEEPER = "moderator", "host of the house"
EVERYBODY = (NOBODY, GUEST, OTHER, PLAYER, MODERATOR, KEEPER, HOST)  # the host of the table last: only she may end something
ALL = set(EVERYBODY)
KNOWN = ALL - {NOBODY}  # whoever is written down

# Of a private table that has begun, one that waits, and one that is over: whose request is not refused because of who asks.
RIGHTS: dict[tuple[str, str], set[str]] = {
    ("GET", "/api/games"): ALL,
    ("GET", "/api/games/{key}"): ALL,
    ("GET", "/api/games/{key}/lessons/{lesson}"): ALL,
    ("GET", "/api/games/{key}/puzzles/{number}"): ALL,
    ("POST", "/api/games/{key}/puzzles/{number}/answer"): ALL,
    ("POST", "/api/games/{key}/puzzles/{number}/fork"): ALL,
    ("GET", "/api/me"): ALL,
    ("PUT", "/api/me"): ALL,
    ("GET", "/api/tables"): ALL,
    ("POST", "/api/tables"): ALL,
    ("GET", "/api/tables/{begun}"): ALL,  # whoever knows its name may look on
    ("DELETE", "/api/tables/{waiting}"): {HOST},
    ("POST", "/api/tables/{waiting}/join"): set(),  # without the invitation
    ("POST", "/api/tables/{waiting}/free"): {HOST},
    ("POST", "/api/tables/{waiting}/chairs"): {HOST},
    ("POST", "/api/tables/{waiting}/start"): {HOST},
    ("POST", "/api/tables/{left}/leave"): {HOST, PLAYER},
    ("POST", "/api/tables/{over}/nudge"): {HOST, PLAYER},
    ("POST", "/api/tables/{over}/again"): {HOST, PLAYER},
    ("DELETE", "/api/tables/{over}/again"): {HOST, PLAYER},
    ("GET", "/api/invitations/{invite}"): ALL,  # whoever knows it
    ("GET", "/api/notices/key"): ALL,
    ("GET", "/api/tables/{begun}/note"): ALL,  # everybody their own
    ("PUT", "/api/tables/{begun}/note"): {PLAYER, HOST},
    ("PUT", "/api/notices/device"): KNOWN,
    ("POST", "/api/notices/forget"): ALL,  # whoever knows the address of a browser speaks for it
    ("GET", "/api/tables/{begun}/notices"): ALL,
    ("PUT", "/api/tables/{begun}/notices"): {PLAYER, HOST},
    ("POST", "/api/tables/{begun}/mute"): KNOWN,
    ("POST", "/api/tables/{begun}/hush"): {HOST},
    ("POST", "/api/tables/{begun}/advice"): {HOST},  # whose question it is
    ("POST", "/api/tables/{begun}/report"): KNOWN,
    ("GET", "/api/tables/{begun}/replay"): ALL,  # as they may look on, they may look back
    ("GET", "/api/tables/{begun}/replay/frames"): ALL,
    ("GET", "/api/tables/{over}/replay"): {HOST, PLAYER},
    ("GET", "/api/tables/{over}/replay/frames"): {HOST, PLAYER},
    ("POST", "/api/tables/{over}/replay/fork"): {HOST, PLAYER},
    ("GET", "/api/tables/{over}/replay/analysis"): {HOST, PLAYER},
    ("POST", "/api/tables/{over}/replay/analysis"): {HOST, PLAYER},
    ("GET", "/api/tables/{over}/record"): {HOST, PLAYER},
    ("POST", "/api/records"): ALL,
    ("POST", "/api/records/table"): ALL,
    ("GET", "/api/records/{hash}/replay"): ALL,
    ("GET", "/api/records/{hash}/replay/frames"): ALL,
    ("POST", "/api/records/{hash}/replay/fork"): ALL,
    ("GET", "/api/profile"): ALL,  # their own
    ("GET", "/api/account"): ALL,
    ("GET", "/api/records/{hash}/replay/analysis"): ALL,
    ("POST", "/api/records/{hash}/replay/analysis"): ALL,
    ("POST", "/api/account"): ALL,
    ("PUT", "/api/account/password"): {MODERATOR, KEEPER},  # who have accounts
    ("POST", "/api/account/delete"): KNOWN,
    ("GET", "/api/account/export"): KNOWN,
    ("DELETE", "/api/account/devices/{device}"): set(),  # of another
    ("POST", "/api/account/link"): ALL,
    ("POST", "/api/account/passkeys/begin"): {MODERATOR, KEEPER},
    ("POST", "/api/account/passkeys"): {MODERATOR, KEEPER},
    ("DELETE", "/api/account/passkeys/{device}"): set(),
    ("POST", "/api/sign-in"): ALL,
    ("POST", "/api/sign-in/link/look"): ALL,
    ("POST", "/api/sign-in/link"): ALL,
    ("POST", "/api/sign-in/passkey/begin"): ALL,
    ("POST", "/api/sign-in/passkey"): ALL,
    ("POST", "/api/sign-out"): ALL,
    ("POST", "/api/sign-out/everywhere"): ALL,
    ("GET", "/api/house"): {MODERATOR, KEEPER},
    ("POST", "/api/house/backups"): {KEEPER},
    ("DELETE", "/api/house/tables/{waiting}"): {MODERATOR, KEEPER},
    ("PUT", "/api/house/people/{tag}"): {MODERATOR, KEEPER},
    ("POST", "/api/house/reports/{report}/settle"): {MODERATOR, KEEPER},
}
ENDING = ("/account", "/sign-out", "/sign-in", "/sign-out/everywhere", "/delete", "/link", "/password")  # they change who one is
BODIES = {
    "PUT /api/me": {"name": "Somebody"},
    "POST /api/tables": {"game": "port_royal", "seats": me_and(HERE)},
    "join": {"seat": 1, "name": "Somebody"},
    "free": {"seat": 0},
    "nudge": {"seat": 0},
    "POST /api/games/{key}/puzzles/{number}/answer": {"verb": "draw"},
    "POST /api/games/{key}/puzzles/{number}/fork": {},
    "chairs": {"seat": 1, "to": "free"},
    "device": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x", "lang": "en", "zone": "UTC"},
    "forget": {"endpoint": "https://fcm.googleapis.com/x"},
    "notices": {"off": False},
    "note": {"text": "mine"},
    "mute": {"seat": 1, "muted": True},
    "hush": {"hushed": False},
    "advice": {"question": "0.0"},
    "report": {"seat": 1, "reason": "other"},
    "fork": {"move": 1, "seat": 0, "level": "random"},
    "POST /api/account": {"name": "A new account", "password": "tea with cardamom"},
    "PUT /api/account/password": {"old": "tea with cardamom", "new": "tea without sugar"},
    "POST /api/account/delete": {"password": "tea with cardamom"},
    "POST /api/account/passkeys": {"credential": {}},
    "POST /api/sign-in": {"name": "Nobody", "password": "wrong"},
    "POST /api/sign-in/link/look": {"token": "x"},
    "POST /api/sign-in/link": {"token": "x"},
    "POST /api/sign-in/passkey": {"credential": {}},
    "PUT /api/house/people/{tag}": {"muted": False},
    "POST /api/records/table": {"record": "port_royal", "seat": 0, "levels": ["", "random"]},
}
WHO = {"not_your_seat", "bad_invite", "foreign", "not_allowed", "no_account"}  # refusals because of who asks
COUNT = itertools.count()


def everybody(address: str, folder: Path) -> dict[str, Player]:
    people = {who: Player(address) for who in EVERYBODY}
    for who, person in people.items():
        if who in (MODERATOR, KEEPER):
            name = f"Keeper {next(COUNT)}"
            person.http.post("/api/account", json={"name": name, "password": "tea with cardamom"})
            in_database(folder, "update people set role = :role where name = :name", role="host" if who == KEEPER else who, name=name)
            person.http.post("/api/sign-in", json={"name": name, "password": "tea with cardamom"})
        elif who != NOBODY:
            person.http.put("/api/me", json={"name": who.title()})
    people[OTHER].open(me_and(HERE))
    return people


def tables(people: dict[str, Player]) -> dict[str, str]:
    host, player = people[HOST], people[PLAYER]
    made = {name: host.open(me_and(FRIEND)) for name in ("begun", "over", "left")}
    for name in ("begun", "over", "left"):
        player.join(made[name].id, 1, "Player", made[name].invite)
    luck = random.Random(5)
    with host.live(made["over"].id) as hers, player.live(made["over"].id) as his:
        hers.update(), his.update()
        rows = 0
        while hers.now is not None and not hers.now.table.finished:
            rows = (hers if hers.ask() else his).move(luck.randrange(100)).rows
            hers.until(rows), his.until(rows)
    return {name: table.id for name, table in made.items()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> object:
    folder = tmp_path_factory.mktemp("rights")
    with serving(quick(folder)) as address:
        people = everybody(address, folder)
        yield people, tables(people), folder
        for person in people.values():
            person.http.close()


@pytest.mark.parametrize(("method", "path"), RIGHTS, ids=lambda value: str(value))
def test_every_request_by_everybody(house: tuple[dict[str, Player], dict[str, str], Path], method: str, path: str) -> None:
    people, named, folder = house
    host = people[HOST]
    record = host.http.get(f"/api/tables/{named['over']}/record").text
    hash = host.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["hash"]
    with Player(host.address) as another:
        another.http.put("/api/me", json={"name": "Another"})
    ((device,),) = in_database(folder, "select id from sessions order by created desc limit 1")
    ((tag,),) = in_database(folder, "select tag from people where role = 'player' order by created limit 1")
    if path.endswith(ENDING):
        people = everybody(host.address, folder)
    body = next((body for part, body in BODIES.items() if f"{method} {path}" == part or path.endswith(f"/{part}")), None)
    allowed = set()
    waiting = host.open(me_and(FRIEND))
    for who in EVERYBODY:
        person = people[who]
        if host.http.get(f"/api/tables/{waiting.id}").status_code == 404:
            waiting = host.open(me_and(FRIEND))
        known = {
            **named,
            "waiting": waiting.id,
            "invite": waiting.invite,
            "key": "port_royal",
            "lesson": "first",
            "number": 1,
            "hash": hash,
            "device": device,
            "tag": tag,
        }
        address = path.format(**known, report="none") + ("?first=0&last=1" if path.endswith("frames") else "")
        if path == "/api/records":
            answer = person.http.post(address, content=record, headers={"Content-Type": "text/plain"})
        else:
            answer = person.http.request(method, address, json=body)
        assert answer.status_code < 500
        if answer.status_code < 400 or answer.json()["code"] not in WHO | ({"not_found"} if "{device}" in path else set()):
            allowed.add(who)
    people[NOBODY].http.cookies.clear()
    if path.endswith(ENDING):
        for person in people.values():
            person.http.close()
    assert allowed == RIGHTS[method, path]


def test_no_request_is_forgotten(tmp_path: Path) -> None:
    described = create_app(quick(tmp_path, database="")).openapi_schema.to_schema()["paths"]
    asked = {
        (
            method,
            path.format(
                begun="{name}",
                left="{name}",
                waiting="{name}",
                over="{name}",
                lesson="{name}",
                key="{key}",
                number="{number}",
                hash="{hash}",
                device="{id}",
                tag="{tag}",
                report="{report}",
                invite="{invite}",
            ),
        )
        for method, path in RIGHTS
    }
    assert asked == {(method.upper(), path) for path, methods in described.items() for method in methods}


@pytest.mark.parametrize("who", sorted(ALL))
@pytest.mark.parametrize("message", ["play", "undo", "hello", "say", "propose", "vote", "hand-over", "nudge", "teach", "admit"])
def test_every_message_by_everybody(house: tuple[dict[str, Player], dict[str, str], Path], who: str, message: str) -> None:
    people, named, _ = house
    if who != NOBODY:
        people[who].http.put("/api/me", json={"name": who.title()})
    with people[HOST].live(named["begun"]) as hers, people[who].live(named["begun"]) as live:
        asked = hers.update().asked[0]
        before = live.update()
        if message == "hello":
            assert live.greet().rows == before.rows
            return
        if message == "say":
            live.say(**{"is": "say"}, id=f"{who} speaks", text="Salam")
            if who == NOBODY:
                assert live.refusal().code == "bad_name"
            else:
                while not (found := [word for word in live.talk().words if word.id == f"{who} speaks"]):
                    pass
                (word,) = found
                assert word.seat == {HOST: 0, PLAYER: 1}.get(who) and word.mine
            assert hers.greet().rows == before.rows
            return
        mine = {HOST: 0, PLAYER: 1}.get(who) == asked
        cases: dict[str, tuple[dict[str, object], str]] = {
            "play": ({"question": f"{before.rows}.{asked}", "verb": "no such thing"}, "illegal" if mine else "not_your_seat"),
            "undo": ({"seat": asked, "row": 999}, "no_undo" if mine else "not_your_seat"),
            "propose": ({"seat": asked, "what": "remove", "on": 1 - asked}, "alone" if mine else "not_your_seat"),
            "vote": ({"row": 999, "yes": True}, "stale" if who in (HOST, PLAYER) else "not_your_seat"),
            "hand-over": ({"seat": 1 - asked if mine else asked, "computer": True}, "not_your_seat"),
            "nudge": ({"seat": 1 - asked}, "stale" if mine else "not_your_seat"),
            "teach": ({"seat": asked, "watcher": "nobody", "yes": True}, "not_watching" if mine else "not_your_seat"),
            "admit": ({"yes": who != HOST}, "" if who == HOST else "not_your_seat"),
        }
        said, refused = cases[message]
        live.say(**{"is": message}, **said)
        if not refused:  # she may, and takes it back
            assert not live.until(before.rows + 1).table.let_in
            live.say(**{"is": message}, yes=True)
            assert live.until(before.rows + 2).table.let_in
            return
        assert live.refusal().code == refused
        assert hers.greet().rows == before.rows


def test_nobody_is_ever_told_a_seed_a_hidden_card_or_another_s_cookie(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Everything that leaves the server in a whole game, to each: messages, pages, errors, figures, and the log."""
    caplog.set_level(logging.DEBUG)
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian, Player(address) as stranger:
        told: dict[str, list[bytes]] = {"laleh": [], "kian": [], "stranger": []}
        table = laleh.open(me_and(FRIEND), game="san_juan")
        assert kian.join(table.id, 1, "Kian", table.invite).status_code == 200
        seed, invite = in_database(tmp_path, "select seed, invite from tables where id = :t", t=table.id)[0]
        guests = dict(in_database(tmp_path, "select name, guest from seats"))
        luck = random.Random(3)
        lines: dict[str, Live] = {}
        with laleh.live(table.id) as hers, kian.live(table.id) as his, stranger.live(table.id) as watching:
            lines = {"laleh": hers, "kian": his, "stranger": watching}
            for live in lines.values():
                live.update()
            for n in range(1, 61):
                mover = hers if hers.ask() else his
                ask = mover.ask()
                assert ask is not None
                if ask.some is not None:
                    on = [number for option in ask.options[: max(1, ask.some[0])] for number in option.on]
                    mover.say(**{"is": "play"}, question=ask.id, verb=ask.options[0].verb, on=on)
                else:
                    mover.play(ask, luck.choice(ask.options))
                for live in lines.values():
                    live.until(n)
            for who, player in (("laleh", laleh), ("kian", kian), ("stranger", stranger)):
                told[who] += lines[who].heard
                for path in ("/api/tables", f"/api/tables/{table.id}", f"/api/tables/{table.id}/replay", "/metrics", "/ready", "/nope.js"):
                    answer = player.http.get(path)
                    told[who] += [
                        answer.content,
                        *(f"{key}: {value}".encode() for key, value in answer.headers.items() if key != "set-cookie"),
                    ]
        log = "\n".join(
            f"{record.getMessage()} {record.exc_text or ''}" for record in caplog.records if record.name.startswith(("mizban", "uvicorn"))
        )
        cookies = {"laleh": laleh.http.cookies, "kian": kian.http.cookies}
        for who, messages in told.items():
            text = b"".join(messages)
            assert seed.encode() not in text and bytes.fromhex(seed) not in text
            assert all(id.encode() not in text for id in guests.values())
            assert all(value.encode() not in text for jar in cookies.values() for value in jar.values())
            assert (invite.encode() in text) == (who != "stranger")
        assert seed not in log and invite not in log and not any(id in log for id in guests.values())
        assert not any(value in log for jar in cookies.values() for value in jar.values())


def test_once_a_game_is_over_its_seed_is_shown_and_not_before(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        end = play_to_the_end(live, random.Random(9))
    assert end.table.seed and not any(end.table.seed.encode() in message for message in live.heard[:-1])
