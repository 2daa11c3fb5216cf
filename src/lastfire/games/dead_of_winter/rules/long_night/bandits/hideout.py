"""The Hideout: searched and attacked by two tables, which are data. [LN-HIDEOUT-1..26]

Neither table has ever been printed anywhere that we know of: both are our own.
"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die, spend_die
from lastfire.games.dead_of_winter.rules.harm.exposure import wound
from lastfire.games.dead_of_winter.rules.holdings import attack_value, search_value
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import (
    bandits,
    bandits_at,
    remove_bandits,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import (
    stockpile,
    take_at_random,
    take_of_choice,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import (
    ASK_BANDIT_GONE,
    ASK_RAIDER,
    ATTACK_HIDEOUT,
    HIDEOUT_ATTACKED,
    HIDEOUT_SEARCHED,
    SEARCH_HIDEOUT,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import special_at
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_fight_bandits
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, DONE, SURVIVOR, TO


class Row:
    """A row of a table: wounds for the survivor, bandits that go, cards taken at random and of choice."""

    def __init__(self, wounds: int = 0, bandits: int = 0, at_random: int = 0, chosen: int = 0) -> None:
        self.wounds = wounds
        self.bandits = bandits
        self.at_random = at_random
        self.chosen = chosen

    def words(self) -> Name:
        """What it says."""
        en: list[str] = []
        ja: list[str] = []
        if self.wounds > 0:
            en.append("Place 1 wound on the survivor who performed this action.")
            ja.append("その生存者に負傷トークンを1個置く。")
        if self.bandits == 1:
            en.append("Remove 1 bandit from any location.")
            ja.append("好きなロケーションから盗賊を1人取り除く。")
        elif self.bandits > 1:
            en.append(f"Remove up to {self.bandits} bandits from any locations.")
            ja.append(f"好きなロケーションから盗賊を合計{self.bandits}人まで取り除く。")
        if self.at_random > 0:
            en.append("Take 1 random card from the stockpile.")
            ja.append("備蓄から無作為に1枚を選び、手札に加える。")
        if self.chosen > 0:
            cards = "1 card" if self.chosen == 1 else f"{self.chosen} cards"
            en.append(f"Take {cards} of your choice from the stockpile.")
            ja.append(f"備蓄から好きなカード{self.chosen}枚を手札に加える。")
        return Name(" ".join(en) or "Nothing happens.", "".join(ja) or "何も起こらない。")


SEARCH_TABLE: Final = (
    Row(wounds=1),
    Row(),
    Row(at_random=1),
    Row(at_random=1),
    Row(chosen=1),
    Row(chosen=2),
)
"""By the die, from 1. [LN-HIDEOUT-13..17]"""
ATTACK_TABLE: Final = (
    Row(wounds=1),
    Row(wounds=1, bandits=1),
    Row(bandits=1),
    Row(bandits=1),
    Row(bandits=2),
    Row(bandits=3, at_random=1),
)
"""By the die, from 1. [LN-HIDEOUT-18..22]"""


def can_search_hideout(t: ColonyTable) -> bool:
    """Whether the Hideout can be searched: while the stockpile holds a card. [LN-HIDEOUT-9]"""
    return len(stockpile(t)) > 0 and may_fight_bandits(t)


def can_attack_hideout(t: ColonyTable) -> bool:
    """Whether the Hideout can be attacked: while there is a bandit or a card, and no special zombie there.

    [LN-HIDEOUT-7]
    """
    worth_it = bandits(t) > 0 or len(stockpile(t)) > 0
    return worth_it and special_at(t, HIDEOUT) == 0 and may_fight_bandits(t)


def carry_out_row(t: ColonyTable, seat: int, survivor: int, row: Row) -> Flow:
    """All that a row says, as far as there is something left to take. [LN-HIDEOUT-23, LN-HIDEOUT-24]"""
    if row.wounds > 0:
        yield from wound(t, survivor, row.wounds)
        if t.is_out(seat):
            return
    yield from _remove_anywhere(t, seat, row.bandits)
    take_at_random(t, seat, row.at_random)
    yield from take_of_choice(t, seat, row.chosen)


def _remove_anywhere(t: ColonyTable, seat: int, count: int) -> Flow:
    """Bandits go, wherever the player says: one has to, two may. [LN-HIDEOUT-19..22, LN-HIDEOUT-24]"""
    for left in range(count, 0, -1):
        ids = [TO[place] for place in t.board.outside if bandits_at(t, place) > 0]
        if not ids:
            return
        yield from choose(t, seat, ASK_BANDIT_GONE, [*ids, DONE] if count > 1 else ids, left)
        if t.reply == DONE:
            return
        remove_bandits(t, ABOUT[t.reply], 1)


def _at_hideout(t: ColonyTable, seat: int) -> list[int]:
    """The survivors of a player who can act at the Hideout."""
    blocked = t.idle | t.jailed
    return [s for s in t.groups[seat] if t.place[s] == HIDEOUT and (blocked >> s) & 1 == 0]


def _searchers(t: ColonyTable, seat: int, best: int) -> list[int]:
    return [survivor for survivor in _at_hideout(t, seat) if search_value(t, survivor) <= best]


def _attackers(t: ColonyTable, seat: int, best: int) -> list[int]:
    return [survivor for survivor in _at_hideout(t, seat) if attack_value(t, survivor) <= best]


def _needs_die(least: int, rule: str) -> Reason:
    return rule, Name(f"You need a die of {least} or higher.", f"{least}以上の目のダイスが必要です。")


class SearchHideout(Deed):
    """A die for the stockpile."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """[LN-HIDEOUT-3, LN-HIDEOUT-9]"""
        if best > 0 and t.is_there(seat, HIDEOUT) and _searchers(t, seat, best) and can_search_hideout(t):
            ids.append(SEARCH_HIDEOUT)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """The spent die is rolled. [LN-HIDEOUT-3, LN-HIDEOUT-5, LN-HIDEOUT-8]"""
        found = _searchers(t, seat, best_die(t, seat))
        yield from choose(t, seat, ASK_RAIDER, [SURVIVOR[survivor] for survivor in found])
        survivor = ABOUT[t.reply]
        yield from spend_die(t, seat, search_value(t, survivor))
        die = 1 + t.chance.roll(6)
        t.tell(HIDEOUT_SEARCHED, seat, survivor, die)
        yield from carry_out_row(t, seat, survivor, SEARCH_TABLE[die - 1])

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if t.place[survivor] != HIDEOUT or survivor in _searchers(t, seat, best_die(t, seat)):
            if t.place[survivor] != HIDEOUT or can_search_hideout(t):
                return None
            return "LN-HIDEOUT-9", Name("The stockpile is empty.", "備蓄にカードがありません。")
        return _needs_die(search_value(t, survivor), "LN-HIDEOUT-3")


class AttackHideout(Deed):
    """A die against the bandits, wherever they are."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """[LN-HIDEOUT-4, LN-HIDEOUT-7]"""
        if best > 0 and t.is_there(seat, HIDEOUT) and _attackers(t, seat, best) and can_attack_hideout(t):
            ids.append(ATTACK_HIDEOUT)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """The spent die is rolled. [LN-HIDEOUT-4, LN-HIDEOUT-5, LN-HIDEOUT-8]"""
        found = _attackers(t, seat, best_die(t, seat))
        yield from choose(t, seat, ASK_RAIDER, [SURVIVOR[survivor] for survivor in found])
        survivor = ABOUT[t.reply]
        yield from spend_die(t, seat, attack_value(t, survivor))
        die = 1 + t.chance.roll(6)
        t.tell(HIDEOUT_ATTACKED, seat, survivor, die)
        yield from carry_out_row(t, seat, survivor, ATTACK_TABLE[die - 1])

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if t.place[survivor] != HIDEOUT:
            return None
        if not can_attack_hideout(t):
            return "LN-HIDEOUT-7", Name(
                "There is nothing to attack at the Hideout now.",
                "今、盗賊の隠れ家で攻撃できるものはありません。",
            )
        if survivor in _attackers(t, seat, best_die(t, seat)):
            return None
        return _needs_die(attack_value(t, survivor), "LN-HIDEOUT-4")

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True
