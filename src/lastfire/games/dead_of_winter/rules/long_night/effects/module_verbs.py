"""Verbs about improvements, experiments, special zombies and side effects."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.long_night.effects.crossroads_words import TOKENS_LOST
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import (
    can_place_token,
    place_tokens,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import contain, release
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL, equip_side_effect
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import NO_LOG, raxxon_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED

# Improvements. [LN-IMPROVE-1, LN-IMPROVE-3]


@dataclass(frozen=True)
class Advance(Verb):
    """Advancement tokens, one by one; possible while one can be placed. [LN-IMPROVE-3, LN-IMPROVE-8]"""

    count: int

    def words(self) -> Name:
        where = "an improvement" if self.count == 1 else "improvements"
        return Name(
            f"Place {counted(self.count, 'advancement token')} on {where} of your choice.",
            f"好きな改良に前進トークンを{'' if self.count == 1 else '合計'}{self.count}個置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return place_tokens(t, seat, self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return can_place_token(t)


@dataclass(frozen=True)
class LoseTokens(Verb):
    """From every improvement that is not finished; legal with none. [DOW-XROAD-14]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "Remove 1 advancement token, if any, from each unfinished improvement.",
                "未完成の各改良から、あれば前進トークンを1個ずつ取り除く。",
            )
        return Name(
            f"Remove {self.count} advancement tokens from each unfinished improvement, or as many as "
            "possible.",
            f"未完成の各改良から前進トークンを{self.count}個ずつ（足りなければすべて）取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        state = improvements_of(t)
        lost = 0
        for number in state.row:
            gone = min(self.count, state.tokens[number])
            state.tokens[number] -= gone
            lost += gone
        state.supply += lost
        if lost > 0:
            t.tell(TOKENS_LOST, lost)
        return NOTHING


# Raxxon.


def has_experiment(t: ColonyTable) -> bool:
    """Whether a log lies on top."""
    return raxxon_of(t).top != NO_LOG


@dataclass(frozen=True)
class Release(Verb):
    """With no experiments left nothing happens. [LN-RAXXON-10, LN-RAXXON-16]"""

    def words(self) -> Name:
        return Name("Release the top experiment.", "一番上の実験カードの実験体を解き放つ。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return release(t)


@dataclass(frozen=True)
class Contain(Verb):
    """As if its code were met and all had voted for it. Not offered without one. [LN-CODE-15]"""

    def words(self) -> Name:
        return Name("Contain the top experiment.", "一番上の実験カードの実験体を封じ込める。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        contain(t)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return has_experiment(t)


@dataclass(frozen=True)
class TakesRandomEffect(Verb):
    """A die says which side effect somebody has from now on. [LN-PILL-4, LN-PILL-8]"""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Roll a die. Equip {whom.en} with the side effect with that number, unless a survivor already "
            "has it.",
            f"ダイスを1個振る。出た目と同じ番号の副作用を誰も装備していなければ、{whom.ja}がその副作用を装備する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            equip_side_effect(t, survivor, ALL[die - 1])
        return NOTHING
