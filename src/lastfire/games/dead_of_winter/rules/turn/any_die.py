"""What any die pays for: a barricade, attracting zombies, cleaning waste. They take turns in the menu."""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.attract import attract, has_source
from lastfire.games.dead_of_winter.rules.turn.barricade import barricade, can_build, has_free_space
from lastfire.games.dead_of_winter.rules.turn.clean_waste import clean_waste
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import ATTRACT, BARRICADE, CLEAN_WASTE


class Barricade(Deed):
    """Any die for a barricade; offered place by place with attracting and cleaning waste."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """With any die at all.

        [DOW-BARR-1, DOW-BARR-3, DOW-WASTE-2, DOW-ATTRACT-1]
        """
        if best == 0:
            return
        seen = 0
        for survivor in t.groups[seat]:
            place = t.place[survivor]
            if (seen >> place) & 1:
                continue
            seen |= 1 << place
            room = has_free_space(t, place)
            if room and can_build(t):
                ids.append(BARRICADE[place])
            if room and has_source(t, place):
                ids.append(ATTRACT[place])
            if place == COLONY and t.waste:
                ids.append(CLEAN_WASTE)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return barricade(t, seat, about)

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


class Attract(Deed):
    """Any die for zombies from elsewhere."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return attract(t, seat, about)


class CleanWaste(Deed):
    """Any die for three cards of waste."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return clean_waste(t, seat)

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True
