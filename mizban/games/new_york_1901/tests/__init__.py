"""The rules of New York 1901, chapter by chapter."""
