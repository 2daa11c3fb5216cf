"""Counters that come into play. [DOZ-UNIT-13]"""

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import available, is_any_available, put, renew
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, STARTS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import room_for_players
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_CIVILIANS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NUMBER
from lastfire.games.dawn_of_the_zeds.rules.words.events import ASK_ARRIVAL, ASK_HERO_OWNER, HERO_LED_BY
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED


def enter_play(t: DawnTable, unit: int, space: int) -> Flow:
    """A unit that was not in play comes to a space, and takes what it brings. [DOZ-UNIT-13]"""
    renew(t, unit)
    put(t, unit, space)
    t.tell(UNIT_PLACED, unit, space)
    for _, bearer, holding in held_by(t, unit, questions.ENTERS):
        yield from holding.enters(t, bearer)


def hero_enters(t: DawnTable, hero: int, space: int) -> Flow:
    """A Hero comes into play after setup: it goes to the player with the fewest Heroes. [DOZ-COOP-11]"""
    counts = [0] * t.heroes
    for other in range(FIRST_CIVILIANS):
        if t.at[other] < IN_PLAY and 0 <= t.owner[other] < t.heroes:
            counts[t.owner[other]] += 1
    fewest = [seat for seat in range(t.heroes) if counts[seat] == min(counts)]
    yield from choose(t, t.lead, ASK_HERO_OWNER, [NUMBER + seat + 1 for seat in fewest], hero)
    t.owner[hero] = t.reply - NUMBER - 1
    if t.heroes > 1:
        t.tell(HERO_LED_BY, hero, t.owner[hero])
    yield from enter_play(t, hero, space)


def available_heroes(t: DawnTable) -> list[int]:
    """The Heroes that can still come into play. [DOZ-UNIT-12]"""
    return available(t, 0, FIRST_CIVILIANS)


def is_any_hero_available(t: DawnTable) -> bool:
    """Whether there are any."""
    return is_any_available(t, 0, FIRST_CIVILIANS)


def hero_arrives(t: DawnTable, hero: int) -> Flow:
    """A Hero comes to Town Center or to any Start space with room, as the players choose. [DOZ-EVENT-21]"""
    spaces = [TOWN_CENTER]
    spaces += [STARTS[track] for track in range(t.tracks) if room_for_players(t, STARTS[track]) > 0]
    yield from choose_space(t, t.lead, ASK_ARRIVAL, spaces, hero)
    yield from hero_enters(t, hero, t.reply)
