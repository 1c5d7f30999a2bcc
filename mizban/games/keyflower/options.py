"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    skills_on_boats_face_up: bool = True
    worker_costs_payable_from_losing_bids: bool = False
    boat_4a_may_target_turn_order_tiles: bool = False
    boat_3b_lets_any_resource_score_as_gold: bool = True
    purple_worker_scores_only_if_its_tile_was_won_in_winter: bool = True
    show_exact_bag_count: bool = True
    show_worker_counts_behind_screens: bool = False
