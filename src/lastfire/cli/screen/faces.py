"""The games that the screen can show."""

from typing import Final

from lastfire.cli.screen.dead_of_winter import ColonyFace
from lastfire.cli.screen.face import Face
from lastfire.cli.screen.hit_z_road import RoadFace

FACES: Final[dict[str, Face]] = {face.game: face for face in (RoadFace(), ColonyFace())}


def face_of(game: str) -> Face:
    """How the screen shows this game."""
    return FACES[game]
