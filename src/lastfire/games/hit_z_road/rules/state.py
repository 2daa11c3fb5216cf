"""What is on the table in Hit Z Road, as plain data."""

from typing import TYPE_CHECKING, Final

from lastfire.engine.chance import Chance
from lastfire.engine.native import slots
from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.engine.step import Table
from lastfire.games.hit_z_road.rules.words.vocabulary import TOKENS

if TYPE_CHECKING:
    from lastfire.games.hit_z_road.rules.card import AdventureCard

# Phases, in the order of a round. The table's ``phase`` says which step comes next.
PLANNING: Final = 0
AUCTION: Final = 1
PAYMENT: Final = 2
CHOICE: Final = 3
SETTING_OUT: Final = 4
CARD: Final = 5
FIGHT: Final = 6
MELEE: Final = 7
ROUND_END: Final = 8
OVER: Final = 9

# Where a card of a path can be, instead of a card number.
FACE_DOWN: Final = -1
GONE: Final = -2

MOST: Final = 600
"""A save with a larger number on its table was made up."""

ROUNDS: Final = 8  # in solo too [HZR-SOLO-2]
NOBODY: Final = -1


class HouseRules:
    """The options a match is played with. Never changed once play has begun."""

    def __init__(
        self,
        ask_last_raiser: bool = True,
        three_player_key: bool = True,
        single_volley: bool = True,
        flee_keeps_loot: bool = True,
        won_cards_open: bool = True,
        solo_random_gift: bool = False,
        solo_reveals_both: bool = False,
        journey: bool = False,
        legs: int = 1,
    ) -> None:
        self.ask_last_raiser = ask_last_raiser
        self.three_player_key = three_player_key
        self.single_volley = single_volley
        self.flee_keeps_loot = flee_keeps_loot
        self.won_cards_open = won_cards_open
        self.solo_random_gift = solo_random_gift
        self.solo_reveals_both = solo_reveals_both
        self.journey = journey
        self.legs = legs

    def pack(self) -> list[int]:
        """The options as numbers, in the order of the constructor."""
        return [
            int(self.ask_last_raiser),
            int(self.three_player_key),
            int(self.single_volley),
            int(self.flee_keeps_loot),
            int(self.won_cards_open),
            int(self.solo_random_gift),
            int(self.solo_reveals_both),
            int(self.journey),
            self.legs,
        ]


def unpack_house_rules(r: Numbers) -> HouseRules:
    """The options that ``pack`` turned into numbers."""
    return HouseRules(
        ask_last_raiser=r.flag(),
        three_player_key=r.flag(),
        single_volley=r.flag(),
        flee_keeps_loot=r.flag(),
        won_cards_open=r.flag(),
        solo_random_gift=r.flag(),
        solo_reveals_both=r.flag(),
        journey=r.flag(),
        legs=r.one(),
    )


class Group:
    """One player's people and what they carry, without limit; the seat is its colour.

    ``new_group`` makes one as setup has it. [HZR-BOX-4, HZR-BOX-6]
    """

    people: int
    ammo: int
    gas: int
    adrenaline: int
    bid: int
    passed: bool
    wheel_armed: bool
    map_vp: int
    journey_vp: int
    leg_vp: int
    won: list[int]
    tokens: list[int]

    @property
    def resources(self) -> int:
        """Ammo, gas and adrenaline together; survivors are no resource. [HZR-BOX-5]"""
        return self.ammo + self.gas + self.adrenaline

    def pay(self, ammo: int, gas: int, adrenaline: int) -> None:
        """Return resources to the supply. [HZR-PAY-5]"""
        self.ammo -= ammo
        self.gas -= gas
        self.adrenaline -= adrenaline

    def copy(self) -> "Group":
        """An equal group."""
        other = Group()
        other.people = self.people
        other.ammo = self.ammo
        other.gas = self.gas
        other.adrenaline = self.adrenaline
        other.bid = self.bid
        other.passed = self.passed
        other.wheel_armed = self.wheel_armed
        other.map_vp = self.map_vp
        other.journey_vp = self.journey_vp
        other.leg_vp = self.leg_vp
        other.won = self.won[:]
        other.tokens = self.tokens[:]
        return other

    def pack(self) -> list[int]:
        """The group as numbers."""
        return [
            self.people,
            self.ammo,
            self.gas,
            self.adrenaline,
            self.bid,
            int(self.passed),
            int(self.wheel_armed),
            self.map_vp,
            self.journey_vp,
            self.leg_vp,
            *self.tokens,
            len(self.won),
            *self.won,
        ]


