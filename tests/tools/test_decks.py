"""What the manuals say in tables is what the rules play with."""

import json
from typing import Any

import pytest

from mizban.engine import Game, games
from tools import decks


def test_the_facts_of_the_manuals_are_up_to_date() -> None:
    assert decks.main(["--check"]) == 0


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_copy_of_every_card_is_counted(game: Game[Any, Any]) -> None:
    cards = json.loads(decks.deck(game))["cards"]
    assert sum(card["copies"] for card in cards) == len(game.faces)
    assert {card["name"] for card in cards} == {face["name"] for face in game.faces}
