"""Tree search from one seat's view: single-observer information-set search over imagined worlds.

All worlds share one tree. A node is a question as the thinking seat could know it: it is told apart by the answers that led there and by
what the seat has seen since (`State.told`), never by what is hidden. Every seat chooses what is best for itself (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any, Final

from mizban.bots.candidates import sets_for
from mizban.bots.value import Value
from mizban.engine.asking import give, open_phase
from mizban.engine.cards import Seat
from mizban.engine.chance import Chance, Quick
from mizban.engine.liking import NEVER, Likes, best_liked, favourite, finish_lane
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Phase, State, advance, settle

Imagine = Callable[[Chance], Any]
Clock = Callable[[], float]  # seconds, from any beginning

LEAST_RANGE: Final = 0.04  # rewards of answers are stretched to 0..1, but differences below this are noise
UNTRIED: Final = 0.1  # how much worse than the others an untried answer is thought to be, of the same range
FIRST: Final = 4  # so many of the best liked answers are open to a new node, and more the more often it is visited
LOOK_AT_LEAD: Final = 64  # iterations between two looks whether the answer is clear
CATCH_UP: Final = 0.7  # of the iterations that are left: no second answer gets more than these
ALWAYS: Final = -1  # in place of an iteration: all answers of the node are possible
LONGEST_HURRY: Final = 400  # answers that nobody thinks about, before we call it running in circles
WORLDS: Final = 512  # at most, at the same time
SEEDS: Final = 1_000_000_007
COUNTLESS: Final = 1e18  # iterations
PRIORS: Final = 64
PRIOR: Final = [1.0 / (rank + 1) for rank in range(PRIORS)]
ALL_PRIORS: Final = [sum(PRIOR[: n + 1]) for n in range(PRIORS)]


class Edge:
    """An answer in a node: how often it was tried, and what came of it for whoever gave it."""

    def __init__(self, answer: Choice, like: float) -> None:
        self.answer = answer
        self.like = like
        self.visits = 0
        self.total = 0.0
        self.met = 0  # the last iteration in which it was possible
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question, as the thinking seat could know it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []  # the best liked first
        self.known: dict[Choice, Edge] = {}
        self.sets = False

    def add(self, edge: Edge) -> None:
        """At its place by liking; a later one of equals goes behind."""
        self.known[edge.answer] = edge
        i = len(self.edges)
        while i > 0 and self.edges[i - 1].like < edge.like:
            i -= 1
        self.edges.insert(i, edge)


class Habits:
    """How a search goes about it; measured for each game."""

    def __init__(self, curiosity: float, reuse: int, hurry: int, ahead: int = 0) -> None:
        self.curiosity = curiosity  # how much is tried beside what is best so far
        self.reuse = reuse  # how often each imagined world is used
        self.hurry = hurry  # at most so many answers are given by liking before a position is judged
        self.ahead = ahead  # and at least so many


class Tree:
    """One thought of one seat. `grow` may be called as often as there is time; then `answers` tells what was found."""

    def __init__(self, seat: Seat, imagine: Imagine, likes: Likes, value: Value, habits: Habits, luck: Chance) -> None:
        self.seat = seat
        self.imagine = imagine
        self.likes = likes
        self.value = value
        self.luck = luck
        self.curiosity = habits.curiosity
        self.reuse = habits.reuse
        self.hurry = habits.hurry
        self.ahead = habits.ahead
        self.worlds: list[State] = []
        self.iterations = 0
        self.root = Node(seat)
        self.stamp = 0  # counts the iterations of all trees that had a part in this one
        self.told = 0  # what the seat had been told when it came to the root, in the tree in which the root was first thought of

    # ---- growing --------------------------------------------------------------------------------------------------

    def grow(self, seconds: float, most: int, stop_when_clear: bool, clock: Clock = perf_counter) -> None:
        """Until the time is over, or so many iterations are done, or nothing is likely to change the answer any more."""
        begin = clock()
        first = self.iterations
        while self.iterations - first < most:
            self.iterate()
            done = self.iterations - first
            passed = clock() - begin
            if passed >= seconds:
                return
            if stop_when_clear and done % LOOK_AT_LEAD == 0:
                left = done * (seconds - passed) / passed if passed > 0.0 else COUNTLESS  # iterations, at the pace so far
                if self.lead() > CATCH_UP * min(left, most - done):
                    return

    def lead(self) -> int:
        """By how many visits the best answer is ahead of the second."""
        best = second = 0
        for edge in self.root.edges:
            if edge.visits > best:
                best, second = edge.visits, best
            elif edge.visits > second:
                second = edge.visits
        return best - second

    def answers(self) -> list[Edge]:
        """All answers that were thought about, the best first."""
        found = self.root.edges[:]
        found.sort(key=least)
        return found

    def world(self) -> State:
        """A copy of an imagined world, with a future of its own where chance is not dealt yet."""
        n = self.iterations // self.reuse
        if self.iterations % self.reuse == 0:
            world: State = self.imagine(Quick(self.luck.below(SEEDS) + 1))
            world.heard = None
            world.eyes = self.seat
            world.told = self.told
            if len(self.worlds) < WORLDS:
                self.worlds.append(world)
            else:
                self.worlds[n % WORLDS] = world
        else:
            world = self.worlds[self.luck.below(len(self.worlds))]
        twin = world.copy()
        twin.chance = Quick(self.luck.below(SEEDS) + 1)
        return twin

    def iterate(self) -> None:
        s = self.world()
        self.iterations += 1
        self.stamp += 1
        node = self.root
        nodes = [node]
        path: list[Edge] = []
        while True:
            edge = self.choose(s, node)
            path.append(edge)
            give(s, node.seat, edge.answer)
            seat = self.pass_over(s)
            if seat == NOBODY:
                break
            key = s.told * 16 + seat
            child = edge.children.get(key)
            if child is None:
                child = Node(seat)
                edge.children[key] = child
                nodes.append(child)
                break
            nodes.append(child)
            node = child
        rewards = self.judge(s)
        for edge, node in zip(path, nodes):  # noqa: B905 - the last node may have no edge yet
            reward = rewards[node.seat]
            edge.visits += 1
            edge.total += reward
            node.visits += 1
            node.total += reward
        if len(nodes) > len(path):
            last = nodes[-1]
            last.visits += 1
            last.total += rewards[last.seat]

    def judge(self, s: State) -> list[float]:
        """What the position is worth to every seat, a few liked answers later and once nothing is half done."""
        value = self.value
        for n in range(self.hurry):
            if not s.asked or (n >= self.ahead and value.at_rest(s)):
                break
            self.answer_by_liking(s)
        return value.rewards(s, s.seats)

    # ---- whose question it is ---------------------------------------------------------------------------------------

    def pass_over(self, s: State) -> Seat:
        """Goes past all that is not thought about: what is forced, the sets of others, and what others decide in secret at the same time.
        The seat that is asked then; NOBODY when the game has ended."""
        for _ in range(LONGEST_HURRY):
            if not s.asked:
                return NOBODY
            if len(s.lanes) > 1:
                if open_phase(s, self.seat) is not None:
                    return self.seat
                self.answer_lane(s)
                continue
            phase = s.lanes[0].todo[-1] if s.lanes else s.todo[-1]
            if phase.some(s) is None:
                if len(s.asked) > 1:
                    return phase.seat
                advance(s, s.asked[0])
            elif phase.seat == self.seat:
                return phase.seat
            else:
                give(s, phase.seat, best_liked(s, phase, self.likes, None))
        raise RuntimeError("a search runs in circles")

    def answer_lane(self, s: State) -> None:
        """The first of those who decide at once answers all that it is asked, as it likes."""
        for lane in s.lanes:
            if lane.todo:
                finish_lane(s, lane, self.likes, None)
                break
        settle(s)

    def answer_by_liking(self, s: State) -> None:
        if s.lanes:
            self.answer_lane(s)
            return
        phase = s.todo[-1]
        if phase.some(s) is None:
            advance(s, favourite(s, phase.seat, s.asked, self.likes))
        else:
            give(s, phase.seat, best_liked(s, phase, self.likes, None))

    # ---- choosing ---------------------------------------------------------------------------------------------------

    def choose(self, s: State, node: Node) -> Edge:
        """The answer to try next: good so far, well liked, or seldom tried."""
        phase = open_phase(s, node.seat)
        assert phase is not None
        stamp = self.stamp
        if node is self.root and node.edges:
            stamp = ALWAYS  # the first question is the same in all worlds
        elif phase.some(s) is None:
            for option in self.options_of(s, phase):
                edge = node.known.get(option)
                if edge is None:
                    edge = Edge(option, self.likes(s, node.seat, option))
                    node.add(edge)
                edge.met = stamp
        else:
            if not node.sets:
                node.sets = True
                for n, answer in enumerate(sets_for(s, phase, self.likes)):
                    node.add(Edge(answer, -float(n)))
            stamp = ALWAYS
        return self.best(node, stamp)

    def options_of(self, s: State, phase: Phase[Any]) -> list[Choice]:
        if not s.lanes:
            return s.asked
        for lane in s.lanes:
            if lane.todo and lane.todo[-1] is phase:
                return lane.asked
        return NOTHING

    def best(self, node: Node, stamp: int) -> Edge:
        """PUCT with priors by the rank of liking; rewards are stretched between the worst and the best answer of this node."""
        possible = 0
        low = high = node.total / node.visits if node.visits else 0.5
        for edge in node.edges:
            if edge.like <= NEVER and possible:
                break
            if edge.met == stamp or stamp == ALWAYS:
                possible += 1
                if edge.visits:
                    mean = edge.total / edge.visits
                    if mean < low:
                        low = mean
                    elif mean > high:
                        high = mean
        stretch = 1.0 / (high - low if high - low > LEAST_RANGE else LEAST_RANGE)
        middle = (node.total / node.visits - low) * stretch if node.visits else 0.5
        eager = self.curiosity * sqrt(node.visits + 1.0) / ALL_PRIORS[possible - 1 if possible < PRIORS else PRIORS - 1]
        open_to = FIRST + int(sqrt(node.visits))
        best: Edge | None = None
        most = 0.0
        rank = 0
        for edge in node.edges:
            if edge.met != stamp and stamp != ALWAYS:
                continue
            if edge.like <= NEVER and best is not None:
                break
            worth = (edge.total / edge.visits - low) * stretch if edge.visits else middle - UNTRIED
            score = worth + eager * PRIOR[rank if rank < PRIORS else PRIORS - 1] / (1 + edge.visits)
            if best is None or score > most:
                best = edge
                most = score
            rank += 1
            if rank >= open_to:
                break
        assert best is not None
        return best


def least(edge: Edge) -> tuple[int, float]:
    """For sorting: the most visited first, then the better one."""
    return -edge.visits, -edge.mean()
