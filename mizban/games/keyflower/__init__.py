"""Keyflower, by Sebastian Bleasdale and Richard Breese: the whole registration, with what the lobby needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.game import Facts, Game, Option, Score
from mizban.engine.protocol import Choice
from mizban.games.keyflower import bot, events, scoring, setup, views
from mizban.games.keyflower.phases import PHASES
from mizban.games.keyflower.scoring import LOOSE_GOLD, SHEET
from mizban.games.keyflower.state import Keyflower, boat_number
from mizban.games.keyflower.tiles import (
    ANY,
    BOAT,
    COLOURS,
    EDGES,
    FACTS,
    LOADS,
    NONE,
    POWER,
    RESOURCES,
    SKILLS,
    TURN_ORDER,
    TURNS,
    TYPE,
    TYPES,
    WINTER,
    Use,
    is_ship,
)
from mizban.games.keyflower.views import KeyflowerView

# Rows of the score sheet: printed points and shapes, then what was given to scoring tiles.
PARTS = ("tiles", "turn_order", "boats", "kept", "winter", "gold")


def use_facts(use: Use | None, face: str) -> Facts:
    """What a face does, as `basic_gold`, `upgraded_pays_skill`, ...; what it does not is left out."""
    if use is None:
        return {}
    row: Facts = {f"{face}_use": True}
    numbers = {"workers": use.workers, "green": use.green, "skills": use.skills, "transport": use.transport, "upgrade": use.upgrade}
    numbers |= {name: use.resources[i] for i, name in enumerate(RESOURCES)}
    row |= {f"{face}_{name}": number for name, number in numbers.items() if number}
    if use.chooses:
        row[f"{face}_chooses"] = True
    if use.pays_worker != NONE:
        row[f"{face}_pays_worker"] = "any" if use.pays_worker == ANY else COLOURS[use.pays_worker]
    if use.pays_skill != NONE:
        row[f"{face}_pays_skill"] = "any" if use.pays_skill == ANY else SKILLS[use.pays_skill]
    return row


def faces() -> list[Facts]:
    """Edges are one letter a side, from the top clockwise: r road, f field, w water."""
    rows: list[Facts] = []
    for card, facts in enumerate(FACTS):
        row: Facts = {"name": facts.name, "type": TYPES[facts.type], "number": facts.number}
        row |= {"edges": "".join(EDGES[edge][0] for edge in facts.edges), "turns": TURNS[card], "ship": is_ship(card)}
        row |= {"points": facts.points[0], "upgraded_points": facts.points[1], "upgradable": facts.upgradable}
        row |= {f"cost_{name}": facts.cost[i] for i, name in enumerate(RESOURCES) if facts.cost[i]}
        if facts.cost_any:
            row["cost_any"] = facts.cost_any
        if facts.cost_skill != NONE:
            row["cost_skill"] = "any" if facts.cost_skill == ANY else SKILLS[facts.cost_skill]
        if facts.keeps != NONE:
            row["keeps"] = "any" if facts.keeps == ANY else RESOURCES[facts.keeps]
            row |= {"keep_points": facts.keep_points[0], "upgraded_keep_points": facts.keep_points[1]}
        row |= use_facts(facts.uses[0], "basic") | use_facts(facts.uses[1], "upgraded")
        if POWER[card]:
            boat = facts.name.removeprefix("summer_boat_")
            row |= {"summer_boat": boat, "number": int(boat[0])}
        if facts.type == BOAT:
            for season, (workers, skills, side) in zip(TYPES[1:4], LOADS[boat_number(card)], strict=True):
                row |= {f"{season}_workers": workers, f"{season}_skills": skills, f"{season}_side": side}
            row["min_players"] = max(2, boat_number(card) + 1)
        rows.append(row)
    return rows


class KeyflowerGame(Game[Keyflower, KeyflowerView]):
    key = "keyflower"
    rules = 1
    seats = range(2, 7)
    options = (
        Option("skills_on_boats_face_up", default=True, ruling="KF-R15"),
        Option("worker_costs_payable_from_losing_bids", default=False, ruling="KF-R16"),
        Option("boat_4a_may_target_turn_order_tiles", default=False, ruling="KF-R12"),
        Option("boat_3b_lets_any_resource_score_as_gold", default=True, ruling="KF-R29"),
        Option("purple_worker_scores_only_if_its_tile_was_won_in_winter", default=True, ruling="KF-R4"),
        Option("show_exact_bag_count", default=True, ruling="KF-R32"),
        Option("show_worker_counts_behind_screens", default=False, ruling="KF-R32"),
    )
    minutes = 120
    year = 2012
    designer = "Sebastian Bleasdale, Richard Breese"
    illustrator = "Juliet Breese"
    publisher = "R&D Games"
    private = True
    verbs = {
        "pass": (),
        "bid": ("card",),
        "counter": ("card", "number"),
        "use": ("card",),
        "forfeit": ("card", "card"),
        "colour": ("number",),
        "skill": ("number",),
        "worker": ("number",),
        "move": ("card",),
        "send": ("number",),
        "add": ("number",),
        "take": ("number",),
        "carry": ("number", "card", "card"),
        "upgrade": ("card",),
        "spend": ("number",),
        "done": (),
        "board": ("card",),
        "offer": ("card",),
        "place": ("card", "number"),
        "flip": ("card",),
    }
    standing = {"pass": "Passed"}
    faces = faces()
    phases = PHASES
    events = events.ALL
    reasons = ("few_to_bid", "few_to_use", "full", "no_skill", "no_worker", "cost", "nowhere")
    parts = PARTS
    view_type = KeyflowerView

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Keyflower:
        return setup.set_up(seats, seed, options)

    def view(self, s: Keyflower, seat: Seat | None) -> KeyflowerView:
        return views.view(s, seat)

    def imagine(self, view: KeyflowerView, luck: Chance) -> Keyflower:
        return views.imagine(view, luck)

    def scores(self, s: Keyflower) -> Sequence[Score]:
        """Most points win; equal points share the win (KF-79)."""
        sheets = [scoring.sheet(s, seat) for seat in range(s.seats)]
        totals = [sum(sheet) for sheet in sheets]
        rows = []
        for seat, sheet in enumerate(sheets):
            parts = dict.fromkeys(PARTS, 0)
            for row in range(SHEET):
                parts[part_of(row)] += sheet[row]
            rows.append(Score(seat, totals[seat], tuple(parts.items()), (), totals[seat] == max(totals)))
        return rows

    def prefers(self, s: Keyflower, seat: Seat, choice: Choice) -> float:
        return bot.prefers(s, seat, choice)


def part_of(row: int) -> str:
    """Which part of the score sheet a tile's points belong to."""
    if row == LOOSE_GOLD:
        return "gold"
    if TYPE[row] == TURN_ORDER:
        return "turn_order"
    if TYPE[row] == BOAT:
        return "boats"
    if TYPE[row] == WINTER:
        return "winter"
    return "kept" if FACTS[row].keeps != NONE else "tiles"


GAME = KeyflowerGame()
