"""People at one table: a move is taken back by agreement, the table rests, and somebody goes on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from mizban.engine import Match, Question
from mizban.server.storage import Store
from mizban.table.facts import SeatFacts
from tests.browser.fixtures import Enter
from tests.browser.person import BOT, ME, Person
from tests.browser.position import bot, find, plant
from tests.browser.test_people import picture
from tests.server.process import Process

PASSES = re.compile("Pass|کنار")


def together(sara: Person, kian: Person, house: Process, match: Match) -> str:
    """Both in the middle of this game, each at their own browser; all other seats are computer opponents."""
    store = Store(f"sqlite:///{house.data / 'mizban.db'}")
    known = [store.load(person.open_table(match.game.key, ME, BOT)) for person in (sara, kian)]
    hers, his = [loaded[0].host for loaded in known if loaded is not None]
    others = [SeatFacts(1, "guest", his, "Kian"), *[bot(seat) for seat in range(2, match.seats)]]
    table = plant(store, hers, match.record, others)
    store.close()
    for person in (sara, kian):
        person.go(f"/t/{table}")
        person.page.locator(".prompt").wait_for()
    return table


def prompt(person: Person, words: str) -> None:
    expect(person.page.locator(".prompt [role=status]")).to_contain_text(words)


def press(person: Person, words: str) -> None:
    person.page.get_by_role("button", name=words, exact=True).click()


def test_a_move_goes_back_when_the_other_agrees_and_the_table_rests_until_somebody_goes_on(enter: Enter, house: Process) -> None:
    sara, kian = enter("en"), enter("fa", 390, 844)
    together(sara, kian, house, find("san_juan", 3, lambda match, ask: match.n > 12 and ask.prompt == "ChooseRole"))
    sara.wait()
    moves = sara.updates[-1]["moves"]
    sara.page.keyboard.press("u")
    prompt(sara, "Ask the others to take your last move back?")
    picture(sara, "consider.en-1440")
    press(sara, "Ask")
    prompt(sara, "You would like to take your last move back")
    prompt(kian, "آخرین حرکتش را پس بگیرد")
    picture(kian, "asked.fa-390")
    press(kian, "حتماً")
    expect(sara.page.locator(".tale").last).to_contain_text("takes the last move back, as agreed")
    assert sara.updates[-1]["moves"] < moves and sara.updates[-1]["asked"] == [0]
    picture(sara, "gone-back.en-1440")

    sara.page.keyboard.press("p")
    press(sara, "Ask")
    prompt(kian, "استراحت می‌خواهد")
    press(kian, "حتماً")
    prompt(sara, "The table rests")
    expect(sara.page.locator("[data-lit]")).to_have_count(0)
    picture(sara, "rests.en-1440")
    picture(kian, "rests.fa-390")
    press(kian, "ادامه بدهیم")
    expect(sara.page.locator("[data-lit]").first).to_be_visible()


def test_whoever_comes_late_looks_on_sees_a_hand_by_leave_or_sits_down(enter: Enter, house: Process) -> None:
    sara, kian, ramin = enter("en"), enter("fa", 390, 844), enter("en", 820, 1180)
    table = together(sara, kian, house, find("san_juan", 3, lambda match, ask: match.n > 12 and ask.prompt == "ChooseRole"))
    sara.wait()
    invite = sara.updates[-1]["table"]["invite"]
    ramin.page.request.put(f"{ramin.home}/api/me", data={"name": "Ramin"}, headers={"Origin": ramin.home, "X-Mizban": "1"})
    ramin.go(f"/i/{invite}")
    prompt(ramin, "You are watching")
    picture(ramin, "watching.en-820")
    sara.page.locator(".top .watchers").click()
    press(sara, "Show my hand")
    expect(ramin.page.locator(".rail .mine, .rail .me").first).to_be_visible()
    prompt(ramin, "lets you see the hand")
    picture(ramin, "pupil.en-820")
    picture(sara, "watchers.en-1440")
    press(sara, "Hide my hand")
    expect(ramin.page.locator(".rail .me")).to_have_count(0)
    prompt(ramin, "You are watching: you see what lies open")

    late = enter("fa", 390, 844)
    late.go(f"/t/{table}?invite={invite}")
    late.page.locator(".prompt .acts .btn.pri").click()
    late.page.locator(".join input[type=text]").fill("Parisa")
    picture(late, "sit-in.fa-390")
    late.page.locator(".join .btn.pri").click()
    expect(late.page.locator(".rail .me")).to_be_visible()
    expect(sara.page.locator(".seats")).to_contain_text("Parisa")


def test_a_prepared_pass_outlives_a_reload_and_is_said_when_my_turn_comes(enter: Enter, house: Process) -> None:
    sara, kian = enter("en"), enter("fa", 390, 844)
    for person in (sara, kian):  # every answer as a button
        person.page.add_init_script("localStorage.setItem('mizban-plain-list', 'yes')")

    def low(match: Match, ask: Question) -> bool:
        return ask.prompt == "RaiseOrPass" and len(ask.options) > 4

    together(sara, kian, house, find("lost_cities_rivals", 2, low))
    sara.wait()

    def raise_by_one(person: Person) -> None:
        person.page.locator(".prompt .acts button").filter(has_not_text=PASSES).first.click()

    raise_by_one(sara)
    sara.page.locator("[data-what=prepared]").click()
    picture(sara, "prepared.en-1440")
    sara.page.reload()
    expect(sara.page.locator(".standing.on")).to_contain_text("When your turn comes")
    kian.wait()
    rows = int(sara.rows() or 0)
    raise_by_one(kian)
    sara.page.wait_for_function("rows => Number(document.querySelector('.app')?.dataset.rows) >= rows + 2", arg=rows)
    assert not sara.page.locator(".standing.on").count()
