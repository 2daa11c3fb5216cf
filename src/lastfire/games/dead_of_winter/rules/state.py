"""What is on the table in Dead of Winter, as plain data."""

from array import array
from typing import TYPE_CHECKING, Final

from lastfire.engine.chance import EVERYONE, Chance
from lastfire.engine.native import mypyc_attr, slots
from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.engine.step import Table
from lastfire.games.dead_of_winter.rules.board.places import GATES, NO_DECK, entrances_of
from lastfire.games.dead_of_winter.rules.names import COLONY, NOWHERE

if TYPE_CHECKING:
    from lastfire.games.dead_of_winter.rules.edition import Edition

# Phases: the table's ``phase`` says which step comes next. [DOW-ROUND-2, DOW-ROUND-6]
DRAFT: Final = 0
NEW_ROUND: Final = 1
TURN_START: Final = 2
TURN: Final = 3
PAY_FOOD: Final = 4
CHECK_WASTE: Final = 5
CRISIS: Final = 6
ZOMBIES_COLONY: Final = 7
ZOMBIES_OUTSIDE: Final = 8
ZOMBIES_NOISE: Final = 9
CHECK_OBJECTIVE: Final = 10
MOVE_ROUND: Final = 11
FINISH: Final = 12
OVER: Final = 13

# Piles: the six item decks of the base game have the number of their place. [DOW-SETUP-20]
CRISES: Final = 0
CROSSROADS: Final = 7
STRANGERS: Final = 8  # the survivor deck
EXILED_OBJECTIVES: Final = 9
NO_CARDS: Final = Pile([])

MOST_MORALE: Final = 10

MOST: Final = 2000
"""A save with a larger number on its table was made up."""

NOBODY: Final = -1
NO_CARD: Final = -1

# What the active player has just done, for the triggers of crossroads cards. ``acts`` is a bit set.
DID_MOVE: Final = 1 << 0
DID_MOVE_WITH_FUEL: Final = 1 << 1
DID_SEARCH: Final = 1 << 2
DID_CLEAN_WASTE: Final = 1 << 3
DID_HEAL_WITH_MEDICINE: Final = 1 << 4
DID_SPEND_FOOD: Final = 1 << 5
DID_USE_WEAPON: Final = 1 << 6
DID_ADD_SURVIVOR: Final = 1 << 7
DID_ADD_HELPLESS: Final = 1 << 8
FROSTBITE_ON_ARRIVAL: Final = 1 << 9
WOUND_ON_ARRIVAL: Final = 1 << 10
YAWNED: Final = 1 << 11
DID_ACCUSE: Final = 1 << 12  # ``other`` is the player whom the vote was about
ANY_MOVE: Final = DID_MOVE | DID_MOVE_WITH_FUEL

# What everybody remembers of a player: ``conduct`` has so many numbers per seat.
HELPED: Final = 0
NOISY: Final = 1
IDLE: Final = 2
DEEDS: Final = 3

# What holds for the rest of a turn. ``this_turn`` is a bit set.
VOTE_CALLED: Final = 1 << 0
NO_FOOD_CARDS: Final = 1 << 1  # Maude
ACTED: Final = 1 << 3  # the active player has done something
ON_THE_WAY: Final = 1 << 4  # who borrows abilities is moving, and has none of them before they arrive

# In ``item``: the food is spent and the die is not raised (Spoiled).
SPOILED_DIE: Final = -2


class HouseRules:
    """The options a match is played with. Never changed once play has begun."""

    def __init__(
        self,
        coop: bool = False,
        hardcore: bool = False,
        secrets: int = 2,
        betrayals: int = 1,
        elimination: bool = False,
        mistrust: bool = False,
        exiled_call_votes: bool = True,
        token_limits: bool = False,
        mature_cards: bool = True,
    ) -> None:
        self.coop = coop
        self.hardcore = hardcore
        self.secrets = secrets  # regular objectives in the mix per player
        self.betrayals = betrayals  # betrayal objectives in the mix, in all
        self.elimination = elimination
        self.mistrust = mistrust  # two players, each with a regular and a betrayal objective
        self.exiled_call_votes = exiled_call_votes
        self.token_limits = token_limits
        self.mature_cards = mature_cards

    def pack(self) -> list[int]:
        """The options as numbers, in the order of the constructor."""
        return [
            int(self.coop),
            int(self.hardcore),
            self.secrets,
            self.betrayals,
            int(self.elimination),
            int(self.mistrust),
            int(self.exiled_call_votes),
            int(self.token_limits),
            int(self.mature_cards),
        ]


