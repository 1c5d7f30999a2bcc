"""Figures of one process, for Prometheus. Nobody's name, table, cookie or card is in any of them."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from mizban import __version__, compiled

WAITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Meters:
    """Of one process; each house has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rows = Counter("mizban_rows", "Rows written: moves and steps back", ["by"], registry=self.registry)
        self.refusals = Counter("mizban_refusals", "Refusals, by their code", ["code"], registry=self.registry)
        self.writing = Histogram("mizban_write_seconds", "Until a row is on disk", buckets=WAITS, registry=self.registry)
        self.connections = Gauge("mizban_connections", "Live connections", registry=self.registry)
        self.tables = Gauge("mizban_tables_in_memory", "Tables in memory", registry=self.registry)
        self.opponents = Gauge("mizban_opponents_at_work", "Tables where an opponent is thinking", registry=self.registry)
        info = Gauge("mizban_info", "Version and engine", ["version", "engine"], registry=self.registry)
        info.labels(__version__, "compiled" if compiled() else "interpreted").set(1)
        self.begun = Gauge("mizban_start_time_seconds", "When this process began", registry=self.registry)
        self.begun.set(time.time())

    def wrote(self, by_opponent: bool, seconds: float) -> None:
        self.rows.labels("opponent" if by_opponent else "person").inc()
        self.writing.observe(seconds)
