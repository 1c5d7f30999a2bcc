"""The page is measured: in every phase of every game, on every shape of screen and in both languages the question and its answers are in
sight, what is lit lies under nothing else, no text is cut and nothing is too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.test_whole_games import OFFERED
from tests.server.process import Process
from tools.look.positions import END, positions
from tools.look.table import REST, Looker, browsing

# Measured when what was changed is laid out, in one visit to the page.
MEASURE = f"async () => {{ await ({REST})(); return ({(Path(__file__).parent / 'measure.js').read_text(encoding='utf-8')})() }}"
# Laid out, and hit where it lies, as ever, but not painted: nobody looks, and painting takes longer than all else.
UNPAINTED = "() => { document.documentElement.style.opacity = '0' }"
# A phone and the same on its side, a smaller one on its side, a tablet, an old screen, two large screens, a laptop at 200 %, the laptop.
SIZES = ((390, 844), (844, 390), (667, 375), (820, 1180), (1024, 768), (1920, 1080), (2560, 1440), (720, 450), (1440, 900))
LARGER = "() => { document.documentElement.style.fontSize = '150%' }"
USUAL = "() => { document.documentElement.style.fontSize = '' }"
LANGUAGE = "() => document.querySelector('.tools .tool.txt').click()"
SPEAKS = "language => document.documentElement.lang === language"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """As ever, but frames follow each other as fast as they are made."""
    with browsing("--disable-frame-rate-limit", "--disable-gpu-vsync") as browser:
        yield browser


@pytest.fixture(scope="module")
def looker(browser: Browser, house: Process) -> Iterator[Looker]:
    looker = Looker(browser, house, "en")
    looker.page.evaluate(UNPAINTED)
    yield looker
    looker.close()


@pytest.mark.parametrize("game", OFFERED)
def test_everything_is_in_sight_on_every_screen(looker: Looker, game: str) -> None:
    wrong: dict[str, list[str]] = {}
    language = "en"
    for position in positions(game):
        if position.name.endswith(f".{END}"):
            continue
        looker.sit_down(position)
        for _ in range(2):
            for width, height in SIZES:
                looker.page.set_viewport_size({"width": width, "height": height})
                wrong[f"{position.name} {width}x{height} {language}"] = looker.page.evaluate(MEASURE)
            looker.page.evaluate(LARGER)
            wrong[f"{position.name} letters of 150 % {language}"] = looker.page.evaluate(MEASURE)
            looker.page.evaluate(USUAL)
            language = "fa" if language == "en" else "en"
            looker.page.evaluate(LANGUAGE)
            looker.page.wait_for_function(SPEAKS, arg=language)
    assert {where: found for where, found in wrong.items() if found} == {}
