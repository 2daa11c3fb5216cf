"""Parts of sentences that verbs of cards share: where something happens, and the dice they roll."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import SPACES, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.events import EVENT_ROLL

ARTICLE: Final = frozenset(
    {
        "commercial_district",
        "farm",
        "campground",
        "nuclear_plant",
        "suspension_bridge",
        "town_basement",
        "guard_post",
        "inner_catacombs",
        "outer_catacombs",
        "chromotechnics_lab",
        "lab",
        "refugee_camp",
        "cemetery",
    }
)
"""Spaces that English calls by their kind."""


def the_space(space: int) -> Name:
    """A space in a sentence."""
    name = SPACES[space].name
    return Name(f"the {name.en}", name.ja) if SPACES[space].id in ARTICLE else name


def the_track(track: int) -> Name:
    """A track in a sentence; the Fated one is not known before Fate is drawn."""
    if track == FATED_TRACK:
        return Name("the Fated track", "運命のトラック")
    name = TRACKS[track].name
    return Name(f"the {name.en} track", f"{name.ja}のトラック")


def the_start(track: int) -> Name:
    """The Start space of a track in a sentence."""
    if track == FATED_TRACK:
        return Name("the Start space of the Fated track", "運命のトラックのスタートスペース")
    name = TRACKS[track].name
    return Name(f"the {name.en} Start", f"{name.ja}のスタートスペース")


def new_units(count: int, is_super: bool) -> Name:
    """New Zeds, so many of them, as what is placed."""
    if is_super:
        en, ja = "Super Zeds", "スーパーゼッズ"
    else:
        en, ja = "Zeds", "通常ゼッズ"
    if count == 1:
        return Name(f"a new {en} unit", f"新しい{ja}1個")
    return Name(f"{count} new {en} units", f"新しい{ja}{count}個")


def lowered(name: Name) -> Name:
    """A sentence that goes on after a condition."""
    return Name(name.en[0].lower() + name.en[1:], name.ja)


def roll(t: DawnTable) -> int:
    """A die of the Event card, 1 to 6."""
    die = 1 + t.chance.roll(6)
    t.tell(EVENT_ROLL, t.event, die)
    return die


def actual_track(t: DawnTable, track: int) -> int:
    """The track a verb is about, now that Fate is drawn."""
    return t.fated_track if track == FATED_TRACK else track
