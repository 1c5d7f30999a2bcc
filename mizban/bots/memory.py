"""What a search remembers of its last thought: the part of the tree behind the answer that it gave.

It is used where the next question is its own and looks exactly as it was foreseen: a piece is chosen, then its place. Where others have
answered or new cards were seen in between, little was thought about just this, and the search begins anew.
"""

from __future__ import annotations

from typing import Any

from mizban.bots.tree import Edge, Node, Tree
from mizban.engine import Game, View, give

WORLDS = 3  # in so many imagined worlds we look whether it came as foreseen


class Memory:
    """Of one answer. It holds the tree behind it and a few imagined worlds, and lets go of all else."""

    def __init__(self, game: Game[Any, Any], tree: Tree, edge: Edge) -> None:
        self.game = game
        self.tree = tree
        self.edge = edge
        tree.root = Node(tree.seat)
        del tree.worlds[WORLDS:]

    def go_on(self, game: Game[Any, Any], view: View, new: Tree) -> None:
        """Lets the new tree begin with what was found about its very question, if that comes next and nothing unforeseen was seen."""
        old = self.tree
        if game is not self.game or new.seat != old.seat or not self.edge.children:
            return
        for world in old.worlds:
            s = world.copy()
            if s.seats != view.moment.seats:
                return
            give(s, old.seat, self.edge.answer)
            if old.pass_over(s) == new.seat and game.view(s, new.seat) == view:
                node = self.edge.children.get(s.told * 16 + new.seat)
                if node is not None:
                    new.root, new.told, new.stamp = node, s.told, old.stamp
                return
