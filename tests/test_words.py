"""Every message exists in both languages, takes the same parameters, and can be said without a fault. Drafts are not asked yet."""

from __future__ import annotations

import pytest

from tools.ready import explained, words
from tools.ready.places import ROOT, AnyGame, in_words, offered
from tools.ready.words import LANGUAGES as LANGUAGES
from tools.ready.words import counted as counted

GAMES = offered()
FOLDERS = {game.key: words.locale(game) for game in GAMES} | {
    "shell": ROOT / "web" / "src" / "locale",
    "program": ROOT / "mizban" / "locale",
}


@pytest.mark.parametrize("where", FOLDERS)
def test_every_word_list_can_be_read(where: str) -> None:
    wrong = words.unreadable(FOLDERS[where])
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("where", FOLDERS)
def test_both_languages_have_the_same_messages_with_the_same_parameters(where: str) -> None:
    wrong = words.differences(FOLDERS[where])
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_message_of_a_game_exists(game: AnyGame) -> None:
    wrong = words.missing(game)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_things_are_is_said_in_words_that_exist(game: AnyGame) -> None:
    wrong = explained.lacking(game)
    assert not wrong, in_words(wrong)


def test_what_the_frame_is_made_of_is_said_in_words_that_exist() -> None:
    wrong = explained.faults(FOLDERS["shell"], ROOT / "web" / "src", "what-")
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_events_are_told_with_their_own_fields(game: AnyGame) -> None:
    wrong = words.events(game)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_questions_are_asked_with_their_own_numbers(game: AnyGame) -> None:
    wrong = words.questions(game)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_those_who_wait_are_told_no_numbers_where_cards_are_private(game: AnyGame) -> None:
    wrong = words.waiting(game)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", FOLDERS)
def test_every_message_can_be_said(where: str, language: str) -> None:
    wrong = words.unsayable(FOLDERS[where], language)
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_is_written_with_persian_letters_and_digits(where: str) -> None:
    wrong = words.slips(FOLDERS[where])
    assert not wrong, in_words(wrong)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_said_in_persian_is_persian(game: AnyGame) -> None:
    wrong = words.untranslated(words.locale(game))
    assert not wrong, in_words(wrong)
