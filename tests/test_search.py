"""The search answers legally, from its seat's view alone, and nothing that happens around it loses the move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mizban.bots import Helper, Search
from mizban.bots.candidates import sets_for
from mizban.bots.search import take_in
from mizban.engine import Ask, Choice, Game, Match, Quick, State, asks, games, open_phases, protocol
from mizban.engine.laws import Answers, what_the_search_answers_depends_on_the_view_alone
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
    assert tree.lead() > 3000 - tree.iterations


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