def unpack_house_rules(r: Numbers) -> HouseRules:
    """The options that ``pack`` turned into numbers."""
    return HouseRules(
        coop=r.flag(),
        hardcore=r.flag(),
        secrets=r.one(),
        betrayals=r.one(),
        elimination=r.flag(),
        mistrust=r.flag(),
        exiled_call_votes=r.flag(),
        token_limits=r.flag(),
        mature_cards=r.flag(),
    )


# Where something that holds lies: on a survivor's card, on another's for whoever borrows abilities, on an
# item card, on a crossroads card.
ABILITY_HELD: Final = 0
BORROWED: Final = 1
GEAR: Final = 2
IN_FORCE: Final = 3


class Held:
    """Something that holds: where it lies, with whom, and what it has to remember.

    ``number`` is the survivor whose card it is printed on, the item card or the crossroads card, or below 0 a
    module or the main objective; ``which`` counts what is kept of it. What is in force lies in
    ``ColonyTable.lasting``.
    """

    def __init__(self, source: int, number: int, bearer: int, which: int = 0) -> None:
        self.source = source
        self.number = number
        self.bearer = bearer  # a survivor, or NOBODY
        self.which = which
        self.round = 0  # the round it is about
        self.wear = 0  # wounds on the card
        self.searched = 0  # places searched for it, as a bit set
        self.item = NO_CARD  # the item card it is about

    def copy(self) -> "Held":
        """The same in a copy of the table."""
        other = Held(self.source, self.number, self.bearer, self.which)
        other.round = self.round
        other.wear = self.wear
        other.searched = self.searched
        other.item = self.item
        return other

    def pack(self) -> list[int]:
        """Something in force, as numbers."""
        return [self.number, self.bearer, self.which, self.round, self.wear, self.searched, self.item]


FIRST_MODULE: Final = -1
OF_OBJECTIVE: Final = -1000


def of_module(i: int, which: int = 0, bearer: int = NOBODY) -> Held:
    """A module, or what it keeps, is in force under a number below those of cards.

    ``which`` counts from 1 what it keeps in force, or with a survivor, and puts among what lasts. The module
    itself, 0, holds in every match with it, does not lie there, and remembers nothing but in its state.
    """
    return Held(IN_FORCE, FIRST_MODULE - i, bearer, which)


def of_objective(which: int) -> Held:
    """What the main objective says that holds while it is played."""
    return Held(IN_FORCE, OF_OBJECTIVE, NOBODY, which)


def unpack_held(r: Numbers) -> Held:
    """What ``Held.pack`` turned into numbers."""
    held = Held(IN_FORCE, r.one(), r.one(), r.one())
    held.round = r.one()
    held.wear = r.one()
    held.searched = r.bits()
    held.item = r.one()
    return held


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState:
    """What a module keeps on the table. One that keeps something derives its own.

    What lies there takes space, hurts, or is a zombie that not everything reaches: the table asks, and counts
    it with what it knows itself.
    """

    def copy(self) -> "ModuleState":
        """The same in a copy of the table."""
        return self

    def pack(self) -> list[int]:
        """The same as numbers; ``Module.unpack`` reads them."""
        return []

    def fills(self, place: int) -> int:
        """How many survivor spaces of a place it fills with something that is no survivor. [DOW-SPACE-5]"""
        return 0

    def blocks(self, entrance: int) -> int:
        """How many spaces of an entrance it fills beside zombies and barricades. [DOW-SPACE-4]"""
        return 0

    def holds_off(self, entrance: int, room: int) -> int:
        """How many zombies that find no space there are stopped by it before an overrun, at least.

        ``room`` is how many spaces of the entrance are free, or filled with zombies that anything can remove.
        """
        return 0

    def guards(self, entrances: range) -> int:
        """How many of the zombies at these entrances attacks alone reach: no effect kills or moves them."""
        return 0

    def wounds(self, survivor: int) -> int:
        """How many wounds of a kind of its own a survivor has. [DOW-DEATH-1]"""
        return 0

    def saw_vote(self, t: "ColonyTable", seat: int, choice: int) -> None:
        """A thumb lies open: what everybody remembers of it. ``choice`` is what the player voted for."""

    def cards(self) -> list[int]:
        """The item cards that lie with it."""
        return []

    def people(self) -> list[int]:
        """The survivors who are laid aside with it."""
        return []


