"""Computer opponents. They get the view, never the state: they imagine the hidden rest, so they cannot cheat."""

from __future__ import annotations

from mizban.bots.advice import Advice, Advised, advise
from mizban.bots.bot import Bot
from mizban.bots.greedy import Greedy
from mizban.bots.helper import Helper
from mizban.bots.kid import Kid
from mizban.bots.random import Random
from mizban.bots.reasons import Reason, reasons
from mizban.bots.search import Search
from mizban.bots.weights import BadWeights, Weights, value_of, weights_of

guests: dict[str, Bot] = {
    "kid": Kid(),
    "cousin": Greedy(),
    "friend": Search(seconds=0.1),
    "master": Search(seconds=0.5),
    "grandmother": Search(seconds=2.0, helper=Helper()),
}  # those that a table may ask for, from the weakest to the strongest: the same in every game
levels: dict[str, Bot] = {**guests, "casual": Greedy(), "random": Random()}  # all that is understood, also from older tables


def seconds_of(bot: Bot) -> float:
    """How long it thinks at most; 0: it answers at once."""
    return bot.seconds if isinstance(bot, Search) else 0.0


__all__ = [
    "Advice",
    "Advised",
    "BadWeights",
    "Bot",
    "Greedy",
    "Helper",
    "Kid",
    "Random",
    "Reason",
    "Search",
    "Weights",
    "advise",
    "guests",
    "levels",
    "reasons",
    "seconds_of",
    "value_of",
    "weights_of",
]
