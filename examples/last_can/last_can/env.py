"""What a learner sees of The Last Can."""

from last_can.rules import GAME, StreetSight
from lastfire import envs


class HomesPart(envs.Part):
    """What everybody has at home, the observer first."""

    def __init__(self, seats: int) -> None:
        super().__init__([envs.Field(f"player_{place}.home", "cans at home", 15) for place in range(seats)])

    def write(self, scene: envs.Scene, row: envs.Row, at: int) -> None:
        assert isinstance(scene.sight, StreetSight)
        for place in range(scene.seats):
            row[at + place] = scene.sight.home[scene.seat_at(place)]


def layout(seats: int) -> envs.Layout:
    """The open question, and what everybody has at home."""
    asked = envs.QuestionPart(GAME.vocabulary, {"found": (60, "cans found this turn")})
    return envs.Layout("last_can", seats, [asked, HomesPart(seats)])
