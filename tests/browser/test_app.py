"""The app, a folder of files without a server: offline, whole games, closed tabs, new versions, full disks, two tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from mizban.engine import games
from tests.browser.fixtures import LOCALES, Enter
from tests.browser.site import Site, Visitor, visitor

OFFERED = [game.key for game in games().values() if game.offered]
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("app"))
    yield site
    site.down()


def context_of(browser: Browser, language: str = "en", **more: object) -> BrowserContext:
    usual = {"viewport": {"width": 1440, "height": 900}, "locale": LOCALES[language], "reduced_motion": "reduce"}
    return browser.new_context(**{**usual, **more})  # type: ignore[arg-type]


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def one(language: str = "en", context: BrowserContext | None = None, **more: object) -> Visitor:
        if context is None:
            context = context_of(browser, language, **more)
            opened.append(context)
        return visitor(context, site, complaints)

    yield one
    for context in opened:
        context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def offline(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """One visit; then the server is gone, and the app is opened again."""
    site = Site(tmp_path_factory.mktemp("offline"))
    complaints: list[str] = []
    context = context_of(browser, "fa", viewport={"width": 390, "height": 844})
    person = visitor(context, site, complaints)
    person.visit()
    person.kept()
    site.down()
    person.page.reload()
    person.page.wait_for_selector(".g5")
    yield person
    context.close()
    assert complaints == []


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_without_a_connection(offline: Visitor, game: str) -> None:
    offline.begin(game)
    assert offline.page.locator("html").get_attribute("dir") == "rtl"
    assert offline.play(most=900), "the game did not end"
    assert offline.page.locator(".score tfoot tr.total td").count() == 2
    assert offline.fits()


def test_lessons_manuals_and_replays_without_a_connection(offline: Visitor) -> None:
    offline.visit("/learn/port_royal")
    offline.page.wait_for_selector(".coach")
    offline.visit("/manual/keyflower")
    offline.page.wait_for_selector(".manual h2")
    offline.visit("/")
    offline.page.locator(".tb a[href$='/replay']").first.click()
    offline.page.wait_for_selector(".app.replaying")


def test_what_needs_a_house_is_not_offered_and_games_are_saved_opened_and_removed(offline: Visitor, tmp_path: Path) -> None:
    page = offline.page
    offline.visit("/")
    page.wait_for_selector(".tb")
    assert page.locator(".pz-tile, a[href*=puzzle], .dev-offer").count() == 0
    page.locator(".top .tool").last.click()
    page.wait_for_selector(".dialog .switch, [role=dialog] .switch, .sheet .switch")
    assert page.get_by_text("خبرم کن که نوبت من است").count() == 0
    page.keyboard.press("Escape")
    page.locator(".tb a[href$='/replay']").first.click()
    save = page.locator(".step[download]")
    save.wait_for()
    assert page.get_by_text("تحلیل").count() == 0 and page.locator(".steps .step").count() == 2
    with page.expect_download() as saved:
        save.click()
    saved.value.save_as(tmp_path / "a.mizban")
    offline.visit("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "a.mizban")
    page.wait_for_selector(".app.replaying")
    offline.visit("/")
    games = page.locator(".tb")
    games.first.wait_for()
    before = games.count()
    games.first.locator(".more").click()
    with page.expect_download():
        page.locator(".table-menu .btn").first.click()
    page.locator(".table-menu .btn").last.click()
    page.locator(".table-menu .btn.warn").click()
    expect(games).to_have_count(before - 1)


UPDATE = "navigator.serviceWorker.getRegistration().then((found) => found.update())"


def test_a_new_version_takes_over_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    context = context_of(browser)
    person = visitor(context, site, [])
    person.begin("port_royal")
    person.kept()
    person.play(most=6)
    person.wait()
    rows = person.rows()
    site.renew("new")
    person.page.evaluate(UPDATE)
    news = person.page.locator(".dev-new .btn")
    news.wait_for()
    assert person.page.locator("html").get_attribute("data-build") is None, "the page is still of one version"
    assert person.rows() == rows
    news.click()
    person.page.wait_for_selector("html[data-build=new]")
    assert person.wait() == "asked" and person.rows() == rows
    assert len(person.page.evaluate("caches.keys()")) == 1
    context.close()
    site.down()


def test_a_new_version_comes_by_itself_at_the_next_visit(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    context = context_of(browser)
    person = visitor(context, site, [])
    person.visit()
    person.kept()
    site.renew("new")
    person.page.evaluate(UPDATE)
    person.page.locator(".dev-new .btn").wait_for()
    person.page.close()
    again = visitor(context, site, [])
    again.visit()
    again.page.wait_for_selector("html[data-build=new]")
    context.close()
    site.down()


def forbidding(route: Route) -> None:
    """The worker, in a browser that allows no storage."""
    refused = "self.indexedDB.open = () => { throw new DOMException('no', 'SecurityError') };"
    answer = route.fetch()
    route.fulfill(response=answer, body=refused + answer.text())


def filling(route: Route) -> None:
    """The worker, in a browser whose disk is full as long as the test says so."""
    full = """{ let full = false; new BroadcastChannel('full').onmessage = ({ data }) => (full = data)
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (...what) {
      const request = add.apply(this, what)
      if (full) this.transaction.abort()
      return request
    } };"""
    answer = route.fetch()
    route.fulfill(response=answer, body=full + answer.text())


def test_where_nothing_may_be_kept_it_says_so_and_plays(visit: Visit) -> None:
    person = visit(service_workers="block")
    person.page.context.route("**/assets/worker-*.js", forbidding)
    person.begin("port_royal")
    person.play(most=4)
    person.wait()
    person.page.locator(".tool[data-what=settings]").click()
    assert "keeps nothing" in person.page.locator(".dev-file").inner_text()
    with person.page.expect_download() as saved:
        person.page.locator(".dev-file .btn").first.click()
    assert "port_royal rules=" in Path(saved.value.path()).read_text()


def test_a_full_disk_is_told_and_loses_nothing(visit: Visit) -> None:
    person = visit(service_workers="block")
    person.page.context.route("**/assets/worker-*.js", filling)
    person.begin("port_royal")
    person.play(most=3)
    person.wait()
    rows = person.rows()
    person.page.evaluate("new BroadcastChannel('full').postMessage(true)")
    person.answer()
    person.page.get_by_text("could not save that").first.wait_for()
    assert person.rows() == rows
    person.page.evaluate("new BroadcastChannel('full').postMessage(false)")
    person.play(most=3)
    person.wait()
    assert int(person.rows() or 0) > int(rows or 0)


def test_of_two_tabs_one_waits_and_a_closed_one_loses_nothing(visit: Visit) -> None:
    first = visit()
    address = first.begin("port_royal")
    first.play(most=8)
    first.wait()
    rows = first.rows()
    second = visit(context=first.page.context)
    second.page.goto(address)
    take = second.page.locator(".notice .btn.pri")
    take.wait_for()
    assert second.page.locator(".prompt").count() == 0
    take.click()
    assert second.wait() == "asked" and second.rows() == rows
    first.page.locator(".notice .btn.pri").wait_for()
    second.play(most=2)
    second.page.close()
    assert first.wait() == "asked"
    rows, moment = first.rows(), first.moment()
    context = first.page.context
    first.page.close(run_before_unload=False)
    again = visit(context=context)
    again.visit("/")
    again.page.locator(".tb a.btn").first.click()
    assert again.wait() == "asked"
    assert again.page.url == address and again.rows() == rows
    again.finds(moment)
    again.play(most=5)
    assert again.rows() != rows


NOTICES = """async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready }"""
KEEPER = "() => navigator.serviceWorker.controller?.scriptURL.endsWith('/device/keep.js')"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).map((one) => new URL(one.active.scriptURL).pathname).sort()"


def test_a_live_house_is_taken_along_and_its_notices_stay(enter: Enter) -> None:
    person = enter("fa", 390, 844)
    page = person.page
    page.goto(person.home)
    page.evaluate(NOTICES)
    page.locator(".dev-offer .btn").click()
    page.wait_for_url("**/device/**")
    page.wait_for_selector(".firstly")
    page.evaluate("window.came = true")
    page.wait_for_function(KEEPER, timeout=60_000)
    assert page.evaluate("window.came"), "the first keeper of a page need not load it anew"
    page.goto(f"{person.home}/device/#/new/port_royal")
    page.locator(".setup .btn.pri").click()
    assert person.wait() == "asked" and "/device/#/t/~" in page.url
    person.answer()
    assert person.wait() == "asked"
    rows, moment = person.rows(), person.moment()
    page.locator(".tool[data-what=settings]").click()
    page.locator(".dev-file .btn").nth(1).click()  # goes on in the house
    page.wait_for_url(f"{person.home}/t/*")
    assert person.wait() == "asked" and person.rows() == rows
    person.finds(moment)
    page.goto(person.home)
    page.locator(".dev-offer").get_by_text("یک بازی آن‌جا منتظر شماست").wait_for()
    assert page.evaluate(WORKERS) == ["/device/keep.js", "/sw.js"]
