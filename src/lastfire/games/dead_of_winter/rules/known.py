"""What there is to know of a table of Dead of Winter: the things that a sight is made of.

Survivors, places, items and cards are numbers, as on the table; -1 is nobody or nothing.
"""

from lastfire.engine.sight import Sight
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.places import GATES, Board, entrances_of
from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.module import Look, Shown
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import NO_CARD, NOBODY


class Person:
    """A survivor in play. ``gear`` are kinds of item; ``used_gear`` says of each whether it was used."""

    def __init__(self, number: int, seat: int, place: int, wounds: int, frostbite: int) -> None:
        self.number = number
        self.seat = seat
        self.place = place
        self.wounds = wounds
        self.frostbite = frostbite
        self.other_wounds = 0  # of kinds that modules bring
        self.leader = False
        self.moved = False
        self.used = False
        self.gear: list[int] = []
        self.used_gear: list[bool] = []
        self.attached: list[int] = []

    @property
    def hurts(self) -> int:
        """Wounds of any kind."""
        return self.wounds + self.frostbite + self.other_wounds

    def ready_gear(self) -> list[int]:
        """The equipment that was not used yet this round."""
        return [kind for kind, used in zip(self.gear, self.used_gear, strict=True) if not used]


class Area:
    """One player's area: leader, following, objective, dice, hand. [DOW-SPACE-9]

    ``dice`` are the unused ones, low to high; ``backs`` counts the hand's cards by their backs, starters
    first; ``known`` are the cards of the hand that the watcher knows, by kind; ``refused`` are the symbols
    of cards that the player has declined to give this turn.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.exiled = False
        self.out = False
        self.leader = NOBODY
        self.group: list[int] = []
        self.dice: list[int] = []
        self.used_dice = 0
        self.helped = 0
        self.noisy = 0
        self.idle = 0
        self.hand_size = 0
        self.backs: list[int] = []
        self.known: list[int] = []
        self.refused: list[int] = []
        self.secret = NO_CARD
        self.betrayal = NO_CARD
        self.exile_card = NO_CARD
        self.standing = 0


class Progress:
    """How far one goal is; ``told`` is False where its player cannot know before the end."""

    def __init__(self, goal: Condition, now: int, need: int, met: bool, told: bool) -> None:
        self.goal = goal
        self.now = now
        self.need = need
        self.met = met
        self.told = told


class Tribute:
    """What was given to a crisis that has been resolved, as everybody remembers it; givers by seat."""

    def __init__(self, right: int, wrong: int, givers: list[int]) -> None:
        self.right = right
        self.wrong = wrong
        self.givers = givers


class Vote:
    """The vote under way, until a tie is settled: who votes and who has, never how.

    It is about exiling ``player`` or about the card ``crossroads``, and -1 stands for what it is not about.
    [DOW-VOTE-3, DOW-VOTE-10]
    """

    def __init__(self, player: int, crossroads: int, voters: list[int], voted: list[int]) -> None:
        self.player = player
        self.crossroads = crossroads
        self.voters = voters
        self.voted = voted


class Ending:
    """How it ended for one seat: what it held, which goals it met, whether it has won."""

    def __init__(self, seat: int, won: bool, hand: list[int]) -> None:
        self.seat = seat
        self.won = won
        self.hand = hand
        self.secret = NO_CARD
        self.betrayal = NO_CARD
        self.exile_card = NO_CARD
        self.goals: list[Progress] = []
        self.betrayal_goals: list[Progress] = []


class ModuleSight:
    """A module in use, the numbers that it shows, what it keeps in force or with a survivor, and the rest."""

    def __init__(
        self, id_: str, name: Name, numbers: list[Shown], kept: list[tuple[int, Holding]], look: Look
    ) -> None:
        self.id = id_
        self.name = name
        self.numbers = numbers
        self.kept = kept
        self.look = look


class Known(Sight):
    """All that one seat may know; ``ColonySight`` is one that can say its JSON."""

    seats: int
    asked: int
    # The round.
    phase: int
    round: int
    rounds: int
    first: int
    turn: int
    reader: int
    snow: int
    # Tracks and supplies of the colony. [DOW-SPACE-8]
    morale: int
    food: int
    starvation: int
    helpless: int
    # What is played.
    coop: bool
    hard: bool
    mix_regular: int
    mix_betrayal: int
    mix_pair: bool
    # The main objective, and how far every goal of it is.
    objective: int
    goals: list[Progress]
    stock: list[int]
    samples: int
    # What the watcher has to bring about to win, and what it wins by alone; None where there is nothing.
    win: list[Progress] | None
    win_alone: list[Progress] | None
    # The crisis: how many cards were given and are needed, who gave how many, and which the watcher knows.
    crisis: int
    given: int
    needed: int
    givers: list[int]
    given_known: list[int]
    tributes: list[Tribute]
    # The board: by survivor where each stands, also one who belongs to nobody any more; by place the
    # survivors in play there, noise, cards in the deck; by entrance what lies there.
    place: list[int]
    at: list[list[int]]
    noise: list[int]
    decks: list[int]
    zombies: list[int]
    barricades: list[int]
    # What of modules lies there: survivor spaces it fills, by place; by entrance the spaces it fills, the
    # zombies it stops, and those among the zombies that only attacks reach.
    filled: list[int]
    blocked: list[int]
    held_off: list[int]
    guarded: list[int]
    people: dict[int, Person]
    areas: list[Area]
    me: Area  # the watcher's own; an empty one for a spectator
    # Cards: what the watcher holds, was dealt, has chosen and is looking at; by kind, or by survivor.
    hand: list[int]
    draft: list[int]
    chosen: list[int]
    seen: list[int] | None
    waste: list[int]
    removed: list[int]
    gone: list[int]
    crisis_deck: int
    crossroads_deck: int
    survivor_deck: int
    exiled_deck: int
    watching: int
    open_card: int
    active: int  # whose turn the open card is about
    lasting: list[int]
    vote: Vote | None
    modules: list["ModuleSight"]
    # The end.
    ending: int
    endings: list[Ending]

    def __init__(self, seat: int, box: Box, board: Board) -> None:
        Sight.__init__(self, "dead_of_winter", seat)
        self.box = box
        self.board = board

    # Looking around.

    def heads(self, place: int) -> int:
        """Survivor spaces in use at a place, helpless survivors included. [DOW-SURV-4]"""
        count = self.place.count(place)
        return count + self.helpless if place == COLONY else count

    def room(self, place: int) -> int:
        """Free survivor spaces at a place. [DOW-SPACE-5]"""
        return self.board.room[place] - self.heads(place) - self.filled[place]

    def entrances(self, place: int) -> range:
        """The entrances of a place: six at the colony, one elsewhere. [DOW-SPACE-2, DOW-SPACE-3]"""
        return entrances_of(place)

    def zombies_at(self, place: int) -> int:
        """All zombies at the entrances of a place."""
        if place == COLONY:
            return sum(self.zombies[:GATES])
        return self.zombies[GATES - 1 + place]

    def free(self, entrance: int) -> int:
        """Free spaces of an entrance."""
        taken = self.zombies[entrance] + self.barricades[entrance] + self.blocked[entrance]
        return self.board.spaces[entrance] - taken

    def takes(self, entrance: int) -> int:
        """How many zombies an entrance takes before it is overrun."""
        return self.free(entrance) + 2 * self.barricades[entrance] + self.held_off[entrance]

    def loose(self, entrance: int) -> int:
        """How many zombies at an entrance anything can kill, remove or move."""
        return self.zombies[entrance] - self.guarded[entrance]

    def loose_at(self, place: int) -> int:
        """The same for all entrances of a place."""
        if place == COLONY:
            return sum(self.zombies[:GATES]) - sum(self.guarded[:GATES])
        return self.zombies[GATES - 1 + place] - self.guarded[GATES - 1 + place]

    def seats_after(self) -> list[int]:
        """Seats that have not had their turn this round, without the one whose turn it is."""
        if self.turn < 0 or self.first < 0:
            return []
        found: list[int] = []
        for i in range((self.turn - self.first) % self.seats + 1, self.seats):
            seat = (self.first + i) % self.seats
            if not self.areas[seat].out:
                found.append(seat)
        return found

    def faithful_seats(self) -> list[int]:
        """The seats still in the game that are not exiled, by number."""
        return [area.seat for area in self.areas if not area.exiled and not area.out]
