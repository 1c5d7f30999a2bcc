"""Lost Cities: Rivals, by Reiner Knizia: the whole registration, with what the lobby needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.game import Facts, Game, Score
from mizban.engine.protocol import Choice
from mizban.games.lost_cities_rivals import bot, events, scoring, setup, views
from mizban.games.lost_cities_rivals.cards import CARDS, COLOUR, COLOURS, FOOTPRINTS, NUMBER, WAGER, is_starter
from mizban.games.lost_cities_rivals.phases import PHASES
from mizban.games.lost_cities_rivals.state import LostCities
from mizban.games.lost_cities_rivals.views import LostCitiesRivalsView


def faces() -> list[Facts]:
    rows: list[Facts] = []
    for card in range(CARDS):
        colour = COLOURS[COLOUR[card]]
        if NUMBER[card] != WAGER:
            row: Facts = {"name": colour, "type": "number", "number": NUMBER[card], "footprints": FOOTPRINTS[card]}
        elif is_starter(card):
            row = {"name": f"starting-wager-{colour}", "type": "starting-wager"}
        else:
            row = {"name": f"wager-{colour}", "type": "wager"}
        rows.append(row | {"color": colour})
    return rows


class LostCitiesRivalsGame(Game[LostCities, LostCitiesRivalsView]):
    key = "lost_cities_rivals"
    rules = 1
    seats = range(2, 5)
    minutes = 40
    year = 2018
    designer = "Reiner Knizia"
    illustrator = "Sébastien Caiveau"
    publisher = "Kosmos"
    private = False
    verbs = {
        "reveal": (),
        "bid": ("number",),
        "pass": (),
        "take": ("card",),
        "remove": ("card",),
        "keep": (),
    }
    faces = faces()
    phases = PHASES
    events = events.ALL
    reasons = ("falls", "begun")
    parts = (*COLOURS, "coins")
    view_type = LostCitiesRivalsView

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> LostCities:
        return setup.set_up(seats, seed)

    def view(self, s: LostCities, seat: Seat | None) -> LostCitiesRivalsView:
        return views.view(s, seat)

    def imagine(self, view: LostCitiesRivalsView, luck: Chance) -> LostCities:
        return views.imagine(view, luck)

    def scores(self, s: LostCities) -> Sequence[Score]:
        won = scoring.winners(s)
        rows = []
        for seat, player in enumerate(s.players):
            expeditions = [(name, player.points(colour)) for colour, name in enumerate(COLOURS)]
            rows.append(Score(seat, player.score(), (*expeditions, ("coins", player.coins)), (), seat in won))
        return rows

    def prefers(self, s: LostCities, seat: Seat, choice: Choice) -> float:
        return bot.prefers(s, seat, choice)


GAME = LostCitiesRivalsGame()
