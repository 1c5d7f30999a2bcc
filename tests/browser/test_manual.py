"""The manual: sound on every screen, found by its anchors, searched in the page."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME
from tests.browser.test_look import unsound
from tests.browser.test_whole_games import OFFERED

IN_SIGHT = "id => { const top = document.getElementById(id)?.getBoundingClientRect().top; return top > 0 && top < innerHeight / 2 }"
# What does not fit is cut, or scrolls in its own box: neither is for tables that one reads on a phone.
WIDE = (
    "() => [...document.querySelectorAll('.manual .wide, .manual .cards')].filter(node => node.scrollWidth > node.clientWidth + 1).length"
)


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize(
    ("language", "width", "height", "theme"), [("fa", 390, 844, "light"), ("en", 390, 844, "dark"), ("fa", 1440, 900, "dark")]
)
def test_every_manual_is_sound(enter: Enter, game: str, language: str, width: int, height: int, theme: str) -> None:
    person = enter(language, width, height, theme)
    person.go(f"/manual/{game}")
    person.page.wait_for_selector(".manual h2")
    assert unsound(person) == []
    assert person.page.evaluate(WIDE) == 0


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("anchor", ["card-sailor", "ask-TakeCard"])
def test_a_link_opens_the_manual_at_its_place(enter: Enter, anchor: str, width: int) -> None:
    person = enter("fa", width)
    person.go(f"/manual/port_royal#{anchor}")
    person.page.wait_for_function(IN_SIGHT, arg=anchor)


def test_the_contents_lead_to_a_chapter_and_name_it(enter: Enter) -> None:
    person = enter("en")
    person.go("/manual/keyflower")
    person.page.click(".contents a[href='#end-of-season']")
    person.page.wait_for_function(IN_SIGHT, arg="end-of-season")
    person.page.wait_for_selector(".contents a[href='#end-of-season'][aria-current=location]")


def test_words_are_searched_in_the_page(enter: Enter) -> None:
    person = enter("fa")
    person.go("/manual/port_royal")
    person.page.fill(".search input", "12 سکه مالیات")
    person.page.wait_for_selector(".manual .hit.now")
    assert "۱" in person.page.inner_text(".search p")
    person.page.fill(".search input", "زرافه")
    person.page.wait_for_function("document.querySelectorAll('.manual .hit').length === 0")


def test_at_the_table_a_link_moves_the_sheet_and_not_the_address(enter: Enter) -> None:
    person = enter("en", 390, 844)
    person.open_table("port_royal", ME, BOT)
    person.wait()
    address = person.page.url
    person.page.keyboard.press("m")
    person.page.click(".manual a[href='#persons']")
    person.page.wait_for_function(IN_SIGHT, arg="persons")
    assert person.page.url == address
    assert unsound(person) == []
