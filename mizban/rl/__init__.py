"""Environments for programs that learn to play: `pip install "mizban[rl]"`."""

from __future__ import annotations

from mizban.rl.actions import Actions
from mizban.rl.environment import Environment, env

__all__ = ["Actions", "Environment", "env"]
