"""Who one is: a signed cookie, and a name that disturbs no text around it."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from mizban.server.guests import Guest, Jar
from mizban.server.names import clean_name, unlike
from mizban.table.refusal import Refusal
from tests.server.helpers import Player, code, quick, serving


def test_a_stranger_becomes_a_guest_and_stays_the_same_one(laleh: Player) -> None:
    answer = laleh.http.get("/api/me")
    assert answer.json()["name"] == ""
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and "Path=/" in cookie
    assert laleh.http.put("/api/me", json={"name": "  لاله  "}).json()["name"] == "لاله"
    assert laleh.http.get("/api/me").json()["name"] == "لاله"


def test_only_the_question_who_i_am_makes_a_guest(laleh: Player) -> None:
    assert "set-cookie" not in laleh.http.get("/api/games").headers
    assert "set-cookie" not in laleh.http.get("/api/tables").headers


def test_a_cookie_we_did_not_sign_is_nobody(laleh: Player) -> None:
    laleh.http.put("/api/me", json={"name": "Laleh"})
    (name, value), *_ = laleh.http.cookies.items()
    laleh.http.cookies.clear()
    body, signature = value.rsplit(".", 1)
    laleh.http.cookies.set(name, f"{body[:-2]}xx.{signature}")
    assert laleh.http.get("/api/me").json()["name"] == ""


def test_the_cookie_of_another_server_is_nobody() -> None:
    mine, other = Jar(b"one" * 20), Jar(b"two" * 20)
    assert mine.name != other.name
    assert mine.read(mine.write(Guest("a", "Laleh"))) == Guest("a", "Laleh")
    assert other.read(mine.write(Guest("a", "Laleh"))) is None


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(quick(data)) as address, Player(address) as laleh:
        laleh.http.put("/api/me", json={"name": "Laleh"})
        cookies = laleh.http.cookies
    with serving(quick(data)) as address, Player(address) as laleh:
        laleh.http.cookies = cookies
        assert laleh.http.get("/api/me").json()["name"] == "Laleh"
    assert stat.S_IMODE(data.stat().st_mode) == 0o700 and not (data / "secret").exists()


def test_the_secret_of_an_earlier_version_is_kept(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("old" * 20)
    jar = Jar(b"old" * 20)
    for _ in range(2):
        with serving(quick(tmp_path)) as address, Player(address) as laleh:
            laleh.http.cookies.set(jar.name, jar.write(Guest("a", "Laleh")))
            assert laleh.http.get("/api/me").json()["name"] == "Laleh"
        (tmp_path / "secret").unlink(missing_ok=True)  # the database has it now


@pytest.mark.parametrize(
    "name", ["Ali", "می‌خوانم", "Zoë van der Mer", "١٢", "a" * 24, "x🎲", "محمّدِ", "Оля", "Ali علی", "Ali۱۲", "O'Neil", "Nguyễn"]
)
def test_good_names(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 25,
        "a\u202eb",
        "a\u2066b",
        "\u200fa",
        "a\x00b",
        "a\x7f",
        "\u200c\u200d",
        "\u0301",
        "\ud800",
        "\u3164",
        "\u2800",
        "\u2800a",
        "\u200cعلی",
        "علی\u200c",
        "a\u200cb",
        "a\u00adb",
        "a" + "\u0301" * 4,
        "\u0430lice",
        "Lal\u0435h",
        "a\u2060",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


def test_spaces_and_line_breaks_within_a_name_become_one_space() -> None:
    assert clean_name("Ali\n\t  Reza") == "Ali Reza"


def test_a_bad_name_is_refused_over_the_wire(laleh: Player) -> None:
    answer = laleh.http.put("/api/me", json={"name": "a\u202eb"})
    assert answer.status_code == 400 and code(answer) == "bad_name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Laleh", "laleh"),
        ("Laleh", "La1eh"),
        ("Ali", "AIi"),
        ("Kian", "Ki an"),
        ("Zoë", "Zoe"),
        ("علی", "علي"),
        ("کیان", "كيان"),
        ("مینا ۱", "مینا ١"),
    ],
)
def test_names_that_look_alike_at_one_table(one: str, other: str) -> None:
    with pytest.raises(Refusal) as refused:
        unlike(one, ["Babak", other])
    assert refused.value.code == "name_taken"


@pytest.mark.parametrize(("one", "other"), [("Laleh", "Kian"), ("Ali", "Ari"), ("دارا", "داری"), ("سارا", "ساره"), ("🎲", "🐙")])
def test_names_that_differ(one: str, other: str) -> None:
    assert unlike(one, [other]) == one
