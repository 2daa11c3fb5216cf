"""Dice of cards, and sentences that follow a condition."""

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.fates import DIE_OF_CARD


def roll_die(t: DawnTable) -> int:
    """A die of a card, 1 to 6."""
    die = 1 + t.chance.roll(6)
    t.tell(DIE_OF_CARD, die)
    return die


def actual_track(t: DawnTable, track: int) -> int:
    """The track that a verb names, or the Fated one."""
    return t.fated_track if track == FATED_TRACK else track


def lowered(name: Name) -> Name:
    """A sentence that goes on after a condition."""
    return Name(name.en[0].lower() + name.en[1:], name.ja)
