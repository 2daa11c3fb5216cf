"""An improvement: what the colony builds with advancement tokens, and what it then does."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import NAMES
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held


@mypyc_attr(allow_interpreted_subclasses=True)
class Improvement(Holding):
    """A card of the Improvements module: its name, how many tokens finish it, its lasting effect.

    Once it is finished it is in force, and is asked what every holding is asked.

    [LN-IMPROVE-5, LN-IMPROVE-16]
    """

    def __init__(self, number: int, needed: int) -> None:
        self.number = number
        self.id = NAMES[number].id
        self.name = NAMES[number].name
        self.needed = needed

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        """It is shown with its module."""
        return False

    def when_finished(self, t: ColonyTable) -> None:
        """What its completion brings, once."""

    def at_dusk(self, t: ColonyTable) -> Flow:
        """What it does at the start of each colony phase."""
        return NOTHING

    def before_food(self, t: ColonyTable) -> None:
        """What it does at the start of Pay Food."""

    def after_zombies(self, t: ColonyTable) -> Flow:
        """What it does at the end of Add Zombies."""
        return NOTHING
