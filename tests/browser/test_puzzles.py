"""Puzzles in the browser: one answer counts, the tray remembers, and the game can be played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mizban.puzzles import Puzzle, puzzles_of
from tests.browser.fixtures import Enter
from tests.browser.test_whole_games import PERSIAN

GAME = "port_royal"


def discover() -> tuple[int, Puzzle]:
    """A puzzle about drawing or stopping: both answers are buttons."""
    found = puzzles_of(GAME)
    assert found is not None
    for number, puzzle in enumerate(found.puzzles, 1):
        if {answer.verb for answer in puzzle.answers} == {"draw", "stop"}:
            return number, puzzle
    raise AssertionError("no such puzzle")


def answer(page: Page, verb: str) -> None:
    """By its button, wherever it stands in the bar."""
    for button in page.locator(".prompt .acts button").all():
        label = button.get_attribute("aria-label") or button.inner_text()
        if (verb == "stop") == bool(re.search("[Ss]top|دست نگه", label)):
            button.click()
            return
    raise AssertionError("no such button")


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("fa", 390, 844)])
@pytest.mark.parametrize("right", [True, False])
def test_one_answer_counts_and_is_told(enter: Enter, language: str, width: int, height: int, right: bool) -> None:
    number, puzzle = discover()
    person = enter(language, width, height)
    page = person.page
    person.go(f"/puzzle/{GAME}/{number}")
    page.wait_for_selector(".prompt .acts")
    answer(page, puzzle.answers[0 if right else 1].verb)
    told = page.locator(".pz.told")
    expect(told.locator(f".pz-mark.{'right' if right else 'wrong'}")).to_be_visible()
    assert bool(PERSIAN.search(told.inner_text())) == (language == "fa")
    assert told.locator("output").count() == 2 and page.locator("[data-lit]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.go(f"/puzzle/{GAME}")
    expect(page.locator(f".pz-list a.{'right' if right else 'wrong'}")).to_have_count(1)


def test_the_puzzle_of_the_day_fills_a_glass_and_is_played_on(enter: Enter) -> None:
    person = enter("en")
    page = person.page
    person.go("/")
    page.evaluate("localStorage.setItem('mizban-met-port_royal', 'yes')")
    person.go("/")
    tile = page.locator(".pz-tile")
    expect(tile.locator("li")).to_have_count(7)
    expect(tile.locator("li.today.g-open")).to_have_count(1)
    tile.click()
    page.wait_for_selector("[data-lit], .prompt .acts button")
    for _ in range(12):  # whatever it asks: choose what is lit, then confirm
        if page.locator(".pz.told").count():
            break
        ready = page.locator(".prompt .btn.pri")
        (ready if ready.count() else page.locator("[data-lit]:visible, .prompt .acts button")).first.click()
        page.wait_for_timeout(300)
    expect(page.locator(".pz.told .pz-tray li.today:not(.g-open)")).to_have_count(1)
    page.locator(".pz-acts .btn.pri").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector(".app[data-rows]")


def test_puzzles_are_answered_by_keyboard(enter: Enter) -> None:
    number, _ = discover()
    person = enter("en")
    page = person.page
    person.go(f"/puzzle/{GAME}/{number}")
    page.wait_for_selector(".prompt .acts")
    page.keyboard.press("Tab")
    page.locator(".prompt .acts button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pz.told")).to_be_visible()