class ColonyTable(Table):
    """Everything that lies on the table. ``new_table`` makes an empty one.

    Survivors, cards and places are numbers (see ``names`` and ``box``). ``knows`` says for every
    item, crossroads and crisis card which seats know where it is, as a bit set. [DOW-SECRET-4]
    """

    __slots__ = slots(
        "phase morale round food starvation helpless samples objective first turn turns reader "
        "controller place wounds frostbite groups leader gone moved used_ability borrowed halted idle "
        "jailed dice used_dice extra_dice zombies barricades noise searched piles knows hands gear "
        "used_gear handed waste removed boxed seen given givers stock crisis past_crises watched "
        "open_card past_crossroads lasting drafts secret betrayal secret_known mix spare exile_card "
        "exiled out ballots tributes conduct subject other spot origin item acts turn_acts this_turn "
        "refused standing reconsidered adding snow fell lost ending states edition box plain board house"
    )

    phase: int
    # Tracks and supplies of the colony. [DOW-SPACE-8]
    morale: int
    round: int
    food: int
    starvation: int
    helpless: int
    samples: int
    objective: int
    # Whose turn it is.
    first: int
    turn: int
    turns: int
    reader: int
    # Survivors, by number.
    controller: list[int]
    place: list[int]
    wounds: list[int]
    frostbite: list[int]
    groups: list[list[int]]
    leader: list[int]
    gone: list[int]
    moved: int
    used_ability: int
    borrowed: int
    # Survivors that may not move again this turn, that may not act this turn, and never again.
    halted: int
    idle: int
    jailed: int
    # Dice: how many unused ones of each face, six numbers per seat, and how many are used.
    dice: list[int]
    used_dice: list[int]
    extra_dice: list[int]
    # The board.
    zombies: list[int]
    barricades: list[int]
    noise: list[int]
    searched: int
    # Cards.
    piles: list[Pile]
    knows: "array[int]"
    hands: list[list[int]]
    gear: list[tuple[int, int]]
    used_gear: list[int]
    handed: list[int]
    waste: list[int]
    removed: list[int]
    boxed: list[int]
    seen: list[int]
    given: list[int]
    givers: list[int]
    stock: list[int]
    crisis: int
    past_crises: list[int]
    watched: int
    open_card: int
    past_crossroads: list[int]
    lasting: list[Held]  # of crossroads cards that stay in force, or with somebody [DOW-XROAD-9]
    drafts: list[list[int]]
    # Objectives.
    secret: list[int]
    betrayal: list[int]  # in the prisoner's dilemma, beside the regular one
    secret_known: list[int]
    mix: list[int]
    spare: list[int]
    exile_card: list[int]
    exiled: int
    out: int
    ballots: list[int]
    # What everybody remembers: for every crisis resolved the points for and against it and the cards
    # that each seat gave; for every seat how often it helped the colony, made noise, left a die idle.
    tributes: list[int]
    conduct: list[int]
    # What the rule under way speaks of: that survivor, that place, where it came from, that card.
    subject: int
    other: int
    spot: int
    origin: int
    item: int
    acts: int
    turn_acts: int
    this_turn: int
    # Who has given nothing of which symbol this turn: 7 bits a player. [DOW-REQUEST-1]
    refused: int
    # Helps that each player uses whenever they first fit, as bit sets; and those whose player has
    # said this turn that they want to be asked again. [DOW-ABILITY-15, DOW-ABILITY-16]
    standing: list[int]
    reconsidered: int
    adding: bool
    snow: int
    fell: list[int]
    lost: list[int]  # survivors who are being lost at this moment
    ending: int
    # By module in use, what it keeps.
    states: list[ModuleState]

    def __init__(self, seats: int, chance: Chance, edition: "Edition", house: HouseRules) -> None:
        Table.__init__(self, seats, chance)
        self.edition = edition
        self.box = edition.box
        self.plain = edition.is_plain
        self.board = edition.board
        self.house = house

    # Looking around.

    def at(self, place: int) -> list[int]:
        """The survivors at a place who belong to somebody, in the order of their numbers."""
        place_of = self.place
        found = [survivor for group in self.groups for survivor in group if place_of[survivor] == place]
        found.sort()
        return found

    def is_there(self, seat: int, place: int) -> bool:
        """Whether a player has a survivor at a place."""
        return place in [self.place[survivor] for survivor in self.groups[seat]]

    def is_exiled(self, seat: int) -> bool:
        """Whether that player has been exiled."""
        return (self.exiled >> seat) & 1 == 1

    def is_out(self, seat: int) -> bool:
        """Whether that player has dropped out of the game. [DOW-VAR-12]"""
        return (self.out >> seat) & 1 == 1

    def in_exile(self, survivor: int) -> bool:
        """Whether a survivor belongs to an exiled player."""
        seat = self.controller[survivor]
        return seat >= 0 and (self.exiled >> seat) & 1 == 1

    def in_play(self, survivor: int) -> bool:
        """Whether a survivor stands on the board and belongs to somebody."""
        return self.controller[survivor] >= 0

    def heads(self, place: int) -> int:
        """Survivor spaces in use at a place, helpless survivors included. [DOW-SURV-4]"""
        count = self.place.count(place)
        return count + self.helpless if place == COLONY else count

    def room(self, place: int) -> int:
        """How many survivor spaces are free there. [DOW-SPACE-5]"""
        return self.board.room[place] - self.heads(place) - self.filled(place)

    def filled(self, place: int) -> int:
        """How many survivor spaces of a place are filled with something that is no survivor."""
        count = 0
        for i in self.edition.filling:
            count += self.states[i].fills(place)
        return count

    def has_room(self, place: int) -> bool:
        """Whether a survivor space is free there. [DOW-SPACE-5]"""
        if self.states:
            return self.room(place) > 0
        return self.heads(place) < self.board.room[place]

    def zombies_at(self, place: int) -> int:
        """All zombies at the entrances of a place."""
        if place == COLONY:
            z = self.zombies
            return z[0] + z[1] + z[2] + z[3] + z[4] + z[5]
        return self.zombies[GATES - 1 + place]

    def barricades_at(self, place: int) -> int:
        """All barricades at the entrances of a place."""
        if place == COLONY:
            b = self.barricades
            return b[0] + b[1] + b[2] + b[3] + b[4] + b[5]
        return self.barricades[GATES - 1 + place]

    def free_space(self, entrance: int) -> int:
        """How many entrance spaces are free there."""
        free = self.board.spaces[entrance] - self.zombies[entrance] - self.barricades[entrance]
        if self.states:
            for i in self.edition.blocking:
                free -= self.states[i].blocks(entrance)
        return free

    def takes(self, entrance: int) -> int:
        """How many zombies can come to an entrance without overrunning it.

        One for each free space; two for each barricade, which one breaks and leaves its space empty.
        """
        count = self.free_space(entrance) + 2 * self.barricades[entrance]
        if self.states:
            for i in self.edition.holding_off:
                room = self.free_space(entrance) + self.loose(entrance)
                count += self.states[i].holds_off(entrance, room)
        return count

    def loose(self, entrance: int) -> int:
        """How many zombies at an entrance anything can kill, remove or move."""
        count = self.zombies[entrance]
        if self.states:
            for i in self.edition.guarding:
                count -= self.states[i].guards(range(entrance, entrance + 1))
        return count

    def loose_at(self, place: int) -> int:
        """The same of all entrances of a place."""
        count = self.zombies_at(place)
        if count and self.states:
            for i in self.edition.guarding:
                count -= self.states[i].guards(entrances_of(place))
        return count

    # Wounds.

    def hurts(self, survivor: int) -> int:
        """How many wounds of any kind a survivor has. [DOW-DEATH-1]"""
        count = self.wounds[survivor] + self.frostbite[survivor]
        if self.states:
            for i in self.edition.wounding:
                count += self.states[i].wounds(survivor)
        return count

    def living_seats(self) -> list[int]:
        """The seats still in the game, from the first player to the left."""
        seats: list[int] = []
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            if not self.is_out(seat):
                seats.append(seat)
        return seats

    def faithful_seats(self) -> list[int]:
        """The seats still in the game that are not exiled, from the first player to the left."""
        return [seat for seat in self.living_seats() if not self.is_exiled(seat)]

    # Dice. [DOW-DICE-5..8]

    def unused(self, seat: int) -> int:
        """How many unused dice the seat has."""
        return sum(self.dice[6 * seat : 6 * seat + 6])

    def use_die(self, seat: int, face: int) -> None:
        """Move an unused die of this face (1 to 6) to the used pool. [DOW-DICE-7]"""
        self.dice[6 * seat + face - 1] -= 1
        self.used_dice[seat] += 1

    def change_die(self, seat: int, face: int, new: int) -> None:
        """Turn an unused die from one face to another."""
        self.dice[6 * seat + face - 1] -= 1
        self.dice[6 * seat + new - 1] += 1

    # Cards.

    def pile(self, which: int) -> Pile:
        """A pile, to be changed: copies of the table share their piles until then."""
        pile = self.piles[which] = self.piles[which].copy()
        return pile

    def deck(self, place: int) -> Pile:
        """The item deck of a place, to be looked at; an empty one where there is none."""
        which = self.board.deck[place]
        return NO_CARDS if which == NO_DECK else self.piles[which]

    def kind(self, card: int) -> int:
        """What kind of item a card is."""
        return self.box.kind[card]

    def bearer(self, card: int) -> int:
        """The survivor a card is equipped to, or -1."""
        for gear in self.gear:
            if gear[0] == card:
                return gear[1]
        return NOBODY

    def gear_of(self, survivor: int) -> list[int]:
        """The cards equipped to a survivor."""
        return [gear[0] for gear in self.gear if gear[1] == survivor]

    def in_hand(self, seat: int, kind: int, without: list[int] | None = None) -> int:
        """The card of this kind that leaves a hand first, but none of those ``without``; or -1.

        Copies are alike; one that others know goes before one they do not, a starter before others.
        """
        best = NO_CARD
        rank = -1
        for card in self.hands[seat]:
            if self.box.kind[card] == kind and (without is None or card not in without):
                value = 2 * int(self.knows[card] == EVERYONE) + int(self.box.origin[card] == 0)
                if value > rank:
                    best = card
                    rank = value
        return best

    # Copies.

    def copy(self) -> "ColonyTable":
        """An equal table; the edition and the options are shared, they never change."""
        other = ColonyTable(self.seats, self.chance.copy(), self.edition, self.house)
        other.prepared = self.prepared
        other.phase = self.phase
        other.morale = self.morale
        other.round = self.round
        other.food = self.food
        other.starvation = self.starvation
        other.helpless = self.helpless
        other.samples = self.samples
        other.objective = self.objective
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.reader = self.reader
        other.controller = self.controller[:]
        other.place = self.place[:]
        other.wounds = self.wounds[:]
        other.frostbite = self.frostbite[:]
        other.groups = [group[:] for group in self.groups]
        other.leader = self.leader[:]
        other.gone = self.gone[:]
        other.moved = self.moved
        other.used_ability = self.used_ability
        other.borrowed = self.borrowed
        other.halted = self.halted
        other.idle = self.idle
        other.jailed = self.jailed
        other.dice = self.dice[:]
        other.used_dice = self.used_dice[:]
        other.extra_dice = self.extra_dice[:]
        other.zombies = self.zombies[:]
        other.barricades = self.barricades[:]
        other.noise = self.noise[:]
        other.searched = self.searched
        other.piles = self.piles[:]
        other.knows = self.knows[:]
        other.hands = [hand[:] for hand in self.hands]
        other.gear = self.gear[:]
        other.used_gear = self.used_gear[:]
        other.handed = self.handed[:]
        other.waste = self.waste[:]
        other.removed = self.removed[:]
        other.boxed = self.boxed[:]
        other.seen = self.seen[:]
        other.given = self.given[:]
        other.givers = self.givers[:]
        other.stock = self.stock[:]
        other.crisis = self.crisis
        other.past_crises = self.past_crises[:]
        other.watched = self.watched
        other.open_card = self.open_card
        other.past_crossroads = self.past_crossroads[:]
        other.lasting = [held.copy() for held in self.lasting]
        other.drafts = [draft[:] for draft in self.drafts]
        other.secret = self.secret[:]
        other.betrayal = self.betrayal[:]
        other.secret_known = self.secret_known[:]
        other.mix = self.mix[:]
        other.spare = self.spare[:]
        other.exile_card = self.exile_card[:]
        other.exiled = self.exiled
        other.out = self.out
        other.ballots = self.ballots[:]
        other.tributes = self.tributes[:]
        other.conduct = self.conduct[:]
        other.subject = self.subject
        other.other = self.other
        other.spot = self.spot
        other.origin = self.origin
        other.item = self.item
        other.acts = self.acts
        other.turn_acts = self.turn_acts
        other.this_turn = self.this_turn
        other.refused = self.refused
        other.standing = self.standing[:]
        other.reconsidered = self.reconsidered
        other.adding = self.adding
        other.snow = self.snow
        other.fell = self.fell[:]
        other.lost = self.lost[:]
        other.ending = self.ending
        other.states = [state.copy() for state in self.states] if self.states else []
        return other

    def pack(self) -> list[int]:
        """Everything on the table as numbers; ``unpack_table`` reads them."""
        out = [
            self.seats,
            *self.house.pack(),
            self.phase,
            self.morale,
            self.round,
            self.food,
            self.starvation,
            self.helpless,
            self.samples,
            self.objective,
            self.first,
            self.turn,
            self.turns,
            self.reader,
            self.moved,
            self.used_ability,
            self.borrowed,
            self.halted,
            self.idle,
            self.jailed,
            self.searched,
            self.crisis,
            self.watched,
            self.open_card,
            self.exiled,
            self.out,
            self.subject,
            self.other,
            self.spot,
            self.origin,
            self.item,
            self.acts,
            self.turn_acts,
            self.this_turn,
            int(self.adding),
            self.snow,
            self.ending,
            self.refused,
            self.reconsidered,
        ]
        for pile in self.piles:
            out += pile.pack()
        for numbers in (
            self.controller,
            self.place,
            self.wounds,
            self.frostbite,
            self.leader,
            self.gone,
            self.dice,
            self.used_dice,
            self.extra_dice,
            self.zombies,
            self.barricades,
            self.noise,
            self.knows,
            self.used_gear,
            self.handed,
            self.waste,
            self.removed,
            self.boxed,
            self.seen,
            self.given,
            self.givers,
            self.stock,
            self.past_crises,
            self.past_crossroads,
            self.secret,
            self.betrayal,
            self.secret_known,
            self.mix,
            self.spare,
            self.exile_card,
            self.ballots,
            self.standing,
            self.fell,
            self.lost,
            self.tributes,
            self.conduct,
            *self.groups,
            *self.hands,
            *self.drafts,
        ):
            out.append(len(numbers))
            out += numbers
        out.append(len(self.gear))
        for pair in self.gear:
            out.append(pair[0])
            out.append(pair[1])
        out.append(len(self.lasting))
        for held in self.lasting:
            out += held.pack()
        for state in self.states:
            out += state.pack()
        return out


