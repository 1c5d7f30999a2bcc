"""Which workers go: their colour, losing groups that move along, the number from behind the screen, and what a use costs."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import Bid, CounterBid, GroupMoved, Used, UsedMixed, WorkerPaid
from mizban.games.keyflower.pay import pay_skill, pay_worker
from mizban.games.keyflower.state import MOST_SEATS, Keyflower
from mizban.games.keyflower.tiles import ANY, NO_COLOUR, NONE, TILES, WORKERS_AT_START
from mizban.games.keyflower.use import work
from mizban.games.keyflower.workers import NO_LIMIT, any_colours, enough_for_use, fewest, groups, lift, lowest_bid, lowest_use, room, size

MOST_TO_SEND: Final = sum(WORKERS_AT_START)
DONE: Final = choice("done")
COLOUR: Final = [choice("colour", colour) for colour in range(4)]
SKILL: Final = [choice("skill", skill) for skill in range(3)]
WORKER: Final = [choice("worker", colour) for colour in range(4)]
MOVE: Final = [choice("move", tile) for tile in range(TILES)]
SEND: Final = [choice("send", count) for count in range(MOST_TO_SEND + 1)]
ADD: Final = [choice("add", colour) for colour in range(4)]


# ---- bidding ----------------------------------------------------------------------------------------------------


def send_bid(s: Keyflower, seat: Seat, tile: int, colour: int) -> None:
    if colour == NO_COLOUR:
        s.then(ChooseColour(seat, tile, False))
    else:
        send(s, SendWorkers(seat, tile, False, colour, ()))


def send(s: Keyflower, phase: SendWorkers) -> None:
    """Everybody can work out how many workers of this colour must be behind the screen."""
    s.players[phase.seat].show_workers(phase.colour, phase.fewest(s))
    s.then(phase)


class ChooseColour(Phase[Keyflower]):
    """The first worker on or beside a tile gives it its colour for the season (KF-27)."""

    def __init__(self, seat: Seat, tile: int, using: bool) -> None:
        super().__init__(seat)
        self.tile = tile
        self.using = using

    def options(self, s: Keyflower) -> list[Choice]:
        losing = s.losing(self.seat)
        workers = s.players[self.seat].workers
        can = []
        for colour in range(4):
            if self.using:
                some = groups(s, self.seat, losing, colour, NONE)
                enough = workers[colour] >= fewest(s, self.seat, some, 1, room(s, self.tile))
            else:
                enough = workers[colour] > 0 or bool(groups(s, self.seat, losing, colour, self.tile))
            if enough:
                can.append(COLOUR[colour])
        return can

    def answer(self, s: Keyflower, choice: Choice) -> None:
        send(s, SendWorkers(self.seat, self.tile, self.using, choice.on[0], ()))

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile, "using": int(self.using)}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"colour": choice.on[0], "workers": s.players[self.seat].workers[choice.on[0]]}


class SendWorkers(Phase[Keyflower]):
    """Which losing groups move along, and how many come from behind the screen (KF-24)."""

    def __init__(self, seat: Seat, tile: int, using: bool, colour: int, moved: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.using = using
        self.colour = colour
        self.moved = moved

    def low(self, s: Keyflower) -> int:
        return (lowest_use(s, self.tile) if self.using else lowest_bid(s, self.seat, self.tile)) - self.moving(s)

    def high(self, s: Keyflower) -> int:
        return room(s, self.tile) - self.moving(s) if self.using else NO_LIMIT

    def moving(self, s: Keyflower) -> int:
        moving = 0
        for group in self.moved:
            moving += size(s, self.seat, group)
        return moving

    def more_groups(self, s: Keyflower) -> list[int]:
        """Groups that could still move along; a use may take the one beside the very tile (KF-26)."""
        losing = s.losing(self.seat)
        if not losing:
            return losing
        some = groups(s, self.seat, losing, self.colour, NONE if self.using else self.tile)
        return [group for group in some if group not in self.moved]

    def fewest(self, s: Keyflower) -> int:
        low = self.low(s)
        return fewest(s, self.seat, self.more_groups(s), low, self.high(s)) if low > 0 else 0

    def options(self, s: Keyflower) -> list[Choice]:
        have = s.players[self.seat].workers[self.colour]
        low, high = self.low(s), self.high(s)
        first = low if low > 0 else 0  # with groups that are enough already
        can = SEND[first : min(high, have) + 1] if high >= first else []
        more = self.more_groups(s)
        for group in more:
            count = size(s, self.seat, group)
            if count <= high:
                others = [other for other in more if other != group]
                if low <= count or have >= fewest(s, self.seat, others, low - count, high - count):
                    can.append(MOVE[group])
        return can

    def answer(self, s: Keyflower, choice: Choice) -> None:
        if choice.verb == "move":
            send(s, SendWorkers(self.seat, self.tile, self.using, self.colour, (*self.moved, choice.on[0])))
            return
        count = choice.on[0] + self.moving(s)
        if choice.on[0]:
            s.players[self.seat].lose_workers(self.colour, choice.on[0])
        if self.using:
            stand_on(s, self.tile, self.colour, count)
            s.last_use[self.tile] = count
            lift_all(s, self.seat, self.moved)
            s.tell(Used, self.seat, s.show(Card(self.tile)), count, self.colour)
            work(s, self.seat, self.tile)
        else:
            lift_all(s, self.seat, self.moved)
            stand_beside(s, self.seat, self.tile, self.colour, count)

    def about(self, s: Keyflower) -> Params:
        left = s.players[self.seat].workers[self.colour]
        there = 0 if self.using else s.bids[self.tile * MOST_SEATS + self.seat]
        what = {"card": self.tile, "using": int(self.using), "colour": self.colour}
        return {**what, "there": there, "moving": self.moving(s), "workers": left}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        if choice.verb == "move":
            return {"from_card": choice.on[0], "workers": size(s, self.seat, choice.on[0]), "colour": self.colour}
        return {"workers": choice.on[0], "total": choice.on[0] + self.moving(s), "colour": self.colour}


def bind(s: Keyflower, tile: int, colour: int) -> None:
    """The first who comes on or beside a tile binds it to a colour for the season."""
    if s.colour[tile] == NO_COLOUR:
        s.colour[tile] = colour


def stand_beside(s: Keyflower, seat: Seat, tile: int, colour: int, count: int) -> None:
    leader = s.leader[tile]
    if leader != seat:
        if leader != NONE:
            s.outbid[leader] += 1
        if s.bids[tile * MOST_SEATS + seat]:
            s.outbid[seat] -= 1
        s.leader[tile] = seat
    s.bids[tile * MOST_SEATS + seat] += count
    total = s.bids[tile * MOST_SEATS + seat]
    face = s.show(Card(tile))
    bind(s, tile, colour)
    if colour == s.colour[tile]:
        s.tell(Bid, seat, face, count, colour, total)
    else:
        s.lying[tile] = colour
        s.tell(CounterBid, seat, face, count, colour, total)


def lift_all(s: Keyflower, seat: Seat, moved: tuple[int, ...]) -> None:
    for group in moved:
        colour = s.bid_colour(group, seat)
        count = lift(s, seat, group)
        s.tell(GroupMoved, seat, s.show(Card(group)), count, colour)


# ---- using ------------------------------------------------------------------------------------------------------


def begin_use(s: Keyflower, seat: Seat, tile: int) -> None:
    """What the tile costs is paid first (KF-38); then come the workers who stand on it."""
    use = s.use_of(tile)
    assert use is not None
    if use.pays_skill == ANY:
        s.then(PaySkill(seat, tile))
        show_fewest(s, seat, tile)
    elif use.pays_worker == ANY:
        s.then(PayWorker(seat, tile))
        show_fewest(s, seat, tile)
    else:
        if use.pays_skill != NONE:
            pay_skill(s, seat, use.pays_skill)
        if use.pays_worker != NONE:
            pay_worker(s, seat, use.pays_worker)
        send_use(s, seat, tile)


def show_fewest(s: Keyflower, seat: Seat, tile: int) -> None:
    """Everybody can work out what must be behind the screen, before the price is paid."""
    colour = s.colour[tile]
    if colour != NO_COLOUR and not any_colours(s, seat, tile):
        some = groups(s, seat, s.losing(seat), colour, NONE)
        s.players[seat].show_workers(colour, fewest(s, seat, some, lowest_use(s, tile), room(s, tile)))


def send_use(s: Keyflower, seat: Seat, tile: int) -> None:
    """What the use costs is paid: now the workers."""
    colour = s.colour[tile]
    if colour == NO_COLOUR:
        s.then(ChooseColour(seat, tile, True))
    elif any_colours(s, seat, tile):
        s.then(SendAnyColours(seat, tile, (), (0, 0, 0, 0)))
    else:
        send(s, SendWorkers(seat, tile, True, colour, ()))


class PaySkill(Phase[Keyflower]):
    """A skill tile of any kind is the price of this use."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, s: Keyflower) -> list[Choice]:
        skills = s.players[self.seat].skills
        return [SKILL[skill] for skill in range(3) if skills[skill]]

    def answer(self, s: Keyflower, choice: Choice) -> None:
        pay_skill(s, self.seat, choice.on[0])
        send_use(s, self.seat, self.tile)

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"skill": choice.on[0]}


