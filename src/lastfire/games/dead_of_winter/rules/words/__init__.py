"""The words of Dead of Winter: what can be done, what is asked, what is told.

All of them are entered together: the numbers of actions depend on their order.
"""

from lastfire.games.dead_of_winter.rules.words import actions as actions
from lastfire.games.dead_of_winter.rules.words import questions as questions
from lastfire.games.dead_of_winter.rules.words import records as records
