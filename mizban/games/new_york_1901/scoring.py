"""Points and tie-breaks, as they stand at any moment."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from mizban.games.new_york_1901.cards import (
    ACTION_POINTS,
    BRONZE_BARON,
    BRONZE_BARON_POINTS,
    GENERATION_KING,
    GENERATION_KING_POINTS,
    GOLD_TYCOON,
    GOLD_TYCOON_BUILDINGS,
    GOLD_TYCOON_POINTS,
    MASTER_ARCHITECT,
    MASTER_ARCHITECT_POINTS,
    STREET_POINTS,
    action_faces,
)
from mizban.games.new_york_1901.map import DISTRICTS
from mizban.games.new_york_1901.pieces import BRONZE, GOLD, PIECES
from mizban.games.new_york_1901.places import PLACES
from mizban.games.new_york_1901.state import NO_PIECE, NewYork, Player

# What breaks ties, as parts of a point: no skyscraper has ten thousand feet, and a foot is more than all gold buildings.
FOOT: Final = 1e-4
GOLD_BUILDING: Final = 1e-6


def street_winners(s: NewYork, street: int) -> list[Seat]:
    """The seat with the most buildings on this street; a tie gives nothing, or with `tied_streets` to all of the tied (NY-73)."""
    most = max([player.streets[street] for player in s.players])
    best = [seat for seat, player in enumerate(s.players) if player.streets[street] == most]
    return best if most and (len(best) == 1 or s.options.tied_streets) else []


def street_points(s: NewYork, seat: Seat) -> int:
    return STREET_POINTS * len([street for street in s.streets if seat in street_winners(s, street)])


def challenge_points(s: NewYork, seat: Seat) -> int:
    """What the challenge brings; Gold Prestige has brought it already. Nothing here counts starter buildings (NY-66)."""
    player = s.players[seat]
    if s.challenge == BRONZE_BARON:
        return BRONZE_BARON_POINTS[min(player.generations[BRONZE], len(BRONZE_BARON_POINTS) - 1)]
    if s.challenge == MASTER_ARCHITECT:
        return MASTER_ARCHITECT_POINTS[min(player.irregular, len(MASTER_ARCHITECT_POINTS) - 1)]
    if s.challenge == GENERATION_KING:
        return GENERATION_KING_POINTS * len([gen for gen in range(BRONZE, GOLD + 1) if is_king(s, seat, gen)])
    if s.challenge == GOLD_TYCOON:
        return GOLD_TYCOON_POINTS * len([count for count in gold_by_district(player) if count >= GOLD_TYCOON_BUILDINGS])
    return player.prestige


def challenge_progress(s: NewYork, seat: Seat) -> list[int]:
    """What these points are counted from."""
    player = s.players[seat]
    if s.challenge == BRONZE_BARON:
        return [player.generations[BRONZE]]
    if s.challenge == MASTER_ARCHITECT:
        return [player.irregular]
    if s.challenge == GENERATION_KING:
        return player.generations[BRONZE:]
    if s.challenge == GOLD_TYCOON:
        return gold_by_district(player)
    return [player.prestige]


def is_king(s: NewYork, seat: Seat, generation: int) -> bool:
    """More standing buildings of this generation than anybody else; a tie gives nothing (NY-63)."""
    mine = s.players[seat].generations[generation]
    others = [player.generations[generation] for other, player in enumerate(s.players) if other != seat]
    return mine > max(others)


def gold_by_district(player: Player) -> list[int]:
    """Gold buildings in each district; one over two districts counts in both (NY-64)."""
    gold = [PLACES[building.place].districts for building in player.buildings if PIECES[building.piece].generation == GOLD]
    return [len([districts for districts in gold if districts >> district & 1]) for district in range(len(DISTRICTS))]


def action_points(s: NewYork, seat: Seat) -> int:
    return ACTION_POINTS * len(action_faces(s.players[seat].actions))


def total(s: NewYork, seat: Seat) -> int:
    player = s.players[seat]
    return player.score - player.prestige + street_points(s, seat) + challenge_points(s, seat) + action_points(s, seat)


def height(player: Player) -> int:
    """Of the player's legendary skyscraper, in feet."""
    return 0 if player.legendary == NO_PIECE else PIECES[player.legendary].height


def standing(s: NewYork, seat: Seat) -> tuple[int, int, int]:
    """Points, then the tallest legendary skyscraper; gold buildings only decide between players without one (NY-75)."""
    player = s.players[seat]
    return total(s, seat), height(player), player.generations[GOLD]


def winners(s: NewYork) -> list[Seat]:
    best = max([standing(s, seat) for seat in range(s.seats)])
    return [seat for seat in range(s.seats) if standing(s, seat) == best]


def points(s: NewYork) -> list[float]:
    """One number a seat, as it stands: who has the highest would win, equal ones share the win. Height and gold break ties."""
    found = []
    for seat in range(s.seats):
        player = s.players[seat]
        found.append(total(s, seat) + FOOT * height(player) + GOLD_BUILDING * player.generations[GOLD])
    return found


def scores(s: NewYork) -> list[Score]:
    won = winners(s)
    rows = []
    for seat, player in enumerate(s.players):
        parts = (
            ("buildings", player.score - player.prestige),
            ("streets", street_points(s, seat)),
            ("challenge", challenge_points(s, seat)),
            ("actions", action_points(s, seat)),
        )
        tie_break = (("height", height(player)), ("gold", player.generations[GOLD]))
        rows.append(Score(seat, total(s, seat), parts, tie_break, seat in won))
    return rows
