"""The end of the game: the account, the score, the epilogue. [DOZ-SCORE, DOZ-END]

The players lose at once when Zeds enter Town Center or a Chaos marker is missing, and win at the start of the
Action Phase of the End card's turn; nothing else ends a game, not even the loss of all Heroes.
[DOZ-END-1, DOZ-END-2, DOZ-END-5, DOZ-END-6]
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import cards_to_come
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import MOST_COMPONENTS, components
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    CHAOS_RULES,
    INFECTION_RULES,
    REFUGEES_RULES,
    RESEARCH_RULES,
    SUPPLIES_RULES,
)
from lastfire.games.dawn_of_the_zeds.rules.state import SURVIVED, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_CIVILIANS,
    THE_GUARD,
    is_refugees,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hides_held_cards
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus
from lastfire.games.dawn_of_the_zeds.rules.words.acting import EPILOGUE, SCORE_LINE, SCORED
from lastfire.games.dawn_of_the_zeds.rules.words.records import GAME_ENDS
from lastfire.games.dawn_of_the_zeds.rules.words.versus import BURIED_SHOWN, HELD_SHOWN, SCHEMES_SHOWN
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    AMMO_LINE,
    ANTIDOTE_EPILOGUE,
    ANTIDOTE_LINE,
    BANDS,
    CARDS_LINE,
    CHAOS_EPILOGUE,
    CHAOS_LINE,
    CIVILIANS_LINE,
    EPILOGUES,
    GUARD_LINE,
    HEROES_LINE,
    INFECTION_LINE,
    REFUGEES_EPILOGUE,
    REFUGEES_LINE,
    SUPPLIES_LINE,
    WEAPON_EPILOGUE,
    WEAPON_LINE,
)

ENOUGH_STORES: Final = 2  # Supplies, and Ammo, for a point [DOZ-SCORE-2]
FOR_REFUGEES: Final = 3  # points for a unit of Refugees [DOZ-SCORE-3]
LOW_INFECTION: Final = 6  # at most, for a point [DOZ-SCORE-5]
LOWEST_OF_BAND: Final = (1, 6, 13, 21)  # the least score of each band but the first [DOZ-SCORE-9]
MUCH_CHAOS: Final = (7, 10)  # markers for the second and the third line [DOZ-SCORE-10]
MANY_REFUGEES: Final = (1, 3)  # units for the second and the third line [DOZ-SCORE-10]

COUNTED: Final = 1
"""The moment after the account has been told."""

Line = tuple[int, int, int]
"""A line of the account: which one, how many there are, the points."""


def account(t: DawnTable) -> list[Line]:
    """Every line that the level knows, good and bad. [DOZ-SCORE-1..7, DOZ-SCORE-11]"""
    uses = t.box.uses
    lines = units_account(t)
    if uses & SUPPLIES_RULES:
        lines.append((SUPPLIES_LINE, t.supplies, int(t.supplies >= ENOUGH_STORES)))
    lines.append((AMMO_LINE, t.ammo, int(t.ammo >= ENOUGH_STORES)))
    if uses & INFECTION_RULES:
        lines.append((INFECTION_LINE, t.infection, int(t.infection <= LOW_INFECTION)))
    if uses & RESEARCH_RULES:
        lines.append((ANTIDOTE_LINE, int(t.antidote), int(t.antidote)))
        parts = len(components(t))
        lines.append((WEAPON_LINE, parts, parts))
    if uses & CHAOS_RULES:
        chaos = sum(t.chaos)
        lines.append((CHAOS_LINE, chaos, -chaos))
    if t.ending != SURVIVED:
        cards = cards_to_come(t)
        lines.append((CARDS_LINE, cards, -cards))
    return lines


def units_account(t: DawnTable) -> list[Line]:
    """Player units in play; who lies in the Cemetery or never came counts for nothing.

    [DOZ-SCORE-1, DOZ-SCORE-3, DOZ-SCORE-11]
    """
    heroes = civilians = guard = refugees = 0
    for unit in t.team:
        if unit < FIRST_CIVILIANS:
            heroes += 1
        elif is_refugees(unit):
            refugees += 1
        elif unit == THE_GUARD:
            guard += 1
        else:
            civilians += 1
    lines = [(HEROES_LINE, heroes, heroes), (CIVILIANS_LINE, civilians, civilians)]
    if t.box.uses & REFUGEES_RULES:
        lines.append((GUARD_LINE, guard, guard))
        lines.append((REFUGEES_LINE, refugees, FOR_REFUGEES * refugees))
    return lines


def score(t: DawnTable) -> int:
    """Good minus bad, one score for all; it may be negative. [DOZ-SCORE-8, DOZ-COOP-15, DOZ-VERSUS-7]"""
    return sum([points for _, _, points in account(t)])


def band(points: int) -> int:
    """The band of a score, 0 to 4. [DOZ-SCORE-9]"""
    return sum([points >= lowest for lowest in LOWEST_OF_BAND])


def epilogues(t: DawnTable) -> list[int]:
    """The lines that follow that of the band. [DOZ-SCORE-10]"""
    found: list[int] = []
    if t.box.uses & CHAOS_RULES:
        chaos = sum(t.chaos)
        found.append(CHAOS_EPILOGUE + sum([chaos >= count for count in MUCH_CHAOS]))
    for line, count, _ in units_account(t):
        if line == REFUGEES_LINE:
            found.append(REFUGEES_EPILOGUE + sum([count >= many for many in MANY_REFUGEES]))
    if t.box.uses & RESEARCH_RULES:
        found.append(ANTIDOTE_EPILOGUE + int(t.antidote))
        parts = len(components(t))
        found.append(WEAPON_EPILOGUE + int(parts > 0) + int(parts == MOST_COMPONENTS))
    return found


def finish(t: DawnTable) -> Flow:
    """The game has ended: every line of the account is told, then the epilogue, then what sides have hidden.

    What is laid open stays so: no undo passes this. [DOZ-VERSUS-115]
    """
    t.moment = COUNTED
    if t.told is not None:
        _tell_account(t)
    if t.versus is not None:
        t.chance.reveal()
        _lay_open(t, t.versus)
    yield from ()


def _lay_open(t: DawnTable, versus: Versus) -> None:
    """The Schemes of the Zeds player, and held Fate cards that were hidden. [DOZ-VERSUS-115]"""
    if versus.schemes:
        t.tell(SCHEMES_SHOWN, *versus.schemes)
    if versus.buried:
        t.tell(BURIED_SHOWN, *versus.buried)
    if t.fate_hand and hides_held_cards(t):
        t.tell(HELD_SHOWN, *t.fate_hand)


def _tell_account(t: DawnTable) -> None:
    t.tell(GAME_ENDS, t.ending)
    total = 0
    for line, count, points in account(t):
        t.tell(SCORE_LINE, line, count, points)
        total += points
    lost = t.ending != SURVIVED
    # A town that is lost has the same bands and lines, in other words. [DOZ-SCORE-9, DOZ-SCORE-10]
    t.tell(SCORED, total, band(total) + len(BANDS) * lost)
    for epilogue in epilogues(t):
        t.tell(EPILOGUE, epilogue + len(EPILOGUES) * lost)
