"""Every answer of a game as numbers of one fixed list.

An answer is a verb and its numbers. Its first number is said together with its verb (`hire 57` is one action), each further one by an
action of its own; of a set the items are said one after the other, ascending, and at last `enough`. So the list stays short even where
a tile can lie on any field of a map.
"""

from __future__ import annotations

from typing import Any

from mizban.engine import Ask, Choice, Game, choice

ENOUGH = 0
NUMBERS = range(-32, 96)  # all plain numbers of the games are among these: coins, fields of a map, workers

AnyGame = Game[Any, Any]


class Actions:
    """The list for one game at a table of so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.ranges = {"card": range(len(game.faces)), "seat": range(seats), "number": NUMBERS}
        self.verbs = {verb: tuple(kinds) for verb, kinds in game.verbs.items()}
        self.first: dict[str, int] = {}  # where the actions of a verb begin
        self.further: dict[str, int] = {}  # and those of a further number, by its kind
        self.names = ["enough"]
        for verb, kinds in self.verbs.items():
            self.first[verb] = len(self.names)
            self.names += [f"{verb} {value}" for value in self.ranges[kinds[0]]] if kinds else [verb]
        for kind in sorted({kinds[-1] for kinds in self.verbs.values() if kinds}):
            self.further[kind] = len(self.names)
            self.names += [f"... {kind} {value}" for value in self.ranges[kind]]

    def __len__(self) -> int:
        return len(self.names)

    def begin(self, option: Choice) -> int:
        """The action that begins this answer."""
        kinds = self.verbs[option.verb]
        return self.first[option.verb] + (self._place(kinds[0], option.on[0]) if kinds and option.on else 0)

    def go_on(self, verb: str, at: int, value: int) -> int:
        """The action that says the number at this place of an answer."""
        kinds = self.verbs[verb]
        kind = kinds[min(at, len(kinds) - 1)]
        return self.further[kind] + self._place(kind, value)

    def _place(self, kind: str, value: int) -> int:
        if value not in self.ranges[kind]:
            raise ValueError(f"{value} is not among the {kind}s of the actions: {self.ranges[kind]}")
        return value - self.ranges[kind].start


class Answering:
    """One question while it is being answered. What is said so far is nobody's business but the answering seat's."""

    def __init__(self, ask: Ask, actions: Actions) -> None:
        self.ask = ask
        self.actions = actions
        self.verb = ""
        self.on: tuple[int, ...] = ()
        self.left = ask.options  # that agree with what is said so far

    def legal(self) -> dict[int, tuple[str, int | None]]:
        """The actions that can be said now, with the verb and number they mean; None: the answer is whole."""
        return self._legal_of_set() if self.ask.some is not None else self._legal_of_one()

    def _legal_of_one(self) -> dict[int, tuple[str, int | None]]:
        if not self.verb:
            return {self.actions.begin(option): (option.verb, option.on[0] if option.on else None) for option in self.left}
        at = len(self.on)
        found: dict[int, tuple[str, int | None]] = {}
        for option in self.left:
            if len(option.on) == at:
                found[ENOUGH] = (option.verb, None)
            else:
                found[self.actions.go_on(option.verb, at, option.on[at])] = (option.verb, option.on[at])
        return found

    def _legal_of_set(self) -> dict[int, tuple[str, int | None]]:
        low, _ = self.ask.some or (0, 0)
        last = self.on[-1] if self.on else None
        grow = [option for option in self.ask.options if last is None or option.on[0] > last]
        missing = low - len(self.on)
        grow.sort(key=lambda option: option.on[0])
        found: dict[int, tuple[str, int | None]] = {
            self.actions.begin(option): (option.verb, option.on[0]) for option in grow[: len(grow) - max(0, missing - 1)]
        }
        if missing <= 0:
            found[ENOUGH] = (self.ask.options[0].verb, None)
        return found

    def say(self, action: int) -> Choice | None:
        """Go on with the answer; it is returned when it is whole."""
        self.verb, number = self.legal()[action]
        if number is not None:
            self.on = (*self.on, number)
        if self.ask.some is not None:
            whole = number is None or len(self.on) == min(self.ask.some[1], len(self.ask.options))
            return choice(self.verb, *self.on) if whole else None
        said = len(self.on)
        self.left = tuple(option for option in self.left if option.verb == self.verb and option.on[:said] == self.on)
        if number is None:
            self.left = tuple(option for option in self.left if len(option.on) == said)
        return self.left[0] if len(self.left) == 1 else None
