"""Which track a card means."""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_track, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import tracks_of_line
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.fates import ASK_TRACK


def which_track(t: DawnTable, line: int) -> Flow:
    """A track by its number, by a line such as MOST_ZEDS, or the Fated track; ``t.reply`` is its number.

    Where several tie the players choose. [DOZ-GOAL-9, DOZ-VERSUS-10]
    """
    if line == FATED_TRACK:
        t.reply = t.fated_track
        return NOTHING
    return choose_track(t, tie_seat(t), ASK_TRACK, tracks_of_line(t, line))
