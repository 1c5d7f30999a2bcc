"""The contract: what programs call.

Outside code (bots, the table, the server, benchmarks, and their tests) imports from here. Games, the engine itself and their tests
import from its modules: they are compiled together with them, and name what is no business of outsiders.
"""

from mizban.engine.asking import Ask, IllegalChoice, NotAsked, Question, Refused, asks, give, open_phases, play, questions
from mizban.engine.cards import Seat
from mizban.engine.chance import Chance, Quick, Sealed, luck, seed_hash
from mizban.engine.events import Event
from mizban.engine.game import Aspect, BadTable, Features, Game, Score
from mizban.engine.liking import Liked, best_liked, by_liking, how_many
from mizban.engine.options import Option, TableOptions
from mizban.engine.playout import playout
from mizban.engine.protocol import Choice, State, advance, choice, mover
from mizban.engine.record import Match, OldRules, Record, replay
from mizban.engine.registry import games
from mizban.engine.views import View
from mizban.engine.words import Params

__all__ = [
    "Ask",
    "Aspect",
    "BadTable",
    "Chance",
    "Choice",
    "Event",
    "Features",
    "Game",
    "IllegalChoice",
    "Liked",
    "Match",
    "NotAsked",
    "OldRules",
    "Option",
    "Params",
    "Question",
    "Quick",
    "Record",
    "Refused",
    "Score",
    "Sealed",
    "Seat",
    "State",
    "TableOptions",
    "View",
    "advance",
    "asks",
    "best_liked",
    "by_liking",
    "choice",
    "games",
    "give",
    "how_many",
    "luck",
    "mover",
    "open_phases",
    "play",
    "playout",
    "questions",
    "replay",
    "seed_hash",
]
