"""Prices: what is paid is set aside, and goes back to its stock when the use is done."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.games.keyflower.events import SkillPaid, WorkerPaid
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import NONE


def pay_worker(s: Keyflower, seat: Seat, colour: int) -> None:
    s.players[seat].lose_workers(colour, 1)
    s.aside[colour] += 1
    s.tell(WorkerPaid, seat, colour, 1)


def pay_skill(s: Keyflower, seat: Seat, skill: int) -> None:
    s.players[seat].lose_skill(skill)
    s.aside_skill = skill
    s.tell(SkillPaid, seat, skill)


def return_what_was_paid(s: Keyflower) -> None:
    for colour in range(4):
        if s.aside[colour]:
            s.into_bag(colour, s.aside[colour])
            s.aside[colour] = 0
    if s.aside_skill != NONE:
        s.pile[s.aside_skill] += 1
        s.aside_skill = NONE
