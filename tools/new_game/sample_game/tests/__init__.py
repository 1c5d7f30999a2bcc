"""The rules of Sample Game, chapter by chapter."""
