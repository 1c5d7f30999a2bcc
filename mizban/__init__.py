"""Mizban: a host for board games."""

from mizban import native
from mizban.native import compiled

__all__ = ["compiled"]
__version__ = "0.1.0"

native.choose()
