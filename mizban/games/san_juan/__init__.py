"""San Juan, by Andreas Seyfarth, second edition with the New Buildings: the whole registration, with what the lobby needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.game import Facts, Game, Option, Score
from mizban.engine.protocol import Choice
from mizban.games.san_juan import bot, events, scoring, setup, views
from mizban.games.san_juan.cards import GOODS, PRODUCTION, TILES, TYPES
from mizban.games.san_juan.deck import BASE_CARDS, BUILDING
from mizban.games.san_juan.phases import PHASES
from mizban.games.san_juan.state import SanJuan
from mizban.games.san_juan.views import SanJuanView

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


class SanJuanGame(Game[SanJuan, SanJuanView]):
    key = "san_juan"
    rules = 1
    seats = range(2, 5)
    options = (
        Option("new_buildings", default=True),
        Option("cathedral", default=True),
        Option("advanced_setup", default=False),
        Option("guard_room_always", default=False, ruling="SJ-R1"),
        Option("open_totals", default=False, ruling="SJ-R11"),
        Option("decline_discounts", default=True, ruling="SJ-R14"),
    )
    minutes = 45
    year = 2014
    designer = "Andreas Seyfarth"
    illustrator = "Franz Vohwinkel"  # of the first edition
    publisher = "alea, Ravensburger"
    private = True
    verbs = {
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
    }
    faces = faces()
    phases = PHASES
    events = events.ALL
    reasons = ("short", "twice")
    parts = (scoring.PRINTED, scoring.STORED, *[hall.name for hall in scoring.HALLS], scoring.TIE_BREAK)
    view_type = SanJuanView

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> SanJuan:
        return setup.set_up(seats, seed, options)

    def view(self, s: SanJuan, seat: Seat | None) -> SanJuanView:
        return views.view(s, seat)

    def imagine(self, view: SanJuanView, luck: Chance) -> SanJuan:
        return views.imagine(view, luck)

    def scores(self, s: SanJuan) -> Sequence[Score]:
        won = scoring.winners(s)
        rows = []
        for seat in range(s.seats):
            parts = [
                row for row in scoring.parts(s, seat, len(s.players[seat].stored)) if s.new_buildings or row[0] not in scoring.NEW_HALLS
            ]
            tie_break = ((scoring.TIE_BREAK, scoring.cards_left(s, seat)),)
            rows.append(Score(seat, scoring.points_of(s, seat), tuple(parts), tie_break, seat in won))
        return rows

    def prefers(self, s: SanJuan, seat: Seat, choice: Choice) -> float:
        return bot.prefers(s, seat, choice)


GAME = SanJuanGame()
