"""Speed of the engine, beside peers."""
