"""The engine has no words: it names messages and hands over their numbers."""

from __future__ import annotations

from collections.abc import Mapping

Params = Mapping[str, int]  # the numbers in a message, by their names
NO_PARAMS: Params = {}
