"""Every lesson can be taken to its end, and its words are there in both languages: short, and none too many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from mizban.bots import levels
from mizban.server.lessons import lesson, scripts
from mizban.table.lessons import BadLesson
from mizban.table.wire import Lesson
from tools.ready.places import ROOT, AnyGame, folder
from tools.ready.words import LANGUAGES, asking, counted, parsed, source

SENTENCE = 60  # letters that the coach's card has room for
REASON = 165
STEPS = range(12, 61)
LEARNED = 4
MARKS = re.compile("[\u2066-\u2069]")
SHELL = ROOT / "web" / "src" / "locale"
ANIMALS = ("lion", "fox", "stag", "owl", "heron", "turtle")  # as the client names opponents by their seats


def place(game: AnyGame) -> Path:
    return folder(game.key) / "lessons"


def spoken(game: AnyGame, language: str) -> FluentBundle:
    functions: dict[str, Any] = {"COUNTED": counted}
    bundle = FluentBundle([language], functions=functions)
    for words in (SHELL, folder(game.key) / "locale", place(game)):
        bundle.add_resource(FluentResource(source(words, language)))
    return bundle


class Voice:
    """Says a message of a lesson as the client does."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.bundle = spoken(game, language)

    def named(self, params: dict[str, object]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, value in params.items():
            if name.endswith("seat") and isinstance(value, int):
                found[name] = self.say(f"bot-{ANIMALS[value]}") or ""
            elif name.endswith("card") and isinstance(value, int):
                found[name] = self.say(f"{self.game.key}-card-{self.game.faces[value]['name']}", dict(self.game.faces[value])) or ""
            else:
                found[name] = value
        return found

    def say(self, key: str, params: dict[str, object] | None = None, attribute: str = "") -> str | None:
        """None, if there are no such words."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, faults = self.bundle.format_pattern(pattern, params or {})
        return f"?{faults[0]}" if faults else MARKS.sub("", str(said))


def wanted(found: Lesson) -> Iterator[tuple[str, str, str, int]]:
    """Step, message, attribute and the most letters of everything that a lesson says."""
    for step in found.steps:
        key = f"{found.game}-lesson-{step.key}"
        yield step.key, key, "", SENTENCE
        yield step.key, key, "why", REASON
        for one in step.wrong:
            yield step.key, key, one.reason, SENTENCE
            yield step.key, key, f"{one.reason}-why", REASON


def in_words(game: AnyGame, found: Lesson, language: str) -> list[str]:
    voice = Voice(game, language)
    params = {step.key: voice.named(dict(step.params)) for step in found.steps}
    lines = []
    for step, key, attribute, most in wanted(found):
        said = voice.say(key, params[step], attribute)
        name = f"{key}.{attribute}" if attribute else key
        if said is None:
            if attribute != "why":  # a sentence may need no reason
                lines.append(f"lessons/{language}.ftl has no {name}")
        elif said.startswith("?"):
            lines.append(f"{name} cannot be said in {language}: {said[1:]}")
        elif len(said) > most:
            lines.append(f"{name} is {len(said)} letters long in {language}, {most} at most: {said}")
    return lines


def said(game: AnyGame, found: Lesson) -> set[str]:
    """All messages that a lesson may say."""
    ends = [f"{game.key}-lesson-learned-{n}" for n in range(1, LEARNED + 1)]
    tips = [f"{game.key}-tip-{prompt}" for prompt in asking(game)]
    return {*(key for _, key, _, _ in wanted(found)), *ends, *tips}


def idle(game: AnyGame, every: set[str], language: str) -> list[str]:
    """Messages that are missing, and those that nobody says."""
    known = {entry.id.name for entry in parsed(place(game), language).body if isinstance(entry, ast.Message)}
    missing = [f"lessons/{language}.ftl has no {key}" for key in sorted(every - known)]
    return missing + [f"lessons/{language}.ftl: no lesson says {key}" for key in sorted(known - every)]


def lacking(game: AnyGame) -> list[str]:
    """All of it, for one game."""
    lines: list[str] = []
    every: set[str] = set()
    for name in scripts(game.key):
        try:
            found = lesson(game.key, name)
        except BadLesson as error:
            lines.append(f"{name}: {error}")
            continue
        every |= said(game, found)
        keys = [step.key for step in found.steps]
        if len(set(keys)) < len(keys):
            lines.append(f"{name}: two steps have the same key")
        if len(keys) not in STEPS:
            lines.append(f"{name} has {len(keys)} steps, not {STEPS[0]} to {STEPS[-1]}")
        if found.level not in levels or found.seats not in game.seats or not {*found.options} <= {one.key for one in game.options}:
            lines.append(f"{name}: its first table cannot be opened")
        lines += [line for language in LANGUAGES for line in in_words(game, found, language)]
    if every:
        lines += [line for language in LANGUAGES for line in idle(game, every, language) if line not in lines]
    return lines
