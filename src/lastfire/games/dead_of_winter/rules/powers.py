"""Powers: what survivors and items can do, or change in what everybody can do.

A power is a value. The rulebook chapters that it changes look for it: ``attack`` looks for
``KillsInstead``, ``search`` for ``SeesMore``. A power that is an action of its own is carried out in
``abilities``.
"""

from dataclasses import dataclass

from lastfire.engine.effect import Effect
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.names import PLACES, SYMBOLS


def _zombies(count: int) -> str:
    return "1 zombie" if count == 1 else f"{count} zombies"


def _helpless(count: int) -> str:
    return "1 helpless survivor" if count == 1 else f"{count} helpless survivors"


def _noise(count: int) -> str:
    return "1 noise token" if count == 1 else f"{count} noise tokens"


def _while_at(place: int) -> Name:
    """The condition that the survivor is at a place."""
    name = PLACES[place].name
    return Name(f"While this survivor is at {name.en}, ", f"この生存者が{name.ja}にいれば、")


class Power(Effect):
    """An ability of a survivor or of an item.

    How often it works, where, and with which die is printed on the card, before these words: see
    ``card.printed``.
    """

    def names_its_place(self) -> bool:
        """Whether its words say where it works, so that the card does not have to."""
        return False

    def words_at(self, place: int) -> Name:
        """The words as they follow the place on the card."""
        return self.words()


# Powers that change what an attack, a search, a move or a wound does.


@dataclass(frozen=True)
class QuietAttack(Power):
    """No exposure roll on an attack: once a round for an item, always for Mike Cho."""

    def words(self) -> Name:
        return Name(
            "An attack by this survivor needs no exposure roll.",
            "この生存者の攻撃ではダメージ判定を行わない。",
        )


@dataclass(frozen=True)
class KillsInstead(Power):
    """An attack kills several zombies instead of one. ``fuel`` says which symbol it uses up, or -1."""

    count: int
    exposed: bool
    noise: int = 0
    uses: int = -1

    def words(self) -> Name:
        en = [f"An attack by this survivor may kill {_zombies(self.count)} instead of 1"]
        ja = [f"この生存者の攻撃でゾンビを1体の代わりに{self.count}体倒してもよい"]
        if self.uses >= 0:
            symbol = SYMBOLS[self.uses].name
            en = [
                f"Use up a {symbol.en} card: an attack by this survivor kills {_zombies(self.count)} "
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


@dataclass(frozen=True)
class AnyDieAttack(Power):
    """The die of an attack may show anything."""

    def words(self) -> Name:
        return Name(
            "This survivor may attack with a die of any face.", "この生存者はどの目のダイスでも攻撃できる。"
        )


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


@dataclass(frozen=True)
class LoudLook(Power):
    """One noise of a search shows several cards."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"When this survivor makes noise in a search, look at {self.cards} cards instead of 1.",
            f"この生存者が探索中に騒音を立てたとき、1枚の代わりに{self.cards}枚見る。",
        )


@dataclass(frozen=True)
class BuildsMore(Power):
    """A barricade action builds several."""

    count: int

    def words(self) -> Name:
        return Name(
            f"A barricade action by this survivor builds {self.count} barricades instead of 1.",
            f"この生存者のバリケードアクションで、1個の代わりに{self.count}個作る。",
        )


@dataclass(frozen=True)
class CleansMore(Power):
    """A clean waste action takes more cards."""

    count: int

    def words(self) -> Name:
        return Name(
            f"A clean waste action by this survivor removes {self.count} cards instead of 3.",
            f"この生存者による廃物処理で、3枚の代わりに{self.count}枚を取り除く。",
        )


@dataclass(frozen=True)
class ExtraDie(Power):
    """More action dice every round."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Roll {self.count} more action {'die' if self.count == 1 else 'dice'} each round.",
            f"毎ラウンド、アクションダイスを{self.count}個多く振る。",
        )


