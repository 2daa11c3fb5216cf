"""The twenty-two crises; their bandit strips stand in ``bandits.strips``."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Crisis
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddHelpless,
    AddZombies,
    AddZombiesEverywhere,
    FillNoise,
    Frostbite,
    LoseFoodIfAble,
    LoseMorale,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.crisis_verbs import (
    AddNoiseEverywhere,
    EachWounded,
    FewerDice,
    SnowIn,
)
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, HighestInfluence, LowestInfluence
from lastfire.games.dead_of_winter.rules.long_night.effects.bandit_verbs import (
    AddBandits,
    AddBanditsEverywhere,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.crises import (
    BanditsScavenge,
    EachAway,
    RemoveAllTraps,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.module_verbs import LoseTokens, Release
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import Despair, TurnUnruly
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.names import COLONY, FOOD, FUEL, MEDICINE, TOOL, WEAPON


def _crisis(
    id_: str, en: str, ja: str, symbols: tuple[int, ...], *failure: Verb, revealed: tuple[Verb, ...] = ()
) -> Crisis:
    return Crisis(id_, Name(en, ja), symbols, failure, ORIGINAL, revealed)


CRISES: Final[tuple[Crisis, ...]] = (
    _crisis(
        "no_end_in_sight",
        "No End in Sight",
        "終わりが見えない",
        (FUEL,),
        LoseMorale(2),
        Despair(LowestInfluence(1), 1),
    ),
    _crisis(
        "breaking_point",
        "Breaking Point",
        "限界",
        (MEDICINE,),
        Despair(HighestInfluence(3), 1),
        LoseMorale(1),
    ),
    _crisis("bread_riot", "Bread Riot", "パン騒動", (FOOD,), TurnUnruly(3), LoseFoodIfAble(1)),
    _crisis(
        "faces_in_the_dark",
        "Faces in the Dark",
        "闇に浮かぶ顔",
        (FOOD,),
        TurnUnruly(2),
        AddZombies(4, COLONY),
        revealed=(AddHelpless(2),),
    ),
    _crisis(
        "black_ice",
        "Black Ice",
        "路面凍結",
        (FUEL,),
        SnowIn(1),
        Frostbite(EachAway(), 1),
    ),
    _crisis(
        "fouled_water",
        "Fouled Water",
        "汚れた水",
        (MEDICINE,),
        Wound(LowestInfluence(3), 1),
        TurnUnruly(1),
    ),
    _crisis("damp_powder", "Damp Powder", "湿った火薬", (TOOL,), RemoveAllTraps(), AddZombies(8, COLONY)),
    _crisis(
        "gunfire_in_the_distance",
        "Gunfire in the Distance",
        "遠い銃声",
        (WEAPON,),
        AddNoiseEverywhere(1),
        AddZombiesEverywhere(1, True),
    ),
    _crisis("empty_bowls", "Empty Bowls", "空の器", (FOOD,), LoseFoodIfAble(3), TurnUnruly(2)),
    _crisis(
        "survivors_guilt", "Survivor's Guilt", "生き残った者の負い目", (MEDICINE,), Despair(EachWounded(), 1)
    ),
    _crisis(
        "night_watch",
        "Night Watch",
        "夜の見張り",
        (FUEL, TOOL),
        FewerDice(1),
        AddZombies(3, COLONY),
    ),
    _crisis("the_herd_turns", "The Herd Turns", "向きを変える群れ", (WEAPON,), AddZombies(12, COLONY)),
    _crisis(
        "cold_hearth",
        "Cold Hearth",
        "冷えた炉",
        (FUEL,),
        Frostbite(HighestInfluence(3), 1),
        LoseMorale(1),
    ),
)
"""Those of every match."""

OF_BANDITS: Final[tuple[Crisis, ...]] = (
    _crisis(
        "roadblocks",
        "Roadblocks",
        "道をふさぐ者たち",
        (FUEL,),
        AddBanditsEverywhere(1),
    ),
    _crisis(
        "protection_money",
        "Protection Money",
        "用心棒代",
        (FOOD,),
        AddBandits(2),
        LoseFoodIfAble(4),
    ),
    _crisis(
        "night_raid",
        "Night Raid",
        "夜襲",
        (WEAPON,),
        BanditsScavenge(),
        Wound(LowestInfluence(1), 1),
    ),
)

OF_RAXXON: Final[tuple[Crisis, ...]] = (
    _crisis(
        "broken_seal",
        "Broken Seal",
        "破られた封印",
        (TOOL,),
        Release(),
        LoseMorale(1),
    ),
    _crisis(
        "bad_batch",
        "Bad Batch",
        "粗悪な薬",
        (MEDICINE,),
        Wound(EachAt(RAXXON), 1),
        Despair(LowestInfluence(2), 1),
    ),
    _crisis(
        "alarm_at_the_laboratory",
        "Alarm at the Laboratory",
        "研究所の警報",
        (TOOL, FUEL),
        FillNoise(RAXXON),
        AddZombies(4, COLONY),
    ),
)

OF_IMPROVEMENTS: Final[tuple[Crisis, ...]] = (
    _crisis("shoddy_work", "Shoddy Work", "手抜き工事", (TOOL,), LoseTokens(2), LoseMorale(1)),
    _crisis(
        "tools_down",
        "Tools Down",
        "作業の放棄",
        (FOOD,),
        FewerDice(1),
        TurnUnruly(1),
    ),
    _crisis(
        "burst_pipes",
        "Burst Pipes",
        "水道管の破裂",
        (TOOL,),
        Frostbite(LowestInfluence(3), 1),
    ),
)
