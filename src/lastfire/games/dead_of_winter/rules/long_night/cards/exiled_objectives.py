"""The five exiled objectives."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, ExiledObjective
from lastfire.games.dead_of_winter.rules.effects.conditions import EmptyDecks, InHand, MainObjectiveDone
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.effects.goals import (
    DespairEverywhere,
    FromDeck,
    NobodyDespairs,
    PeopleAt,
    UnrulyAtLeast,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.module_goals import StockpileAtLeast
from lastfire.games.dead_of_winter.rules.long_night.effects.raxxon_goals import SpecialsAtLeast
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.names import FUEL

DONE: Final = MainObjectiveDone()


def _exiled(
    id_: str, en: str, ja: str, loyal: tuple[Condition, ...], betrayer: tuple[Condition, ...]
) -> ExiledObjective:
    return ExiledObjective(id_, Name(en, ja), loyal, betrayer, ORIGINAL)


EXILED: Final[tuple[ExiledObjective, ...]] = (
    _exiled(
        "out_in_the_cold",
        "Out in the Cold",
        "寒空の下で",
        (DONE, NobodyDespairs()),
        (DespairEverywhere(3),),
    ),
    _exiled("sow_unrest", "Sow Unrest", "不穏の種", (DONE, UnrulyAtLeast(1)), (UnrulyAtLeast(3),)),
    _exiled("scorched_earth", "Scorched Earth", "焦土", (DONE, InHand(FUEL, 2)), (EmptyDecks(1),)),
)
"""Those of every match."""

OF_BANDITS: Final[tuple[ExiledObjective, ...]] = (
    _exiled(
        "thick_as_thieves",
        "Thick as Thieves",
        "同じ穴のむじな",
        (DONE, PeopleAt(HIDEOUT, 1)),
        (StockpileAtLeast(5),),
    ),
)

OF_RAXXON: Final[tuple[ExiledObjective, ...]] = (
    _exiled(
        "a_cure_of_my_own",
        "A Cure of My Own",
        "自分だけの治療薬",
        (DONE, FromDeck(RAXXON, 2)),
        (SpecialsAtLeast(3),),
    ),
)
