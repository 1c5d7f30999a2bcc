"""Every lesson is taken to its end in a browser, on a phone: by touch in one language, by keyboard in the other."""

from __future__ import annotations

import re

import pytest

from mizban.server.lessons import scripts
from tests.browser.fixtures import Enter
from tests.browser.learner import Learner
from tests.browser.test_look import unsound
from tests.browser.test_whole_games import OFFERED

TAUGHT = [game for game in OFFERED if scripts(game)]
KEY = re.compile(r"[a-z_]+-(lesson|tip)-")  # on the screen it is a message that is missing


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("language", "keyboard"), [("fa", False), ("en", True)], ids=["fa-touch", "en-keyboard"])
def test_a_lesson_is_taken_to_its_end_and_to_a_first_table(enter: Enter, game: str, language: str, keyboard: bool) -> None:
    person = enter(language, 390, 844, touch=True)
    learner = Learner(person, game, keyboard)
    person.go(f"/learn/{game}")
    key, taken = learner.step(), []
    while key != ":end":
        taken.append(key)
        said = person.page.locator(".coach [role=status]").inner_text()
        assert said.strip() and not KEY.search(said), said
        if learner.steps[key]["point"]:
            learner.sees(key)
        assert person.fits(), key
        learner.take(key)
        key = learner.step(key)
    assert taken == list(learner.steps)
    end = person.page.locator(".lesson-end")
    assert end.locator("li").count() == 4 and not KEY.search(end.inner_text())
    learner.press(end.locator(".btn.pri"))
    assert person.wait() == "asked"
    person.page.wait_for_selector(".tip")


@pytest.mark.parametrize(("language", "width", "height", "theme"), [("fa", 390, 844, "dark"), ("en", 1440, 900, "light")])
def test_a_lesson_is_sound(enter: Enter, language: str, width: int, height: int, theme: str) -> None:
    person = enter(language, width, height, theme)
    learner = Learner(person, "port_royal", keyboard=True)
    person.go("/learn/port_royal")
    key, wrong = learner.step(), []
    while key != ":end":
        if key in ("purse", "draw", "trade"):
            wrong += unsound(person)
        learner.take(key)
        key = learner.step(key)
    assert wrong + unsound(person) == []


def test_a_wrong_answer_gets_its_reason_and_a_second_one_an_offer_to_show_it(enter: Enter) -> None:
    person = enter("en", 390, 844, touch=True)
    learner = Learner(person, "port_royal")
    person.go("/learn/port_royal")
    key = learner.step()
    while key != "trade":
        learner.take(key)
        key = learner.step(key)
    sailor = learner.steps["trade"]["wrong"][0]["on"][0]
    for offered in ("Skip", "Show me"):
        person.page.locator(f'[data-thing="card-{sailor}"][data-lit]').tap()
        person.page.locator(".coach .acts .pri").tap()
        person.page.wait_for_selector(".coach.gently")
        assert "last coin" in person.page.locator(".coach [role=status]").inner_text()
        assert person.page.locator(f'[data-thing="card-{sailor}"] .not-now').count() == 1
        assert person.page.locator(".coach-acts .skip").inner_text() == offered
    person.page.locator(".coach-acts .skip").tap()
    assert learner.step("trade") == "fee"


def test_a_tap_beside_the_light_does_nothing_but_pulse(enter: Enter) -> None:
    person = enter("en", 1440, 900)
    person.go("/learn/port_royal")
    Learner(person, "port_royal").step()
    person.page.locator(".seat .look").first.click(force=True)
    person.page.wait_for_selector(".lamp.odd")
    assert person.page.locator("dialog").count() == 0


def test_a_lesson_can_be_left_and_is_gone_on_with(enter: Enter) -> None:
    person = enter("en")
    person.go("/")
    person.page.locator(".firstly .btn.pri").click()
    learner = Learner(person, "port_royal", keyboard=True)
    assert learner.step() == "welcome"
    person.page.keyboard.press("ArrowRight")
    assert learner.step("welcome") == "purse"
    person.page.keyboard.press("ArrowLeft")
    assert learner.step("purse") == "welcome"
    learner.take("welcome")
    assert learner.step("welcome") == "purse"
    person.page.locator(".coach .leave").click()
    person.page.get_by_role("link", name="Go on with the lesson").click()
    assert learner.step() == "purse"
    person.page.reload()
    assert learner.step() == "purse"


def test_whoever_opens_a_game_for_the_first_time_is_offered_its_lesson(enter: Enter) -> None:
    person = enter("fa", 390, 844)
    person.go("/new/port_royal")
    person.page.locator(".offer .no").click()
    person.page.wait_for_selector("form.setup")
    assert person.page.locator(".offer").count() == 0
    person.go("/new/port_royal")
    person.page.wait_for_selector("form.setup")
    assert person.page.locator(".offer").count() == 0
    person.go("/manual/port_royal")
    assert person.page.locator(".lesson-link").get_attribute("href") == "/learn/port_royal"


def test_hints_can_be_switched_off(enter: Enter) -> None:
    person = enter("en")
    table = person.open_table("port_royal", {"kind": "me", "name": "Sara"}, {"kind": "bot", "level": "casual"})
    person.page.evaluate("table => localStorage.setItem(`mizban-hints-${table}`, 'yes')", table)
    person.page.reload()
    person.wait()
    person.page.locator(".tip button").click()
    assert person.page.locator(".tip").count() == 0
    person.page.reload()
    person.wait()
    assert person.page.locator(".tip").count() == 0
