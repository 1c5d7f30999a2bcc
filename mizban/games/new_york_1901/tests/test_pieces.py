"""Chapter "Pieces and cards"."""

from __future__ import annotations

from collections import Counter

import pytest

from mizban.engine.laws import Answers, moments
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.cards import KIND, LOT_CARDS, action_faces
from mizban.games.new_york_1901.map import KINDS, LOTS, LOTS_OF_KIND
from mizban.games.new_york_1901.pieces import BRONZE, GOLD, PIECES, SHAPES, SILVER, STARTER, piece_named
from mizban.games.new_york_1901.state import NewYork
from mizban.games.new_york_1901.tests.kit import table
from mizban.games.new_york_1901.turn import TakeTurn
from mizban.testing import rule

# Name, generation, squares, points, irregular.
ALL_PIECES = [
    ("tower", BRONZE, 2, 2, False),
    ("gillender", BRONZE, 2, 2, False),
    ("mail-and-express", BRONZE, 2, 2, False),
    ("tribune", BRONZE, 3, 3, False),
    ("potter", BRONZE, 3, 3, False),
    ("havemeyer", BRONZE, 3, 3, True),
    ("american-surety", SILVER, 3, 3, False),
    ("manhattan-life", SILVER, 4, 4, False),
    ("world", SILVER, 4, 5, True),
    ("st-paul", SILVER, 4, 5, True),
    ("empire", SILVER, 5, 6, True),
    ("broad-exchange", SILVER, 6, 6, False),
    ("liberty-tower", GOLD, 3, 4, False),
    ("bankers-trust", GOLD, 4, 5, False),
    ("west-street", GOLD, 4, 6, True),
    ("city-investing", GOLD, 5, 7, True),
    ("trinity", GOLD, 6, 7, False),
    ("hudson-terminal", GOLD, 6, 8, True),
]
LEGENDS = [
    ("park-row", 6, 10, 391, True),
    ("singer", 7, 11, 612, True),
    ("metropolitan-life", 8, 12, 700, True),
    ("woolworth", 9, 13, 792, False),
]


@rule("NY-6", "NY-9")
@pytest.mark.parametrize(("name", "generation", "squares", "points", "irregular"), ALL_PIECES)
def test_what_is_printed_on_a_piece(name: str, generation: int, squares: int, points: int, irregular: bool) -> None:
    piece = PIECES[piece_named(name)]
    assert (piece.generation, piece.squares, piece.points, piece.irregular, piece.legendary) == (
        generation,
        squares,
        points,
        irregular,
        False,
    )
    model = squares + (generation == SILVER and irregular) + (generation == GOLD) * (1 + irregular)
    assert points == model, "the rule by which the points were designed"


@rule("NY-6")
def test_every_player_has_18_pieces_and_a_starter_building() -> None:
    t = table(seats=4)
    for seat in range(4):
        assert t.unbuilt(seat) == [row[0] for row in ALL_PIECES]
    starter = PIECES[piece_named("starter")]
    assert (starter.generation, starter.squares, starter.points) == (STARTER, 2, 0)


@rule("NY-7", "NY-8", "NY-9")
@pytest.mark.parametrize(("name", "squares", "points", "height", "irregular"), LEGENDS)
def test_what_is_printed_on_a_legendary_skyscraper(name: str, squares: int, points: int, height: int, irregular: bool) -> None:
    piece = PIECES[piece_named(name)]
    assert (piece.squares, piece.points, piece.height, piece.irregular) == (squares, points, height, irregular)
    assert piece.legendary and piece.generation == GOLD
    assert points == squares + 4


@rule("NY-8")
def test_the_order_of_the_generations() -> None:
    assert STARTER < BRONZE < SILVER < GOLD


@rule("NY-35")
@pytest.mark.parametrize(
    ("name", "ways"),
    [("tower", 2), ("tribune", 2), ("havemeyer", 4), ("manhattan-life", 1), ("world", 8), ("st-paul", 4), ("empire", 8), ("woolworth", 1)],
)
def test_in_how_many_ways_a_piece_can_lie(name: str, ways: int) -> None:
    assert len(SHAPES[PIECES[piece_named(name)].shape].turns) == ways


@rule("NY-10")
def test_there_is_one_lot_card_for_each_lot() -> None:
    assert LOT_CARDS == 65
    assert Counter(KIND) == Counter(lot.kind for lot in LOTS)


@rule("NY-10")
def test_lot_cards_of_one_kind_are_alike() -> None:
    for card, kind in enumerate(KIND):
        assert GAME.faces[card] == GAME.faces[KIND.index(kind)]
    assert len({GAME.faces[KIND.index(kind)]["name"] for kind in range(KINDS)}) == KINDS


@rule("NY-15")
def test_demolished_starter_and_legendary_buildings_are_not_unbuilt() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6})
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.standing(0) == ["american-surety"]
    assert not {"tower", "american-surety"} & set(t.unbuilt(0))
    assert len(t.unbuilt(0)) == 16
    t = table(lots={0: "B07 B08 B09 B10"}, buildings={0: "woolworth 1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17"})
    assert len(t.unbuilt(0)) == 18


def markets_match_free_lots(s: NewYork) -> bool:
    for kind in range(KINDS):
        cards = [card for card in [*s.market, *s.future] if KIND[card] == kind]
        free = [lot for lot in LOTS_OF_KIND[kind] if s.owner[lot] == -1]
        if len(cards) != len(free):
            return False
    return True


@rule("NY-11", "NY-12", "NY-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_lots_workers_and_cards_match_throughout_random_games(seats: int, expert: bool) -> None:
    """The three invariants. The first two are part of `recount`, which every test asks after every answer."""
    for seed in range(3):
        for match in moments(GAME, seats, seed + 1, {"starters": not expert}, Answers([], seed)):
            s = match.state
            assert s.recount() == []
            if not s.todo or isinstance(s.todo[-1], TakeTurn):
                assert markets_match_free_lots(s)
                for seat, player in enumerate(s.players):
                    mine = Counter(lot.kind for n, lot in enumerate(LOTS) if s.owner[n] == seat)
                    assert Counter(KIND[card] for card in player.cards) == mine


def test_action_cards_are_faces_too() -> None:
    assert [GAME.faces[face]["name"] for face in action_faces(7)] == ["construction-boom", "market-shift", "land-grab"]
