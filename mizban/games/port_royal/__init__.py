"""Port Royal, by Alexander Pfister: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Game
from mizban.games.port_royal import bot, events, scoring, setup, views
from mizban.games.port_royal.cards import COLOURS, EXPEDITION, FACTS, KINDS, PERSON, SHIP, TYPES
from mizban.games.port_royal.options import Options
from mizban.games.port_royal.phases import PHASES


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


GAME = Game(
    key="port_royal",
    rules=1,
    seats=range(2, 6),
    options_type=Options,
    rulings={"governor_at_once": "PR-R7", "claim_after_bust": "PR-R10"},
    minutes=30,
    year=2014,
    designer="Alexander Pfister",
    illustrator="Klemens Franz",
    publisher="Pegasus Spiele",
    private=False,
    verbs={
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
    },
    faces=faces(),
    phases=PHASES,
    events=events.ALL,
    reasons=("short",),
    parts=("persons", "expeditions", "coins"),
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
)