@dataclass(frozen=True)
class SkippedByBite(Power):
    """A spreading bite passes the bearer by. [DOW-BITE-4]"""

    def words(self) -> Name:
        return Name("A spreading bite passes this survivor by.", "咬傷の波及はこの生存者をとばす。")


@dataclass(frozen=True)
class NoFrostbite(Power):
    """Frostbite becomes a normal wound."""

    def words(self) -> Name:
        return Name(
            "Frostbite on this survivor becomes a normal wound.", "この生存者への凍傷は通常の負傷になる。"
        )


@dataclass(frozen=True)
class BittenIsWound(Power):
    """Sparky: a bite only wounds, and passes by."""

    def words(self) -> Name:
        return Name(
            "A bitten result counts as a wound; a spreading bite passes this survivor by.",
            "この生存者への咬傷の目は負傷として扱い、咬傷の波及はこの生存者をとばす。",
        )


@dataclass(frozen=True)
class Tough(Power):
    """More wounds until death."""

    wounds: int

    def words(self) -> Name:
        return Name(
            f"Dies at {self.wounds} wounds instead of 3.", f"3つではなく{self.wounds}つの負傷で死亡する。"
        )


@dataclass(frozen=True)
class SafeMove(Power):
    """No exposure roll when moving."""

    def words(self) -> Name:
        return Name(
            "Moving this survivor needs no exposure roll.", "この生存者の移動ではダメージ判定を行わない。"
        )


@dataclass(frozen=True)
class BorrowsPowers(Power):
    """John Price."""

    def words(self) -> Name:
        return Name(
            "This survivor has the abilities of all other survivors at the same place.",
            "この生存者は、同じ場所にいる他の生存者全員のアビリティを持つ。",
        )


@dataclass(frozen=True)
class MedicineAttack(Power):
    """Edward White: with medicine an attack kills several zombies without a roll. [DOW-ATTACK-20]"""

    count: int

    def words(self) -> Name:
        return Name(
            "When this survivor attacks, which takes a die of its own, also use up a medicine card to kill "
            f"{_zombies(self.count)} instead of 1, without an exposure roll.",
            "この生存者の攻撃（ダイスは別に使う）で薬カードも使い捨てて、ゾンビを1体の代わりに"
            f"{self.count}体倒す。ダメージ判定なし。",
        )


@dataclass(frozen=True)
class SafeFuel(Power):
    """Fuel: a move without a roll."""

    def words(self) -> Name:
        return Name(
            "Use up when you move a survivor: no exposure roll.",
            "生存者を移動するときに使い捨てると、ダメージ判定を行わない。",
        )


# Powers that are an action of their own.


@dataclass(frozen=True)
class KillZombies(Power):
    """Zombies die at a place; ``rolls`` exposure rolls follow. ``place`` -1: where the survivor is.

    ``helpless``: needs a helpless survivor at the colony. ``afar``: at any place. [DOW-ZOMBIE-18]
    """

    count: int
    rolls: int
    place: int = -1
    helpless: bool = False
    afar: bool = False

    def words(self) -> Name:
        if self.afar:
            return self._said(Name("at any place", "いずれかの場所"))
        if self.place < 0:
            return self._said(Name("at this survivor's place", "この生存者のいる場所"))
        name = PLACES[self.place].name
        return self._said(Name(f"at {name.en}", name.ja))

    def words_at(self, place: int) -> Name:
        return self._said(Name("there", "そこ")) if place == self.place >= 0 else self.words()

    def _said(self, where: Name) -> Name:
        en = f"Kill {_zombies(self.count)} {where.en}"
        ja = f"{where.ja}のゾンビ{self.count}体を倒す"
        if self.helpless:
            en = f"If a helpless survivor is at the colony, kill {_zombies(self.count)} {where.en}"
            ja = f"コロニーに無力な生存者がいれば、{where.ja}のゾンビ{self.count}体を倒す"
        if self.rolls == 0:
            return Name(f"{en}, without an exposure roll.", f"{ja}。ダメージ判定なし。")
        rolls = "only 1 exposure roll" if self.rolls == 1 else f"{self.rolls} exposure rolls"
        return Name(f"{en}, with {rolls} in all.", f"{ja}。ダメージ判定は全部で{self.rolls}回。")


