"""The rules of Lost Cities: Rivals, chapter by chapter."""
