"""San Juan by two people in two browsers: they decide at once, in either order, and neither is told what the other has decided."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.engine import Match, Question
from tests.browser.fixtures import Enter, Sit
from tests.browser.person import ACTS, CONFIRM, FRIEND, LIT, MAY_ANSWER, ME, SHEET, Person
from tests.browser.position import find

BUILDER, PRODUCER, TRADER, COUNCILLOR = 0, 1, 2, 3
SECRETS = {"KeptCards", "Received", "PaidWith", "StoredCards"}
SHOWS = "n => Number(document.querySelector('.app')?.dataset.rows) === n && !document.querySelector('.prompt.sending')"


class Guest:
    """A person at a table of San Juan."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.updates = person.updates

    @property
    def last(self) -> dict[str, Any]:
        return self.updates[-1]

    @property
    def seat(self) -> int:
        return self.person.seat

    @property
    def name(self) -> str:
        return str(self.last["table"]["seats"][self.seat]["name"])

    @property
    def view(self) -> Any:
        return self.person.view

    @property
    def mine(self) -> Any:
        return self.view["players"][self.seat]

    @property
    def prompt(self) -> str:
        """What this seat is asked, by the name of the question."""
        ask = self.person.chair["ask"]
        return str(ask["prompt"]) if ask else ""

    def take(self, role: int) -> None:
        self.page.locator(f"[data-thing=role-{role}][data-lit]").click()
        self.page.locator(CONFIRM).click()

    def tap(self, place: str) -> None:
        """The last thing that is lit there."""
        thing = self.page.locator(f"{place} {LIT}").last
        thing.evaluate("node => node.scrollIntoView({inline: 'center', block: 'center'})")
        thing.click(force=True)
        self.page.locator(CONFIRM).click()

    def confirm(self) -> list[int]:
        """Answer with the cards that are picked already; which they are."""
        picked = self.page.locator("[data-picked]").evaluate_all("things => things.map(thing => Number(thing.dataset.thing.split('-')[1]))")
        self.page.locator(CONFIRM).click()
        return sorted(int(card) for card in picked)


class Pair:
    def __init__(self, enter: Enter) -> None:
        self.host, self.friend = Guest(enter("en", 1440)), Guest(enter("fa", 390, 844))
        self.both = (self.host, self.friend)
        self.host.person.open_table("san_juan", ME, FRIEND)
        self.friend.person.join(self.host.person, "نیلوفر")
        for guest in self.both:
            guest.page.wait_for_selector(".sj-board")
        self.settle()

    def settle(self, n: int = 0) -> None:
        """Until both browsers show the table after row `n`, whoever was told first."""
        n = max(n, *(guest.last["rows"] for guest in self.both if guest.updates))
        for guest in self.both:
            guest.page.wait_for_function(SHOWS, arg=n)

    @property
    def n(self) -> int:
        return int(self.host.last["rows"])

    def asked(self) -> list[Guest]:
        return [guest for guest in self.both if guest.prompt]


def decide_at_once(pair: Pair, quick: Guest, slow: Guest) -> str:
    """Both are asked; the quick one answers, then the slow one. What each of them sees in between, and what comes of it."""
    n, prompt = pair.n, quick.prompt
    assert prompt and slow.prompt == prompt
    for guest in pair.both:
        assert sorted(guest.last["asked"]) == [0, 1]
        assert guest.page.evaluate(MAY_ANSWER)
    before = {guest: dict(guest.mine) for guest in pair.both}
    open_to_slow = slow.person.chair

    given = {quick: quick.confirm()}
    pair.settle(n + 1)
    assert not quick.prompt and slow.prompt == prompt
    assert not quick.page.evaluate(MAY_ANSWER) and slow.page.evaluate(MAY_ANSWER)
    assert slow.name in quick.person.prompt(), "whoever has decided is told who has not"
    assert slow.page.locator(f"[data-thing=seat-{quick.seat}] .done").count() == 1, (
        "a check, and nothing else, tells that somebody has decided"
    )
    seen = slow.person.chair
    assert {**seen, "log_from": 0, "view": without_answers(seen["view"])} == {
        **open_to_slow,
        "log_from": 0,
        "lines": [],
        "view": without_answers(open_to_slow["view"]),
    }

    given[slow] = slow.confirm()
    pair.settle(n + 2)
    for guest in pair.both:
        assert_has_done(prompt, given[guest], before[guest], guest)
    assert quick.view["discard"] == slow.view["discard"] and quick.view["deck"] == slow.view["deck"]
    return prompt


def without_answers(view: Any) -> Any:
    """Who has answered is public; nothing else may change with it."""
    return {**view, "moment": {**view["moment"], "answered": []}}


def assert_has_done(prompt: str, cards: list[int], before: dict[str, Any], guest: Guest) -> None:
    """The same answers lead to the same table, whoever was first."""
    after = guest.mine
    if prompt == "KeepCards":
        assert sorted([*before["hand_cards"], *cards]) == sorted(after["hand_cards"])
        assert after["drawn_cards"] == []
        assert {*before["drawn_cards"]} - {*cards} <= {*guest.view["discarded"]}
    elif prompt == "Sell":
        assert after["goods"] == before["goods"] - len(cards)
        assert {*before["hand_cards"]} < {*after["hand_cards"]}
    else:
        assert prompt == "DiscardDown"
        assert sorted([*after["hand_cards"], *cards]) == sorted(before["hand_cards"])
        assert after["hand"] == after["hand_limit"]


