"""The contract: what outside tools call."""

from mizban.engine.asking import Ask, IllegalChoice, NotAsked, Question, Refused, asks, play, questions
from mizban.engine.chance import Quick, Sealed, luck
from mizban.engine.game import BadTable, Game, Score
from mizban.engine.options import Option, TableOptions
from mizban.engine.protocol import Choice, State, advance, choice, mover
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
    "Question",
    "Quick",
    "Record",
    "Refused",
    "Score",
    "Sealed",
    "State",
    "TableOptions",
    "advance",
    "asks",
    "choice",
    "games",
    "luck",
    "mover",
    "play",
    "questions",
    "replay",
]
