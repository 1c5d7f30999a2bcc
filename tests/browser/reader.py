"""Somebody who plays by keyboard alone and hears the table: all that is known of a thing is what a screen reader is told."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.person import CONFIRM, Person

ARROWS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
KEY = re.compile(r"\w+-(?:ask|verb|event|card|what|part)-\w|\{|\bundefined\b|\bNaN\b")
FARTHEST = 16  # steps by arrows
WORDS = re.compile(r"[^\W\d_]{2,}")
ROLES = {"button", "checkbox", "radio", "menuitem", "option", "switch"}
AT = "selector => !!document.activeElement?.matches(selector)"
OFFERED = "[data-lit], [data-picked], .prompt .acts button"


class Reader(Person):
    line: CDPSession | None = None

    def focused(self) -> tuple[str, str]:
        """Role and name of what has the focus, as the accessibility tree has them."""
        if self.line is None:
            self.line = self.page.context.new_cdp_session(self.page)
            self.line.send("Accessibility.enable")
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement", "objectGroup": "reader"})
        tree: dict[str, Any] = self.line.send(
            "Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        )
        self.line.send("Runtime.releaseObjectGroup", {"objectGroup": "reader"})
        node = tree["nodes"][0]
        return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))

    def answer(self) -> None:
        """Walk with the arrows among what is offered, do it, and go to the button that confirms if that is asked for."""
        before = self.rows()
        heard = self.prompt()
        assert WORDS.search(heard) and not KEY.search(heard), heard
        for _ in range(1 + self.luck.below(4)):
            self.page.keyboard.press(ARROWS[self.luck.below(4)])
        for _ in range(FARTHEST):  # past what is denied, which only says why
            if self.page.evaluate(AT, OFFERED):
                break
            self.page.keyboard.press(ARROWS[self.luck.below(4)])
        else:
            return
        role, name = self.focused()
        assert role in ROLES, (role, name)
        assert WORDS.search(name) and not KEY.search(name), f"{name!r} says nothing"
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(40)
        if not self.under_way(before) and self.page.locator(CONFIRM).count():
            self.confirm(before)
        if self.under_way(before):
            self.wait_for_row(before)

    def confirm(self, before: str | None) -> None:
        for _ in range(FARTHEST):
            if self.page.evaluate(AT, CONFIRM):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(40)
                return
            self.page.keyboard.press("ArrowDown")
            if self.rows() != before:
                return
