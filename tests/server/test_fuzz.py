"""A short run of what `python -m tests.server.fuzz` does at length, by a state machine that can shrink what it finds."""

from __future__ import annotations

import random
import tempfile
from contextlib import ExitStack
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.server.fuzz import Circle, hostile
from tests.server.helpers import quick, serving

people = st.integers(0, 2)


class Channel(RuleBasedStateMachine):
    """Rules are what somebody does; after each the table is what its rows say."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.circle = Circle(self.stack.enter_context(serving(quick(folder))), folder)

    @rule(who=people, seed=st.integers(0, 10**6))
    def something_hostile(self, who: int, seed: int) -> None:
        self.circle.say(who, hostile(random.Random(seed), self.circle.lives[who]))

    @rule(who=people, text=st.one_of(st.text(max_size=60), st.binary(max_size=60)))
    def any_text(self, who: int, text: str | bytes) -> None:
        self.circle.say(who, text)

    @rule(who=st.integers(0, 1), which=st.integers(0, 99))
    def a_good_move(self, who: int, which: int) -> None:
        self.circle.settle(who)
        live = self.circle.lives[who]
        if ask := live.ask():
            live.play(ask, ask.options[which % len(ask.options)])

    @rule(who=people)
    def leave_and_come_back(self, who: int) -> None:
        self.circle.lives[who].socket.close()
        self.circle.connect(who)

    @invariant()
    def the_table_is_what_its_rows_say(self) -> None:
        self.circle.check()

    def teardown(self) -> None:
        self.circle.close()
        for player in self.circle.people:
            player.http.close()
        self.stack.close()


Channel.TestCase.settings = settings(
    max_examples=3, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
TestChannel = Channel.TestCase
