"""What a seat may know of a table: one typed thing per game, made once per question."""

from typing import Any

from lastfire.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat (-1: a spectator) may know of a table while a question stands.

    Every game derives its own, and copies into it from the table what that seat may know: numbers as they
    lie there. Bots judge it, environments write rows from it, and its JSON is what clients are sent. It
    does not change when play goes on, and whoever holds one can learn nothing else from it.
    """

    def __init__(self, game: str, seat: int) -> None:
        self.game = game
        self.seat = seat

    def json(self) -> dict[str, Any]:
        """The same as plain JSON values, names in place of numbers."""
        raise NotImplementedError
