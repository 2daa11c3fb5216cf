"""The verbs that many cards share."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.people import (
    add_helpless,
    is_placeable,
    place_survivor,
    remove_helpless,
)
from lastfire.games.dead_of_winter.rules.board.tracks import (
    add_noise,
    gain_food,
    gain_morale,
    lose_food,
    lose_morale,
    starve,
)
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, remove_barricades, remove_zombies
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom, carry_out, clause
from lastfire.games.dead_of_winter.rules.harm.death import NO_CAUSE, kill_helpless, lose_together
from lastfire.games.dead_of_winter.rules.harm.exposure import expose_each, wound_each
from lastfire.games.dead_of_winter.rules.names import PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.barricade import build
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD, FOR_CRISIS, FOR_CROSSROADS


def counted(count: int, one: str, many: str = "") -> str:
    """A count with its noun: 1 zombie, 3 zombies."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def times(count: int) -> str:
    """How often, after a verb that without a number means once."""
    return {1: "", 2: " twice"}.get(count, f" {count} times")


def food_added(count: int) -> Name:
    """How food comes, wherever it comes from."""
    return Name(
        f"Add {counted(count, 'food token')} to the food supply.", f"食料庫に食料トークンを{count}個加える。"
    )


def them(count: int) -> str:
    """So many things, named before, as the object of a verb."""
    return "it" if count == 1 else "them"


def _for_each(whom: str) -> str:
    """What Japanese adds to a number where several survivors receive it each."""
    return "ずつ" if "各" in whom or whom.endswith("それぞれ") else ""


def reason(t: ColonyTable) -> int:
    """Why morale changes: a crossroads card while one lies open, else the crisis."""
    return FOR_CROSSROADS if t.open_card >= 0 else FOR_CRISIS


@dataclass(frozen=True)
class LoseMorale(Verb):
    count: int

    def words(self) -> Name:
        return Name(f"Lose {self.count} morale.", f"士気を{self.count}下げる。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lose_morale(t, self.count, reason(t))
        return NOTHING


@dataclass(frozen=True)
class GainMorale(Verb):
    count: int

    def words(self) -> Name:
        return Name(f"Gain {self.count} morale.", f"士気を{self.count}上げる。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        gain_morale(t, self.count, reason(t))
        return NOTHING


@dataclass(frozen=True)
class GainFood(Verb):
    count: int

    def words(self) -> Name:
        return food_added(self.count)

    def do(self, t: ColonyTable, seat: int) -> Flow:
        gain_food(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class LoseFood(Verb):
    """A cost: possible only if there is so much. [DOW-XROAD-12]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'food token')} from the food supply.",
            f"食料庫から食料トークンを{self.count}個取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lose_food(t, self.count)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.food >= self.count


@dataclass(frozen=True)
class LoseFoodIfAble(Verb):
    """As much as there is. [DOW-XROAD-13]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'food token')} from the food supply, or all of them "
            "if there are fewer.",
            f"食料庫から食料トークンを{self.count}個（足りなければすべて）取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lose_food(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class LoseAllFood(Verb):
    """Legal with no food at all. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Remove all food tokens from the food supply.", "食料庫の食料トークンをすべて取り除く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lose_food(t, t.food)
        return NOTHING


@dataclass(frozen=True)
class AddStarvation(Verb):
    count: int

    def words(self) -> Name:
        return Name(
            f"Add {counted(self.count, 'starvation token')} to the food supply.",
            f"食料庫に飢餓トークンを{self.count}個加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        starve(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class AddZombies(Verb):
    count: int
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Add {counted(self.count, 'zombie')} to {place.en}.",
            f"{place.ja}にゾンビを{self.count}体加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return add_zombies(t, self.place, self.count)


@dataclass(frozen=True)
class AddZombiesEverywhere(Verb):
    """At every place, in printed order."""

    count: int
    outside_only: bool

    def words(self) -> Name:
        zombies = counted(self.count, "zombie")
        if self.outside_only:
            return Name(
                f"Add {zombies} to each non-colony location.",
                f"コロニー以外の各ロケーションにゾンビを{self.count}体ずつ加える。",
            )
        return Name(f"Add {zombies} to each location.", f"各ロケーションにゾンビを{self.count}体ずつ加える。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in t.board.outside if self.outside_only else t.board.all:
            yield from add_zombies(t, place, self.count)


@dataclass(frozen=True)
class RemoveAllZombies(Verb):
    """Removed, not killed. [DOW-EXPO-12]"""

    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(f"Remove all zombies from {place.en}.", f"{place.ja}のゾンビをすべて取り除く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return remove_zombies(t, seat, self.place, t.loose_at(self.place))


@dataclass(frozen=True)
class RemoveAllZombiesHere(Verb):
    def words(self) -> Name:
        return Name("Remove all zombies from that location.", "そのロケーションのゾンビをすべて取り除く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return remove_zombies(t, seat, t.spot, t.loose_at(t.spot))


@dataclass(frozen=True)
class AddHelpless(Verb):
    count: int

    def words(self) -> Name:
        return Name(
            f"Add {counted(self.count, 'helpless survivor')} to the colony.",
            f"コロニーに無力な生存者を{self.count}人加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        add_helpless(t, seat, self.count)
        return NOTHING


@dataclass(frozen=True)
class RemoveHelpless(Verb):
    """They leave alive: no morale is lost by that. [DOW-DEATH-10]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'helpless survivor')} from the colony.",
            f"コロニーから無力な生存者を{self.count}人取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return remove_helpless(t, self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.helpless >= self.count


