"""A script becomes a lesson: cards are named, piles are laid out, and what does not fit the rules is told with its step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mizban.table.lessons import BadLesson, Course, made, read
from mizban.table.wire import Lesson

HEAD = """
minutes = 5
seats = 3
seed = 3
table = { seats = 3 }
[stack]
deck = ["ship-blue:swords=2:coins=3", "sailor:cost=3", "sailor:cost=5", "ship-green:swords=1:coins=1"]
"""
DRAW = '[[step]]\nkey = "draw"\ndo = "draw"\n'


def taught(*steps: str, head: str = HEAD) -> Lesson:
    return made("port_royal", "first", read(head + "".join(f"[[step]]\n{step}\n" for step in steps)))


def view(found: Lesson, at: int) -> Any:
    return msgspec.json.decode(found.pictures[at].chairs[0].view)


def test_named_cards_lie_on_top_first_named_first_drawn() -> None:
    found = taught('key = "a"\ndo = "draw"', 'key = "b"\ndo = "draw"', 'key = "c"\npoint = ["card-ship-blue", "card-sailor"]')
    harbor = view(found, 2)["harbor"]
    assert [step.at for step in found.steps] == [0, 1, 2]
    assert found.steps[2].point == [f"card-{face}" for face in harbor]


def test_a_star_leaves_whatever_lies_there() -> None:
    plain = taught(*[f'key = "{n}"\ndo = "draw"' for n in range(2)], head=HEAD.replace('"ship-blue:swords=2:coins=3"', '"*"'))
    assert len(view(plain, 2)["harbor"]) == 2


def test_the_answer_and_the_wrong_ones_are_found_by_the_names_of_their_cards() -> None:
    draws = [f'key = "{n}"\ndo = "draw"' for n in range(2)]
    found = taught(*draws, 'key = "stop"\ndo = "stop"', 'key = "take"\ndo = "trade ship-blue"\nwrong = { "hire sailor" = "dear" }')
    blue, sailor = view(found, 3)["harbor"]
    step = found.steps[-1]
    assert step.answer is not None
    assert (step.answer.verb, step.answer.on) == ("trade", [blue])
    assert [(one.verb, one.on, one.reason) for one in step.wrong] == [("hire", [sailor], "dear")]


def test_a_picture_is_what_the_learner_would_see_at_a_table() -> None:
    found = taught('key = "a"\ndo = "draw"', 'key = "b"')
    first, second = (picture.chairs[0] for picture in found.pictures)
    assert first.ask is not None and [option.verb for option in first.ask.options] == ["draw"]
    assert second.log_from == 1 and len(second.lines) == 1
    assert second.ask is not None and second.ask.id != first.ask.id


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ('key = "x"\ndo = "stop"', "step x: stop is not offered"),
        ('key = "x"\ndo = "draw"\nthen = ["1 draw"]', "step x: seat 1 is asked nothing"),
        ('key = "x"\npoint = ["card-governor"]', "step x: no card governor is to be seen"),
        ('key = "x"\npoint = ["seat-7"]', "step x: there is no seat-7"),
        ('key = "x"\nwrong = { "draw" = "y" }', "step x: who only looks cannot answer wrongly"),
        ('key = "x"\ndoes = "draw"', "unknown field"),
    ],
)
def test_what_does_not_fit_the_rules_is_told_with_its_step(step: str, told: str) -> None:
    with pytest.raises(BadLesson, match=told):
        taught(step)


def test_a_name_that_could_be_two_different_cards_is_refused() -> None:
    course = Course("port_royal", read(HEAD + DRAW))
    with pytest.raises(BadLesson, match="sailor may be any of"):
        course.fitting("sailor", range(120))
    assert course.fitting("sailor:cost=7", range(120)) == course.fitting(str(course.fitting("sailor:cost=7", range(120))[0]), range(120))
