"""The contract: what outside tools call."""

from mizban.engine.chance import Quick, Sealed, luck
from mizban.engine.game import BadTable, Game, Option, Score
from mizban.engine.protocol import Ask, Choice, IllegalChoice, NotAsked, Refused, State, advance, asks, choice, mover, play
from mizban.engine.record import Match, Record, replay
from mizban.engine.registry import games

__all__ = [
    "Ask",
    "BadTable",
    "Choice",
    "Game",
    "IllegalChoice",
    "Match",
    "NotAsked",
    "Option",
    "Quick",
    "Record",
    "Refused",
    "Score",
    "Sealed",
    "State",
    "advance",
    "asks",
    "choice",
    "games",
    "luck",
    "mover",
    "play",
    "replay",
]