@dataclass(frozen=True)
class KillHelpless(Verb):
    count: int

    def words(self) -> Name:
        return Name(
            f"Kill {counted(self.count, 'helpless survivor')}.", f"無力な生存者を{self.count}人殺す。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return kill_helpless(t, self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.helpless >= self.count


@dataclass(frozen=True)
class AddNoise(Verb):
    count: int
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Place {counted(self.count, 'noise token')} at {place.en}, or as many as possible.",
            f"{place.ja}に騒音トークンを{self.count}個置く（騒音スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        add_noise(t, self.place, self.count)
        return NOTHING


@dataclass(frozen=True)
class AddNoiseHere(Verb):
    count: int
    where: str = "the chosen survivors' location"

    def words(self) -> Name:
        there = "その生存者がいるロケーション" if "that survivor" in self.where else "そのロケーション"
        return Name(
            f"Place {counted(self.count, 'noise token')} at {self.where}, or as many as possible.",
            f"{there}に騒音トークンを{self.count}個置く（騒音スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        add_noise(t, t.spot, self.count)
        return NOTHING


@dataclass(frozen=True)
class FillNoise(Verb):
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Place 1 noise token on each empty noise space at {place.en}.",
            f"{place.ja}の空いている騒音スペースすべてに、騒音トークンを1個ずつ置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        add_noise(t, self.place, t.board.noise[self.place])
        return NOTHING


@dataclass(frozen=True)
class AddBarricades(Verb):
    """As many as find a free space."""

    count: int
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Place {counted(self.count, 'barricade')} at {place.en}.",
            f"{place.ja}にバリケードを{self.count}個置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return build(t, seat, self.place, self.count)


@dataclass(frozen=True)
class RemoveAllBarricades(Verb):
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(f"Remove all barricades from {place.en}.", f"{place.ja}のバリケードをすべて取り除く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        remove_barricades(t, self.place)
        return NOTHING


@dataclass(frozen=True)
class Wound(Verb):
    whom: Whom
    count: int

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Place {counted(self.count, 'wound')} on {whom.en}.",
            f"{whom.ja}に負傷トークンを{self.count}個{_for_each(whom.ja)}置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from wound_each(t, self.whom.find(t, seat), self.count)


@dataclass(frozen=True)
class Frostbite(Verb):
    whom: Whom
    count: int

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Place {counted(self.count, 'frostbite wound')} on {whom.en}.",
            f"{whom.ja}に凍傷トークンを{self.count}個{_for_each(whom.ja)}置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from wound_each(t, self.whom.find(t, seat), self.count, True)


@dataclass(frozen=True)
class Expose(Verb):
    whom: Whom
    rolls: int

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Roll for exposure{times(self.rolls)} for {whom.en}.",
            f"{whom.ja}のダメージ判定を{self.rolls}回{_for_each(whom.ja)}行う。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from expose_each(t, self.whom.find(t, seat), self.rolls)

    def dangers(self, t: ColonyTable, seat: int) -> list[tuple[int, int]]:
        return [(survivor, self.rolls) for survivor in self.whom.find(t, seat)]


@dataclass(frozen=True)
class Kill(Verb):
    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Kill {whom.en.replace('each of the', 'the')}.", f"{whom.ja.removesuffix('それぞれ')}を殺す。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from lose_together(t, self.whom.find(t, seat), BY_CARD)


@dataclass(frozen=True)
class RemoveFromGame(Verb):
    """Not a kill: no morale is lost. [DOW-DEATH-10]"""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(f"Remove {whom.en} from the game.", f"{whom.ja}をゲームから除外する。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from lose_together(t, self.whom.find(t, seat), NO_CAUSE)


@dataclass(frozen=True)
class Place(Verb):
    """Not a move: no roll. Needs room. [DOW-MOVE-5]"""

    whom: Whom
    place: int

    def words(self) -> Name:
        whom, place = self.whom.words(), PLACES[self.place].name
        return Name(f"Place {whom.en} at {place.en}.", f"{whom.ja}を{place.ja}に置く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            if is_placeable(t, survivor, self.place):
                place_survivor(t, survivor, self.place)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        found = self.whom.find(t, seat)
        return not found or any(is_placeable(t, survivor, self.place) for survivor in found)


@dataclass(frozen=True)
class PlaceIfAble(Verb):
    """Where there is no room, nobody is placed. [DOW-XROAD-13]"""

    whom: Whom
    place: int

    def words(self) -> Name:
        whom, place = self.whom.words(), PLACES[self.place].name
        return Name(
            f"If possible, place {whom.en} at {place.en}.", f"可能なら、{whom.ja}を{place.ja}に置く。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            if is_placeable(t, survivor, self.place):
                place_survivor(t, survivor, self.place)
        return NOTHING


@dataclass(frozen=True)
class IfAlive(Verb):
    """What follows only if whoever was in danger lives."""

    whom: Whom
    then: tuple[Verb, ...]

    def words(self) -> Name:
        whom, said = self.whom.words(), clause(self.then)
        return Name(f"If {whom.en} is not killed, {said.en}", f"{whom.ja}が生き残ったら、{said.ja}")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if self.whom.find(t, seat):
            yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class RollDie(Verb):
    """A die decides: up to ``at_most`` one thing, above it another."""

    at_most: int
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def words(self) -> Name:
        then, other = clause(self.then), clause(self.otherwise)
        face = "a 1" if self.at_most == 1 else f"a {self.at_most} or lower"
        face_ja = "1" if self.at_most == 1 else f"{self.at_most}以下"
        en, ja = (
            f"Roll a die. On {face}, {then.en or 'nothing happens.'}",
            f"ダイスを1個振る。出た目が{face_ja}なら、{then.ja or '何も起こらない。'}",
        )
        if self.otherwise:
            en += f" Otherwise, {other.en}"
            ja += f"それ以外なら、{other.ja}"
        return Name(en, ja)

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        yield from carry_out(t, seat, self.then if die <= self.at_most else self.otherwise)
