"""The words of Hit Z Road: what can be done, what is asked, what is told.

All of them are entered together: the numbers of actions depend on their order.
"""

from lastfire.games.hit_z_road.rules.words import actions as actions
from lastfire.games.hit_z_road.rules.words import questions as questions
from lastfire.games.hit_z_road.rules.words import records as records
