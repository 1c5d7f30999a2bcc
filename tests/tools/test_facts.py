"""The facts of cards as the boards know them."""

from mizban.engine.game import Facts
from tools.facts import facts_type

SHIP: Facts = {"name": "ship", "type": "ship", "color": "red", "skull": True}
TAX: Facts = {"name": "tax", "type": "tax", "coins": 1}


def test_every_type_of_card_has_its_own_facts() -> None:
    assert facts_type([SHIP, {**SHIP, "color": "blue"}, TAX]) == (
        "export interface TaxFacts {\n  name: string\n  type: 'tax'\n  coins: number\n}\n\n"
        "export interface ShipFacts {\n  name: string\n  type: 'ship'\n  color: 'blue' | 'red'\n  skull: boolean\n}\n\n"
        "export type Facts =\n  | TaxFacts\n  | ShipFacts\n"
    )


def test_what_is_left_out_of_a_row_is_optional_and_types_that_say_the_same_are_one() -> None:
    assert facts_type([{**TAX, "points": 2}, TAX, {**TAX, "type": "toll"}]) == (
        "export interface Facts {\n  name: string\n  type: 'tax' | 'toll'\n  coins: number\n  points?: number\n}\n"
    )


def test_a_fact_of_too_many_words_is_any_word() -> None:
    rows: list[Facts] = [{"name": "tile", "edges": "rfw" * n} for n in range(1, 20)]
    assert facts_type(rows) == "export interface Facts {\n  name: string\n  edges: string\n}\n"
