"""The Super Weapon: four components of five, at most. [DOZ-RESEARCH-10..16]

What each component does is in force from when it is gained.
"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, come_into_force, go_out_of_force
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE, COMPONENTS, RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.actions import COMPONENT
from lastfire.games.dawn_of_the_zeds.rules.words.research import (
    ASK_COMPONENT,
    ASK_LOSE_COMPONENT,
    COMPONENT_GAINED,
    COMPONENT_LOST,
    NO_COMPONENT,
)

MOST_COMPONENTS: Final = 4  # [DOZ-RESEARCH-10]


def components(t: DawnTable) -> list[int]:
    """The components the players have."""
    return [
        source - COMPONENT_SOURCE for source in t.in_force if COMPONENT_SOURCE <= source < RESEARCH_SOURCE
    ]


def has_super_weapon(t: DawnTable) -> bool:
    """Whether a Super Weapon is in play: at least one component. [DOZ-UNIT-63, DOZ-VERSUS-84]"""
    return any(COMPONENT_SOURCE <= source < RESEARCH_SOURCE for source in t.in_force)


def can_gain_component(t: DawnTable) -> bool:
    """Whether one more can be had: the fourth only while somebody can complete the weapon.

    [DOZ-RESEARCH-10, DOZ-RESEARCH-11]
    """
    count = len(components(t))
    if count < MOST_COMPONENTS - 1:
        return True
    if count >= MOST_COMPONENTS:
        return False
    return any(
        holding.completes_weapon(t, bearer) for _, bearer, holding in all_held(t, questions.COMPLETES_WEAPON)
    )


def gain_component(t: DawnTable) -> Flow:
    """The players choose a component they do not have; one that cannot be had is lost.

    [DOZ-RESEARCH-10, DOZ-RESEARCH-11]
    """
    if not can_gain_component(t):
        t.tell(NO_COMPONENT)
        return
    had = components(t)
    offered = [COMPONENT + number for number in range(COMPONENTS) if number not in had]
    yield from choose(t, t.lead, ASK_COMPONENT, offered)
    gained = t.reply - COMPONENT
    come_into_force(t, COMPONENT_SOURCE + gained)
    t.tell(COMPONENT_GAINED, gained)


def lose_component(t: DawnTable, number: int) -> None:
    """A component is gone; it may be gained again later."""
    go_out_of_force(t, COMPONENT_SOURCE + number)
    t.tell(COMPONENT_LOST, number)


def lose_a_component(t: DawnTable) -> Flow:
    """The players choose which component they lose; there must be one."""
    yield from choose(t, t.lead, ASK_LOSE_COMPONENT, [COMPONENT + number for number in components(t)])
    lose_component(t, t.reply - COMPONENT)
