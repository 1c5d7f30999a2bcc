"""A lesson: a game written beforehand, with what is said to it and what the learner does. Its script is text, its end is checked.

The script is a TOML file in the folder of its game; docs/lessons.md tells how one is written.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from mizban.engine import BadTable, Question, Refused, State, games
from mizban.engine.cards import HIDDEN, Card
from mizban.engine.record import AnyGame
from mizban.engine.words import Params
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.telling import update
from mizban.table.wire import Lesson, LessonAnswer, LessonStep, Update

LEARNER = "learner"  # the guest of the lesson's table
LEVEL = "casual"
ANY = "*"  # in a stack: whatever lies there


class ScriptStep(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    key: str
    point: list[str] = []
    do: str = ""  # the learner's answer; "": there is only something to look at
    wrong: dict[str, str] = {}  # other answers that may be tried, with the names of their reasons
    open: bool = False
    then: list[str] = []  # what is answered after it, by anybody: `1 draw`
    words: dict[str, str | int] = {}


class FirstTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is offered when the lesson has ended."""

    seats: int
    level: str = LEVEL
    options: dict[str, bool] = {}


class Script(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    minutes: int
    seats: int
    seed: int
    table: FirstTable
    step: list[ScriptStep]
    seat: int = 0  # the learner's
    options: dict[str, bool] = {}
    stack: dict[str, list[str]] = {}  # cards that lie on top of a pile: first named, first drawn


class BadLesson(ValueError):
    """The script does not fit the rules: it names the step."""


def read(text: str) -> Script:
    """The script in this text."""
    try:
        return msgspec.toml.decode(text, type=Script)
    except msgspec.DecodeError as error:
        raise BadLesson(str(error)) from error


def made(key: str, name: str, script: Script) -> Lesson:
    """The whole lesson, played to its end: every answer in it is checked by the rules."""
    try:
        course = Course(key, script)
    except BadTable as error:
        raise BadLesson(str(error)) from error
    steps = [course.step(step) for step in script.step]
    first = script.table
    return Lesson(key, name, script.minutes, steps, course.pictures, first.seats, first.level, first.options)


class Course:
    """The table of a lesson while it is played."""

    def __init__(self, key: str, script: Script) -> None:
        self.game = stacked(games()[key], script.stack)
        self.me = script.seat
        self.seats = script.seats
        seats = [SeatFacts(n, "guest", LEARNER) if n == self.me else SeatFacts(n, "bot", level=LEVEL) for n in range(script.seats)]
        seed = script.seed.to_bytes(32, "big").hex()
        options = self.game.with_defaults(script.options)
        facts = TableFacts("lesson", key, self.game.rules, options, seed, False, LEARNER, "", 0.0, 0.0)
        self.table = Table(facts, seats, game=self.game)
        if self.table.match is None:
            raise BadTable(f"{key} is not played by {script.seats}")
        self.match = self.table.match
        self.pictures: list[Update] = []
        self.look()

    def look(self) -> None:
        seen = update(self.table, LEARNER, {LEARNER}, self.table.rows - 1 if self.pictures else None)
        # A game that has ended would tell its seed, but the cards were laid out by hand.
        self.pictures.append(msgspec.structs.replace(seen, table=msgspec.structs.replace(seen.table, seed="")))

    def step(self, step: ScriptStep) -> LessonStep:
        at = len(self.pictures) - 1
        try:
            question = self.question(self.me) if step.do or step.wrong else None
            if (step.wrong or step.open) and not step.do:
                raise BadLesson("who only looks cannot answer wrongly")
            found = LessonStep(
                key=step.key,
                at=at,
                point=[self.thing(word) for word in step.point],
                answer=None if question is None else self.answer(question, step.do),
                wrong=[] if question is None else [self.answer(question, said, reason) for said, reason in step.wrong.items()],
                open=step.open,
                params=self.params(step.words),
            )
            if step.do:
                self.play(self.me, step.do)
            for line in step.then:
                seat, _, said = line.partition(" ")
                self.play(int(seat), said)
        except (Refused, BadLesson) as error:
            raise BadLesson(f"step {step.key}: {error or type(error).__name__}; {self.asked()}") from error
        return found

    def asked(self) -> str:
        """What could be answered, for whoever mends the script."""
        return "; ".join(f"seat {one.seat} {one.prompt}: {', '.join(map(str, one.options))}" for one in self.match.questions()) or "the end"

    def question(self, seat: int) -> Question:
        for question in self.match.questions():
            if question.seat == seat:
                return question
        raise BadLesson(f"seat {seat} is asked nothing")

    def play(self, seat: int, said: str) -> None:
        answer = self.answer(self.question(seat), said)
        self.table.accept(Row(self.table.rows + 1, seat, " ".join([answer.verb, *map(str, answer.on)]), LEARNER, 0.0))
        self.look()

    # ---- names ---------------------------------------------------------------------------------------------------

    def answer(self, question: Question, said: str, reason: str = "") -> LessonAnswer:
        """An answer by its verb and the names or numbers after it; cards are named among those that are offered."""
        verb, *words = said.split()
        options = [option for option in question.options if option.verb == verb]
        if question.some is None:
            kinds = self.game.verbs.get(verb, ())
            for i, word in enumerate(words):
                card = bool(kinds) and kinds[min(i, len(kinds) - 1)] == "card"
                fits = self.fitting(word, [option.on[i] for option in options if i < len(option.on)]) if card else [int(word)]
                options = [option for option in options if i < len(option.on) and option.on[i] in fits]
            on = next((option.on for option in options if len(option.on) == len(words)), None)
            if on is None:
                raise BadLesson(f"{said} is not offered")
        else:
            left = [option.on[0] for option in options]
            picked = []
            for word in words:
                picked.append(self.fitting(word, left)[0])
                left.remove(picked[-1])
            on = tuple(sorted(picked))
        found = question.find(verb, tuple(on))
        return LessonAnswer(found.verb, list(found.on), reason)

    def fitting(self, word: str, among: Iterable[int]) -> list[int]:
        """The cards of this name; they must be alike."""
        cards = fitting(self.game, word, among)
        if not cards:
            raise BadLesson(f"no {word} there")
        if any(self.game.faces[card] != self.game.faces[cards[0]] for card in cards):
            raise BadLesson(f"{word} may be any of {', '.join(str(self.game.faces[card]) for card in cards)}")
        return cards

    def thing(self, word: str) -> str:
        """The name of a thing; a card may be called by its name: one that is offered, or else the one that was last spoken of."""
        kind, _, name = word.partition("-")
        if kind == "seat" and not 0 <= int(name) < self.seats:
            raise BadLesson(f"there is no {word}")
        return word if kind != "card" else f"card-{self.card(name)}"

    def card(self, name: str) -> int:
        offered = [number for one in self.match.questions() if one.seat == self.me for option in one.options for number in option.on]
        told = [card for _, event in reversed(self.match.lines(self.me)) for card in cards_in(msgspec.structs.asdict(event))]
        known = [int(face) for place in self.match.state.places() for face in self.match.state.faces(self.me, place) if face != HIDDEN]
        found = fitting(self.game, name, [card for card in offered if card in known]) or fitting(self.game, name, told)
        card = (found or fitting(self.game, name, known) or [-1])[0]
        if card not in known:
            raise BadLesson(f"no card {name} is to be seen")
        return card

    def params(self, words: dict[str, str | int]) -> Params:
        seats = {"left_seat": (self.me + 1) % self.seats, "right_seat": (self.me - 1) % self.seats}
        return seats | {name: self.card(word) if isinstance(word, str) else word for name, word in words.items()}


def cards_in(event: dict[str, Any]) -> list[int]:
    """The cards that an event speaks of."""
    found: list[int] = []
    for name, value in event.items():
        if name == "card" or name.endswith("_card"):
            found.append(value)
        elif name == "cards" or name.endswith("_cards"):
            found += value if isinstance(value, Sequence) else []
    return found


def fitting(game: AnyGame, word: str, among: Iterable[int]) -> list[int]:
    """Cards by their number or their name, and more of their facts if need be: `sailor:cost=3`."""
    if word.isdecimal():
        return [int(word)] if int(word) in among else []
    name, *facts = word.split(":")
    wanted = {"name": name} | dict(fact.split("=", 1) for fact in facts)
    cards = dict.fromkeys(among)
    return [n for n in cards if 0 <= n < len(game.faces) and all(str(game.faces[n].get(key)) == value for key, value in wanted.items())]


# ---- the cards laid out ------------------------------------------------------------------------------------------------


def stacked(game: AnyGame, stack: dict[str, list[str]]) -> AnyGame:
    """The same game, dealt so that these cards lie on top of these piles; each changes places with the card that lay there."""

    def set_up(seats: int, seed: bytes | int, options: Any) -> State:
        s: State = game.set_up(seats, seed, options)
        fixed: set[Card] = set()
        for path, words in stack.items():
            pile = pile_at(s, path)
            for depth, word in enumerate(words, 1):
                if word == ANY:
                    continue
                hidden = [card for place in s.places() for card in place if card not in fixed]
                found = fitting(game, word, hidden)
                if not found or depth > len(pile):
                    raise BadLesson(f"{word} cannot lie on {path}")
                here = pile[-depth]
                wanted = here if here in found else Card(found[0])
                swap(s, here, wanted)
                fixed.add(wanted)
        return s

    return dataclasses.replace(game, set_up=set_up) if stack else game


def pile_at(s: State, path: str) -> list[Card]:
    """`deck`, or `players.0.hand`."""
    found: Any = s
    for part in path.split("."):
        found = found[int(part)] if part.isdecimal() else getattr(found, part)
    pile: list[Card] = found
    return pile


def swap(s: State, one: Card, other: Card) -> None:
    """Two cards change places, and what is known of them."""
    for place in s.places():
        place[:] = [other if card == one else one if card == other else card for card in place]
    one_seen, other_seen = s.seen[one], s.seen[other]
    s.know(one, other_seen)
    s.know(other, one_seen)
