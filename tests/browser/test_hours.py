"""For hours: games that have been left leave nothing behind in the tab."""

from __future__ import annotations

from typing import Any

from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person
from tests.browser.test_whole_games import OFFERED

ROUNDS = 10
ANSWERS = 2
AFTERWARDS = 9000  # milliseconds in which halos, passing words and the like come to their end
# As a tap on a link: the page stays, only what it shows is another.
FOLLOW = """path => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
    link.click()
    link.remove()
}"""
# Taps what is lit and confirms it, when there is something to answer. Handles of nodes would keep them: none leaves the page.
ANSWER = """async () => {
    const soon = (ready) => new Promise((done) => {
        const end = performance.now() + 3000
        const look = () => (ready() || performance.now() > end ? done() : setTimeout(look, 20))
        look()
    })
    const tap = (what) => document.querySelector(what)?.click()
    const rows = () => document.querySelector('.app')?.dataset.rows
    await soon(() => document.querySelector('[data-lit]:not([aria-hidden=true]), .prompt .acts button:not([disabled])'))
    const before = rows()
    tap('[data-lit]:not([aria-hidden=true])')
    await new Promise((done) => setTimeout(done, 60))
    if (rows() === before) tap('.prompt .acts .btn.pri:not([disabled])')
    await soon(() => rows() !== before)
}"""


def follow(person: Person, path: str, until: str) -> None:
    person.page.evaluate(FOLLOW, path)
    person.page.locator(until).first.wait_for()


def kept(person: Person) -> dict[str, float]:
    """What is still there when what was going on has ended and garbage was collected: nodes, listeners, and bytes of the heap."""
    person.page.wait_for_timeout(AFTERWARDS)
    line = person.page.context.new_cdp_session(person.page)
    line.send("Performance.enable")
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = {metric["name"]: metric["value"] for metric in line.send("Performance.getMetrics")["metrics"]}
    line.detach()
    return {name: found[name] for name in ("Nodes", "JSEventListeners", "JSHeapUsedSize")}


def test_ten_games_in_one_tab_leave_no_more_than_one(enter: Enter) -> None:
    """The first round loads boards and words, which stay."""
    person = enter("en")
    tables = [person.open_table(game, ME, BOT) for game in OFFERED]
    person.go("/")
    person.page.wait_for_selector("main")
    first = {}
    for n in range(ROUNDS + len(tables)):
        follow(person, f"/t/{tables[n % len(tables)]}", ".prompt")
        for _ in range(ANSWERS):
            person.page.evaluate(ANSWER)
        follow(person, "/", ".hello")
        if n == len(tables) - 1:
            first = kept(person)
    last = kept(person)
    assert last["Nodes"] <= first["Nodes"] * 1.1
    assert last["JSEventListeners"] <= first["JSEventListeners"] * 1.1
    assert last["JSHeapUsedSize"] <= first["JSHeapUsedSize"] * 1.25
