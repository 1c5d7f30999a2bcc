"""Every message exists in both languages, takes the same parameters, and can be said without a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mizban.engine import Question
from mizban.engine.laws import Answers, moments
from mizban.engine.protocol import Phase
from tools.ready.places import AnyGame, folder

LANGUAGES = ("en", "fa")
HALF_SPACE = "\u200c"
LATIN = re.compile("[A-Za-z]")
PERSIAN = re.compile("[\u0600-\u06ff]")


class Names(Visitor):
    """The parameters of a message, its own and those of messages it quotes; and whether it has words of its own."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


def source(place: Path, language: str) -> str:
    path = place / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def parsed(place: Path, language: str) -> ast.Resource:
    return FluentParser().parse(source(place, language))


def messages(place: Path, language: str) -> dict[str, set[str]]:
    """Names of all messages with their parameters."""
    entries = {entry.id.name: entry for entry in parsed(place, language).body if isinstance(entry, ast.Message)}

    def parameters(name: str) -> set[str]:
        names = Names()
        names.visit(entries[name])
        return names.variables.union(*(parameters(quoted) for quoted in names.quoted if quoted in entries))

    return {name: parameters(name) for name in entries}


def locale(game: AnyGame) -> Path:
    return folder(game.key) / "locale"


def asking(game: AnyGame) -> list[str]:
    """The phases of a game that ask something."""
    return [name for name, phase in game.phases.items() if phase.options is not Phase.options]


def needed(game: AnyGame) -> Iterator[str]:
    yield from ("name", "tagline", "subtitle")
    for prompt in asking(game):
        yield from (f"ask-{prompt}", f"wait-{prompt}")
    for verb in game.verbs:
        yield from (f"verb-{verb}", f"say-{verb}")
    for verb in game.standing:
        yield from (f"standing-{verb}", f"standing-{verb}-on")
    for event in game.events:
        yield f"event-{event.__name__}"
    for name in dict.fromkeys(face["name"] for face in game.faces):
        yield from (f"card-{name}", f"card-{name}-text")
    for option in game.options:
        yield from (f"option-{option.key}", f"option-{option.key}-help")
    for preset in game.presets:
        yield f"preset-{preset}"
    for reason in game.reasons:
        yield f"why-{reason}"
    for aspect in game.features.aspects if game.features else ():
        yield f"aspect-{aspect.key}"
    for part in game.parts:
        yield f"part-{part}"


# ---- what is wrong with a word list, a line each -------------------------------------------------------------------


def unreadable(place: Path) -> list[str]:
    junk = [(language, entry) for language in LANGUAGES for entry in parsed(place, language).body if isinstance(entry, ast.Junk)]
    return [f"{language}.ftl cannot be read at: {(entry.content or '').splitlines()[0]}" for language, entry in junk]


def differences(place: Path) -> list[str]:
    """Both languages have the same messages with the same parameters."""
    known = {language: messages(place, language) for language in LANGUAGES}
    found = []
    for language, other in (("en", "fa"), ("fa", "en")):
        found += [f"{language}.ftl has no {name}, {other}.ftl has it" for name in known[other] if name not in known[language]]
    for name, given in known["en"].items():
        theirs = known["fa"].get(name, given)
        if given != theirs:
            found.append(f"{name} takes {sorted(given)} in en.ftl and {sorted(theirs)} in fa.ftl")
    return found


def on_board(game: AnyGame) -> list[str]:
    """The messages that the board says by their names; it forms others, which only show when it is played."""
    said = re.compile(rf"\bsay(?:If)?\(\s*'({game.key}-[\w-]+)'")
    files = [path for path in sorted((folder(game.key) / "web").glob("*")) if path.suffix in (".svelte", ".ts")]
    return list(dict.fromkeys(key for path in files for key in said.findall(path.read_text(encoding="utf-8"))))


def missing(game: AnyGame) -> list[str]:
    known = {language: messages(locale(game), language) for language in LANGUAGES}
    keys = dict.fromkeys([*[f"{game.key}-{name}" for name in needed(game)], *on_board(game)])
    return [f"{language}.ftl has no {key}" for language in LANGUAGES for key in keys if key not in known[language]]


def events(game: AnyGame) -> list[str]:
    """Events are told with their own fields."""
    known = messages(locale(game), "en")
    found = []
    for event in game.events:
        strange = known.get(f"{game.key}-event-{event.__name__}", set()) - {*event.__struct_fields__, "you", "to_you"}
        found += [f"{game.key}-event-{event.__name__} speaks of ${name}, which {event.__name__} does not tell" for name in sorted(strange)]
    return found


