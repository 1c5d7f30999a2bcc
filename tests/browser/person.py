"""Somebody who plays through the interface: sees what is lit and what the prompt bar offers, and taps it. Knows no game."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from playwright.sync_api import Error, Page, TimeoutError

from mizban.engine import Quick

ME = {"kind": "me", "name": "Sara"}
BOT = {"kind": "bot", "level": "casual"}
FRIEND = {"kind": "friend"}

LIT = "[data-lit]:not([aria-hidden=true])"
ACTS = ".prompt .acts button:not([disabled])"
PICKED = "[data-picked]"
CONFIRM = ".prompt .acts .btn.pri:not([disabled])"
SHEET = ".score"
MAY_ANSWER = f"!!document.querySelector({f'{LIT}, {ACTS}'!r})"
STATE = f"""() => document.querySelector({SHEET!r}) ? 'end'
    : document.querySelector('.prompt.sending') ? ''
    : {MAY_ANSWER} ? 'asked' : ''"""

# What a failed wait is reported with: where we are, and what the page shows.
SIGHT = """() => [location.pathname, document.querySelector('.app')?.className, document.querySelector('.app')?.dataset.rows,
    document.querySelector('.prompt')?.className, document.querySelector('.conn')?.textContent, document.body.innerText]"""


class Person:
    def __init__(self, page: Page, home: str, complaints: list[str]) -> None:
        self.page = page
        self.home = home
        self.complaints = complaints
        self.luck = Quick(7)
        self.updates: list[dict[str, Any]] = []
        """All that the server has told this browser about tables."""
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        said = msgspec.json.decode(frame)
        if said["is"] == "update":
            self.updates.append(said)

    @property
    def chair(self) -> Any:
        """What was told last of the only seat I have."""
        return self.updates[-1]["chairs"][0]

    @property
    def seat(self) -> int:
        return int(self.chair["seat"])

    @property
    def view(self) -> Any:
        return self.chair["view"]

    def go(self, path: str) -> None:
        self.page.goto(self.home + path)

    def open_table(self, game: str, *seats: dict[str, str], **options: bool) -> str:
        """A new table, by the interface's own door; its number.

        Who I am is asked first, and by nobody else at the same time: two strangers' cookies would be one too many.
        """
        self.page.request.get(f"{self.home}/api/me")
        body = {"game": game, "seats": list(seats), "options": options}
        answer = self.page.request.post(f"{self.home}/api/tables", data=body, headers={"Origin": self.home, "X-Mizban": "1"})
        table: dict[str, Any] = answer.json()
        assert answer.ok, table
        self.go(f"/t/{table['id']}")
        return str(table["id"])

    def join(self, host: Person, name: str) -> None:
        """Take a free seat by the link that the host would send."""
        self.page.goto(host.home + "/" + host.page.locator(".linkrow bdi").inner_text().partition("/")[2])
        self.page.locator(".join input[type=text]").fill(name)
        self.page.locator(".join .btn.pri").click()
        for person in (host, self):
            person.page.wait_for_selector(".prompt")

    def wait(self, seconds: float = 45.0) -> str:
        """Until I am asked something or the game has ended: 'asked' or 'end'."""
        try:
            return str(self.page.wait_for_function(STATE, timeout=seconds * 1000).json_value())
        except TimeoutError:
            raise AssertionError(f"not asked within {seconds} s; on the page: {self.page.evaluate(SIGHT)}") from None

    def answer(self) -> None:
        """Any legal answer: tap something lit or a button, and confirm what has to be confirmed."""
        targets = self.page.query_selector_all(f"{LIT}, {PICKED}, {ACTS}")
        if not targets:
            return
        before = self.rows()
        target = targets[self.luck.below(len(targets))]
        with contextlib.suppress(Error):  # another answer came first, and it is gone: look again
            target.evaluate("node => node.scrollIntoView({block: 'center'})")  # from under the rail
            target.click(force=True)
            self.page.wait_for_timeout(40)
            if not self.under_way(before) and self.page.locator(CONFIRM).count():
                self.page.locator(CONFIRM).first.click(force=True, timeout=2000)
        if self.under_way(before):  # else only a part of an answer was tapped
            self.wait_for_row(before)

    def wait_for_row(self, before: str | None) -> None:
        """A moment, until my answer is taken; whoever waits in vain looks again."""
        with contextlib.suppress(TimeoutError):
            self.moved_on(before, 2.0)

    def under_way(self, before: str | None) -> bool:
        """Has my answer been sent, or taken already?"""
        return self.rows() != before or self.page.locator(".prompt.sending").count() > 0

    def rows(self) -> str | None:
        """The number of the table's newest row: it grows with every answer that was taken."""
        return self.page.locator(".app").get_attribute("data-rows")

    def moved_on(self, before: str | None, seconds: float = 30.0) -> None:
        """Waits until the table has changed since this row."""
        changed = "before => document.querySelector('.app')?.dataset.rows !== before"
        self.page.wait_for_function(changed, arg=before, timeout=seconds * 1000)

    def play(self, most: int) -> bool:
        """Play on; has the game ended?"""
        for _ in range(most):
            if self.wait() == "end":
                return True
            self.answer()
        return False

    def prompt(self) -> str:
        return self.page.locator(".prompt [role=status]").inner_text()

    def moment(self) -> list[str]:
        """What is asked and how all stand, once nothing moves any more."""
        self.page.wait_for_timeout(1000)
        return [self.prompt(), self.page.locator(".seats").inner_text()]

    def finds(self, moment: list[str]) -> None:
        """Waits until the table is at this moment (again)."""
        same = """([prompt, seats]) => document.querySelector('.prompt [role=status]')?.innerText === prompt
            && document.querySelector('.seats')?.innerText === seats"""
        self.page.wait_for_function(same, arg=moment)

    def fits(self) -> bool:
        """No horizontal scroll."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
