"""Learning: opponents play against themselves, and the value of positions is fitted to what became of them."""
