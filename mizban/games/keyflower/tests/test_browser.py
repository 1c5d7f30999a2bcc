"""Two people in two browsers: winter's secret choice, tiles placed together, passing done for one; and a village under fingers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.fingers import drag, middle, spread
from tests.browser.fixtures import Enter
from tests.browser.person import BOT, FRIEND, ME, Person

HIDDEN = -1
TURN = "Turn"
PASSING = ".prompt .standing.on"


class Player:
    """A person at a table of Keyflower."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    @property
    def chair(self) -> Any:
        return self.person.chair

    @property
    def view(self) -> Any:
        return self.person.view

    @property
    def seat(self) -> int:
        return self.person.seat

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").get_attribute("data-prompt") or ""

    def sees(self, prompt: str) -> None:
        """Waits until this is asked."""
        self.page.wait_for_selector(f".prompt[data-prompt={prompt}]:not(.sending)")

    def waits(self) -> None:
        self.page.wait_for_selector(".prompt:not([data-prompt])")

    def keeps_up_with(self, other: Player) -> None:
        """Waits until both look at the same moment."""
        self.page.wait_for_function("n => document.querySelector('.app')?.dataset.rows === n", arg=other.person.rows())

    def pass_turn(self) -> None:
        self.sees(TURN)
        rows = self.person.rows()
        words = {"en": "Pass", "fa": "پاس"}[self.page.locator("html").get_attribute("lang") or ""]
        self.page.locator(".prompt .acts button", has_text=words).click()
        self.person.moved_on(rows)

    def answer_all(self, prompt: str) -> None:
        """Anything legal, as long as this is asked."""
        for _ in range(40):
            if self.prompt != prompt:
                return
            self.person.answer()
        raise AssertionError(f"{prompt} does not end")


def sit_down(enter: Enter) -> list[Player]:
    """A table for two, Persian on a phone and English on a desktop."""
    host, friend = Player(enter("fa", 390, 844)), Player(enter("en", 1440))
    sit_down_both(host, friend)
    return [host, friend]


def sit_down_both(host: Player, friend: Player) -> None:
    host.person.open_table("keyflower", ME, FRIEND)
    friend.person.join(host.person, "Sam")


