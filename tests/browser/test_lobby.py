"""The lobby with two browsers: it changes while one looks at it, and nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.person import BOT, FRIEND, ME, Person
from tests.browser.test_look import unsound

SHIFTED = """() => new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value })
        .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 60)
})"""


def opened(person: Person, *seats: dict[str, str], **more: object) -> dict[str, str]:
    """A table, while the page stays where it is."""
    answer = person.page.request.post(
        f"{person.home}/api/tables",
        data={"game": "port_royal", "seats": list(seats), **more},
        headers={"Origin": person.home, "X-Mizban": "1"},
    )
    assert answer.ok
    table: dict[str, str] = answer.json()
    return table


@pytest.mark.parametrize(("language", "width", "theme"), [("fa", 390, "dark"), ("en", 1440, "light")])
def test_a_regular_s_lobby_is_sound_and_follows_what_happens(enter: Enter, language: str, width: int, theme: str) -> None:
    kian, sara = enter("en"), enter(language, width, 844, theme)
    sara.open_table("san_juan", ME, BOT)
    sara.wait()
    mine = opened(sara, ME, FRIEND, FRIEND, public=True)
    sara.go("/")
    expect(sara.page.locator(".tb.turn .btn.pri")).to_have_count(1)
    row = sara.page.locator(f".tb[data-table='{mine['id']}']")
    expect(row).to_be_visible()
    panel = sara.page.locator(".card-panel.open li")
    listed = panel.count()  # one's own is among them
    assert sara.page.evaluate(SHIFTED) < 0.02
    assert unsound(sara) == []

    kian.page.request.get(f"{kian.home}/api/me")
    theirs = opened(kian, {"kind": "me", "name": "Kian"}, FRIEND, public=True)
    expect(panel).to_have_count(listed + 1)  # nobody has asked for it
    headers = {"Origin": kian.home, "X-Mizban": "1"}
    kian.page.request.post(
        f"{kian.home}/api/tables/{mine['id']}/join", data={"seat": 1, "name": "Kian", "invite": mine["invite"]}, headers=headers
    )
    expect(row.locator(".ava.empty")).to_have_count(1)
    kian.page.request.delete(f"{kian.home}/api/tables/{theirs['id']}", headers=headers)
    expect(panel).to_have_count(listed)

    row.locator(".more").click()
    menu = sara.page.locator(".table-menu")
    menu.locator(".switch input").evaluate("node => node.click()")
    menu.locator(".btn").click()
    assert unsound(sara) == []
    menu.locator(".btn.warn").dblclick()
    expect(row).to_have_count(0)
    expect(menu).to_have_count(0)
    sara.page.locator(".tb.turn .more").click()
    menu.locator(".btn").click()
    menu.locator(".btn.warn").click()
    expect(sara.page.locator(".tb.turn")).to_have_count(0)


def test_whoever_knows_the_game_is_dealt_in_at_once(enter: Enter) -> None:
    person = enter("fa", 390, 844)
    person.go("/")
    expect(person.page.locator(".btn.pri")).to_have_count(1)
    person.page.locator(".firstly .no").dblclick()
    assert person.wait() == "asked"
    assert len(person.updates[-1]["table"]["seats"]) == 3
