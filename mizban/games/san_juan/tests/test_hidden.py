"""Chapter "What is hidden"."""

from __future__ import annotations

from mizban.engine.cards import HIDDEN, Face
from mizban.engine.chance import Quick
from mizban.games.san_juan import GAME
from mizban.games.san_juan.deck import FIRST_TILE
from mizban.games.san_juan.tests.kit import SanJuanTable, table
from mizban.games.san_juan.views import SOME
from mizban.testing import rule


def names(t: SanJuanTable, faces: tuple[int, ...]) -> list[str]:
    return sorted(t.name(face) for face in faces)


@rule("SJ-96")
def test_the_size_of_a_hand_is_public_its_cards_are_not() -> None:
    t = table(hand={0: "well smithy", 1: "hero"})
    seen = [(player.hand, names(t, player.hand_cards)) for player in t.view(0).players]
    assert seen == [(2, ["smithy", "well"]), (1, [])]
    assert [player.hand_cards for player in t.view(None).players] == [(), ()]


@rule("SJ-98")
def test_what_i_paid_i_remember_and_others_do_not_know() -> None:
    t = table(hand={0: "chapel hero well smithy", 1: "crane"})
    t.choose(0, "builder", "build chapel", "pay hero well")
    assert names(t, t.view(0).discarded) == ["hero", "well"]
    assert t.view(1).discarded == t.view(None).discarded == ()
    assert t.view(1).discard == 2


@rule("SJ-98")
def test_what_i_kept_and_what_i_discarded_in_the_council_is_mine_to_know() -> None:
    t = table(deck="well smithy archive crane chapel tower quarry")
    t.choose(0, "councillor")
    assert t.view(1).players[0].drawn == 5
    assert t.view(1).players[0].drawn_cards == ()
    t.play(0, "keep well").play(1, "keep tower")
    assert names(t, t.view(0).discarded) == ["archive", "chapel", "crane", "smithy"]
    assert names(t, t.view(1).discarded) == ["quarry"]
    assert t.view(1).players[0].hand_cards == ()


@rule("SJ-98")
def test_a_shuffle_makes_all_forget() -> None:
    t = table(town={0: "office_building", 1: ""}, hand={0: "well smithy"}, rest="nowhere", round=2)
    t.play(0, "exchange well")
    assert t.view(0).discarded == ()
    t = table(hand={0: "chapel hero well smithy"}, deck="statue statue", rest="nowhere", cathedral=False)
    t.choose(0, "builder", "build chapel", "pay hero well")
    t.choose(1, "councillor")
    assert t.view(0).discarded == ()
    assert t.view(0).players[1].drawn_cards == ()


@rule("SJ-99")
def test_what_a_mine_turned_up_is_known_to_all_in_hand_and_discard_pile() -> None:
    t = table(town={1: "gold_mine"}, hand={1: "hero"}, deck="well quarry gold_mine tobacco_storage library")
    t.choose(0, "prospector")
    assert names(t, t.view(0).players[1].hand_cards) == ["gold_mine"]
    assert t.view(0).players[1].hand == 2
    assert names(t, t.view(None).discarded) == ["library", "quarry", "tobacco_storage"]


@rule("SJ-99", "SJ-98")
def test_a_known_card_is_no_longer_known_once_cards_left_that_hand_face_down() -> None:
    for paid in ("gold_mine", "smithy"):
        t = table(town={1: "gold_mine"}, hand={1: "hero smithy crane"}, deck="well quarry gold_mine tobacco_storage library")
        t.choose(0, "prospector").choose(1, "builder", "build crane", f"pay {paid}")
        assert t.view(0).players[1].hand_cards == ()
        assert "gold_mine" not in names(t, t.view(0).discarded)


@rule("SJ-99")
def test_a_free_building_hides_nothing() -> None:
    t = table(town={1: "gold_mine"}, hand={1: "hero smithy"}, deck="well quarry gold_mine tobacco_storage library")
    t.choose(0, "prospector").choose(1, "builder", "build smithy")
    assert names(t, t.view(0).players[1].hand_cards) == ["gold_mine"]


@rule("SJ-99")
def test_a_known_card_that_is_built_is_seen_by_all() -> None:
    t = table(town={1: "goldsmith"}, deck="well smithy")
    t.choose(0, "prospector").choose(1, "builder", "build smithy")
    assert t.view(0).players[1].hand_cards == ()
    assert t.town(1) == ["goldsmith", "smithy"]


@rule("SJ-100")
def test_what_and_how_much_is_stored_only_its_owner_is_told() -> None:
    t = table(town={0: "bank chapel", 1: ""}, hand={0: "hero well smithy"}, round=2)
    t.play(0, "store hero", "store well smithy")
    mine, theirs = t.view(0).players[0], t.view(1).players[0]
    assert [site.stored for site in mine.town] == [2, 1]
    assert [names(t, site.stored_cards) for site in mine.town] == [["smithy", "well"], ["hero"]]
    assert [(site.stored, site.stored_cards) for site in theirs.town] == [(SOME, ()), (SOME, ())]
    assert (mine.points, theirs.points) == (4 + 3, 4)


@rule("SJ-100")
def test_not_even_the_owner_knows_what_lies_under_the_harbor() -> None:
    t = table(town={0: "harbor indigo_plant"}, goods={0: "indigo_plant"})
    t.choose(0, "trader", "sell indigo_plant")
    site = t.view(0).players[0].town[0]
    assert (site.stored, site.stored_cards) == (1, ())


