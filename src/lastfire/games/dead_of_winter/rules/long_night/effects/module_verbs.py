"""Verbs about improvements, experiments, special zombies and side effects."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import (
    can_place_token,
    place_tokens,
    take_tokens,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import contain, release
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL, bearers, equip_side_effect
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import NO_LOG, raxxon_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable

# Improvements. [LN-IMPROVE-1, LN-IMPROVE-3]


@dataclass(frozen=True)
class Advance(Verb):
    """Advancement tokens, one by one; possible while one can be placed. [LN-IMPROVE-3, LN-IMPROVE-8]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Place {counted(self.count, 'advancement token')} on improvements of your choice.",
            f"好きな改良に前進トークンを{self.count}個置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return place_tokens(t, seat, self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return can_place_token(t)


@dataclass(frozen=True)
class LoseTokens(Verb):
    """Advancement tokens of improvements that are not finished; as many as there are. [DOW-XROAD-14]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'advancement token')} from improvements of your choice, or as many "
            "as possible.",
            f"好きな改良から前進トークンを{self.count}個（足りなければすべて）取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return take_tokens(t, seat, self.count)


# Raxxon.


def has_experiment(t: ColonyTable) -> bool:
    """Whether a log lies on top."""
    return raxxon_of(t).top != NO_LOG


@dataclass(frozen=True)
class Release(Verb):
    """With no experiments left nothing happens. [LN-RAXXON-10, LN-RAXXON-16]"""

    def words(self) -> Name:
        return Name("Release the top experiment.", "一番上の実験を解放する。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return release(t)


@dataclass(frozen=True)
class Contain(Verb):
    """Not offered without an experiment. [LN-CODE-15]"""

    def words(self) -> Name:
        return Name(
            "Discard the top experiment without releasing it.", "一番上の実験を、解放せずにゲームから除外する。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        contain(t)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return has_experiment(t)
