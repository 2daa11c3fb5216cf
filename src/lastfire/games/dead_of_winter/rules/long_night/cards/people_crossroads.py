"""The crossroads cards of every match of The Long Night that are about one of its survivors."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddHelpless,
    AddStarvation,
    AddZombies,
    Expose,
    FillNoise,
    GainFood,
    GainMorale,
    IfAlive,
    LoseFood,
    LoseMorale,
    Place,
    PlaceIfAble,
    RemoveAllZombies,
    RemoveFromGame,
    RemoveHelpless,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.choices import EachPlayer
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import UseUpDie
from lastfire.games.dead_of_winter.rules.effects.item_verbs import SearchAnyDeck, SearchDeck
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import RemoveStranger, TakeStranger
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    Both,
    ColonyHas,
    Controls,
    InDeck,
    InPlay,
    Moves,
    Searches,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, EachYouControl, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.effects.zombie_verbs import KillZombiesAt, RemoveZombies
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.effects.night_triggers import Despairs, InPlayAt
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import (
    CalmDown,
    CalmEverybody,
    Despair,
    LayTraps,
    RemoveAllDespair,
    RemoveDespair,
    TurnUnruly,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    GAS_STATION,
    LIBRARY,
    POLICE_STATION,
    SCHOOL,
    survivor_noun,
)

THAT: Final = ThatSurvivor()


def person(survivor: int) -> Name:
    """Cards about a survivor carry that survivor's name."""
    return survivor_noun(survivor).name


