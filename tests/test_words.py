"""Every message exists in both languages, takes the same parameters, and can be said without a fault."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mizban.engine import Game, Question, games
from mizban.engine.laws import Answers, moments
from mizban.engine.protocol import Phase

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "fa")
GAMES = list(games().values())
FOLDERS = {game.key: ROOT / "mizban" / "games" / game.key / "locale" for game in GAMES} | {
    "shell": ROOT / "web" / "src" / "locale",
    "program": ROOT / "mizban" / "locale",
}
HALF_SPACE = "\u200c"


class Names(Visitor):
    """The parameters of a message, its own and those of messages it quotes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Names of all messages with their parameters."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    entries = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def parameters(name: str) -> set[str]:
        names = Names()
        names.visit(entries[name])
        return names.variables.union(*(parameters(quoted) for quoted in names.quoted if quoted in entries))

    return {name: parameters(name) for name in entries}


def asking(game: Game[Any, Any]) -> list[str]:
    """The phases of a game that ask something."""
    return [name for name, phase in game.phases.items() if phase.options is not Phase.options]


def needed(game: Game[Any, Any]) -> Iterator[str]:
    yield from ("name", "tagline", "subtitle")
    for prompt in asking(game):
        yield from (f"ask-{prompt}", f"wait-{prompt}")
    for verb in game.verbs:
        yield from (f"verb-{verb}", f"say-{verb}")
    for verb in game.standing:
        yield from (f"standing-{verb}", f"standing-{verb}-on")
    for event in game.events:
        yield f"event-{event.__name__}"
    for face in game.faces:
        yield from (f"card-{face['name']}", f"card-{face['name']}-text")
    for option in game.options:
        yield from (f"option-{option.key}", f"option-{option.key}-help")
    for preset in game.presets:
        yield f"preset-{preset}"
    for reason in game.reasons:
        yield f"why-{reason}"
    for part in game.parts:
        yield f"part-{part}"


@pytest.mark.parametrize("where", FOLDERS)
def test_both_languages_have_the_same_messages_with_the_same_parameters(where: str) -> None:
    english, persian = (messages(FOLDERS[where], language) for language in LANGUAGES)
    assert english.keys() == persian.keys()
    assert {name: (english[name], persian[name]) for name in english if english[name] != persian[name]} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_message_of_a_game_exists(game: Game[Any, Any]) -> None:
    known = messages(FOLDERS[game.key], "en")
    assert [name for name in needed(game) if f"{game.key}-{name}" not in known] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_events_are_told_with_their_own_fields(game: Game[Any, Any]) -> None:
    known = messages(FOLDERS[game.key], "en")
    for event in game.events:
        assert known[f"{game.key}-event-{event.__name__}"] <= {*event.__struct_fields__, "you", "to_you"}, event.__name__


def spoken(game: Game[Any, Any], ask: Question) -> Iterator[tuple[str, set[str]]]:
    """The messages of a question, each with the parameters that a client has for it."""
    yield from ((f"{kind}-{ask.prompt}", {*ask.about}) for kind in ("ask", "help"))
    for option, given in [*ask.hints.items(), *((denied.choice, denied.params) for denied in ask.denied)]:
        kinds = game.verbs[option.verb]
        names = {"card": {"card", "cards"}, "seat": {"seat", "to_seat"}, "number": {"number"}}
        known = {*ask.about, *given}.union(*(names[kind] for kind in kinds if kind in names))
        if option in ask.hints:
            yield from ((f"{kind}-{option.verb}", known) for kind in ("verb", "say", "hint", "because", "sure"))
        yield from ((f"why-{denied.reason}", known) for denied in ask.denied if denied.choice is option)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_questions_are_asked_with_their_own_numbers(game: Game[Any, Any]) -> None:
    known = messages(FOLDERS[game.key], "en")
    wrong: dict[str, set[str]] = {}
    for seed in range(1, 7):
        options = {option.key: bool(seed >> i & 1) for i, option in enumerate(game.options)}
        for match in moments(game, game.seats[seed % len(game.seats)], seed, options, Answers([], seed)):
            for ask in match.questions():
                for name, given in spoken(game, ask):
                    missing = known.get(f"{game.key}-{name}", set()) - given
                    if missing:
                        wrong[name] = missing
    assert wrong == {}


@pytest.mark.parametrize("game", [game for game in GAMES if game.private], ids=lambda game: game.key)
def test_those_who_wait_are_told_no_numbers_where_cards_are_private(game: Game[Any, Any]) -> None:
    known = messages(FOLDERS[game.key], "en")
    assert {name: known[f"{game.key}-wait-{name}"] - {"seat"} for name in asking(game) if known[f"{game.key}-wait-{name}"] > {"seat"}} == {}


def counted(*words: object) -> str:
    """As the client: a number and its noun, again and again, and at the end what to say of nothing."""
    assert len(words) % 2 == 1
    return ", ".join(f"{number} {noun}" for number, noun in zip(words[::2], words[1::2], strict=False) if number) or str(words[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", FOLDERS)
def test_every_message_can_be_said(where: str, language: str) -> None:
    functions: dict[str, Any] = {"COUNTED": counted}
    bundle = FluentBundle([language], functions=functions)
    bundle.add_resource(FluentResource((FOLDERS[where] / f"{language}.ftl").read_text(encoding="utf-8")))
    for name, parameters in messages(FOLDERS[where], language).items():
        for sample in (0, 1, 3):
            message = bundle.get_message(name)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                _, faults = bundle.format_pattern(pattern, dict.fromkeys(parameters, sample))
                assert not faults, (name, faults)


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_is_written_with_persian_letters_and_digits(where: str) -> None:
    """Arabic yeh and kaf, Arabic digits and spaced-out prefixes are the common slips."""
    text = (FOLDERS[where] / "fa.ftl").read_text(encoding="utf-8")
    said = "\n".join(line.split("=", 1)[-1] for line in text.splitlines() if not line.startswith("#"))
    assert not set(said) & set("يكى٠١٢٣٤٥٦٧٨٩")
    assert " می " not in said and " نمی " not in said and HALF_SPACE in said
