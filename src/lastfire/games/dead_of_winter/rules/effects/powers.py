"""Powers that hold: what a survivor always is, and what changes an attack, a search, a move or a wound.

A power is a value: its words and its answers to what chapters of the rules ask come from its fields. Powers
that are an action of their own stand in ``action_powers``.
"""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.names import MEDICINE, PLACES, SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def zombies(count: int) -> str:
    """So many of them, in English."""
    return "1 zombie" if count == 1 else f"{count} zombies"


def _noise(count: int) -> str:
    return "1 noise token" if count == 1 else f"{count} noise tokens"


# Powers that change what an attack, a search, a move or a wound does.


@dataclass(frozen=True)
class QuietAttack(Power):
    """No exposure roll on an attack: once a round, or always."""

    def words(self) -> Name:
        return Name(
            "This survivor may attack without rolling for exposure.",
            "この生存者はダメージ判定なしで攻撃できる。",
        )

    def is_quiet(self) -> bool:
        return True


@dataclass(frozen=True)
class KillsInstead(Power):
    """An attack kills several zombies instead of one. ``fuel`` says which symbol it uses up, or -1."""

    count: int
    exposed: bool
    noise: int = 0
    uses: int = -1

    def words(self) -> Name:
        cost, spared = Name("", ""), Name("", "")
        if self.uses >= 0:
            symbol = SYMBOLS[self.uses].name
            cost = Name(
                f"play a {symbol.en} card to ", f"{symbol.ja}カードを1枚プレイしてもよい。そうした場合、"
            )
        if not self.exposed:
            spared = Name(", without rolling for exposure", "、ダメージ判定なしで")
        killed = f"kill {zombies(self.count)} instead of 1{spared.en}"
        en = f"When this survivor attacks, you may {cost.en}{killed}."
        done = "倒す。" if cost.ja else "倒してもよい。"
        ja = f"この生存者が攻撃するとき、{cost.ja}1体ではなく{self.count}体のゾンビを{spared.ja}{done}"
        if self.noise == 1:
            en += " If you do, and this survivor's location has an empty noise space, place 1 noise token "
            en += "there."
            ja += "そうした場合、この生存者がいるロケーションの騒音スペースに空きがあれば、"
            ja += "そこに騒音トークンを1個置く。"
        elif self.noise > 1:
            en += (
                f" If you do, place {_noise(self.noise)} at this survivor's location, or as many as possible."
            )
            ja += f"そうした場合、この生存者がいるロケーションに騒音トークンを{self.noise}個置く"
            ja += "（騒音スペースの空きが足りなければ置ける分だけ）。"
        return Name(en, ja)

    def kills(self) -> int:
        return self.count

    def is_quiet(self) -> bool:
        return not self.exposed

    def noise_made(self) -> int:
        return self.noise

    def symbol_used(self) -> int:
        return self.uses


@dataclass(frozen=True)
class AnyDieAttack(Power):
    """The die of an attack may show anything."""

    def words(self) -> Name:
        return Name(
            "This survivor may attack with a die of any value.",
            "この生存者は、任意の目のダイスを使って攻撃できる。",
        )

    def takes_any_die(self) -> bool:
        return True


@dataclass(frozen=True)
class SeesMore(Power):
    """A search looks at more cards, and may keep more. ``place`` -1: anywhere; ``every`` search or once."""

    look: int
    keep: int
    place: int = -1
    every: bool = False

    def names_its_place(self) -> bool:
        return self.place >= 0

    def words(self) -> Name:
        cards = "1 additional card" if self.look == 1 else f"{self.look} additional cards"
        where = "" if self.place < 0 else f" {PLACES[self.place].name.en}"
        where_ja = "" if self.place < 0 else f"{PLACES[self.place].name.ja}を"
        en = f"Whenever this survivor searches{where}, look at {cards}"
        if not self.every:
            en = f"When this survivor searches{where}, you may look at {cards}"
        ja = (
            f"この生存者が{where_ja}探索する{'たびに' if self.every else 'とき'}、カードを{self.look}枚多く見"
        )
        if self.keep:
            return Name(
                f"{en} and keep {self.keep} additional card{'s' if self.keep > 1 else ''}.",
                f"{ja}て、{self.keep}枚多く手札に加える。",
            )
        return Name(
            f"{en}. The number of cards you keep does not change.", f"{ja}る。手札に加える枚数は変わらない。"
        )

    def looks(self, place: int) -> int:
        return self.look if self.place in (-1, place) else 0

    def keeps(self) -> int:
        return self.keep

    def helps_always(self) -> bool:
        return self.every


