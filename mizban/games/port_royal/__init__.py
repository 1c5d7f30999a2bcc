"""Port Royal, by Alexander Pfister: the whole registration, with what the lobby needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.game import Facts, Game, Option, Score
from mizban.engine.protocol import Choice
from mizban.games.port_royal import bot, events, scoring, setup, views
from mizban.games.port_royal.cards import COLOURS, EXPEDITION, FACTS, KINDS, PERSON, SHIP, TYPES
from mizban.games.port_royal.phases import PHASES
from mizban.games.port_royal.state import PortRoyal
from mizban.games.port_royal.views import PortRoyalView


def faces() -> list[Facts]:
    rows: list[Facts] = []
    for facts in FACTS:
        row: Facts = {"name": facts.name, "type": TYPES[facts.type]}
        if facts.type == SHIP:
            row |= {"color": COLOURS[facts.colour], "swords": facts.swords, "skull": facts.skull, "coins": facts.coins}
        elif facts.type == PERSON:
            colour = COLOURS[facts.colour] if facts.colour >= 0 else ""
            kind = KINDS[facts.kind].removesuffix(f"-{colour}")
            row |= {"kind": kind, "color": colour, "cost": facts.cost, "points": facts.points, "swords": facts.swords}
        elif facts.type == EXPEDITION:
            row |= {"captains": facts.captains, "priests": facts.priests, "settlers": facts.settlers}
            row |= {"points": facts.points, "coins": facts.coins}
        else:
            row |= {"coins": facts.coins}
        rows.append(row)
    return rows


class PortRoyalGame(Game[PortRoyal, PortRoyalView]):
    key = "port_royal"
    rules = 1
    seats = range(2, 6)
    options = (
        Option("end_with_expedition", default=False),
        Option("governor_at_once", default=True, ruling="PR-R7"),
        Option("claim_after_bust", default=False, ruling="PR-R10"),
    )
    minutes = 30
    year = 2014
    designer = "Alexander Pfister"
    illustrator = "Klemens Franz"
    publisher = "Pegasus Spiele"
    private = False
    verbs = {
        "draw": (),
        "stop": (),
        "repel": (),
        "admit": (),
        "pass": (),
        "done": (),
        "trade": ("card",),
        "hire": ("card",),
        "claim": ("card",),
        "give": ("card",),
    }
    faces = faces()
    phases = PHASES
    events = events.ALL
    reasons = ("short",)
    parts = ("persons", "expeditions", "coins")
    view_type = PortRoyalView

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> PortRoyal:
        return setup.set_up(seats, seed, options)

    def view(self, s: PortRoyal, seat: Seat | None) -> PortRoyalView:
        return views.view(s, seat)

    def imagine(self, view: PortRoyalView, luck: Chance) -> PortRoyal:
        return views.imagine(view, luck)

    def scores(self, s: PortRoyal) -> Sequence[Score]:
        won = scoring.winners(s)
        rows = []
        for seat, player in enumerate(s.players):
            expeditions = scoring.points_of_expeditions(s, seat)
            parts = (("persons", player.points - expeditions), ("expeditions", expeditions))
            rows.append(Score(seat, player.points, parts, (("coins", len(player.coins)),), seat in won))
        return rows

    def prefers(self, s: PortRoyal, seat: Seat, choice: Choice) -> float:
        return bot.prefers(s, seat, choice)


GAME = PortRoyalGame()
