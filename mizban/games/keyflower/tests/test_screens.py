"""Chapter "Pieces": what is behind a screen, and what the others can know of it."""

from __future__ import annotations

import msgspec

from mizban.engine.chance import Quick
from mizban.engine.laws import Answers, moments
from mizban.games.keyflower import GAME
from mizban.games.keyflower.player import new_player
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tests.kit import table
from mizban.testing import rule


@rule("KF-6")
def test_workers_that_were_seen_are_known_and_drawn_ones_are_not() -> None:
    t = table(2, offer="alehouse", workers={0: "2 red", 1: "1 blue"}).use(0, "alehouse")
    seen = GAME.view(t.s, 1).players[0]
    assert seen.workers is None
    assert (seen.worker_count, seen.seen_workers, seen.unseen_workers) == (2, (1, 0, 0, 0), 1)
    assert GAME.view(t.s, 0).players[0].workers == tuple(t.s.players[0].workers)


@rule("KF-6")
def test_what_is_shown_is_taken_from_what_was_known_first() -> None:
    t = table(2, offer="miner", workers={0: "2 red", 1: "1 blue"})
    player = t.s.players[0]
    t.s.draw_workers(0, 3)
    player.lose_workers(0, 1)
    assert player.seen_workers[0] == 1 and player.unseen_workers == 3
    player.show_workers(0, 1)
    assert player.unseen_workers == 3


@rule("KF-6")
def test_a_choice_tells_what_must_be_behind_the_screen() -> None:
    """Whoever answers a red bid of 1 has 2 red workers: everybody can work it out."""
    t = table(2, offer="miner", workers={0: "2 red", 1: "1 blue"})
    for _ in range(3):
        t.s.bag[0] -= 1
        t.s.bag_size -= 1
        t.s.players[1].draw_worker(0, False)
    assert GAME.view(t.s, 0).players[1].unseen_workers == 3
    t.bid(0, "miner", 1).play(1, "bid miner")
    seen = GAME.view(t.s, 0).players[1]
    assert (seen.seen_workers, seen.unseen_workers) == ((2, 1, 0, 0), 1)


@rule("KF-6")
def test_a_view_does_not_change_with_the_hidden_split() -> None:
    """Workers and skills behind other screens, bag and pile are exchanged; not a byte of the view changes."""
    for seats in (2, 4):
        for match in moments(GAME, seats, 4, {"skills_on_boats_face_up": False}, Answers([], 4)):
            if match.n % 9:
                continue
            for seat in (*range(seats), None):
                before = msgspec.json.encode(GAME.view(match.state, seat))
                twin = match.state.copy()
                twin.deal_hidden_anew(seat, Quick(match.n + 1))
                assert msgspec.json.encode(GAME.view(twin, seat)) == before
                assert twin.recount() == []


@rule("KF-6")
def test_what_is_hidden_really_varies() -> None:
    s = GAME.deal(3, 1)
    v = GAME.view(s, 0)
    found = {tuple(GAME.imagine(v, Quick(n)).players[1].workers) for n in range(1, 9)}
    assert len(found) > 1
    assert {tuple(GAME.imagine(v, Quick(n)).players[0].workers) for n in range(1, 9)} == {tuple(s.players[0].workers)}


@rule("KF-6")
def test_green_workers_are_imagined_only_where_they_can_be() -> None:
    """Nobody drew from a bag that held a green one: none can be among the first 8."""
    t = table(2, offer="miner", workers={1: "1 blue"})
    t.s.draw_workers(0, 8)
    t.s.green -= 5
    t.s.into_bag(3, 5)
    v = GAME.view(t.s, 1)
    assert {GAME.imagine(v, Quick(n)).players[0].workers[3] for n in range(1, 20)} == {0}
    t.s.draw_workers(0, 2)
    v = GAME.view(t.s, 1)
    assert max(GAME.imagine(v, Quick(n)).players[0].workers[3] for n in range(1, 60)) in (1, 2)


@rule("KF-6")
def test_when_the_game_has_ended_the_screens_are_lifted() -> None:
    for match in moments(GAME, 2, 9, {}, Answers([], 9)):
        last = match
    v = GAME.view(last.state, None)
    assert all(player.workers is not None and player.unseen_workers == 0 for player in v.players)
    for player, score in zip(v.players, last.scores(), strict=True):
        assert sum(tile.points for tile in player.village) + player.gold_points == score.total


@rule("KF-6")
def test_a_use_that_costs_a_skill_tells_too_what_must_be_behind_the_screen() -> None:
    t = table(2, season="summer", offer="brewer", workers={0: "1 red", 1: "1 blue"}, skills={1: "1 saw"})
    hide(t.s, 1, 3)
    t.bid(0, "brewer", 1).play(1, "use brewer")
    assert t.asked == (1, "PaySkill")
    assert GAME.view(t.s, 0).players[1].seen_workers == (1, 1, 0, 0)


@rule("KF-6", "KF-63")
def test_workers_of_any_colours_are_seen_as_they_are_sent() -> None:
    t = table(2, season="autumn", start=1, offer="inn", villages={0: "summer_boat_4b 0 1 0"}, workers={0: "1 blue", 1: "3 red"})
    hide(t.s, 0, 3)
    t.use(1, "inn", 1).play(0, "use inn", "add red", "add red")
    seen = GAME.view(t.s, 1).players[0]
    assert (seen.seen_workers, seen.unseen_workers) == ((2, 1, 0, 0), 1)


def hide(s: Keyflower, seat: int, red: int) -> None:
    """Red workers come behind the screen unseen."""
    s.bag[0] -= red
    s.bag_size -= red
    for _ in range(red):
        s.players[seat].draw_worker(0, False)


@rule("KF-6")
def test_a_green_worker_that_is_shown_is_no_longer_among_the_unseen() -> None:
    player = new_player()
    for colour in (3, 0, 3):
        player.draw_worker(colour, True)
    player.show_workers(3, 1)
    assert (player.unseen_workers, player.maybe_green) == (2, 2)
    player.draw_worker(1, False)
    player.show_workers(3, 2)
    assert (player.unseen_workers, player.maybe_green) == (2, 1)


@rule("KF-6")
def test_a_skill_tile_that_is_paid_is_taken_from_what_was_known_first() -> None:
    player = new_player()
    player.gain_skills(2, 1, True)
    player.gain_skills(2, 1, False)
    player.lose_skill(2)
    assert (player.seen_skills, player.unseen_skills) == ([0, 0, 0], 1)


@rule("KF-6")
def test_numbers_behind_screens_may_be_shown_but_never_colours() -> None:
    s = GAME.deal(2, 1, {"show_worker_counts_behind_screens": True})
    v = GAME.view(s, 0)
    assert v.options.show_worker_counts_behind_screens and v.players[1].worker_count == 8
    assert v.players[1].workers is None and v.players[1].skills is None
