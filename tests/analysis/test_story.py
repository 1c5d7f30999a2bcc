"""A game judged move by move: chances, losses, and that luck and decisions add up."""

from __future__ import annotations

import pytest

from mizban.analysis import Judged, Verdict, chance_of, judge, so_far, standing, story, turning_points
from mizban.analysis.story import AS_GOOD, Answer
from mizban.bots import Greedy, Random
from mizban.engine import Match, Quick, Record, games

OFFERED = [key for key, game in games().items() if game.offered]


def played(key: str, seats: int = 2, seed: int = 1) -> Record:
    """A game of a greedy player against random ones."""
    game = games()[key]
    match = Match(game, seats, seed.to_bytes(32, "big"))
    luck = Quick(seed)
    while not match.ended:
        ask = match.asks()[0]
        bot = Greedy() if ask.seat == 0 else Random()
        match.play(ask.seat, bot.choose(game, match.view(ask.seat), ask, luck))
    return match.record


def told(*losses: tuple[int, float, list[float]]) -> list[Judged]:
    """A made-up story: who lost how much, and how the game stood afterwards; the deal first, by nobody."""
    answer = Answer("pass", (), {})
    verdicts = [Verdict("Ask", {}, answer, answer, loss, 0.0, 1) if seat >= 0 else None for seat, loss, _ in losses]
    return [Judged(n, seat, chances, verdicts[n]) for n, (seat, _, chances) in enumerate(losses)]


@pytest.mark.parametrize("key", OFFERED)
def test_chances_add_up_to_one_and_end_with_the_result(key: str) -> None:
    record = played(key)
    last = len(record.moves)
    match = Match.from_record(record)
    end = list(story(record, last, last))[0]
    won = [score.won for score in match.scores()]
    assert end.chances == [1.0 / sum(won) if one else 0.0 for one in won]
    for one in story(record, 0, 3):
        assert sum(one.chances) == pytest.approx(1.0, abs=1e-3) and all(0.0 <= chance <= 1.0 for chance in one.chances)


@pytest.mark.parametrize("key", OFFERED)
def test_a_story_is_the_same_in_one_piece_and_in_chapters(key: str) -> None:
    record = played(key)
    whole = list(story(record, 0, 6))
    assert [*story(record, 0, 2), *story(record, 3, 6)] == whole
    assert [one.move for one in whole] == list(range(7)) and whole[0].seat == -1


def test_where_a_game_stood_does_not_depend_on_the_order_of_the_piles() -> None:
    """Hands are open, piles are face down: another order of the deck, the same chances."""
    game = games()["port_royal"]
    one, other = (game.deal(2, 5) for _ in range(2))
    other.deck.reverse()
    assert one.deck != other.deck
    assert standing(game, one, 1) == standing(game, other, 1)


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """The opponent's hand, which it could not see, changes nothing in the verdict."""
    game = games()["san_juan"]
    match = Match(game, 2, 7)
    ask = match.asks()[0]
    before = judge(game, match.view(ask.seat), ask.seat, 60, Quick(1))
    hers = match.state.players[1 - ask.seat].hand
    deck = match.state.deck
    hers[0], deck[0] = deck[0], hers[0]
    assert judge(game, match.view(ask.seat), ask.seat, 60, Quick(1)) == before


def test_answers_are_compared_in_the_same_imagined_worlds() -> None:
    game = games()["port_royal"]
    match = Match(game, 2, 3)
    while len(match.asks()[0].options) < 2:
        ask = match.asks()[0]
        match.play(ask.seat, ask.options[0])
    ask = match.asks()[0]
    view = match.view(ask.seat)
    once, again = (chance_of(game, view, ask.seat, ask.options[0], 50, 9) for _ in range(2))
    assert once == again and 0.0 < once.chance < 1.0


@pytest.mark.parametrize("key", ["port_royal", "san_juan"])
def test_a_loss_is_never_a_gain_and_small_ones_are_none(key: str) -> None:
    for one in story(played(key), 1, 24):
        if one.verdict is not None:
            assert one.verdict.loss == 0.0 or one.verdict.loss >= AS_GOOD
            assert (one.verdict.better is not None) == (one.verdict.loss > 0.0)
            assert one.verdict.better != one.verdict.played and not (one.verdict.loss and one.verdict.gain)


def test_cards_and_choices_add_up_to_how_far_a_chance_is_from_even() -> None:
    judged = told((-1, 0.0, [0.4, 0.35, 0.25]), (0, 0.1, [0.3, 0.4, 0.3]), (1, 0.2, [0.5, 0.1, 0.4]), (2, 0.0, [0.0, 0.0, 1.0]))
    parts = so_far(judged)
    for after, one in zip(parts, judged, strict=True):
        for seat, part in enumerate(after):
            assert part.cards + part.mine + part.theirs == pytest.approx(one.chances[seat] - 1 / 3)
    assert [part.mine for part in parts[-1]] == pytest.approx([-0.1, -0.2, 0.0])
    # What one seat loses the others share, by how near they were to winning.
    assert parts[1][1].theirs == pytest.approx(0.1 * 0.35 / 0.6) and parts[1][2].theirs == pytest.approx(0.1 * 0.25 / 0.6)
    assert sum(part.mine + part.theirs for part in parts[-1]) == pytest.approx(0.0)


def test_a_real_game_adds_up_too() -> None:
    judged = list(story(played("port_royal"), 0, 20))
    for after, one in zip(so_far(judged), judged, strict=True):
        assert [part.cards + part.mine + part.theirs for part in after] == pytest.approx([chance - 0.5 for chance in one.chances])


def test_turning_points_are_the_dearest_decisions_of_a_seat_in_their_order() -> None:
    judged = told(*[(n % 2, 0.01 * n, [0.5, 0.5]) for n in range(20)])
    assert turning_points(judged, 0) == [10, 12, 14, 16, 18]
    assert turning_points(judged, 1, most=2) == [17, 19]
    assert turning_points(judged[:5], 0) == []
