"""Puzzles: positions in which one answer is clearly the best, and not the one that first comes to mind."""

from mizban.puzzles.kept import BadPuzzles, Puzzle, Puzzles, greedy_misses, how_many, position, puzzles_of, with_reason

__all__ = ["BadPuzzles", "Puzzle", "Puzzles", "greedy_misses", "how_many", "position", "puzzles_of", "with_reason"]
