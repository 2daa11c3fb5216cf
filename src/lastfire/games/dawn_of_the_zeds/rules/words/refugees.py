"""Villagers who have fled are called Refugees: in questions and options as well. [DOZ-UNIT-19]"""

from typing import Final

from lastfire.engine.step import Action, Called
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_VILLAGERS
from lastfire.games.dawn_of_the_zeds.rules.units.names import REFUGEES_NAMES, SAID_UNITS
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

VILLAGERS: Final = SAID_UNITS[FIRST_VILLAGERS].name
REFUGEES: Final = REFUGEES_NAMES[0].name
_MADE: Final[dict[int, Called]] = {}


def called_refugees(fled: int) -> Called:
    """How things and actions are called where these counters of Villagers, as bits, are Refugees."""
    made = _MADE.get(fled)
    if made is None:
        made = _MADE[fled] = _called(fled)
    return made


def _called(fled: int) -> Called:
    units = list(SAID_UNITS)
    for i, noun in enumerate(REFUGEES_NAMES):
        if fled & (1 << i):
            units[FIRST_VILLAGERS + i] = noun
    ids = [noun.id for i, noun in enumerate(REFUGEES_NAMES) if fled & (1 << i)]
    actions = [_renamed(action) if action.args.get("unit") in ids else action for action in WORDS.actions]
    return {**WORDS.nouns, "unit": tuple(units)}, actions


def _renamed(action: Action) -> Action:
    words = Name(
        action.words.en.replace(VILLAGERS.en, REFUGEES.en), action.words.ja.replace(VILLAGERS.ja, REFUGEES.ja)
    )
    return Action(action.number, action.verb, action.args, words)
