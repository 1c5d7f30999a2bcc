"""The laws are worth something only if they fail where they should: here faults are planted in the sample game."""

from dataclasses import replace

import msgspec
import pytest

from mizban.engine import laws
from mizban.engine.cards import Card, Face, Seat
from mizban.engine.chance import Chance, Quick
from mizban.engine.game import Game
from mizban.engine.laws import Answers, Broken, check_game
from mizban.engine.protocol import Choice, Denied, Phase, choice
from mizban.engine.words import Params
from tools.new_game.sample_game import GAME as SAMPLE
from tools.new_game.sample_game.options import Options
from tools.new_game.sample_game.state import SampleGame
from tools.new_game.sample_game.turn import Contest, Lay, Night, Swap
from tools.new_game.sample_game.views import SampleGameView

AnySample = Game[SampleGame, SampleGameView]


def check(game: AnySample) -> None:
    for seed in range(1, 9):
        check_game(game, 3, seed, {"swaps": seed % 2 == 0}, Answers([], seed), every=1)


def test_the_sample_itself_is_sound() -> None:
    check(SAMPLE)


def leaky_view(s: SampleGame, me: Seat | None) -> SampleGameView:
    """Shows everybody the first card of every hand."""
    v = SAMPLE.view(s, me)
    firsts = [Face(player.hand[0]) for player in s.players]
    players = tuple(msgspec.structs.replace(seen, hand=(first, *seen.hand[1:])) for first, seen in zip(firsts, v.players, strict=True))
    return msgspec.structs.replace(v, players=players)


def test_a_leak_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        check(replace(SAMPLE, view=leaky_view))


def peeking_view(s: SampleGame, me: Seat | None) -> SampleGameView:
    """Shows whether the next card is a high one, in a number that looks harmless."""
    v = SAMPLE.view(s, me)
    return msgspec.structs.replace(v, deck=v.deck * 2 + (s.deck[-1] > 11))


def test_a_leak_by_a_number_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(replace(SAMPLE, view=peeking_view), SAMPLE.deal(3, seed), Answers([], seed))


class Telltale(Swap):
    """Says beside an option whether it beats the neighbour's best card."""

    def hint(self, s: SampleGame, choice: Choice) -> Params:
        return {"beats": int(choice.on[0] > max(s.players[(self.seat + 1) % s.seats].hand))}


def set_up_hinting(seats: int, seed: bytes | int, options: Options) -> SampleGame:
    s = SAMPLE.set_up(seats, seed, options)
    s.todo = [Telltale(phase.seat) if isinstance(phase, Swap) else phase for phase in s.todo]
    return s


def test_a_leak_by_the_words_of_a_question_is_found() -> None:
    hinting = replace(SAMPLE, set_up=set_up_hinting)
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(hinting, hinting.deal(3, seed, {"swaps": True}), Answers([], seed))


class Contradicting(Swap):
    """Says why the first card cannot be swapped, and offers it."""

    def denied(self, s: SampleGame) -> list[Denied]:
        return [Denied(choice("swap", s.players[self.seat].hand[0]), "dear", {})]


def set_up_contradicting(seats: int, seed: bytes | int, options: Options) -> SampleGame:
    s = SAMPLE.set_up(seats, seed, options)
    s.todo = [Contradicting(phase.seat) if isinstance(phase, Swap) else phase for phase in s.todo]
    return s


def test_a_choice_that_is_both_offered_and_denied_is_found() -> None:
    with pytest.raises(Broken, match="offers seat 0 what it denies"):
        check(replace(SAMPLE, set_up=set_up_contradicting))


class FaultySample(SampleGame):
    """Its copies are of its own kind."""

    def copy(self) -> SampleGame:
        twin = type(self)()
        self.copy_into(twin)
        self.copy_table(twin)
        return twin

    def copy_table(self, twin: SampleGame) -> None:
        sound = super().copy()
        twin.night, twin.deck, twin.square, twin.laid = sound.night, sound.deck, sound.square, sound.laid
        twin.burnt, twin.players = sound.burnt, sound.players


class SharingSample(FaultySample):
    """Its copy forgets that a list has to be copied."""

    def copy_table(self, twin: SampleGame) -> None:
        super().copy_table(twin)
        twin.laid = self.laid


class ForgetfulSample(FaultySample):
    """Its copy forgets a field altogether."""

    def copy_table(self, twin: SampleGame) -> None:
        super().copy_table(twin)
        twin.night = 0


def dealing(kind: type[FaultySample]) -> AnySample:
    """The sample with a faulty kind of state."""

    def set_up(seats: int, seed: bytes | int, options: Options) -> SampleGame:
        sound = SAMPLE.set_up(seats, seed, options)
        s = kind()
        sound.copy_into(s)
        s.deck, s.square, s.laid, s.burnt, s.players = sound.deck, sound.square, sound.laid, sound.burnt, sound.players
        return s

    return replace(SAMPLE, set_up=set_up)


