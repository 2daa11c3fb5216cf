"""What a learner sees of The Last Can."""

from last_can.rules import GAME
from lastfire import envs
from lastfire.envs.layout import Part, numbers_in, question_part


def at_home(place: int) -> Part:
    """What one player has at home; the observer's place is 0."""
    facts = {"home": (15.0, "cans at home")}
    return numbers_in(f"player_{place}.", facts, lambda scene: scene.seats[place])


def layout(seats: int) -> envs.Layout:
    """The open question, and what everybody has at home."""
    parts = question_part(GAME.vocabulary, {"found": (60, "cans found this turn")})
    return envs.Layout("last_can", seats, [*parts, *map(at_home, range(seats))])
