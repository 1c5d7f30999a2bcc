"""What a seat took in a game, from what was told to all: for the win rates of cards, roles, buildings and tiles.

A game names the events that count in its events.py, by kind: `TAKEN = {"hired": (Hired,)}`. A card is named by its face;
where an event has no card, its first number is meant (`role=2`).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from mizban.arena.jobs import Took
from mizban.engine import Event, Game, Match

Taken = Mapping[str, tuple[type[Event], ...]]


def taken_by(game: Game[Any, Any]) -> Taken:
    """The events that count, by kind."""
    found: Taken = getattr(sys.modules[game.events[0].__module__], "TAKEN", {}) if game.events else {}
    return found


def took(match: Match) -> tuple[Took, ...]:
    """By seat, kind and name, how often."""
    kinds = {event: kind for kind, events in taken_by(match.game).items() for event in events}
    counts: list[dict[str, dict[str, int]]] = [defaultdict(lambda: defaultdict(int)) for _ in range(match.seats)]
    for _, event in match.lines(None):
        if type(event) in kinds:
            seat: int = getattr(event, "seat")  # noqa: B009 - the class of the event is not known here
            for thing in things(match.game, event):
                counts[seat][kinds[type(event)]][thing] += 1
    return tuple({kind: dict(names) for kind, names in seat.items()} for seat in counts)


def things(game: Game[Any, Any], event: Event) -> Iterator[str]:
    """The names of what this event is about."""
    names = [name for name in event.__struct_fields__ if name != "seat"]
    if "card" in names or "cards" in names:
        cards = (event.card,) if "card" in names else event.cards  # type: ignore[attr-defined]
        yield from (name_of(game, card) for card in cards if card >= 0)
    elif names:
        yield f"{names[0]}={getattr(event, names[0])}"


def name_of(game: Game[Any, Any], card: int) -> str:
    """The name of a card; where cards of one name differ by their number, that too: `yellow#5`."""
    face = game.faces[card]
    numbers = {other["number"] for other in game.faces if other["name"] == face["name"] and "number" in other}
    return f"{face['name']}#{face['number']}" if len(numbers) > 1 else str(face["name"])
