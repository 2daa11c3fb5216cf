"""The twenty-four secret objectives, then the eleven betrayals, by the module whose mark they bear."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, SecretObjective
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    ColonyBarricades,
    ControlAtLeast,
    Equipped,
    FoodSupply,
    HandSize,
    HelplessAtLeast,
    InHand,
    Lost,
    MainObjectiveDone,
    MoraleGone,
    SomebodyWounded,
)
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.effects.goals import (
    DespairEverywhere,
    Despairing,
    FromDeck,
    HelplessAtMost,
    NobodyDespairs,
    NobodyUnruly,
    NoneAtColony,
    OthersDespair,
    PeopleAt,
    TrapsAtLeast,
    UnrulyAtLeast,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.module_goals import (
    BanditsAtLeast,
    BanditsAtMost,
    FewImprovements,
    ImprovementsFinished,
    StockpileAtLeast,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.raxxon_goals import (
    NoSpecials,
    SideEffects,
    SpecialsAtLeast,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.scenarios.goals import ScenarioGoals
from lastfire.games.dead_of_winter.rules.names import EDUCATION, FOOD, FUEL, MEDICINE, TOOL, WEAPON


def _secret(id_: str, en: str, ja: str, *goals: Condition) -> SecretObjective:
    """The colony has to succeed, and something more. [DOW-GOAL-3]"""
    return SecretObjective(id_, Name(en, ja), (MainObjectiveDone(), *goals), origin=ORIGINAL)


def _betrayal(id_: str, en: str, ja: str, *goals: Condition) -> SecretObjective:
    """The colony has to fall, and something more. [DOW-GOAL-5]"""
    return SecretObjective(id_, Name(en, ja), (MoraleGone(), *goals), betrayal=True, origin=ORIGINAL)


SECRETS: Final[tuple[SecretObjective, ...]] = (
    # Of the first three the names are published, and of the first that it wants two cards of one symbol and
    # one of another in hand: the rest is ours.
    _secret(
        "destroy_the_evidence", "Destroy the Evidence", "証拠隠滅", InHand(EDUCATION, 2), InHand(FUEL, 1)
    ),
    _secret("autobiographer", "Autobiographer", "自伝作家", SomebodyWounded(2), InHand(EDUCATION, 1)),
    _secret("us_or_them", "Us or Them", "我らか奴らか", Lost(2), ControlAtLeast(3)),
    _secret("the_bright_side", "The Bright Side", "明るい面", NobodyDespairs(), ControlAtLeast(3)),
    _secret(
        "misery_loves_company", "Misery Loves Company", "不幸の道連れ", OthersDespair(2), NobodyDespairs()
    ),
    _secret("a_heavy_heart", "A Heavy Heart", "沈む心", Despairing(2)),
    _secret("law_and_order", "Law and Order", "法と秩序", NobodyUnruly(), HelplessAtLeast(2)),
    _secret("rabble_rouser", "Rabble-Rouser", "扇動者", UnrulyAtLeast(2)),
    _secret("no_free_meals", "No Free Meals", "働かざる者", HelplessAtMost(0)),
    _secret("demolition_expert", "Demolition Expert", "爆破の名人", TrapsAtLeast(2)),
    _secret("solid_walls", "Solid Walls", "堅い壁", ColonyBarricades(5)),
    _secret("night_nurse", "Night Nurse", "夜勤の看護師", InHand(MEDICINE, 2), InHand(FOOD, 1)),
    _secret("wanderlust", "Wanderlust", "放浪癖", NoneAtColony()),
    _secret("full_larder", "Full Larder", "満ちた食料庫", FoodSupply(6)),
    _secret("tinkerer", "Tinkerer", "機械いじり", InHand(TOOL, 2), InHand(FUEL, 1)),
)
"""Those of every match."""

OF_BANDITS: Final[tuple[SecretObjective, ...]] = (
    _secret("honour_among_thieves", "Honour among Thieves", "盗人の仁義", StockpileAtLeast(4)),
    _secret("quiet_streets", "Quiet Streets", "静かな通り", BanditsAtMost(1)),
    _secret("inside_job", "Inside Job", "内通", PeopleAt(HIDEOUT, 1)),
)

OF_RAXXON: Final[tuple[SecretObjective, ...]] = (
    _secret("test_subject", "Test Subject", "被験者", SideEffects(1)),
    _secret("whistle_blower", "Whistle-Blower", "内部告発者", FromDeck(RAXXON, 2)),
    _secret("monster_hunter", "Monster Hunter", "怪物狩り", NoSpecials(), InHand(WEAPON, 1)),
)

OF_IMPROVEMENTS: Final[tuple[SecretObjective, ...]] = (
    _secret("master_builder", "Master Builder", "棟梁", ImprovementsFinished(3)),
    _secret("the_simple_life", "The Simple Life", "質素な暮らし", FewImprovements(1)),
    _secret("draughtsman", "Draughtsman", "図面引き", ImprovementsFinished(1), InHand(TOOL, 2)),
)

BETRAYALS: Final[tuple[SecretObjective, ...]] = (
    _betrayal("prophet_of_doom", "Prophet of Doom", "破滅の預言者", DespairEverywhere(3)),
    _betrayal("mob_boss", "Mob Boss", "暴徒の頭目", UnrulyAtLeast(3)),
    _betrayal("arsonist", "Arsonist", "放火魔", InHand(FUEL, 3), InHand(TOOL, 1)),
    _betrayal("grave_robber", "Grave Robber", "墓荒らし", Lost(3), HandSize(4)),
    _betrayal("powder_keg", "Powder Keg", "火薬庫", TrapsAtLeast(2), InHand(TOOL, 1)),
    _betrayal("last_one_out", "Last One Out", "最後に出る者", NoneAtColony(), Equipped(WEAPON, 1)),
)

BETRAYALS_OF_BANDITS: Final[tuple[SecretObjective, ...]] = (
    _betrayal("receiver", "Receiver of Stolen Goods", "故買屋", StockpileAtLeast(6)),
    _betrayal("safe_passage", "Safe Passage", "通行の約束", BanditsAtLeast(4), ControlAtLeast(2)),
)

BETRAYALS_OF_RAXXON: Final[tuple[SecretObjective, ...]] = (
    _betrayal("company_loyalty", "Company Loyalty", "会社への忠誠", SpecialsAtLeast(3), FromDeck(RAXXON, 1)),
)

BETRAYALS_OF_IMPROVEMENTS: Final[tuple[SecretObjective, ...]] = (
    _betrayal("saboteur", "Saboteur", "破壊工作員", FewImprovements(1), InHand(TOOL, 2)),
)

BETRAYALS_OF_SCENARIOS: Final[tuple[SecretObjective, ...]] = (
    # Its name is published, and that the second goal of its scenario has to be completed. [LN-SCENARIO-11]
    _betrayal(
        "bandit_betrayal",
        "Bandit Betrayal",
        "盗賊への寝返り",
        ScenarioGoals(2),
        BanditsAtLeast(1),
    ),
)
