"""Keyflower, by Sebastian Bleasdale and Richard Breese: the whole registration, with what the lobby needs."""

from __future__ import annotations

from mizban.engine.game import Facts, Features, Game
from mizban.games.keyflower import bot, events, features, scoring, setup, views
from mizban.games.keyflower.aspects import ASPECTS
from mizban.games.keyflower.options import Options
from mizban.games.keyflower.phases import PHASES
from mizban.games.keyflower.state import boat_number
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
    TURNS,
    TYPES,
    Use,
    is_ship,
)


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
    """Edges are one letter a side, from the top clockwise: r road, f field, w water; `each` of what a tile counts bring `each_points`."""
    rows: list[Facts] = []
    for card, facts in enumerate(FACTS):
        row: Facts = {"name": facts.name, "type": TYPES[facts.type], "number": facts.number}
        row |= {"edges": "".join(EDGES[edge][0] for edge in facts.edges), "turns": TURNS[card], "ship": is_ship(card)}
        row |= {"points": facts.points[0], "upgraded_points": facts.points[1], "upgradable": facts.upgradable}
        row["part"] = scoring.part_of(card)
        if facts.name in scoring.COUNTED:
            row["each"], row["each_points"] = scoring.COUNTED[facts.name]
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


GAME = Game(
    key="keyflower",
    rules=1,
    seats=range(2, 7),
    options_type=Options,
    rulings={
        "skills_on_boats_face_up": "KF-R15",
        "worker_costs_payable_from_losing_bids": "KF-R16",
        "boat_4a_may_target_turn_order_tiles": "KF-R12",
        "boat_3b_lets_any_resource_score_as_gold": "KF-R29",
        "purple_worker_scores_only_if_its_tile_was_won_in_winter": "KF-R4",
        "show_exact_bag_count": "KF-R32",
        "show_worker_counts_behind_screens": "KF-R32",
    },
    minutes=120,
    year=2012,
    designer="Sebastian Bleasdale, Richard Breese",
    illustrator="Juliet Breese",
    publisher="R&D Games",
    private=True,
    verbs={
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
    },
    standing={"pass": "Passed"},
    faces=faces(),
    phases=PHASES,
    events=events.ALL,
    reasons=("few_to_bid", "few_to_use", "full", "no_skill", "no_worker", "cost", "nowhere"),
    parts=scoring.PARTS,
    set_up=setup.set_up,
    view=views.view,
    imagine=views.imagine,
    scores=scoring.scores,
    prefers=bot.prefers,
    points=scoring.points,
    features=Features(features.NAMES, features.features, features.progress, features.at_rest, ASPECTS),
)
