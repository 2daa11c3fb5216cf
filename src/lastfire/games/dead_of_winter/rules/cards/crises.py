"""The twenty crises."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Crisis
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddStarvation,
    AddZombies,
    AddZombiesEverywhere,
    Frostbite,
    Kill,
    LoseFoodIfAble,
    LoseMorale,
    RemoveAllBarricades,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.crisis_verbs import (
    AddNoiseEverywhere,
    EachWounded,
    FewerDice,
    PassSurvivors,
    SnowIn,
)
from lastfire.games.dead_of_winter.rules.effects.whom import (
    EachAt,
    EachNotExiled,
    HighestInfluence,
    LowestInfluence,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FOOD,
    FUEL,
    GROCERY_STORE,
    LIBRARY,
    MEDICINE,
    TOOL,
)

CRISES: Final = (
    Crisis("despair", Name("Despair", "絶望"), (MEDICINE,), (LoseMorale(2),)),
    Crisis("fuel_shortage", Name("Fuel Shortage", "燃料不足"), (FUEL,), (LoseMorale(2),)),
    Crisis("horror_in_the_night", Name("Horror in the Night", "夜の恐怖"), (FOOD,), (LoseMorale(2),)),
    Crisis("illness", Name("Illness", "病気"), (MEDICINE,), (Wound(EachNotExiled(), 1), LoseMorale(1))),
    Crisis("legions_of_death", Name("Legions of Death", "死の軍勢"), (FUEL,), (AddZombies(12, COLONY),)),
    Crisis("overpopulation", Name("Overpopulation", "過密"), (FOOD,), (Kill(LowestInfluence(2)),)),
    Crisis(
        "strength_of_the_dead",
        Name("Strength of the Dead", "死者の力"),
        (FUEL,),
        (RemoveAllBarricades(COLONY), AddZombies(10, COLONY)),
    ),
    Crisis(
        "unending_hordes",
        Name("Unending Hordes", "果てなき群れ"),
        (TOOL,),
        (AddZombies(8, COLONY), LoseMorale(1)),
    ),
    Crisis(
        "zombie_surge",
        Name("Zombie Surge", "ゾンビの大波"),
        (TOOL,),
        (AddZombies(6, COLONY), AddZombiesEverywhere(1, True)),
    ),
    Crisis("worn_out", Name("Worn Out", "疲弊"), (MEDICINE,), (Frostbite(HighestInfluence(5), 1),)),
    Crisis("bare_shelves", Name("Bare Shelves", "空の棚"), (FOOD,), (AddStarvation(1), LoseMorale(1))),
    Crisis(
        "eyes_on_us",
        Name("Eyes on Us", "見られている"),
        (MEDICINE, TOOL),
        (AddZombies(3, LIBRARY), AddZombies(3, GROCERY_STORE)),
    ),
    Crisis("new_quarters", Name("New Quarters", "部屋替え"), (TOOL,), (PassSurvivors(1), LoseMorale(1))),
    Crisis("snowed_in", Name("Snowed In", "雪に閉ざされて"), (FUEL,), (SnowIn(1),), ORIGINAL),
    Crisis(
        "rats_in_the_stores",
        Name("Rats in the Stores", "倉庫のネズミ"),
        (FOOD,),
        (LoseFoodIfAble(4), LoseMorale(1)),
        ORIGINAL,
    ),
    Crisis("cabin_fever", Name("Cabin Fever", "閉所の狂気"), (FOOD,), (Wound(EachAt(COLONY), 1),), ORIGINAL),
    Crisis(
        "the_roof_gives_way",
        Name("The Roof Gives Way", "崩れる屋根"),
        (TOOL,),
        (RemoveAllBarricades(COLONY), Frostbite(LowestInfluence(2), 1)),
        ORIGINAL,
    ),
    Crisis(
        "a_howl_over_town",
        Name("A Howl over Town", "町に響く遠吠え"),
        (TOOL,),
        (AddNoiseEverywhere(2), AddZombies(4, COLONY)),
        ORIGINAL,
    ),
    Crisis(
        "bad_blood",
        Name("Bad Blood", "膿む傷"),
        (MEDICINE,),
        (Wound(EachWounded(), 1), LoseMorale(1)),
        ORIGINAL,
    ),
    Crisis(
        "dead_engines",
        Name("Dead Engines", "沈黙のエンジン"),
        (FUEL,),
        (FewerDice(1), LoseMorale(1)),
        ORIGINAL,
    ),
)
