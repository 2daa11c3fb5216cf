"""How matches of The Long Night come out: by module, main objective, scenario and betrayer."""

from typing import Final

from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot import study
from lastfire.games.dead_of_winter.bot.study import GENTLE, OBJECTIVES, SIDES, Case, Chapter, Thing
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.long_night.cards import crises
from lastfire.games.dead_of_winter.rules.long_night.cards.main_objectives import (
    MAIN_OBJECTIVES,
    OF_IMPROVEMENTS,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import FINISHED
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import CONTAINED, LOGS, RELEASED
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import BLITZ, CHIMP, NONE
from lastfire.games.dead_of_winter.rules.words.records import CRISIS_REVEALED

Options = dict[str, OptionValue]
WITH_STRIPS: Final = (*crises.CRISES, *crises.OF_BANDITS, *crises.OF_RAXXON, *crises.OF_IMPROVEMENTS)

OF_ALL: Final = tuple(card.id for card in MAIN_OBJECTIVES)
OF_THE_IMPROVED: Final = tuple(card.id for card in (*MAIN_OBJECTIVES, *OF_IMPROVEMENTS))

ALL: Final[Options] = {"raxxon": True, "bandits": True, "improvements": True}
MODULES: Final[tuple[tuple[Name, Options], ...]] = (
    (Name("no module", "モジュールなし"), {}),
    (Name("Raxxon", "ラクソン"), {"raxxon": True}),
    (Name("Bandits", "盗賊"), {"bandits": True}),
    (Name("Improvements", "改良"), {"improvements": True}),
    (Name("all modules", "全モジュール"), ALL),
)
DECKS: Final[tuple[tuple[Name, str], ...]] = (
    (Name("mixed", "混ぜる"), "mixed"),
    (Name("alone", "単独"), "alone"),
)
SCENARIOS: Final[tuple[tuple[Name, str], ...]] = (
    (Name("The Chimp and the Code", "チンパンジーとコード"), CHIMP),
    (Name("Bandit Blitz", "盗賊の急襲"), BLITZ),
)


def objectives_of(options: Options) -> tuple[str, ...]:
    """The main objectives that a match with these options can have; none with a scenario."""
    if options.get("scenario", NONE) != NONE:
        return ()
    found = OF_THE_IMPROVED if options.get("improvements") else OF_ALL
    return found if options["long_night"] == "alone" else (*OBJECTIVES, *found)


def case_of(words: Name, options: Options, player: str = "heuristic", one_betrayer: bool = False) -> Case:
    """A way to play with The Long Night, four players."""
    return Case(words, 4, options, player, one_betrayer, objectives_of(options))


def chapters() -> tuple[Chapter, ...]:
    """Everything that is compared, The Long Night last."""
    return (*study.chapters(), _by_module(), _by_objective(), _betrayers(), _uses())


def _by_module() -> Chapter:
    cases = [
        case_of(
            Name(f"{deck.en}, {module.en}", f"{deck.ja}・{module.ja}"),
            {**GENTLE, "long_night": how, **options},
        )
        for deck, how in DECKS
        for module, options in MODULES
    ]
    return Chapter(
        Name(
            "The Long Night by module: co-operative, four players, normal side",
            "ロングナイトのモジュール別（4人・協力・通常の面）",
        ),
        tuple(cases),
    )


def _by_objective() -> Chapter:
    """With both sides: the five that are drawn, and each scenario with its three goals as one way to play."""
    cases = [
        case_of(
            Name(f"{card.name.en}, {side.en}", f"{card.name.ja}・{side.ja}"),
            {
                **options,
                "long_night": "mixed",
                "main_objective": card.id,
                "improvements": card in OF_IMPROVEMENTS,
            },
        )
        for card in (*MAIN_OBJECTIVES, *OF_IMPROVEMENTS)
        for side, options in SIDES
    ]
    cases += [
        case_of(
            Name(f"{words.en}, {side.en}", f"{words.ja}・{side.ja}"),
            {**options, "long_night": "mixed", "scenario": scenario},
        )
        for words, scenario in SCENARIOS
        for side, options in SIDES
    ]
    return Chapter(
        Name(
            "The Long Night by main objective and scenario: co-operative, four players, mixed",
            "ロングナイトの主要目的・シナリオ別（4人・協力・混ぜる）",
        ),
        tuple(cases),
    )


def _betrayers() -> Chapter:
    options: Options = {"betrayer": True, "long_night": "mixed", **ALL}
    return Chapter(
        Name(
            "One betrayer among four with all modules, and the same games with that player loyal",
            "全モジュールで4人に裏切り者が1人／同じ配りで、その人も協力する場合",
        ),
        (
            case_of(Name("the betrayer betrays", "裏切る"), options, one_betrayer=True),
            case_of(
                Name("plays for the colony", "コロニーのために働く"), options, "loyal", one_betrayer=True
            ),
        ),
    )


def _uses() -> Chapter:
    """Improvements, experiments and strips of which nothing is ever seen would be dead weight."""
    finished = [
        Thing(Name(f"finished: {card.name.en}", f"完成：{card.name.ja}"), FINISHED.name, card.id)
        for card in TEN
    ]
    experiments = [
        Thing(Name(f"{en}: {log.name.en}", f"{ja}：{log.name.ja}"), record.name, log.id)
        for en, ja, record in (("released", "解き放つ", RELEASED), ("contained", "封じ込め", CONTAINED))
        for log in LOGS
    ]
    names = {card.id: card.name for card in WITH_STRIPS}
    strips = [
        Thing(Name(f"strip of {names[id_].en}", f"盗賊欄：{names[id_].ja}"), CRISIS_REVEALED.name, id_)
        for id_ in STRIPS
    ]
    things = (*finished, *experiments, *strips)
    case = case_of(
        Name("mixed, all modules", "混ぜる・全モジュール"), {**GENTLE, "long_night": "mixed", **ALL}
    )
    return Chapter(
        Name(
            "What is used with all modules: co-operative, four players, normal side",
            "全モジュールで何が使われるか（4人・協力・通常の面）",
        ),
        (case._replace(watched=frozenset([thing.kind for thing in things])),),
        things,
    )
