"""New York 1901, by Chénier La Salle: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Features, Game
from mizban.games.new_york_1901 import bot, events, features, scoring, setup, views
from mizban.games.new_york_1901.aspects import ASPECTS
from mizban.games.new_york_1901.atlas import BOARD, faces
from mizban.games.new_york_1901.options import Options
from mizban.games.new_york_1901.phases import PHASES
from mizban.games.new_york_1901.refusals import REASONS

GAME = Game(
    key="new_york_1901",
    rules=1,
    seats=range(2, 5),
    options_type=Options,
    rulings={"tied_streets": "NY-R1", "boom_first": "NY-R13"},
    presets={  # NY-81
        "beginner": {"gold_tycoon": True, "known_streets": True, "action_cards": False, "starters": True, "high_thresholds": False},
        "expert": {"gold_tycoon": False, "known_streets": False, "action_cards": True, "starters": False, "high_thresholds": True},
    },
    minutes=45,
    year=2015,
    designer="Chénier La Salle",
    illustrator="Vincent Dutrait",
    publisher="Blue Orange",
    private=False,
    verbs={
        "take": ("card",),
        "claim": ("number",),
        "grab": (),
        "shift": (),
        "boom": (),
        "demolish": (),
        "build": ("card",),
        "place": ("number", "number", "number"),
        "return": ("number",),
        "done": (),
        "agree": (),
        "play_on": (),
    },
    faces=faces(),
    board=BOARD,
    phases=PHASES,
    events=events.ALL,
    reasons=REASONS,
    parts=("buildings", "streets", "challenge", "actions", "height", "gold"),
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
    points=scoring.points,
    features=Features(features.NAMES, features.features, features.progress, features.at_rest, ASPECTS),
)
