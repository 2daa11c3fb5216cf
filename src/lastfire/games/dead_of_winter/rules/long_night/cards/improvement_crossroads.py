"""The crossroads cards with the mark of the improvements."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddZombies,
    GainFood,
    GainMorale,
    LoseFood,
    LoseMorale,
    RollDie,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.choices import ChooseYours, EachPlayer
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import PlayersMayUseDice, UseUpDie
from lastfire.games.dead_of_winter.rules.effects.item_verbs import PlayersMayGive, SearchDeck
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    Both,
    ColonyHas,
    Controls,
    HasSurvivorAt,
    Searches,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, EachYouControl, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.cards.people_crossroads import person
from lastfire.games.dead_of_winter.rules.long_night.effects.contest_verbs import AskForItem, HealOthers
from lastfire.games.dead_of_winter.rules.long_night.effects.module_triggers import (
    FinishedAtLeast,
    IsFinished,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.module_verbs import Advance, LoseTokens
from lastfire.games.dead_of_winter.rules.long_night.effects.night_triggers import UnrulyAtLeast
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import (
    CalmDown,
    Despair,
    RemoveAllDespair,
    RemoveDespair,
    TurnUnruly,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL, LIBRARY, TOOL

THAT: Final = ThatSurvivor()

IMPROVEMENT_CROSSROADS: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        1,
        "weeds",
        Name("Weeds", "雑草"),
        Both(HasSurvivorAt(COLONY), IsFinished("greenhouse")),
        (
            Choice(
                Name("Keep it among yourselves", "自分たちで分ける"),
                (LoseFood(1), RemoveAllDespair(EachYouControl())),
            ),
            Choice(Name("Give it to the wounded", "負傷者に回す"), (LoseFood(1), HealOthers(2, 2))),
            Choice(Name("Name a price", "値を付ける"), (AskForItem(COLONY),)),
        ),
        mature=True,
    ),
    Crossroads(
        2,
        "volunteers",
        Name("Volunteers", "志願者たち"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=2)),
        (
            Choice(Name("Work them hard", "こき使う"), (Advance(2), TurnUnruly(2))),
            Choice(Name("Let them rest", "休ませる"), (CalmDown(2),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        3,
        "old_plans",
        Name("Old Plans", "古い図面"),
        Searches(LIBRARY, faithful=True),
        (
            Choice(Name("Build from them", "図面どおりに建てる"), (UseUpDie(), Advance(1))),
            Choice(Name("Look for something useful", "役立つ物を探す"), (SearchDeck(LIBRARY, 1),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        4,
        "ilse_brandt",
        person(names.ILSE_BRANDT),
        Controls(names.ILSE_BRANDT, faithful=True),
        (
            Choice(
                Name("She works through the night", "夜通し働く"),
                (Advance(2), Despair(Named(names.ILSE_BRANDT), 1)),
            ),
            Choice(
                Name("She teaches the others", "皆に教える"),
                (EachPlayer((ChooseYours(COLONY), UseUpDie(), Advance(1)), COLONY),),
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        5,
        "vandals",
        Name("Vandals", "打ち壊し"),
        UnrulyAtLeast(1),
        (
            Choice(Name("Let them smash it", "壊させておく"), (LoseTokens(1), CalmDown(1))),
            Choice(
                Name("Stand in their way", "立ちはだかる"),
                (EachPlayer((ChooseYours(COLONY), Wound(THAT, 1)), COLONY),),
            ),
            Choice(Name("Buy them off", "食べ物でなだめる"), (LoseFood(3), CalmDown(3))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        6,
        "opening_day",
        Name("Opening Day", "落成の日"),
        Both(HasSurvivorAt(COLONY), FinishedAtLeast(1)),
        (
            Choice(Name("Celebrate", "祝う"), (LoseFood(3), GainMorale(1), RemoveDespair(EachAt(COLONY), 1))),
            Choice(Name("Back to work", "仕事に戻る"), (Advance(1),)),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        7,
        "scaffolding",
        Name("Scaffolding", "足場"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("All hands", "総出で働く"),
                (PlayersMayUseDice(3, (Advance(2),), (LoseTokens(1),)),),
            ),
            Choice(Name("Sell the timber", "材木を手放す"), (GainFood(1), LoseTokens(1))),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        8,
        "it_hums_at_night",
        Name("It Hums at Night", "夜に鳴る音"),
        Both(HasSurvivorAt(COLONY), FinishedAtLeast(1)),
        (
            Choice(
                Name("Mend it", "直す"),
                (PlayersMayGive((TOOL, FUEL), True, (GainMorale(1),), (LoseMorale(1),)),),
            ),
            Choice(Name("Let it hum", "鳴らしておく"), (AddZombies(3, COLONY), RollDie(3, (TurnUnruly(1),)))),
        ),
        origin=ORIGINAL,
    ),
)
