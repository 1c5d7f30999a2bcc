"""The positions that are looked at: of every game each question, whoever waits, the end, and where the table is fullest."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from mizban.bots import levels
from mizban.engine import Quick, games
from mizban.engine.record import AnyGame, Match, Record

SEEDS = 6  # games that are looked at for every number of players, with and without options
PATIENCE = 12  # and more of them for a question that is rarely asked
PLAYERS = ("random", "casual")  # who plays them: also what nobody would do must be seen
FEW = 4  # a row with no more than these is never crowded
WAIT, END = "wait", "end"
ENDING = ".record"


class Position(msgspec.Struct, frozen=True):
    """A moment of a game, as seat 0 sees it."""

    name: str  # port_royal.Discover, san_juan.end, port_royal.Discover.harbor: the longest one
    record: Record

    @property
    def game(self) -> str:
        return self.record.game


def offered() -> list[str]:
    return [key for key, game in games().items() if game.offered]


def positions(key: str) -> list[Position]:
    """Of this game, always the same ones."""
    game = games()[key]
    found: dict[str, Record] = {}
    fullest: dict[str, tuple[tuple[int, int], str, Record]] = {}
    for match, prompt in moments(game, range(1, SEEDS + 1)):
        if prompt not in found:
            found[prompt] = match.record
        if prompt not in (WAIT, END):
            for name, length in lengths(match.view(0)).items():
                if (length, match.seats) >= fullest.get(name, ((FEW, 0),))[0]:
                    fullest[name] = (length, match.seats), prompt, match.record
    rare = prompts(key) - found.keys()
    for match, prompt in moments(game, range(SEEDS + 1, SEEDS + PATIENCE)):
        if not rare:
            break
        if prompt in rare:
            found[prompt] = match.record
            rare.discard(prompt)
    crowded = {f"{prompt}.{name}": record for name, (_, prompt, record) in fullest.items()}
    return [Position(f"{key}.{name}", record) for name, record in {**found, **crowded}.items()]


def prompts(key: str) -> set[str]:
    """All that this game can ask."""
    words = Path(__file__).parents[2] / f"mizban/games/{key}/locale/en.ftl"
    return set(re.findall(rf"^{key}-ask-([A-Z][A-Za-z]*) *=", words.read_text(encoding="utf-8"), re.MULTILINE))


def moments(game: AnyGame, seeds: range) -> Iterator[tuple[Match, str]]:
    """Games move by move, and what seat 0 is asked there. Every other table has all switched on that can be switched."""
    everything = {option.key: True for option in game.options}
    for seed, seats, options in itertools.product(seeds, game.seats, ({}, everything)):
        match, luck = Match(game, seats, seed.to_bytes(32, "big"), options), Quick(seed)
        bot = levels[PLAYERS[seed % len(PLAYERS)]]
        while not match.ended:
            questions = match.questions()
            mine = next((question for question in questions if question.seat == 0), None)
            yield match, mine.prompt if mine else WAIT
            ask = questions[0]
            match.play(ask.seat, bot.choose(game, match.view(ask.seat), ask, luck))
        yield match, END


def lengths(view: Any) -> dict[str, int]:
    """How many cards or pieces lie in each row that is drawn: those on the table, and mine."""
    return {**rows(view), **{f"my-{name}": length for name, length in rows(view.players[0]).items()}}


def rows(view: Any) -> dict[str, int]:
    return {name: len(getattr(view, name) or ()) for name in drawn(type(view))}


ROWS: dict[type, list[str]] = {}


def drawn(kind: type) -> list[str]:
    """The fields of a view that hold several cards, or several things that have a view of their own."""
    if kind not in ROWS:
        hints = {name: str(hint) for name, hint in get_type_hints(kind).items() if name != "players"}
        ROWS[kind] = [name for name, hint in hints.items() if hint.startswith("tuple[") and ("Face" in hint or "View" in hint)]
    return ROWS[kind]


def write(folder: Path, found: list[Position]) -> None:
    """Kept as records, so that another commit shows the very same ones."""
    folder.mkdir(parents=True, exist_ok=True)
    for position in found:
        (folder / f"{position.name}{ENDING}").write_text(position.record.to_text(), encoding="utf-8")


def read(folder: Path) -> list[Position]:
    """Those that the rules of this commit understand."""
    rules = {key: game.rules for key, game in games().items()}
    records = {path.name.removesuffix(ENDING): Record.from_text(path.read_text(encoding="utf-8")) for path in folder.glob(f"*{ENDING}")}
    return [Position(name, record) for name, record in sorted(records.items()) if record.rules == rules.get(record.game)]
