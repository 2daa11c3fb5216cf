"""What sets crossroads cards off: what the active player has just done, or how things stand.

A trigger about an act looks at ``t.acts`` and is met only by an act that has just been finished; a
trigger about a state is met whenever the state holds. [DOW-XROAD-4, DOW-XROAD-15, DOW-XROAD-19]
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.native import mypyc_attr
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.people import stranger_in_deck
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, OUTSIDE_ONLY
from lastfire.games.dead_of_winter.rules.effects.verb import Trigger, going_on
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, survivor_noun
from lastfire.games.dead_of_winter.rules.state import (
    ACTED,
    ANY_MOVE,
    DID_ADD_HELPLESS,
    DID_ADD_SURVIVOR,
    DID_CLEAN_WASTE,
    DID_HEAL_WITH_MEDICINE,
    DID_MOVE,
    DID_MOVE_WITH_FUEL,
    DID_SEARCH,
    DID_SPEND_FOOD,
    DID_USE_WEAPON,
    FROSTBITE_ON_ARRIVAL,
    NOBODY,
    WOUND_ON_ARRIVAL,
    YAWNED,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.words.actions import YAWN

# With or without fuel, or either.
WITHOUT_FUEL: Final = 0
WITH_FUEL: Final = 1
EITHER: Final = 2

IN_PLAY: Final = Name(" is in play", "がゲームに登場している")
COLONY_HAS: Final = "the colony has "
MOVER: Final = "the moving survivor"
TRIGGERED: Final = "the survivor who triggered this card"
AT_COLONY_JA: Final = "コロニーに"
_AND: Final = "おらず"
_WHILE: Final = "いないときに"


def _who(faithful: bool) -> Name:
    """A survivor of the active player, perhaps of one who is not exiled."""
    if faithful:
        return Name("a non-exiled survivor", "自分の生存者")
    return Name("a survivor", "自分の生存者")


def _unless_exiled(said: Name) -> Name:
    """What a named survivor does or is, where their player must not be exiled."""
    return Name(f"you are not exiled, and {said.en}", said.ja)


# A survivor is exiled with the player who controls them. Japanese says it of the player. [DOW-EXILE-5]
def _not_exiled(faithful: bool, end: str) -> str:
    return f"自分が追放されて{end}、" if faithful else ""


def _where(place: int) -> Name:
    if place == OUTSIDE_ONLY:
        return Name("at a non-colony location", "コロニー以外のロケーション")
    if place == ANYWHERE:
        return Name("anywhere", "どこか")
    return Name(f"at {PLACES[place].name.en}", PLACES[place].name.ja)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Trigger):
    """A trigger whose words can be joined to those of another."""

    def clause(self) -> Name:
        """The words without a full stop."""
        raise NotImplementedError

    def words(self) -> Name:
        said = self.clause()
        return Name(f"{said.en[0].upper()}{said.en[1:]}.", f"{said.ja}。")


@dataclass(frozen=True)
class Both(Clause):
    """Two conditions at once; the first says whom the card speaks of."""

    first: Clause
    second: Clause

    def clause(self) -> Name:
        one, other = self.first.clause(), self.second.clause()
        if one.ja.endswith(("いる", "ある")):
            if one.en.endswith(IN_PLAY.en) and other.en.endswith(IN_PLAY.en):
                return Name(
                    f"{one.en.removesuffix(IN_PLAY.en)} and {other.en.removesuffix(IN_PLAY.en)} are in play",
                    f"{one.ja.removesuffix(IN_PLAY.ja)}と{other.ja}",
                )
            same = AT_COLONY_JA if one.ja.startswith(AT_COLONY_JA) else ""
            en = f"{one.en.replace(', and ', ', ')}, and {other.en}"  # perhaps three in a row
            if one.en.startswith(COLONY_HAS) and other.en.startswith(COLONY_HAS):
                en = f"{one.en} and {other.en.removeprefix(COLONY_HAS)}"
            return Name(en, going_on(f"{one.ja}。") + other.ja.removeprefix(same))
        return Name(f"{one.en} while {other.en}", f"{other.ja}ときに、{one.ja}")

    def about(self) -> str:
        return self.first.about()

    def is_met(self, t: ColonyTable) -> bool:
        return self.first.is_met(t) and self.second.is_met(t)

    def prepare(self, t: ColonyTable) -> None:
        self.second.prepare(t)
        self.first.prepare(t)


# Acts. Whoever carries the act out has put down ``subject``, ``spot``, ``origin``, ``item``.


@dataclass(frozen=True)
class Moves(Clause):
    """The active player has moved a survivor, who lives. [DOW-XROAD-16, DOW-XROAD-17]

    ``fuel``: with it, without it, either. ``faithful``: the mover is not exiled. ``alone``: nobody
    else is where they arrived.
    """

    fuel: int = EITHER
    faithful: bool = False
    alone: bool = False

    def clause(self) -> Name:
        who = _who(self.faithful)
        en = f"you move {who.en}"
        ja = ""
        if self.fuel == WITH_FUEL:
            en = f"you play a fuel card to move {who.en}"
            ja = "燃料カードをプレイして"
        elif self.fuel == WITHOUT_FUEL:
            en = f"you move {who.en} without playing a fuel card"
            ja = "燃料カードをプレイせずに"
        if self.alone:
            en += " to a location with no other survivors"
            ja += "ほかの生存者のいないロケーションへ"
        return Name(en, f"{_not_exiled(self.faithful, _WHILE)}{ja}{who.ja}を移動させる")

    def about(self) -> str:
        return MOVER

    def is_met(self, t: ColonyTable) -> bool:
        bits = ANY_MOVE
        if self.fuel == WITH_FUEL:
            bits = DID_MOVE_WITH_FUEL
        elif self.fuel == WITHOUT_FUEL:
            bits = DID_MOVE
        if t.acts & bits == 0 or not t.in_play(t.subject):
            return False
        if self.faithful and t.in_exile(t.subject):
            return False
        return not self.alone or t.heads(t.place[t.subject]) == 1


@dataclass(frozen=True)
class Arrives(Clause):
    """A survivor whom the active player moved was hurt on arrival, and lives.

    ``frostbite``: by frostbite, else by a normal wound. ``company``: somebody else is there.
    """

    frostbite: bool
    company: bool = False

    def clause(self) -> Name:
        what = "a frostbite wound" if self.frostbite else "a wound"
        where = " to a location with other survivors" if self.company else ""
        en = f"one of your survivors moves{where} and receives {what} from the roll for exposure"
        token = "凍傷トークン" if self.frostbite else "負傷トークン"
        after = "ほかの生存者のいるロケーションへ移動した後の" if self.company else "移動後の"
        return Name(en, f"自分の生存者が、{after}ダメージ判定で{token}を受け取る")

    def about(self) -> str:
        return MOVER

    def is_met(self, t: ColonyTable) -> bool:
        if t.acts & (FROSTBITE_ON_ARRIVAL if self.frostbite else WOUND_ON_ARRIVAL) == 0:
            return False
        if not t.in_play(t.subject):
            return False
        return not self.company or t.heads(t.place[t.subject]) > 1


@dataclass(frozen=True)
class Searches(Clause):
    """The active player has searched. ``who``: with that survivor, or (-1) any."""

    place: int = ANYWHERE
    faithful: bool = False
    who: int = NOBODY

    def clause(self) -> Name:
        en, ja = "you search", "探索する"
        if self.place != ANYWHERE:
            where = _where(self.place)
            en, ja = f"{en} {where.en.removeprefix('at ')}", f"{where.ja}を{ja}"
        if self.who >= 0 or self.faithful:
            who = _who(self.faithful) if self.who < 0 else survivor_noun(self.who).name
            mine = who.ja if self.who < 0 else f"自分の生存者の{who.ja}"
            said = Name(f"{en} with {who.en}", f"{_not_exiled(self.faithful, _WHILE)}{mine}が{ja}")
            return _unless_exiled(said) if self.who >= 0 and self.faithful else said
        return Name(f"{en} with one of your survivors", f"自分の生存者が{ja}")

    def about(self) -> str:
        return "the searching survivor"

    def is_met(self, t: ColonyTable) -> bool:
        if t.acts & DID_SEARCH == 0 or not t.in_play(t.subject):
            return False
        if self.place != ANYWHERE and t.spot != self.place:
            return False
        if self.who >= 0 and t.subject != self.who:
            return False
        return not (self.faithful and t.in_exile(t.subject))


@dataclass(frozen=True)
class CleansWaste(Clause):
    """The active player has cleaned waste."""

    def clause(self) -> Name:
        return Name("you clean waste", "自分が廃物処理を行う")

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & DID_CLEAN_WASTE != 0


@dataclass(frozen=True)
class HealsWithMedicine(Clause):
    """The active player has played medicine; that survivor is the one healed."""

    def clause(self) -> Name:
        return Name(
            "you play a medicine card to remove a wound of any kind from a survivor",
            "自分が薬カードをプレイして、生存者から負傷トークンか凍傷トークンを取り除く",
        )

    def about(self) -> str:
        return "the healed survivor"

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & DID_HEAL_WITH_MEDICINE != 0 and t.in_play(t.subject)


@dataclass(frozen=True)
class SpendsFood(Clause):
    """The active player is spending a food token; the die is not raised yet."""

    def clause(self) -> Name:
        return Name(
            "you spend a food token to raise an unused die. Resolve this card before the die is raised",
            "自分が食料トークンを使い、ダイスの目を上げる。このカードは、ダイスの目を上げる前に解決する",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & DID_SPEND_FOOD != 0


@dataclass(frozen=True)
class UsesWeapon(Clause):
    """The ability of an equipped weapon has been used; ``t.item`` is the card."""

    def clause(self) -> Name:
        return Name("you use an equipped weapon card", "自分の生存者が装備している武器カードを使う")

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & DID_USE_WEAPON != 0


@dataclass(frozen=True)
class AddsPeople(Clause):
    """A survivor and a helpless one have come at once. ``male``: the survivor is a man."""

    male: bool

    def clause(self) -> Name:
        if self.male:
            return Name(
                "you add a male survivor and a helpless survivor to the colony at the same time",
                "自分が、男性の生存者と無力な生存者を同時にコロニーに加える",
            )
        return Name(
            "you add a survivor and a helpless survivor to the colony at the same time",
            "自分が、生存者と無力な生存者を同時にコロニーに加える",
        )

    def is_met(self, t: ColonyTable) -> bool:
        if t.acts & DID_ADD_SURVIVOR == 0 or t.acts & DID_ADD_HELPLESS == 0 or not t.in_play(t.subject):
            return False
        return not self.male or t.box.survivors[t.subject].male


@dataclass(frozen=True)
class Yawn(Clause):
    """Somebody at the table yawned; the reader of the card says so."""

    def clause(self) -> Name:
        return Name(
            "a player other than the player reading this card yawns",
            "このカードを読んでいるプレイヤー以外の誰かがあくびをする",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & YAWNED != 0

    def aside(self) -> int:
        return YAWN


# States.


@dataclass(frozen=True)
class Controls(Clause):
    """The active player controls a named survivor. ``place``: who stands there."""

    survivor: int
    faithful: bool = False
    place: int = ANYWHERE

    def clause(self) -> Name:
        who, state = survivor_noun(self.survivor).name, _not_exiled(self.faithful, _AND)
        if self.place == ANYWHERE:
            said = Name(f"you control {who.en}", f"{state}自分の生存者に{who.ja}がいる")
        else:
            where = _where(self.place)
            said = Name(
                f"you control {who.en}, and that survivor is {where.en}",
                f"{state}自分の生存者の{who.ja}が{where.ja}にいる",
            )
        return _unless_exiled(said) if self.faithful else said

    def is_met(self, t: ColonyTable) -> bool:
        if t.controller[self.survivor] != t.turn:
            return False
        if self.faithful and t.is_exiled(t.turn):
            return False
        return self.place == ANYWHERE or t.place[self.survivor] == self.place

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.survivor
        t.spot = t.place[self.survivor]


@dataclass(frozen=True)
class BeginsTurnAt(Clause):
    """The active player controls a named survivor, who is at that place as the turn begins."""

    survivor: int
    place: int

    def clause(self) -> Name:
        name, where = survivor_noun(self.survivor).name, _where(self.place)
        return Name(
            f"at the start of your turn, you control {name.en}, and that survivor is {where.en}",
            f"自分の手番の開始時に、自分の生存者の{name.ja}が{where.ja}にいる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        if t.acts | t.turn_acts | (t.this_turn & ACTED):
            return False
        return t.controller[self.survivor] == t.turn and t.place[self.survivor] == self.place

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.survivor
        t.spot = self.place


@dataclass(frozen=True)
class InPlay(Clause):
    """A named survivor is in play, whoever controls them."""

    survivor: int
    faithful: bool = False

    def clause(self) -> Name:
        name = survivor_noun(self.survivor).name
        if self.faithful:
            return Name(
                f"{name.en} is in play and not exiled", f"追放されていないプレイヤーの生存者に{name.ja}がいる"
            )
        return Name(f"{name.en}{IN_PLAY.en}", f"{name.ja}{IN_PLAY.ja}")

    def is_met(self, t: ColonyTable) -> bool:
        return t.in_play(self.survivor) and not (self.faithful and t.in_exile(self.survivor))

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.survivor
        t.spot = t.place[self.survivor]


@dataclass(frozen=True)
class InDeck(Clause):
    """A named survivor is still in the survivor deck."""

    survivor: int

    def clause(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(f"{name.en} is in the survivor deck", f"{name.ja}のカードが生存者デッキにある")

    def is_met(self, t: ColonyTable) -> bool:
        return stranger_in_deck(t, self.survivor)


@dataclass(frozen=True)
class HasSurvivorAt(Clause):
    """The active player has a survivor at a place (``OUTSIDE_ONLY``: outside the colony).

    ``zombies``: so many at least are there too.
    """

    place: int
    faithful: bool = False
    zombies: int = 0

    def clause(self) -> Name:
        who, where = _who(self.faithful), _where(self.place)
        state = _not_exiled(self.faithful, _AND)
        if self.zombies:
            count = "1 zombie" if self.zombies == 1 else f"{self.zombies} zombies"
            outside, there = (
                ("コロニー以外の、", "ロケーション") if self.place == OUTSIDE_ONLY else ("", where.ja)
            )
            return Name(
                f"you have {who.en} {where.en} with at least {count}",
                f"{state}{outside}ゾンビが{self.zombies}体以上いる{there}に{who.ja}がいる",
            )
        if self.faithful:
            return Name(f"you have {who.en} {where.en}", f"{state}{who.ja}が{where.ja}にいる")
        return Name(f"you have {who.en} {where.en}", f"{where.ja}に{who.ja}がいる")

    def about(self) -> str:
        return TRIGGERED

    def find(self, t: ColonyTable) -> int:
        """A survivor who meets it, or -1."""
        if self.faithful and t.is_exiled(t.turn):
            return NOBODY
        for survivor in t.groups[t.turn]:
            place = t.place[survivor]
            if self.place == OUTSIDE_ONLY:
                if place == COLONY:
                    continue
            elif place != self.place:
                continue
            if self.zombies == 0 or t.zombies_at(place) >= self.zombies:
                return survivor
        return NOBODY

    def is_met(self, t: ColonyTable) -> bool:
        return self.find(t) >= 0

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.find(t)
        t.spot = t.place[t.subject]


@dataclass(frozen=True)
class ColonyHas(Clause):
    """So many helpless survivors, zombies and barricades at least are at the colony."""

    helpless: int = 0
    zombies: int = 0
    barricades: int = 0

    def clause(self) -> Name:
        en: list[str] = []
        ja: list[str] = []
        if self.helpless:
            en.append("1 helpless survivor" if self.helpless == 1 else f"{self.helpless} helpless survivors")
            ja.append(f"無力な生存者が{self.helpless}人以上いる。")
        if self.barricades:
            en.append("1 barricade" if self.barricades == 1 else f"{self.barricades} barricades")
            ja.append(f"バリケードが{self.barricades}個以上ある。")
        if self.zombies:
            en.append("1 zombie" if self.zombies == 1 else f"{self.zombies} zombies")
            ja.append(f"ゾンビが{self.zombies}体以上いる。")
        there = "".join([going_on(said) for said in ja[:-1]]) + ja[-1].removesuffix("。")
        return Name(f"the colony has at least {' and at least '.join(en)}", f"コロニーに{there}")

    def is_met(self, t: ColonyTable) -> bool:
        return (
            t.helpless >= self.helpless
            and (self.zombies == 0 or t.zombies_at(COLONY) >= self.zombies)
            and (self.barricades == 0 or t.barricades_at(COLONY) >= self.barricades)
        )


@dataclass(frozen=True)
class HelplessOutnumber(Clause):
    """More helpless survivors than others are at the colony."""

    def clause(self) -> Name:
        return Name(
            "there are more helpless survivors than non-helpless survivors at the colony",
            "無力な生存者の数が、コロニーにいるそれ以外の生存者の数より多い",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.helpless > len(t.at(COLONY))


@dataclass(frozen=True)
class LeadsMore(Clause):
    """The active player controls more survivors than at least one other player."""

    def clause(self) -> Name:
        return Name(
            "you control more survivors than at least 1 other player",
            "自分より生存者の人数が少ないプレイヤーがいる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        own = len(t.groups[t.turn])
        for seat in range(t.seats):
            if seat != t.turn and not t.is_out(seat) and len(t.groups[seat]) < own:
                return True
        return False


def couples(t: ColonyTable, seat: int) -> list[int]:
    """Places outside the colony where two human survivors of the player are alone."""
    places: list[int] = []
    for place in t.board.outside:
        if t.heads(place) != 2:
            continue
        pair = t.at(place)
        if len(pair) != 2 or t.controller[pair[0]] != seat or t.controller[pair[1]] != seat:
            continue
        if t.box.survivors[pair[0]].human and t.box.survivors[pair[1]].human:
            places.append(place)
    return places


@dataclass(frozen=True)
class TwoAlone(Clause):
    """Two human survivors of the active player are alone at a place outside the colony.

    Those are ``t.subject`` and ``t.other``, the place ``t.spot``.
    """

    def clause(self) -> Name:
        return Name(
            "you control 2 human survivors who are alone together at a non-colony location",
            "コロニー以外のロケーションの1つに生存者がちょうど2人おり、どちらも自分の生存者で、人間である",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return len(couples(t, t.turn)) > 0

    def prepare(self, t: ColonyTable) -> None:
        t.spot = couples(t, t.turn)[0]
        t.subject, t.other = t.at(t.spot)


def meetings(t: ColonyTable, seat: int) -> list[int]:
    """Places where a survivor of the player and one of another player are alone."""
    places: list[int] = []
    for place in t.board.all:
        if t.heads(place) != 2:
            continue
        pair = t.at(place)
        if len(pair) == 2 and (t.controller[pair[0]] == seat) != (t.controller[pair[1]] == seat):
            places.append(place)
    return places


@dataclass(frozen=True)
class AloneWithAnother(Clause):
    """A survivor of the active player and one of another player are the only two at a place.

    ``t.subject`` is the first, ``t.other`` the second of them, the place ``t.spot``.
    """

    def clause(self) -> Name:
        return Name(
            "one of your survivors is alone at a location with another player's survivor",
            "ロケーションの1つに生存者がちょうど2人おり、1人は自分の生存者、もう1人はほかのプレイヤーの生存者である",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return len(meetings(t, t.turn)) > 0

    def prepare(self, t: ColonyTable) -> None:
        t.spot = meetings(t, t.turn)[0]
        t.subject, t.other = t.at(t.spot)
        if t.controller[t.subject] != t.turn:
            t.subject, t.other = t.other, t.subject


def strays(t: ColonyTable, seat: int, exiled: bool) -> list[int]:
    """Survivors of others who share a place with the player's: exiled ones, or ones who are not."""
    found: list[int] = []
    for survivor, owner in enumerate(t.controller):
        if owner >= 0 and owner != seat and t.is_exiled(owner) == exiled:
            for own in t.groups[seat]:
                if t.place[own] == t.place[survivor]:
                    found.append(survivor)
                    break
    return found


