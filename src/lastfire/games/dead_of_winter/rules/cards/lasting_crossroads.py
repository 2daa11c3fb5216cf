"""The crossroads cards that stay in force after they have happened, or stay with somebody."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.card import OUTSIDE_ONLY, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    Expose,
    GainFood,
    GainMorale,
    IfAlive,
    Kill,
    LoseMorale,
    Place,
    PlaceIfAble,
    RemoveAllZombies,
    RemoveHelpless,
    RollDie,
)
from lastfire.games.dead_of_winter.rules.effects.choices import ChooseYours
from lastfire.games.dead_of_winter.rules.effects.conditions import FoodSupply, NoZombiesAt
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import UseUpDie
from lastfire.games.dead_of_winter.rules.effects.item_verbs import SearchAnyDeck
from lastfire.games.dead_of_winter.rules.effects.lasting import (
    AddGoal,
    Addicted,
    DrivesVehicle,
    FoodForDice,
    GuardGate,
    Hunts,
    LearnsToFarm,
    LookForChild,
    MedicineForFood,
    NapTime,
    NoCrisisCards,
    NursesColony,
    OpensPassage,
    PostFlier,
    RidesHorse,
    SkipNextCrisis,
    SparesAttack,
    StaysAt,
    StaysAway,
    TriesAntidote,
    WidenDump,
    WoundsArrivals,
)
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import (
    ChooseMeeting,
    DiceNextRound,
    EmptyDeck,
    FromNowOn,
    KillQuietly,
    LeftBehind,
    LockUp,
    MakeLeader,
    RemoveRandomCard,
    RollForRolls,
    SearchDeckFor,
    SeeTheirHand,
    ShowTheirHand,
    StaysWith,
    TakeFromTheirHand,
    TakeFromTop,
    ThisTurn,
    UnlessAt,
    ZombiesToBarricades,
)
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import EachRolls, TakeStranger
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    AloneWithAnother,
    Arrives,
    BeginsTurnAt,
    Both,
    ColonyHas,
    Controls,
    HasSurvivorAt,
    HealsWithMedicine,
    InDeck,
    InPlay,
    Moves,
    Searches,
    Yawn,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachYouControl, Named, NamedTwo, ThatSurvivor
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FUEL,
    GAS_STATION,
    GROCERY_STORE,
    HOSPITAL,
    LIBRARY,
    POLICE_STATION,
    SCHOOL,
    WEAPON,
    survivor_noun,
)

THAT: Final = ThatSurvivor()


def _person(survivor: int) -> Name:
    """Cards about a survivor carry that survivor's name."""
    return survivor_noun(survivor).name


def _nothing(en: str, ja: str) -> Choice:
    """An option on which nothing happens."""
    return Choice(Name(en, ja), ())


