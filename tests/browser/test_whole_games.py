"""Whole games through the interface, in each language, of every game there is."""

from __future__ import annotations

import re

import pytest

from mizban.engine import games
from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person
from tests.browser.reader import Reader

OFFERED = [game.key for game in games().values() if game.offered]
PERSIAN = re.compile("[\u0600-\u06ff]")


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize(
    ("language", "width", "height", "kind"),
    [("fa", 390, 844, Person), ("en", 1440, 900, Reader)],
    ids=["fa-390-tapping", "en-1440-by-keyboard"],
)
def test_a_whole_game_against_the_computer_and_another_one(
    enter: Enter, game: str, language: str, width: int, height: int, kind: type[Person]
) -> None:
    """One person taps, the other has nothing but the keyboard and what a screen reader is told."""
    person = enter(language, width, height, kind=kind)
    first = person.open_table(game, ME, BOT)
    assert person.wait() == "asked"
    assert person.page.locator("html").get_attribute("dir") == ("rtl" if language == "fa" else "ltr")
    assert person.fits()
    assert person.play(most=900), "the game did not end"
    sheet = person.page.locator(".score")
    assert sheet.locator("tfoot tr.total td").count() == 2
    assert bool(PERSIAN.search(sheet.inner_text())) == (language == "fa")
    assert person.fits()
    sheet.locator(".btn.pri").click()
    person.page.wait_for_function("first => !location.pathname.includes(first)", arg=first)
    assert person.wait() == "asked"