@dataclass(frozen=True)
class MeetsExile(Clause):
    """A survivor of the active player, who is not exiled, shares a place with an exile's.

    ``t.subject`` is the exiled survivor, ``t.spot`` the place.
    """

    def clause(self) -> Name:
        return Name(
            "you are not exiled, and one of your survivors shares a location with an exiled survivor",
            "自分が追放されておらず、自分の生存者が、追放されたプレイヤーの生存者と同じロケーションにいる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.exiled != 0 and not t.is_exiled(t.turn) and len(strays(t, t.turn, True)) > 0

    def prepare(self, t: ColonyTable) -> None:
        t.subject = strays(t, t.turn, True)[0]
        t.spot = t.place[t.subject]


@dataclass(frozen=True)
class MeetsColonist(Clause):
    """A survivor of the active player, who is exiled, shares a place with one who is not."""

    def clause(self) -> Name:
        return Name(
            "you are exiled, and one of your survivors shares a location with a non-exiled survivor",
            "自分が追放されており、自分の生存者が、追放されていないプレイヤーの生存者と同じロケーションにいる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.is_exiled(t.turn) and len(strays(t, t.turn, False)) > 0

    def prepare(self, t: ColonyTable) -> None:
        t.subject = strays(t, t.turn, False)[0]
        t.spot = t.place[t.subject]
