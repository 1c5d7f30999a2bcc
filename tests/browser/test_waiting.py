"""A table that waits for its guests, with two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.person import BOT, FRIEND, ME


@pytest.mark.parametrize("language", ["en", "fa"])
def test_chairs_answer_for_themselves_and_the_host_begins(enter: Enter, language: str) -> None:
    sara, kian = enter(language), enter("en", 390, 844)
    table = sara.open_table("keyflower", ME, FRIEND, BOT, FRIEND)
    sara.go(f"/t/{table}")
    chairs = sara.page.locator(".seats4 li")
    expect(chairs).to_have_count(4)
    invitation = sara.page.locator(".linkrow bdi").inner_text()
    assert "/i/" in invitation and sara.page.locator(".qr svg path").count() == 1
    assert "make play" not in sara.page.locator("body").inner_text()

    kian.go("/" + invitation.partition("/")[2])  # the link, as it was sent
    kian.page.fill(".join input[type=text]", "Kian")
    kian.page.click(".join .btn.pri")
    expect(chairs.nth(1).locator(".here")).to_be_visible()
    expect(kian.page.locator(".wait-acts .btn.big")).to_have_count(0)  # a guest does not begin

    chairs.nth(2).locator("button[aria-expanded]").click()
    chairs.nth(2).locator(".gcard:has(input[value=kid])").click()
    expect(chairs.nth(2).locator("small").first).to_contain_text({"en": "neighbour", "fa": "همسایه"}[language])
    chairs.nth(2).locator("button[aria-expanded]").click()
    chairs.nth(2).locator(".instead .btn").click()
    expect(sara.page.locator(".seats4 li.free")).to_have_count(2)
    chairs.nth(3).locator(".icon-btn").last.click()
    expect(chairs).to_have_count(3)
    chairs.nth(2).locator("button[aria-expanded]").click()
    chairs.nth(2).locator(".gcard:has(input[value=kid])").click()
    expect(sara.page.locator(".wait-acts .btn.big.pri")).to_be_enabled()
    expect(sara.page.locator(".ticket")).to_have_count(0)  # all chairs are taken, and nothing has begun
    sara.page.locator(".wait-acts .btn.big").dblclick()
    for person in (sara, kian):
        person.page.wait_for_selector(".app[data-rows]")


def test_a_guest_leaves_and_the_host_cancels_and_both_are_in_the_lobby(enter: Enter) -> None:
    sara, kian = enter("en"), enter("en")
    table = sara.open_table("port_royal", ME, FRIEND, FRIEND)
    sara.go(f"/t/{table}")
    kian.go("/" + sara.page.locator(".linkrow bdi").inner_text().partition("/")[2])
    kian.page.fill(".join input[type=text]", "Kian")
    kian.page.click(".join .btn.pri")
    expect(sara.page.locator(".seats4 li.free")).to_have_count(1)
    kian.page.click(".wait-acts .bare")
    kian.page.click(".wait-acts .warn")
    expect(sara.page.locator(".seats4 li.free")).to_have_count(2)
    expect(sara.page.locator(".wait-acts .btn.big")).to_be_disabled()  # too few
    sara.page.click(".wait-acts .bare")
    sara.page.click(".wait-acts .warn")
    sara.page.wait_for_url(lambda address: address.endswith("/"))
