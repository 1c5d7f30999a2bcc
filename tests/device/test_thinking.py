"""How the guests of the house are on somebody's device."""

from __future__ import annotations

import pytest

from mizban.bots import guests
from mizban.device.thinking import AS_A_HOUSE, LONGEST, here, speed


def test_on_a_device_as_fast_as_a_house_every_guest_is_itself() -> None:
    found = here(AS_A_HOUSE)
    assert [name for name in guests if found[name].less] == []


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        (10, {"grandmother": "master"}),
        (40, {"friend": "", "master": "friend", "grandmother": "friend"}),
        (1000, {"friend": "", "master": "friend", "grandmother": "friend"}),
    ],
)
def test_a_slower_device_says_whom_a_guest_is_no_stronger_than(part: int, expected: dict[str, str]) -> None:
    found = here(AS_A_HOUSE / part)
    assert {name: guest.like for name, guest in found.items() if guest.less} == expected


def test_who_does_not_think_ahead_is_the_same_everywhere_and_nobody_is_waited_for_long() -> None:
    found = here(1.0)
    assert all(not found[name].less and found[name].seconds == 0 for name in ("kid", "cousin"))
    assert max(guest.seconds for guest in found.values()) == LONGEST


def test_the_speed_of_this_very_machine_is_measured() -> None:
    assert speed() > 100