LASTING_CROSSROADS: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        4,
        "addiction",
        Name("Addiction", "依存症"),
        HealsWithMedicine(),
        (
            Choice(Name("End it", "終わらせる"), (KillQuietly(THAT),)),
            Choice(Name("Live with it", "付き合っていく"), (StaysWith(THAT, Addicted(names.MEDICINE_CARD)),)),
        ),
        mature=True,
    ),
    Crossroads(
        16,
        "talia_jones",
        _person(names.TALIA_JONES),
        Controls(names.TALIA_JONES),
        (
            Choice(Name("Ask where things are", "ありかを尋ねる"), (SearchAnyDeck(4),)),
            Choice(Name("Ask what is coming", "先のことを尋ねる"), (FromNowOn(SkipNextCrisis()),)),
        ),
    ),
    Crossroads(
        18,
        "gray_beard",
        _person(names.GRAY_BEARD),
        Both(Moves(), InDeck(names.GRAY_BEARD)),
        (
            Choice(Name("Pay him off", "金品で追い払う"), (RemoveRandomCard(),)),
            Choice(
                Name("Sign on with him", "手下になる"),
                (
                    TakeStranger(names.GRAY_BEARD),
                    MakeLeader(names.GRAY_BEARD),
                    StaysWith(Named(names.GRAY_BEARD), SparesAttack()),
                    FromNowOn(NoCrisisCards(names.GRAY_BEARD)),
                ),
            ),
        ),
        adds=True,
    ),
    Crossroads(
        23,
        "olivia_brown",
        _person(names.OLIVIA_BROWN),
        InPlay(names.OLIVIA_BROWN),
        (
            Choice(Name("Let her try", "試させる"), (StaysWith(Named(names.OLIVIA_BROWN), TriesAntidote()),)),
            _nothing("Forbid it", "禁じる"),
        ),
        setup=(Place(Named(names.OLIVIA_BROWN), COLONY),),
        vote=True,
    ),
    Crossroads(
        27,
        "daniel_smith",
        _person(names.DANIEL_SMITH),
        Both(Controls(names.DANIEL_SMITH), ColonyHas(helpless=1)),
        (
            Choice(Name("Make an arrest", "犯人を捕らえる"), (UseUpDie(), LockUp(POLICE_STATION))),
            Choice(Name("Leave it unsolved", "迷宮入りにする"), (LoseMorale(1),)),
        ),
        setup=(RemoveHelpless(1),),
    ),
    Crossroads(
        30,
        "music",
        Name("Music", "音楽"),
        Searches(faithful=True),
        (
            Choice(Name("Sing along", "歌う"), (GainMorale(1),)),
            Choice(Name("Work to the beat", "拍子に合わせて働く"), (DiceNextRound(1),)),
        ),
    ),
    Crossroads(
        34,
        "alexis_grey",
        _person(names.ALEXIS_GREY),
        Controls(names.ALEXIS_GREY, faithful=True),
        (
            Choice(
                Name("Leave her to her books", "本のもとに残す"),
                (FromNowOn(StaysAt(names.ALEXIS_GREY, LIBRARY)),),
            ),
            Choice(
                Name("Drag her home", "連れ帰る"),
                (Place(Named(names.ALEXIS_GREY), COLONY), FromNowOn(StaysAway(names.ALEXIS_GREY, LIBRARY))),
            ),
        ),
        setup=(PlaceIfAble(Named(names.ALEXIS_GREY), LIBRARY),),
    ),
    Crossroads(
        36,
        "bev_russell",
        _person(names.BEV_RUSSELL),
        Controls(names.BEV_RUSSELL),
        (
            Choice(
                Name("Leave her there", "置いていく"),
                (LeftBehind(names.BEV_RUSSELL, SCHOOL), FromNowOn(WoundsArrivals(SCHOOL))),
            ),
            Choice(
                Name("Burn down the school", "学校を焼き払う"), (EmptyDeck(SCHOOL), RemoveAllZombies(SCHOOL))
            ),
        ),
        setup=(PlaceIfAble(Named(names.BEV_RUSSELL), SCHOOL),),
    ),
    Crossroads(
        37,
        "the_deputy",
        Name("The Deputy", "保安官補"),
        HasSurvivorAt(OUTSIDE_ONLY, faithful=True),
        (
            Choice(
                Name("Swear his oath", "誓いを立てる"),
                (
                    TakeFromTop(POLICE_STATION, 8, WEAPON),
                    FromNowOn(AddGoal(NoZombiesAt((POLICE_STATION, HOSPITAL, GAS_STATION)))),
                ),
            ),
            _nothing("Walk on", "立ち去る"),
        ),
    ),
    Crossroads(
        38,
        "sewer_passage",
        Name("Sewer Passage", "下水道"),
        HasSurvivorAt(LIBRARY),
        (
            Choice(
                Name("Climb down", "下りてみる"),
                (
                    ChooseYours(LIBRARY),
                    RollForRolls(THAT),
                    IfAlive(THAT, (FromNowOn(OpensPassage(COLONY, HOSPITAL)),)),
                ),
            ),
            _nothing("Close the lid", "ふたを閉める"),
        ),
    ),
    Crossroads(
        39,
        "horse",
        Name("Horse", "馬"),
        Moves(faithful=True),
        (
            Choice(Name("Ride it", "乗る"), (StaysWith(THAT, RidesHorse()),)),
            Choice(Name("Slaughter it", "食肉にする"), (GainFood(3),)),
        ),
    ),
    Crossroads(
        43,
        "army",
        Name("Army", "軍隊"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Feed them", "食べさせる"),
                (UnlessAt(names.THOMAS_HEART, COLONY, (FromNowOn(AddGoal(FoodSupply(5))),)),),
            ),
            Choice(
                Name("Stand up to them", "立ち向かう"),
                (UnlessAt(names.THOMAS_HEART, COLONY, (EachRolls(COLONY, 3, 1),)),),
            ),
        ),
        vote=True,
    ),
    Crossroads(
        51,
        "flier",
        Name("Flier", "びら"),
        HasSurvivorAt(COLONY),
        (Choice(Name("Visitors are coming", "客が来る"), (FromNowOn(PostFlier()),)),),
    ),
    Crossroads(
        53,
        "missing_child",
        Name("Missing Child", "行方不明の子供"),
        ColonyHas(helpless=1),
        (
            Choice(Name("Look everywhere", "くまなく捜す"), (FromNowOn(LookForChild()),)),
            Choice(Name("Call off the search", "あきらめる"), (LoseMorale(1), RemoveHelpless(1))),
        ),
        vote=True,
    ),
    Crossroads(
        57,
        "ashley_ross",
        _person(names.ASHLEY_ROSS),
        Controls(names.ASHLEY_ROSS, faithful=True),
        (
            Choice(
                Name("Build a watchtower", "見張り塔を建てる"),
                (FromNowOn(GuardGate(0)), Expose(Named(names.ASHLEY_ROSS), 2)),
            ),
            Choice(
                Name("Dig a pit for the waste", "ごみ穴を掘る"),
                (FromNowOn(WidenDump(15)), Expose(Named(names.ASHLEY_ROSS), 1)),
            ),
            _nothing("Let her rest", "休ませる"),
        ),
    ),
    Crossroads(
        58,
        "edward_white",
        _person(names.EDWARD_WHITE),
        Controls(names.EDWARD_WHITE, faithful=True),
        (
            Choice(Name("Brew medicine", "薬を調合する"), (ThisTurn(MedicineForFood()),)),
            _nothing("Keep the food", "食料を取っておく"),
        ),
    ),
    Crossroads(
        60,
        "sleep",
        Name("Sleep", "眠り"),
        Yawn(),
        (Choice(Name("A little rest", "ひと休み"), (FromNowOn(NapTime()),)),),
    ),
    Crossroads(
        61,
        "buddy_davis",
        _person(names.BUDDY_DAVIS),
        BeginsTurnAt(names.BUDDY_DAVIS, COLONY),
        (
            Choice(Name("Follow his training", "鍛えてもらう"), (FromNowOn(FoodForDice()),)),
            Choice(Name("Cheer him on", "声援を送る"), (GainMorale(1),)),
        ),
    ),
    Crossroads(
        62,
        "dynamite",
        Name("Dynamite", "ダイナマイト"),
        Both(InPlay(names.EDWARD_WHITE), InPlay(names.JOHN_PRICE)),
        (
            Choice(
                Name("Light the fuse", "導火線に火をつける"),
                (
                    RollDie(
                        1,
                        (Kill(NamedTwo(names.EDWARD_WHITE, names.JOHN_PRICE)),),
                        (ZombiesToBarricades(),),
                    ),
                ),
            ),
            Choice(Name("Bury it with care", "慎重に埋める"), (DiceNextRound(-1), GainMorale(1))),
        ),
        chooser=names.EDWARD_WHITE,
    ),
    Crossroads(
        64,
        "andrew_evans",
        _person(names.ANDREW_EVANS),
        Controls(names.ANDREW_EVANS, faithful=True),
        (
            Choice(Name("Bring the seeds", "種を持ち帰る"), (FromNowOn(LearnsToFarm(names.ANDREW_EVANS)),)),
            Choice(Name("Share the fruit", "果物を分ける"), (GainMorale(1),)),
        ),
        setup=(Place(Named(names.ANDREW_EVANS), GROCERY_STORE),),
    ),
    Crossroads(
        68,
        "welcome_home",
        Name("Welcome Home", "おかえり"),
        Moves(),
        (
            Choice(
                Name("Go in", "中に入る"),
                (Expose(THAT, 1), IfAlive(THAT, (StaysWith(THAT, SparesAttack()),))),
            ),
            _nothing("Stay outside", "外にいる"),
        ),
    ),
    Crossroads(
        71,
        "janet_taylor",
        _person(names.JANET_TAYLOR),
        Controls(names.JANET_TAYLOR, faithful=True),
        (Choice(Name("She opens a sickroom", "病室を開く"), (FromNowOn(NursesColony(names.JANET_TAYLOR)),)),),
    ),
    Crossroads(
        73,
        "voyeur",
        Name("Voyeur", "のぞき見"),
        AloneWithAnother(),
        (
            Choice(Name("Blackmail them", "ゆする"), (TakeFromTheirHand(),)),
            Choice(Name("Tell everybody", "言いふらす"), (ShowTheirHand(),)),
        ),
        setup=(ChooseMeeting(), SeeTheirHand()),
        mature=True,
    ),
    Crossroads(
        74,
        "the_arctic_king",
        Name("The Arctic King", "アークティック・キング"),
        Searches(GAS_STATION),
        (
            Choice(Name("Drive it", "乗り回す"), (StaysWith(THAT, DrivesVehicle()),)),
            Choice(Name("Drain the tank", "燃料を抜く"), (SearchDeckFor(GAS_STATION, FUEL, 2),)),
        ),
    ),
    Crossroads(
        77,
        "hunted",
        Name("Hunted", "狙われて"),
        Arrives(frostbite=False),
        (
            Choice(Name("Charge them", "突撃する"), (Expose(EachYouControl(), 2),)),
            Choice(Name("Keep your heads down", "身を潜める"), (FromNowOn(Hunts()),)),
        ),
    ),
)
