"""How the house is: health, readiness, figures, and logs without secrets."""

from __future__ import annotations

import json
import logging
import random
import signal
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from mizban.server.logs import JsonLines, without_secrets
from tests.server.helpers import BOT, HERE, Player, code, me_and, play_to_the_end, quick, serving
from tests.server.process import running


def figures(player: Player) -> dict[str, float]:
    answer = player.http.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_health_and_readiness(laleh: Player) -> None:
    for path in ("/health", "/ready"):
        answer = laleh.http.get(path)
        assert answer.status_code == 200 and answer.text == "ok\n" and "set-cookie" not in answer.headers


def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE, BOT))
        with laleh.live(table.id) as live:
            play_to_the_end(live, random.Random(2))
            live.say(**{"is": "play"}, question="0.0", verb="draw", on=[99])  # what was never said
            live.refusal()
            told = figures(laleh)
            assert live.now is not None
            assert (
                told["mizban_rows_total person"] + told["mizban_rows_total opponent"] == live.now.rows == told["mizban_write_seconds_count"]
            )
            assert told["mizban_connections"] == 1 and told["mizban_tables_in_memory"] == 1
            assert sum(value for name, value in told.items() if name.startswith("mizban_refusals_total")) == 1


def test_the_figures_are_for_the_host_alone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, watchers=("192.0.2.1",))) as address, Player(address) as laleh:
        assert code(laleh.http.get("/metrics")) == "not_found" and laleh.http.get("/health").status_code == 200


def test_a_line_of_the_log_is_json_and_holds_no_secret() -> None:
    seed, cookie = "0123456789abcdef" * 4, "mizban-0a1b2c3d=eyJpZCI6IngifQ.sig-na_ture"
    said = f"GET /t/abc-DEF/tok_en with {cookie}; at postgresql://user:pass@host/db failed at seed={seed} {seed}"
    try:
        raise ValueError(said)
    except ValueError as error:
        record = logging.LogRecord("mizban", logging.ERROR, "x.py", 1, said, (), (ValueError, error, error.__traceback__))
    line = JsonLines().format(record)
    assert "\n" not in line and json.loads(line)["level"] == "error" and json.loads(line)["says"].startswith("GET /t/abc-DEF/…")
    for secret in (seed, "tok_en", "eyJpZ", "pass"):
        assert secret not in line and secret not in without_secrets(said)


def test_a_hosted_server_logs_lines_of_json(tmp_path: Path) -> None:
    with running(tmp_path, "serve") as server, Player(server.address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
        _, said = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in said.splitlines()]
    assert lines and all({"time", "level", "from", "says"} <= set(line) for line in lines)
