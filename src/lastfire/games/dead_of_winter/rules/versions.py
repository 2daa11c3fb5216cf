"""What each version of the rules of Dead of Winter changes for a game that was begun under the one before.

The numbers here are those of packed tables as earlier versions wrote them; nothing else knows them any more.
"""

from typing import Final

from lastfire.engine.changes import CannotGoOn, Change, Past
from lastfire.engine.numbers import Numbers
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.editions import edition_with
from lastfire.games.dead_of_winter.rules.effects.lasting import (
    DrivesVehicle,
    GuardGate,
    HeldBack,
    LookForChild,
    MedicineForFood,
    NoCrisisCards,
    PostFlier,
    SparesAttack,
    StaysAt,
    StaysAway,
    TriesAntidote,
    WidenDump,
)
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.state import ACTED, IN_FORCE, NOBODY, ON_THE_WAY, Held

_OPTIONS: Final = 9
_SINGLE: Final = {1: 35, 2: 37}
"""By version, how many single numbers follow the options."""
_LISTS: Final = {1: 33, 2: 36}
"""By version, how many lists follow the piles, and after them three for every seat."""
_PILES: Final = 10
_THIS_TURN: Final = 31
_SECRET: Final = 24
_BALLOTS: Final = 29
_FELL: Final = 30
"""Where these stand among the single numbers, or among the lists, of version 1."""
_MISTRUST: Final = 5
"""Where the prisoner's dilemma stands among the options."""


class _Colony:
    """A packed table of version 1 or 2, taken apart: options, single numbers, piles, lists, pairs."""

    def __init__(self, version: int, past: Past) -> None:
        r = Numbers(past.numbers)
        self.seats = r.one()
        self.options = r.so_many(_OPTIONS)
        self.single = r.so_many_bits(_SINGLE[version])
        self.piles = [r.pile() for _ in range(_PILES)]
        self.lists = [r.many_bits() for _ in range(_LISTS[version] + 3 * self.seats)]
        self.gear = r.pairs()
        self.attached = r.pairs()
        self.lasting = r.pairs()
        r.end()

    def numbers(self) -> list[int]:
        """Everything up to the items, as both versions pack it."""
        out = [self.seats, *self.options, *self.single]
        for pile in self.piles:
            out += pile.pack()
        for each in self.lists:
            out.append(len(each))
            out += each
        return out + _pairs(self.gear)


def _pairs(pairs: list[tuple[int, int]]) -> list[int]:
    return [len(pairs), *[number for pair in pairs for number in pair]]


# Version 2.


def _to_2(past: Past) -> None:
    """Requests to everybody, helps that are a standing choice, and another prisoner's dilemma."""
    t = _Colony(1, past)
    if t.options[_MISTRUST]:
        raise CannotGoOn(
            Name(
                "the prisoner's dilemma has other objectives since version 2",
                "囚人のジレンマの目的カードが第2版で変わったため",
            )
        )
    # Two players now always co-operate; who began without goes on without.
    past.options.pop("two_player_coop", None)
    was = t.single[_THIS_TURN]
    now = was & 0b111
    if was & 1 << 8:
        now |= ACTED
    if was & 1 << 9:
        now |= ON_THE_WAY
    t.single[_THIS_TURN] = now
    # Nobody has refused anything this turn, and nobody has asked to be asked again.
    t.single += [0, 0]
    empty = [-1] * t.seats
    t.lists = [
        *t.lists[: _SECRET + 1],
        empty,
        *t.lists[_SECRET + 1 : _BALLOTS + 1],
        [0] * t.seats,
        t.lists[_FELL],
        [],
        *t.lists[_FELL + 1 :],
    ]
    past.numbers = t.numbers() + _pairs(t.attached) + _pairs(t.lasting)


# Version 3.

_OLIVIA_BROWN: Final = 22
_MISSING_CHILD: Final = 52
_ASHLEY_ROSS: Final = 56
_THE_ARCTIC_KING: Final = 73
_MEDICINE_FOR_FOOD: Final = 1 << 2
_SEARCHES: Final = 1 << 7
_KEPT_BACK: Final = 256


