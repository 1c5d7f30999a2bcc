"""Mizban: a host for board games. Written so that any Python can read it: too old a one is told so in `__main__`."""

import sys

OLDEST = (3, 11)
__all__ = ["compiled"]
__version__ = "0.1.0"

if sys.version_info >= OLDEST:
    from mizban import native
    from mizban.native import compiled

    native.choose()
