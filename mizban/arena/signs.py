"""Signs of life: long work says now and then that it goes on. Where nobody listens, that costs nothing."""

from __future__ import annotations

from collections.abc import Callable

_listener: Callable[[], None] | None = None


def listen(listener: Callable[[], None]) -> None:
    """In the process that works: who is told."""
    global _listener
    _listener = listener


def alive() -> None:
    """The work goes on."""
    if _listener is not None:
        _listener()
