"""Figures and names in both languages: for the terminal, the report and the document."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mizban.words import HERE, PERSIAN, bundle, phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BESIDE, ITS_END = "\u2066", "\u2069"  # what stands between these is read from left to right: a sign before its number in Persian


def figure(language: str, value: float, places: int = 0) -> str:
    """A measured number: with a true minus, in the digits of the language."""
    text = f"{value:.{places}f}"
    text = text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")
    if language == "fa":
        text = text.translate(PERSIAN).replace(".", "٫")
        return f"{BESIDE}{text}{ITS_END}" if text.startswith("−") else text
    return text


def percent(language: str, part: float, places: int = 1) -> str:
    """A part of one as a number of hundredths, without the sign."""
    return figure(language, 100 * part, places)


def signed(language: str, value: float, places: int = 1) -> str:
    """With a plus where it is one."""
    shown = figure(language, value, places)
    if value <= 0:
        return shown
    return f"{BESIDE}+{shown}{ITS_END}" if language == "fa" else f"+{shown}"


@cache
def game_words(game: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    path = HERE / f"games/{game}/locale/{language}.ftl"
    if path.exists():
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def game_says(game: str, language: str, key: str, **given: int) -> str:
    """A message of a game, or its key where the game has none."""
    words = game_words(game, language)
    name = f"{game}-{key}"
    if not words.has_message(name):
        return key
    pattern = words.get_message(name).value
    assert pattern is not None, name
    text, _ = words.format_pattern(pattern, given)
    return str(text).translate(PERSIAN) if language == "fa" else str(text)


def game_name(game: str, language: str) -> str:
    return game_says(game, language, "name")


def thing_name(game: str, language: str, thing: str) -> str:
    """What was taken: `sailor`, `yellow#5`, `role=2`."""
    field, is_number, value = thing.partition("=")
    if is_number:
        return game_says(game, language, field, **{field: int(value)})
    name, _, number = thing.partition("#")
    said = game_says(game, language, f"card-{name}", **({"number": int(number)} if number else {}))
    return said[:1].upper() + said[1:]


def opponent_name(language: str, name: str) -> str:
    """A guest as the table calls it; whoever is made with a setting, or comes from a module, as it was typed."""
    key = f"arena-level-{name}"
    return phrase(language, key) if bundle(language).has_message(key) else name


def seats_title(language: str, game: str, seats: int) -> str:
    return phrase(language, "arena-seats-title", game=game_name(game, language), seats=seats)


def version_of(language: str, version: str) -> str:
    return version.translate(PERSIAN) if language == "fa" else version
