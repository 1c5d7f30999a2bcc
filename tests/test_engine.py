"""The engine by itself: choices, chance, records, undo, refusals."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from mizban.engine import (
    BadTable,
    Game,
    IllegalChoice,
    Match,
    NotAsked,
    Option,
    Quick,
    Record,
    Refused,
    Sealed,
    advance,
    asks,
    choice,
    games,
    mover,
    play,
    replay,
)
from mizban.engine.chance import seed_hash
from mizban.engine.notes import note
from mizban.engine.protocol import Choice, Phase, settle
from mizban.engine.views import as_is
from tools.new_game.sample_game import GAME as SAMPLE
from tools.new_game.sample_game.options import Options
from tools.new_game.sample_game.state import SampleGame
from tools.new_game.sample_game.turn import Contest, Lay, Show, Swap
from tools.new_game.sample_game.views import SampleGameView


def test_two_equal_choices_are_one_object() -> None:
    assert choice("take", 37) is choice("take", 37)
    assert choice("take", 37) is not choice("take", 38)
    assert str(choice("pay", 3, 7, 9)) == "pay 3 7 9"


@pytest.mark.parametrize("luck", [Quick(11), Sealed(b"secret")])
def test_chance_is_fair_and_repeatable(luck: Quick | Sealed) -> None:
    twin = luck.copy()
    drawn = [luck.below(6) for _ in range(6000)]
    assert drawn == [twin.below(6) for _ in range(6000)]
    assert all(880 < count < 1120 for count in Counter(drawn).values())
    assert set(drawn) == set(range(6))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Quick(seed).below(4) for seed in range(1, 2001))
    assert all(400 < count < 600 for count in firsts.values())
    seconds = Counter((Quick(seed).below(10), Quick(seed + 1).below(10)) for seed in range(1, 2001))
    assert len(seconds) > 95


def test_a_sealed_seed_is_shown_by_its_hash() -> None:
    assert seed_hash(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_record_survives_its_text() -> None:
    match = Match(SAMPLE, 3, b"\x01" * 32, {"swaps": True})
    match.play(0, match.find(0, "swap", [match.asks()[0].options[0].on[0]]))
    match.play(1, match.find(1, "swap", []))
    text = match.record.to_text()
    assert text.splitlines()[0].startswith("sample_game rules=1 seats=3 seed=0101")
    assert Record.from_text(text) == match.record
    assert note(replay(match.record, match.game).state) == note(match.state)


def test_a_record_of_other_rules_is_refused() -> None:
    record = Match(next(iter(games().values())), 2, 1).record
    with pytest.raises(Refused, match="rules"):
        replay(Record(record.game, record.rules + 1, record.seats, record.seed, record.options, record.moves))


def test_only_who_is_asked_may_answer_and_only_what_is_offered() -> None:
    match = Match(SAMPLE, 2, 4)
    before = note(match.state)
    with pytest.raises(NotAsked):
        match.find(1, "swap", [])
    with pytest.raises(IllegalChoice):
        match.find(0, "lay", [])
    with pytest.raises(IllegalChoice):
        match.find(0, "swap", [99])
    hand = [option.on[0] for option in match.asks()[0].options]
    for wrong in (hand, hand[:1] * 2, hand[1::-1]):  # too many, the same twice, not ascending
        with pytest.raises(IllegalChoice):
            match.find(0, "swap", wrong)
    with pytest.raises(NotAsked):
        play(match.state, 1, choice("swap"))
    assert note(match.state) == before


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadTable):
        SAMPLE.deal(9, 1)
    with pytest.raises(BadTable):
        SAMPLE.deal(2, 1, {"cheating": True})


def test_the_search_picks_a_set_one_by_one() -> None:
    s = SAMPLE.deal(2, 4)
    first, *_ = [option for option in s.asked if option.verb == "swap"]
    advance(s, first)
    assert all(option.verb == "done" or option.on[0] > first.on[0] for option in s.asked)
    advance(s, choice("done"))
    assert mover(s) == 1


def test_where_nobody_has_anything_to_decide_the_game_goes_on() -> None:
    class NobodysContest(Contest):
        def seats(self, s: SampleGame) -> list[int]:
            return []

    s = SAMPLE.deal(3, 5)
    s.todo = [NobodysContest()]
    settle(s)
    assert asks(s) == ()
    assert not s.todo


def test_where_all_questions_answer_themselves_the_deeds_are_done_in_order_and_the_game_goes_on() -> None:
    class Forced(Lay):
        """Lays the two lowest cards without a question."""

        def options(self, s: SampleGame) -> list[Choice]:
            return []

        def run(self, s: SampleGame) -> None:
            for card in sorted(s.players[self.seat].hand)[:2]:
                s.deed(Show(self.seat, card))

    class ForcedContest(Contest):
        def seats(self, s: SampleGame) -> list[int]:
            return [2, 0, 1]

        def questions(self, s: SampleGame, seat: int) -> list[Phase[SampleGame]]:
            return [Forced(seat)]

    s = SAMPLE.deal(3, 5, {"swaps": False})
    lowest = [sorted(player.hand)[:2] for player in s.players]
    s.todo, s.lanes = [Lay(1), ForcedContest()], []
    settle(s)
    assert s.burnt + s.laid == [*lowest[2], *lowest[0], *lowest[1]]
    assert [type(phase) for phase in s.todo] == [Lay]
    assert not s.lanes and mover(s) == 1


def test_nobody_waits_for_a_seat_whose_question_answers_itself() -> None:
    class Forced(Lay):
        def options(self, s: SampleGame) -> list[Choice]:
            return []

        def run(self, s: SampleGame) -> None:
            self.answer(s, choice("lay", s.players[self.seat].hand[0]))

    class HalfForced(Contest):
        def questions(self, s: SampleGame, seat: int) -> list[Phase[SampleGame]]:
            return [Forced(seat)] if seat == 1 else [Lay(seat)]

    s = SAMPLE.deal(3, 5, {"swaps": False})
    s.todo, s.lanes = [HalfForced()], []
    settle(s)
    assert [ask.seat for ask in asks(s)] == [0, 2]
    mine, last = asks(s)[0].options[1].on[0], asks(s)[1].options[1].on[0]
    forced = s.players[1].hand[0]
    play(s, 2, choice("lay", last))
    assert s.laid == [] and [ask.seat for ask in asks(s)] == [0]
    play(s, 0, choice("lay", mine))
    assert s.laid == [mine, forced, last]


def test_several_questions_of_a_lane_come_one_after_the_other() -> None:
    class TwoCards(Contest):
        def questions(self, s: SampleGame, seat: int) -> list[Phase[SampleGame]]:
            return [Swap(seat), Lay(seat)]

    s = SAMPLE.deal(2, 5, {"swaps": False})
    s.todo, s.lanes = [TwoCards()], []
    settle(s)
    assert [ask.prompt for ask in asks(s)] == ["Swap", "Swap"]
    play(s, 1, choice("swap"))
    assert [ask.prompt for ask in asks(s)] == ["Swap", "Lay"]


def test_questions_that_answer_themselves_lead_to_the_one_that_does_not() -> None:
    class Nothing(Lay):
        def options(self, s: SampleGame) -> list[Choice]:
            return []

        def run(self, s: SampleGame) -> None:
            """Nothing to do, nothing to ask."""

    class ThreeQuestions(Contest):
        def questions(self, s: SampleGame, seat: int) -> list[Phase[SampleGame]]:
            return [Nothing(seat), Nothing(seat), Lay(seat)]

    s = SAMPLE.deal(2, 5, {"swaps": False})
    s.todo, s.lanes = [ThreeQuestions()], []
    settle(s)
    assert [ask.prompt for ask in asks(s)] == ["Lay", "Lay"]
    assert s.asked == list(asks(s)[0].options), "the search answers for the first of those who are asked"
    advance(s, s.asked[0])
    assert s.asked == list(asks(s)[0].options) and mover(s) == 1


def test_the_search_picks_both_cards_of_a_set() -> None:
    s = SAMPLE.deal(2, 4)
    first, second = s.players[0].hand[:2]
    deck = len(s.deck)
    advance(s, choice("swap", first))
    advance(s, choice("swap", second))
    assert mover(s) == 1 and len(s.deck) == deck
    whole = SAMPLE.deal(2, 4)
    play(whole, 0, choice("swap", first, second))
    assert note(s) == note(whole)


def test_a_copy_answers_for_itself() -> None:
    s = SAMPLE.deal(2, 4, {"swaps": False})
    twin = s.copy()
    play(twin, 0, asks(s)[0].options[0])
    assert len(twin.lanes[0].deeds) == 1 and s.lanes[0].deeds == []
    assert [ask.seat for ask in asks(s)] == [0, 1]


def test_what_all_have_decided_stands_even_if_it_shows_nothing() -> None:
    class Quiet(Lay):
        def answer(self, s: SampleGame, choice: Choice) -> None:
            """Remembers nothing."""

    class QuietContest(Contest):
        def questions(self, s: SampleGame, seat: int) -> list[Phase[SampleGame]]:
            return [Quiet(seat)]

    s = SAMPLE.deal(2, 4, {"swaps": False})
    s.todo, s.lanes, s.fenced = [QuietContest()], [], False
    settle(s)
    play(s, 0, asks(s)[0].options[0])
    assert not s.fenced
    play(s, 1, asks(s)[0].options[0])
    assert s.fenced


def test_while_all_decide_at_once_an_answer_can_be_taken_back() -> None:
    match = Match(SAMPLE, 3, 4, {"swaps": False})
    assert [ask.seat for ask in match.asks()] == [0, 1, 2]
    before = note(match.state)
    match.play(1, match.asks()[1].options[0])
    match.play(0, match.asks()[0].options[0])
    assert match.can_undo(1) and match.can_undo(0) and not match.can_undo(2)
    match.undo(1)
    assert [ask.seat for ask in match.asks()] == [1, 2]
    match.undo(0)
    assert note(match.state) == before


def test_after_the_last_answer_nobody_can_take_back() -> None:
    match = Match(SAMPLE, 2, 4, {"swaps": False})
    for seat in (0, 1):
        match.play(seat, match.asks()[0].options[0])
    assert not match.can_undo(0) and not match.can_undo(1)
    with pytest.raises(Refused):
        match.undo(1)
    assert match.can_undo(1, free=True)


def test_a_whisper_reaches_only_its_seat() -> None:
    match = Match(SAMPLE, 2, 4)
    match.play(0, match.find(0, "swap", [match.asks()[0].options[0].on[0]]))
    assert [type(event).__name__ for _, event in match.lines(0, start=1)] == ["Swapped", "Drew"]
    assert [type(event).__name__ for _, event in match.lines(1, start=1)] == ["Swapped"]
    assert match.lines(1, start=1) == match.lines(None, start=1)


def test_asks_say_who_is_asked_what() -> None:
    (ask,) = asks(SAMPLE.deal(2, 4))
    assert (ask.seat, ask.prompt, ask.some, len(ask.options)) == (0, "Swap", (0, 2), 5)


def test_a_view_takes_options_and_plain_numbers_from_the_state_but_not_lists_of_cards_that_it_counts() -> None:
    s = SAMPLE.deal(2, 4, {"swaps": False})
    assert as_is(s, SampleGameView) == {"options": Options(swaps=False), "night": 1}
    assert SAMPLE.view(s, 0).deck == len(s.deck)


def test_the_lobby_is_told_of_every_option_with_its_default_and_its_ruling() -> None:
    game = replace(SAMPLE, rulings={"swaps": "R1"})
    assert game.options == (Option("swaps", True, "R1"), Option("equals_outshine", True))
    assert game.with_defaults({}) == {"swaps": True, "equals_outshine": True}
    assert game.deal(2, 1, {"swaps": False}).options.swaps is False


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_rulings_and_presets_name_options_that_are_there(game: Game[Any, Any]) -> None:
    assert game.rulings.keys() <= {option.key for option in game.options}
    for preset in game.presets.values():
        assert game.with_defaults(preset).keys() == {option.key for option in game.options}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_what_may_be_said_for_a_player_is_a_plain_verb_and_told_by_an_event(game: Game[Any, Any]) -> None:
    for verb, event in game.standing.items():
        assert game.verbs[verb] == ()
        assert event in [one.__name__ for one in game.events]
