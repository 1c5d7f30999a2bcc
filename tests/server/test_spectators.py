"""Those who look on, through a real server: named to all, shown one hand by its owner's leave, and sitting down for an opponent."""

from __future__ import annotations

from pathlib import Path

from mizban.table.wire import Presence, Watcher
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, Live, Player, caught_up, code, me_and, quick, serving
from tests.server.test_processes import pair  # noqa: F401  # two processes, one database


def watchers(live: Live, *names: str) -> list[Watcher]:
    """Those who look on, as soon as they are these."""
    while True:
        said = live.hear()
        if isinstance(said, Presence) and [one.name for one in said.watchers] == list(names):
            return said.watchers


def call(player: Player, name: str) -> None:
    assert player.http.put("/api/me", json={"name": name}).status_code == 200


def test_a_hand_is_shown_by_leave_and_for_as_long_as_it_lasts(pair: tuple[str, str]) -> None:  # noqa: F811
    """The spectator came in by way of another process than the player."""
    with Player(pair[0]) as laleh, Player(pair[0]) as kian, Player(pair[1]) as ramin:
        table = laleh.open(me_and(FRIEND), game="san_juan")
        kian.join(table.id, 1, "Kian", table.invite)
        call(ramin, "Ramin")
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            hers.update()
            with ramin.live(table.id) as looks:
                assert looks.update().chairs[0].seat is None
                (known,) = watchers(hers, "Ramin")
                assert (known.hand, known.me) == (None, False) and watchers(looks, "Ramin")[0].me
                looks.say(**{"is": "teach"}, seat=0, watcher=known.id, yes=True)
                his.greet()
                his.say(**{"is": "teach"}, seat=0, watcher=known.id, yes=True)
                assert [error.code for error in [*caught_up(looks), *caught_up(his)]] == ["not_your_seat"] * 2
                hers.say(**{"is": "teach"}, seat=0, watcher=known.id, yes=True)
                while looks.update().chairs[0].seat != 0:
                    pass
                hers.greet()
                assert bytes(looks.chair(0).view) == bytes(hers.chair(0).view) and looks.chair(0).ask is None
                assert looks.chair(0).log_from == 0  # the log anew, with what was whispered to her
                assert [one.hand for one in watchers(his, "Ramin") if one.name] in ([None], [0])
                ramin.join(table.id, 1, "Ramin", table.invite)
                hers.say(**{"is": "teach"}, seat=0, watcher=known.id, yes=False)
                while looks.update().chairs[0].seat is not None:
                    pass
            watchers(hers)
        shown = ramin.http.get(f"/api/tables/{table.id}/replay?eyes=0")
        assert code(shown) == "unfinished"


def test_whoever_comes_late_plays_on_for_an_opponent(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as ramin, Player(address) as other:
        table = laleh.open(me_and(BOT, BOT))
        call(ramin, "Ramin")
        with laleh.live(table.id) as hers, ramin.live(table.id) as looks:
            hers.update()
            assert looks.update().table.welcome == [1, 2]
            assert code(ramin.join(table.id, 1, "Ramin")) == "bad_invite"
            assert code(ramin.join(table.id, 1, "Laleh", table.invite)) == "name_taken"
            assert code(ramin.join(table.id, 0, "Ramin", table.invite)) == "seat_taken"
            assert ramin.join(table.id, 1, "Ramin", table.invite).status_code == 200
            assert code(other.join(table.id, 1, "Parisa", table.invite)) == "seat_taken"
            assert code(ramin.join(table.id, 2, "Ramin", table.invite)) == "one_seat"
            while looks.update().chairs[0].seat != 1:
                pass
            hers.greet()
            assert hers.now is not None and hers.now.table.seats[1].name == "Ramin" and hers.now.tales[-1].word == "sat-down"
            hers.say(**{"is": "admit"}, yes=False)
            while hers.update().table.let_in:
                pass
            assert code(other.join(table.id, 2, "Parisa", table.invite)) == "not_let_in"
            for _ in range(12):  # both play, and the opponent who is left
                mover = next((live for live in (hers, looks) if live.ask()), None)
                mover.move(-1) if mover else hers.update()
                hers.greet(), looks.greet()
            assert {row[0] for row in in_database(tmp_path, 'select guest from moves where "table" = :t', t=table.id)} >= {""}
        assert [one["id"] for one in ramin.http.get("/api/tables").json()["mine"]] == [table.id]
