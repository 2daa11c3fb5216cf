"""The words of Dawn of the Zeds: what can be done, what is asked, what is told.

All of them are entered together: the numbers of actions depend on their order.
"""

from lastfire.games.dawn_of_the_zeds.rules.words import abilities as abilities
from lastfire.games.dawn_of_the_zeds.rules.words import acting as acting
from lastfire.games.dawn_of_the_zeds.rules.words import actions as actions
from lastfire.games.dawn_of_the_zeds.rules.words import events as events
from lastfire.games.dawn_of_the_zeds.rules.words import fates as fates
from lastfire.games.dawn_of_the_zeds.rules.words import fighting as fighting
from lastfire.games.dawn_of_the_zeds.rules.words import records as records
from lastfire.games.dawn_of_the_zeds.rules.words import research as research
from lastfire.games.dawn_of_the_zeds.rules.words import setup as setup
from lastfire.games.dawn_of_the_zeds.rules.words import versus as versus
from lastfire.games.dawn_of_the_zeds.rules.words import zeds as zeds
