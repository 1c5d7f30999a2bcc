"""A whole game as a text that one can read in a diff: every question, every answer, all that was told."""

from __future__ import annotations

from typing import Any

import msgspec

from mizban.engine.events import Event
from mizban.engine.game import Game
from mizban.engine.laws import Answers
from mizban.engine.protocol import EVERYBODY
from mizban.engine.record import Match


def playthrough(game: Game[Any, Any], seats: int, seed: int) -> str:
    """Random players; the same text whenever the rules are the same."""
    match = Match(game, seats, seed)
    answers = Answers([], seed + 1)
    lines = [f"{game.key}, rules {game.rules}, {seats} seats, seed {seed}", ""]
    lines += [f"  {tell(game, event)}" for _, event in match.lines(None)]
    while not match.ended:
        open_asks = match.asks()
        ask = open_asks[answers.below(len(open_asks))]
        answer = answers.to(ask)
        options = ", ".join(str(option) for option in ask.options)
        wanted = f" ({ask.some[0]} to {ask.some[1]})" if ask.some else ""
        match.play(ask.seat, answer)
        lines.append(f"{match.n:4} seat {ask.seat} {ask.prompt}{wanted}: {options}")
        lines.append(f"     > {answer}")
        for to, event in match.heard[match.n]:
            lines.append(f"       {'' if to == EVERYBODY else f'(to seat {to}) '}{tell(game, event)}")
    lines.append("")
    for score in match.scores():
        parts = ", ".join(f"{name} {points}" for name, points in (*score.parts, *score.tie_break))
        lines.append(f"seat {score.seat}: {score.total} ({parts}){' wins' if score.won else ''}")
    return "\n".join([*lines, ""])


def tell(game: Game[Any, Any], event: Event) -> str:
    """An event with the names of its cards beside their numbers."""
    facts = msgspec.structs.asdict(event)
    shown = []
    for name, value in facts.items():
        if name == "card" or name.endswith("_card"):
            value = f"{value}:{game.faces[value]['name']}"
        shown.append(f"{name}={value}")
    return f"{type(event).__name__} {' '.join(shown)}".rstrip()
