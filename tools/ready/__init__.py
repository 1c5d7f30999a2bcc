"""What a game still lacks before it may leave the draft (`python -m tools.ready KEY`); tests ask the same of all that are offered."""
