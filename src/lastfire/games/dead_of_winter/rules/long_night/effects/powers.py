"""Powers of The Long Night that hold: what somebody always is, what changes a value, a roll, a night."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.holdings import is_limited, is_ready, use_held
from lastfire.games.dead_of_winter.rules.names import BITTEN, BLANK, COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED


@dataclass(frozen=True)
class Skilled(Power):
    """Attacks or searches take lower dice; no value leaves 1 to 6."""

    attack: int
    search: int

    def words(self) -> Name:
        if self.attack == 0:
            return _lower(Name("search value is", "探索力"), self.search)
        if self.search == 0:
            return _lower(Name("attack value is", "攻撃力"), self.attack)
        if self.attack == self.search:
            return _lower(Name("attack value and search value are", "攻撃力と探索力"), self.attack)
        first = _lower(Name("attack value is", "攻撃力"), self.attack)
        second = _lower(Name("search value is", "探索力"), self.search)
        return Name(f"{first.en} {second.en}", first.ja + second.ja)

    def attack_added(self, t: ColonyTable, survivor: int) -> int:
        return -self.attack

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        return -self.search


def _lower(value: Name, by: int) -> Name:
    """A value of the survivor, lower by so much."""
    return Name(f"This survivor's {value.en} lowered by {by}.", f"この生存者の{value.ja}は{by}低い。")


@dataclass(frozen=True)
class SparedByCold(Power):
    """Frostbite brings no more wounds."""

    def words(self) -> Name:
        return Name(
            "At the start of your turn, this survivor receives no wounds from frostbite wounds.",
            "自分の手番の開始時に、この生存者には凍傷による負傷トークンを置かない。",
        )

    def is_spared_by_cold(self, t: ColonyTable, survivor: int) -> bool:
        return True


@dataclass(frozen=True)
class Unnoticed(Power):
    """Zombies do not come for them."""

    def words(self) -> Name:
        return Name(
            "When zombies are added in the colony phase, this survivor is not counted.",
            "コロニーフェイズにゾンビを加えるとき、この生存者は人数に数えない。",
        )

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        return -1 if t.place[held.bearer] == place else 0


@dataclass(frozen=True)
class EatsNothing(Power):
    """Finds their own food."""

    def words(self) -> Name:
        return Name(
            "When food is paid in the colony phase, this survivor is not counted.",
            "コロニーフェイズに食料を支払うとき、この生存者は人数に数えない。",
        )

    def mouths_added(self, t: ColonyTable, held: Held) -> int:
        return -1 if t.place[held.bearer] == COLONY else 0


@dataclass(frozen=True)
class SturdyBarricades(Power):
    """Barricades where the survivor is may outlast a zombie. ``least`` is what the die has to show."""

    least: int

    def words(self) -> Name:
        return Name(
            "When a barricade at this survivor's location stops a zombie, roll a die. On "
            f"a {self.least} or higher, the barricade stays in place.",
            "この生存者がいるロケーションのバリケードがゾンビを止めたとき、ダイスを1個振る。"
            f"出た目が{self.least}以上なら、そのバリケードは残る。",
        )

    def keeps_barricade(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        if t.place[held.bearer] != place:
            return False
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        return die >= self.least


@dataclass(frozen=True)
class Padded(Power):
    """A bad roll for exposure does nothing; but a bite is a bite."""

    def words(self) -> Name:
        return Name(
            "When this survivor's roll for exposure shows a wound or frostbite result, ignore that result.",
            "この生存者のダメージ判定で負傷か凍傷が出たとき、その結果を無視する。",
        )

    def shrugs_off(self, t: ColonyTable, held: Held, face: int) -> bool:
        if face in (BLANK, BITTEN):
            return False
        if is_limited(t, held):
            if not is_ready(t, held):
                return False
            use_held(t, t.controller[held.bearer], held)
        return True
