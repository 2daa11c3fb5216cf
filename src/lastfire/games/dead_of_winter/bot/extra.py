"""What modules bring, weighed for bots: the base game's judgement asks it, each module's part answers.

Where a match has no module that anybody has weighed there is none of it, and nothing is asked.
"""

from collections.abc import Callable
from typing import Any, Final

from lastfire.engine.native import mypyc_attr
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.sight import ColonySight


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What judgement asks of modules; ``w`` is the ``Worth`` of a seat, ``menu`` its ``Menu``."""

    nights: int
    """How many nights ahead entrances are looked after."""

    def drawn(self, place: int) -> int:
        """How many more than the survivors there draw zombies to a place at night."""
        return 0

    def mouths(self, s: ColonySight) -> int:
        """How many more are fed."""
        return 0

    def wants(self, w: Any, kind: int) -> float:
        """What a card in the hand is worth beside what everybody knows of it."""
        return 0.0

    def keeps(self, w: Any, kind: int) -> float:
        """The same of a card that could be given away."""
        return 0.0

    def search(self, w: Any, place: int) -> float:
        """What a search is worth where there is no item deck, or none any more."""
        return 0.0

    def search_costs(self, w: Any, person: Person, place: int) -> float:
        """What a search there costs the survivor."""
        return 0.0

    def standing(self, w: Any, menu: Any, person: Person, place: int) -> float:
        """What it is worth to have a survivor there, searching and danger aside."""
        return 0.0

    def attack(self, w: Any, person: Person) -> float:
        """The best attack of a survivor on something that a module brings."""
        return -1.0

    def chooses(self, w: Any, place: int) -> float:
        """What a place is worth where something that a module brings can happen there."""
        return 0.0


MAKERS: Final[list[Callable[[ColonySight], Extra | None]]] = []
"""The parts of the bots that know modules: each makes what it knows of a match, or nothing."""


def extra_of(s: ColonySight) -> Extra | None:
    """What the modules of a match bring."""
    if s.modules:
        for make in MAKERS:
            extra = make(s)
            if extra is not None:
                return extra
    return None
