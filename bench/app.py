"""`python -m bench.app`: what the app weighs, and how long somebody waits for their first move, on a device four times slower.

Bytes as they travel from a live house, which squeezes what can be squeezed. Cold: nothing of it is on the device; warm: at the second
visit. The longest task of the page is what somebody would feel as a halt: the goal is none over 100 ms. (Python is in a worker and
halts nobody.)
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.slower import Slower
from mizban.device import folder, parts
from mizban.engine import games
from mizban.server.client import kind_of, pack
from tests.browser.person import STATE, Person
from tests.server.process import running
from tools import chromium

TIMES = 4
MOST = 8_000_000  # bytes
LONG = 100  # milliseconds
MOVES = 6
MARK = "--mizban-measures-this"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run", MARK]
WATCH = """window.tasks = []
new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => window.tasks.push([startTime, duration])))
    .observe({ type: 'longtask', buffered: true })
localStorage.setItem('mizban-pace', 'once')"""
KEPT = "() => navigator.serviceWorker.controller?.scriptURL.endsWith('/device/keep.js')"
# The very parts that the app has, in a worker of their own.
GREEDY = """
const parts = %r
const plain = self.fetch
self.fetch = async (what, how) => {
  const address = String(what instanceof Request ? what.url : what)
  if (!address.endsWith('.wasm')) return plain(what, how)
  const squeezed = (await plain(address + '.gz')).body.pipeThrough(new DecompressionStream('gzip'))
  return new Response(squeezed, { headers: { 'Content-Type': 'application/wasm' } })
}
const { loadPyodide } = await import(parts + 'pyodide.mjs')
const python = await loadPyodide({ indexURL: parts, env: { MIZBAN_INTERPRETED: '1' } })
for (const name of %r) python.unpackArchive(await (await plain(parts + name)).arrayBuffer(), 'zip', { extractDir: '/house' })
python.runPython('import sys; sys.path.insert(0, "/house")')
postMessage(python.runPython(%r).toJs({ dict_converter: Object.fromEntries }))
"""
ANSWERS = """
from time import perf_counter
from mizban.bots import Greedy
from mizban.engine import Match, Quick, games

def answers(game, seconds=1.0):
    done, seed, luck, greedy, begun = 0, 0, Quick(1), Greedy(), perf_counter()
    while True:
        seed += 1
        match = Match(game, 2, seed)
        while not match.ended:
            ask = match.asks()[0]
            match.play(ask.seat, greedy.choose(game, match.view(ask.seat), ask, luck))
            done += 1
            if perf_counter() - begun > seconds:
                return done / (perf_counter() - begun)

{game.key: answers(game) for game in games().values()}
"""


def row(what: str, value: str, note: str = "") -> None:
    print(f"{what:44}{value:>12}  {note}".rstrip(), flush=True)


def megabytes(count: int) -> str:
    return f"{count / 1_000_000:.2f} MB"


def whole() -> int:
    """All files of the app, as they travel."""
    packed = (pack(data, kind_of(name)) for name, data in folder.contents(house="/").items())
    return sum(len(file.squeezed or file.plain) for file in packed)


def bytes_to(browser: Browser, address: str) -> int:
    """What the page has fetched when its lobby is there."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    came: list[float] = []
    line.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector(".g5")
    page.wait_for_timeout(500)
    context.close()
    return int(sum(came))


class Visit:
    """From the address to the first move of a game, and a few more."""

    def __init__(self, context: BrowserContext, home: str, game: str) -> None:
        self.page = context.new_page()
        began = time.monotonic()
        self.page.goto(f"{home}#/new/{game}")
        self.page.locator(".setup .btn.pri").click()
        self.page.wait_for_function(STATE, timeout=180_000)
        self.asked = time.monotonic() - began
        person = Person(self.page, home, [])
        before = person.rows()
        while person.rows() == before:
            person.answer()
        self.moved = time.monotonic() - began
        for _ in range(MOVES):
            person.wait(120)
            person.answer()

    def tasks(self) -> list[tuple[float, float]]:
        return [(begun, length) for begun, length in self.page.evaluate("window.tasks")]


def tell_tasks(when: str, tasks: list[tuple[float, float]]) -> None:
    longest = max((length for _, length in tasks), default=0.0)
    over = [f"{length:.0f} ms at {begun / 1000:.1f} s" for begun, length in tasks if length > LONG]
    row(f"  longest task of the page, {when}", f"{longest:.0f} ms" if longest else "under 50 ms", ", ".join(over))


def phone(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.set_default_timeout(180_000)
    context.add_init_script(WATCH)
    return context


def at_full_speed(browser: Browser, home: str, game: str) -> None:
    context = phone(browser)
    visit = Visit(context, home, game)
    row(f"{game}, cold: the first move is taken", f"{visit.moved:.1f} s")
    tell_tasks("cold", visit.tasks())
    context.close()


def first_moves(browser: Browser, home: str, game: str) -> None:
    context = phone(browser)
    with Slower(MARK, TIMES):
        cold = Visit(context, home, game)
        row(f"{game}, cold: one is asked", f"{cold.asked:.1f} s")
        row("  the first move is taken", f"{cold.moved:.1f} s")
        tell_tasks("cold", cold.tasks())
    cold.page.wait_for_function(KEPT)
    cold.page.close()
    with Slower(MARK, TIMES):
        warm = Visit(context, home, game)
        row(f"{game}, warm: one is asked", f"{warm.asked:.1f} s")
        row("  the first move is taken", f"{warm.moved:.1f} s")
        tell_tasks("warm", warm.tasks())
    context.close()


def answers_of(page: Page, home: str) -> dict[str, float]:
    name = parts.made()[0]
    zips = [parts.HOUSE, *(f"{game.key}.zip" for game in games().values() if game.offered)]
    code = GREEDY % (f"{home}{folder.DEVICE}/{name}/", zips, ANSWERS)
    page.route("**/device/greedy.js", lambda route: route.fulfill(body=code, content_type="text/javascript"))
    page.goto(home)
    start = """() => new Promise((resolve, reject) => {
        const worker = new Worker('greedy.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
    })"""
    found: dict[str, float] = page.evaluate(start)
    return found


def greedy_answers(browser: Browser, home: str, times: int) -> dict[str, float]:
    context: Any = browser.new_context(service_workers="block")
    try:
        if times == 1:
            return answers_of(context.new_page(), home)
        with Slower(MARK, times):
            return answers_of(context.new_page(), home)
    finally:
        context.close()


def main() -> None:
    chosen = sys.argv[1:] or ["port_royal", "keyflower"]
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        home = f"http://{house.address}/device/"
        row("bytes to the lobby, in a live house", megabytes(bytes_to(browser, f"http://{house.address}/")))
        row("bytes to the lobby, in the app", megabytes(bytes_to(browser, home)))
        row("bytes of the whole app", megabytes(whole()), f"of at most {megabytes(MOST)}")
        print("\nOn a phone's screen, as fast as this machine:")
        for game in chosen:
            at_full_speed(browser, home, game)
        print(f"\nOn a phone's screen, {TIMES} times slower than this machine:")
        for game in chosen:
            first_moves(browser, home, game)
        full, slow = (greedy_answers(browser, home, times) for times in (1, TIMES))
        print(f"\nGreedy answers a second, in a browser of this machine, and {TIMES} times slower:")
        for game, found in full.items():
            row(f"  {game}", f"{found:,.0f}", f"{slow[game]:,.0f}")
        browser.close()


if __name__ == "__main__":
    main()
