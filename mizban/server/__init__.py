"""Tables over the wire: guests, storage, the live channel, and computer opponents at work."""
