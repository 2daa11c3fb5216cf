"""The games that the screen can show."""

from typing import Final

from lastfire.cli.screen.dead_of_winter import ColonyFace
from lastfire.cli.screen.face import Face
from lastfire.cli.screen.hit_z_road import RoadFace
from lastfire.cli.values import UsageError

FACES: Final[dict[str, Face]] = {face.game: face for face in (RoadFace(), ColonyFace())}


def face_of(game: str) -> Face:
    """How the screen shows this game; raises UsageError if it cannot."""
    if game not in FACES:
        raise UsageError(f"{game} has no board on the screen yet: --plain plays it in lines of text")
    return FACES[game]
