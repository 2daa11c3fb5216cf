"""What a deed costs, and what it is paid with. [DOZ-ACTION-1..4]

Actions are paid from the source that can be used for least: a free Action of the unit, its own Character
Action, the Player Action of the seat, an Event Action.
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.native import mypyc_attr, slots
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies, change_ammo, spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_CIVILIANS
from lastfire.games.dawn_of_the_zeds.rules.used import CHARACTER_ACTION, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.acting import FREE_ACTION_GAINED

# How often something can be done.
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2


@dataclass(frozen=True)
class Price:
    """What a deed costs: Actions from any source, its unit's Character Action, Supplies, Ammo.

    ``limit`` says how often it can be done at all.
    """

    actions: int = 0
    character: bool = False
    supplies: int = 0
    ammo: int = 0
    limit: int = NO_LIMIT

    def words(self) -> Name:
        """The price as it stands before a colon."""
        en: list[str] = []
        ja: list[str] = []
        if self.character:
            en.append("Character Action")
            ja.append("キャラクターアクション")
        if self.actions:
            en.append("1 Action" if self.actions == 1 else f"{self.actions} Actions")
            ja.append(f"アクション{self.actions}")
        if self.supplies:
            en.append("1 Supply" if self.supplies == 1 else f"{self.supplies} Supplies")
            ja.append(f"物資{self.supplies}")
        if self.ammo:
            en.append(f"{self.ammo} Ammo")
            ja.append(f"弾薬{self.ammo}")
        if not en:
            en.append("no cost" if self.limit else "No cost")
            ja.append("コストなし")
        listed = en[0] if len(en) == 1 else f"{', '.join(en[:-1])} and {en[-1]}"
        return Name(_LIMITS[self.limit].en + listed, _LIMITS[self.limit].ja + "と".join(ja))


_LIMITS: Final = (
    Name("", ""),
    Name("Once a turn, ", "1ターンに1回、"),
    Name("Once a game, ", "1ゲームに1回、"),
)

FREE: Final = Price()
ONE_ACTION: Final = Price(actions=1)


@mypyc_attr(free_list_len=1)
class Means:
    """What a seat can spend on a unit, or on NONE, now: how many Actions, and whether the unit's own count.

    A Hero's Character Action and free Actions are its owner's, and Event Actions go to one's own Heroes and
    common units; a Player Action goes to anybody. [DOZ-ACTION-2, DOZ-COOP-4..6, DOZ-COOP-12]
    """

    __slots__ = slots("seat unit own actions")

    def __init__(self, t: DawnTable, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit
        self.own = t.heroes == 1 or is_own(t, seat, unit)
        actions = (t.player_actions >> seat) & 1
        if self.own:
            actions += t.event_actions
            if t.free_actions:
                actions += t.free_actions.count(unit)
            if unit != NONE and t.box.acts_alone[unit] and has_own_action(t, unit):
                actions += 1
        self.actions = actions

    def cover(self, t: DawnTable, price: Price) -> bool:
        """Whether a price can be paid; its limit is looked at elsewhere."""
        if price.actions > self.actions or t.ammo < price.ammo:
            return False
        if not self.own and not price.actions:
            return False
        if price.character and (not self.own or is_used(t, CHARACTER_ACTION, self.unit)):
            return False
        return not price.supplies or can_spend_supplies(t, price.supplies)


def can_pay_action(t: DawnTable, seat: int, unit: int) -> bool:
    """Whether a seat has an Action for a unit, its own Character Action left aside."""
    if (t.player_actions >> seat) & 1:
        return True
    return (t.event_actions > 0 or unit in t.free_actions) and is_own(t, seat, unit)


def is_own(t: DawnTable, seat: int, unit: int) -> bool:
    """Whether a unit is a seat's Hero or common to all. [DOZ-COOP-2, DOZ-COOP-6]"""
    return unit == NONE or unit >= FIRST_CIVILIANS or t.owner[unit] in (seat, NOBODY)


def has_own_action(t: DawnTable, unit: int) -> bool:
    """Whether a unit has a Character Action left that is good for any Action of its own.

    [DOZ-ACTION-3, DOZ-UNIT-54, DOZ-UNIT-67]
    """
    if not t.box.acts_alone[unit] or is_used(t, CHARACTER_ACTION, unit):
        return False
    for _, _, holding in held_by(t, unit, questions.ACTS_FOR_ITSELF):
        if holding.acts_for_itself():
            return True
    return False


def pay(t: DawnTable, seat: int, unit: int, price: Price) -> None:
    """Pay what a deed of a unit costs. [DOZ-ACTION-1..3]"""
    for _ in range(price.actions):
        pay_action(t, seat, unit)
    if price.character:
        mark_used(t, CHARACTER_ACTION, unit)
    if price.supplies:
        spend_supplies(t, price.supplies)
    if price.ammo:
        change_ammo(t, -price.ammo)


def pay_action(t: DawnTable, seat: int, unit: int) -> None:
    """Pay one Action, from the source that can be used for least."""
    own = is_own(t, seat, unit)
    if own and unit in t.free_actions:
        t.free_actions.remove(unit)
    elif own and unit != NONE and t.box.acts_alone[unit] and has_own_action(t, unit):
        mark_used(t, CHARACTER_ACTION, unit)
    elif (t.player_actions >> seat) & 1:
        t.player_actions &= ~(1 << seat)
    else:
        t.event_actions -= 1


def grant_free_action(t: DawnTable, unit: int) -> None:
    """A unit gets a free Action, to be used in this Action Phase. [DOZ-ACTION-4]"""
    t.free_actions.append(unit)
    t.free_actions.sort()
    t.tell(FREE_ACTION_GAINED, unit)
