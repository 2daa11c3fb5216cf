"""What a deed is: one kind of Action that a unit can take."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.price import ONE_ACTION, Means, Price
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One kind of Action, or a family of them, of a unit that can act. [DOZ-ACTION-6]

    ``verb`` is that of its actions in the action table, ``rules`` are those that say when it is possible.
    """

    def __init__(self, verb: str, rules: tuple[str, ...]) -> None:
        self.verb = verb
        self.rules = rules

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        """Add what ``means.unit`` can do now and ``means`` can pay for."""
        raise NotImplementedError

    def is_possible(self, t: DawnTable, means: Means) -> bool:
        """Whether there is any option."""
        ids: list[int] = []
        self.options(t, means, ids)
        return len(ids) > 0

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        """What it costs."""
        return ONE_ACTION

    def takes_turn(self, price: Price) -> bool:
        """Whether it spends an Action at this price, after which the next seat is asked. [DOZ-COOP-9]"""
        return price.actions > 0 or price.character

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        """Carry it out; its price is paid."""
        raise NotImplementedError
