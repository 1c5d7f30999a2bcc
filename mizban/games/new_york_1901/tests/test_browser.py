"""The city under fingers, keys and mouse: placing skyscrapers, seeing before confirming what it brings, taking it back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from mizban.engine import Match, Question
from mizban.games.new_york_1901.tests.city import (
    BUILT,
    FINGER,
    HANGING,
    KEY,
    LIT_TILE,
    PICKED,
    SPOT,
    focused,
    holds,
    let_go_outside,
    market,
    only_turned,
    touch,
    turns,
    without_workers,
    zoom,
)
from tests.browser.fingers import drag, fingers, middle, spread
from tests.browser.fixtures import Sit
from tests.browser.person import CONFIRM
from tests.browser.position import find


@pytest.fixture(scope="module")
def building() -> Match:
    """I may build, and there are pieces for which there is no room."""
    return find(
        KEY, 2, lambda match, ask: ask.prompt == "BuildStep" and match.n > 40 and "room" in [denied.reason for denied in ask.denied]
    )


@pytest.fixture(scope="module")
def placing() -> Match:
    """A piece in my hand that fits in several ways, on free squares."""
    return find(KEY, 2, lambda match, ask: ask.prompt == "PlacePiece" and ask.about["how"] == 0 and turns(ask) > 1 and len(ask.options) > 3)


@pytest.fixture(scope="module")
def demolition() -> Match:
    """A piece in my hand that replaces others."""
    return find(KEY, 2, lambda match, ask: ask.prompt == "PlacePiece" and ask.about["how"] == 1 and match.state.players[0].score >= 6)


@pytest.fixture(scope="module")
def claiming() -> Match:
    """A card in my hand for which many lots are free."""
    return find(KEY, 3, lambda match, ask: ask.prompt == "ClaimLot" and len(ask.options) > 8)


@pytest.fixture(scope="module")
def idle() -> Match:
    return without_workers()


# ---- fingers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fa", "en"])
def test_a_skyscraper_is_built_by_touch_on_a_phone(sit: Sit, building: Match, language: str) -> None:
    person = sit(building, language, 390, 844, touch=True, friends=True)
    page = person.page
    before = page.locator(BUILT).count()
    page.wait_for_function(
        "() => { const box = document.querySelector('.ny-tile[data-lit]').getBoundingClientRect(); return box.x > 0 && box.right < 390 }"
    )
    touch(person, page.locator(".ny-tile[data-lit]").first)
    page.wait_for_selector(SPOT)
    page.wait_for_function("() => Number(document.querySelector('.ny-port').style.getPropertyValue('--zoom')) > 2")
    holds(person, f"() => document.querySelector('{SPOT}').getBoundingClientRect().width >= {FINGER}")
    touch(person, page.locator(SPOT).first)
    page.wait_for_selector(PICKED)
    assert page.locator(BUILT).count() == before, "not before it is confirmed"
    touch(person, page.locator(CONFIRM))
    holds(person, f"() => document.querySelectorAll('{BUILT}').length === {before + 1}")
    assert person.fits()


def test_a_lot_is_claimed_by_touch_on_a_phone(sit: Sit, claiming: Match) -> None:
    """They lie too far apart to be shown large all at once: the first tap brings the chosen one closer."""
    person = sit(claiming, "fa", 390, 844, touch=True, friends=True)
    page = person.page
    workers = page.locator(".ny-worker").count()
    far = zoom(person)
    assert 1 < far < 2.3
    touch(person, page.locator(SPOT).first)
    page.wait_for_selector(PICKED)
    page.wait_for_function("far => Number(document.querySelector('.ny-port').style.getPropertyValue('--zoom')) > far", arg=far)
    square = page.locator(".ny-map").evaluate(
        "node => node.getBoundingClientRect().width / node.querySelector('svg').viewBox.baseVal.width * 38"
    )
    assert square >= FINGER, "now every square is as large as a fingertip"
    touch(person, page.locator(CONFIRM))
    holds(person, f"() => document.querySelectorAll('.ny-worker').length === {workers + 1}")


def test_a_piece_is_pulled_out_of_the_tray_with_a_finger(sit: Sit, building: Match) -> None:
    """Sideways the finger scrolls the tray. The piece hangs above the finger, which would hide it."""
    person = sit(building, "fa", 390, 844, touch=True)
    page = person.page
    tile = page.locator(LIT_TILE).first
    page.wait_for_function(f"() => document.querySelector('{LIT_TILE}').getBoundingClientRect().right < 390")
    question, scrolled = person.prompt(), page.locator(".ny-mine").evaluate("node => node.scrollLeft")
    drag(person, *middle(tile), (120, -8))
    page.wait_for_function("before => document.querySelector('.ny-mine').scrollLeft !== before", arg=scrolled)
    assert person.prompt() == question and page.locator(HANGING).count() == 0, "that was no drag"
    tile.scroll_into_view_if_needed()
    x, y = middle(tile)
    send = fingers(person)
    send("touchStart", (x, y))
    for step in range(1, 9):
        send("touchMove", (x, y - 10 * step))
    page.wait_for_selector(SPOT)
    finger = (x, y - 80)
    lift = finger[1] - middle(page.locator(HANGING))[1]
    assert lift > FINGER
    to = middle(page.locator(SPOT).first)
    for step in range(1, 9):
        send("touchMove", (finger[0] + (to[0] - finger[0]) * step / 8, finger[1] + (to[1] + lift - finger[1]) * step / 8))
    page.wait_for_selector(f"{HANGING}.over")
    assert page.locator(".meant").count() == 1, "the place is shown before the piece is let go"
    send("touchEnd")
    page.wait_for_selector(PICKED)
    assert page.locator(HANGING).count() == 0 and page.evaluate("scrollY") == 0


def test_the_map_is_pinched_and_dragged(sit: Sit) -> None:
    match = find(KEY, 2, lambda match, ask: ask.prompt == "TakeTurn")
    person = sit(match, "en", 390, 844, touch=True)
    page = person.page
    assert zoom(person) == 1
    x, y = middle(page.locator(".ny-port"))
    spread(person, x, y)
    assert zoom(person) > 2
    assert page.evaluate("scrollY") == 0, "the page stays where it is"
    place = "() => document.querySelector('.ny-port .map-sheet').style.transform"
    before = page.evaluate(place)
    drag(person, x, y, (60, 30))
    assert page.evaluate(place) != before
    page.get_by_role("button", name="The whole map").tap()
    holds(person, "() => document.querySelector('.ny-port').style.getPropertyValue('--zoom') === '1'")
    assert page.locator(".ny-slot[data-lit]").count() > 0, "nothing was answered by it"


# ---- keys -----------------------------------------------------------------------------------------------------


def test_a_skyscraper_is_placed_by_keyboard_alone(sit: Sit, placing: Match) -> None:
    person = sit(placing)
    page = person.page
    before, built = person.rows(), page.locator(BUILT).count()
    for _ in range(30):
        page.keyboard.press("Tab")
        if focused(person).startswith("place-"):
            break
    first = focused(person)
    page.keyboard.press("r")
    page.wait_for_function(
        "first => document.activeElement?.dataset.thing?.startsWith('place-') && document.activeElement.dataset.thing !== first", arg=first
    )
    assert focused(person).split("-")[1] != first.split("-")[1], "it lies another way, and the keys stay with it"
    page.keyboard.press("f")
    holds(person, "() => document.activeElement?.dataset.thing?.startsWith('place-')")
    meant = focused(person)
    page.keyboard.press("Enter")
    page.wait_for_selector(PICKED)
    assert page.locator(PICKED).get_attribute("data-thing") == meant
    page.keyboard.press("Enter")
    person.moved_on(before)
    holds(person, f"() => document.querySelectorAll('{BUILT}').length > {built}")


def test_arrows_lead_from_lot_to_lot(sit: Sit, claiming: Match) -> None:
    person = sit(claiming, friends=True)
    page = person.page
    before, workers = person.rows(), page.locator(".ny-worker").count()
    page.locator(SPOT).first.focus()
    seen = {focused(person)}
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(focused(person))
    assert len(seen) > 2 and all(name.startswith("lot-") for name in seen)
    page.keyboard.press("Enter")
    page.wait_for_selector(PICKED)
    page.keyboard.press("Enter")
    person.moved_on(before)
    holds(person, f"() => document.querySelectorAll('.ny-worker').length === {workers + 1}")


def test_the_lit_piece_is_chosen_by_keyboard(sit: Sit, building: Match) -> None:
    person = sit(building)
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if focused(person).startswith("piece-"):
            break
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(SPOT)
    holds(person, "() => document.activeElement?.matches('.ny-spot')")


# ---- mouse ----------------------------------------------------------------------------------------------------


def test_the_wheel_turns_the_piece_and_it_is_dragged_to_its_place(sit: Sit, placing: Match) -> None:
    person = sit(placing, friends=True)
    page = person.page
    page.mouse.move(*middle(page.locator(".ny-port")))
    lit = "() => [...document.querySelectorAll('.ny-spot')].map(spot => spot.dataset.thing.split('-')[1]).join()"
    before = page.evaluate(lit)
    page.mouse.wheel(0, 120)
    page.wait_for_function(f"before => ({lit})() !== before", arg=before)
    spot = page.locator(SPOT).last
    meant = spot.get_attribute("data-thing")
    page.mouse.move(*middle(page.locator(".ny-hand .held")))
    page.mouse.down()
    page.mouse.move(*middle(spot), steps=6)
    page.wait_for_selector(f"{HANGING}.over")
    page.mouse.up()
    page.wait_for_selector(PICKED)
    assert page.locator(PICKED).get_attribute("data-thing") == meant
    assert page.locator(HANGING).count() == 0
    ask = placing.questions()[0]
    hint = ask.hints[ask.find("place", tuple(int(word) for word in (meant or "").split("-")[1:]))]
    assert ("back" in person.prompt()) == (hint["back"] > 0), "whether workers come back is told before it is confirmed"
    rows, built = person.rows(), page.locator(BUILT).count()
    page.locator(CONFIRM).click()
    person.moved_on(rows)
    holds(person, f"() => document.querySelectorAll('{BUILT}').length === {built + 1}")


def test_a_piece_is_dragged_out_of_the_tray_onto_the_map(sit: Sit, building: Match) -> None:
    """Let go outside the city it goes back, and pieces are asked for as before."""
    person = sit(building, friends=True)
    page = person.page
    question, built = person.prompt(), page.locator(BUILT).count()

    def take() -> None:
        x, y = middle(page.locator(LIT_TILE).first)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 60, steps=4)
        page.wait_for_selector(SPOT)

    take()
    let_go_outside(page, question)
    page.wait_for_selector(LIT_TILE)
    take()
    spot = page.locator(SPOT).last
    meant = spot.get_attribute("data-thing")
    x, y = middle(spot)
    page.mouse.move(x + 7, y - 7, steps=6)
    page.wait_for_selector(f"{HANGING}.over")
    page.mouse.up()
    page.wait_for_selector(PICKED)
    assert page.locator(PICKED).get_attribute("data-thing") == meant, "it snaps to the nearest place"
    assert page.locator(BUILT).count() == built, "not before it is confirmed"
    rows = person.rows()
    page.locator(CONFIRM).click()
    person.moved_on(rows)
    holds(person, f"() => document.querySelectorAll('{BUILT}').length === {built + 1}")


def turn_to(page: Page, spot: str) -> None:
    """With the key, until this place is lit."""
    for _ in range(8):
        if page.locator(spot).count():
            return
        lit = page.locator(SPOT).first.get_attribute("data-thing")
        page.keyboard.press("r")
        page.wait_for_selector(f"[data-thing={lit}]", state="detached")
    raise AssertionError(f"{spot} was never lit")


def test_a_dragged_piece_turns_by_itself_where_it_lies_only_so(sit: Sit) -> None:
    match = find(KEY, 2, lambda match, ask: ask.prompt == "PlacePiece" and only_turned(match, ask) is not None)
    place = only_turned(match, match.questions()[0])
    assert place is not None
    meant = "-".join(map(str, (place.verb, *place.on)))
    person = sit(match)
    page = person.page
    page.mouse.move(*middle(page.locator(".ny-port")))

    page.mouse.wheel(0, 120)
    page.wait_for_selector("[data-thing|=place-0]", state="detached")
    turn_to(page, f"[data-thing={meant}]")
    to = middle(page.locator(f"[data-thing={meant}]"))
    turn_to(page, "[data-thing|=place-0]")
    page.mouse.move(*middle(page.locator(".ny-mine .ny-tile.held")))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.wait_for_selector(f"{HANGING}.over")
    page.mouse.up()
    page.wait_for_selector(PICKED)
    assert page.locator(PICKED).get_attribute("data-thing") == meant


def test_another_piece_is_taken_instead_of_the_one_in_hand(sit: Sit, building: Match) -> None:
    person = sit(building)
    page = person.page
    page.locator(LIT_TILE).first.click()
    page.wait_for_selector(SPOT)
    first = person.prompt()
    page.locator(".ny-mine .ny-tile.other").first.click()
    page.wait_for_function(
        "first => document.querySelector('.prompt').dataset.prompt === 'PlacePiece'"
        " && document.querySelector('.prompt [role=status]').innerText !== first",
        arg=first,
    )
    page.wait_for_selector(SPOT)


def test_what_would_be_demolished_is_shown_before_it_is_confirmed(sit: Sit, demolition: Match) -> None:
    person = sit(demolition, friends=True)
    page = person.page
    ask = demolition.questions()[0]
    rows, built = person.rows(), page.locator(BUILT).count()
    spot = page.locator(SPOT).first
    words = (spot.get_attribute("data-thing") or "").split("-")[1:]
    hint = ask.hints[ask.find("place", tuple(int(word) for word in words))]
    assert page.locator(".wreck").count() == 0
    spot.click()
    page.wait_for_selector(PICKED)
    assert page.locator(".wreck").count() == hint["demolished"] > 0
    said = person.prompt()
    assert f"{hint['points']} points" in said.replace("\u2068", "").replace("\u2069", "") and "demolish" in said
    assert person.rows() == rows
    page.locator(CONFIRM).click()
    person.moved_on(rows)
    holds(person, f"() => document.querySelectorAll('{BUILT}').length === {built + 1 - int(hint['demolished'])}")


# ---- lot cards -----------------------------------------------------------------------------------------------


def test_a_lot_card_is_dragged_onto_its_lot(sit: Sit) -> None:
    """It says what it is; let go elsewhere it lies in the market again, over a lot it waits to be confirmed."""
    match = find(KEY, 2, lambda match, ask: ask.prompt == "TakeTurn" and any(len(lots) > 2 for lots in market(match).values()))
    face, lots = next((face, lots) for face, lots in market(match).items() if len(lots) > 2)
    person = sit(match, friends=True)
    page = person.page
    card = page.locator(f".ny-cards [data-thing=card-{face}]")
    colour, size, free = (card.locator(f".{part}").inner_text() for part in ("band", "size", "free"))
    facts = match.game.faces[face]
    assert (colour.lower(), size) == (facts["district"], "large" if facts["size"] == 3 else "small")
    assert re.sub(r"\W", "", free) == f"{len(lots)}free"
    question, workers = person.prompt(), page.locator(".ny-worker").count()
    x, y = middle(card)

    def take() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 20, y + 60, steps=4)
        page.wait_for_selector(SPOT)

    take()
    let_go_outside(page, question)
    page.wait_for_selector(".ny-slot[data-lit]")
    take()
    spot = page.locator(SPOT).last
    meant = spot.get_attribute("data-thing")
    page.mouse.move(*middle(spot), steps=6)
    page.wait_for_selector(f"{HANGING}.over")
    page.mouse.up()
    page.wait_for_selector(PICKED)
    assert page.locator(PICKED).get_attribute("data-thing") == meant
    assert page.locator(".ny-worker").count() == workers, "not before it is confirmed"
    rows = person.rows()
    page.locator(CONFIRM).click()
    person.moved_on(rows)
    holds(person, f"() => document.querySelectorAll('.ny-worker').length === {workers + 1}")


def test_a_finger_drags_a_lot_card_to_the_only_lot_that_is_left(sit: Sit) -> None:
    """Nothing is answered before it lies there and is confirmed."""
    match = find(KEY, 2, lambda match, ask: ask.prompt == "TakeTurn" and any(len(lots) == 1 for lots in market(match).values()))
    face = next(face for face, lots in market(match).items() if len(lots) == 1)
    person = sit(match, "fa", 390, 844, touch=True)
    page = person.page
    rows = person.rows()
    card = page.locator(f"[data-thing=card-{face}]")
    x, y = middle(card)
    send = fingers(person)
    send("touchStart", (x, y))
    for step in range(1, 5):
        send("touchMove", (x, y + 10 * step))
    page.wait_for_selector(".ny-wanted")
    box = page.locator(".ny-wanted").first.bounding_box()
    assert box is not None
    lift = y + 40 - middle(page.locator(HANGING))[1]
    assert lift > FINGER, "the finger does not hide it"
    to = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + lift)
    for step in range(1, 9):
        send("touchMove", (x + (to[0] - x) * step / 8, y + 40 + (to[1] - y - 40) * step / 8))
    page.wait_for_selector(f"{HANGING}.over")
    send("touchEnd")
    page.wait_for_selector(".ny-slot[data-picked]")
    assert person.rows() == rows
    page.locator(CONFIRM).click()
    person.moved_on(rows)


# ---- taking back ----------------------------------------------------------------------------------------------


def test_among_friends_all_up_to_the_next_turned_up_card_can_be_taken_back(sit: Sit) -> None:
    match = find(KEY, 2, lambda match, ask: ask.prompt == "ClaimLot" and match.n > 30)
    person = sit(match, friends=True)
    page = person.page
    back = page.locator(".steps [data-what=undo]").first
    back.click()
    page.wait_for_selector(".ny-slot[data-lit]")
    page.locator(".ny-slot[data-lit]").first.click()
    page.wait_for_selector(f"{SPOT}, .ny-slot[data-picked]")
    if page.locator(".ny-slot[data-picked]").count():
        page.locator(CONFIRM).click()
    else:
        page.locator(SPOT).first.click()
        page.locator(CONFIRM).click()
    # A card was turned up: what lies before it stays.
    page.wait_for_function("() => !document.querySelector('.steps [data-what=undo]')")


def test_a_placement_can_be_taken_back(sit: Sit, building: Match) -> None:
    person = sit(building, friends=True)
    page = person.page
    assert page.locator(".steps [data-what=undo]").count() == 0, "the market was refilled"
    built = page.locator(BUILT).count()
    question = person.prompt()
    page.locator(".ny-tile[data-lit]").first.click()
    page.wait_for_selector(SPOT)
    page.locator(".steps [data-what=undo]").first.click()
    page.wait_for_function("question => document.querySelector('.prompt [role=status]')?.innerText === question", arg=question)
    assert page.locator(BUILT).count() == built


# ---- words and goals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "why"), [("en", "no room now"), ("fa", "جا ندارد")])
def test_a_piece_that_does_not_fit_says_so(sit: Sit, building: Match, language: str, why: str) -> None:
    person = sit(building, language)
    assert why in person.page.locator(".ny-mine .ny-tile[data-denied] .why:visible").first.inner_text()


def test_a_tap_on_what_cannot_be_done_says_why(sit: Sit, idle: Match) -> None:
    person = sit(idle, "fa", 390, 844, touch=True)
    page = person.page
    touch(person, page.locator(".ny-cards .ny-slot[data-denied]").first)
    page.wait_for_selector(".zoom .why")
    assert page.locator(".zoom .why").inner_text() == "کارگر آزاد ندارید"
    assert page.locator(".ny-wrecker[data-denied] .why").inner_text() == "ساختمان قدیمی‌تری ندارید"
    assert page.get_by_role("button", name="تخریب: ساختمان قدیمی‌تری ندارید").count() == 1, "and to those who listen"


def test_a_piece_that_must_wait_says_what_comes_first(sit: Sit) -> None:
    """Under the mouse, and when it is pulled out of the tray all the same."""
    person = sit(find(KEY, 2, lambda match, ask: ask.prompt == "TakeTurn"))
    page = person.page
    rows = person.rows()
    x, y = middle(page.locator(".ny-mine .ny-tile").first)
    page.mouse.move(x, y)
    page.wait_for_selector(".zoom .why")
    assert page.locator(".zoom .why").inner_text() == "first take a lot card"
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.up()
    assert page.locator(".zoom .why").count() == 1 and page.locator(HANGING).count() == 0
    assert person.rows() == rows


def test_streets_and_challenge_can_be_seen_on_a_phone(sit: Sit, building: Match) -> None:
    person = sit(building, "fa", 390, 844)
    goals = person.page.locator(".ny-goals")
    assert goals.is_visible() and goals.locator(".goal").count() == 4
    goals.evaluate("node => node.click()")
    person.page.wait_for_selector("dialog .ny-rows")
    assert person.page.locator("dialog .ny-rows li").count() == 3
    assert person.page.locator("dialog .ny-challenge li").count() == 2


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fa", 390)])
def test_construction_boom_is_used_first_by_its_card_where_that_is_allowed(sit: Sit, language: str, width: int) -> None:
    def may_begin_with_it(_: Match, ask: Question) -> bool:
        builds = [option for option in ask.options if option.verb == "build"]
        return ask.prompt == "TakeTurn" and len(builds) > 1 and "boom" in [option.verb for option in ask.options]

    person = sit(find(KEY, 2, may_begin_with_it, "random", boom_first=True), language, width, 844 if width == 390 else 900)
    page = person.page
    built, cards = page.locator(BUILT).count(), page.locator(".ny-action:not(.ny-wrecker)").count()
    page.locator(".ny-action:not(.ny-wrecker)[data-lit]").first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".prompt[data-prompt=BoomFirst]")
    assert page.locator(".ny-action.held").count() == 1, "the card in use is marked"
    assert person.fits()
    page.locator(LIT_TILE).first.click()
    page.wait_for_selector(SPOT)
    page.locator(SPOT).first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".prompt[data-prompt=TakeTurn]")
    holds(person, f"() => document.querySelectorAll('{BUILT}').length === {built + 1}")
    assert page.locator(".ny-action:not(.ny-wrecker)").count() == cards - 1