@dataclass(frozen=True)
class LoudLook(Power):
    """One noise of a search shows several cards."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"When this survivor makes noise while searching, you may look at {self.cards} cards "
            "instead of 1.",
            f"この生存者が探索中に騒音を立てたとき、カードを1枚ではなく{self.cards}枚見る。",
        )

    def cards_for_noise(self) -> int:
        return self.cards


@dataclass(frozen=True)
class BuildsMore(Power):
    """A barricade action builds several."""

    count: int

    def words(self) -> Name:
        return Name(
            f"When this survivor barricades, you may place {self.count} barricades instead of 1.",
            f"この生存者がバリケードアクションを行うとき、バリケードを1個ではなく{self.count}個置く。",
        )

    def barricades_built(self) -> int:
        return self.count


@dataclass(frozen=True)
class CleansMore(Power):
    """A clean waste action takes more cards."""

    count: int

    def words(self) -> Name:
        return Name(
            f"When this survivor cleans waste, you may remove {self.count} cards from the waste pile "
            "instead of 3.",
            f"この生存者が廃物処理を行うとき、捨て札置き場からカードを3枚ではなく{self.count}枚取り除く。",
        )

    def cards_cleaned(self) -> int:
        return self.count


@dataclass(frozen=True)
class ExtraDie(Power):
    """More action dice every round."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Each round, roll {self.count} additional action {'die' if self.count == 1 else 'dice'}.",
            f"毎ラウンド、アクションダイスを{self.count}個多く振る。",
        )

    def dice_added(self) -> int:
        return self.count


@dataclass(frozen=True)
class SkippedByBite(Power):
    """A spreading bite passes the bearer by. [DOW-BITE-4]"""

    def words(self) -> Name:
        return Name("A bite does not spread to this survivor.", "咬傷はこの生存者に波及しない。")

    def is_skipped_by_bite(self) -> bool:
        return True


@dataclass(frozen=True)
class NoFrostbite(Power):
    """Frostbite becomes a normal wound."""

    def words(self) -> Name:
        return Name(
            "When this survivor would receive a frostbite wound, they receive a normal wound instead.",
            "この生存者に凍傷トークンを置くとき、代わりに通常の負傷トークンを置く。",
        )

    def frostbite_is_wound(self) -> bool:
        return True


@dataclass(frozen=True)
class BittenIsWound(Power):
    """A bite only wounds, and passes by."""

    def words(self) -> Name:
        return Name(
            "Treat a bitten result for this survivor as a wound result. A bite does not spread to "
            "this survivor.",
            "この生存者のダメージ判定で咬傷が出たら、負傷として扱う。咬傷はこの生存者に波及しない。",
        )

    def bitten_is_wound(self) -> bool:
        return True

    def is_skipped_by_bite(self) -> bool:
        return True


@dataclass(frozen=True)
class Tough(Power):
    """More wounds until death."""

    wounds: int

    def words(self) -> Name:
        return Name(
            f"This survivor is killed by {self.wounds} wounds of any kind instead of 3.",
            f"この生存者は、負傷トークンと凍傷トークンが合わせて3個ではなく{self.wounds}個になると死亡する。",
        )

    def wound_limit(self) -> int:
        return self.wounds


@dataclass(frozen=True)
class SafeMove(Power):
    """No exposure roll when moving."""

    def words(self) -> Name:
        return Name(
            "This survivor may move without rolling for exposure.",
            "この生存者はダメージ判定なしで移動できる。",
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return True


@dataclass(frozen=True)
class BorrowsPowers(Power):
    """Has what others there have. [DOW-ABILITY-10..14]"""

    def words(self) -> Name:
        return Name(
            "This survivor has the abilities of all other survivors there.",
            "同じロケーションにいるほかの生存者全員のアビリティを持つ。",
        )

    def is_borrowing(self) -> bool:
        return True


@dataclass(frozen=True)
class MedicineAttack(Power):
    """With medicine an attack kills several zombies without a roll. [DOW-ATTACK-20]"""

    count: int

    def words_paid_with(self, die: Name) -> Name:
        additional = "1 additional die of any value"
        if die.en != "any die":
            additional = die.en.replace("a die", "1 additional die", 1)
        said = self._said(f"spend {additional} and ")
        return Name(said.en, said.ja.replace("とき、", f"とき、さらに{die.ja}を使い、", 1))

    def words(self) -> Name:
        return self._said("")

    def _said(self, cost: str) -> Name:
        return Name(
            f"When this survivor attacks, you may {cost}play a medicine card to kill "
            f"{zombies(self.count)} instead of 1, without rolling for exposure.",
            "この生存者が攻撃するとき、薬カードを1枚プレイしてもよい。そうした場合、"
            f"1体ではなく{self.count}体のゾンビを、ダメージ判定なしで倒す。",
        )

    def kills(self) -> int:
        return self.count

    def is_quiet(self) -> bool:
        return True

    def symbol_used(self) -> int:
        return MEDICINE