def asked(both: list[Player], prompt: str) -> Player:
    """Whoever is asked this, as soon as somebody is."""
    for _ in range(600):
        for player in both:
            if player.prompt == prompt:
                return player
        both[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked {prompt}")


def through_a_season(both: list[Player]) -> None:
    """All pass, and everybody takes what the boats bring."""
    for _ in both:
        asked(both, TURN).pass_turn()
    asked(both, "ChooseBoat").answer_all("ChooseBoat")


def winter_hands(player: Player, of: Player) -> list[int]:
    hand: list[int] = player.view["players"][of.seat]["hand"]
    return hand


@pytest.mark.parametrize("first", [0, 1])
def test_winter_is_chosen_in_secret_and_tiles_are_placed_together_in_any_order(enter: Enter, first: int) -> None:
    both = sit_down(enter)
    for _ in range(3):
        through_a_season(both)
    for player in both:
        player.sees("ChooseWinterTiles")
    quick, slow = both[first], both[1 - first]
    before = slow.view
    heard = len(slow.person.updates)
    quick.answer_all("ChooseWinterTiles")
    quick.waits()
    slow.keeps_up_with(quick)
    assert slow.prompt == "ChooseWinterTiles"
    assert slow.view["offer"] == before["offer"] == []
    assert winter_hands(slow, quick) == [HIDDEN] * 3
    assert not any(chair["lines"] for said in slow.person.updates[heard:] for chair in said["chairs"])
    assert [face for face in winter_hands(quick, slow) if face != HIDDEN] == []
    slow.answer_all("ChooseWinterTiles")
    for player in both:
        player.page.wait_for_selector(".prompt:not([data-prompt=ChooseWinterTiles])")
    assert quick.view["offer"] == slow.view["offer"] != []

    through_a_season(both)
    for player in both:
        player.sees("PlaceTile")
    early, late = both[1 - first], both[first]
    early.answer_all("PlaceTile")
    early.waits()
    late.keeps_up_with(early)
    assert late.prompt == "PlaceTile"
    assert [len(seen["village"]) for seen in late.view["players"]] == [1, 1]
    late.answer_all("PlaceTile")
    for player in both:
        assert player.person.wait() == "end"
        assert [len(seen["village"]) for seen in player.view["players"]] == [2, 2]


class Actor(Player):
    """Plays from the plain list, where every option is a button."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.page.add_init_script("localStorage.setItem('mizban-plain-list', 'yes')")

    def say(self, verb: str, on: list[int]) -> None:
        """The first option is the last button."""
        keys = [(option["verb"], option["on"]) for option in self.chair["ask"]["options"]]
        rows = self.person.rows()
        at = keys.index((verb, on))
        self.page.locator(".prompt .acts button").nth(at - 1 if at else len(keys) - 1).click()
        self.person.moved_on(rows)

    def use(self, tiles: list[int]) -> None:
        """One of these, with as few workers as it takes; whatever is asked then gets any answer."""
        self.sees(TURN)
        uses = [option for option in self.chair["ask"]["options"] if option["verb"] == "use" and option["on"][0] in tiles]
        easy = min(uses, key=lambda option: int(option["hint"]["workers"]))
        self.say("use", easy["on"])
        while self.chair["ask"] and self.chair["ask"]["prompt"] != TURN:
            self.page.wait_for_selector(".prompt:not(.sending) .acts button")
            option = self.chair["ask"]["options"][0]
            self.say(option["verb"], option["on"])

    def use_something_on_offer(self) -> None:
        self.use([tile["card"] for tile in self.view["offer"]])

    def use_home_of(self, player: Player) -> None:
        self.use([self.view["players"][player.seat]["village"][0]["card"]])


class Watcher(Player):
    """Wishes to pass until something changes."""

    def wish(self) -> None:
        self.sees(TURN)
        self.page.locator(".prompt .standing button").click()
        self.page.wait_for_selector(PASSING)
        self.waits()

    def is_asked_again(self) -> None:
        self.sees(TURN)
        assert self.page.locator(PASSING).count() == 0

    @property
    def notice(self) -> str:
        return self.page.locator(".prompt small").inner_text()


CHANGED = "دوباره تصمیم با شماست"


def test_passing_is_done_for_one_until_something_changes(enter: Enter) -> None:
    watcher, actor = Watcher(enter("fa", 390, 844)), Actor(enter("en", 1440))
    sit_down_both(watcher, actor)
    if watcher.view["start_seat"] == actor.seat:
        actor.use_something_on_offer()
    watcher.wish()
    actor.use_something_on_offer()
    watcher.is_asked_again()
    assert CHANGED in watcher.notice

    # What does not concern me does not disturb me; what is done in my village does.
    watcher.wish()
    watcher.page.locator(".prompt .standing [aria-pressed]").click()
    actor.use_something_on_offer()
    actor.sees(TURN)
    assert actor.view["passes"] == 1
    actor.use_home_of(watcher)
    watcher.is_asked_again()
    assert CHANGED in watcher.notice

    # A tap stops it.
    watcher.wish()
    watcher.page.locator(".prompt .standing .stop").click()
    actor.use_something_on_offer()
    watcher.is_asked_again()
    assert CHANGED not in watcher.notice

    # With the season the wish is over, and nothing else was ever answered.
    watcher.wish()
    actor.sees(TURN)
    actor.say("pass", [])
    actor.page.wait_for_function("() => !document.querySelector('.prompt[data-prompt=Turn]')")
    watcher.page.wait_for_selector(".prompt:not(:has(.standing.on))")
    assert {watcher.prompt, actor.prompt} == {"ChooseBoat", ""}


# ---- a village under fingers ----------------------------------------------------------------------------------


WATCH_LARGE_TILES = """() => new MutationObserver(() => { window.opened ||= document.querySelector('.kf-card') !== null })
    .observe(document.body, { childList: true, subtree: true })"""


def test_a_village_is_pinched_and_dragged_on_a_phone(enter: Enter) -> None:
    person = enter("fa", 390, 844, touch=True)
    person.open_table("keyflower", ME, BOT)
    person.wait()
    page = person.page
    page.get_by_role("button", name="روستای من").tap()
    page.wait_for_function("() => Math.abs(document.querySelectorAll('.kf-port')[0].getBoundingClientRect().x - 195) < 195")
    port = page.locator(".kf-port").first
    port.evaluate("node => node.scrollIntoView({ block: 'center' })")
    scrolled = page.evaluate("scrollY")
    page.evaluate(WATCH_LARGE_TILES)
    lies = "() => document.querySelector('.kf-port .map-sheet').style.transform"
    far = page.evaluate(lies)
    x, y = middle(port)
    spread(person, x, y)
    near = page.evaluate(lies)
    assert "scale(1)" in far and "scale(1)" not in near
    assert page.evaluate("scrollY") == scrolled, "the page stays where it is"
    drag(person, x, y, (60, 30))
    assert page.evaluate(lies) != near
    assert not page.evaluate("window.opened"), "a finger that drags asks for no large tile"
    page.get_by_role("button", name="همه‌ی نقشه").tap()
    page.wait_for_function("() => document.querySelector('.kf-port .map-sheet').style.transform.includes('scale(1)')")
    assert person.prompt() and page.locator(".kf-tile[data-picked]").count() == 0, "nothing was answered by it"
