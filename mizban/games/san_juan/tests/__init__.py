"""The rules of San Juan, chapter by chapter."""
