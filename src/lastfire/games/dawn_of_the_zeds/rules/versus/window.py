"""When the Zeds player acts. [DOZ-VERSUS-16..23]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import (
    AT_ZEDS_ACTIONS,
    may_be_played,
    play_scheme,
    playable_schemes,
    table_of,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import (
    is_brains,
    take_zeds_action,
    zeds_action_options,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import PASS, SCHEME
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ASK_ZEDS_ACTION


def versus_window(t: DawnTable) -> Flow:
    """One Zeds Action or Scheme of the Zeds player; ``t.reply`` is 1 while the window stays open after it.

    There is a window after the start effects, and one after each finished track, the last one before the end
    effects. Nobody is asked where nothing can be done, for all that the Heroes know; whoever always passes
    plays a game together without pressure. [DOZ-VERSUS-22, DOZ-VERSUS-114]
    """
    t.reply = 0
    if is_brains(t):
        return NOTHING
    options = zeds_action_options(t)
    if not options and not may_be_played(t, AT_ZEDS_ACTIONS):
        return NOTHING
    return _window(t, options)


def _window(t: DawnTable, options: list[int]) -> Flow:
    schemes = [SCHEME + number for number in playable_schemes(t, AT_ZEDS_ACTIONS)]
    yield t.ask(t.zeds_seat, ASK_ZEDS_ACTION, [*options, *schemes, PASS], table_of(t).actions)
    if t.reply == PASS:
        t.reply = 0
        return
    if t.reply in schemes:
        yield from play_scheme(t, t.reply - SCHEME)
    else:
        yield from take_zeds_action(t, t.reply)
    t.reply = 1
