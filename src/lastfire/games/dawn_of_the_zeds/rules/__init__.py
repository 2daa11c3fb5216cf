"""Dawn of the Zeds: hold Farmingdale until the last Event card.

The modules are the chapters of the rulebook: ``board``, ``units``, ``decks``, ``turn`` phase by phase,
``actions``, ``combat``, ``score``, ``versus``; ``round`` is its contents page.
"""

from lastfire.games.dawn_of_the_zeds.rules.game import GAME

__all__ = ["GAME"]
