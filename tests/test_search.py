"""The search answers legally, from its seat's view alone, and nothing that happens around it loses the move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from mizban.bots import Helper, Search, value_of
from mizban.bots.candidates import sets_for
from mizban.bots.search import measured, take_in
from mizban.bots.tree import CATCH_UP, Habits, Tree
from mizban.engine import Ask, Choice, Game, Match, Quick, State, asks, games, open_phases, protocol
from mizban.engine.laws import Answers, what_the_search_answers_depends_on_the_view_alone
from mizban.engine.liking import NEVER
from mizban.engine.pick import Pick
from mizban.engine.protocol import KEPT, choice
from tools.new_game.sample_game import GAME as SAMPLE

GAMES = list(games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
AnyGame = Game[Any, Any]


def later(game: AnyGame, seats: int, seed: int, moves: int) -> Match:
    """A game after some answers at random."""
    match, answers = Match(game, seats, seed), Answers([], seed)
    for _ in range(moves):
        ask = match.asks()[0]
        match.play(ask.seat, answers.to(ask))
    return match


def asked(game: AnyGame) -> Iterator[tuple[Match, Ask]]:
    """A few questions with something to think about, early and late."""
    for seed, moves in ((1, 3), (2, 25), (3, 60)):
        match = later(game, game.seats[0], seed, moves)
        while len((ask := match.asks()[-1]).options) < 2:
            match.play(ask.seat, Answers([], seed).to(ask))
        yield match, ask


def rows(found: list[Any]) -> list[tuple[str, int, float]]:
    return [(str(edge.answer), edge.visits, edge.total) for edge in found]


@each_game
def test_what_the_search_answers_depends_on_the_view_alone(game: AnyGame) -> None:
    for match, ask in asked(game):

        def thinks(view: Any, seat: int) -> object:
            return rows(Search(iterations=12).think(game, view, seat, Quick(7)))

        what_the_search_answers_depends_on_the_view_alone(game, match.state, ask.seat, thinks, Quick(3))


@each_game
def test_the_same_luck_gives_the_same_answer(game: AnyGame) -> None:
    for match, ask in asked(game):
        first, again = (rows(Search(iterations=20).think(game, match.view(ask.seat), ask.seat, Quick(5))) for _ in range(2))
        assert first == again
        assert sum(visits for _, visits, _ in first) == 20


@pytest.mark.parametrize("game", [SAMPLE, *GAMES], ids=lambda game: game.key)
def test_a_search_plays_whole_games_at_every_table(game: AnyGame) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        match, luck = Match(game, seats, 11), Quick(4)
        search = Search(iterations=2)
        while not match.ended:
            ask = match.asks()[-1]  # not the first of those who decide at once: its question must be the one that is answered
            match.play(ask.seat, search.choose(game, match.view(ask.seat), ask, luck))
        assert any(score.won for score in match.scores())


def test_whoever_has_no_choice_does_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["port_royal"]
    match = Match(game, 2, 1)
    monkeypatch.setattr(Search, "think", lambda *_: pytest.fail("there is nothing to think about"))
    (ask,) = match.asks()
    assert str(Search(seconds=5).choose(game, match.view(ask.seat), ask, Quick(1))) == "draw"


def test_a_clear_answer_needs_not_all_the_time() -> None:
    game = games()["san_juan"]
    match = Match(game, 2, 1)
    (ask,) = match.asks()
    tree = Search().tree(game, match.view(ask.seat), ask.seat, Quick(1))
    tree.grow(1e12, 3000, True)
    assert tree.iterations < 3000
    assert tree.lead() > CATCH_UP * (3000 - tree.iterations)


@pytest.mark.parametrize("key", ["san_juan", "keyflower", "new_york_1901"])
def test_what_was_thought_about_the_next_question_is_not_thought_again(key: str) -> None:
    """In a whole game against itself: what is remembered is used where the question came as foreseen, and every answer is allowed."""
    game = games()[key]
    match, luck = Match(game, 2, 3), Quick(4)
    players = [Search(seconds=1e9, iterations=24) for _ in range(2)]
    begun_with: list[int] = []
    while not match.ended and match.n < 120:
        ask = match.asks()[0]
        memory = players[ask.seat].memory
        view = match.view(ask.seat)
        if memory is not None:
            tree = players[ask.seat].tree(game, view, ask.seat, Quick(1))
            memory.go_on(game, view, tree)
            begun_with.append(tree.root.visits)
        match.play(ask.seat, players[ask.seat].choose(game, view, ask, luck))
    assert 0 < sum(visits > 0 for visits in begun_with) < len(begun_with)


def test_thinking_about_one_question_leaves_nothing_behind_for_another() -> None:
    game = games()["san_juan"]
    match = later(game, 2, 2, 20)
    ask = match.asks()[0]
    search = Search(iterations=30)
    first, again = (rows(search.think(game, match.view(ask.seat), ask.seat, Quick(5))) for _ in range(2))
    assert first == again and search.memory is None


def test_a_guest_is_measured_by_the_work_of_the_processor() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    ask = match.asks()[0]
    guest = measured(Search(seconds=0.02, helper=Helper()))
    tree = guest.tree(game, match.view(ask.seat), ask.seat, Quick(1))
    began = time.thread_time()
    guest.grow(game, match.view(ask.seat), tree, Quick(1))
    assert 0.005 < time.thread_time() - began < 0.5  # both trees, one after the other; each may stop early
    assert tree.root.visits < sum(edge.visits for edge in tree.answers())  # the second one's visits were added


def test_a_position_is_judged_a_few_liked_answers_later_where_the_game_wants_it_so() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 6)
    views = []
    for ahead in (0, 5):
        s = match.state.copy()
        tree = Tree(0, lambda _: s, game.prefers, value_of(game, 2), Habits(1.0, 4, 12, ahead), Quick(1))  # noqa: B023
        assert sum(tree.judge(s)) == pytest.approx(1.0)
        views.append(game.view(s, 0))
    assert views[0] == match.view(0) != views[1]


def test_what_is_never_liked_is_not_thought_about_unless_there_is_nothing_else() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    view, ask = match.view(match.asks()[0].seat), match.asks()[0]
    for never, tried in (({ask.options[0]}, ask.options[1:]), (set(ask.options), ask.options)):

        def likes(s: State, seat: int, option: Choice) -> float:
            return NEVER if option in never else 0.0  # noqa: B023

        tree = Tree(ask.seat, lambda luck: game.imagine(view, luck), likes, value_of(game, 2), Habits(1.0, 4, 12), Quick(1))
        tree.grow(1e12, 40, False)
        assert {edge.answer for edge in tree.answers() if edge.visits} <= set(tried)
        assert tree.root.visits == 40


def test_what_a_helper_found_is_added() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    ask = match.asks()[0]
    tree = Search().tree(game, match.view(ask.seat), ask.seat, Quick(1))
    tree.grow(1e12, 10, False)
    worst = tree.answers()[-1].answer
    take_in(tree.root, [(worst.verb, worst.on, 1000, 900.0)])
    assert tree.answers()[0].answer == worst and tree.answers()[0].visits >= 1000


def test_a_helper_that_dies_loses_no_move() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    ask = match.asks()[0]
    helper = Helper()
    try:
        search = Search(seconds=0.05, helper=helper)
        for kill in (False, True, False):
            if kill:
                helper.process.kill()
                helper.process.join()
            answer = search.choose(game, match.view(ask.seat), ask, Quick(1))
            assert answer in ask.options
        assert helper.process.is_alive()  # a new one
    finally:
        helper.end()


def test_a_helper_answers() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    ask = match.asks()[0]
    helper = Helper()
    try:
        number = helper.ask(game, match.view(ask.seat), ask.seat, 0.05, 3, None)
        found = helper.fetch(number, 30.0)
        assert {Choice(verb, tuple(on)) for verb, on, _, _ in found} <= set(ask.options) and sum(row[2] for row in found) > 0
    finally:
        helper.end()


def test_a_helper_stops_when_nobody_needs_it_any_more() -> None:
    game = games()["port_royal"]
    match = later(game, 2, 1, 5)
    ask = match.asks()[0]
    helper = Helper()
    try:
        helper.fetch(helper.ask(game, match.view(ask.seat), ask.seat, 0.01, 3, None), 30.0)  # it has started
        number = helper.ask(game, match.view(ask.seat), ask.seat, 600.0, 3, None)
        assert helper.fetch(number, 30.0)
    finally:
        helper.end()


def test_candidates_are_sets_that_the_question_allows() -> None:
    game = games()["san_juan"]
    found = 0
    for seed in range(1, 12):
        match, answers = Match(game, 2, seed), Answers([], seed)
        while not match.ended and found < 40:
            phase = open_phases(match.state)[0]
            ask = asks(match.state)[0]
            if isinstance(phase, Pick) and ask.some is not None:
                sets = sets_for(match.state, phase, game.prefers)
                assert len(set(sets)) == len(sets) > 0
                for answer in sets:
                    assert ask.find(answer.verb, answer.on) == answer
                found += 1
            match.play(ask.seat, answers.to(ask))
    assert found >= 40


@each_game
def test_points_say_the_same_as_the_score_sheet(game: AnyGame) -> None:
    assert game.points is not None
    for seats in game.seats:
        match = later(game, seats, seats, 10)
        answers = Answers([], 5)
        while not match.ended:
            compare(game, match.state)
            for _ in range(15):
                if not match.ended:
                    ask = match.asks()[0]
                    match.play(ask.seat, answers.to(ask))
        compare(game, match.state)


def compare(game: AnyGame, s: State) -> None:
    points, scores = game.points(s) if game.points else [], game.scores(s)
    assert [int(number // 1) for number in points] == [score.total for score in scores]
    assert [number == max(points) for number in points] == [score.won for score in scores]


@each_game
def test_features_are_numbers_with_names(game: AnyGame) -> None:
    assert game.features is not None
    assert len(set(game.features.names)) == len(game.features.names)
    for seats in game.seats:
        for moves in (1, 20, 60):
            match = later(game, seats, seats, moves)
            for seat in range(seats):
                row = game.features.row(match.state, seat)
                assert len(row) == len(game.features.names) and all(abs(number) < 1000 for number in row)
            assert 0.0 <= game.features.progress(match.state) <= 1.0


def test_choices_do_not_pile_up() -> None:
    try:
        for n in range(KEPT + 10):
            choice("nonsense", n)
        late, again = choice("nonsense", KEPT + 9), choice("nonsense", KEPT + 9)
        assert late is not again and late == again and late in {again}
        assert len(protocol._made) == KEPT
    finally:
        for made in [key for key in protocol._made if key[0] == "nonsense"]:
            del protocol._made[made]


def test_what_a_seat_sees_tells_nodes_apart() -> None:
    s = games()["san_juan"].deal(2, 1)
    s.eyes = 0
    mine, theirs = s.copy(), s.copy()
    mine.take(0, 1)
    theirs.take(1, 1)
    assert mine.told != s.told == theirs.told
