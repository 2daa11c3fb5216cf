"""Counters that come into play. [DOZ-UNIT-13]"""

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, renew
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NUMBER
from lastfire.games.dawn_of_the_zeds.rules.words.fates import ASK_OWNER
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.setup import HERO_JOINS


def enter_play(t: DawnTable, unit: int, space: int) -> Flow:
    """A unit that was not in play comes to a space, and takes what it brings. [DOZ-UNIT-13]"""
    renew(t, unit)
    put(t, unit, space)
    t.tell(UNIT_PLACED, unit, space)
    for _, bearer, holding in held_by(t, unit, "enters"):
        yield from holding.enters(t, bearer)


def hero_arrives(t: DawnTable, hero: int, space: int) -> Flow:
    """A Hero comes into play later: it goes to the player with the fewest Heroes in play. [DOZ-COOP-11]"""
    counts = [0] * t.heroes
    for other, seat in enumerate(t.owner):
        if seat != NOBODY and t.at[other] < IN_PLAY:
            counts[seat] += 1
    seats = [seat for seat in range(t.heroes) if counts[seat] == min(counts)]
    yield from choose(t, t.lead, ASK_OWNER, [NUMBER + seat + 1 for seat in seats], hero)
    t.owner[hero] = t.reply - NUMBER - 1
    if t.heroes > 1:
        t.tell(HERO_JOINS, hero, t.owner[hero])
    yield from enter_play(t, hero, space)