def assert_no_secrets(guest: Guest, other: Guest) -> None:
    """In all that this browser was ever told, of the other's hidden cards there is nothing but their number."""
    assert len(guest.updates) > 5
    for update in guest.updates:
        for chair in update["chairs"]:
            assert chair["seat"] == guest.seat
            theirs = chair["view"]["players"][other.seat]
            assert theirs["hand_cards"] == theirs["drawn_cards"] == []
            for line in chair["lines"]:
                assert line["event"]["is"] not in SECRETS or line["event"]["seat"] == guest.seat


@pytest.mark.parametrize("first", ["host", "friend"])
def test_two_people_decide_at_once_in_either_order(enter: Enter, first: str) -> None:
    """Nobody builds, so that cards pile up: the Councillor asks both, then the Trader, and after two rounds the hand limit."""
    pair = Pair(enter)
    quick, slow = pair.both if first == "host" else pair.both[::-1]
    prompts = set()
    for _ in range(11):
        if len(pair.asked()) == 2:
            prompts.add(decide_at_once(pair, quick, slow))
        else:
            choose_role(pair)
    assert prompts == {"KeepCards", "Sell", "DiscardDown"}
    assert_no_secrets(pair.host, pair.friend)
    assert_no_secrets(pair.friend, pair.host)


def choose_role(pair: Pair) -> None:
    (chooser,) = pair.asked()
    n = pair.n
    chooser.take(next(role for role in (COUNCILLOR, PRODUCER, TRADER) if chooser.view["role_of"][role] < 0))
    pair.settle(n + 1)


def test_two_people_play_a_whole_game_in_two_languages(enter: Enter) -> None:
    pair = Pair(enter)
    assert [guest.page.locator("html").get_attribute("dir") for guest in pair.both] == ["ltr", "rtl"]
    for _ in range(1000):
        newest = max((guest.last for guest in pair.both), key=lambda update: int(update["rows"]))
        if newest["scores"]:
            break
        guest = next(guest for guest in pair.both if guest.seat in newest["asked"])
        guest.page.wait_for_function(SHOWS, arg=newest["rows"])
        if guest.prompt == "ChooseRole":
            guest.take(next(role for role in (BUILDER, COUNCILLOR, PRODUCER, TRADER) if guest.view["role_of"][role] < 0))
        else:
            answer(guest)
        guest.page.wait_for_function(SHOWS, arg=newest["rows"] + 1)
    pair.settle()
    assert pair.host.last["scores"] == pair.friend.last["scores"]
    assert max(len(player["town"]) for player in pair.host.view["players"]) == 12
    for guest in pair.both:
        guest.page.wait_for_selector(SHEET)
        assert guest.page.locator(".sj-street .sj-site").count() == len(guest.mine["town"])
        assert guest.person.fits()
    assert_no_secrets(pair.host, pair.friend)
    assert_no_secrets(pair.friend, pair.host)


def answer(guest: Guest) -> None:
    """What is picked already is confirmed; of buildings the last that can be built is built, beside the others if possible."""
    verbs = {option["verb"] for option in guest.person.chair["ask"]["options"]}
    if "build" in verbs:
        guest.tap(".sj-hand")
    elif verbs == {"over"}:
        guest.tap(".sj-street")
    else:
        guest.page.locator(ACTS).last.click()


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fa", 390)])
def test_a_building_that_only_a_crane_makes_affordable_is_built_over_another_one(sit: Sit, language: str, width: int) -> None:
    def only_over(_: Match, ask: Question) -> bool:
        return len(ask.options) > 1 and {option.verb for option in ask.options} == {"over"}

    person = sit(find("san_juan", 2, only_over, "random"), language, width)
    town = person.page.locator(".sj-street .sj-site").count()
    covered = person.page.locator(f".sj-street {LIT}").last
    assert person.page.locator(ACTS).count() == 0, "there is no other answer"
    assert person.page.locator(f".sj-street {LIT}").count() > 1
    name = covered.get_attribute("data-thing")
    covered.click()
    assert person.page.locator(".sj-doom").count() == 1, "what will be covered is marked before it is confirmed"
    person.page.locator(CONFIRM).click()
    if person.wait() == "asked" and person.page.locator(".prompt[data-prompt=Pay]").count():
        person.page.locator(CONFIRM).click()
    person.page.wait_for_function("name => !document.querySelector(`.sj-street [data-thing='${name}']`)", arg=name)
    assert person.page.locator(".sj-street .sj-site").count() == town


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fa", 1440), ("en", 390), ("fa", 390)])
def test_the_owner_of_a_well_leaves_a_building_empty(sit: Sit, language: str, width: int) -> None:
    def by_a_well(_: Match, ask: Question) -> bool:
        return ask.prompt == "Produce" and ask.some == (0, 2)

    person = sit(find("san_juan", 2, by_a_well, "random"), language, width)
    goods = person.view["players"][0]["goods"]
    picked = person.page.locator(".sj-street [data-picked]")
    assert picked.count() == 2, "all that may be produced is marked"
    picked.last.click()
    assert picked.count() == 1
    assert person.fits()
    person.page.locator(CONFIRM).click()
    person.page.wait_for_function("n => document.querySelectorAll('.sj-street .lies').length === n", arg=goods + 1)


@pytest.mark.parametrize(("language", "width"), [("en", 390), ("fa", 1440)])
def test_the_owner_of_a_hut_is_told_what_was_sold_before(sit: Sit, language: str, width: int) -> None:
    def after_a_sale(match: Match, ask: Question) -> bool:
        return ask.prompt == "Sell" and ask.about["in_order"] == 1 and ask.about["sold"] == 1

    person = sit(find("san_juan", 3, after_a_sale, "random"), language, width)
    assert {"en": "good was sold before", "fa": "کالا فروخته شده است"}[language] in person.page.locator(".prompt").inner_text()
    assert person.updates[-1]["asked"] == [0], "nobody else is asked"
    assert person.fits()
    person.page.locator(CONFIRM).click()
    assert person.wait()
