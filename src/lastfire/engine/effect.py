"""Effects: what a card says and does, written once."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.words import Name


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A typed value on a card. Its words come from its fields, and so does what it does.

    Each game derives its own base class, which adds ``do`` for that game's table.
    """

    def words(self) -> Name:
        """The clause on the card, in both languages."""
        raise NotImplementedError
