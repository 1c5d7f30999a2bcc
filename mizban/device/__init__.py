"""The house in a browser: tables, opponents, replays and records on one's own device, without a server.

Runs interpreted in a worker of the page, with a stand-in for msgspec; `parts` and `folder` put together what the browser gets.
"""

from __future__ import annotations

import time

if not hasattr(time, "thread_time"):  # in a browser all time is that of the one thread
    time.thread_time = time.perf_counter
