"""Everything that can hold, by one number: counters, markers on them, components, cards.

``Box.holds`` says what each of them holds, ``Box.asked`` which questions that answers, and the log calls
them by this number where a shift or a roll has a reason.
"""

from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS

# Marks of a unit, as bits: which side it shows, what lies on it.
REDUCED: Final = 1  # [DOZ-UNIT-1]
COMATOSE: Final = 2  # EKG [DOZ-SAVE-6]
DEFIANT: Final = 4  # [DOZ-UNIT-15]
REFUGEES: Final = 8  # the counter shows Refugees, not Villagers [DOZ-UNIT-19]
FIRST_MARKER: Final = 16
WELL_ARMED_MARKER: Final = 16
CIVILIANS_LEADER: Final = 32  # [DOZ-FATE-14]
TRAINED: Final = 64
TOUGH: Final = 128
TOXIC: Final = 256
FAST: Final = 512
SMART: Final = 1024
LEADER: Final = 2048
STENCH_MARKER: Final = 4096  # [DOZ-UNIT-45..50]
MARKERS: Final = (
    Noun("well_armed", Name("Well-Armed", "重武装")),
    Noun("civilians_leader", Name("Civilians Leader", "市民リーダー")),
    Noun("trained", Name("Trained", "訓練済み")),
    Noun("tough", Name("Tough", "頑丈")),
    Noun("toxic", Name("Toxic", "有毒")),
    Noun("fast", Name("Fast", "俊足")),
    Noun("smart", Name("Smart", "知能")),
    Noun("leader", Name("Leader", "統率")),
    Noun("stench", Name("Stench", "悪臭")),
)
"""What can lie on a unit, in the order of the bits from FIRST_MARKER on."""
UPGRADES: Final = (TOUGH, TOXIC, FAST, SMART, LEADER, STENCH_MARKER)

COMPONENTS: Final = 5  # of the Super Weapon [DOZ-RESEARCH-10]
RESEARCH_CARDS: Final = 22  # different ones; one of them is there four times
EVENT_CARDS: Final = 91  # with Doctor at Large [DOZ-VERSUS-72]
FATE_CARDS: Final = 44
SCHEMES: Final = 16
TERRAINS: Final = 6

# Where the numbers of each kind begin.
MARKER_SOURCE: Final = UNITS
COMPONENT_SOURCE: Final = MARKER_SOURCE + len(MARKERS)
RESEARCH_SOURCE: Final = COMPONENT_SOURCE + COMPONENTS
EVENT_SOURCE: Final = RESEARCH_SOURCE + RESEARCH_CARDS
FATE_SOURCE: Final = EVENT_SOURCE + EVENT_CARDS
SCHEME_SOURCE: Final = FATE_SOURCE + FATE_CARDS
TERRAIN_SOURCE: Final = SCHEME_SOURCE + SCHEMES
SOURCES: Final = TERRAIN_SOURCE + TERRAINS


def marker_number(mark: int) -> int:
    """The place of a marker among ``MARKERS``, given by its bit."""
    return (mark // FIRST_MARKER).bit_length() - 1


def marker_source(mark: int) -> int:
    """The source number of a marker, given by its bit."""
    return MARKER_SOURCE + marker_number(mark)


NO_SOURCES: Final[list[int]] = []
"""Shared: nobody changes it."""


def marker_sources(marks: int) -> list[int]:
    """The source numbers of the markers among the marks of a unit."""
    if marks < FIRST_MARKER:
        return NO_SOURCES
    return [MARKER_SOURCE + i for i in range(len(MARKERS)) if marks & FIRST_MARKER << i]
