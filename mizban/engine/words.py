"""The engine has no words: it names messages and hands over their numbers."""

from __future__ import annotations

from collections.abc import Mapping

Params = Mapping[str, int]
NO_PARAMS: Params = {}