def _to_3(past: Past) -> None:
    """What holds is kept as what it is, no longer as a card with a number."""
    t = _Colony(2, past)
    numbers = dict(t.lasting)
    held: list[Held] = []
    for card, bearer in t.attached:
        # Gray Beard's card lies with somebody, and keeps another from the crisis.
        holding = _one_of(card, [each for each in _said_on(card) if not isinstance(each, NoCrisisCards)])
        carried = _held(card, holding, bearer)
        if isinstance(holding, DrivesVehicle):
            carried.wear = numbers.pop(card, 0)
        if isinstance(holding, TriesAntidote):
            carried.round = numbers.pop(card, 0)
        held.append(carried)
    for card, number in numbers.items():
        # An antidote without its doctor, or a vehicle without its driver, is over.
        if card not in (_OLIVIA_BROWN, _THE_ARCTIC_KING):
            held.append(_in_force(card, number))
    if t.single[_THIS_TURN] & _MEDICINE_FOR_FOOD:
        t.single[_THIS_TURN] &= ~_MEDICINE_FOR_FOOD
        for card in range(len(_box().crossroads)):
            held += [
                _held(card, each, NOBODY) for each in _said_on(card) if isinstance(each, MedicineForFood)
            ]
    past.numbers = [*t.numbers(), len(held)]
    for each in held:
        past.numbers += each.pack()


def _box() -> Box:
    """The base game, which is all there was in version 2."""
    return edition_with((), ()).box


def _said_on(card: int) -> tuple[Holding, ...]:
    """What a crossroads card of the base game says that lasts."""
    return _box().lasting[card]


def _held(card: int, holding: Holding, bearer: int) -> Held:
    return Held(IN_FORCE, card, bearer, _said_on(card).index(holding))


def _in_force(card: int, number: int) -> Held:
    """What a card's number meant: a survivor, a place, a round, or several of them in one."""
    said = [each for each in _said_on(card) if not isinstance(each, SparesAttack)]
    if card == _ASHLEY_ROSS:
        gate = [each for each in said if isinstance(each, GuardGate) and each.gate == number]
        dump = [each for each in said if isinstance(each, WidenDump) and each.cards == number]
        said = [*gate, *dump]
    elif any(isinstance(each, StaysAt | StaysAway) for each in said):
        wanted = StaysAt if number % 2 == 0 else StaysAway
        said = [each for each in said if isinstance(each, wanted)]
    holding = _one_of(card, said)
    found = _held(card, holding, NOBODY)
    if isinstance(holding, PostFlier):
        found.round = number
    elif isinstance(holding, LookForChild):
        found.round = number // _SEARCHES
        found.searched = number % _SEARCHES
    elif isinstance(holding, HeldBack):
        found.item = number % _KEPT_BACK
    return found


def _one_of(card: int, said: list[Holding]) -> Holding:
    if len(said) == 1:
        return said[0]
    name = _box().crossroads[card].name
    raise CannotGoOn(
        Name(
            f"what “{name.en}” keeps in force is kept in another way since version 3",
            f"「{name.ja}」の続いている効果の残し方が第3版で変わったため",
        )
    )


CHANGES: Final = (
    Change(
        2,
        (
            Name(
                "A request may go to everybody, and be for several cards.",
                "カードの要求は全員に対して、また何枚でもできる。",
            ),
            Name(
                "A player agrees to what is handed to one of their survivors.",
                "自分の生存者に渡される物は、そのプレイヤーの同意が要る。",
            ),
            Name(
                "The first player decides who is killed first and who rolls first where it can matter.",
                "誰が先に死ぬか、誰が先に振るかが問題になるときは、スタートプレイヤーが決める。",
            ),
            Name(
                "While the colony is full, a survivor who joins starts at another location.",
                "コロニーが満員のあいだに加わる生存者は、ほかのロケーションに置く。",
            ),
            Name(
                "Effects that are free once per round ask first, or are used whenever possible, as their "
                "player chooses.",
                "ラウンドに1回ただで使える効果は、毎回たずねるか、できるときに必ず使うかを、プレイヤーが選べる。",
            ),
        ),
        _to_2,
    ),
    Change(
        3,
        (
            Name(
                "Crossroads cards that stay in force are listed with what they say.",
                "続いているクロスロードカードの効果が、その文とともに一覧に出る。",
            ),
        ),
        _to_3,
    ),
)
"""By version, from the second on."""
