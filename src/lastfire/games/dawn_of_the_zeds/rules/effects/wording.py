"""Parts of sentences for spaces, tracks and counts, as cards say them."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import SPACES, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ALL_TRACKS,
    FATED_TRACK,
    FEWEST_CHAOS,
    FEWEST_ZEDS,
    MOST_CHAOS,
    MOST_ZEDS,
    PLAYERS_CHOICE,
)

_LINES: Final = {
    PLAYERS_CHOICE: Name("a track of the players' choice", "プレイヤーが選ぶトラック"),
    MOST_ZEDS: Name("the track with the most Zeds units", "ゼッズのユニットが最も多いトラック"),
    FEWEST_ZEDS: Name("the track with the fewest Zeds units", "ゼッズのユニットが最も少ないトラック"),
    MOST_CHAOS: Name("the track with the most Chaos markers", "混沌マーカーが最も多いトラック"),
    FEWEST_CHAOS: Name("the track with the fewest Chaos markers", "混沌マーカーが最も少ないトラック"),
    ALL_TRACKS: Name("each track", "各トラック"),
    FATED_TRACK: Name("the Fated track", "運命のトラック"),
}


def space_words(space: int) -> Name:
    """A space in the middle of a sentence."""
    name = SPACES[space].name
    return Name(f"the {name.en}" if SPACES[space].the else name.en, name.ja)


def track_words(line: int) -> Name:
    """A track, or the one that a line such as MOST_ZEDS means, in the middle of a sentence."""
    if line < len(TRACKS):
        name = TRACKS[line].name
        return Name(f"the {name.en} track", f"{name.ja}トラック")
    return _LINES[line]


def counted(count: int, one: str, many: str = "") -> str:
    """A count with its noun: 1 Hit, 3 Hits."""
    return f"{count} {one if count == 1 else many or one + 's'}"
