"""Sample Game: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Game
from tools.new_game.sample_game import bot, events, scoring, setup, views
from tools.new_game.sample_game.cards import COLOURS, LANTERNS
from tools.new_game.sample_game.options import Options
from tools.new_game.sample_game.phases import PHASES


def faces() -> list[Facts]:
    return [{"name": COLOURS[lantern.colour], "colour": COLOURS[lantern.colour], "light": lantern.light} for lantern in LANTERNS]


GAME = Game(
    key="sample_game",
    rules=1,
    seats=range(2, 5),
    stage="draft",  # "offered" when `python -m tools.ready sample_game` finds nothing missing
    minutes=0,
    year=0,
    designer="",
    illustrator="",
    publisher="",
    private=True,
    options_type=Options,
    rulings={"equals_outshine": "SG-R1"},
    verbs={"swap": ("card",), "lay": ("card",)},
    faces=faces(),
    phases=PHASES,
    events=events.ALL,
    reasons=("colour",),
    parts=("lights", "colours", "lanterns"),
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
)
