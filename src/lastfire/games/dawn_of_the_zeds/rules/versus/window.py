"""The windows of the Zeds player in the Zeds Phase. [DOZ-VERSUS-22]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def versus_window(t: DawnTable) -> Flow:
    """The Zeds player may spend Zeds Actions: before the first track, and after each finished one."""
    return NOTHING
