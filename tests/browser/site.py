"""The app as a folder of files behind the simplest of web servers, which can be switched off."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from mizban.device import folder
from tests.browser.person import ACTS, CONFIRM, LIT, PICKED, STATE, Person

PREFIX = "some/where"  # it works under any path


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class Site:
    def __init__(self, place: Path) -> None:
        self.place = place
        self.app = place / PREFIX
        folder.write(self.app)
        self.port = 0
        self.up()

    def up(self) -> None:
        """As `python -m http.server`."""
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Quiet, directory=str(self.place)))
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.thread.start()

    def down(self) -> None:
        """No connection any more."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PREFIX}/"

    def renew(self, name: str) -> None:
        """Another version: its first script leaves its name on the page."""
        script = self.app / "before-paint.js"
        script.write_text(script.read_text() + f"document.documentElement.dataset.build = {name!r}\n")
        names = {*folder.listed(self.app), folder.PAGE}
        (self.app / folder.LIST).write_bytes(folder.list_of({name: (self.app / name).read_bytes() for name in names}))


# The generic player, in the page itself: as `Person.answer`, many times as fast. Real fingers play whole games elsewhere.
PLAY = f"""async ([most, seed]) => {{
    const state = {STATE}
    let luck = seed
    const below = (count) => (luck = (luck * 48271) % 2147483647) % count
    const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const rows = () => document.querySelector('.app')?.dataset.rows
    const tap = (node) => node.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, view: window }}))
    const until = async (found, milliseconds) => {{
        for (const end = performance.now() + milliseconds; performance.now() < end; await rest(5)) if (found()) return true
        return false
    }}
    for (let answers = 0; answers < most; answers++) {{
        if (!(await until(state, 45_000))) return 'not asked any more'
        if (state() === 'end') return 'end'
        const targets = [...document.querySelectorAll({f"{LIT}, {PICKED}, {ACTS}"!r})]
        if (targets.length === 0) continue
        const before = rows()
        const sent = () => rows() !== before || document.querySelector('.prompt.sending') !== null
        tap(targets[below(targets.length)])
        await rest(15)
        if (!sent()) {{
            const confirm = document.querySelector({CONFIRM!r})
            if (confirm) tap(confirm)
            await rest(15)
        }}
        if (sent()) await until(() => rows() !== before, 2000)
    }}
    return 'goes on'
}}"""

KEPT = """() => Promise.race([
    navigator.serviceWorker.ready.then(() => true), new Promise((resolve) => setTimeout(resolve, 120_000, false))])"""


class Visitor(Person):
    """Somebody who plays in the app."""

    def __init__(self, page: Page, site: Site, complaints: list[str]) -> None:
        super().__init__(page, site.home, complaints)
        self.site = site

    def visit(self, path: str = "/") -> None:
        self.page.goto(f"{self.home}#{path}")

    def kept(self) -> None:
        """Until the whole app is on this device."""
        assert self.page.evaluate(KEPT), "the app is not kept"

    def play(self, most: int) -> bool:
        """Play on; has the game ended?"""
        found = str(self.page.evaluate(PLAY, [most, 1 + self.luck.below(1000)]))
        assert found in ("end", "goes on"), found
        return found == "end"

    def begin(self, game: str) -> str:
        """A table for two, dealt by the page itself; its address."""
        self.visit(f"/new/{game}")
        self.page.locator(".setup .seatrow").first.wait_for()
        self.page.locator(".setup .segments").nth(1).locator("input").first.evaluate("node => node.click()")  # wherever it is scrolled to
        self.page.locator(".setup .btn.pri").click()
        self.page.wait_for_selector(".prompt", timeout=120_000)
        return str(self.page.url)


def visitor(context: BrowserContext, site: Site, complaints: list[str]) -> Visitor:
    context.set_default_timeout(30_000)
    context.add_init_script("localStorage.getItem('mizban-pace') ?? localStorage.setItem('mizban-pace', 'once')")
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    return Visitor(page, site, complaints)
