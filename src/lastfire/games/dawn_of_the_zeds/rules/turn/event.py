"""The Event Phase, and what the Event card does later in its turn. [DOZ-EVENT]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def event_phase(t: DawnTable) -> Flow:
    """Reveal the top Event card. [DOZ-EVENT-1, DOZ-EVENT-2]"""
    raise NotImplementedError


def event_effects(t: DawnTable, when: int) -> Flow:
    """What the Event card does now: ``card.ZEDS_START`` and so on. [DOZ-EVENT-3]"""
    raise NotImplementedError
