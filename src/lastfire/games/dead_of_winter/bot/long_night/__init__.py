"""The Long Night, weighed: what bots know of its modules.

Each part enters itself into the tables of the bots.
"""

from typing import Final

from lastfire.games.dead_of_winter.bot.long_night import answers, cards, deeds, goals, sentences, signs

MODULES: Final = (cards, deeds, answers, sentences, goals, signs)
"""The parts, each of which has entered what it knows."""
