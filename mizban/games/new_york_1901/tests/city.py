"""Tables of New York 1901 in the middle of a game, and what one looks at there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from mizban.engine import games
from mizban.engine.asking import Question
from mizban.engine.protocol import Choice
from mizban.engine.record import Match
from tests.browser.fingers import middle
from tests.browser.person import Person

KEY = "new_york_1901"
FINGER = 43.5
SPOT = ".ny-spot[data-lit]"
PICKED = ".ny-spot[data-picked]"
BUILT = ".ny-built"
LIT_TILE = ".ny-mine .ny-tile[data-lit]"
HANGING = ".ny-hanging"


def market(match: Match) -> dict[int, tuple[int, ...]]:
    """The cards of the market, each with the lots that are free for it."""
    view: Any = match.view(0)
    return dict(zip(view.market, view.free_lots, strict=True))


def turns(ask: Question) -> int:
    return len({option.on[0] for option in ask.options})


def covered(match: Match, ask: Question, option: Choice) -> set[tuple[int, int]]:
    turn, row, column = option.on
    facts: Any = match.game.faces[int(ask.about["card"])]
    board: Any = match.game.board
    return {(row + r, column + c) for r, c in board["shapes"][facts["shape"]]["turns"][turn]}


def only_turned(match: Match, ask: Question) -> Choice | None:
    """A place where the piece doesn't lie as it is drawn, away from all where it does."""
    drawn = [covered(match, ask, option) for option in ask.options if option.on[0] == 0]
    around = set().union(*drawn)
    return next((option for option in ask.options if drawn and not covered(match, ask, option) & around), None)


def without_workers() -> Match:
    """Four lots, no worker left, and nothing built that could be demolished."""
    match = Match(games()[KEY], 2, bytes(32), {"starters": False})
    while (ask := match.questions()[0]).seat != 0 or ask.prompt != "TakeTurn" or ask.about["workers"]:
        match.play(ask.seat, next((option for option in ask.options if option.verb in ("done", "play_on")), ask.options[0]))
    return match


def touch(person: Person, target: Locator) -> None:
    """Tap it with a finger; it must be large enough for one, and in sight."""
    box = target.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= FINGER, box
    x, y = middle(target)
    size = person.page.viewport_size
    assert size is not None and 0 < x < size["width"] and 0 < y < size["height"]
    person.page.touchscreen.tap(x, y)


def zoom(person: Person) -> float:
    return float(person.page.locator(".ny-port").evaluate("node => node.style.getPropertyValue('--zoom')"))


def holds(person: Person, question: str) -> None:
    """Until the page satisfies this."""
    person.page.wait_for_function(question)


def let_go_outside(page: Page, question: str) -> None:
    """What hangs on the mouse goes back, and this is asked as before."""
    assert page.locator(HANGING).count() == 1
    page.mouse.move(12, 480, steps=3)
    page.mouse.up()
    page.wait_for_function("question => document.querySelector('.prompt [role=status]')?.innerText === question", arg=question)
    assert page.locator(HANGING).count() == 0


def focused(person: Person) -> str:
    return str(person.page.evaluate("() => document.activeElement?.dataset.thing ?? ''"))
