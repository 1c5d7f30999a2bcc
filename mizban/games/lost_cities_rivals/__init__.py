"""Lost Cities: Rivals, by Reiner Knizia: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Features, Game
from mizban.games.lost_cities_rivals import bot, events, features, scoring, setup, views
from mizban.games.lost_cities_rivals.aspects import ASPECTS
from mizban.games.lost_cities_rivals.cards import CARDS, COLOUR, COLOURS, FOOTPRINTS, NUMBER, WAGER, is_starter, times
from mizban.games.lost_cities_rivals.phases import PHASES


def faces() -> list[Facts]:
    rows: list[Facts] = []
    for card in range(CARDS):
        colour = COLOURS[COLOUR[card]]
        if NUMBER[card] != WAGER:
            row: Facts = {"name": colour, "type": "number", "number": NUMBER[card], "footprints": FOOTPRINTS[card]}
        elif is_starter(card):
            row = {"name": f"starting-wager-{colour}", "type": "starting-wager", "times": times(1)}
        else:
            row = {"name": f"wager-{colour}", "type": "wager", "times": times(1)}
        rows.append(row | {"color": colour})
    return rows


GAME = Game(
    key="lost_cities_rivals",
    rules=1,
    seats=range(2, 5),
    minutes=40,
    year=2018,
    designer="Reiner Knizia",
    illustrator="Sébastien Caiveau",
    publisher="Kosmos",
    private=False,
    verbs={
        "reveal": (),
        "bid": ("number",),
        "pass": (),
        "take": ("card",),
        "remove": ("card",),
        "keep": (),
    },
    faces=faces(),
    phases=PHASES,
    events=events.ALL,
    reasons=("falls", "begun"),
    parts=(*COLOURS, "coins"),
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
    points=scoring.points,
    features=Features(features.NAMES, features.features, features.progress, features.at_rest, ASPECTS),
)