PEOPLE: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        2,
        "melissa_gupta",
        person(names.MELISSA_GUPTA),
        InPlay(names.MELISSA_GUPTA, faithful=True),
        (
            Choice(Name("She eats in secret", "こっそり食べる"), (AddStarvation(1),)),
            Choice(Name("She goes without", "我慢する"), (Despair(Named(names.MELISSA_GUPTA), 1),)),
        ),
        chooser=names.MELISSA_GUPTA,
    ),
    Crossroads(
        29,
        "nadia_rivers",
        person(names.NADIA_RIVERS),
        InPlayAt(names.NADIA_RIVERS, COLONY),
        (
            Choice(Name("She calls a meeting", "集会を開く"), (EachPlayer((UseUpDie(),)), GainMorale(1))),
            Choice(
                Name("She makes promises", "約束を並べる"),
                (LoseFood(2), CalmEverybody(), RemoveDespair(EachAt(COLONY), 1)),
            ),
            Choice(Name("She keeps quiet", "黙っている"), (Despair(Named(names.NADIA_RIVERS), 1),)),
        ),
        chooser=names.NADIA_RIVERS,
        origin=ORIGINAL,
    ),
    Crossroads(
        30,
        "cole_winters",
        person(names.COLE_WINTERS),
        Both(Controls(names.COLE_WINTERS, faithful=True), Despairs(1)),
        (
            Choice(
                Name("He plays to the whole room", "皆を笑わせる"),
                (RemoveAllDespair(EachYouControl()), Despair(Named(names.COLE_WINTERS), 1)),
            ),
            Choice(
                Name("He needs a walk", "散歩に出る"),
                (
                    PlaceIfAble(Named(names.COLE_WINTERS), LIBRARY),
                    RemoveAllDespair(Named(names.COLE_WINTERS)),
                ),
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        31,
        "jamie_gilmour",
        person(names.JAMIE_GILMOUR),
        Both(Moves(), InDeck(names.JAMIE_GILMOUR)),
        (
            Choice(
                Name("Drag him out of the ditch", "溝から引き上げる"),
                (
                    TakeStranger(names.JAMIE_GILMOUR),
                    Despair(Named(names.JAMIE_GILMOUR), 1),
                    AddZombies(3, COLONY),
                ),
            ),
            Choice(
                Name("Take his bag", "かばんだけもらう"),
                (SearchAnyDeck(1), RemoveStranger(names.JAMIE_GILMOUR)),
            ),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        32,
        "marcus_bell",
        person(names.MARCUS_BELL),
        Controls(names.MARCUS_BELL, faithful=True),
        (
            Choice(
                Name("He stands guard alone", "ひとりで守り抜く"),
                (KillZombiesAt(6, COLONY), Wound(Named(names.MARCUS_BELL), 1)),
            ),
            Choice(
                Name("He wires the yard", "庭に仕掛ける"),
                (LayTraps(2, COLONY), Despair(Named(names.MARCUS_BELL), 1)),
            ),
        ),
        setup=(PlaceIfAble(Named(names.MARCUS_BELL), COLONY),),
        origin=ORIGINAL,
    ),
    Crossroads(
        33,
        "priya_nair",
        person(names.PRIYA_NAIR),
        Controls(names.PRIYA_NAIR, faithful=True),
        (
            Choice(
                Name("She goes back for the radio", "無線機を取りに戻る"),
                (
                    Expose(Named(names.PRIYA_NAIR), 2),
                    IfAlive(Named(names.PRIYA_NAIR), (SearchDeck(POLICE_STATION, 2),)),
                ),
            ),
            Choice(
                Name("She reads out the list", "名簿を読み上げる"),
                (Despair(Named(names.PRIYA_NAIR), 1), CalmDown(2)),
            ),
        ),
        setup=(PlaceIfAble(Named(names.PRIYA_NAIR), POLICE_STATION),),
        origin=ORIGINAL,
    ),
    Crossroads(
        34,
        "wanda_kowalski",
        person(names.WANDA_KOWALSKI),
        Both(Searches(SCHOOL), InDeck(names.WANDA_KOWALSKI)),
        (
            Choice(
                Name("Bring her and her boys", "息子たちごと連れ帰る"),
                (TakeStranger(names.WANDA_KOWALSKI), AddHelpless(2), TurnUnruly(2)),
            ),
            Choice(
                Name("Take what she offers", "差し出された物を取る"),
                (GainFood(3), RemoveStranger(names.WANDA_KOWALSKI), LoseMorale(1)),
            ),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        35,
        "yuki_tanabe",
        person(names.YUKI_TANABE),
        Searches(faithful=True, who=names.YUKI_TANABE),
        (
            Choice(
                Name("She finds her old trunk", "昔の舞台道具を見つける"),
                (Despair(Named(names.YUKI_TANABE), 1), SearchAnyDeck(2)),
            ),
            Choice(
                Name("Take her home", "連れて帰る"),
                (Place(Named(names.YUKI_TANABE), COLONY), RemoveAllDespair(Named(names.YUKI_TANABE))),
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        36,
        "grace_okafor",
        person(names.GRACE_OKAFOR),
        Both(InPlay(names.GRACE_OKAFOR, faithful=True), ColonyHas(helpless=3)),
        (
            Choice(
                Name("She leads them south", "南へ導く"),
                (RemoveFromGame(Named(names.GRACE_OKAFOR)), RemoveHelpless(3), GainMorale(1)),
            ),
            Choice(
                Name("She stays for their sake", "皆のために残る"),
                (Despair(Named(names.GRACE_OKAFOR), 1), CalmDown(2)),
            ),
        ),
        chooser=names.GRACE_OKAFOR,
        origin=ORIGINAL,
    ),
    Crossroads(
        37,
        "desmond_pike",
        person(names.DESMOND_PIKE),
        Controls(names.DESMOND_PIKE, faithful=True),
        (
            Choice(
                Name("Open the tanks and light them", "タンクを開けて火をつける"),
                (
                    RemoveAllZombies(GAS_STATION),
                    FillNoise(GAS_STATION),
                    Wound(Named(names.DESMOND_PIKE), 1),
                    RemoveZombies(4, COLONY),
                ),
            ),
            Choice(Name("Take away his tools", "道具を取り上げる"), (Despair(Named(names.DESMOND_PIKE), 1),)),
        ),
        setup=(PlaceIfAble(Named(names.DESMOND_PIKE), GAS_STATION),),
        origin=ORIGINAL,
    ),
)
