"""The analysis of a finished game, on its replay: by keys, by the chart, for those who hear the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mizban.analysis import story, turning_points
from mizban.engine import Record
from tests.browser.fixtures import Sit
from tests.browser.test_replay import comes_to, look_back, played, shown
from tests.browser.test_whole_games import PERSIAN

PATIENCE = 240_000  # milliseconds for the analysis of a game on a busy machine


def analysed(page: Page) -> None:
    """All moves are judged."""
    page.wait_for_selector(".an-chart")
    page.wait_for_function("() => document.querySelector('.an-chart') && !document.querySelector('.an-chart.growing')", timeout=PATIENCE)


def turning(record: Record) -> list[int]:
    return turning_points(list(story(record, 0, len(record.moves))), 0)


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("fa", 390, 844)])
def test_a_finished_game_is_analysed_and_stepped_through_by_its_turning_points(sit: Sit, language: str, width: int, height: int) -> None:
    match = played("port_royal", 2)
    page = look_back(sit(match, language, width, height))
    page.keyboard.press("a")
    analysed(page)
    slider = page.get_by_role("slider")
    assert slider.get_attribute("aria-valuemax") == str(match.n)
    wanted = turning(match.record)
    assert wanted, "a game of greedy players has decisions that cost something"
    for move in wanted:
        page.keyboard.press("n")
        comes_to(page, move)
    page.keyboard.press("n")  # after the last there is none
    assert shown(page) == wanted[-1]
    slip = page.locator(".an-slip")
    assert bool(PERSIAN.search(slip.locator("h2").inner_text())) == (language == "fa")
    expect(slip.locator(".vd-cost strong")).to_be_visible()
    said = slip.locator("[role=status]").inner_text()
    assert len(said) > 10 and bool(PERSIAN.search(said)) == (language == "fa")
    if len(wanted) > 1:
        page.keyboard.press("p")
        comes_to(page, wanted[-2])
    chart = page.locator(".an-chart").bounding_box()
    assert chart and chart["width"] <= width
    page.mouse.click(chart["x"] + chart["width"] / 2, chart["y"] + 40)
    page.wait_for_function("was => Number(document.querySelector('.app').dataset.rows) !== was", arg=wanted[-1])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("a")
    page.wait_for_selector(".rp-line")
    assert page.locator(".an-chart").count() == 0


def test_chances_stand_in_a_table_and_another_move_is_tried_from_there(sit: Sit) -> None:
    match = played("port_royal", 2)
    page = look_back(sit(match))
    page.keyboard.press("a")
    analysed(page)
    page.locator(".an-table").click()
    table = page.locator("dialog table")
    rows = table.locator("tbody tr")
    assert rows.count() > 3 and table.locator("thead th").count() == 3
    assert all(re.search(r"\d\W*%", cell) for cell in rows.nth(0).locator("td").all_inner_texts())
    rows.nth(1).locator("button").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert shown(page) > 0
    loss = next(one.move for one in story(match.record, 0, match.n) if one.seat == 0 and one.verdict and one.verdict.better)
    page.evaluate("move => history.replaceState(null, '', location.pathname + `?move=${move}&eyes=0`)", loss)
    page.reload()
    page.wait_for_selector(".rp-line")
    comes_to(page, loss)
    page.keyboard.press("a")
    analysed(page)
    page.locator(".vd-try").click()
    page.locator("dialog .btn.pri").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.wait_for_selector(".app[data-rows]")
    assert shown(page) == loss - 1
