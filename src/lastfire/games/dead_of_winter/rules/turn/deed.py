"""What a deed is: one kind of action of a turn, with what it offers, what it does, and its rules."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.catalogue import DeedCard
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

Reason = tuple[str, Name]
"""Why something cannot be done: the rule that says so, and a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of action of a turn: one action, or a family of them. [DOW-TURN-4]

    ``rules`` are those that say when it is possible. ``listed_with`` names the deed that offers this one
    among its own options, where the two take turns in the menu. ``name`` is what the kind of action is
    called where hosts have no words of their own for it.
    """

    def __init__(
        self, action: int, rules: tuple[str, ...], listed_with: str = "", name: Name | None = None
    ) -> None:
        self.verb = WORDS.actions[action].verb
        self.rules = rules
        self.listed_with = listed_with
        self.name = WORDS.actions[action].words if name is None else name

    def json(self) -> DeedCard:
        """What the catalogue says of it."""
        return {"name": self.name.json(), "rules": list(self.rules)}

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Add the actions that are possible now; ``best`` is the highest unused die, 0 without one."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """Carry it out; ``about`` is the survivor, place, item or seat that the action is about."""
        raise NotImplementedError

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        """Why a survivor cannot do it now, where that is worth saying.

        Asked of the deeds of modules; ``hindrance.py`` says it of those of the base game.
        """
        return None

    def is_act(self) -> bool:
        """Whether something is done: it ends the start of the turn, and cards may open after it."""
        return True

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        """Whether it plainly serves the colony: what everybody remembers of a player."""
        return False

    def is_loud(self) -> bool:
        """Whether everybody remembers the noise it makes."""
        return False
