"""What a card does: one imperative clause."""

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An imperative clause of a card, such as "Lower Infection by 2".

    Where a Fate card has been drawn for it, ``t.fated_track`` is the Fated track.
    """

    def do(self, t: DawnTable) -> Flow:
        """Carry it out; a verb that asks returns a flow to be run."""
        raise NotImplementedError

    def words_at(self, uses: int) -> Name | None:
        """What is read of it at a level that uses these systems, bits as in ``levels``; None for nothing."""
        return self.words()

    def lays(self) -> int:
        """The marker that it lays, by its bit; 0 for none. A card goes on to say what that marker does."""
        return 0

    def is_possible(self, t: DawnTable) -> bool:
        """Whether it would do anything now: a hold card without effect is not offered."""
        return True
