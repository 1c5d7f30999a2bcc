"""Choosing the guests of the house for a new table: by mouse, by touch, by keyboard; they are remembered and named at the table."""

from __future__ import annotations

import re

import pytest

from tests.browser.fixtures import Enter
from tests.browser.person import Person

FIVE = {
    "en": ["The neighbour’s kid", "The cousin", "The old friend", "The teahouse master", "Grandmother"],
    "fa": ["بچه‌ی همسایه", "دخترخاله", "رفیق قدیمی", "استاد قهوه‌خانه", "مادربزرگ"],
}
TIMES = {
    "en": ["at once", "at once", "a blink", "half a second", "2 seconds"],
    "fa": ["همان لحظه", "همان لحظه", "یک لحظه", "نیم ثانیه", "۲ ثانیه"],
}
AT_TABLE = {"en": "Mahtab, Grandmother", "fa": "مهتاب، مادربزرگ"}


def set_up(person: Person, game: str = "port_royal") -> None:
    person.go(f"/new/{game}")
    person.page.wait_for_selector("form.setup")


def plain(texts: list[str]) -> list[str]:
    """Without the marks that keep words of the other direction apart."""
    return [re.sub("[\u2068\u2069]", "", text) for text in texts]


def chosen(person: Person) -> list[str]:
    return person.page.locator(".guestbtn b").all_inner_texts()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_each_seat_has_its_guest_who_is_named_at_the_table_and_comes_again(enter: Enter, language: str) -> None:
    person = enter(language)
    set_up(person)
    assert chosen(person) == [FIVE[language][1]] * 2  # the first time: the cousin
    row = person.page.locator(".guestbtn").first
    row.click()
    assert row.get_attribute("aria-expanded") == "true"
    assert person.page.locator(".gcard b").all_inner_texts() == FIVE[language]
    assert plain(person.page.locator(".gfoot span").all_inner_texts()) == TIMES[language]
    assert person.page.locator(".gcard p").evaluate_all("all => all.every(p => p.innerText.length > 10)")
    person.page.locator(".gcard").last.click()
    assert chosen(person) == [FIVE[language][4], FIVE[language][1]]
    person.page.locator(".guestbtn").nth(1).click()
    assert person.page.locator(".guests").count() == 1  # one at a time
    person.page.locator("form.setup .btn.pri").click()
    assert person.wait() == "asked"
    assert AT_TABLE[language] in plain(person.page.locator(".seats section").evaluate_all("all => all.map(seat => seat.ariaLabel)"))
    set_up(person, "san_juan")
    assert chosen(person)[0] == FIVE[language][4]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_on_a_phone_the_guests_come_on_a_sheet(enter: Enter, language: str) -> None:
    person = enter(language, 390, 844, touch=True)
    set_up(person)
    person.page.locator(".guestbtn").first.tap()
    rows = person.page.locator("dialog.sheet .gcard")
    assert rows.count() == 5
    assert rows.evaluate_all("all => all.every(row => row.getBoundingClientRect().height >= 84)")
    rows.nth(3).tap()
    person.page.wait_for_selector("dialog.sheet", state="detached")
    assert chosen(person)[0] == FIVE[language][3]
    assert person.fits()


@pytest.mark.parametrize(("language", "forwards"), [("en", "ArrowRight"), ("fa", "ArrowLeft")])
def test_guests_are_chosen_by_keyboard_in_the_direction_of_reading(enter: Enter, language: str, forwards: str) -> None:
    person = enter(language)
    set_up(person)
    person.page.locator(".guestbtn").first.focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press(forwards)
    assert chosen(person)[0] == FIVE[language][2]
    named = person.page.get_by_role("radio", name=FIVE[language][2])
    assert named.evaluate("radio => radio === document.activeElement")
    person.page.keyboard.press("Enter")  # has chosen; the table is not opened yet
    assert person.page.locator("form.setup").count() == 1
    assert person.page.locator(".guestbtn").first.evaluate("row => row === document.activeElement")


def test_somebody_else_may_take_the_seat_of_a_guest_and_give_it_back(enter: Enter) -> None:
    person = enter()
    set_up(person)
    person.page.locator(".guestbtn").first.click()
    person.page.get_by_role("button", name="A friend, by link").click()
    assert len(chosen(person)) == 1
    person.page.locator(".seatrow select").nth(1).select_option("bot")
    assert chosen(person) == [FIVE["en"][1]] * 2
