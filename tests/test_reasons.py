"""Advice, and why one answer is better than another: from what the seat can know, in words that all games have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mizban.bots import Greedy, Search
from mizban.bots.advice import FAR, MOST, Advice, advise
from mizban.bots.reasons import AHEAD, DENIAL, END, POINTS, Reason, aspects_of, reasons
from mizban.bots.search import single
from mizban.engine import Ask, Game, Match, Quick, View, games
from mizban.engine.laws import what_the_search_answers_depends_on_the_view_alone

AnyGame = Game[Any, Any]
GAMES = [game for game in games().values() if game.features is not None and game.features.aspects]


def each(game: AnyGame, seats: int, step: int, most: int) -> Iterator[tuple[Match, Ask]]:
    """Questions with a choice, some way apart, in a game among greedy players."""
    match, luck = Match(game, seats, 11), Quick(4)
    passed = 0
    while not match.ended and most:
        seat = next(iter(match.asked_at))
        ask = match.ask(seat)
        passed += single(ask) is None
        if passed >= step:
            passed = 0
            most -= 1
            yield match, ask
        match.play(seat, Greedy().choose(game, match.view(seat), ask, luck))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_feature_belongs_to_an_aspect_and_every_aspect_has_some(game: AnyGame) -> None:
    found = aspects_of(game)
    assert game.features is not None
    assert sorted(i for _, features, _ in found for i in features) == list(range(len(game.features.names)))
    assert all(features for _, features, _ in found)
    for aspect, (_, _, counted) in zip(game.features.aspects, found, strict=True):
        assert bool(counted) == bool(aspect.count), aspect.key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_reasons_speak_for_the_better_answer_in_words_of_the_game(game: AnyGame) -> None:
    known = {key for key, _, _ in aspects_of(game)} | {AHEAD, DENIAL, END, POINTS}
    found: list[list[Reason]] = []
    for match, ask in each(game, max(game.seats), step=7, most=5):
        view = match.view(ask.seat)
        edges = Search(iterations=120).think(game, view, ask.seat, Quick(1))
        why = reasons(game, view, ask.seat, edges[0].answer, edges[1].answer)
        assert why and all(reason.key in known for reason in why)
        assert sum(reason.worth for reason in why) > 0 or len(why) > 1
        assert all((reason.worth > 0) == reason.more for reason in why), why
        assert all(reason.seat != ask.seat for reason in why if reason.key == DENIAL)
        assert [reason.turned().turned() for reason in why] == why
        found.append(why)
    assert any(why[0].key != AHEAD for why in found)  # mostly there is something to say
    assert reasons(game, view, ask.seat, edges[0].answer, edges[0].answer) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_advice_depends_on_the_view_alone(game: AnyGame) -> None:
    for match, ask in each(game, min(game.seats), step=6, most=2):

        def thinks(view: View, seat: int, ask: Ask = ask) -> Advice:
            return advise(game, view, ask, Quick(5), iterations=40)

        what_the_search_answers_depends_on_the_view_alone(game, match.state, ask.seat, thinks, Quick(3))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_advice_names_a_few_legal_answers_the_best_first(game: AnyGame) -> None:
    for match, ask in each(game, max(game.seats), step=8, most=3):
        advice = advise(game, match.view(ask.seat), ask, Quick(2), iterations=60)
        assert 1 <= len(advice.answers) <= MOST
        assert advice.imagined >= 60
        chances = [advised.chance for advised in advice.answers]
        assert chances == sorted(chances, reverse=True)
        assert chances[-1] >= chances[0] - FAR
        for advised in advice.answers:
            ask.find(advised.verb, advised.on)  # or it is refused
            assert 0 <= advised.chance <= 1
            assert len(advised.why) <= 2


def test_where_there_is_no_choice_there_is_no_advice() -> None:
    game = games()["port_royal"]
    match = Match(game, 2, 1)
    ask = match.ask(next(iter(match.asked_at)))
    assert single(ask) is not None
    assert advise(game, match.view(ask.seat), ask, Quick(1), seconds=1.0) == Advice([], 0)
