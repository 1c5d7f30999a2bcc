"""People talk at a table: two browsers, two languages, a desk and a phone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.fixtures import Enter
from tests.browser.person import FRIEND, ME, Person

LOG = ".log-tool"
SAY = ".say input"


def picture(person: Person, name: str) -> None:
    """Kept where somebody wants to look: MIZBAN_PICTURES names a folder."""
    if folder := os.environ.get("MIZBAN_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def speak(person: Person, text: str) -> None:
    person.page.locator(SAY).locator("visible=true").fill(text)
    person.page.keyboard.press("Enter")


def pair(enter: Enter, game: str = "port_royal") -> tuple[Person, Person]:
    host, friend = enter("en", 1440), enter("fa", 390, 844, touch=True)
    host.open_table(game, ME, FRIEND)
    friend.join(host, "نیلوفر")
    return host, friend


def test_a_word_hangs_under_its_seat_is_counted_read_and_answered(enter: Enter) -> None:
    host, friend = pair(enter)
    host.page.get_by_role("tab", name="Talk").click()
    speak(host, "سلام <b>niloofar</b>, tea?")
    hanging = friend.page.locator(".passing")
    hanging.wait_for()
    assert hanging.inner_text() == "سلام <b>niloofar</b>, tea?", "no markup, in a direction of its own"
    assert friend.page.locator(f"{LOG} .talked").inner_text().split()[-1] == "۱"
    seat, word = friend.page.locator(".seats .seat").bounding_box(), hanging.bounding_box()
    assert seat and word and word["y"] >= seat["y"] + seat["height"] - 12 and word["x"] >= 0 and word["x"] + word["width"] <= 390
    picture(friend, "passing.fa-390")
    hanging.click()
    friend.page.wait_for_selector("dialog .talk .said")
    assert friend.page.locator(f"{LOG} .talked").count() == 0, "it was read"
    friend.page.get_by_role("button", name="یک چای مهمان من").click()
    host.page.wait_for_selector(".talk li:not(.mine) .did")
    host.page.wait_for_selector(".seat .react")
    speak(friend, "دستت درد نکند! 😀")
    host.page.get_by_text("دستت درد نکند! 😀").first.wait_for()
    picture(host, "talk.en-1440")
    picture(friend, "talk.fa-390")
    assert friend.page.evaluate("document.querySelector('dialog.drawer').getBoundingClientRect().width") == 390
    host.page.reload()
    host.page.get_by_role("tab", name="Talk").click()
    assert host.page.locator(".talk li:not(.sys)").count() == 3, "what was said is kept with the table"


def test_whoever_is_muted_is_not_heard_until_they_are_again(enter: Enter) -> None:
    host, friend = pair(enter)
    friend.page.locator(".seats .look").click()
    friend.page.get_by_role("button", name="نشنیدن حرف‌هایش").click()
    friend.page.get_by_role("button", name="شنیدن دوباره").wait_for()
    picture(friend, "mute.fa-390")
    friend.page.keyboard.press("Escape")
    host.page.keyboard.press("t")
    speak(host, "can you hear me?")
    host.page.locator(".talk .mine:not(.unsaid)").wait_for()
    friend.page.wait_for_timeout(400)
    assert friend.page.locator(".passing, .log-tool .talked").count() == 0
    friend.page.locator(".seats .look").click()
    friend.page.get_by_role("button", name="شنیدن دوباره").click()
    friend.page.get_by_role("button", name="نشنیدن حرف‌هایش").wait_for()
    friend.page.get_by_role("button", name="گزارش").click()
    picture(friend, "report.fa-390")
    friend.page.get_by_role("button", name="فرستادن گزارش").click()
    friend.page.get_by_text("ممنون").wait_for()


def test_a_word_said_while_the_line_is_down_is_said_once_when_it_is_back(enter: Enter) -> None:
    host, friend = pair(enter)
    host.page.keyboard.press("t")
    host.page.context.set_offline(True)
    host.page.evaluate("window.dispatchEvent(new Event('offline'))")
    speak(host, "one moment")
    assert host.page.locator(".talk .unsaid, .talk .mine").count() == 1
    host.page.context.set_offline(False)
    friend.page.locator(".passing", has_text="one moment").wait_for()
    host.page.locator(".talk .mine:not(.unsaid)").wait_for()
    assert host.page.locator(".talk .mine").count() == 1
    host.complaints.clear()  # the lost line may be complained about


@pytest.mark.parametrize("language", ["en", "fa"])
def test_alone_with_computer_opponents_there_is_nobody_to_talk_to(enter: Enter, language: str) -> None:
    person = enter(language)
    person.open_table("port_royal", ME, {"kind": "bot", "level": "random"})
    person.wait()
    assert person.page.locator(".tabs2").count() == 0
