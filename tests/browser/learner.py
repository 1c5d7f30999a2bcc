"""Somebody who takes a lesson: reads, and does what it asks for, by finger or by keyboard. Knows no game, only the lesson."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Locator, TimeoutError

from tests.browser.person import Person

COACH = ".coach[data-step]"
END = ".lesson-end"
READY = f"""([done]) => document.querySelector({END!r}) ? ':end' : (key => key && key !== done ? key : '')(
    document.querySelector({COACH!r})?.dataset.step)"""
CONFIRM = ".coach .acts .pri:enabled"
TRIES = 12
BETWEEN_TAPS = 400  # milliseconds; what comes sooner is a double tap
# Marks what is lit and lies in the light.
MARK = """() => {
    const lamp = document.querySelector('.lamp')?.getBoundingClientRect()
    for (const node of document.querySelectorAll('.app [data-thing]')) {
        const { x, y, width, height } = node.getBoundingClientRect()
        const [across, down] = [x + width / 2, y + height / 2]
        const inside = lamp && across > lamp.left && across < lamp.right && down > lamp.top && down < lamp.bottom
        node.toggleAttribute('data-light', !!inside)
    }
}"""
# Is all that the step points at in sight, free of the card?
IN_LIGHT = """() => {
    const lamp = document.querySelector('.lamp')?.getBoundingClientRect()
    const card = document.querySelector('.coach').getBoundingClientRect()
    if (!lamp) return 'no lamp'
    if (lamp.bottom < 20 || lamp.top > innerHeight - 20 || lamp.right < 20 || lamp.left > innerWidth - 20) return 'out of sight'
    const under = Math.min(lamp.bottom, card.bottom) - Math.max(lamp.top, card.top)
    const beside = Math.min(lamp.right, card.right) - Math.max(lamp.left, card.left)
    return under > 0.6 * lamp.height && beside > 0.6 * lamp.width ? 'under the card' : ''
}"""


class Learner:
    def __init__(self, person: Person, game: str, keyboard: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.keyboard = keyboard
        answer = self.page.request.get(f"{person.home}/api/games/{game}/lessons/first")
        assert answer.ok
        self.lesson: dict[str, Any] = msgspec.json.decode(answer.body())
        self.steps = {step["key"]: step for step in self.lesson["steps"]}

    def step(self, done: str = "") -> str:
        """The key of the step that is shown after this one, or ':end'."""
        return str(self.page.wait_for_function(READY, arg=[done], timeout=20_000).json_value())

    def sees(self, key: str) -> None:
        """Waits until what the step points at is in sight."""
        try:
            self.page.wait_for_function(f"() => !({IN_LIGHT})()", timeout=3000)
        except TimeoutError:
            raise AssertionError(f"{key}: {self.page.evaluate(IN_LIGHT)}") from None

    def press(self, target: Locator) -> None:
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.tap()

    def moved(self, key: str) -> bool:
        """Has the lesson gone on from this step? Whoever taps again at once would only tap twice, which is no answer."""
        try:
            self.page.wait_for_selector(f'{COACH[:-1]}="{key}"]', state="detached", timeout=BETWEEN_TAPS)
        except TimeoutError:
            return False
        return True

    def take(self, key: str) -> None:
        """Read the step, or do what it asks for."""
        answer = self.steps[key]["answer"]
        if answer is None:
            self.press(self.page.locator(".coach-acts .pri"))
            return
        for _ in range(TRIES):
            target = self.next_target(answer)
            assert target is not None, f"{key}: nothing can be tapped for {answer['verb']} {answer['on']}"
            self.press(target)
            if self.moved(key):
                return
        raise AssertionError(f"{key}: {answer['verb']} {answer['on']} could not be done")

    def next_target(self, answer: dict[str, Any]) -> Locator | None:
        """What a person would tap now: what is meant (cards, a role, a seat), then the button that confirms; or else what is lit."""
        meant = [f'.app [data-thing{named}"][data-lit]:visible' for n in answer["on"] for named in (f'="card-{n}', f'$="-{n}')]
        self.page.evaluate(MARK)
        for selector in [*meant, CONFIRM, ".app [data-lit][data-light]:visible", ".app [data-lit]:visible"]:
            found = self.page.locator(selector)
            if found.count():
                return found.first
        return None
