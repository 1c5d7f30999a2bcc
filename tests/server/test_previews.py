"""What a messenger shows of an invitation, and what it does not."""

from __future__ import annotations

import re
import struct

from mizban.engine import games
from tests.server.helpers import BOT, FRIEND, Player, code, me_and


def metas(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page))


def test_an_invitation_shows_its_game_in_the_language_of_who_asks(laleh: Player, kian: Player) -> None:
    table = laleh.open([{"kind": "me", "name": "La<b>leh"[:2] + 'leh & "co'}, FRIEND], game="keyflower", closed=True)
    english = kian.http.get(f"/i/{table.invite}", headers={"Accept-Language": "de, en;q=0.5"})
    persian = kian.http.get(f"/i/{table.invite}", headers={"Accept-Language": "fa-IR,fa;q=0.9,en;q=0.8"})
    assert english.status_code == persian.status_code == 200 and "Accept-Language" in english.headers["vary"]
    told, said = metas(english.text), metas(persian.text)
    assert told["og:title"].endswith("invites you to Keyflower") and "&quot;" in told["og:title"] and "&amp;" in told["og:title"]
    assert "کی‌فلاور" in said["og:title"] and said["og:locale"] == "fa_IR"
    for page in (english.text, persian.text):
        assert len(re.findall("<title>", page)) == len(re.findall('"og:title"', page)) == len(re.findall('name="description"', page)) == 1
        assert '<script type="module"' in page and table.id not in page and table.seed_hash not in page
    image = told["og:image"]
    assert image == f"http://{kian.address}/previews/keyflower.png"
    assert (
        laleh.http.get(f"/i/{table.invite}", headers={"If-None-Match": english.headers["etag"], "Accept-Language": "en"}).status_code == 304
    )


def test_without_the_link_nothing_is_told_of_a_table(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND), closed=True)
    plain = kian.http.get("/").text
    assert kian.http.get(f"/i/{table.invite}x").text == kian.http.get("/i/nope").text == plain
    assert kian.http.get(f"/t/{table.id}").text == plain
    full = laleh.open(me_and(BOT))
    told = metas(kian.http.get(f"/i/{full.invite}").text)
    assert told["og:title"] == "Port Royal" and "taken" in told["og:description"]


def test_every_game_has_a_picture_of_its_own(laleh: Player) -> None:
    pictures = set()
    for key in [game.key for game in games().values() if game.offered]:
        answer = laleh.http.get(f"/previews/{key}.png")
        assert answer.headers["content-type"] == "image/png" and len(answer.content) < 300_000, key
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        pictures.add(answer.content)
    assert len(pictures) == len([game for game in games().values() if game.offered])
    for name in ("chess.png", "port_royal", "..%2Fport_royal.png"):
        assert code(laleh.http.get(f"/previews/{name}")) == "not_found"