@dataclass(frozen=True)
class MakeFood(Power):
    """Food tokens for the colony. ``place`` is where the survivor has to be, -1 for anywhere."""

    count: int
    place: int = -1

    def words(self) -> Name:
        ja = f"食料トークンを{self.count}個加える。"
        if self.place >= 0:
            where = _while_at(self.place)
            return Name(f"{where.en}add {self.count} food.", where.ja + ja)
        return Name(f"Add {self.count} food.", ja)

    def names_its_place(self) -> bool:
        return self.place >= 0


@dataclass(frozen=True)
class StealCard(Power):
    """A random card out of another hand. ``look_only``: it is only looked at."""

    look_only: bool

    def words(self) -> Name:
        if self.look_only:
            return Name(
                "Look at 1 random card in another player's hand.",
                "他プレイヤー1人の手札から無作為に1枚を見る。",
            )
        return Name(
            "Take 1 random card from another player's hand.", "他プレイヤー1人の手札から無作為に1枚を取る。"
        )


@dataclass(frozen=True)
class LeaveForMorale(Power):
    """Forest Plum leaves, and morale rises."""

    morale: int

    def words(self) -> Name:
        return Name(
            "At the start of your turn you may remove this survivor from the game: "
            f"gain {self.morale} morale.",
            f"自分の手番の開始時に、この生存者をゲームから除外して士気を{self.morale}得てもよい。",
        )


@dataclass(frozen=True)
class RerollDice(Power):
    """Unused dice are rolled again. ``count`` 0: any number of them."""

    count: int

    def words(self) -> Name:
        if self.count == 0:
            return Name(
                "Reroll any number of your unused dice.", "自分の未使用ダイスを好きな数だけ振り直す。"
            )
        what = "1 of your unused dice" if self.count == 1 else f"{self.count} of your unused dice"
        return Name(f"Reroll {what}.", f"自分の未使用ダイス{self.count}個を振り直す。")


@dataclass(frozen=True)
class RaiseDie(Power):
    """An unused die goes up."""

    by: int

    def words(self) -> Name:
        return Name(f"Raise 1 of your unused dice by {self.by}.", f"自分の未使用ダイス1個を{self.by}上げる。")


@dataclass(frozen=True)
class SetDie(Power):
    """An unused die is turned to any face."""

    def words(self) -> Name:
        return Name("Set 1 of your unused dice to any face.", "自分の未使用ダイス1個を好きな目にする。")


@dataclass(frozen=True)
class ShiftDie(Power):
    """Another player's die goes down, one's own up. Walkie Talkie."""

    by: int

    def words(self) -> Name:
        return Name(
            f"Lower 1 unused die of another player by {self.by} and raise 1 of yours by {self.by}.",
            f"他プレイヤー1人の未使用ダイス1個を{self.by}下げ、自分の未使用ダイス1個を{self.by}上げる。",
        )


@dataclass(frozen=True)
class HealHere(Power):
    """A wound of any kind goes, of anybody at the same place."""

    count: int

    def words(self) -> Name:
        wounds = "1 wound" if self.count == 1 else f"{self.count} wounds"
        return Name(
            f"Remove {wounds} of any kind from a survivor at this survivor's place.",
            f"この生存者と同じ場所の生存者1人から負傷か凍傷を{self.count}つ取り除く。",
        )


@dataclass(frozen=True)
class HealAnyone(Power):
    """Medicine: one's own survivor, or one who shares a place with one's own."""

    count: int

    def words(self) -> Name:
        wounds = "1 wound" if self.count == 1 else f"{self.count} wounds"
        return Name(
            f"Remove {wounds} of any kind from one of your survivors, or from one who shares a place with "
            "yours.",
            f"自分の生存者か、自分の生存者と同じ場所の生存者1人から負傷か凍傷を{self.count}つ取り除く。",
        )


