"""The laws are worth something only if they fail where they should: here faults are planted in the toy game."""

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
from tests.toy import TOY, Lay, Options, Swap, Toy, ToyView, Trick

ToyGame = Game[Toy, ToyView]


def check(game: ToyGame) -> None:
    for seed in range(1, 9):
        check_game(game, 3, seed, {"swaps": seed % 2 == 0}, Answers([], seed), every=1)


def test_the_toy_itself_is_sound() -> None:
    check(TOY)


def leaky_view(s: Toy, me: Seat | None) -> ToyView:
    """Shows everybody the first card of every hand."""
    v = TOY.view(s, me)
    hands = tuple((Face(hand[0]), *seen[1:]) if hand else seen for hand, seen in zip(s.hands, v.hands, strict=True))
    return msgspec.structs.replace(v, hands=hands)


def test_a_leak_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        check(replace(TOY, view=leaky_view))


def peeking_view(s: Toy, me: Seat | None) -> ToyView:
    """Shows whether the next card is a high one, in a number that looks harmless."""
    v = TOY.view(s, me)
    return msgspec.structs.replace(v, deck=v.deck * 2 + (s.deck[-1] > 9))


def test_a_leak_by_a_number_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(replace(TOY, view=peeking_view), TOY.deal(3, seed), Answers([], seed))


class Telltale(Swap):
    """Says beside an option whether it beats the neighbour's best card."""

    def hint(self, s: Toy, choice: Choice) -> Params:
        return {"beats": int(choice.on[0] > max(s.hands[(self.seat + 1) % s.seats]))}


def set_up_hinting(seats: int, seed: bytes | int, options: Options) -> Toy:
    s = TOY.set_up(seats, seed, options)
    s.todo = [Telltale(phase.seat) if isinstance(phase, Swap) else phase for phase in s.todo]
    return s


def test_a_leak_by_the_words_of_a_question_is_found() -> None:
    hinting = replace(TOY, set_up=set_up_hinting)
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(hinting, hinting.deal(3, seed, {"swaps": True}), Answers([], seed))


class Contradicting(Swap):
    """Says why the first card cannot be swapped, and offers it."""

    def denied(self, s: Toy) -> list[Denied]:
        return [Denied(choice("swap", s.hands[self.seat][0]), "dear", {})]


def set_up_contradicting(seats: int, seed: bytes | int, options: Options) -> Toy:
    s = TOY.set_up(seats, seed, options)
    s.todo = [Contradicting(phase.seat) if isinstance(phase, Swap) else phase for phase in s.todo]
    return s


def test_a_choice_that_is_both_offered_and_denied_is_found() -> None:
    with pytest.raises(Broken, match="offers seat 0 what it denies"):
        check(replace(TOY, set_up=set_up_contradicting))


class SharingToy(Toy):
    """Its copy forgets that a list has to be copied."""

    def copy(self) -> "SharingToy":
        twin = SharingToy()
        self.copy_into(twin)
        twin.deck, twin.pile, twin.hands, twin.wins = self.deck[:], self.pile[:], [hand[:] for hand in self.hands], self.wins
        return twin


class ForgetfulToy(Toy):
    """Its copy forgets a field altogether."""

    def copy(self) -> "ForgetfulToy":
        twin = ForgetfulToy()
        self.copy_into(twin)
        twin.deck, twin.hands, twin.wins = self.deck[:], [hand[:] for hand in self.hands], self.wins[:]
        return twin


def dealing(kind: type[Toy]) -> ToyGame:
    """The toy with a faulty kind of state."""

    def set_up(seats: int, seed: bytes | int, options: Options) -> Toy:
        sound = TOY.set_up(seats, seed, options)
        s = kind()
        sound.copy_into(s)
        s.deck, s.pile, s.hands, s.wins = sound.deck, sound.pile, sound.hands, sound.wins
        return s

    return replace(TOY, set_up=set_up)


def test_a_field_shared_by_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="playing on in a copy changed the original"):
        check(dealing(SharingToy))


def test_a_field_forgotten_in_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="a copy differs from its original"):
        check(dealing(ForgetfulToy))


