"""A real server and a real Chromium for the browser tests, wherever they lie: those of one game lie in its folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from mizban.engine import Match
from tests.browser.person import Person
from tests.browser.position import sit_down
from tests.server.process import Process, running
from tools import chromium

LOCALES = {"fa": "fa-IR", "en": "en-GB"}
# Nothing but our own server is to be spoken to.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a browser is a browser test: `-m "not browser"` leaves it out."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path is not None, "no Chromium: `make test` installs one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("house")) as process:
        yield process


Enter = Callable[..., Person]
Sit = Callable[..., Person]


@pytest.fixture
def enter(browser: Browser, house: Process) -> Iterator[Enter]:
    """A person with a browser of their own enters the house; anything their console complains about fails the test."""
    complaints: list[str] = []
    with ExitStack() as stack:

        def one(
            language: str = "en",
            width: int = 1440,
            height: int = 900,
            theme: str = "light",
            address: str = "",
            touch: bool = False,
            pace: str = "once",
            kind: type[Person] = Person,
        ) -> Person:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=LOCALES[language],
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                has_touch=touch,
            )
            stack.callback(context.close)
            context.set_default_timeout(30_000)
            context.add_init_script(f"localStorage.getItem('mizban-pace') ?? localStorage.setItem('mizban-pace', {pace!r})")
            page: Page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
            return kind(page, f"http://{address or house.address}", complaints)

        yield one
    assert complaints == []


@pytest.fixture
def sit(enter: Enter, house: Process) -> Sit:
    """A person sits down in the middle of a game; `friends`: the others' seats are on the same device, so nobody else moves."""

    def one(match: Match, *look: Any, friends: bool = False, **more: Any) -> Person:
        person = enter(*look, **more)
        sit_down(person, house.data, match, friends)
        return person

    return one
