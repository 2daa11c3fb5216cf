"""What a deed is: one kind of Action that a unit can take."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of Action, or a family of them, of a unit that can act. [DOZ-ACTION-6]

    ``verb`` is that of its actions in the action table, ``rules`` are those that say when it is possible,
    ``actions`` is how many Actions it costs (0: none at all).
    """

    def __init__(self, verb: str, rules: tuple[str, ...], actions: int = 1) -> None:
        self.verb = verb
        self.rules = rules
        self.actions = actions

    def options(self, t: DawnTable, unit: int, ids: list[int]) -> None:
        """Add what the unit can do now and can pay for; Actions are looked at elsewhere."""
        raise NotImplementedError

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        """Carry it out; its Actions are paid."""
        raise NotImplementedError