def new_group() -> Group:
    """A leader, four grey survivors and four of each resource. [HZR-SETUP-2, HZR-SETUP-3]"""
    group = Group()
    group.people = 5
    group.ammo = 4
    group.gas = 4
    group.adrenaline = 4
    group.bid = 0
    group.passed = False
    group.wheel_armed = False
    group.map_vp = 0
    group.journey_vp = 0
    group.leg_vp = 0
    group.won = []
    group.tokens = [0] * len(TOKENS)
    return group


class RoadTable(Table):
    """Everything that lies on the table. ``new_table`` makes one as setup has it.

    ``unseen`` holds, per level, every card nobody has seen: undealt, removed in setup, or dealt
    face down. Which of them is which does not exist until one is turned; ``undealt`` counts how
    many of them are still in the deck. [HZR-DECK-5, HZR-DECK-12]
    """

    __slots__ = slots(
        "phase round leg groups order unseen undealt box paths keys taken at passes path slot card "
        "fighting zombies zombies_at_start skulls may_flee may_spend volley_skulls_add volleys "
        "melee_rolls black volley faces tile_2 tile_4 car_keys ending winners cards house"
    )

    phase: int
    round: int
    leg: int
    groups: list[Group]
    order: list[int]
    unseen: list[Pile]
    undealt: list[int]
    box: list[int]
    # Paths: two cards each, a key size, and who took it.
    paths: list[int]
    keys: list[int]
    taken: list[int]
    # Whose turn it is, by place in the order, and how many passed in a row.
    at: int
    passes: int
    # The encounter under way.
    path: int
    slot: int
    card: int
    # The fight under way.
    fighting: bool
    zombies: int
    zombies_at_start: int
    skulls: int
    may_flee: bool
    may_spend: bool
    volley_skulls_add: bool
    volleys: int
    melee_rolls: int
    black: int
    volley: list[int]
    faces: list[int]
    # The journey variant: the stages of the two tiles, and who holds the car keys.
    tile_2: int
    tile_4: int
    car_keys: int
    # The end.
    ending: int
    winners: list[int]

    def __init__(
        self, seats: int, chance: Chance, cards: "tuple[AdventureCard, ...]", house: HouseRules
    ) -> None:
        Table.__init__(self, seats, chance)
        self.cards = cards
        self.house = house

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def path_count(self) -> int:
        """Four paths for four players, three otherwise, all game long. [HZR-SETUP-8..13]"""
        return 4 if self.seats == 4 else 3

    @property
    def level(self) -> int:
        """The level of this round's cards. [HZR-DECK-11]"""
        return 1 if self.round <= 2 else 2 if self.round <= 5 else 3

    def copy(self) -> "RoadTable":
        """An equal table; cards and options are shared, they never change."""
        other = RoadTable(self.seats, self.chance.copy(), self.cards, self.house)
        other.phase = self.phase
        other.round = self.round
        other.leg = self.leg
        other.groups = [group.copy() for group in self.groups]
        other.order = self.order[:]
        other.unseen = [pile.copy() for pile in self.unseen]
        other.undealt = self.undealt[:]
        other.box = self.box[:]
        other.paths = self.paths[:]
        other.keys = self.keys[:]
        other.taken = self.taken[:]
        other.at = self.at
        other.passes = self.passes
        other.path = self.path
        other.slot = self.slot
        other.card = self.card
        other.fighting = self.fighting
        other.zombies = self.zombies
        other.zombies_at_start = self.zombies_at_start
        other.skulls = self.skulls
        other.may_flee = self.may_flee
        other.may_spend = self.may_spend
        other.volley_skulls_add = self.volley_skulls_add
        other.volleys = self.volleys
        other.melee_rolls = self.melee_rolls
        other.black = self.black
        other.volley = self.volley[:]
        other.faces = self.faces[:]
        other.tile_2 = self.tile_2
        other.tile_4 = self.tile_4
        other.car_keys = self.car_keys
        other.ending = self.ending
        other.winners = self.winners[:]
        return other

    def pack(self) -> list[int]:
        """Everything on the table as numbers; ``unpack_table`` reads them."""
        out = [self.seats, *self.house.pack(), self.phase, self.round, self.leg]
        for group in self.groups:
            out += group.pack()
        for pile in self.unseen:
            out += pile.pack()
        for numbers in (
            self.order,
            self.undealt,
            self.box,
            self.paths,
            self.keys,
            self.taken,
            self.volley,
            self.faces,
            self.winners,
        ):
            out.append(len(numbers))
            out += numbers
        out += [
            self.at,
            self.passes,
            self.path,
            self.slot,
            self.card,
            int(self.fighting),
            self.zombies,
            self.zombies_at_start,
            self.skulls,
            int(self.may_flee),
            int(self.may_spend),
            int(self.volley_skulls_add),
            self.volleys,
            self.melee_rolls,
            self.black,
            self.tile_2,
            self.tile_4,
            self.car_keys,
            self.ending,
        ]
        return out


