"""A server of its own and a browser that is led from position to position, without leaving the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from mizban.server.storage import Store
from mizban.table.facts import SeatFacts
from tests.browser.fixtures import LOCALES, QUIET
from tests.browser.person import BOT, ME, Person
from tests.browser.position import bot, plant
from tests.server.process import Process, running
from tools import chromium
from tools.look.positions import WAIT, Position

FRIENDS = ("Kian", "Mahtab", "Bahram", "Shirin", "Farhad")  # whose turn it is while I wait: an opponent would move on
# What is drawn when all has arrived: the board, and the question or the end.
READY = """() => document.fonts.status === 'loaded'
    && !!document.querySelector('.score, .app:not([data-left]) .prompt p')?.innerText.trim()"""
REST = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
GO = """path => {
    document.querySelector('.app')?.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
}"""


@contextmanager
def house() -> Iterator[Process]:
    with TemporaryDirectory(prefix="mizban-look-") as data, running(Path(data)) as process:
        yield process


@contextmanager
def browsing(*flags: str) -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        raise SystemExit("no Chromium: MIZBAN_CHROMIUM=/path/to/it says where one is")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*QUIET, *flags])
        yield browser
        browser.close()


class Looker:
    """Somebody who looks at positions in one language and one theme."""

    def __init__(self, browser: Browser, house: Process, language: str, theme: str = "light") -> None:
        self.house = house
        context = browser.new_context(
            locale=LOCALES[language], color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce", has_touch=True
        )
        context.set_default_timeout(30_000)
        context.add_init_script("localStorage.setItem('mizban-pace', 'once')")
        self.page: Page = context.new_page()
        self.store = Store(f"sqlite:///{house.data / 'mizban.db'}")
        loaded = self.store.load(Person(self.page, f"http://{house.address}", []).open_table("port_royal", ME, BOT))
        assert loaded is not None
        self.me = loaded[0].host
        self.page.wait_for_function(READY)

    def close(self) -> None:
        self.store.close()
        self.page.context.close()

    def sit_down(self, position: Position) -> None:
        """At a table that has come to this position."""
        friends = [SeatFacts(n, "guest", name, name) for n, name in enumerate(FRIENDS, 1)]
        bots = [bot(seat) for seat in range(1, len(FRIENDS) + 1)]
        others = (friends if position.name.endswith(f".{WAIT}") else bots)[: position.record.seats - 1]
        self.go(f"/t/{plant(self.store, self.me, position.record, others)}")

    def go(self, path: str) -> None:
        """To this page of ours, without loading what is loaded already."""
        self.page.evaluate(GO, path)
        self.page.wait_for_function(READY)
        self.page.evaluate(REST)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.rest()

    def rest(self) -> None:
        """Until what was changed is drawn."""
        self.page.evaluate(REST)
