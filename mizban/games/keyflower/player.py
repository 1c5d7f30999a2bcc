"""One player's screen and village, and what all others can know of what is behind the screen."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARDS, Card
from mizban.games.keyflower.openings import NOWHERE
from mizban.games.keyflower.tiles import GREEN

# A stand-in until the real lists are there; never changed in place.
NO_NUMBERS: Final[list[int]] = []


class Player:
    """What was seen going behind a screen is known to all; the rest is a number of unseen things (KF-6).

    Whoever shows a worker shows first what was known: so `seen` is always behind the screen, and the unseen rest may be anything
    (but green only as far as workers were drawn from a bag that could hold green ones).
    """

    def __init__(self) -> None:
        self.workers = NO_NUMBERS  # behind the screen, by colour
        self.seen_workers = NO_NUMBERS  # of these, what everybody knows of
        self.unseen_workers = 0
        self.maybe_green = 0  # how many of the unseen ones can be green
        self.skills = NO_NUMBERS
        self.seen_skills = NO_NUMBERS
        self.unseen_skills = 0
        self.hand = NO_CARDS  # winter tiles
        self.taken = NO_CARDS  # tiles to be placed
        self.village = NO_CARDS  # in the order of placing, the home first
        self.openings = NOWHERE  # free places around the village
        self.powers = 0  # of the summer boats

    def copy(self) -> Player:
        twin = Player()
        twin.workers = self.workers[:]
        twin.seen_workers = self.seen_workers[:]
        twin.unseen_workers = self.unseen_workers
        twin.maybe_green = self.maybe_green
        twin.skills = self.skills[:]
        twin.seen_skills = self.seen_skills[:]
        twin.unseen_skills = self.unseen_skills
        twin.hand = self.hand[:]
        twin.taken = self.taken[:]
        twin.village = self.village[:]
        twin.openings = self.openings
        twin.powers = self.powers
        return twin

    def home(self) -> Card:
        return self.village[0]

    # ---- workers --------------------------------------------------------------------------------------------------

    def worker_count(self) -> int:
        workers = self.workers
        return workers[0] + workers[1] + workers[2] + workers[3]

    def gain_workers(self, colour: int, count: int) -> None:
        """In the sight of all."""
        self.workers[colour] += count
        self.seen_workers[colour] += count

    def gain_crew(self, workers: list[int], at: int) -> None:
        """Four numbers of a list, by colour, in the sight of all."""
        for colour in range(4):
            if workers[at + colour]:
                self.gain_workers(colour, workers[at + colour])

    def draw_worker(self, colour: int, may_be_green: bool) -> None:
        """From the bag, unseen by the others."""
        self.workers[colour] += 1
        self.unseen_workers += 1
        if may_be_green:
            self.maybe_green += 1

    def show_workers(self, colour: int, count: int) -> None:
        """Everybody learns that at least so many of this colour are there."""
        more = count - self.seen_workers[colour]
        if more > 0:
            self.seen_workers[colour] = count
            self.unseen_workers -= more
            if colour == GREEN:
                self.maybe_green -= more
            if self.maybe_green > self.unseen_workers:
                self.maybe_green = self.unseen_workers

    def lose_workers(self, colour: int, count: int) -> None:
        self.show_workers(colour, count)
        self.workers[colour] -= count
        self.seen_workers[colour] -= count

    # ---- skill tiles ----------------------------------------------------------------------------------------------

    def skill_count(self) -> int:
        skills = self.skills
        return skills[0] + skills[1] + skills[2]

    def gain_skills(self, skill: int, count: int, seen: bool) -> None:
        self.skills[skill] += count
        if seen:
            self.seen_skills[skill] += count
        else:
            self.unseen_skills += count

    def lose_skill(self, skill: int) -> None:
        """What is paid is shown."""
        self.skills[skill] -= 1
        if self.seen_skills[skill]:
            self.seen_skills[skill] -= 1
        else:
            self.unseen_skills -= 1

    def lift_screen(self) -> None:
        """At the end of the game everybody sees everything."""
        self.seen_workers = self.workers[:]
        self.unseen_workers = 0
        self.maybe_green = 0
        self.seen_skills = self.skills[:]
        self.unseen_skills = 0


def new_player() -> Player:
    player = Player()
    player.workers = [0, 0, 0, 0]
    player.seen_workers = [0, 0, 0, 0]
    player.skills = [0, 0, 0]
    player.seen_skills = [0, 0, 0]
    player.hand = []
    player.taken = []
    player.village = []
    return player
