"""What can be told of a game; each game lists its own events in its `events.py`."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=True):
    """Something that happened, in the past tense.

    The names of the fields say what they are: `seat` and `*_seat` are seats, `card` and `*_card` are faces, `cards` and
    `*_cards` several of them, all others plain numbers. The client turns them into names by this alone.
    """
