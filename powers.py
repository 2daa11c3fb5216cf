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
            "An attack by this survivor needs no exposure roll.",
            "この生存者の攻撃ではダメージ判定を行わない。",
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
        en = [f"An attack by this survivor may kill {zombies(self.count)} instead of 1"]
        ja = [f"この生存者の攻撃でゾンビを1体の代わりに{self.count}体倒してもよい"]
        if self.uses >= 0:
            symbol = SYMBOLS[self.uses].name
            en = [
                f"Use up a {symbol.en} card: an attack by this survivor kills {zombies(self.count)} "
                "instead of 1"
            ]
            ja = [
                f"{symbol.ja}カードを使い捨てると、この生存者の攻撃でゾンビを1体の代わりに{self.count}体倒す"
            ]
        if not self.exposed:
            en.append("without an exposure roll")
            ja.append("ダメージ判定なし")
        if self.noise:
            en.append(f"adding {_noise(self.noise)} there if there is space")
            ja.append(f"空きがあればその場所に騒音トークンを{self.noise}個加える")
        return Name(", ".join(en) + ".", "。".join(ja) + "。")

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
            "This survivor may attack with a die of any face.", "この生存者はどの目のダイスでも攻撃できる。"
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
        cards = "1 more card" if self.look == 1 else f"{self.look} more cards"
        where = "" if self.place < 0 else f" {PLACES[self.place].name.en}"
        where_ja = "" if self.place < 0 else f"{PLACES[self.place].name.ja}を"
        en = f"{'Whenever' if self.every else 'When'} this survivor searches{where}, look at {cards}"
        ja = (
            f"この生存者が{where_ja}探索する{'たびに' if self.every else 'とき'}、カードを{self.look}枚多く見"
        )
        if self.keep:
            return Name(f"{en} and keep {self.keep} more.", f"{ja}て、{self.keep}枚多く手札に加える。")
        return Name(f"{en}; keep as many as before.", f"{ja}る。手札に加える枚数は変わらない。")

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
            f"When this survivor makes noise in a search, look at {self.cards} cards instead of 1.",
            f"この生存者が探索中に騒音を立てたとき、1枚の代わりに{self.cards}枚見る。",
        )

    def cards_for_noise(self) -> int:
        return self.cards


@dataclass(frozen=True)
class BuildsMore(Power):
    """A barricade action builds several."""

    count: int

    def words(self) -> Name:
        return Name(
            f"A barricade action by this survivor builds {self.count} barricades instead of 1.",
            f"この生存者のバリケードアクションで、1個の代わりに{self.count}個作る。",
        )

    def barricades_built(self) -> int:
        return self.count


@dataclass(frozen=True)
class CleansMore(Power):
    """A clean waste action takes more cards."""

    count: int

    def words(self) -> Name:
        return Name(
            f"A clean waste action by this survivor removes {self.count} cards instead of 3.",
            f"この生存者による廃物処理で、3枚の代わりに{self.count}枚を取り除く。",
        )

    def cards_cleaned(self) -> int:
        return self.count


@dataclass(frozen=True)
class ExtraDie(Power):
    """More action dice every round."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Roll {self.count} more action {'die' if self.count == 1 else 'dice'} each round.",
            f"毎ラウンド、アクションダイスを{self.count}個多く振る。",
        )

    def dice_added(self) -> int:
        return self.count


@dataclass(frozen=True)
class SkippedByBite(Power):
    """A spreading bite passes the bearer by. [DOW-BITE-4]"""

    def words(self) -> Name:
        return Name("A spreading bite passes this survivor by.", "咬傷の波及はこの生存者をとばす。")

    def is_skipped_by_bite(self) -> bool:
        return True


@dataclass(frozen=True)
class NoFrostbite(Power):
    """Frostbite becomes a normal wound."""

    def words(self) -> Name:
        return Name(
            "Frostbite on this survivor becomes a normal wound.", "この生存者への凍傷は通常の負傷になる。"
        )

    def frostbite_is_wound(self) -> bool:
        return True


@dataclass(frozen=True)
class BittenIsWound(Power):
    """A bite only wounds, and passes by."""

    def words(self) -> Name:
        return Name(
            "A bitten result counts as a wound; a spreading bite passes this survivor by.",
            "この生存者への咬傷の目は負傷として扱い、咬傷の波及はこの生存者をとばす。",
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
            f"Dies at {self.wounds} wounds instead of 3.", f"3つではなく{self.wounds}つの負傷で死亡する。"
        )

    def wound_limit(self) -> int:
        return self.wounds


@dataclass(frozen=True)
class SafeMove(Power):
    """No exposure roll when moving."""

    def words(self) -> Name:
        return Name(
            "Moving this survivor needs no exposure roll.", "この生存者の移動ではダメージ判定を行わない。"
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return True


@dataclass(frozen=True)
class BorrowsPowers(Power):
    """Has what others there have. [DOW-ABILITY-10..14]"""

    def words(self) -> Name:
        return Name(
            "This survivor has the abilities of all other survivors at the same place.",
            "この生存者は、同じ場所にいる他の生存者全員のアビリティを持つ。",
        )

    def is_borrowing(self) -> bool:
        return True


@dataclass(frozen=True)
class MedicineAttack(Power):
    """With medicine an attack kills several zombies without a roll. [DOW-ATTACK-20]"""

    count: int

    def words(self) -> Name:
        return Name(
            "When this survivor attacks, which takes a die of its own, also use up a medicine card to kill "
            f"{zombies(self.count)} instead of 1, without an exposure roll.",
            "この生存者の攻撃（ダイスは別に使う）で薬カードも使い捨てて、ゾンビを1体の代わりに"
            f"{self.count}体倒す。ダメージ判定なし。",
        )

    def kills(self) -> int:
        return self.count

    def is_quiet(self) -> bool:
        return True

    def symbol_used(self) -> int:
        return MEDICINE
