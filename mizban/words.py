"""What Mizban itself says, in both languages; the words of games and of the client are read in the browser."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
LOCALES = (HERE / "locale", HERE / "arena/locale")
GAMES = HERE / "games"
LANGUAGES = ("en", "fa")
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and most commands say nothing

    found = FluentBundle([language], use_isolating=False)  # an address must be copied without invisible marks
    for folder in LOCALES:
        found.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


def phrase(language: str, key: str, **given: str | int) -> str:
    """One message. Numbers are counted things and get the digits of the language; what is to be typed is given as text."""
    shown = {name: digits(language, value) if isinstance(value, int) else value for name, value in given.items()}
    spoken = bundle(language)
    pattern = spoken.get_message(key).value
    assert pattern is not None, key
    text, faults = spoken.format_pattern(pattern, shown)
    assert not faults, (key, faults)
    return str(text)


def digits(language: str, number: int) -> str:
    return str(number).translate(PERSIAN) if language == "fa" else str(number)


def in_both(key: str, **given: str | int) -> str:
    """A line in each language."""
    return "\n".join(phrase(language, key, **given) for language in LANGUAGES)


def never_stumble() -> None:
    """Let a terminal or a pipe that has no Persian letters show question marks instead of stopping the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@cache
def game_name(game: str, language: str) -> str:
    """The name of a game, from the words in its own folder."""
    from fluent.runtime import FluentBundle, FluentResource

    own = FluentBundle([language], use_isolating=False)
    own.add_resource(FluentResource((GAMES / game / "locale" / f"{language}.ftl").read_text(encoding="utf-8")))
    pattern = own.get_message(f"{game}-name").value
    assert pattern is not None, game
    return str(own.format_pattern(pattern)[0])
