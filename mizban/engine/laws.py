"""The laws every game must keep. Each function takes a game in the middle of play and fails where a law is broken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

import msgspec

from mizban.engine.asking import Ask, Question, Refused, asks, play, questions
from mizban.engine.cards import Card, Seat
from mizban.engine.chance import Quick
from mizban.engine.game import Game
from mizban.engine.notes import note
from mizban.engine.protocol import Choice, State, advance, choice, mover
from mizban.engine.record import Match, Record, replay

AnyGame = Game[Any, Any]
MOST = 20_000  # decisions after which we no longer believe that a game ends


class Broken(AssertionError):
    """A law is broken."""


def hold(law: bool, why: str) -> None:
    if not law:
        raise Broken(why)


class Answers:
    """Where answers come from: first a given list, then luck."""

    def __init__(self, given: Sequence[int], seed: int) -> None:
        self.given = list(reversed(given))
        self.luck = Quick(seed)

    def below(self, n: int) -> int:
        return self.given.pop() % n if self.given else self.luck.below(n)

    def to(self, ask: Ask) -> Choice:
        """Any legal answer to this question."""
        if ask.some is None:
            return ask.options[self.below(len(ask.options))]
        low, high = ask.some
        left = [option.on[0] for option in ask.options]
        wanted = low + self.below(min(high, len(left)) - low + 1)
        picked = sorted(left.pop(self.below(len(left))) for _ in range(wanted))
        return choice(ask.options[0].verb, *picked)


def moments(game: AnyGame, seats: int, seed: int, options: Mapping[str, bool], answers: Answers, most: int = MOST) -> Iterator[Match]:
    """Play a game, stopping before every answer; the last stop is after the end."""
    match = Match(game, seats, seed, options)
    for _ in range(most):
        yield match
        if match.ended:
            return
        open_asks = match.asks()
        ask = open_asks[answers.below(len(open_asks))]
        match.play(ask.seat, answers.to(ask))
    hold(match.ended, f"{game.key} does not end within {most} decisions")


def everyone(s: State) -> list[Seat | None]:
    return [*range(s.seats), None]


def sight(game: AnyGame, s: State, seat: Seat | None) -> bytes:
    """Every byte that this seat gets to see: its view, the question it is asked with its words, and what the others are asked about."""
    asked = questions(s)
    mine = [all_said(question) for question in asked if question.seat == seat]
    theirs = [] if game.private else [question.about for question in asked]
    return msgspec.json.encode((game.view(s, seat), mine, theirs))


def all_said(question: Question) -> object:
    hints = [(str(option), hint) for option, hint in question.hints.items()]
    denied = [(str(denied.choice), denied.reason, denied.params) for denied in question.denied]
    return question.prompt, question.some, question.about, hints, denied


# ---- at any moment --------------------------------------------------------------------------------------------


def never_a_question_without_options(game: AnyGame, s: State) -> None:
    for ask in asks(s):
        hold(bool(ask.options), f"{ask.prompt} asks seat {ask.seat} and offers nothing")
        if ask.some is not None:
            low, high = ask.some
            hold(0 <= low <= high and low <= len(ask.options), f"{ask.prompt} wants {low} to {high} of {len(ask.options)}")
    hold(bool(s.asked) == bool(asks(s)), "somebody is asked, but the search sees no options")


def nothing_is_both_offered_and_denied(game: AnyGame, s: State) -> None:
    for question in questions(s):
        both = [str(denied.choice) for denied in question.denied if denied.choice in question.options]
        hold(not both, f"{question.prompt} offers seat {question.seat} what it denies: {both}")


def every_card_in_exactly_one_place(game: AnyGame, s: State, all_cards: Counter[Card]) -> None:
    lying = Counter(card for place in s.places() for card in place)
    hold(lying == all_cards, f"cards lost {all_cards - lying}, doubled or new {lying - all_cards}")


def running_totals_are_right(game: AnyGame, s: State) -> None:
    wrong = s.recount()
    hold(not wrong, f"running totals differ from a recount: {wrong}")


def a_copy_is_equal_and_independent(game: AnyGame, s: State, answers: Answers) -> None:
    """Also: playing on in a copy changes no earlier state."""
    before = note(s)
    twin = s.copy()
    hold(note(twin) == before, "a copy differs from its original")
    for _ in range(3):
        if not twin.asked:
            break
        advance(twin, twin.asked[answers.below(len(twin.asked))])
        hold(note(s) == before, "playing on in a copy changed the original")


def illegal_choices_are_refused(game: AnyGame, s: State) -> None:
    before = note(s)
    asked = {ask.seat: ask for ask in asks(s)}
    nonsense = [choice("nonsense"), choice("nonsense", 7)]
    offered = {option for ask in asked.values() for option in ask.options}
    twisted = [choice(option.verb, *option.on, 10**6) for option in list(offered)[:3]]
    for seat in range(s.seats):
        bad = [*nonsense, *twisted, *([] if seat in asked else offered)]
        for answer in bad:
            try:
                play(s, seat, answer)
            except Refused:
                pass
            else:
                raise Broken(f"{answer!r} of seat {seat} was not refused")
    hold(note(s) == before, "a refused choice changed something")


def asking_changes_nothing(game: AnyGame, s: State) -> None:
    before = note(s)
    questions(s)
    for seat in everyone(s):
        game.view(s, seat)
    game.scores(s)
    hold(note(s) == before, "to look is to change")


def a_set_is_its_parts(game: AnyGame, s: State, answers: Answers) -> None:
    """A set in one answer leads where picking its parts one by one leads."""
    for ask in asks(s):
        if ask.some is None or ask.seat != mover(s):
            continue
        answer = answers.to(ask)
        whole, split = s.copy(), s.copy()
        play(whole, ask.seat, answer)
        for item in answer.on:
            advance(split, choice(answer.verb, item))
        if len(answer.on) < ask.some[1]:
            advance(split, choice("done"))
        hold(note(whole) == note(split), f"{answer!r} at once and one by one differ")


# ---- deciding at once -----------------------------------------------------------------------------------------


def order_of_arrival_changes_nothing(game: AnyGame, s: State, answers: Answers) -> None:
    open_asks = asks(s)
    if len(open_asks) < 2:
        return
    given = [(ask.seat, answers.to(ask)) for ask in open_asks[:3]]
    ends = set()
    for order in permutations(given):
        twin = s.copy()
        for seat, answer in order:
            play(twin, seat, answer)
        ends.add(note(twin))
    hold(len(ends) == 1, "the order of arrival changed the game")


def a_sealed_answer_is_invisible(game: AnyGame, s: State, answers: Answers) -> None:
    open_asks = asks(s)
    if len(open_asks) < 2:
        return
    for ask in open_asks:
        sights: dict[Seat | None, set[bytes]] = defaultdict(set)
        for _ in range(3):
            twin = s.copy()
            play(twin, ask.seat, answers.to(ask))
            still_asked = any(again.seat == ask.seat for again in asks(twin))
            for seat in everyone(s):
                if seat != ask.seat and not still_asked:
                    sights[seat].add(sight(game, twin, seat))
        for seat, seen in sights.items():
            hold(len(seen) <= 1, f"seat {seat} can see what seat {ask.seat} answered in secret")


# ---- hidden information ---------------------------------------------------------------------------------------


def hidden_from(s: State, seat: Seat | None) -> dict[int, list[tuple[list[Card], int]]]:
    """Where the cards lie that this seat has not seen, by their backs."""
    bit = 1 << (s.seats if seat is None else seat)
    found: dict[int, list[tuple[list[Card], int]]] = defaultdict(list)
    for place in s.places():
        for i, card in enumerate(place):
            if not s.seen[card] & bit:
                found[s.back(card)].append((place, i))
    return found


def deal_anew(s: State, seat: Seat | None, luck: Quick) -> None:
    """Exchange all that this seat has not seen; what others know of a card goes with its place."""
    for spots in hidden_from(s, seat).values():
        cards = [place[i] for place, i in spots]
        known = [s.seen[card] for card in cards]
        luck.shuffle(cards)
        for (place, i), card, seen in zip(spots, cards, known, strict=True):
            place[i] = card
            s.know(card, seen)
    s.deal_hidden_anew(seat, luck)


def a_view_does_not_change_with_what_is_hidden(game: AnyGame, s: State, answers: Answers) -> None:
    if any(lane.deeds for lane in s.lanes):
        return  # sealed answers may name cards; they have a law of their own
    for seat in everyone(s):
        before = sight(game, s, seat)
        twin = s.copy()
        deal_anew(twin, seat, answers.luck)
        hold(sight(game, twin, seat) == before, f"seat {seat} sees something it has not seen")


def imagining_looks_the_same(game: AnyGame, s: State, all_cards: Counter[Card], answers: Answers) -> None:
    """What is imagined looks just like the view, is possible, and varies where something is hidden."""
    for seat in everyone(s):
        seen = game.view(s, seat)
        imagined = [game.imagine(seen, Quick(answers.luck.below(10**9))) for _ in range(3)]
        for state in imagined:
            hold(game.view(state, seat) == seen, f"what seat {seat} imagines looks different")
            every_card_in_exactly_one_place(game, state, all_cards)
            running_totals_are_right(game, state)
            mine = [(ask.prompt, ask.options) for ask in asks(s) if ask.seat == seat]
            hold([(a.prompt, a.options) for a in asks(state) if a.seat == seat] == mine, f"seat {seat} imagines another question")
        if any(len(spots) >= 5 for spots in hidden_from(s, seat).values()):
            hold(len({note(state.places()) for state in imagined}) > 1, f"seat {seat} always imagines the same")


def what_the_search_answers_depends_on_the_view_alone(
    game: AnyGame, s: State, seat: Seat, thinks: Callable[[Any, Seat], object], luck: Quick
) -> None:
    """Deal the hidden rest anew: the same seed, the same thoughts."""
    if any(lane.deeds for lane in s.lanes if lane.seat != seat):
        return  # sealed answers may name cards; they have a law of their own
    found = thinks(game.view(s, seat), seat)
    for _ in range(2):
        twin = s.copy()
        deal_anew(twin, seat, luck)
        hold(thinks(game.view(twin, seat), seat) == found, f"seat {seat} thinks of something that it has not seen")


# ---- the record -----------------------------------------------------------------------------------------------


def replaying_gives_the_same_state(match: Match) -> None:
    text = match.record.to_text()
    again = replay(Record.from_text(text), match.game)
    hold(note(again.state) == note(match.state), "the replayed game is another one")
    hold(again.lines(None) == match.lines(None), "the replayed game tells another story")


def undo_to_the_fence_gives_the_equal_state(match: Match, answers: Answers) -> None:
    """One answer and its undo; and, where the fence stops it, nothing has changed."""
    if match.ended:
        return
    before = note(match.state)
    ask = match.asks()[0]
    twin = replay(match.record, match.game)
    twin.play(ask.seat, answers.to(ask))
    played = note(twin.state)
    if twin.can_undo(ask.seat):
        twin.undo(ask.seat)
        hold(note(twin.state) == before, "undo leads somewhere else")
        return
    try:
        twin.undo(ask.seat)
    except Refused:
        hold(note(twin.state) == played, "a refused undo changed something")
    else:
        raise Broken("an undo across the fence was not refused")


def check_moment(match: Match, all_cards: Counter[Card], answers: Answers) -> None:
    """All laws of a moment; the record's laws are dearer and are checked now and then."""
    game, s = match.game, match.state
    never_a_question_without_options(game, s)
    nothing_is_both_offered_and_denied(game, s)
    every_card_in_exactly_one_place(game, s, all_cards)
    running_totals_are_right(game, s)
    a_copy_is_equal_and_independent(game, s, answers)
    illegal_choices_are_refused(game, s)
    asking_changes_nothing(game, s)
    a_set_is_its_parts(game, s, answers)
    order_of_arrival_changes_nothing(game, s, answers)
    a_sealed_answer_is_invisible(game, s, answers)
    a_view_does_not_change_with_what_is_hidden(game, s, answers)
    imagining_looks_the_same(game, s, all_cards, answers)


def check_game(game: AnyGame, seats: int, seed: int, options: Mapping[str, bool], answers: Answers, every: int = 7) -> None:
    """A whole game under the laws: all of them at every `every`-th moment, the cheap ones always."""
    all_cards: Counter[Card] | None = None
    for match in moments(game, seats, seed, options, answers):
        if all_cards is None:
            all_cards = Counter(card for place in match.state.places() for card in place)
        every_card_in_exactly_one_place(game, match.state, all_cards)
        running_totals_are_right(game, match.state)
        nothing_is_both_offered_and_denied(game, match.state)
        if answers.luck.below(every) == 0 or match.ended or match.n == 0:
            check_moment(match, all_cards, answers)
        if answers.luck.below(every * 8) == 0 or match.ended:
            replaying_gives_the_same_state(match)
            undo_to_the_fence_gives_the_equal_state(match, answers)
