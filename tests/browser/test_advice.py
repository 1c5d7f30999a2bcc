"""The lamp at the table, what the replay keeps of it, and opponents who think in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mizban.server.storage import Store
from mizban.table.facts import SeatFacts
from tests.browser.fixtures import Enter, Sit
from tests.browser.person import CONFIRM, ME, PICKED
from tests.browser.position import find, plant
from tests.browser.test_whole_games import PERSIAN
from tests.server.process import Process

# Presses the ring of whoever thinks as soon as it is there.
HURRIES = """() => new MutationObserver(() => {
    const ring = document.querySelector('button.hurry')
    if (!ring || window.hurried) return
    window.hurried = ring.querySelector('.pondering') ? ring.ariaLabel : 'no ring'
    ring.click()
}).observe(document.body, { subtree: true, childList: true })"""


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("fa", 390, 844)])
def test_the_lamp_lights_the_best_answers_and_the_replay_marks_the_move(
    sit: Sit, house: Process, language: str, width: int, height: int
) -> None:
    match = find("port_royal", 2, lambda match, ask: ask.prompt == "Discover" and len(ask.options) > 2)
    person = sit(match, language, width, height)
    page = person.page
    rows = person.rows()
    page.locator(".lampbtn").click()
    first = page.locator("button.adv").first
    expect(first.locator("small")).not_to_be_empty()
    assert bool(PERSIAN.search(first.locator("small").inner_text())) == (language == "fa"), "one sentence why"
    assert page.locator("[data-lit] > .adv-n, .acts .adv-n").count() > 0, "the numbers stand on what they speak of"
    expect(page.locator(".lampbtn")).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(page.locator(f"{PICKED}, {CONFIRM}").first).to_be_visible()
    assert person.rows() != rows, "that it was asked is kept, and nothing is answered"
    page.locator(CONFIRM).click()
    page.wait_for_function("() => !document.querySelector('button.adv')")
    table = page.url.split("/t/")[1].split("/")[0]
    page.wait_for_function("async table => (await (await fetch(`/api/tables/${table}/replay`)).json()).advised.length === 1", arg=table)
    person.go(f"/t/{table}/replay?move={match.n + 1}")
    page.wait_for_selector(".rp-line .lampmark")
    expect(page.locator(".rp-advised")).to_be_visible()
    said = page.locator(".rp-line").get_attribute("aria-valuetext") or ""
    assert said.endswith("with advice" if language == "en" else "با راهنمایی چراغ")


def test_several_people_have_no_lamp_unless_their_host_wished_it(sit: Sit, house: Process) -> None:
    match = find("port_royal", 2, lambda match, ask: ask.prompt == "Discover" and len(ask.options) > 2)
    person = sit(match)
    expect(person.page.locator(".lampbtn")).to_be_visible()
    store = Store(f"sqlite:///{house.data / 'mizban.db'}")
    loaded = store.load(person.page.url.split("/t/")[1])
    assert loaded is not None
    other = plant(store, loaded[0].host, match.record, [SeatFacts(1, "guest", "kian", "Kian")])
    store.close()
    person.go(f"/t/{other}")
    expect(person.page.locator(".prompt[data-prompt=Discover]")).to_be_visible()
    assert person.page.locator(".lampbtn").count() == 0


def test_an_opponent_thinks_in_sight_and_may_be_hurried(enter: Enter) -> None:
    person = enter("en")
    said: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    person.open_table("san_juan", ME, {"kind": "bot", "level": "grandmother"})
    person.page.evaluate(HURRIES)
    for _ in range(4):
        person.play(most=2)
        if person.page.evaluate("() => window.hurried"):
            break
    assert person.page.evaluate("() => window.hurried") == "Do not wait: have it answer now"
    assert any("hurry" in frame for frame in said)
