"""One server for one data folder: two on the same SQLite file would not hear of each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class InUse(Exception):
    """Another server holds this folder."""


class Lock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self.file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self.file)
            raise InUse(str(folder)) from error

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
