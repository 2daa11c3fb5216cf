"""What anybody may see of what The Long Night brings to every match. [LN-GRAVE-5]"""

from typing import Any, TypedDict

from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.graveyard import graveyard
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.module import Look
from lastfire.games.dead_of_winter.rules.state import ColonyTable


class NightSeen(TypedDict):
    """What everybody sees of The Long Night itself."""

    despair: dict[str, int]
    """Tokens, by survivor who has any."""
    unruly: int
    """So many of the helpless survivors."""
    traps: dict[str, list[int]]
    """Explosive traps, by location and entrance."""
    graveyard: list[str]
    """Survivors, the first that died first."""
    kept: list[int]
    """By seat, how often they voted that the first player token stays."""


class NightLook(Look):
    """Despair by survivor, unruly people, explosive traps by entrance, who lies in the graveyard.

    ``kept`` counts by seat the votes that the first player token stays.
    """

    def __init__(self, t: ColonyTable) -> None:
        state = night_of(t)
        self.despair = {survivor: state.despair.count(survivor) for survivor in sorted(set(state.despair))}
        self.unruly = state.unruly
        self.kept = state.kept[:]
        self.traps = [state.traps.count(entrance) for entrance in range(len(t.board.spaces))]
        self.graveyard = graveyard(t)[:]
        self.box = t.box
        self.board = t.board

    def json(self) -> dict[str, Any]:
        people = self.box.survivors
        seen: NightSeen = {
            "despair": {people[survivor].id: count for survivor, count in self.despair.items()},
            "unruly": self.unruly,
            "traps": {
                self.board.places[place].noun.id: [self.traps[entrance] for entrance in entrances_of(place)]
                for place in self.board.all
            },
            "graveyard": [people[survivor].id for survivor in self.graveyard],
            "kept": self.kept,
        }
        return dict(seen)
