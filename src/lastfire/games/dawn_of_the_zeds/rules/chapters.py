"""The chapters that others before them lead to: who does what ``ring.py`` names."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack, raiders_attack
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.ring import Ring
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance_again, rise_in_town
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import enter, enter_and_hold


class Chapters(Ring):
    """All of them."""

    def new_zeds(self, t: DawnTable, space: int, is_super: bool) -> Flow:
        return new_zeds(t, space, is_super)

    def draw_fate(self, t: DawnTable) -> Flow:
        return draw_fate(t)

    def finish_fate(self, t: DawnTable) -> Flow:
        return finish_fate(t)

    def player_attack(self, t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
        return player_attack(t, unit, space, came_from)

    def raiders_attack(self, t: DawnTable, raiders: int, space: int, came_from: int) -> Flow:
        return raiders_attack(t, raiders, space, came_from)

    def enter(self, t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
        return enter(t, zeds, space, came_from)

    def enter_and_hold(self, t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
        return enter_and_hold(t, zeds, space, came_from)

    def advance_again(self, t: DawnTable, zeds: list[int], space: int) -> Flow:
        return advance_again(t, zeds, space)

    def rise_in_town(self, t: DawnTable, unit: int) -> Flow:
        return rise_in_town(t, unit)
