"""`python -m bench.stepping`: how long a person waits in the browser for each position of the longest replay, forwards and backwards.

From the key to the picture that is drawn: the work of the page and the next frame of the screen.
Positions are fetched before they are needed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from bench.replay import GAME, SEATS, longest
from mizban import compiled
from mizban.engine import Record
from tests.server.process import running
from tools import chromium

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
STEPS = 120
# Waits for the frame after the one in which the new position is drawn, as an eye would.
STEP = """key => new Promise((done) => {
    const app = () => document.querySelector('.app').dataset.rows
    const before = app()
    const began = performance.now()
    const look = () => app() !== before ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look)
    window.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
    requestAnimationFrame(look)
})"""


def steps(page: Page, key: str, name: str) -> None:
    times = []
    for _ in range(STEPS):
        times.append(float(page.evaluate(STEP, key)))
        page.wait_for_timeout(30)
    print(f"{name:24}{median(times):>12.1f}{quantiles(times, n=20)[-1]:>12.1f}{max(times):>12.1f}", flush=True)


def open_record(page: Page, home: str, record: Record, folder: Path) -> None:
    file = folder / "longest.mizban"
    file.write_text(record.to_text(), "utf-8")
    page.goto(f"http://{home}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".rp-line")


def main() -> None:
    record = longest()
    print(f"{GAME}, {SEATS} seats, {len(record.moves)} moves, engine {'compiled' if compiled() else 'interpreted'}.\n")
    print(f"{'ms to the picture':24}" + "".join(f"{head:>12}" for head in ("median", "95 %", "worst")))
    with tempfile.TemporaryDirectory() as name, running(Path(name)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        for width, height in ((1440, 900), (390, 844)):
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce")
            open_record(page, house.address, record, Path(name))
            steps(page, "ArrowRight", f"forwards, {width} px")
            steps(page, "ArrowLeft", f"backwards, {width} px")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
