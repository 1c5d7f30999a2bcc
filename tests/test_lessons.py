"""Every lesson is played to its end: a change of the rules that breaks one is told. Its words are there, and short, in both languages."""

from __future__ import annotations

import pytest

from mizban.engine import games
from mizban.server.lessons import lesson, scripts
from tools.ready import lessons, words
from tools.ready.places import AnyGame, in_words, offered

TAUGHT = [game for game in offered() if scripts(game.key)]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_every_lesson_is_right_and_has_its_words(game: AnyGame) -> None:
    wrong = lessons.lacking(game)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_words_of_lessons_are_like_all_others(game: AnyGame) -> None:
    place = lessons.place(game)
    wrong = [*words.unreadable(place), *words.differences(place), *words.slips(place), *words.untranslated(place)]
    wrong += [line for language in words.LANGUAGES for line in words.unsayable(place, language)]
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_a_learner_is_told_nothing_that_the_seat_does_not_see(game: AnyGame) -> None:
    for name in scripts(game.key):
        found = lesson(game.key, name)
        for picture in found.pictures:
            assert len(picture.chairs) == 1 and picture.table.seed == ""


def test_port_royal_has_a_lesson() -> None:
    assert "first" in scripts(games()["port_royal"].key)
