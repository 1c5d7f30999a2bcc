"""Shapes in a village: the closed road of the Sea Bastion and the river chain of the Sea Breese."""

from __future__ import annotations

from mizban.engine.cards import Card, Seat
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import NONE, SIDES, WATER


def longest_loop(s: Keyflower, seat: Seat) -> int:
    """The most different tiles on one closed walk that takes no road connection twice; tiles may be passed again (KF-68)."""
    tiles = s.players[seat].village
    links = road_links(s, tiles)
    best = 0
    while True:
        links = without_dead_ends(links)
        part = connected_part(links)
        if not part:
            return best
        links = [link for link in links if link not in part]
        loop = longest_in(part)
        if loop > best:
            best = loop


def road_links(s: Keyflower, tiles: list[Card]) -> list[tuple[int, int]]:
    links = []
    for tile in tiles:
        for side in range(3):
            other = s.road[tile * SIDES + side]
            if other != NONE:
                links.append((int(tile), other))
    return links


def without_dead_ends(links: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """No loop goes through a tile with one connection only."""
    while True:
        degree: dict[int, int] = {}
        for a, b in links:
            degree[a] = degree.get(a, 0) + 1
            degree[b] = degree.get(b, 0) + 1
        kept = [link for link in links if degree[link[0]] > 1 and degree[link[1]] > 1]
        if len(kept) == len(links):
            return kept
        links = kept


def connected_part(links: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """All links that hang together with the first."""
    if not links:
        return []
    inside = {links[0][0]: True}
    grown = True
    while grown:
        grown = False
        for a, b in links:
            if (a in inside) != (b in inside):
                inside[a] = True
                inside[b] = True
                grown = True
    return [link for link in links if link[0] in inside]


def longest_in(part: list[tuple[int, int]]) -> int:
    """A closed walk is a connected choice of links with an even number of them at each tile: try all sums of basic circles."""
    tiles: dict[int, int] = {}  # links at each tile, as bits
    for i, (a, b) in enumerate(part):
        tiles[a] = tiles.get(a, 0) | 1 << i
        tiles[b] = tiles.get(b, 0) | 1 << i
    at = list(tiles.values())
    best = 0
    chosen = 0
    circles = basic_circles(part)
    for n in range(1, 1 << len(circles)):
        i = 0
        while not n >> i & 1:
            i += 1
        chosen ^= circles[i]  # in the order of a Gray code, every sum comes up once
        count = 0
        for links in at:
            if chosen & links:
                count += 1
        if count > best and hangs_together(chosen, at):
            best = count
            if best == len(at):
                break
    return best


def hangs_together(chosen: int, at: list[int]) -> bool:
    """Can every chosen link be reached from every other?"""
    reached = chosen & -chosen
    grown = True
    while grown:
        grown = False
        for links in at:
            mine = links & chosen
            if mine & reached and mine & ~reached:
                reached |= mine
                grown = True
    return reached == chosen


def basic_circles(part: list[tuple[int, int]]) -> list[int]:
    """One circle, as bits of links, for each link outside a spanning tree."""
    start = part[0][0]
    path = {start: 0}  # the links of the tree from the start to a tile
    outside: list[int] = []
    left = list(range(len(part)))
    grown = True
    while grown:
        grown = False
        for i in left:
            a, b = part[i]
            if (a in path) != (b in path):
                old, new = (a, b) if a in path else (b, a)
                path[new] = path[old] | 1 << i
                left = [j for j in left if j != i]
                grown = True
                break
    for i in left:
        a, b = part[i]
        outside.append(path[a] ^ path[b] | 1 << i)
    return outside


def river_chain(s: Keyflower, seat: Seat) -> int:
    """Boats in a straight line from the water edge of the home, water meeting water (KF-69): only boats show water to it."""
    tile = int(s.players[seat].home())
    count = 0
    for side in range(SIDES):
        if s.edge(tile, side) == WATER:
            other = s.near[tile * SIDES + side]
            while other != NONE and s.edge(other, (side + 3) % SIDES) == WATER:
                count += 1
                other = s.near[other * SIDES + side]
    return count
