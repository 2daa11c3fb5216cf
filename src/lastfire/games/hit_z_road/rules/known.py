"""What there is to know of a table of Hit Z Road: what a sight is made of.

Cards, tokens and faces are numbers, as on the table; -1 is nobody or nothing.
"""

from lastfire.engine.sight import Sight
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.score import Score, epilogue_leaders
from lastfire.games.hit_z_road.rules.state import PAYMENT, ROUNDS, Group


class Known(Sight):
    """All that one seat may know; ``RoadSight`` is one that can say its JSON."""

    seats: int
    asked: int
    # The journey so far.
    phase: int
    round: int
    leg: int
    legs: int
    level: int
    order: list[int]
    at: int  # whose turn it is, by place in the order
    undealt: list[int]
    # The groups as they lie there. Of the cards they have won: how many, and whether the watcher sees
    # which; a group's ``won`` is empty where not. [HZR-SETUP-14, HZR-PATH-11, HZR-TOKEN-2]
    groups: list[Group]
    won: list[int]
    won_shown: list[bool]
    # Paths: two cards each, a key size, and who took it.
    paths: list[int]
    keys: list[int]
    taken: list[int]
    # The encounter under way, and whose it is.
    path: int
    slot: int
    card: int
    driver: int
    # The fight under way.
    fighting: bool
    zombies: int
    zombies_at_start: int
    skulls: int
    red_dice: int
    may_flee: bool
    may_spend: bool
    volley_skulls_add: bool
    volleys: int
    melee_rolls: int
    volley: list[int]
    black: list[int]
    red: list[int]
    # The journey variant.
    journey: bool
    tile_2: int
    tile_4: int
    car_keys: int
    # The auction: passes in a row, and how many end it; 0 at other times.
    passes: int
    passes_needed: int
    # The end.
    reason: int
    winners: list[int]
    scores: list[Score]

    def __init__(self, seat: int, cards: tuple[AdventureCard, ...]) -> None:
        Sight.__init__(self, "hit_z_road", seat)
        self.cards = cards

    def rounds_after(self) -> int:
        """Rounds to drive after this one."""
        return ROUNDS - self.round

    def points(self, seat: int) -> int:
        """The points of the cards a seat has won, as far as they are shown."""
        return sum([self.cards[card].vp for card in self.groups[seat].won])

    def epilogue_leaders(self, category: int) -> list[int]:
        """The living seats that share the most of a category. [HZR-SETUP-6]"""
        return epilogue_leaders(self.groups, self.order, category)

    def has_paid(self, seat: int) -> bool:
        """Whether a seat has paid its bid while others still do."""
        return self.phase == PAYMENT and seat in self.order[: self.at]
