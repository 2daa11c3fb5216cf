"""What an attack on a special zombie brings, line by line. [LN-SPECIAL-10..17, LN-SPECIAL-22..29]

The lines are our own: nothing is known of those that were printed.
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrance_of
from lastfire.games.dead_of_winter.rules.board.tracks import add_noise
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.effects.verb import lowered
from lastfire.games.dead_of_winter.rules.harm.death import kill
from lastfire.games.dead_of_winter.rules.harm.exposure import frostbite, wound, wound_each
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import add_despair
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import move_special
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    ASK_SIREN,
    ENCOUNTER,
    SIREN,
    SPECIALS,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, TO
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm(Effect):
    """What a line of an encounter says."""

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """It happens to the attacker, or where the attacker is; ``seat`` is the attacker's player."""
        raise NotImplementedError

    def wounds(self) -> int:
        """How many wounds of any kind it brings the attacker; -1: it kills."""
        return 0


@dataclass(frozen=True)
class WoundsAttacker(Harm):
    """An ordinary wound. [LN-SPECIAL-22]"""

    def words(self) -> Name:
        return Name("Place 1 wound on the attacker.", "攻撃した生存者に負傷トークンを1個置く。")

    def wounds(self) -> int:
        return 1

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return wound(t, survivor, 1)


@dataclass(frozen=True)
class FreezesAttacker(Harm):
    """Frostbite. [LN-SPECIAL-24]"""

    def words(self) -> Name:
        return Name("Place 1 frostbite wound on the attacker.", "攻撃した生存者に凍傷トークンを1個置く。")

    def wounds(self) -> int:
        return 1

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return frostbite(t, survivor, 1)


@dataclass(frozen=True)
class AddsZombies(Harm):
    """Ordinary ones, with traps, barricades and overruns as ever."""

    count: int

    def words(self) -> Name:
        zombies = "1 zombie" if self.count == 1 else f"{self.count} zombies"
        return Name(
            f"Add {zombies} to the attacker's location.",
            f"攻撃した生存者がいるロケーションにゾンビを{self.count}体加える。",
        )

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return add_zombies(t, t.place[survivor], self.count)


@dataclass(frozen=True)
class WoundsEverybodyThere(Harm):
    """All survivors there; helpless ones never take wounds. [LN-SPECIAL-29]"""

    def words(self) -> Name:
        return Name(
            "Place 1 wound on each non-helpless survivor at the attacker's location.",
            "攻撃した生存者と同じロケーションにいる各生存者（攻撃した生存者を含み、無力な生存者を除く）に負傷トークンを1個ずつ置く。",
        )

    def wounds(self) -> int:
        return 1

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return wound_each(t, t.at(t.place[survivor]), 1)


@dataclass(frozen=True)
class KillsAttacker(Harm):
    """Whatever their wounds. [LN-SPECIAL-27]"""

    def words(self) -> Name:
        return Name("Kill the attacker.", "攻撃した生存者を殺す。")

    def wounds(self) -> int:
        return -1

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return kill(t, survivor, BY_CARD)


@dataclass(frozen=True)
class DespairsAttacker(Harm):
    """Despair. [LN-SPECIAL-28]"""

    def words(self) -> Name:
        return Name("Place 1 despair token on the attacker.", "攻撃した生存者に絶望トークンを1個置く。")

    def wounds(self) -> int:
        return 1

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return add_despair(t, survivor, 1)


@dataclass(frozen=True)
class FillsNoise(Harm):
    """Nothing where there are no noise spaces."""

    def words(self) -> Name:
        return Name(
            "Place 1 noise token on each empty noise space at the attacker's location.",
            "攻撃した生存者がいるロケーションの空いている騒音スペースすべてに、騒音トークンを1個ずつ置く。",
        )

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        place = t.place[survivor]
        add_noise(t, place, t.board.noise[place])
        return NOTHING


@dataclass(frozen=True)
class CallsSiren(Harm):
    """Another of them comes, if there is one elsewhere and a free space here."""

    def words(self) -> Name:
        return Name(
            "If the attacker's location has an empty entrance space, move 1 Siren, if any, from another "
            "location to that space.",
            "攻撃した生存者がいるロケーションの入口スペースに空きがあれば、ほかのロケーションのセイレーンを1体そこへ移す。",
        )

    def strike(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        place = t.place[survivor]
        entrances = range(GATES) if place == COLONY else [entrance_of(place)]
        others = [other for other in raxxon_of(t).places_of(SIREN) if other != place]
        if not others or all(t.free_space(entrance) <= 0 for entrance in entrances):
            return
        yield from choose(t, seat, ASK_SIREN, [TO[other] for other in others])
        yield from move_special(t, seat, SIREN, ABOUT[t.reply], place)


@dataclass(frozen=True)
class Line:
    """What happens when the die shows one of some numbers; on what no line says nothing happens."""

    first: int
    last: int
    harm: Harm


ENCOUNTERS: Final[tuple[tuple[Line, ...], ...]] = (
    (Line(1, 3, WoundsAttacker()),),
    (Line(1, 3, FreezesAttacker()),),
    (Line(1, 2, AddsZombies(2)), Line(3, 4, AddsZombies(1))),
    (Line(1, 1, WoundsEverybodyThere()), Line(2, 3, WoundsAttacker())),
    (Line(1, 1, KillsAttacker()), Line(2, 3, WoundsAttacker())),
    (Line(1, 1, DespairsAttacker()), Line(2, 3, FillsNoise()), Line(4, 4, CallsSiren())),
)
"""By type. [LN-SPECIAL-23..28]"""


def _words(kind: int) -> Name:
    name = SPECIALS[kind].name
    en: list[str] = []
    ja: list[str] = []
    for line in ENCOUNTERS[kind]:
        said = line.harm.words()
        single = line.first == line.last
        between = "or" if line.last == line.first + 1 else "to"
        faces = f"{line.first}" if single else f"{line.first} {between} {line.last}"
        en.append(f"On a {faces}, {lowered(said.en)}")
        ja.append(f"{line.first if single else f'{line.first}〜{line.last}'}：{said.ja}")
    return Name(
        f"After an attack on a {name.en}, roll a die. {' '.join(en)}",
        f"{name.ja}を攻撃した後、ダイスを1個振る。{''.join(ja)}",
    )


_WORDS: Final = tuple([_words(kind) for kind in range(len(ENCOUNTERS))])


def encounter_words(kind: int) -> Name:
    """What meeting a type brings, line by line."""
    return _WORDS[kind]


def wounds_met(kind: int) -> list[int]:
    """By number of the die, how many wounds a line brings the attacker; -1: it kills."""
    found = [0] * 6
    for line in ENCOUNTERS[kind]:
        for number in range(line.first, line.last + 1):
            found[number - 1] = line.harm.wounds()
    return found


def meet(t: ColonyTable, survivor: int, kind: int) -> Flow:
    """The attacker, who is alive, rolls for the encounter; their player carries the line out.

    [LN-SPECIAL-11, LN-SPECIAL-12, LN-SPECIAL-14]
    """
    die = 1 + t.chance.roll(6)
    t.tell(ENCOUNTER, survivor, kind, die)
    for line in ENCOUNTERS[kind]:
        if line.first <= die <= line.last:
            return line.harm.strike(t, t.controller[survivor], survivor)
    return NOTHING
