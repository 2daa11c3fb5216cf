"""The crossroads cards of every match of The Long Night that stay in force, or with somebody."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, THAT_ONE, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import AddHelpless
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn, StaysWith
from lastfire.games.dead_of_winter.rules.effects.triggers import Both, HasSurvivorAt, InPlay, Moves, Searches
from lastfire.games.dead_of_winter.rules.effects.whom import Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.cards.people_crossroads import person
from lastfire.games.dead_of_winter.rules.long_night.effects.lasting import (
    BlastsColony,
    CaresForHelpless,
    Curfew,
    KeepsPhotograph,
    NobodyAlone,
    OnlySearches,
    Overloaded,
    StaysWithWeapon,
    TouchyTraps,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.night_triggers import InPlayAt, SomebodyBears
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import (
    Despair,
    EveryBarricadeToTrap,
    RemoveFromWaste,
    ThatSearcher,
    TurnUnruly,
)
from lastfire.games.dead_of_winter.rules.names import COLONY

THAT: Final = ThatSurvivor()
SEARCHER: Final = ThatSearcher()

LASTING: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        1,
        "lily_mae",
        person(names.LILY_MAE),
        InPlayAt(names.LILY_MAE, COLONY),
        (
            Choice(
                Name("She rigs every barricade", "すべてのバリケードに仕掛ける"),
                (EveryBarricadeToTrap(), FromNowOn(TouchyTraps(1))),
            ),
            Choice(
                Name("She builds one great bomb", "大きな爆弾を1つ作る"),
                (FromNowOn(BlastsColony(names.LILY_MAE, 4)),),
            ),
        ),
        chooser=names.LILY_MAE,
    ),
    Crossroads(
        4,
        "no_place_left_in_the_world",
        Name("No Place Left in the World", "この世に行くあてはない"),
        Searches(faithful=True),
        (
            Choice(
                Name("Take them home", "連れて帰る"),
                (AddHelpless(1), StaysWith(SEARCHER, CaresForHelpless())),
            ),
            Choice(Name("Leave them there", "置いていく"), (Despair(THAT, 1),)),
        ),
        adds=True,
    ),
    Crossroads(
        5,
        "fatima_rhodes",
        person(names.FATIMA_RHODES),
        InPlayAt(names.FATIMA_RHODES, COLONY),
        (
            Choice(
                Name("She keeps running", "走り続ける"),
                (StaysWith(Named(names.FATIMA_RHODES), OnlySearches(1)),),
            ),
            Choice(
                Name("She burns her medals", "メダルを燃やす"),
                (RemoveFromWaste(1), Despair(Named(names.FATIMA_RHODES), 1)),
            ),
        ),
        chooser=names.FATIMA_RHODES,
    ),
    Crossroads(
        6,
        "alfonso_ortega",
        person(names.ALFONSO_ORTEGA),
        Both(SomebodyBears(names.ASSAULT_RIFLE), InPlay(names.ALFONSO_ORTEGA)),
        (
            Choice(Name("Let him tinker with it", "改造させる"), (StaysWithWeapon(Overloaded(1, 1, 1)),)),
            Choice(Name("Keep it as it is", "そのままにする"), ()),
        ),
        chooser=THAT_ONE,
        mature=True,
    ),
    Crossroads(
        38,
        "last_photograph",
        Name("Last Photograph", "最後の写真"),
        Moves(faithful=True),
        (
            Choice(Name("Keep it", "持って行く"), (Despair(THAT, 1), StaysWith(THAT, KeepsPhotograph(1)))),
            Choice(Name("Leave it on the wall", "壁に残す"), ()),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        39,
        "curfew",
        Name("Curfew", "外出禁止令"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Put out the lights", "明かりを消す"), (FromNowOn(Curfew(2, 1)), TurnUnruly(1))),
            Choice(Name("Let them burn", "灯しておく"), ()),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        40,
        "two_by_two",
        Name("Two by Two", "二人一組"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Nobody goes alone", "ひとりで出歩かない"), (FromNowOn(NobodyAlone(1)),)),
            Choice(Name("Everybody for themselves", "各自に任せる"), ()),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
)