def new_table(seats: int, chance: Chance, edition: "Edition", house: HouseRules) -> ColonyTable:
    """An empty table with a seat for every player, before anything is dealt."""
    t = ColonyTable(seats, chance, edition, house)
    survivors = len(t.box.survivors)
    t.phase = DRAFT
    t.morale = 0
    t.round = 0
    t.food = 0
    t.starvation = 0
    t.helpless = 0
    t.samples = 0
    t.objective = 0
    t.first = 0
    t.turn = 0
    t.turns = 0
    t.reader = NOBODY
    t.controller = [NOBODY] * survivors
    t.place = [NOWHERE] * survivors
    t.wounds = [0] * survivors
    t.frostbite = [0] * survivors
    t.groups = [[] for _ in range(seats)]
    t.leader = [NOBODY] * seats
    t.gone = []
    t.moved = 0
    t.used_ability = 0
    t.borrowed = 0
    t.halted = 0
    t.idle = 0
    t.jailed = 0
    t.dice = [0] * (6 * seats)
    t.used_dice = [0] * seats
    t.extra_dice = [0] * seats
    t.zombies = [0] * len(t.board.spaces)
    t.barricades = [0] * len(t.board.spaces)
    t.noise = [0] * len(t.board.places)
    t.searched = 0
    t.piles = []
    t.knows = array("b", [0] * t.box.cards_to_know)
    t.hands = [[] for _ in range(seats)]
    t.gear = []
    t.used_gear = []
    t.handed = []
    t.waste = []
    t.removed = []
    t.boxed = []
    t.seen = []
    t.given = []
    t.givers = [0] * seats
    t.stock = []
    t.crisis = NO_CARD
    t.past_crises = []
    t.watched = NO_CARD
    t.open_card = NO_CARD
    t.past_crossroads = []
    t.lasting = []
    t.drafts = [[] for _ in range(seats)]
    t.secret = [NO_CARD] * seats
    t.betrayal = [NO_CARD] * seats
    t.secret_known = [1 << seat for seat in range(seats)]
    t.mix = []
    t.spare = []
    t.exile_card = [NO_CARD] * seats
    t.exiled = 0
    t.out = 0
    t.ballots = [-1] * seats
    t.tributes = []
    t.conduct = [0] * (DEEDS * seats)
    t.subject = NOBODY
    t.other = NOBODY
    t.spot = NOWHERE
    t.origin = NOWHERE
    t.item = NO_CARD
    t.acts = 0
    t.turn_acts = 0
    t.this_turn = 0
    t.refused = 0
    t.standing = [0] * seats
    t.reconsidered = 0
    t.adding = False
    t.snow = 0
    t.fell = []
    t.lost = []
    t.ending = -1
    t.states = [module.new_state(seats) for module in edition.modules]
    return t


