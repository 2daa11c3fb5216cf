"""Drawing Fate. [DOZ-FATE]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def draw_fate(t: DawnTable) -> Flow:
    """Reveal the top Fate card; ``t.fated_track`` is the track its top line names, ``t.fate`` the card.

    [DOZ-FATE-1, DOZ-FATE-2, DOZ-FATE-8, DOZ-FATE-9, DOZ-FATE-11]
    """
    raise NotImplementedError


def finish_fate(t: DawnTable) -> Flow:
    """The calling effect is over: carry the card out, or keep it. [DOZ-FATE-3..5, DOZ-FATE-10]"""
    raise NotImplementedError
