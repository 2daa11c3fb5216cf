"""Bandits come with the crisis: where its strip says, at random, or where their leader wants them.

[LN-BANDIT-1, LN-BANDIT-2, LN-LEADER-4..8]
"""

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import can_place_bandit, place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.leader import leader_of_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN, bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import ASK_BANDIT_PLACE
from lastfire.games.dead_of_winter.rules.long_night.everywhere.random_place import random_place
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_lead_bandits
from lastfire.games.dead_of_winter.rules.state import NO_CARD, NOBODY, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, TO


def strip_of_crisis(t: ColonyTable) -> tuple[int, ...] | None:
    """The strip of the crisis that lies open; None where it has none. [LN-BANDIT-1, LN-BANDIT-2]"""
    return None if t.crisis == NO_CARD else STRIPS.get(t.box.crises[t.crisis].id)


def bandits_come(t: ColonyTable) -> Flow:
    """One bandit for each number of the strip; without one, two at random locations.

    How many come stays so where their leader says to which locations.
    [LN-BANDIT-1, LN-BANDIT-2, LN-LEADER-4, LN-LEADER-5, LN-LEADER-6]
    """
    if t.crisis == NO_CARD:
        return
    strip = strip_of_crisis(t)
    count = bandits_of(t).without_strip if strip is None else len(strip)
    leader = leader_of_bandits(t) if may_lead_bandits(t) else NOBODY
    for i in range(count):
        if leader >= 0:
            yield from _leader_places(t, leader)
        else:
            place_bandit(t, random_place(t) if strip is None else strip[i])


def _leader_places(t: ColonyTable, leader: int) -> Flow:
    """At any town location with a free survivor space, at the same one again and again if they like.

    [LN-LEADER-7, LN-LEADER-8]
    """
    places = [place for place in TOWN if can_place_bandit(t, place)]
    if places:
        yield from choose(t, leader, ASK_BANDIT_PLACE, [TO[place] for place in places])
        place_bandit(t, ABOUT[t.reply])
