"""Bandits scavenge: the top cards of item decks go to the stockpile. [LN-BANDIT-21..24, LN-ROUND-4]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import SCAVENGED
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def scavenge(t: ColonyTable) -> Flow:
    """Each bandit takes the top card of the item deck where it is, in the order of the locations.

    [LN-BANDIT-21, LN-BANDIT-22, LN-BANDIT-23, LN-BANDIT-27]
    """
    for place in t.board.outside:
        for _ in range(min(bandits_at(t, place), len(t.deck(place)))):
            card = t.pile(t.board.deck[place]).draw(t.chance)
            put_down(t, card)
            t.tell(SCAVENGED, place, t.box.kind[card])
    return NOTHING
