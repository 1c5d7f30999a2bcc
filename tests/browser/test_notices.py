"""My turn, told on every page and heard; what a browser without a page shows is tested with the server."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Enter
from tests.browser.person import ME
from tests.browser.test_talk import picture

COUNT = "window.tones = 0; const create = AudioContext.prototype.createOscillator;"
COUNT += "AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this) }"


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fa", 390)])
def test_tables_that_wait_for_me_are_listed_on_every_page(enter: Enter, language: str, width: int) -> None:
    person = enter(language, width, 844)
    here = {"kind": "here", "name": "Kian"}
    person.open_table("port_royal", ME, here)
    table = person.page.url
    person.go("/manual/keyflower")
    bell = person.page.locator(".tool.bell")
    bell.wait_for()
    assert person.page.title().startswith("● ")
    bell.click()
    person.page.locator(".waiting-list a").first.wait_for()
    picture(person, f"bell.{language}-{width}")
    person.page.locator(".waiting-list a").first.click()
    person.page.wait_for_selector(".prompt, .curtain")
    assert person.page.url == table and person.page.locator(".tool.bell").count() == 0, "not while one sits there"


def test_nothing_sounds_before_a_tap_nor_where_sound_is_off(enter: Enter) -> None:
    person = enter()
    person.page.add_init_script(COUNT)
    person.open_table("port_royal", ME, {"kind": "bot", "level": "random"})
    person.wait()
    assert person.page.evaluate("window.tones") == 0
    person.play(most=3)
    person.wait()
    assert person.page.evaluate("window.tones") > 0
    person.page.locator(".top .tool[data-what=settings]").click()
    person.page.get_by_role("switch", name="Sound and vibration").uncheck(force=True)
    picture(person, "settings.en-1440")
    person.page.keyboard.press("Escape")
    heard = person.page.evaluate("window.tones")
    person.play(most=3)
    person.wait()
    assert person.page.evaluate("window.tones") == heard


def test_on_a_phone_sound_is_off_at_first(enter: Enter) -> None:
    person = enter("fa", 390, 844, touch=True)
    person.go("/")
    person.page.locator(".tool[aria-label='تنظیمات']").click()
    assert not person.page.get_by_role("switch", name="صدا و لرزش").is_checked()
    picture(person, "settings.fa-390")
