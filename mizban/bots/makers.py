"""Opponents that are made with a setting: `search:0.5` is `makers["search"]("0.5")`. Those without one are in `levels`."""

from __future__ import annotations

from collections.abc import Callable

from mizban.bots.bot import Bot

Maker = Callable[[str], Bot]  # from what stands behind the colon; a ValueError says that there is no such setting

makers: dict[str, Maker] = {}
