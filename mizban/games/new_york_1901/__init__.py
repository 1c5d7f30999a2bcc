"""New York 1901, by Chénier La Salle: the whole registration, with what the lobby needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.game import Game, Option, Score
from mizban.engine.protocol import Choice
from mizban.games.new_york_1901 import bot, events, scoring, setup, views
from mizban.games.new_york_1901.atlas import BOARD, faces
from mizban.games.new_york_1901.phases import PHASES
from mizban.games.new_york_1901.pieces import GOLD
from mizban.games.new_york_1901.refusals import REASONS
from mizban.games.new_york_1901.state import NewYork
from mizban.games.new_york_1901.views import NewYorkView


class NewYorkGame(Game[NewYork, NewYorkView]):
    key = "new_york_1901"
    rules = 1
    seats = range(2, 5)
    options = (
        Option("gold_tycoon", default=False),
        Option("known_streets", default=False),
        Option("action_cards", default=True),
        Option("starters", default=True),
        Option("high_thresholds", default=False),
        Option("tied_streets", default=False, ruling="NY-R1"),
    )
    presets = {
        "beginner": {"gold_tycoon": True, "known_streets": True, "action_cards": False, "starters": True, "high_thresholds": False},
        "expert": {"gold_tycoon": False, "known_streets": False, "action_cards": True, "starters": False, "high_thresholds": True},
    }
    minutes = 45
    year = 2015
    designer = "Chénier La Salle"
    illustrator = "Vincent Dutrait"
    publisher = "Blue Orange"
    private = False
    verbs = {
        "take": ("card",),
        "claim": ("number",),
        "grab": (),
        "shift": (),
        "demolish": (),
        "build": ("card",),
        "place": ("number", "number", "number"),
        "return": ("number",),
        "done": (),
        "agree": (),
        "play_on": (),
    }
    faces = faces()
    board = BOARD
    phases = PHASES
    events = events.ALL
    reasons = REASONS
    parts = ("buildings", "streets", "challenge", "actions", "height", "gold")
    view_type = NewYorkView

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> NewYork:
        return setup.set_up(seats, seed, options)

    def view(self, s: NewYork, seat: Seat | None) -> NewYorkView:
        return views.view(s, seat)

    def imagine(self, view: NewYorkView, luck: Chance) -> NewYork:
        return views.imagine(view, luck)

    def scores(self, s: NewYork) -> Sequence[Score]:
        won = scoring.winners(s)
        rows = []
        for seat, player in enumerate(s.players):
            parts = (
                ("buildings", player.score - player.prestige),
                ("streets", scoring.street_points(s, seat)),
                ("challenge", scoring.challenge_points(s, seat)),
                ("actions", scoring.action_points(s, seat)),
            )
            tie_break = (("height", scoring.height(player)), ("gold", player.generations[GOLD]))
            rows.append(Score(seat, scoring.total(s, seat), parts, tie_break, seat in won))
        return rows

    def prefers(self, s: NewYork, seat: Seat, choice: Choice) -> float:
        return bot.prefers(s, seat, choice)


GAME = NewYorkGame()
