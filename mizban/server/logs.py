"""Logs of a hosted server: one line of JSON for each event, for whatever reads it. No cookie, token, seed or card is in any of them."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

import msgspec

# What looks like an invitation, a cookie or a seed, wherever it comes from: the address of a request, the text of a fault.
SECRETS = re.compile(r"(?<=/t/)([\w-]+)/[\w-]+|\b[0-9a-f]{64}\b|(?<=mizban-)[0-9a-f]{8}=[^;\s'\"]+|(?<=://)[^/@\s]+:[^/@\s]+(?=@)|seed=\S+")


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: f"{found[1]}/…" if found[1] else "…", text)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["fault"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def configuration(as_json: bool, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`."""
    kind = {"()": "mizban.server.logs.JsonLines"} if as_json else {"()": "mizban.server.logs.Plain", "format": "%(levelname)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": kind},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["out"], "level": level.upper()},
        "loggers": {"uvicorn": {"level": level.upper()}, "uvicorn.access": {"level": "WARNING"}, "alembic": {"level": "WARNING"}},
    }
