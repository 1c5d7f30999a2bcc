"""Port Royal, by Alexander Pfister: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Features, Game
from mizban.games.port_royal import bot, events, features, scoring, setup, views
from mizban.games.port_royal.aspects import ASPECTS
from mizban.games.port_royal.cards import (
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    COLOURS,
    EXPEDITION,
    FACTS,
    GOVERNOR_CARDS,
    JESTER_COINS,
    KINDS,
    MADEMOISELLE_COINS,
    PERSON,
    SHIP,
    TAX_FROM,
    TAX_PART,
    TRADER_COINS,
    TYPES,
)
from mizban.games.port_royal.options import Options
from mizban.games.port_royal.phases import PHASES

# What the pictures of persons say in numbers: coins that they bring or save, cards that they ask for or let one take.
COINS_OF = {"trader": TRADER_COINS, "mademoiselle": MADEMOISELLE_COINS, "jester": JESTER_COINS, "admiral": ADMIRAL_COINS}
CARDS_OF = {"admiral": ADMIRAL_CARDS, "governor": GOVERNOR_CARDS}


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
            row |= {"coins": COINS_OF.get(kind, 0), "cards": CARDS_OF.get(kind, 0)}
        elif facts.type == EXPEDITION:
            row |= {"captains": facts.captains, "priests": facts.priests, "settlers": facts.settlers}
            row |= {"points": facts.points, "coins": facts.coins}
        else:
            row |= {"from": TAX_FROM, "part": TAX_PART, "coins": facts.coins}
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
    points=scoring.points,
    features=Features(features.NAMES, features.features, features.progress, features.at_rest, ASPECTS),
)
