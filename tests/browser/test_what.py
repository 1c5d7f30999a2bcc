""" "What is this?": everything that shows a sign or a number says what it is, to the mouse, to a finger and to the keyboard."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from mizban.engine import Match, games
from tests.browser.fingers import fingers, middle
from tests.browser.fixtures import Enter, Sit
from tests.browser.person import BOT, ME
from tests.browser.position import find
from tests.browser.test_look import unsound
from tests.browser.test_whole_games import OFFERED

PHONE, DESK = (390, 844), (1440, 900)
# Every game in both languages and on both screens; over the games, both screens in both languages.
LOOKS = [
    (game, language, *screen)
    for number, game in enumerate(OFFERED)
    for language, screen in zip(("fa", "en"), (PHONE, DESK) if number % 2 else (DESK, PHONE), strict=True)
]
BEGUN = 24  # moves after which every kind of thing has been on the table
PRESS = 700  # milliseconds, longer than a long press

# What shows a sign or a number: drawings, and what the styles know as figures. The log and the answers in the prompt are words;
# a medal names its seat; a moment passes.
UNEXPLAINED = """() => [...document.querySelectorAll('.app :is(svg, .fig, .coin, .vp, .cnt, .stat, .chip, .tag, .track)')].filter(node => {
    const box = node.getBoundingClientRect()
    return node.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0
        && !node.parentElement.closest('svg')
        && !node.closest('.log, .tex, .acts, .sincepill, .brand, .ava')
        && !node.closest('[data-what], [data-face]')
}).map(node => `${node.outerHTML.slice(0, 120)} in ${node.parentElement.outerHTML.slice(0, 120)}`)"""

# Once round the table by Tab: what is said of every thing, and whether the words lie beside it.
ROUND = """async () => {
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const frame = () => new Promise(requestAnimationFrame)
    const box = (selector) => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect())
    const places = () => box('.explained') + box('[data-explained]')
    const rest = async () => {
        for (let n = 0, still = 0, last = ''; n < 90 && still < 3; n++) {
            await frame()
            const now = places()
            still = now === last ? still + 1 : 0
            last = now
        }
    }
    const found = []
    press('?')
    for (let first = null; found.length < 400; press('Tab')) {
        await rest()
        const node = document.querySelector('[data-explained]')
        if (node === first) break
        first ??= node
        const [words, thing] = [document.querySelector('.explained').getBoundingClientRect(), node.getBoundingClientRect()]
        const over = words.x < thing.right && thing.x < words.right && words.y < thing.bottom && thing.y < words.bottom
        const room = Math.max(thing.x, innerWidth - thing.right) > words.width + 24
            || Math.max(thing.y, innerHeight - thing.bottom) > words.height + 24
        found.push({
            node: node.dataset.what ?? `card ${node.dataset.face}`,
            said: document.querySelector('.explained').innerText,
            told: document.querySelector('.explained ~ [role=status], dialog ~ [role=status]')?.textContent ?? '',
            inside: words.x >= 0 && words.y >= 0 && words.right <= innerWidth && words.bottom <= innerHeight,
            beside: !over || !room,
        })
    }
    press('Escape')
    return found
}"""
POINTED = """id => {
    const place = document.querySelector('dialog .manual .pointed')
    const anchor = document.querySelector(`dialog .manual [id="${id}"]`)
    const top = place?.getBoundingClientRect().top
    return anchor && place.contains(anchor) && top >= 0 && top < innerHeight
}"""
KEY = re.compile(r"\w+-what-|what-\w|\{|\bundefined\b|\bNaN\b")
EXPLAINED = ".explained"
LINK = ".explained .rules"


@cache
def begun(game: str) -> Match:
    """Somewhere in the middle, where something on the board is lit that shows a card."""
    return find(
        game,
        games()[game].seats[-1],
        lambda match, ask: len(match.record.moves) > BEGUN and ask.prompt in LIT[game] and len(ask.options) > 2,
    )


# Questions that are answered on the board.
LIT = {
    "port_royal": ["TradeAndHire", "TakeCard"],
    "san_juan": ["Build", "KeepCards", "Pay"],
    "lost_cities_rivals": ["TakeCards"],
    "keyflower": ["Turn"],
    "new_york_1901": ["TakeTurn"],
}


@pytest.mark.parametrize(("game", "language", "width", "height"), LOOKS)
def test_every_sign_and_number_says_what_it_is(sit: Sit, game: str, language: str, width: int, height: int) -> None:
    person = sit(begun(game), language, width, height, touch=width < 700)
    page = person.page
    page.wait_for_timeout(300)
    assert page.evaluate(UNEXPLAINED) == []
    found: list[dict[str, Any]] = page.evaluate(ROUND)
    assert len(found) > 20
    assert [one["node"] for one in found if len(one["said"]) < 3 or KEY.search(one["said"] + one["told"])] == []
    assert [one["node"] for one in found if not one["inside"] or not one["beside"]] == []
    assert page.locator(EXPLAINED).count() == 0
    if language == "fa":
        assert [one["said"] for one in found if not re.search("[\u0600-\u06ff]", one["said"])] == []


@pytest.mark.parametrize("game", OFFERED)
def test_a_resting_mouse_is_told_and_the_link_leads_to_the_rule(sit: Sit, game: str) -> None:
    person = sit(begun(game), "en", 1440, 900)
    page = person.page
    thing = page.locator(".me [data-what]:not([data-what=me])").first
    page.mouse.move(*middle(thing))
    page.wait_for_selector(LINK)
    page.mouse.move(*middle(page.locator(LINK)), steps=4)
    page.wait_for_timeout(500)
    place = page.locator(LINK)
    assert place.is_visible(), "it stays while the mouse is on its way, and there"
    place.click()
    page.wait_for_selector("dialog .manual .pointed")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.mouse.move(700, 4)
    page.wait_for_selector(EXPLAINED, state="detached")


@pytest.mark.parametrize("game", OFFERED)
def test_a_long_press_tells_and_does_not_answer(sit: Sit, game: str) -> None:
    person = sit(begun(game), "fa", 390, 844, touch=True)
    page, question = person.page, person.chair["ask"]["id"]
    picked = page.locator("[data-picked]").count()
    lit = page.locator(":is([data-lit], [data-picked]):is([data-face], [data-what]):visible").first
    lit.evaluate("node => node.scrollIntoView({ block: 'center' })")
    x, y = middle(lit)
    send = fingers(person)
    send("touchStart", (x, y))
    page.wait_for_timeout(PRESS)
    send("touchEnd")
    page.wait_for_selector(EXPLAINED)
    page.wait_for_timeout(300)
    assert page.locator(EXPLAINED).is_visible(), "it stays when the finger is lifted"
    assert page.locator("[data-picked]").count() == picked and person.chair["ask"]["id"] == question
    assert page.evaluate("getSelection().isCollapsed")
    assert [fault for fault in unsound(person) if "explained" in fault or "sideways" in fault] == [], "the table is looked at elsewhere"
    page.locator(LINK).tap()
    page.wait_for_selector("dialog .manual .pointed")
    assert person.chair["ask"]["id"] == question


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize(("language", "width", "height"), [("fa", 390, 844), ("en", 1440, 900)])
def test_the_prompt_leads_to_the_rule_of_its_question(sit: Sit, game: str, language: str, width: int, height: int) -> None:
    person = sit(begun(game), language, width, height)
    prompt = person.page.locator(".prompt").get_attribute("data-prompt")
    person.page.click(".prompt .rule")
    person.page.wait_for_function(POINTED, arg=f"ask-{prompt}")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_question_mark_asks_about_what_is_focused(sit: Sit, language: str) -> None:
    person = sit(begun("port_royal"), language)
    page = person.page
    card = page.locator(".pr-harbor [data-lit][data-face]").first
    card.focus()
    page.keyboard.press("?")
    page.wait_for_selector(".explained.zoom")
    assert page.locator(".explained + [role=status]").inner_text() != ""
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-explained]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(EXPLAINED, state="detached")
    assert card.evaluate("node => node === document.activeElement"), "the keyboard goes on where it was"
    name = page.evaluate("node => node.dataset.face", card.element_handle())
    page.keyboard.press("?")
    page.wait_for_selector(".explained.zoom")
    page.keyboard.press("Enter")
    facts = games()["port_royal"].faces[int(name)]
    page.wait_for_function(POINTED, arg=f"card-{facts['name']}")


def test_after_a_tap_on_the_mark_every_tap_asks(enter: Enter) -> None:
    person = enter("fa", 390, 844, touch=True)
    person.open_table("port_royal", ME, BOT)
    person.wait()
    page, rows = person.page, person.rows()
    page.locator(".tool[data-what=ask]").tap()
    page.wait_for_selector(EXPLAINED)
    assert unsound(person) == []
    for name in ("coins", "deck", "undo", "log"):
        target = page.locator(f"[data-what^={name}]:visible")
        if target.count():
            target.first.tap(force=True)
            page.wait_for_selector(f"[data-what^={name}][data-explained]")
    assert person.rows() == rows and page.locator("dialog").count() == 0
    page.locator(".tool[data-what=ask]").tap()
    page.wait_for_selector(EXPLAINED, state="detached")
    person.play(most=1)


def test_a_moving_finger_and_a_mouse_that_passes_by_ask_nothing(sit: Sit) -> None:
    person = sit(begun("port_royal"), "en", 390, 844, touch=True)
    page = person.page
    x, y = middle(page.locator(".pr-harbor [data-face]").first)
    send = fingers(person)
    send("touchStart", (x, y))
    for step in range(1, 9):
        send("touchMove", (x, y - 5 * step))
        page.wait_for_timeout(80)
    send("touchEnd")
    assert page.locator(EXPLAINED).count() == 0