@rule("SJ-100")
def test_at_the_end_the_numbers_are_open() -> None:
    eleven = " ".join(["indigo_plant"] * 6) + " well smithy crane archive tower"
    t = table(town={0: eleven, 1: "chapel"}, stored={1: "hero"}, hand={0: "gold_mine"})
    assert t.view(0).players[1].town[0].stored == SOME
    t.choose(0, "builder", "build gold_mine", "beside")
    assert t.ended
    assert t.view(0).players[1].town[0].stored == 1


@rule("SJ-101")
def test_with_open_totals_the_number_is_public_and_the_cards_are_not() -> None:
    t = table(town={0: "chapel"}, stored={0: "hero well"}, open_totals=True)
    site = t.view(1).players[0].town[0]
    assert (site.stored, site.stored_cards) == (2, ())
    assert t.view(1).players[0].points == 4


@rule("SJ-102")
def test_tiles_are_known_from_the_first_time_they_were_turned_up() -> None:
    t = table(3, town={0: "", 1: "", 2: ""})
    first = Face(t.s.tiles[0])
    t.choose(0, "trader")
    assert t.view(1).tiles == (HIDDEN, HIDDEN, HIDDEN, HIDDEN, first)
    while sum(face == HIDDEN for face in t.view(1).tiles):
        seat = t.asked[0]
        role = next(role for role in ("trader", "builder", "producer") if t.s.role_of[("builder", "producer", "trader").index(role)] < 0)
        t.choose(seat, role)
    assert t.view(1).tiles[0] == first
    assert all(face >= FIRST_TILE for face in t.view(None).tiles)


@rule("SJ-103")
def test_a_sealed_answer_is_not_seen() -> None:
    seen = []
    for answer in ("keep well", "keep hero"):
        t = table(3, deck="well hero statue crane chapel")
        t.choose(0, "councillor").play(0, answer)
        seen.append((t.view(1), t.view(None)))
    assert seen[0] == seen[1]
    assert seen[0][0].moment.answered == (0,)


def test_a_copy_forgets_nothing_when_the_original_does() -> None:
    t = table(town={1: "gold_mine"}, hand={1: "hero smithy crane"}, deck="well quarry gold_mine tobacco_storage library")
    t.choose(0, "prospector").choose(1, "builder", "build crane")
    twin = t.s.copy()
    t.play(1, "pay smithy")
    assert names(t, GAME.view(twin, 0).players[1].hand_cards) == ["gold_mine"]


def test_what_is_imagined_remembers_what_was_used_up() -> None:
    t = table(town={0: "library bank", 1: ""}, hand={0: "hero well"}, round=2)
    t.play(0, "store hero").choose(0, "prospector").play(0, "double")
    for seat in (0, 1, None):
        imagined = GAME.imagine(t.view(seat), Quick(5))
        assert GAME.view(imagined, seat) == t.view(seat)
        assert not imagined.players[0].saved and imagined.players[1].saved
        assert imagined.players[0].spent == t.s.players[0].spent != 0


@rule("SJ-104", "SJ-20")
def test_with_a_hut_in_play_players_sell_one_after_the_other_from_the_chooser_on() -> None:
    t = table(3, town={0: "indigo_plant", 1: "indigo_plant", 2: "hut indigo_plant"}, goods=dict.fromkeys(range(3), "indigo_plant"))
    t.choose(0, "prospector").choose(1, "trader")
    asked = []
    for sale in ("sell indigo_plant", "sell", "sell"):
        assert len(t.asks_all()) == 1, "nobody else is asked at the same time"
        asked.append(t.asks_all()[0])
        t.play(asked[-1], sale)
    assert asked == [1, 2, 0]


@rule("SJ-104")
def test_the_owner_of_a_hut_sees_what_was_sold_before() -> None:
    t = table(town={1: "hut indigo_plant"}, goods=dict.fromkeys(range(2), "indigo_plant"))
    t.choose(0, "trader", "sell indigo_plant")
    assert t.asked == (1, "Sell")
    assert (t.ask(1).about["in_order"], t.ask(1).about["sold"]) == (1, 1)
    v = t.view(1)
    assert v.sold == 1
    assert [player.goods for player in v.players] == [0, 1]
    assert v.players[0].hand == 1, "the sale is done before the next player is asked"
    assert GAME.imagine(v, Quick(3)).sold == 1


@rule("SJ-104", "SJ-86")
def test_the_owner_of_a_hut_keeps_the_good_when_nobody_sold_before_and_draws() -> None:
    t = table(town={1: "hut indigo_plant"}, goods=dict.fromkeys(range(2), "indigo_plant"))
    t.choose(0, "trader", "sell")
    assert t.ask(1).about["sold"] == 0
    t.play(1, "sell")
    assert t.bonuses(1) == ["hut"]


@rule("SJ-104", "SJ-38", "SJ-103")
def test_without_a_hut_or_with_the_option_switched_off_all_sell_at_once() -> None:
    goods = dict.fromkeys(range(2), "indigo_plant")
    for t in (table(goods=goods), table(town={1: "hut indigo_plant"}, goods=goods, sell_in_order=False)):
        t.choose(0, "trader")
        before = t.view(1)
        assert t.asks_all() == [0, 1]
        t.play(0, "sell indigo_plant")
        assert [player.goods for player in t.view(1).players] == [player.goods for player in before.players], "it is unseen"
        assert t.ask(1).about["in_order"] == 0
        t.play(1, "sell")
        assert t.bonuses(1) == []
