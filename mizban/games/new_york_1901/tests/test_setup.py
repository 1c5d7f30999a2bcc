"""Chapter "Set-up"."""

from __future__ import annotations

import pytest

from mizban.engine.laws import Answers, moments
from mizban.engine.protocol import NOBODY
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.cards import ACTION_FACE, CHARACTERS, KIND, START_LOT, STREET_FACE
from mizban.games.new_york_1901.map import DISTRICTS, LOTS, ON_STREET
from mizban.games.new_york_1901.pieces import PIECES
from mizban.games.new_york_1901.state import OUT
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

SEEDS = range(1, 41)
PINK = DISTRICTS.index("pink")
SCHNEIDER = CHARACTERS.index("schneider")


@rule("NY-16")
def test_with_two_players_pink_is_out() -> None:
    for seed in SEEDS:
        s = GAME.deal(2, seed)
        assert all(player.character != SCHNEIDER for player in s.players)
        assert all(LOTS[n].district != PINK for n, owner in enumerate(s.owner) if owner != OUT)
        assert all(owner == OUT for n, owner in enumerate(s.owner) if LOTS[n].district == PINK)
        assert all(KIND[card] // 2 != PINK for place in s.places() for card in place)
        assert sum(map(len, s.places())) == 52


@rule("NY-16")
def test_with_two_players_no_pink_lot_is_ever_owned() -> None:
    for match in moments(GAME, 2, 3, {}, Answers([], 4)):
        assert all(owner == OUT for n, owner in enumerate(match.state.owner) if LOTS[n].district == PINK)


@rule("NY-16")
def test_with_two_players_the_streets_beside_pink_land_count() -> None:
    """NY-R4: across Pine Street from B12 all is pink."""
    t = table(lots={0: "B12"}, buildings={0: "tower 6.15 6.16"}, streets="pine_thames broadway cedar")
    assert t.view.players[0].streets == (0, 0, 0, 0, 1)
    assert t.part(0, "streets") == 5


@rule("NY-16")
def test_with_more_players_nothing_is_out() -> None:
    for seats in (3, 4):
        s = GAME.deal(seats, 1)
        assert OUT not in s.owner
        assert sum(map(len, s.places())) == 65
    assert any(SCHNEIDER in [player.character for player in GAME.deal(3, seed).players] for seed in SEEDS)


@rule("NY-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_begins_with(seats: int) -> None:
    view = GAME.view(GAME.deal(seats, 5), 0)
    for player in view.players:
        assert (player.score, player.workers, len(player.unbuilt), player.legendary) == (0, 4, 18, None)
        assert player.actions == (ACTION_FACE, ACTION_FACE + 1, ACTION_FACE + 2)
    assert len(view.legendaries) == 4


@rule("NY-18")
def test_three_streets_and_a_challenge_are_drawn() -> None:
    deals = [GAME.deal(3, seed) for seed in range(1, 201)]
    assert all(len(set(s.streets)) == 3 for s in deals)
    assert {tuple(s.streets) for s in deals} == {(a, b, c) for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5)}
    assert {s.challenge for s in deals} == set(range(5))
    assert all(face >= STREET_FACE for face in GAME.view(deals[0], None).streets)


@rule("NY-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_starter_building_stands_on_the_lot_with_the_crest(seats: int) -> None:
    for seed in SEEDS:
        s = GAME.deal(seats, seed)
        assert len({player.character for player in s.players}) == seats
        for seat, player in enumerate(s.players):
            lot = START_LOT[player.character]
            assert [n for n, owner in enumerate(s.owner) if owner == seat] == [lot]
            assert [(PIECES[b.piece].name, b.block, b.mask) for b in player.buildings] == [("starter", LOTS[lot].block, LOTS[lot].mask)]
            assert player.manned == []


@rule("NY-19")
def test_chance_deals_the_characters() -> None:
    assert {GAME.deal(4, seed).players[0].character for seed in SEEDS} == set(range(5))
    assert {GAME.deal(2, seed).players[1].character for seed in SEEDS} == set(range(5)) - {SCHNEIDER}


@rule("NY-19")
def test_the_start_lots_are_small_lie_in_five_districts_and_on_five_streets() -> None:
    lots = [LOTS[lot] for lot in START_LOT]
    assert [lot.code for lot in lots] == ["P04", "B03", "G02", "R06", "Y05"]
    assert all(lot.size == 2 for lot in lots)
    assert len({lot.district for lot in lots}) == 5
    touched = [[n for n, street in enumerate(ON_STREET) if street[lot.block] & lot.mask] for lot in lots]
    assert sorted(touched) == [[0], [1], [2], [3], [4]]


@rule("NY-20")
def test_the_card_of_the_start_lot_lies_with_the_character() -> None:
    for seed in SEEDS:
        s = GAME.deal(4, seed)
        for player in s.players:
            assert [KIND[card] for card in player.cards] == [LOTS[START_LOT[player.character]].kind]


@rule("NY-20")
def test_the_start_lots_of_absent_characters_stay_free() -> None:
    for seed in SEEDS:
        s = GAME.deal(3, seed)
        absent = set(range(5)) - {player.character for player in s.players}
        assert len(absent) == 2
        for character in absent:
            lot = START_LOT[character]
            assert s.owner[lot] == NOBODY
            cards = [card for card in [*s.market, *s.future] if KIND[card] == LOTS[lot].kind]
            assert len(cards) == 10


@rule("NY-21")
@pytest.mark.parametrize(("seats", "future"), [(2, 46), (3, 58), (4, 57)])
def test_the_size_of_the_markets(seats: int, future: int) -> None:
    s = GAME.deal(seats, 1)
    assert (len(s.market), len(s.future)) == (4, future)
    assert GAME.deal(seats, 1).future != GAME.deal(seats, 2).future


@rule("NY-22")
def test_chance_names_the_first_player() -> None:
    assert {GAME.deal(4, seed).start_seat for seed in SEEDS} == {0, 1, 2, 3}
    for seed in SEEDS:
        s = GAME.deal(4, seed)
        assert s.active == s.start_seat == s.todo[-1].seat
