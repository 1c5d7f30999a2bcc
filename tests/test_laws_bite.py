"""The laws are worth something only if they fail where they should: here faults are planted in the toy game."""

from collections.abc import Mapping

import pytest

from mizban.engine import laws
from mizban.engine.cards import Card, Face, Seat
from mizban.engine.chance import Chance, Quick
from mizban.engine.laws import Answers, Broken, check_game
from mizban.engine.protocol import Choice, Phase, choice
from mizban.engine.words import Params
from tests.toy import Lay, Swap, Toy, ToyGame, ToyView, Trick


def check(game: ToyGame) -> None:
    for seed in range(1, 9):
        check_game(game, 3, seed, {"swaps": seed % 2 == 0}, Answers([], seed), every=1)


def test_the_toy_itself_is_sound() -> None:
    check(ToyGame())


class Leaky(ToyGame):
    """Shows everybody the first card of every hand."""

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        v = super().view(s, seat)
        hands = tuple((Face(hand[0]), *seen[1:]) if hand else seen for hand, seen in zip(s.hands, v.hands, strict=True))
        return ToyView(v.moment, v.deck, v.pile, hands, v.wins)


def test_a_leak_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        check(Leaky())


class PeekingDeck(ToyGame):
    """Shows whether the next card is a high one, in a number that looks harmless."""

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        v = super().view(s, seat)
        return ToyView(v.moment, v.deck * 2 + (s.deck[-1] > 9), v.pile, v.hands, v.wins)


def test_a_leak_by_a_number_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(PeekingDeck(), PeekingDeck().deal(3, seed), Answers([], seed))


class Telltale(Swap):
    """Says beside an option whether it beats the neighbour's best card."""

    def hint(self, s: Toy, choice: Choice) -> Params:
        return {"beats": int(choice.on[0] > max(s.hands[(self.seat + 1) % s.seats]))}


class Hinting(ToyGame):
    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Toy:
        s = super().set_up(seats, seed, options)
        s.todo = [Telltale(phase.seat) if isinstance(phase, Swap) else phase for phase in s.todo]
        return s


def test_a_leak_by_the_words_of_a_question_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        for seed in range(1, 20):
            laws.a_view_does_not_change_with_what_is_hidden(Hinting(), Hinting().deal(3, seed, {"swaps": True}), Answers([], seed))


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


class Dealing(ToyGame):
    """Deals a faulty kind of state."""

    def __init__(self, kind: type[Toy]) -> None:
        self.kind = kind

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Toy:
        sound = super().set_up(seats, seed, options)
        s = self.kind()
        sound.copy_into(s)
        s.deck, s.pile, s.hands, s.wins = sound.deck, sound.pile, sound.hands, sound.wins
        return s


def test_a_field_shared_by_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="playing on in a copy changed the original"):
        check(Dealing(SharingToy))


def test_a_field_forgotten_in_a_copy_is_found() -> None:
    with pytest.raises(Broken, match="a copy differs from its original"):
        check(Dealing(ForgetfulToy))


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


class Pursecutter(Dealing):
    """Shows everybody what is in the fullest purse."""

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        v = super().view(s, seat)
        assert isinstance(s, PurseToy)
        return ToyView(v.moment, v.deck + max(s.purses), v.pile, v.hands, v.wins)


def test_a_leak_of_something_that_is_no_card_is_found() -> None:
    with pytest.raises(Broken, match="sees something it has not seen"):
        laws.a_view_does_not_change_with_what_is_hidden(Pursecutter(PurseToy), Pursecutter(PurseToy).deal(3, 1), Answers([], 1))


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


class Hasty(ToyGame):
    phases = ToyGame.phases | {"HastyLay": HastyLay, "HastyTrick": HastyTrick}

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Toy:
        s = super().set_up(seats, seed, options)
        s.todo = [HastyTrick() if isinstance(phase, Trick) else phase for phase in s.todo]
        return s


def at_once(game: ToyGame) -> Toy:
    return game.deal(3, 5, {"swaps": False})


def test_an_order_dependent_deed_is_found() -> None:
    with pytest.raises(Broken, match="the order of arrival changed the game"):
        laws.order_of_arrival_changes_nothing(Hasty(), at_once(Hasty()), Answers([], 3))


def test_a_sealed_answer_that_shows_is_found() -> None:
    with pytest.raises(Broken, match="in secret"):
        laws.a_sealed_answer_is_invisible(Hasty(), at_once(Hasty()), Answers([], 3))


class Unimaginative(ToyGame):
    """Imagines always the same."""

    def imagine(self, view: ToyView, luck: Chance) -> Toy:
        return super().imagine(view, Quick(1))


def test_an_imagination_that_never_varies_is_found() -> None:
    with pytest.raises(Broken, match="always imagines the same"):
        check(Unimaginative())


class Dreamer(ToyGame):
    """Imagines a deck that is one card short."""

    def imagine(self, view: ToyView, luck: Chance) -> Toy:
        s = super().imagine(view, luck)
        s.hands[0].append(s.deck.pop())
        return s


def test_an_imagination_that_looks_different_is_found() -> None:
    with pytest.raises(Broken, match="imagines looks different"):
        check(Dreamer())


class LosingToy(Toy):
    """Loses sight of a card."""

    def places(self) -> list[list[Card]]:
        return [self.deck, *self.hands]


def test_a_lost_card_is_found() -> None:
    with pytest.raises(Broken, match="cards lost"):
        check(Dealing(LosingToy))


class MiscountingToy(Toy):
    def recount(self) -> list[str]:
        return ["wins"] if self.pile else []


def test_a_wrong_running_total_is_found() -> None:
    with pytest.raises(Broken, match="running totals"):
        check(Dealing(MiscountingToy))


class Endless(ToyGame):
    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> Toy:
        s = super().set_up(seats, seed, options)
        s.todo = [Forever(0)]
        return s


ON = choice("on")


class Forever(Phase[Toy]):
    def options(self, s: Toy) -> list[Choice]:
        return [ON]

    def answer(self, s: Toy, choice: Choice) -> None:
        s.then(self)


def test_a_game_that_does_not_end_is_found() -> None:
    with pytest.raises(Broken, match="does not end"):
        list(laws.moments(Endless(), 3, 1, {}, Answers([], 1), most=500))
