"""The kinds of unit, and the numbers of the counters of each kind. [DOZ-GOAL-10]

A unit is a number; units of a kind follow one another.
"""

from typing import Final

from lastfire.engine.words import Name, Noun

HERO: Final = 0
HEROIC_CIVILIANS: Final = 1
REGULAR_CIVILIANS: Final = 2
VILLAGERS: Final = 3  # or Refugees, the other face of the counter [DOZ-UNIT-21]
VIP: Final = 4
SPECIAL_CIVILIANS: Final = 5  # Rangers, Petra's Angels, Red Diamond Guards [DOZ-UNIT-11]
GUARD: Final = 6
RAIDERS: Final = 7
SPREADER: Final = 8
REGULAR_ZEDS: Final = 9
SUPER_ZEDS: Final = 10
UN_ZEDS: Final = 11
KINDS: Final = (
    Noun("hero", Name("Hero", "ヒーロー")),
    Noun("heroic_civilians", Name("Heroic Civilians", "英雄市民")),
    Noun("regular_civilians", Name("Regular Civilians", "一般市民")),
    Noun("villagers", Name("Villagers", "村人")),
    Noun("vip", Name("VIP Survivors", "要人")),
    Noun("special_civilians", Name("special Civilians", "特別市民")),
    Noun("national_guard", Name("National Guard", "州兵")),
    Noun("raiders", Name("Raiders", "略奪者")),
    Noun("spreader", Name("Disease Spreader", "感染源")),
    Noun("regular_zeds", Name("Regular Zeds", "通常ゼッズ")),
    Noun("super_zeds", Name("Super Zeds", "スーパーゼッズ")),
    Noun("un_zeds", Name("Un-Zeds", "生ける手先")),
)

COUNTS: Final = (17, 8, 7, 5, 1, 4, 1, 2, 2, 34, 9, 9)
"""How many counters there are of each kind."""

FIRST: Final = [sum(COUNTS[:kind]) for kind in range(len(COUNTS))]
"""The number of the first counter of each kind."""

KIND_OF: Final = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
"""The kind of each unit."""

UNITS: Final = len(KIND_OF)

# Heroes to special Civilians, and the Guard, are player units; then come Raiders, Zeds and Un-Zeds.
FIRST_CIVILIANS: Final = 17
FIRST_REGULAR_CIVILIANS: Final = 25
FIRST_VILLAGERS: Final = 32
THE_VIP: Final = 37
FIRST_SPECIAL_CIVILIANS: Final = 38
THE_GUARD: Final = 42
FIRST_RAIDERS: Final = 43
FIRST_ZEDS: Final = 45
FIRST_REGULAR_ZEDS: Final = 47
FIRST_SUPER_ZEDS: Final = 81
FIRST_UN_ZEDS: Final = 90


def is_hero(unit: int) -> bool:
    """Whether a unit is a Hero."""
    return unit < FIRST_CIVILIANS


def is_player_unit(unit: int) -> bool:
    """Whether a unit is on the player side: Heroes, Civilians, Guard, Refugees, Villagers. [DOZ-GOAL-10]"""
    return unit < FIRST_RAIDERS


def is_refugees(unit: int) -> bool:
    """Whether a counter is one of Villagers and Refugees, or the VIP Survivors, who act as Refugees.

    [DOZ-UNIT-22]
    """
    return FIRST_VILLAGERS <= unit <= THE_VIP


def is_fighter(unit: int) -> bool:
    """Whether a counter fights on the player side: all player units but Refugees. [DOZ-UNIT-20]"""
    return unit < FIRST_VILLAGERS or THE_VIP < unit < FIRST_RAIDERS


def is_civilians(unit: int) -> bool:
    """Whether a unit counts where a card says Civilians. [DOZ-UNIT-11]"""
    return FIRST_CIVILIANS <= unit < FIRST_VILLAGERS or FIRST_SPECIAL_CIVILIANS <= unit < THE_GUARD


def is_hero_or_civilians(unit: int) -> bool:
    """Whether a unit is a Hero or counts where a card says Civilians. [DOZ-UNIT-11]"""
    return unit < FIRST_VILLAGERS or FIRST_SPECIAL_CIVILIANS <= unit < THE_GUARD


def is_regular_civilians(unit: int) -> bool:
    """Whether a unit is one of Regular Civilians."""
    return FIRST_REGULAR_CIVILIANS <= unit < FIRST_VILLAGERS


def is_raiders(unit: int) -> bool:
    """Whether a unit is a Raiders unit, which belongs to nobody. [DOZ-GOAL-10]"""
    return FIRST_RAIDERS <= unit < FIRST_ZEDS


def is_zeds(unit: int) -> bool:
    """Whether a unit is on the Zeds side: Regular and Super Zeds, Disease Spreaders. [DOZ-GOAL-10]"""
    return FIRST_ZEDS <= unit < FIRST_UN_ZEDS


def is_spreader(unit: int) -> bool:
    """Whether a unit is a Disease Spreader."""
    return FIRST_ZEDS <= unit < FIRST_REGULAR_ZEDS


def is_regular_zeds(unit: int) -> bool:
    """Whether a unit is one of Regular Zeds."""
    return FIRST_REGULAR_ZEDS <= unit < FIRST_SUPER_ZEDS


def is_super_zeds(unit: int) -> bool:
    """Whether a unit is one of Super Zeds."""
    return FIRST_SUPER_ZEDS <= unit < FIRST_UN_ZEDS


def is_un_zeds(unit: int) -> bool:
    """Whether a unit is one of Un-Zeds. [DOZ-VERSUS-41]"""
    return unit >= FIRST_UN_ZEDS
