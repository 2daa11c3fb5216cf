"""How the screen finds the boards of the games."""

from lastfire.cli.screen.face import Face
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name
from lastfire.games import part


def face_of(game: str) -> Face:
    """How the screen shows this game; raises UsageError if it cannot."""
    screen = part(game, "terminal.screen")
    if screen is None:
        raise UsageError(
            Name(
                f"{game} has no board on the screen yet: --plain plays it in lines of text",
                f"{game}の盤面はまだ画面に描けません。--plain を付けると文章で遊べます",
            )
        )
    face: Face = screen.FACE
    return face
