"""A bad line: what a person sees before anything is there, and when the line falls silent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person

GREETED = """() => [...document.querySelectorAll('.greeting p')].filter(said => said.checkVisibility()).map(said => said.innerText)"""


@pytest.mark.parametrize(("language", "said"), [("en", "The table is being laid."), ("fa", "میز چیده می‌شود.")])
def test_before_script_styles_and_fonts_are_there_logo_and_a_sentence_are(enter: Enter, language: str, said: str) -> None:
    person = enter(language, 390, 844)
    held: list[Route] = []
    holding = [True]
    person.page.route("**/assets/**", lambda route: held.append(route) if holding else route.continue_())
    person.page.goto(person.home, wait_until="commit")
    person.page.wait_for_selector(".greeting svg")
    assert person.page.evaluate(GREETED) == [person.page.locator(".greeting p:visible").inner_text()]
    assert said in person.page.locator(".greeting p:visible").inner_text()
    # A frame is painted although the style sheet is not there.
    person.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    holding.clear()
    for route in held:
        route.continue_()
    person.page.wait_for_selector(".greeting", state="detached")
    person.page.wait_for_selector("main")


class Wire:
    """The way between a browser and the house. Where it is cut, lines stay dead for ever: all that is said is swallowed."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self.lines: set[WebSocketRoute] = set()  # that are alive
        self.answers: list[Any] = []  # of the browser, as far as the house has heard them
        self.swallowed: list[Any] = []
        person.page.route_web_socket("**/live", self.connect)

    def fall_silent(self) -> None:
        self.cut = True
        self.lines.clear()

    def connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        self.lines.add(line)
        server = line.connect_to_server()

        def to_server(text: str | bytes) -> None:
            said = msgspec.json.decode(text)
            if said["is"] == "play":
                (self.answers if line in self.lines else self.swallowed).append(said)
            if line in self.lines:
                server.send(text)

        line.on_message(to_server)
        server.on_message(lambda text: line.send(text) if line in self.lines else None)


def answer_in_silence(person: Person, wire: Wire) -> None:
    assert person.wait() == "asked"
    wire.fall_silent()
    for _ in range(20):
        if not person.page.locator(".prompt.sending").count():
            person.answer()
    person.page.wait_for_selector(".app.dropped")


def test_a_silent_line_is_told_and_mended_and_what_was_answered_meanwhile_is_sent_once(enter: Enter) -> None:
    person = enter("en")
    wire = Wire(person)
    person.open_table("lost_cities_rivals", ME, BOT)
    answer_in_silence(person, wire)
    assert "Connection lost" in person.prompt()
    rows = person.rows()
    wire.cut = False
    person.page.wait_for_selector(".app:not(.dropped)")
    person.moved_on(rows)
    assert wire.answers == wire.swallowed


# As another device of the same person would.
ELSEWHERE = """([table, answer]) => new Promise((done) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
    line.onmessage = ({ data }) => {
        const asked = JSON.parse(data).chairs?.[0]?.ask
        if (asked?.id === answer.question) line.send(JSON.stringify(answer))
        else if (asked !== undefined) done(line.close())
    }
})"""


def test_an_answer_that_comes_too_late_is_taken_back_with_a_word(enter: Enter) -> None:
    """The same person has answered otherwise on another device meanwhile."""
    person = enter("en")
    wire = Wire(person)
    table = person.open_table("lost_cities_rivals", ME, BOT)
    answer_in_silence(person, wire)
    (said,) = wire.swallowed
    options = [option for chair in person.updates[-1]["chairs"] if chair["ask"] for option in chair["ask"]["options"]]
    other = next(option for option in options if (option["verb"], option["on"]) != (said["verb"], said["on"]))
    elsewhere = person.page.context.new_page()
    elsewhere.goto(person.home)
    elsewhere.evaluate(ELSEWHERE, [table, said | {"verb": other["verb"], "on": other["on"]}])
    wire.cut = False
    person.page.wait_for_selector(".app:not(.dropped)")
    person.page.wait_for_function("() => document.querySelector('.prompt').innerText.includes('moved on')")
    assert person.page.locator(".prompt.sending").count() == 0
