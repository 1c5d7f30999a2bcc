"""San Juan, by Andreas Seyfarth, second edition with the New Buildings: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Features, Game
from mizban.games.san_juan import bot, events, features, scoring, setup, views
from mizban.games.san_juan.aspects import ASPECTS
from mizban.games.san_juan.cards import GOODS, PRODUCTION, TILES, TYPES
from mizban.games.san_juan.deck import BASE_CARDS, BUILDING
from mizban.games.san_juan.options import Options
from mizban.games.san_juan.phases import PHASES

# What the texts of the cards say in numbers.
NUMBERS = ("cheaper_production", "cheaper_city", "burns", "more_goods", "more_sales", "exchanges", "hand_limit", "limits_others", "credit")


def faces() -> list[Facts]:
    rows: list[Facts] = []
    for card, building in enumerate(BUILDING):
        good = GOODS[building.good] if building.type == PRODUCTION else ""
        row: Facts = {"name": building.name, "type": TYPES[building.type], "cost": building.cost, "points": building.points}
        row |= {"when": building.when, "good": good, "new": card >= BASE_CARDS}
        rows.append(row | {name: number for name in NUMBERS if (number := getattr(building, name))})
    for prices in TILES:
        rows.append({"name": "tile", "type": "tile", **dict(zip(GOODS, prices, strict=True))})
    return rows


GAME = Game(
    key="san_juan",
    rules=2,
    seats=range(2, 5),
    options_type=Options,
    rulings={"guard_room_always": "SJ-R1", "open_totals": "SJ-R11", "decline_discounts": "SJ-R14", "sell_in_order": "SJ-R32"},
    minutes=45,
    year=2014,
    designer="Andreas Seyfarth",
    illustrator="Franz Vohwinkel",  # of the first edition
    publisher="alea, Ravensburger",
    private=True,
    verbs={
        "choose": ("number",),
        "double": (),
        "save": (),
        "build": ("card",),
        "beside": (),
        "over": ("card",),
        "pass": (),
        "burn": ("card",),
        "pay": ("card",),
        "produce": ("card",),
        "sell": ("card",),
        "keep": ("card",),
        "discard": ("card",),
        "exchange": ("card",),
        "store": ("card",),
    },
    faces=faces(),
    phases=PHASES,
    events=events.ALL,
    reasons=("short", "twice"),
    parts=(scoring.PRINTED, scoring.STORED, *[hall.name for hall in scoring.HALLS], scoring.TIE_BREAK),
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
    points=scoring.points,
    features=Features(features.NAMES, features.features, features.progress, features.at_rest, ASPECTS),
)