class PurseToy(Toy):
    """Every seat has a purse that the others cannot look into."""

    def __init__(self) -> None:
        super().__init__()
        self.purses = [0, 0, 0]

    def copy(self) -> "PurseToy":
        twin = super().copy()
        assert isinstance(twin, PurseToy)
        twin.purses = self.purses[:]
        return twin

    def deal_hidden_anew(self, seat: Seat | None, luck: Chance) -> None:
        self.purses = [purse if other == seat else purse + 1 + luck.below(5) for other, purse in enumerate(self.purses)]


def pursecutting_view(s: Toy, me: Seat | None) -> ToyView:
    """Shows everybody what is in the fullest purse."""
    v = TOY.view(s, me)
    assert isinstance(s, PurseToy)
    return msgspec.structs.replace(v, deck=v.deck + max(s.purses))


def test_a_leak_of_something_that_is_no_card_is_found() -> None:
    game = replace(dealing(PurseToy), view=pursecutting_view)
    with pytest.raises(Broken, match="sees something it has not seen"):
        laws.a_view_does_not_change_with_what_is_hidden(game, game.deal(3, 1), Answers([], 1))


class HastyLay(Lay):
    """Lays the card down at once instead of leaving that to a deed."""

    def answer(self, s: Toy, choice: Choice) -> None:
        card = Card(choice.on[0])
        s.hands[self.seat].remove(card)
        s.pile.append(card)
        s.show(card)


class HastyTrick(Trick):
    def questions(self, s: Toy, seat: Seat) -> list[Phase[Toy]]:
        return [HastyLay(seat)]


def set_up_hasty(seats: int, seed: bytes | int, options: Options) -> Toy:
    s = TOY.set_up(seats, seed, options)
    s.todo = [HastyTrick() if isinstance(phase, Trick) else phase for phase in s.todo]
    return s


HASTY = replace(TOY, set_up=set_up_hasty, phases={**TOY.phases, "HastyLay": HastyLay, "HastyTrick": HastyTrick})


def at_once(game: ToyGame) -> Toy:
    return game.deal(3, 5, {"swaps": False})


def test_an_order_dependent_deed_is_found() -> None:
    with pytest.raises(Broken, match="the order of arrival changed the game"):
        laws.order_of_arrival_changes_nothing(HASTY, at_once(HASTY), Answers([], 3))


def test_a_sealed_answer_that_shows_is_found() -> None:
    with pytest.raises(Broken, match="in secret"):
        laws.a_sealed_answer_is_invisible(HASTY, at_once(HASTY), Answers([], 3))


def imagine_the_same(v: ToyView, luck: Chance) -> Toy:
    return TOY.imagine(v, Quick(1))


def test_an_imagination_that_never_varies_is_found() -> None:
    with pytest.raises(Broken, match="always imagines the same"):
        check(replace(TOY, imagine=imagine_the_same))


def imagine_a_short_deck(v: ToyView, luck: Chance) -> Toy:
    s = TOY.imagine(v, luck)
    s.hands[0].append(s.deck.pop())
    return s


def test_an_imagination_that_looks_different_is_found() -> None:
    with pytest.raises(Broken, match="imagines looks different"):
        check(replace(TOY, imagine=imagine_a_short_deck))


class LosingToy(Toy):
    """Loses sight of a card."""

    def places(self) -> list[list[Card]]:
        return [self.deck, *self.hands]


def test_a_lost_card_is_found() -> None:
    with pytest.raises(Broken, match="cards lost"):
        check(dealing(LosingToy))


class MiscountingToy(Toy):
    def recount(self) -> list[str]:
        return ["wins"] if self.pile else []


def test_a_wrong_running_total_is_found() -> None:
    with pytest.raises(Broken, match="running totals"):
        check(dealing(MiscountingToy))


ON = choice("on")


class Forever(Phase[Toy]):
    def options(self, s: Toy) -> list[Choice]:
        return [ON]

    def answer(self, s: Toy, choice: Choice) -> None:
        s.then(self)


def set_up_endless(seats: int, seed: bytes | int, options: Options) -> Toy:
    s = TOY.set_up(seats, seed, options)
    s.todo = [Forever(0)]
    return s


def test_a_game_that_does_not_end_is_found() -> None:
    with pytest.raises(Broken, match="does not end"):
        list(laws.moments(replace(TOY, set_up=set_up_endless), 3, 1, {}, Answers([], 1), most=500))