def spoken(game: AnyGame, ask: Question) -> Iterator[tuple[str, set[str]]]:
    """The messages of a question, each with the parameters that a client has for it."""
    yield from ((f"{kind}-{ask.prompt}", {*ask.about}) for kind in ("ask", "help"))
    for option, given in [*ask.hints.items(), *((denied.choice, denied.params) for denied in ask.denied)]:
        kinds = game.verbs[option.verb]
        names = {"card": {"card", "cards"}, "seat": {"seat", "to_seat"}, "number": {"number"}}
        known = {*ask.about, *given}.union(*(names[kind] for kind in kinds if kind in names))
        if option in ask.hints:
            yield from ((f"{kind}-{option.verb}", known) for kind in ("verb", "say", "hint", "because", "sure"))
        yield from ((f"why-{denied.reason}", known) for denied in ask.denied if denied.choice is option)


def questions(game: AnyGame) -> list[str]:
    """Questions and options are said with their own numbers, in whole games."""
    known = messages(locale(game), "en")
    wrong: dict[str, set[str]] = {}
    for seed in range(1, 7):
        options = {option.key: bool(seed >> i & 1) for i, option in enumerate(game.options)}
        for match in moments(game, game.seats[seed % len(game.seats)], seed, options, Answers([], seed)):
            for ask in match.questions():
                for name, given in spoken(game, ask):
                    strange = known.get(f"{game.key}-{name}", set()) - given
                    if strange:
                        wrong[name] = strange
    return [f"{game.key}-{name} speaks of ${', $'.join(sorted(strange))}, which is not given to it" for name, strange in wrong.items()]


def waiting(game: AnyGame) -> list[str]:
    """Those who wait are told no numbers where cards are private."""
    known = messages(locale(game), "en")
    keys = [f"{game.key}-wait-{name}" for name in asking(game)] if game.private else []
    return [f"{key} tells those who wait more than the seat, and cards are private" for key in keys if known.get(key, set()) > {"seat"}]


def counted(*words: object) -> str:
    """As the client: a number and its noun, again and again, and at the end what to say of nothing."""
    assert len(words) % 2 == 1
    return ", ".join(f"{number} {noun}" for number, noun in zip(words[::2], words[1::2], strict=False) if number) or str(words[-1])


def unsayable(place: Path, language: str) -> list[str]:
    functions: dict[str, Any] = {"COUNTED": counted}
    bundle = FluentBundle([language], functions=functions)
    bundle.add_resource(FluentResource(source(place, language)))
    found = []
    for name, parameters in messages(place, language).items():
        message = bundle.get_message(name)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            faults = [fault for sample in (0, 1, 3) for fault in bundle.format_pattern(pattern, dict.fromkeys(parameters, sample))[1]]
            if faults:
                found.append(f"{name} cannot be said in {language}: {faults[0]}")
    return found


def slips(place: Path) -> list[str]:
    """Arabic yeh and kaf, Arabic digits and spaced-out prefixes are the common slips of Persian."""
    lines = [line for line in source(place, "fa").splitlines() if not line.startswith("#")]
    said = "\n".join(line.split("=", 1)[-1] for line in lines)
    found = [f"fa.ftl: {letter!r} is no Persian letter" for letter in sorted(set(said) & set("يكى٠١٢٣٤٥٦٧٨٩"))]
    found += [f"fa.ftl: {prefix.strip()} is written apart from its verb" for prefix in (" می ", " نمی ") if prefix in said]
    return found if HALF_SPACE in said else [*found, "fa.ftl has no half-space at all"]


def untranslated(place: Path) -> list[str]:
    """What has Latin letters and no Persian ones."""
    found = []
    for entry in parsed(place, "fa").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            names = Names()
            names.visit(entry.value)
            if LATIN.search(names.text) and not PERSIAN.search(names.text):
                found.append(f"fa.ftl: {entry.id.name} is not Persian yet ({names.text.strip()})")
    return found


def lacking(game: AnyGame) -> list[str]:
    """All of it, for one game."""
    place = locale(game)
    found = [f"locale/{language}.ftl is not there" for language in LANGUAGES if not (place / f"{language}.ftl").exists()]
    if found:
        return found
    missed = missing(game)
    # A message that is missing in one language is said once.
    differing = [line for line in differences(place) if not any(line.startswith(f"{one},") for one in missed)]
    found = [*unreadable(place), *missed, *differing, *events(game), *questions(game), *waiting(game)]
    found += [line for language in LANGUAGES for line in unsayable(place, language)]
    return [f"locale: {line}" for line in [*found, *untranslated(place), *slips(place)]]