@dataclass(frozen=True)
class BuildFree(Power):
    """Barricades without a die. ``place`` is where the survivor has to be, -1 for anywhere."""

    count: int
    place: int = -1

    def words(self) -> Name:
        what = "1 barricade" if self.count == 1 else f"{self.count} barricades"
        if self.place >= 0:
            where = _while_at(self.place)
            return Name(
                f"{where.en}build {what} there without a die.",
                f"{where.ja}そこにダイスなしでバリケード{self.count}個を作る。",
            )
        return Name(
            f"Build {what} at a place where you have a survivor, without a die.",
            f"自分の生存者がいる場所に、ダイスなしでバリケード{self.count}個を作る。",
        )

    def names_its_place(self) -> bool:
        return self.place >= 0


@dataclass(frozen=True)
class FreeBarricade(Power):
    """Ashley Ross: the barricade action itself, so that a hammer helps."""

    def words(self) -> Name:
        return Name(
            "Carry out 1 barricade action with this survivor without a die.",
            "この生存者で、バリケードアクションを1回、ダイスなしで行う。",
        )


@dataclass(frozen=True)
class FindOutsider(Power):
    """Gabriel Diaz: look for people in an item deck."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"Reveal the top {self.cards} cards of the item deck at this survivor's place; you may take 1 "
            "revealed outsider; shuffle the rest back.",
            f"この生存者のいる場所の山札の上から{self.cards}枚を公開し、その中のよそ者1枚を手札に加えてもよい。"
            "残りは混ぜて戻す。",
        )


@dataclass(frozen=True)
class LookAtCrises(Power):
    """Talia Jones."""

    def words(self) -> Name:
        return Name(
            "Look at the top 2 crisis cards and return them in any order; you may say two words about them.",
            "危機の山札の上から2枚を見て、好きな順で戻す。それについて2語だけ話してよい。",
        )


@dataclass(frozen=True)
class LookAtDeck(Power):
    """Sophie Robinson."""

    def words(self) -> Name:
        return Name(
            "Look at the top card of an item deck and put it back.",
            "いずれかのアイテムの山札の一番上のカードを見て、戻す。",
        )


@dataclass(frozen=True)
class FreeAttack(Power):
    """Reading Lamp: an attack without a die."""

    def words(self) -> Name:
        return Name(
            "Attack with one of your survivors without a die.", "自分の生存者1人がダイスなしで攻撃する。"
        )


@dataclass(frozen=True)
class LureZombies(Power):
    """Megaphone. [DOW-ATTRACT-9]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Move up to {_zombies(self.count)} from one place to free spaces at a place where you have a "
            "survivor.",
            f"1つの場所から自分の生存者がいる場所の空きへ、ゾンビを{self.count}体まで移す。",
        )


@dataclass(frozen=True)
class CutZombie(Power):
    """Scissors: zombies at a place of one's own survivor, without a roll."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Kill {_zombies(self.count)} at a place where you have a survivor, without an exposure roll.",
            f"自分の生存者がいる場所のゾンビ{self.count}体を倒す。ダメージ判定なし。",
        )


@dataclass(frozen=True)
class FeedColony(Power):
    """Food cards. [DOW-CARD-8]"""

    count: int

    def words(self) -> Name:
        return Name(f"Add {self.count} food.", f"食料トークンを{self.count}個加える。")


@dataclass(frozen=True)
class BringStranger(Power):
    """Outsiders: a survivor joins, and helpless ones with them."""

    helpless: int

    def words(self) -> Name:
        en = "Draw a survivor into your group"
        ja = "生存者カードを1枚引いて自分の仲間にする"
        if self.helpless:
            en += f"; add {_helpless(self.helpless)} to the colony"
            ja += f"。コロニーに無力な生存者を{self.helpless}人加える"
        return Name(en + ".", ja + "。")
