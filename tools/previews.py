"""Draws what messengers show of an invitation, from the emblems of the games: `python -m tools.previews`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from mizban.server.previews import GAMES, HEIGHT, WIDTH
from tests.browser.fixtures import QUIET
from tests.server.process import running
from tools import chromium

# The emblem of a game as it hangs in the lobby, alone and over the whole page.
ALONE = """(key) => {
    document.querySelector('.shot')?.remove()
    const box = Object.assign(document.createElement('div'), { className: 'shot' })
    box.dataset.game = key
    box.style.cssText = 'position:fixed;inset:0;z-index:99;overflow:hidden;background:linear-gradient(var(--mat-3),var(--mat-2))'
    box.append(document.querySelector(`:is(.g5, .firstly)[data-game=${key}] .pic svg`).cloneNode(true))
    document.body.append(box)
}"""


def main() -> None:
    with running(Path(tempfile.mkdtemp())) as process, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=QUIET)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(f"http://{process.address}/")
        page.wait_for_selector(".g5")
        for key in page.eval_on_selector_all(":is(.g5, .firstly)", "nodes => nodes.map((node) => node.dataset.game)"):
            page.evaluate(ALONE, key)
            page.screenshot(path=GAMES / key / "preview.png")
            print(GAMES / key / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
