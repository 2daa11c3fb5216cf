"""Steps that tests of the Zeds have carried out."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TRACKS
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.state import ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import activate
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import BEGIN, TRACK
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game

TRACK_NUMBER = {noun.id: number for number, noun in enumerate(TRACKS)}


def new_in(space: str, is_super: bool = False) -> Carried:
    """A new Zeds unit comes to a space."""

    def step(t: DawnTable) -> Flow:
        yield from new_zeds(t, SPACE[space], is_super)

    return step


def advancing(*units: str) -> Carried:
    """Zeds of one space advance together, without an activation."""

    def step(t: DawnTable) -> Flow:
        yield from advance(t, tuple(sorted(UNIT[unit] for unit in units)), False)

    return step


def activating(*tracks: str) -> Carried:
    """Tracks are activated one after another, each from beginning to end."""

    def step(t: DawnTable) -> Flow:
        for track in tracks:
            yield from activate(t, TRACK_NUMBER[track])

    return step


def begins_zeds_phase(game: Game, moment: int = BEGIN) -> Game:
    """The Zeds Phase is played; somebody stands in Town Center, so that the Action Phase has a question."""
    return game.put("schmidt", "town_center").begin(ZEDS, moment)


def begins_with_tracks(game: Game, *tracks: str) -> Game:
    """The Zeds Phase begins at the activation of these tracks."""
    game.t.activations = [TRACK_NUMBER[track] for track in tracks]
    return begins_zeds_phase(game, TRACK)
