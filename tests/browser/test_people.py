"""The whole story of a person: a guest plays, makes an account, is the same on other devices, signs out everywhere, and goes."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from mizban.bots import levels
from mizban.engine import Match, Quick, games
from mizban.server.register import Device, Register
from mizban.server.storage import Store
from mizban.table.facts import SeatFacts
from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person
from tests.browser.position import plant
from tests.browser.test_look import faults, unsound
from tests.server.databases import in_database
from tests.server.process import Process

PASSWORD = "tea with cardamom"
PICTURES = os.environ.get("MIZBAN_PICTURES", "")  # a folder, for whoever wants to look
SCREENS = [("en", 1440, 900, "light"), ("fa", 390, 844, "dark"), ("fa", 1440, 900, "light"), ("en", 390, 844, "light")]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def press(person: Person, words: str) -> None:
    person.page.get_by_role("button", name=words, exact=True).click()


def has_table(person: Person, table: str) -> bool:
    person.go("/me")
    person.page.wait_for_selector(f'a[href="/t/{table}"]')
    return True


def make_account(person: Person) -> None:
    person.go("/account")
    person.page.locator("input[autocomplete=new-password]").fill(PASSWORD)
    person.page.locator(".sheet3 .btn.pri").click()
    person.page.locator("h2", has_text="Sara").wait_for()


def sign_in(person: Person) -> None:
    person.go("/sign-in")
    person.page.locator("input[type=text]").fill("sara")
    person.page.locator("input[type=password]").fill(PASSWORD)
    person.page.locator(".sheet3 .btn.pri").click()
    person.page.wait_for_url(f"{person.home}/")


def test_a_guest_becomes_somebody_everywhere_and_goes(enter: Enter, house: Process) -> None:
    here = f"localhost:{house.address.rpartition(':')[2]}"  # passkeys want a name
    sara = enter("en", address=here)
    table = sara.open_table("port_royal", ME, BOT)
    sara.play(most=4)
    make_account(sara)
    picture(sara, "account.en-1440")

    press(sara, "Show the link")
    link = sara.page.locator(".link-words .link").input_value()
    assert "/in#" in link and sara.page.locator(".qr path").get_attribute("d")
    picture(sara, "link.en-1440")
    phone = enter("fa", 390, 844, address=here)
    phone.page.goto(link)
    phone.page.locator(".sheet3 .btn.pri").wait_for()
    picture(phone, "in.fa-390")
    phone.page.locator(".sheet3 .btn.pri").click()
    phone.page.wait_for_url(f"{phone.home}/")
    assert has_table(phone, table)

    laptop = enter("en", address=here)
    sign_in(laptop)
    assert has_table(laptop, table)

    cdp = sara.page.context.new_cdp_session(sara.page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    sara.go("/account")
    press(sara, "Add a passkey")
    sara.page.get_by_text("made on").wait_for()
    press(sara, "Sign out here")
    sara.page.wait_for_url(f"{sara.home}/")
    sara.go("/sign-in")
    press(sara, "With a passkey")
    sara.page.wait_for_url(f"{sara.home}/")
    assert has_table(sara, table)

    sara.go("/account")
    press(sara, "Sign out everywhere")
    sara.page.wait_for_url(f"{sara.home}/")
    for person in (sara, phone, laptop):
        person.go("/account")
        person.page.locator("input[autocomplete=new-password]").wait_for()  # a guest like any other

    sign_in(laptop)
    laptop.go("/account")
    laptop.page.locator("summary", has_text="Leave for good").click()
    farewell = laptop.page.locator("form", has=laptop.page.locator(".sure"))
    farewell.locator("input[type=password]").fill(PASSWORD)
    farewell.locator(".sure input").check()
    press(laptop, "Delete everything")
    laptop.page.wait_for_url(f"{laptop.home}/")
    answer = laptop.page.request.post(
        f"{laptop.home}/api/sign-in", data={"name": "Sara", "password": PASSWORD}, headers={"Origin": laptop.home, "X-Mizban": "1"}
    )
    assert answer.status == 403


def plant_games(person: Person, data: Path, count: int) -> None:
    """Finished games of this person with Kian, over a year."""
    id = person.open_table("port_royal", ME, BOT)
    store = Store(f"sqlite:///{data / 'mizban.db'}")
    loaded = store.load(id)
    assert loaded is not None
    Register(store).meet("kian", "Kian", "no token", Device())
    tables = []
    for n in range(count):
        key = "port_royal" if n % 3 else "lost_cities_rivals"
        match, luck = Match(games()[key], 2, (n + 1).to_bytes(32, "big"), {}), Quick(n)
        while not match.ended:
            ask = match.questions()[0]
            match.play(ask.seat, levels["casual" if ask.seat == 0 else "random"].choose(match.game, match.view(ask.seat), ask, luck))
        tables.append(plant(store, loaded[0].host, match.record, [SeatFacts(1, "guest", "kian", "Kian")]))
    store.close()
    year = 300 * 24 * 3600
    for n, table in enumerate(tables):
        person.go(f"/t/{table}")  # it is over: noted when it is opened
        person.page.wait_for_selector(".score, .app")
        at = time.time() - year * (count - n) / count
        person.page.wait_for_function("() => document.querySelector('.app, .score')")
        in_database(data, "update tables set updated = :at where id = :table", at=at, table=table)
        in_database(data, 'update results set at = :at where "table" = :table', at=at, table=table)


def test_my_games_over_time(enter: Enter, house: Process) -> None:
    sara = enter("en")
    plant_games(sara, house.data, 12)
    (cookie,) = sara.page.context.cookies()
    for language, width, height, theme in (
        ("en", 1440, 900, "light"),
        ("fa", 390, 844, "dark"),
        ("fa", 1440, 900, "light"),
        ("en", 390, 844, "light"),
    ):
        person = enter(language, width, height, theme)
        person.page.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": sara.home}])
        person.go("/me")
        person.page.wait_for_selector(".plot .dot")
        assert faults(person) == [] and person.fits()
        dots = person.page.locator(".plot .dot")
        lefts = [box["x"] for box in (dots.nth(n).bounding_box() for n in range(dots.count())) if box]
        assert lefts == sorted(lefts) and len(lefts) == 8  # time runs from left to right, in Persian too
        picture(person, f"profile.{language}-{width}")
    text = sara.page.inner_text("body")
    sara.go("/me")
    sara.page.wait_for_selector(".p-h2h li")
    assert "Kian" in sara.page.locator(".p-h2h").inner_text() and text
    sara.page.locator(".plot .dot").last.click()
    sara.page.wait_for_url("**/replay")


@pytest.mark.parametrize(
    ("language", "width", "height", "theme"), [("fa", 390, 844, "light"), ("en", 1440, 900, "dark"), ("fa", 844, 390, "light")]
)
def test_the_pages_of_people_are_sound(enter: Enter, house: Process, language: str, width: int, height: int, theme: str) -> None:
    person = enter(language, width, height, theme)
    person.open_table("port_royal", ME, BOT)
    keeper = f"Keeper {language} {width}"
    headers = {"Origin": person.home, "X-Mizban": "1"}
    wrong = {}
    for page in ("me", "account", "sign-in"):
        person.go(f"/{page}")
        person.page.wait_for_selector(".sheet3, .prof-grid")
        wrong[page] = unsound(person)
        picture(person, f"{page}.{language}-{width}")
    answer = person.page.request.post(f"{person.home}/api/account", data={"name": keeper, "password": PASSWORD}, headers=headers)
    assert answer.ok, answer.text()
    in_database(house.data, "update people set role = 'host' where name = :name", name=keeper)
    person.page.request.post(f"{person.home}/api/sign-in", data={"name": keeper, "password": PASSWORD}, headers=headers)
    for page in ("account", "house"):
        person.go(f"/{page}")
        person.page.wait_for_selector(".rows3 li")
        wrong[f"{page} of a keeper"] = unsound(person)
        picture(person, f"{page}.keeper.{language}-{width}")
    assert {page: found for page, found in wrong.items() if found} == {}
