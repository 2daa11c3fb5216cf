"""What there is to know of a table of Dawn of the Zeds: what a sight is made of.

Units, spaces, tracks and cards are numbers, as on the table; -1 is nobody or nothing.
"""

from lastfire.engine.sight import Sight
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, ON_MAP, STEPS
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, Fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_UN_ZEDS,
    FIRST_ZEDS,
    is_refugees,
)


class Known(Sight):
    """All that one seat may know; ``DawnSight`` is one that can say its JSON.

    What is not listed as hidden lies on the table for everybody: the fields are those of the table.
    """

    seats: int
    heroes: int  # how many Hero players
    zeds_seat: int
    tracks: int
    asked: int  # the seat that is asked
    phase: int
    moment: int
    turn: int
    lead: int
    at: list[int]
    hits: list[int]
    marks: list[int]
    here: list[tuple[int, ...]]
    strength: list[int]  # of each unit in play, with what adds to it; 0 for others
    owner: list[int]
    chaos: list[int]
    ground: list[int]
    chaos_left: int
    supplies: int
    ammo: int
    infection: int
    event_actions: int
    player_actions: int
    free_actions: list[int]
    used: list[int]
    used_up: list[int]
    in_force: list[int]
    # Decks.
    event: int
    event_revealed: bool  # False from the beginning of a turn until it has its own card
    fated_track: int
    fate: int
    revealed: int
    events_left: list[int]  # unseen, in the deck or out of the game; Doctor at Large is not among them
    cards_to_come: int
    next_event: int  # the top card, if this seat has seen it
    next_fate: int
    fates_to_come: int  # how many cards are in the deck
    fate_discards: list[int]
    fate_hand: list[int]  # empty where it is hidden, which is never so once the game is over
    fates_shown: list[int]  # those of them that were hidden from the Zeds player, once the game is over
    fates_held: int
    hides_fates: bool  # whether the Zeds player does not see what is held
    research: int
    early_to_come: int
    late_to_come: int
    final_component: bool
    antidote: bool
    elwood: bool
    # The Zeds Phase.
    activations: list[int]
    track: int
    groups: list[tuple[int, ...]]
    pressure_moves: int  # that a card with the symbol brings in this match
    pressure_left: int
    # What is going on.
    fight: Fight | None
    acting: int
    passes: int
    deeds: dict[int, list[int]]  # while this seat is asked who acts: all that each unit could do
    # Versus. Of a match of two games ``match_game`` is 1 in the second, with the Hero score of the first.
    match_game: int
    first_score: int
    zeds_actions: int
    schemes: list[int]  # of this seat's own hand; of the Zeds player's for all once the game is over
    buried: list[int]  # discarded face down: of this seat's own hand, or of all once the game is over
    schemes_held: int
    schemes_left: int
    schemes_played: list[int]
    pool: list[int]  # the Un-Zeds that an Agitate may bring [DOZ-VERSUS-112]
    # The end: who has won, and once the game is over the lines of the account, the score, its band, and the
    # lines of the epilogue.
    ending: int
    winners: list[int]
    account: list[tuple[int, int, int]]
    score: int
    band: int
    epilogues: list[int]

    def __init__(self, seat: int, box: Box) -> None:
        Sight.__init__(self, "dawn_of_the_zeds", seat)
        self.box = box

    def is_in_play(self, unit: int) -> bool:
        """Whether a unit is in play."""
        return self.at[unit] < IN_PLAY

    def hits_left(self, unit: int) -> int:
        """How many Hits remove a unit, over the sides it has left."""
        printed = self.box.hits[unit]
        if self.marks[unit] & COMATOSE:
            return 1
        left = printed - self.hits[unit]
        return left if self.marks[unit] & REDUCED or is_refugees(unit) else left + printed

    def zeds_at(self, space: int) -> list[int]:
        """The Zeds of a space."""
        return [unit for unit in self.here[space] if FIRST_ZEDS <= unit < FIRST_UN_ZEDS]

    def zeds_on(self, track: int) -> list[int]:
        """All Zeds of a track, nearest Town Center first."""
        found: list[int] = []
        for space in range(track * STEPS, track * STEPS + STEPS):
            found += self.zeds_at(space)
        return found

    def all_zeds(self) -> list[int]:
        """All Zeds on the map."""
        return [unit for unit in range(FIRST_ZEDS, FIRST_UN_ZEDS) if self.at[unit] < ON_MAP]

    def player_units(self) -> list[int]:
        """All player units in play."""
        return [unit for unit in range(FIRST_RAIDERS) if self.at[unit] < IN_PLAY]

    def nearest(self, track: int) -> int:
        """How many steps the nearest Zeds of a track are from its Town space; NONE without Zeds."""
        for step in range(STEPS):
            if self.zeds_at(track * STEPS + step):
                return step
        return NONE