def new_table(seats: int, chance: Chance, cards: "tuple[AdventureCard, ...]", house: HouseRules) -> RoadTable:
    """An empty table with its groups, before any card is dealt."""
    t = RoadTable(seats, chance, cards, house)
    t.phase = PLANNING
    t.round = 0
    t.leg = 1
    t.groups = [new_group() for _ in range(seats)]
    t.order = []
    t.unseen = []
    t.undealt = []
    t.box = []
    t.paths = []
    t.keys = []
    t.taken = []
    t.at = 0
    t.passes = 0
    t.path = -1
    t.slot = 0
    t.card = -1
    t.fighting = False
    t.zombies = 0
    t.zombies_at_start = 0
    t.skulls = 0
    t.may_flee = True
    t.may_spend = True
    t.volley_skulls_add = False
    t.volleys = 0
    t.melee_rolls = 0
    t.black = 0
    t.volley = []
    t.faces = []
    t.tile_2 = 0
    t.tile_4 = 0
    t.car_keys = NOBODY
    t.ending = -1
    t.winners = []
    return t


def unpack_table(numbers: list[int], cards: "tuple[AdventureCard, ...]") -> RoadTable:
    """The table that ``RoadTable.pack`` turned into numbers, read in the same order."""
    r = Numbers(numbers, MOST)
    t = RoadTable(r.one(), Chance(), cards, unpack_house_rules(r))
    t.phase = r.one()
    t.round = r.one()
    t.leg = r.one()
    t.groups = [_unpack_group(r) for _ in range(t.seats)]
    t.unseen = [r.pile() for _ in range(3)]
    t.order = r.many()
    t.undealt = r.many()
    t.box = r.many()
    t.paths = r.many()
    t.keys = r.many()
    t.taken = r.many()
    t.volley = r.many()
    t.faces = r.many()
    t.winners = r.many()
    t.at = r.one()
    t.passes = r.one()
    t.path = r.one()
    t.slot = r.one()
    t.card = r.one()
    t.fighting = r.flag()
    t.zombies = r.one()
    t.zombies_at_start = r.one()
    t.skulls = r.one()
    t.may_flee = r.flag()
    t.may_spend = r.flag()
    t.volley_skulls_add = r.flag()
    t.volleys = r.one()
    t.melee_rolls = r.one()
    t.black = r.one()
    t.tile_2 = r.one()
    t.tile_4 = r.one()
    t.car_keys = r.one()
    t.ending = r.one()
    r.end()
    return t


def _unpack_group(r: Numbers) -> Group:
    group = Group()
    group.people = r.one()
    group.ammo = r.one()
    group.gas = r.one()
    group.adrenaline = r.one()
    group.bid = r.one()
    group.passed = r.flag()
    group.wheel_armed = r.flag()
    group.map_vp = r.one()
    group.journey_vp = r.one()
    group.leg_vp = r.one()
    group.tokens = r.so_many(len(TOKENS))
    group.won = r.many()
    return group
