"""What can be measured of the look: no horizontal scroll, targets large enough, nothing that axe calls serious, a small client."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from mizban.engine import games
from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person
from tests.browser.test_whole_games import OFFERED

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules/axe-core/axe.min.js"
STATIC = ROOT / "mizban/server/static"
MOST = 160_000  # bytes of script and style, gzipped, before the first table
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary, [role=button]')].filter(node => {
    const box = node.getBoundingClientRect()
    return node.checkVisibility() && box.width > 0 && (box.width < 43.5 || box.height < 43.5) &&
        !node.closest('p, dd, .manual, .fair, label')
}).map(node => `${node.outerHTML.slice(0, 90)} ${node.getBoundingClientRect().width}x${node.getBoundingClientRect().height}`)"""


def faults(person: Person) -> list[str]:
    """What axe finds serious or worse."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [fault for fault in found["violations"] if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {[node['target'] for node in fault['nodes'][:3]]}" for fault in bad]


def unsound(person: Person) -> list[str]:
    """All that is wrong with the page in sight."""
    return [*faults(person), *person.page.evaluate(SMALL), *([] if person.fits() else ["scrolls sideways"])]


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize(("width", "height", "theme"), [(390, 844, "dark"), (820, 1180, "light"), (1440, 900, "dark")])
def test_every_page_is_sound(enter: Enter, language: str, width: int, height: int, theme: str) -> None:
    person = enter(language, width, height, theme)
    wrong = {}
    for name in ("", "new/port_royal", "manual/port_royal"):
        person.go(f"/{name}")
        person.page.wait_for_selector("h1")
        wrong[name] = unsound(person)
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize(
    ("language", "width", "height", "theme"), [("fa", 390, 844, "light"), ("en", 820, 1180, "dark"), ("fa", 1440, 900, "dark")]
)
def test_every_table_is_sound(enter: Enter, game: str, language: str, width: int, height: int, theme: str) -> None:
    person = enter(language, width, height, theme)
    person.open_table(game, ME, *[BOT] * (games()[game].seats[-1] - 1))
    wrong = []
    for _ in range(2):
        person.play(most=6)
        person.wait()
        wrong += unsound(person)
    assert wrong == []


# Whether what may be tapped has an edge, and coins and shields their own look.
FORCED = """() => ({
    lit: [...document.querySelectorAll('[data-lit]:not([aria-hidden=true])')]
        .every(node => getComputedStyle(node).outlineStyle === 'solid'),
    signs: [...document.querySelectorAll('.coin, .vp, .card')].every(node => getComputedStyle(node).forcedColorAdjust === 'none'),
    prompt: getComputedStyle(document.querySelector('.prompt')).borderTopStyle,
})"""
# What has a colour that means something, and beside it the sign that says the same: pairs of both.
SIGNS = {
    "keyflower": "[...document.querySelectorAll('use[href=\"#i-meeple\"][fill]')].map(node => [node.getAttribute('fill'),"
    " node.nextElementSibling?.getAttribute('d')])",
    "lost_cities_rivals": "[...document.querySelectorAll('.lc-card')]"
    ".map(card => [card.className.match(/red|blue|green|yellow|white/)?.[0], card.querySelector('.s use')?.getAttribute('href')])",
    "new_york_1901": "[...document.querySelectorAll('.ny-market .ny-lotcard')].map(card => [card.querySelector('.band').style.background,"
    " card.querySelector('.band').innerText])",
}


@pytest.mark.parametrize("game", OFFERED)
def test_colours_are_never_alone_and_may_be_the_systems(enter: Enter, game: str) -> None:
    person = enter("en")
    person.open_table(game, ME, BOT)
    person.play(most=2)
    person.wait()
    pairs = {(colour, sign) for colour, sign in person.page.evaluate(SIGNS.get(game, "[]"))}
    assert all(sign for _, sign in pairs) and (pairs or game not in SIGNS)
    assert len({colour for colour, _ in pairs}) == len({sign for _, sign in pairs}) == len(pairs), "a sign for each colour"
    person.page.emulate_media(forced_colors="active")
    assert person.page.evaluate(FORCED) == {"lit": True, "signs": True, "prompt": "solid"}


def test_the_client_is_small() -> None:
    """Script and style that the page loads before a table is opened; the board of a game comes later."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    loaded = {STATIC / name.lstrip("/") for name in re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page)}
    assert loaded
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in loaded}
    assert sum(sizes.values()) <= MOST, json.dumps(sizes)
