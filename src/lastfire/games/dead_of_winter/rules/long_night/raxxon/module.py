"""The Raxxon module: a place, its experiments and dice, special zombies, pills. [LN-SETUP-17..20]"""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.board.places import BASE_PILES, Place, place_of
from lastfire.games.dead_of_winter.rules.harm.exposure import expose
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.raxxon.code import (
    LayDie,
    check_code,
    end_sparing,
    lying,
    stay_away,
    take_dice_back,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.encounters import ENCOUNTERS, meet, wounds_met
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import (
    EXPERIMENTS,
    discard_spent,
    lay_out_experiments,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import Pill
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import (
    ALL,
    MODULE,
    bearers,
    side_effects_return,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import (
    FIGURES,
    kill_special,
    special_targets,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import (
    RAXXON,
    ROOM,
    RaxxonState,
    raxxon_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    CONTAIN,
    LAY_DIE,
    LET_OUT,
    SPECIAL,
    SPECIALS,
    TYPES,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import CHIMP, is_scenario
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Look, Module, Shown
from lastfire.games.dead_of_winter.rules.stage import Stage, before
from lastfire.games.dead_of_winter.rules.state import PAY_FOOD, ColonyTable, Held, ModuleState
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT

ID: Final = MODULE
PLACE: Final = Noun("raxxon", Name("Raxxon", "ラクソン"))
CODE_PHASE: Final = FIRST_PHASE + 10
PILL_ANYONE: Final = "pill_anyone"
HIGHEST_PLACE: Final = 8
_TARGETS: Final = frozenset(SPECIAL)


class Raxxon(Module):
    """The laboratory, whose experiments are released unless their code is entered."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Raxxon module", "ラクソンモジュール"))
        self.cards = cards.RAXXON
        # [LN-SETUP-17, LN-SETUP-28]
        self.places = (Place(RAXXON, PLACE, room=ROOM, spaces=(4,), deck=BASE_PILES, in_town=False),)
        self.deeds = (
            LayDie(LAY_DIE[1], ("LN-CODE-1",), name=Name("Place a die at Raxxon", "ラクソンにダイスを置く")),
        )
        self.stages = (before(PAY_FOOD, Stage(CODE_PHASE, check_code)),)
        self.kept = ALL
        self.verdicts = (CONTAIN, LET_OUT)
        self.numbers = tuple([id_ for id_, _ in _NUMBERS])

    def options(self) -> tuple[GameOption, ...]:
        return (
            GameOption(self.id, False, self.name),
            GameOption(
                PILL_ANYONE,
                False,
                Name("A pill may be given to any survivor", "錠剤をどの生存者にも飲ませられる"),
            ),
        )

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[self.id] is True or is_scenario(options, CHIMP)

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)

    def new_state(self, seats: int) -> ModuleState:
        return RaxxonState(seats)

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """[LN-SETUP-18, LN-SETUP-19]"""
        raxxon_of(t).pills_for_all = options[PILL_ANYONE] is True
        lay_out_experiments(t)

    def catalogue(self) -> dict[str, Any]:
        return {
            "experiments": {
                each.noun.id: {
                    "name": each.noun.name.json(),
                    "special": SPECIALS[each.kind].id,
                    "code": list(each.code),
                    "count": each.count,
                }
                for each in EXPERIMENTS
            },
            "specials": {
                noun.id: {
                    "name": noun.name.json(),
                    "figures": FIGURES[kind],
                    "lines": [
                        {"first": line.first, "last": line.last, "text": line.harm.words().json()}
                        for line in ENCOUNTERS[kind]
                    ],
                }
                for kind, noun in enumerate(SPECIALS)
            },
            "side_effects": {
                effect.noun.id: {
                    "name": effect.noun.name.json(),
                    "text": effect.words().json(),
                    "good": effect.is_good,
                }
                for effect in ALL
            },
            "pills": {
                item.id: [line.json() for line in item.power.lines]
                for item in cards.RAXXON.items
                if isinstance(item.power, Pill)
            },
        }

    # What is asked of it.

    def after_search(self, t: ColonyTable, held: Held, survivor: int, place: int) -> Flow:
        """Once for each search at Raxxon, with the card in hand. [LN-RAXXON-3..7]"""
        return expose(t, survivor) if place == RAXXON else NOTHING

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        take_dice_back(t)
        return NOTHING

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        end_sparing(t)

    def keeps_away(self, t: ColonyTable, held: Held, place: int, count: int) -> int:
        return stay_away(t, place, count)

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        """Special zombies come before everything else that is there. [LN-SPECIAL-7, LN-SPECIAL-9]"""
        return special_targets(t, t.place[survivor]) or found

    def has_target(self, target: int) -> bool:
        return target in _TARGETS

    def has_zombie(self, target: int) -> bool:
        return target in _TARGETS

    def is_last(self, t: ColonyTable, survivor: int, target: int) -> bool:
        """One attack kills one of them at most, and others only after the last of them. [LN-SPECIAL-4]"""
        return target not in _TARGETS or len(raxxon_of(t).at(t.place[survivor])) == 1

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        return kill_special(t, seat, ABOUT[target], t.place[survivor])

    def after_attack(self, t: ColonyTable, held: Held, survivor: int, target: int) -> Flow:
        """Only if the attacker is still alive. [LN-SPECIAL-10, LN-SPECIAL-11]"""
        return meet(t, survivor, ABOUT[target]) if target in _TARGETS else NOTHING

    def meeting(self, t: ColonyTable, target: int) -> list[int]:
        return wounds_met(ABOUT[target]) if target in _TARGETS else []

    def search_rolls(self, t: ColonyTable, survivor: int, place: int) -> int:
        return int(place == RAXXON)

    def attack_over(self, t: ColonyTable, held: Held, target: int) -> None:
        if target in _TARGETS:
            discard_spent(t, ABOUT[target])

    def survivor_leaves(self, t: ColonyTable, held: Held, survivor: int) -> None:
        side_effects_return(t, survivor)

    # What is seen of it.

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        return _shown(raxxon_of(t), bearers(t))

    def look(self, t: ColonyTable, seat: int) -> Look:
        return RaxxonLook(t, raxxon_of(t))


_NUMBERS: Final = (
    ("code_1", Name("Code, first number", "封じ込めコードの1つ目の数")),
    ("code_2", Name("Code, second number", "封じ込めコードの2つ目の数")),
    ("coming", Name("Special zombies of the log", "音声ログの特殊ゾンビの数")),
    ("type", Name("Their type", "音声ログの特殊ゾンビの種類")),
    ("logs", Name("Further logs", "残りの音声ログ")),
    *[
        (f"dice_{face}", Name(f"Dice at Raxxon showing {face}", f"ラクソンにある{face}の目のダイス"))
        for face in range(1, 7)
    ],
    *[(noun.id, noun.name) for noun in SPECIALS],
    *[
        (
            f"special_at_{place}",
            Name(f"Special zombies at location {place}", f"ロケーション{place}の特殊ゾンビ"),
        )
        for place in range(HIGHEST_PLACE + 1)
    ],
    *[(effect.noun.id, effect.noun.name) for effect in ALL],
    ("spared", Name("Location spared zombies", "ゾンビが減るロケーション")),
    ("fewer", Name("Zombies still spared", "これから減るゾンビの数")),
)


def _shown(state: RaxxonState, bearer: list[int]) -> list[Shown]:
    """Everything that lies open, as numbers; 0 where there is nothing."""
    counts = [0] * TYPES
    there = [0] * (HIGHEST_PLACE + 1)
    for figure in state.figures:
        counts[figure % TYPES] += 1
        there[place_of(figure // TYPES)] += 1
    top = EXPERIMENTS[state.top] if state.top >= 0 else None
    log = [*top.code, top.count, 1 + top.kind] if top is not None else [0, 0, 0, 0]
    numbers = [*log, len(state.stack), *lying(state)[1:], *counts, *there]
    numbers += [int(who >= 0) for who in bearer]
    numbers += [1 + state.spared, state.fewer]
    return [Shown(id_, name, number) for (id_, name), number in zip(_NUMBERS, numbers, strict=True)]