def test_a_field_shared_by_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="playing on in a copy changed the original"):
        check(dealing(SharingSample))


def test_a_field_forgotten_in_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="a copy differs from its original"):
        check(dealing(ForgetfulSample))


class PurseSample(FaultySample):
    """Every seat has a purse that the others cannot look into."""

    def __init__(self) -> None:
        super().__init__()
        self.purses = [0, 0, 0]

    def copy(self) -> SampleGame:
        twin = super().copy()
        assert isinstance(twin, PurseSample)
        twin.purses = self.purses[:]
        return twin

    def deal_hidden_anew(self, seat: Seat | None, luck: Chance) -> None:
        self.purses = [purse if other == seat else purse + 1 + luck.below(5) for other, purse in enumerate(self.purses)]


def pursecutting_view(s: SampleGame, me: Seat | None) -> SampleGameView:
    """Shows everybody what is in the fullest purse."""
    v = SAMPLE.view(s, me)
    assert isinstance(s, PurseSample)
    return msgspec.structs.replace(v, deck=v.deck + max(s.purses))


def test_a_leak_of_something_that_is_no_card_is_found() -> None:
    game = replace(dealing(PurseSample), view=pursecutting_view)
    with pytest.raises(Broken, match="sees something it has not seen"):
        laws.a_view_does_not_change_with_what_is_hidden(game, game.deal(3, 1), Answers([], 1))


class HastyLay(Lay):
    """Lays the card down at once instead of leaving that to a deed."""

    def answer(self, s: SampleGame, choice: Choice) -> None:
        card = Card(choice.on[0])
        s.players[self.seat].hand.remove(card)
        s.burnt.append(card)
        s.show(card)


class HastyContest(Contest):
    def questions(self, s: SampleGame, seat: Seat) -> list[Phase[SampleGame]]:
        return [HastyLay(seat)]


class HastyNight(Night):
    def run(self, s: SampleGame) -> None:
        super().run(s)
        s.todo[-1] = HastyContest()


def set_up_hasty(seats: int, seed: bytes | int, options: Options) -> SampleGame:
    s = SAMPLE.set_up(seats, seed, options)
    s.todo = [HastyNight(phase.seat) if isinstance(phase, Night) else phase for phase in s.todo]
    return s


HASTY = replace(SAMPLE, set_up=set_up_hasty, phases={**SAMPLE.phases, "HastyLay": HastyLay, "HastyContest": HastyContest})


def at_once(game: AnySample) -> SampleGame:
    return game.deal(3, 5, {"swaps": False})


def test_an_order_dependent_deed_is_found() -> None:
    with pytest.raises(Broken, match="the order of arrival changed the game"):
        laws.order_of_arrival_changes_nothing(HASTY, at_once(HASTY), Answers([], 3))


def test_a_sealed_answer_that_shows_is_found() -> None:
    with pytest.raises(Broken, match="in secret"):
        laws.a_sealed_answer_is_invisible(HASTY, at_once(HASTY), Answers([], 3))


def imagine_the_same(v: SampleGameView, luck: Chance) -> SampleGame:
    return SAMPLE.imagine(v, Quick(1))


def test_an_imagination_that_never_varies_is_found() -> None:
    with pytest.raises(Broken, match="always imagines the same"):
        check(replace(SAMPLE, imagine=imagine_the_same))


def imagine_a_short_deck(v: SampleGameView, luck: Chance) -> SampleGame:
    s = SAMPLE.imagine(v, luck)
    s.players[0].hand.append(s.deck.pop())
    return s


def test_an_imagination_that_looks_different_is_found() -> None:
    with pytest.raises(Broken, match="imagines looks different"):
        check(replace(SAMPLE, imagine=imagine_a_short_deck))


class LosingSample(FaultySample):
    """Loses sight of a card."""

    def places(self) -> list[list[Card]]:
        return [self.deck, self.square, self.burnt, *[place for player in self.players for place in (player.hand, player.won)]]


def test_a_lost_card_is_found() -> None:
    with pytest.raises(Broken, match="cards lost"):
        check(dealing(LosingSample))


class MiscountingSample(FaultySample):
    def recount(self) -> list[str]:
        return ["colours"] if self.laid else []


def test_a_wrong_running_total_is_found() -> None:
    with pytest.raises(Broken, match="running totals"):
        check(dealing(MiscountingSample))


ON = choice("on")


class Forever(Phase[SampleGame]):
    def options(self, s: SampleGame) -> list[Choice]:
        return [ON]

    def answer(self, s: SampleGame, choice: Choice) -> None:
        s.then(self)


def set_up_endless(seats: int, seed: bytes | int, options: Options) -> SampleGame:
    s = SAMPLE.set_up(seats, seed, options)
    s.todo = [Forever(0)]
    return s


def test_a_game_that_does_not_end_is_found() -> None:
    with pytest.raises(Broken, match="does not end"):
        list(laws.moments(replace(SAMPLE, set_up=set_up_endless), 3, 1, {}, Answers([], 1), most=500))
