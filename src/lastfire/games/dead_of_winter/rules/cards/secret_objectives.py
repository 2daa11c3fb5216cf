"""The twenty-four secret objectives, then the ten betrayals."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, PUBLISHED, SecretObjective
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    BetrayersExiled,
    ColonyBarricades,
    ControlAtLeast,
    ControlExactly,
    Equipped,
    GroupInfluence,
    HandSize,
    HelplessAtLeast,
    InHand,
    LargestGroup,
    Lost,
    MainObjectiveDone,
    MoraleGone,
    MostCards,
    NobodyWounded,
    PeopleOnBoard,
    SomebodyWounded,
    Starvation,
    WasteAtMost,
)
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.names import EDUCATION, FOOD, FUEL, MEDICINE, TOOL, WEAPON


def _secret(id_: str, en: str, ja: str, *goals: Condition, origin: str = PUBLISHED) -> SecretObjective:
    """The colony has to succeed, and something more. [DOW-GOAL-3]"""
    return SecretObjective(id_, Name(en, ja), (MainObjectiveDone(), *goals), origin=origin)


def _betrayal(id_: str, en: str, ja: str, *goals: Condition, origin: str = PUBLISHED) -> SecretObjective:
    """The colony has to fall, and something more. [DOW-GOAL-5]"""
    return SecretObjective(id_, Name(en, ja), (MoraleGone(), *goals), betrayal=True, origin=origin)


SECRETS: Final = (
    _secret("a_new_destination", "A New Destination", "新天地", InHand(FUEL, 3)),
    _secret(
        "all_i_need_is_my_books",
        "All I Need Is My Books",
        "本さえあれば",
        Equipped(EDUCATION, 2),
        origin=ORIGINAL,
    ),
    _secret("burn_it_all_down", "Burn It All Down", "すべて燃やせ", ColonyBarricades(4), InHand(FUEL, 1)),
    _secret("collector", "Collector", "収集家", HandSize(4)),
    _secret(
        "desire_to_live",
        "Desire to Live",
        "生への渇望",
        InHand(WEAPON, 1),
        InHand(FOOD, 1),
        InHand(FUEL, 1),
        InHand(MEDICINE, 1),
    ),
    _secret("experienced", "Experienced", "人望", GroupInfluence(130), origin=ORIGINAL),
    _secret("germ_a_phobe", "Germ-a-phobe", "潔癖症", NobodyWounded()),
    _secret("historian", "Historian", "歴史家", InHand(EDUCATION, 2)),
    _secret("hoarder", "Hoarder", "ため込み屋", MostCards()),
    _secret("hope", "Hope", "希望", HelplessAtLeast(2)),
    _secret("hunger", "Hunger", "空腹", InHand(FOOD, 3)),
    _secret("hypochondriac", "Hypochondriac", "心気症", InHand(MEDICINE, 2)),
    _secret("junkie", "Junkie", "薬物依存", InHand(MEDICINE, 3)),
    _secret("justice", "Justice", "正義", BetrayersExiled()),
    _secret("leader", "Leader", "指導者", LargestGroup(1)),
    _secret("loner", "Loner", "一匹狼", ControlExactly(1)),
    _secret("masochist", "Masochist", "マゾヒスト", SomebodyWounded(2)),
    _secret("neat_freak", "Neat Freak", "きれい好き", WasteAtMost(4), origin=ORIGINAL),
    _secret("protected", "Protected", "護身", Equipped(WEAPON, 2)),
    _secret("repopulate", "Repopulate", "人口回復", PeopleOnBoard(12)),
    _secret("revenge", "Revenge", "復讐", Lost(3)),
    _secret("safety", "Safety", "安全", ColonyBarricades(4)),
    _secret(
        "the_way_back_home",
        "The Way Back Home",
        "家路",
        InHand(FUEL, 2),
        InHand(FOOD, 1),
        InHand(WEAPON, 1),
    ),
    _secret(
        "zombie_killing_robot",
        "Zombie-Killing Robot!",
        "ゾンビ退治ロボ！",
        InHand(WEAPON, 1),
        InHand(TOOL, 2),
    ),
    _betrayal("accept_your_fate", "Accept Your Fate", "運命を受け入れよ", Starvation(2), origin=ORIGINAL),
    _betrayal("all_for_one", "All for One", "皆は一人のため", MostCards(), origin=ORIGINAL),
    _betrayal("cult_leader", "Cult Leader", "教祖", LargestGroup(2)),
    _betrayal("gluttony", "Gluttony", "暴食", InHand(FOOD, 6)),
    _betrayal("mad_scientist", "Mad Scientist", "狂気の科学者", InHand(MEDICINE, 4), origin=ORIGINAL),
    _betrayal("obsessed", "Obsessed", "執着", Equipped(EDUCATION, 3), origin=ORIGINAL),
    _betrayal(
        "runaway",
        "Runaway",
        "逃亡者",
        ControlExactly(1),
        Equipped(WEAPON, 1),
        InHand(MEDICINE, 1),
        InHand(TOOL, 1),
        InHand(FUEL, 1),
        InHand(FOOD, 1),
        origin=ORIGINAL,
    ),
    _betrayal("serial_killers", "Serial Killers", "連続殺人", Lost(5), ControlAtLeast(2)),
    _betrayal("take_over", "Take Over", "乗っ取り", GroupInfluence(140), origin=ORIGINAL),
    _betrayal("trigger_happy", "Trigger Happy", "撃ちたがり", Equipped(WEAPON, 4)),
)
