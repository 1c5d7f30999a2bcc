"""Touches of several fingers, which Playwright itself does not offer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.person import Person

# Resolves when a node has not moved for some frames.
RESTS = """node => new Promise(done => {
    let before = '', still = 0
    const look = () => {
        const { x, y } = node.getBoundingClientRect()
        still = before === `${x} ${y}` ? still + 1 : 0
        before = `${x} ${y}`
        still < 8 ? requestAnimationFrame(look) : done()
    }
    look()
})"""


def middle(target: Locator) -> tuple[float, float]:
    """Of what has come to rest: a page may still scroll."""
    target.evaluate(RESTS)
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def fingers(person: Person) -> Callable[..., None]:
    """Sends a touch event with a point for each finger that is down."""
    session = person.page.context.new_cdp_session(person.page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    return send


def spread(person: Person, x: float, y: float) -> None:
    """The thumb rests; another finger is put down close to it and moves away: to four times as far."""
    send = fingers(person)
    thumb = (x - 20, y - 20)
    send("touchStart", thumb)
    for step in range(7):
        send("touchMove" if step else "touchStart", thumb, (x + 20 + 20 * step, y + 20 + 20 * step))
    send("touchEnd")


def drag(person: Person, x: float, y: float, by: tuple[float, float]) -> None:
    """One finger, for longer than a press. It rests in the end: lifted while moving it would fling, and the next tap only stop that."""
    send = fingers(person)
    send("touchStart", (x, y))
    for step in range(1, 7):
        send("touchMove", (x + by[0] * step / 6, y + by[1] * step / 6))
    person.page.wait_for_timeout(450)
    send("touchMove", (x + by[0], y + by[1] + 1))
    send("touchEnd")