class PayWorker(Phase[Keyflower]):
    """A worker of any colour is the price of this use."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, s: Keyflower) -> list[Choice]:
        workers = s.players[self.seat].workers
        losing = s.losing(self.seat)
        can = []
        for colour in range(4):
            if workers[colour]:
                workers[colour] -= 1
                if enough_for_use(s, self.seat, self.tile, losing):
                    can.append(WORKER[colour])
                workers[colour] += 1
        return can

    def answer(self, s: Keyflower, choice: Choice) -> None:
        pay_worker(s, self.seat, choice.on[0])
        send_use(s, self.seat, self.tile)

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"colour": choice.on[0]}


def forfeit(s: Keyflower, seat: Seat, group: int) -> None:
    colour = s.bid_colour(group, seat)
    count = lift(s, seat, group)
    s.aside[colour] += count
    s.tell(WorkerPaid, seat, colour, count)


class SendAnyColours(Phase[Keyflower]):
    """With summer boat 4b: workers of any colours, one by one, and losing groups of any colour."""

    def __init__(self, seat: Seat, tile: int, moved: tuple[int, ...], added: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.moved = moved
        self.added = added

    def going(self, s: Keyflower) -> int:
        going = sum(self.added)
        for group in self.moved:
            going += size(s, self.seat, group)
        return going

    def options(self, s: Keyflower) -> list[Choice]:
        going = self.going(s)
        low = lowest_use(s, self.tile) - going
        high = room(s, self.tile) - going
        workers = s.players[self.seat].workers
        have = s.players[self.seat].worker_count() - sum(self.added)
        more = [group for group in s.losing(self.seat) if group not in self.moved]
        can = []
        for colour in range(4):
            if (
                workers[colour] > self.added[colour]
                and high > 0
                and (low <= 1 or have - 1 >= fewest(s, self.seat, more, low - 1, high - 1))
            ):
                can.append(ADD[colour])
        for group in more:
            count = size(s, self.seat, group)
            others = [other for other in more if other != group]
            if count <= high and (low <= count or have >= fewest(s, self.seat, others, low - count, high - count)):
                can.append(MOVE[group])
        if low <= 0:
            can.append(DONE)
        return can

    def answer(self, s: Keyflower, choice: Choice) -> None:
        if choice is DONE:
            self.place(s)
        elif choice.verb == "move":
            s.then(SendAnyColours(self.seat, self.tile, (*self.moved, choice.on[0]), self.added))
        else:
            colour = choice.on[0]
            added = list(self.added)
            added[colour] += 1
            s.players[self.seat].show_workers(colour, added[colour])
            s.then(SendAnyColours(self.seat, self.tile, self.moved, tuple(added)))

    def place(self, s: Keyflower) -> None:
        s.last_use[self.tile] = self.going(s)
        crew = list(self.added)
        for group in self.moved:
            crew[s.bid_colour(group, self.seat)] += size(s, self.seat, group)
        for colour in range(4):
            if self.added[colour]:
                s.players[self.seat].lose_workers(colour, self.added[colour])
            if crew[colour]:
                stand_on(s, self.tile, colour, crew[colour])
        lift_all(s, self.seat, self.moved)
        s.tell(UsedMixed, self.seat, s.show(Card(self.tile)), crew[0], crew[1], crew[2], crew[3])
        work(s, self.seat, self.tile)

    def about(self, s: Keyflower) -> Params:
        going = self.going(s)
        return {"card": self.tile, "moving": going, "low": lowest_use(s, self.tile), "high": room(s, self.tile)}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        if choice.verb == "move":
            colour = s.bid_colour(choice.on[0], self.seat)
            return {"from_card": choice.on[0], "workers": size(s, self.seat, choice.on[0]), "colour": colour}
        return {"colour": choice.on[0]} if choice.verb == "add" else {}


def stand_on(s: Keyflower, tile: int, colour: int, count: int) -> None:
    s.on[tile * 4 + colour] += count
    s.on_count[tile] += count
    bind(s, tile, colour)
