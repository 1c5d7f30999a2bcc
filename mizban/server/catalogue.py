"""All games, as the lobby is told."""

from __future__ import annotations

from mizban.bots import guests, seconds_of
from mizban.engine import games
from mizban.puzzles import how_many
from mizban.server import lessons
from mizban.server.wire import GameInfo, OptionInfo


def game_infos(drafts: bool) -> dict[str, GameInfo]:
    """Those that are offered, by their keys; drafts only where the host wishes to see them."""
    return {
        game.key: GameInfo(
            key=game.key,
            rules=game.rules,
            seats=list(game.seats),
            minutes=game.minutes,
            year=game.year,
            designer=game.designer,
            illustrator=game.illustrator,
            publisher=game.publisher,
            private=game.private,
            levels=list(guests),
            thinks={name: seconds_of(guest) for name, guest in guests.items()},
            options=[OptionInfo(option.key, option.default, option.ruling) for option in game.options],
            verbs={verb: list(kinds) for verb, kinds in game.verbs.items()},
            cards=[dict(face) for face in game.faces],
            board=dict(game.board),
            presets={key: dict(preset) for key, preset in game.presets.items()},
            standing=dict(game.standing),
            puzzles=how_many(game.key),
            lessons=lessons.minutes(game.key),
        )
        for game in games().values()
        if game.offered or drafts
    }
