"""What the screen of the terminal shows of a table that a test has laid out."""

import lastfire
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.faces import face_of
from lastfire.cli.screen.marks import NIGHT
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from tests.games.dawn_of_the_zeds.table import Game

GAME = "dawn_of_the_zeds"
CATALOGUE = lastfire.registered_games()[GAME].catalogue()


def scene_of(table: Game, questions: Choices, lang: str = "en") -> Scene:
    """The scene before the first seat, with this question."""
    return Scene(
        face_of(GAME).show_of(table.match, 0),
        table.match.odds(0),
        questions,
        "",
        ["Anna"] * table.match.seats,
        CATALOGUE,
        lang,
        NIGHT,
        [],
    )
