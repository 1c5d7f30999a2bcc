"""Claiming expeditions: who may be sent, and what it brings."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Phase, choice
from mizban.engine.words import NO_PARAMS, Params
from mizban.games.port_royal.cards import CAPTAIN, FACTS, JACK, PRIEST, SETTLER
from mizban.games.port_royal.events import Claimed
from mizban.games.port_royal.state import Player, PortRoyal

CLAIM: Final = [choice("claim", card) for card in range(len(FACTS))]


def claims(s: PortRoyal, seat: Seat) -> list[Choice]:
    """The expeditions that this seat can man, as many as it likes one after the other (PR-43)."""
    count = s.players[seat].count
    if not s.expeditions or count[CAPTAIN] + count[PRIEST] + count[SETTLER] + count[JACK] < 2:
        return NOTHING
    return [CLAIM[card] for card in s.expeditions if can_man(s.players[seat], card)]


def can_man(player: Player, expedition: Card) -> bool:
    """A captain for an anchor, a priest for a cross, a settler for a house (PR-44); a jack of all trades for any one symbol (PR-45)."""
    facts = FACTS[expedition]
    count = player.count
    missing = max(0, facts.captains - count[CAPTAIN]) + max(0, facts.priests - count[PRIEST]) + max(0, facts.settlers - count[SETTLER])
    return missing <= count[JACK]


def ways(s: PortRoyal, seat: Seat, expedition: Card) -> list[Choice]:
    """All different sets of persons that fit. Persons of one of these kinds are alike, so only their numbers differ."""
    facts = FACTS[expedition]
    count = s.players[seat].count
    found = []
    for captains in range(min(facts.captains, count[CAPTAIN]), -1, -1):
        for priests in range(min(facts.priests, count[PRIEST]), -1, -1):
            for settlers in range(min(facts.settlers, count[SETTLER]), -1, -1):
                jacks = facts.captains + facts.priests + facts.settlers - captains - priests - settlers
                if jacks <= count[JACK]:
                    found.append(crew(s.players[seat], captains, priests, settlers, jacks))
    return found


def crew(player: Player, captains: int, priests: int, settlers: int, jacks: int) -> Choice:
    wanted = {CAPTAIN: captains, PRIEST: priests, SETTLER: settlers, JACK: jacks}
    given = []
    for card in player.display:
        kind = FACTS[card].kind
        if wanted.get(kind, 0) > 0:
            wanted[kind] -= 1
            given.append(card)
    return choice("give", *sorted(given))


def claim(s: PortRoyal, seat: Seat, choice: Choice) -> None:
    """Send the crew, or ask which, where there is a choice."""
    expedition = Card(choice.on[0])
    crews = ways(s, seat, expedition)
    if len(crews) == 1:
        send(s, seat, expedition, crews[0])
    else:
        s.then(GivePersons(seat, expedition))


def send(s: PortRoyal, seat: Seat, expedition: Card, crew: Choice) -> None:
    """The crew is discarded, the expedition enters the display for good, and its coins are paid (PR-46)."""
    player = s.players[seat]
    given = tuple([s.show(Card(number)) for number in crew.on])
    for number in crew.on:
        player.give_up(Card(number))
        s.throw(Card(number))
    s.expeditions.remove(expedition)
    player.gain(expedition)
    facts = FACTS[expedition]
    s.tell(Claimed, seat, s.show(expedition), given, facts.points, facts.coins)
    s.earn(seat, facts.coins)
    s.check_end(seat)


class GivePersons(Phase[PortRoyal]):
    """Which persons leave for the expedition, where a jack of all trades leaves a choice."""

    def __init__(self, seat: Seat, expedition: int) -> None:
        super().__init__(seat)
        self.expedition = expedition

    def options(self, s: PortRoyal) -> list[Choice]:
        return ways(s, self.seat, Card(self.expedition))

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        send(s, self.seat, Card(self.expedition), choice)

    def about(self, s: PortRoyal) -> Params:
        return {"card": self.expedition}


def claim_hint(s: PortRoyal, seat: Seat, choice: Choice) -> Params:
    """What claiming brings: the points of the expedition less those of the persons, each of whom is worth one."""
    if choice.verb != "claim":
        return NO_PARAMS
    expedition = Card(choice.on[0])
    facts = FACTS[expedition]
    lost = sum([FACTS[number].points for number in ways(s, seat, expedition)[0].on])
    return {"points": facts.points - lost, "coins": facts.coins}