def unpack_table(numbers: list[int], edition: "Edition") -> ColonyTable:
    """The table that ``ColonyTable.pack`` turned into numbers, read in the same order."""
    r = Numbers(numbers, MOST)
    t = new_table(r.one(), Chance(), edition, unpack_house_rules(r))
    t.phase = r.one()
    t.morale = r.one()
    t.round = r.one()
    t.food = r.one()
    t.starvation = r.one()
    t.helpless = r.one()
    t.samples = r.one()
    t.objective = r.one()
    t.first = r.one()
    t.turn = r.one()
    t.turns = r.one()
    t.reader = r.one()
    t.moved = r.bits()
    t.used_ability = r.bits()
    t.borrowed = r.bits()
    t.halted = r.bits()
    t.idle = r.bits()
    t.jailed = r.bits()
    t.searched = r.bits()
    t.crisis = r.one()
    t.watched = r.one()
    t.open_card = r.one()
    t.exiled = r.one()
    t.out = r.one()
    t.subject = r.one()
    t.other = r.one()
    t.spot = r.one()
    t.origin = r.one()
    t.item = r.one()
    t.acts = r.bits()
    t.turn_acts = r.bits()
    t.this_turn = r.bits()
    t.adding = r.flag()
    t.snow = r.one()
    t.ending = r.one()
    t.refused = r.bits()
    t.reconsidered = r.bits()
    t.piles = [r.pile() for _ in range(t.board.piles)]
    t.controller = r.many()
    t.place = r.many()
    t.wounds = r.many()
    t.frostbite = r.many()
    t.leader = r.many()
    t.gone = r.many()
    t.dice = r.many()
    t.used_dice = r.many()
    t.extra_dice = r.many()
    t.zombies = r.many()
    t.barricades = r.many()
    t.noise = r.many()
    t.knows = array("b", r.many())
    t.used_gear = r.many()
    t.handed = r.many()
    t.waste = r.many()
    t.removed = r.many()
    t.boxed = r.many()
    t.seen = r.many()
    t.given = r.many()
    t.givers = r.many()
    t.stock = r.many()
    t.past_crises = r.many()
    t.past_crossroads = r.many()
    t.secret = r.many()
    t.betrayal = r.many()
    t.secret_known = r.many()
    t.mix = r.many()
    t.spare = r.many()
    t.exile_card = r.many()
    t.ballots = r.many()
    t.standing = r.many_bits()
    t.fell = r.many()
    t.lost = r.many()
    t.tributes = r.many()
    t.conduct = r.many()
    t.groups = [r.many() for _ in range(t.seats)]
    t.hands = [r.many() for _ in range(t.seats)]
    t.drafts = [r.many() for _ in range(t.seats)]
    t.gear = r.pairs()
    t.lasting = [unpack_held(r) for _ in range(r.one())]
    t.states = [module.unpack(r) for module in edition.modules]
    r.end()
    return t
