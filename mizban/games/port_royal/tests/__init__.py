"""The rules of Port Royal, chapter by chapter."""
