"""What people do at a table: switch languages, leave and come back, undo, invite friends, share one device, play by keyboard."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from mizban.engine.asking import Question
from mizban.engine.record import Match
from tests.browser.fixtures import Enter, Sit
from tests.browser.person import ACTS, BOT, FRIEND, MAY_ANSWER, ME
from tests.browser.position import find
from tests.browser.test_whole_games import PERSIAN
from tests.server.process import running

SKIP = ".prompt button.host"


def test_the_language_can_be_switched_at_any_moment(enter: Enter) -> None:
    person = enter("en", 1440)
    person.open_table("port_royal", ME, BOT)
    person.play(most=4)
    person.wait()
    assert not PERSIAN.search(person.prompt())
    person.page.get_by_role("button", name=re.compile("فارسی|فا")).first.click()
    person.page.wait_for_selector("html[dir=rtl][lang=fa]")
    assert PERSIAN.search(person.prompt())
    person.page.reload()
    person.page.wait_for_selector("html[dir=rtl][lang=fa]")


@pytest.mark.parametrize(("language", "links"), [("en", (", ", " and ")), ("fa", ("، ", " و "))])
def test_names_are_listed_as_people_write_them(enter: Enter, language: str, links: tuple[str, str]) -> None:
    """The tiles on offer in the log: six names, five links, and no comma before the last one."""
    person = enter(language, 1440)
    person.open_table("keyflower", ME, BOT)
    person.wait()
    line = person.page.locator(".log li").filter(has=person.page.locator("b:nth-of-type(6)"))
    names, said = line.locator("b").all_inner_texts(), re.sub("[\u2066-\u2069]", "", line.locator("> span").last.inner_text())
    assert len(names) == 6 and f"{links[0].join(names[:-1])}{links[1]}{names[-1]}." in said


def test_whoever_closes_the_tab_comes_back_to_the_same_moment(enter: Enter) -> None:
    person = enter()
    person.open_table("port_royal", ME, BOT)
    person.play(most=6)
    person.wait()
    moment = person.moment()
    person.page.reload()
    person.finds(moment)
    person.go("/")
    person.page.wait_for_selector(".tb")


def test_a_killed_server_loses_nothing_and_the_page_goes_on(enter: Enter, tmp_path: Path) -> None:
    with running(tmp_path) as process:
        port = process.address.rsplit(":", 1)[1]
        person = enter(address=process.address)
        person.open_table("port_royal", ME, BOT)
        person.play(most=6)
        person.wait()
        moment = person.moment()
        process.end(signal.SIGKILL)
        person.page.wait_for_function("() => !document.querySelector('.conn')?.textContent?.includes('Live')")
    with running(tmp_path, "play", "--port", port):
        person.page.wait_for_function("() => document.querySelector('.conn')?.textContent?.includes('Live')", timeout=20_000)
        assert person.wait() == "asked"
        person.finds(moment)
        person.play(most=4)
        person.page.close()
        person.complaints.clear()  # the lost connection was to be complained about


def test_against_the_computer_one_may_take_back_freely(enter: Enter) -> None:
    person = enter(pace="brisk")
    person.open_table("port_royal", ME, BOT)
    person.wait()
    before = person.prompt()
    person.answer()
    person.page.wait_for_selector(".steps .step")
    person.page.locator(".steps .step").first.click()
    person.page.wait_for_function("before => document.querySelector('.prompt [role=status]')?.innerText === before", arg=before)


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_moves_of_the_others_follow_each_other_slowly_until_one_has_seen_enough(enter: Enter, how: str) -> None:
    person = enter(pace="calm")
    person.open_table("keyflower", ME, BOT, BOT, BOT, BOT, BOT)
    person.wait()
    person.page.locator(ACTS, has_text="Pass").click()
    person.page.wait_for_selector(SKIP)
    for _ in range(400):
        if person.chair["ask"]:
            break
        person.page.wait_for_timeout(10)
    newest = str(person.updates[-1]["rows"])
    assert person.rows() != newest, "all have moved, and one still looks on"
    person.page.locator(SKIP).click() if how == "button" else person.page.keyboard.press("Escape")
    assert person.wait() == "asked"
    assert person.rows() == newest
    assert person.page.locator(SKIP).count() == 0


def test_a_friend_takes_a_free_seat_by_the_link(enter: Enter) -> None:
    host, friend = enter("en", 1440), enter("fa", 390, 844)
    host.open_table("port_royal", ME, FRIEND)
    friend.join(host, "نیلوفر")
    assert "نیلوفر" in host.page.locator(".seats").inner_text()
    for _ in range(30):
        for person in (host, friend):
            if person.page.evaluate(MAY_ANSWER):
                person.answer()
        host.page.wait_for_timeout(60)
    assert host.page.locator(".log li").count() > 5


def test_one_device_is_passed_round(enter: Enter) -> None:
    person = enter("fa", 390, 844)
    person.open_table("port_royal", ME, {"kind": "here", "name": "Kian"}, {"kind": "here", "name": "Laleh"})
    assert not person.play(most=12)
    names = set()
    for _ in range(12):
        person.wait()
        names.add(person.page.locator(".rail .me .nm b, .me b").first.inner_text())
        person.answer()
    assert len(names) > 1


def test_a_table_is_set_up_in_the_lobby(enter: Enter) -> None:
    person = enter("en", 390, 844)
    person.go("/")
    person.page.locator(".g5[data-game=lost_cities_rivals]").get_by_role("link", name="Play").click()
    person.page.wait_for_selector("form.setup")
    person.page.locator("form.setup input[type=text]").first.fill("Sara")
    assert person.fits()
    person.page.locator("form.setup .btn.pri").click()
    assert person.wait() == "asked"


def test_a_turn_can_be_played_by_keyboard_alone(enter: Enter) -> None:
    person = enter()
    person.open_table("port_royal", ME, BOT)
    person.wait()
    lines = person.page.locator(".log li").count()
    for _ in range(6):
        person.wait()
        for _ in range(25):
            person.page.keyboard.press("Tab")
            if person.page.evaluate("() => document.activeElement?.matches('.prompt .acts button, [data-lit]')"):
                break
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(100)
        if person.page.locator("[data-picked]").count():
            person.page.keyboard.press("Enter")
            person.page.wait_for_timeout(100)
    assert person.page.locator(".log li").count() > lines


def test_arrows_lead_from_what_is_lit_to_the_answers_and_back(enter: Enter) -> None:
    person = enter()
    person.open_table("port_royal", ME, BOT)
    person.wait()
    at = "selector => document.activeElement?.matches(selector)"
    for key, found in (("ArrowRight", "[data-thing]"), ("ArrowDown", ".prompt .acts button"), ("ArrowUp", "[data-thing]")):
        for _ in range(6):  # one press, or several where other lit cards lie on the way
            person.page.keyboard.press(key)
            if person.page.evaluate(at, found):
                break
        assert person.page.evaluate(at, found), key


def test_on_a_phone_what_can_be_answered_comes_out_from_behind_the_rail(enter: Enter) -> None:
    person = enter("fa", 390, 640, touch=True)
    person.open_table("lost_cities_rivals", ME, BOT)
    person.wait()
    in_sight = """() => [...document.querySelectorAll('.lc-auction [data-lit]')].every((rung) =>
        rung.getBoundingClientRect().bottom <= document.querySelector('.rail').getBoundingClientRect().top)"""
    assert person.page.locator(".lc-auction [data-lit]").count() > 0
    person.page.wait_for_function(in_sight)


def test_the_manual_is_one_click_away(enter: Enter) -> None:
    person = enter("fa")
    person.open_table("port_royal", ME, BOT)
    person.wait()
    person.page.keyboard.press("m")
    person.page.wait_for_selector(".manual")
    person.page.wait_for_function("""() => {
        const pictures = [...document.querySelectorAll('.manual img')]
        return pictures.length >= 3 && pictures.every(picture => picture.complete && picture.naturalWidth > 0)
    }""")


def asks_what_to_build(match: Match, ask: Question) -> bool:
    return ask.prompt == "Build" and len(ask.options) > 1


@pytest.mark.parametrize("touch", [True, False])
def test_a_double_tap_gives_no_answer_that_was_not_seen(sit: Sit, touch: bool) -> None:
    """San Juan: the button that pays with cards chosen beforehand appears under the finger that chose what to build."""
    person = sit(find("san_juan", 2, asks_what_to_build), touch=touch)
    page = person.page
    page.locator("[data-lit]").first.click()
    page.wait_for_timeout(500)
    box = page.locator(".prompt .acts .btn.pri:not([disabled])").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if touch:
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
    else:
        page.mouse.dblclick(x, y)
    page.wait_for_timeout(1500)
    assert person.chair["ask"] and person.chair["ask"]["prompt"] == "Pay"


def test_a_key_held_down_gives_one_answer(enter: Enter) -> None:
    person = enter()
    person.open_table("port_royal", ME, {"kind": "here", "name": "Kian"})
    person.wait()
    page = person.page
    page.locator(ACTS).first.focus()
    before = len(person.updates)
    page.keyboard.down("Enter")
    for _ in range(12):
        page.wait_for_timeout(60)
        page.keyboard.down("Enter")  # again without a release: a repeat
    page.keyboard.up("Enter")
    page.wait_for_timeout(500)
    answers = {update["rows"] for update in person.updates[before:]}
    assert len(answers) == 1, answers
