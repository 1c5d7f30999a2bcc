"""Looking through the past: of a finished game, of one that goes on, of a record from a file."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page

from mizban.bots import levels
from mizban.engine import Match, Quick, games
from mizban.server.storage import Store
from tests.browser.fixtures import Enter, Sit
from tests.browser.person import BOT, ME, Person
from tests.browser.test_whole_games import PERSIAN
from tests.server.process import Process


def played(game: str, seats: int, most: int = 10_000) -> Match:
    """A game between computer opponents, to its end or so many moves far."""
    match, luck = Match(games()[game], seats, (5).to_bytes(32, "big")), Quick(5)
    while not match.ended and match.n < most:
        ask = match.questions()[0]
        match.play(ask.seat, levels["casual"].choose(match.game, match.view(ask.seat), ask, luck))
    return match


def look_back(person: Person) -> Page:
    """From the score sheet of a finished game to its replay."""
    person.page.locator(".score a", has=person.page.locator('use[href="#i-play"]')).click()
    person.page.wait_for_selector(".rp-line")
    return person.page


def shown(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-rows") or -1)


def comes_to(page: Page, move: int) -> None:
    page.wait_for_function("move => Number(document.querySelector('.app')?.dataset.rows) === move", arg=move)


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("fa", 390, 844)])
def test_a_finished_game_is_stepped_through_by_keys_line_and_log(sit: Sit, language: str, width: int, height: int) -> None:
    match = played("port_royal", 3)
    page = look_back(sit(match, language, width, height))
    comes_to(page, 0)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('.app').dataset.rows) > 0")
    first = shown(page)
    sentence = page.locator(".prompt.replay [role=status]").inner_text()
    assert bool(PERSIAN.search(sentence)) == (language == "fa")
    page.keyboard.press("End")
    comes_to(page, match.n)
    page.keyboard.press("Home")
    comes_to(page, 0)
    page.keyboard.press("ArrowRight")
    comes_to(page, first)
    page.keyboard.press("ArrowLeft")
    comes_to(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('.app').dataset.rows) > 0")
    line = page.locator(".rp-line").bounding_box()
    assert line
    page.mouse.click(line["x"] + line["width"] / 2, line["y"] + 20)
    comes_to(page, round(match.n / 2))
    slider = page.get_by_role("slider")
    assert slider.get_attribute("aria-valuenow") == str(round(match.n / 2))
    assert slider.get_attribute("aria-valuetext")
    if width > 1100:  # there the log is a column; on a phone it is a drawer
        page.locator(".log li .jump").first.click()
        comes_to(page, 0)


def test_the_past_is_played_at_a_pace_and_stops_at_its_end(sit: Sit) -> None:
    match = played("port_royal", 2)
    page = look_back(sit(match))
    page.keyboard.press("End")
    comes_to(page, match.n)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    before = shown(page)
    for _ in range(3):
        page.keyboard.press("+")
    page.keyboard.press("Space")
    comes_to(page, match.n)
    assert before < match.n
    page.wait_for_function("() => document.querySelector('.rp-key.play use').getAttribute('href') === '#i-play'")


def test_after_the_end_one_looks_through_anybodys_eyes_or_opens_all_hands(sit: Sit) -> None:
    match = played("san_juan", 3)
    page = look_back(sit(match))
    page.get_by_role("radio", name="Mahtab").check(force=True)
    page.wait_for_function("() => document.querySelector('.rail .me .nm b')?.textContent === 'Mahtab'")
    assert "You" in page.locator(".seats").inner_text()
    page.get_by_role("radio", name="All hands open").check(force=True)
    page.wait_for_function("() => document.querySelector('.rail .me .nm b')?.textContent === 'You'")
    page.keyboard.press("2")
    page.wait_for_function("() => document.querySelector('.rail .me .nm b')?.textContent === 'Mahtab'")


def test_the_address_names_the_moment_and_the_eyes(sit: Sit) -> None:
    match = played("lost_cities_rivals", 2)
    page = look_back(sit(match))
    page.goto(page.url.split("?")[0] + "?move=12&eyes=1")
    comes_to(page, 12)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => /move=(1[3-9])&eyes=1/.test(location.search)")
    there = shown(page)
    page.reload()
    comes_to(page, there)


def test_one_plays_on_from_any_moment_at_a_new_table_that_says_so(sit: Sit) -> None:
    match = played("port_royal", 3)
    person = sit(match)
    finished = person.page.url
    page = look_back(person)
    line = page.locator(".rp-line").bounding_box()
    assert line
    page.mouse.click(line["x"] + line["width"] / 3, line["y"] + 20)
    comes_to(page, round(match.n / 3))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".prompt:not(.replay)")
    assert page.url != finished
    assert page.locator(".crumb .tag").count() == 1
    assert person.play(most=3) in (True, False)
    page.goto(finished)
    page.wait_for_selector(".score")


def test_what_happened_is_looked_through_without_leaving_the_table(sit: Sit) -> None:
    match = played("san_juan", 2, most=40)
    person = sit(match)
    page = person.page
    page.locator(".log .past").click()
    page.wait_for_selector(".rp-line")
    page.keyboard.press("Home")
    comes_to(page, 0)
    assert page.get_by_role("button", name="Play on from here").count() == 0
    assert page.get_by_role("radio", name="All hands open").count() == 0
    page.get_by_role("button", name="Back to the table").click()
    page.wait_for_selector(".prompt:not(.replay)")


def test_of_a_game_under_way_only_ones_own_past_is_told(enter: Enter, sit: Sit, house: Process) -> None:
    match = played("san_juan", 2, most=40)
    person = sit(match)
    table = person.page.url.rsplit("/", 1)[1]
    for eyes, status in (("0", 200), ("1", 409), ("open", 409)):
        answer = person.page.request.get(f"{person.home}/api/tables/{table}/replay?eyes={eyes}")
        assert answer.status == status
    stranger = enter()
    stranger.go("/")
    assert stranger.page.request.get(f"{person.home}/api/tables/{table}/replay?eyes=0").status in (403, 409)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_record_is_saved_opened_again_and_a_broken_one_names_its_line(sit: Sit, language: str, tmp_path: Path) -> None:
    match = played("lost_cities_rivals", 2)
    person = sit(match, language)
    page = look_back(person)
    page.keyboard.press("End")
    with page.expect_download() as saving:
        page.locator(".steps a.step").click()
    good = tmp_path / saving.value.suggested_filename
    saving.value.save_as(good)
    assert good.suffix == ".mizban"
    lines = good.read_text("utf-8").splitlines()
    broken = tmp_path / "broken.mizban"
    broken.write_text("\n".join([*lines[:9], "0 dance", *lines[10:]]), "utf-8")
    page.goto(person.home + "/replay")
    page.locator("input[type=file]").set_input_files(broken)
    said = page.get_by_role("alert").inner_text()
    assert re.search("10|۱۰", said), said
    assert bool(PERSIAN.search(said)) == (language == "fa")
    (tmp_path / "nonsense.mizban").write_bytes(b"\x00\xff" * 100)
    page.locator("input[type=file]").set_input_files(tmp_path / "nonsense.mizban")
    page.wait_for_function("before => ![before, undefined].includes(document.querySelector('[role=alert]')?.innerText)", arg=said)
    page.locator("input[type=file]").set_input_files(good)
    page.wait_for_selector(".rp-line")
    page.keyboard.press("End")
    comes_to(page, match.n)
    person.complaints[:] = [one for one in person.complaints if "400" not in one]  # the browser tells of the refusals, too


def test_a_game_begun_under_older_rules_says_so(enter: Enter, house: Process) -> None:
    person = enter()
    table = person.open_table("port_royal", ME, BOT)
    person.wait()
    store = Store(f"sqlite:///{house.data / 'mizban.db'}")
    loaded = store.load(table)
    assert loaded is not None
    old = Match(games()["port_royal"], 2, (1).to_bytes(32, "big"))
    facts = type(loaded[0])(
        id="begunlongago", game="port_royal", rules=0, options=old.options, seed=(1).to_bytes(32, "big").hex(), public=False,
        host=loaded[0].host, invite="x", created=time.time(), updated=time.time(),
    )  # fmt: skip
    store.open(facts, loaded[1])
    store.close()
    person.go("/")
    person.page.wait_for_selector(".tb:has-text('older rules')")
    person.go("/t/begunlongago")
    person.page.wait_for_selector("text=older rules")
