"""The crossroads cards with the mark of Raxxon."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddBarricades,
    AddHelpless,
    AddNoise,
    Expose,
    Frostbite,
    GainMorale,
    IfAlive,
    LoseFood,
    LoseMorale,
    PlaceIfAble,
)
from lastfire.games.dead_of_winter.rules.effects.choices import ChooseYours, EachPlayer
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import PlayersMayUseDice, UseUpAllDice
from lastfire.games.dead_of_winter.rules.effects.item_verbs import SearchDeck
from lastfire.games.dead_of_winter.rules.effects.lasting import OpensPassage
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn, SearchDeckFor
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import (
    RemoveStranger,
    RollForHelpless,
    TakeStranger,
)
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    Both,
    ColonyHas,
    Controls,
    HasSurvivorAt,
    InDeck,
    Searches,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.effects.zombie_verbs import RemoveZombies
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.cards.people_crossroads import person
from lastfire.games.dead_of_winter.rules.long_night.effects.module_triggers import SpecialsInPlay
from lastfire.games.dead_of_winter.rules.long_night.effects.module_verbs import (
    Contain,
    Release,
    TakesRandomEffect,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import (
    CalmEverybody,
    Despair,
    RemoveDespair,
    TurnUnruly,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.names import COLONY, MEDICINE, POLICE_STATION, WEAPON

THAT: Final = ThatSurvivor()

RAXXON_CROSSROADS: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        1,
        "voices_on_the_tape",
        Name("Voices on the Tape", "テープの声"),
        HasSurvivorAt(RAXXON),
        (
            Choice(Name("Hear it to the end", "最後まで聞く"), (Contain(), Despair(EachAt(RAXXON), 1))),
            Choice(Name("Switch it off", "止める"), ()),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        2,
        "somebody_knocks",
        Name("Somebody Knocks", "誰かが叩いている"),
        Searches(RAXXON),
        (
            Choice(Name("Open the door", "扉を開ける"), (AddHelpless(2), Release())),
            Choice(Name("Walk on", "通り過ぎる"), (Despair(THAT, 1),)),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        3,
        "blue",
        person(names.BLUE),
        Controls(names.BLUE),
        (
            Choice(
                Name("Follow him inside", "中までついて行く"), (SearchDeck(RAXXON, 2), AddNoise(4, RAXXON))
            ),
            Choice(Name("Hold his hand", "手を握る"), (Despair(Named(names.BLUE), 1), GainMorale(1))),
        ),
        setup=(PlaceIfAble(Named(names.BLUE), RAXXON),),
        origin=ORIGINAL,
    ),
    Crossroads(
        4,
        "emma_han",
        person(names.EMMA_HAN),
        Controls(names.EMMA_HAN, faithful=True),
        (
            Choice(Name("She confesses", "打ち明ける"), (LoseMorale(1), Contain())),
            Choice(Name("She stays silent", "口を閉ざす"), (Despair(Named(names.EMMA_HAN), 1),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        5,
        "otto_lindqvist",
        person(names.OTTO_LINDQVIST),
        Both(HasSurvivorAt(RAXXON), InDeck(names.OTTO_LINDQVIST)),
        (
            Choice(
                Name("Break his cell open", "独房をこじ開ける"),
                (TakeStranger(names.OTTO_LINDQVIST), Release()),
            ),
            Choice(
                Name("Take his notes", "記録を受け取る"),
                (SearchDeck(RAXXON, 1), RemoveStranger(names.OTTO_LINDQVIST), Despair(EachAt(RAXXON), 1)),
            ),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        6,
        "broken_glass",
        Name("Broken Glass", "割れたガラス"),
        Searches(RAXXON),
        (
            Choice(Name("Seal the room", "部屋を封鎖する"), (UseUpAllDice(), AddBarricades(2, RAXXON))),
            Choice(
                Name("Grab and run", "つかんで逃げる"),
                (SearchDeckFor(RAXXON, MEDICINE, 1), Frostbite(THAT, 1), Expose(THAT, 1)),
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        7,
        "tested_on_us",
        Name("Tested on Us", "人体実験"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=2)),
        (
            Choice(Name("Hand out the samples", "試薬を配る"), (CalmEverybody(), RollForHelpless(1))),
            Choice(Name("Pour them away", "捨てる"), (TurnUnruly(2),)),
            Choice(Name("Try one first", "まず自分で試す"), (ChooseYours(COLONY), TakesRandomEffect(THAT))),
        ),
        mature=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        8,
        "the_thing_at_the_fence",
        Name("The Thing at the Fence", "柵の外のもの"),
        Both(HasSurvivorAt(COLONY), SpecialsInPlay(1)),
        (
            Choice(Name("Throw it meat", "肉を投げる"), (LoseFood(2), RemoveZombies(3, COLONY))),
            Choice(
                Name("Watch it all night", "一晩中見張る"),
                (EachPlayer((ChooseYours(COLONY), Despair(THAT, 1)), COLONY), RemoveZombies(3, COLONY)),
            ),
            Choice(Name("Go inside", "中に入る"), (LoseMorale(1),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        9,
        "keycard",
        Name("Keycard", "カードキー"),
        HasSurvivorAt(POLICE_STATION),
        (
            Choice(
                Name("Try every tunnel", "地下道を試す"),
                (
                    ChooseYours(POLICE_STATION),
                    Expose(THAT, 2),
                    IfAlive(THAT, (FromNowOn(OpensPassage(COLONY, RAXXON)),)),
                ),
            ),
            Choice(
                Name("Open the gun safe", "銃の金庫を開ける"), (SearchDeckFor(POLICE_STATION, WEAPON, 1),)
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        10,
        "false_signal",
        Name("False Signal", "偽の信号"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Answer together", "力を合わせて答える"),
                (PlayersMayUseDice(4, (Contain(), RemoveDespair(EachAt(COLONY), 1)), (Release(),)),),
            ),
            Choice(Name("Keep off the air", "沈黙を守る"), (LoseMorale(1),)),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
)
