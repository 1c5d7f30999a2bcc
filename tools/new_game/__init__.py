"""Makes a new game (`python -m tools.new_game KEY ["Title"]`): a copy of the sample game, under a name of its own."""
