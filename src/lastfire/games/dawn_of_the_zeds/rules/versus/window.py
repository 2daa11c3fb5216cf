"""When the Zeds player acts. [DOZ-VERSUS-16..23]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def ready_zeds_actions(t: DawnTable) -> None:
    """The Zeds Phase begins: set the Zeds Action marker. [DOZ-VERSUS-16..20]"""


def versus_window(t: DawnTable) -> Flow:
    """One Zeds Action or Scheme of the Zeds player; ``t.reply`` is 1 while the window stays open after it.

    There is a window after the start effects, and one after each finished track, the last one before the end
    effects. [DOZ-VERSUS-22]
    """
    t.reply = 0
    return NOTHING
