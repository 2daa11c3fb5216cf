"""What everybody sees of the bandits: all of it lies open."""

from typing import Any, TypedDict

from lastfire.engine.words import Words
from lastfire.games.dead_of_winter.rules.long_night.bandits.crisis import strip_of_crisis
from lastfire.games.dead_of_winter.rules.long_night.bandits.hideout import ATTACK_TABLE, SEARCH_TABLE
from lastfire.games.dead_of_winter.rules.long_night.bandits.leader import leader_of_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import BANDITS, bandits_of
from lastfire.games.dead_of_winter.rules.module import Look
from lastfire.games.dead_of_winter.rules.state import ColonyTable


class BanditsSeen(TypedDict):
    """What everybody sees of the bandits and their Hideout."""

    bandits: dict[str, int]
    """By location outside the colony."""
    supply: int
    """Bandits that can still come."""
    stockpile: list[str]
    """Open cards, in the order in which they came there."""
    leader: int | None
    """The seat that leads the bandits."""
    leader_has_taken: bool
    """The leader has taken a card this round."""
    strip: list[str] | None
    """Where the crisis of the round brings bandits; null where no strip says so."""
    search: list[Words]
    """What a search of the Hideout brings, row by row."""
    attack: list[Words]
    """What an attack on it brings."""


class BanditLook(Look):
    """Bandits by location, the kinds of card in the stockpile, the leader, and the strip of the crisis.

    [LN-BANDIT-24, LN-LEADER-14]
    """

    def __init__(self, t: ColonyTable) -> None:
        state = bandits_of(t)
        self.bandits = state.bandits[:]
        self.stockpile = [t.box.kind[card] for card in state.stockpile]
        self.leader = leader_of_bandits(t)
        self.has_taken = state.has_taken
        self.strip = strip_of_crisis(t)
        self.box = t.box
        self.board = t.board

    def json(self) -> dict[str, Any]:
        places = self.board.places
        seen: BanditsSeen = {
            "bandits": {places[place].noun.id: self.bandits[place] for place in self.board.outside},
            "supply": BANDITS - sum(self.bandits),
            "stockpile": [self.box.items[kind].id for kind in self.stockpile],
            "leader": None if self.leader < 0 else self.leader,
            "leader_has_taken": self.has_taken,
            "strip": None if self.strip is None else [places[place].noun.id for place in self.strip],
            "search": [row.words().json() for row in SEARCH_TABLE],
            "attack": [row.words().json() for row in ATTACK_TABLE],
        }
        return dict(seen)
