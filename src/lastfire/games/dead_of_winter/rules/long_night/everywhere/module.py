"""The Long Night itself: the rules that hold whatever its modules, and the cards without a module's mark."""

from collections.abc import Mapping

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.effects.lasting import around_zombies
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import forget_despair
from lastfire.games.dead_of_winter.rules.long_night.everywhere.noise import shows_mark
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import (
    BY_DIE,
    BY_FLIP,
    FIRST_PLAYER_CHOOSES,
    ORDINARY_FIRST,
    UNRULY_FIRST,
    NightState,
    night_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.token_vote import vote_on_token
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import sets_off_trap
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import Calm, unruly, unruly_go
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightLook
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import CALM, KEEP_TOKEN, PASS_TOKEN
from lastfire.games.dead_of_winter.rules.long_night.options import (
    ALONE,
    LONG_NIGHT,
    NOISE,
    OPTION,
    TITLE,
    TRAP_BEFORE_BARRICADE,
    UNRULY_KILL_ORDER,
    is_played,
)
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Look, Module, Shown
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.stage import Stage, after, before
from lastfire.games.dead_of_winter.rules.state import (
    ZOMBIES_COLONY,
    ZOMBIES_NOISE,
    ColonyTable,
    Held,
    ModuleState,
)

_ORDERS = {
    "first_player": FIRST_PLAYER_CHOOSES,
    "ordinary": ORDINARY_FIRST,
    "unruly": UNRULY_FIRST,
}


class LongNight(Module):
    """Despair, unruly helpless survivors, explosive traps, two-sided noise, the token vote. [LN-SETUP-2]"""

    def __init__(self) -> None:
        super().__init__(LONG_NIGHT, TITLE)
        self.cards = cards.COMMON
        self.deeds = (
            Calm(
                CALM,
                ("LN-UNRULY-5", "LN-UNRULY-7"),
                name=Name("Calm an unruly helpless survivor", "荒れた無力な生存者をなだめる"),
            ),
        )
        self.stages = (
            before(ZOMBIES_COLONY, Stage(FIRST_PHASE + 60, around_zombies)),
            after(ZOMBIES_NOISE, Stage(FIRST_PHASE + 61, around_zombies)),
        )
        self.verdicts = (KEEP_TOKEN, PASS_TOKEN)
        self.numbers = ("unruly", "despair", "traps", "graveyard")

    def options(self) -> tuple[GameOption, ...]:
        return (OPTION, NOISE, UNRULY_KILL_ORDER, TRAP_BEFORE_BARRICADE)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return is_played(options)

    def new_state(self, seats: int) -> ModuleState:
        return NightState([0] * seats)

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """[LN-NOISE-2, LN-UNRULY-13, LN-TRAP-8]"""
        state = night_of(t)
        state.noise_by = BY_DIE if options[NOISE.name] == "d6" else BY_FLIP
        state.helpless_order = _ORDERS[str(options[UNRULY_KILL_ORDER.name])]
        state.traps_first = options[TRAP_BEFORE_BARRICADE.name] is True

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        state = night_of(t)
        return [
            Shown("unruly", Name("Unruly helpless survivors", "荒れた無力な生存者"), state.unruly),
            Shown("despair", Name("Despair tokens", "絶望トークン"), len(state.despair)),
            Shown("traps", Name("Explosive traps", "爆発トラップ"), len(state.traps)),
            Shown("graveyard", Name("Survivors in the graveyard", "墓地にいる生存者"), len(t.gone)),
        ]

    def look(self, t: ColonyTable, seat: int) -> Look:
        return NightLook(t)

    # What holds in every match.

    def survivor_leaves(self, t: ColonyTable, held: Held, survivor: int) -> None:
        forget_despair(t, survivor)

    def mouths_added(self, t: ColonyTable, held: Held) -> int:
        """The unruly count twice, before halving. [LN-UNRULY-2, LN-UNRULY-4]"""
        return unruly(t)

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        """The unruly count twice, before halving. [LN-UNRULY-3, LN-UNRULY-4]"""
        return unruly(t) if place == COLONY else 0

    def helpless_go(self, t: ColonyTable, held: Held, count: int) -> Flow:
        return unruly_go(t, count)

    def stops_zombie(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        return sets_off_trap(t, entrance)

    def is_heard(self, t: ColonyTable, held: Held, place: int) -> bool:
        return shows_mark(t, place)

    def keep_token(self, t: ColonyTable, held: Held) -> Flow:
        return vote_on_token(t)


class Alone(Module):
    """The cards of the base game stay in the box."""

    def __init__(self) -> None:
        super().__init__("long_night_alone", TITLE)
        self.chosen_by = LONG_NIGHT
        self.leaves_out = ("base",)

    def options(self) -> tuple[GameOption, ...]:
        return ()

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[LONG_NIGHT] == ALONE
