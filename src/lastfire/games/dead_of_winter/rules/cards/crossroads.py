"""The crossroads cards whose effects are over when they have happened."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, OUTSIDE_ONLY, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddBarricades,
    AddHelpless,
    AddNoise,
    AddNoiseHere,
    AddZombies,
    AddZombiesEverywhere,
    Expose,
    FillNoise,
    Frostbite,
    GainFood,
    GainMorale,
    IfAlive,
    Kill,
    KillHelpless,
    LoseAllFood,
    LoseFood,
    LoseMorale,
    Place,
    PlaceIfAble,
    RemoveAllBarricades,
    RemoveAllZombies,
    RemoveAllZombiesHere,
    RemoveFromGame,
    RemoveHelpless,
    RollDie,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.choices import (
    ChooseExile,
    ChooseTheTwo,
    ChooseYourPlace,
    ChooseYours,
    EachPlayer,
    IfInPlay,
    LowestBut,
    RollLowHigh,
    UnlessInPlay,
)
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import (
    MayUseUpDie,
    PlayersMayUseDice,
    SpoilDie,
    UseUpAllDice,
    UseUpDie,
)
from lastfire.games.dead_of_winter.rules.effects.item_verbs import (
    DrawFromAnyDeck,
    Gamble,
    GiftsFrom,
    GiveAllBut,
    MayRemoveFromHands,
    NoFoodCards,
    PlayersMayGive,
    RemoveFromDeck,
    RemoveHandCard,
    ReturnAllRemoved,
    ReturnRemoved,
    RevealUntil,
    SearchAnyDeck,
    SearchDeck,
    SeeAllHands,
    SeeCardOfEach,
    SeeSecret,
    TakeRemoved,
    WasteThatWeapon,
)
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import (
    Accuse,
    DealWounds,
    DrawSurvivor,
    EachRolls,
    FightExile,
    GiveAway,
    GoTogether,
    HaltThatSurvivor,
    HealUpTo,
    IdleThoseTwo,
    PlaceMover,
    RemoveAllHelpless,
    RemoveStranger,
    RollForHelpless,
    TakeOver,
    TakeStranger,
)
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    WITH_FUEL,
    WITHOUT_FUEL,
    AddsPeople,
    Arrives,
    Both,
    CleansWaste,
    ColonyHas,
    Controls,
    HasSurvivorAt,
    HelplessOutnumber,
    InDeck,
    InPlay,
    LeadsMore,
    MeetsColonist,
    MeetsExile,
    Moves,
    Searches,
    SpendsFood,
    TwoAlone,
    UsesWeapon,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, EachHere, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.effects.zombie_verbs import (
    KillZombiesAt,
    RemoveZombies,
    RemoveZombiesEverywhere,
    ShelveCrisis,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FOOD,
    FUEL,
    GROCERY_STORE,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    POLICE_STATION,
    SCHOOL,
    TOOL,
    survivor_noun,
)

THAT: Final = ThatSurvivor()
NOTHING: Final = Choice(Name("Leave it", "見送る"), ())


def _person(survivor: int) -> Name:
    """Cards about a survivor carry that survivor's name."""
    return survivor_noun(survivor).name


CROSSROADS: Final = (
    Crossroads(
        1,
        "car_crash",
        Name("Car Crash", "交通事故"),
        Moves(fuel=WITH_FUEL, faithful=True),
        (
            Choice(Name("Walk home", "歩いて帰る"), (Frostbite(THAT, 1), Place(THAT, COLONY))),
            Choice(Name("Press on", "先へ進む"), (PlaceMover(back=False), Expose(THAT, 3))),
        ),
    ),
    Crossroads(
        2,
        "wavering_loyalties",
        Name("Wavering Loyalties", "揺らぐ忠誠"),
        LeadsMore(),
        (
            Choice(Name("Let them go", "行かせる"), (GiveAway(),)),
            Choice(Name("Talk them round", "引き止める"), (RollDie(3, (LoseMorale(1),)),)),
        ),
    ),
    Crossroads(
        3,
        "horde",
        Name("Horde", "大群"),
        Moves(fuel=WITHOUT_FUEL),
        (
            Choice(Name("Break through", "突破する"), (Expose(THAT, 3),)),
            Choice(Name("Turn back", "引き返す"), (PlaceMover(back=True), HaltThatSurvivor())),
        ),
    ),
    Crossroads(
        5,
        "spoiled",
        Name("Spoiled", "腐った食料"),
        SpendsFood(),
        (
            Choice(Name("Eat it anyway", "それでも食べる"), (ChooseYours(), Wound(THAT, 1))),
            Choice(Name("Throw it away", "捨てる"), (SpoilDie(),)),
        ),
    ),
    Crossroads(
        6,
        "maude",
        Name("Maude", "モード"),
        HasSurvivorAt(GROCERY_STORE, faithful=True),
        (
            Choice(
                Name("Bring her food home", "食料を持ち帰る"),
                (ChooseYours(GROCERY_STORE), Place(THAT, COLONY), GainFood(3)),
            ),
            Choice(
                Name("Empty her shelves", "棚をあさる"), (RevealUntil(GROCERY_STORE, FOOD, 2), NoFoodCards())
            ),
        ),
    ),
    Crossroads(
        7,
        "sparky",
        _person(names.SPARKY),
        Controls(names.SPARKY, faithful=True),
        (
            Choice(Name("Let him loose", "けしかける"), (KillZombiesAt(8, COLONY),)),
            Choice(Name("Watch his tricks", "芸を見る"), (GainMorale(1),)),
        ),
    ),
    Crossroads(
        8,
        "maria_lopez",
        _person(names.MARIA_LOPEZ),
        Controls(names.MARIA_LOPEZ, faithful=True),
        (
            Choice(Name("Feed the pupils", "生徒に食べさせる"), (LoseFood(3), SearchDeck(SCHOOL, 1))),
            Choice(Name("Leave them the pantry", "備蓄を譲る"), (RemoveFromDeck(SCHOOL, FOOD),)),
        ),
        setup=(PlaceIfAble(Named(names.MARIA_LOPEZ), SCHOOL),),
    ),
    Crossroads(
        9,
        "brian_lee",
        _person(names.BRIAN_LEE),
        Controls(names.BRIAN_LEE, place=COLONY),
        (
            Choice(
                Name("Hold the Hospital", "病院を守る"),
                (RemoveAllZombies(HOSPITAL), AddBarricades(4, HOSPITAL)),
            ),
            Choice(
                Name("Hold the Grocery Store", "食料品店を守る"),
                (RemoveAllZombies(GROCERY_STORE), AddBarricades(4, GROCERY_STORE)),
            ),
        ),
    ),
    Crossroads(
        10,
        "lovers_quarrel",
        Name("Lover's Quarrel", "恋人たちのけんか"),
        TwoAlone(),
        (
            Choice(Name("Let them shout", "怒鳴らしておく"), (AddNoiseHere(4),)),
            Choice(Name("Make them talk", "話し合わせる"), (IdleThoseTwo(),)),
        ),
        setup=(ChooseTheTwo(),),
    ),
    Crossroads(
        11,
        "mugging",
        Name("Mugging", "追いはぎ"),
        MeetsExile(),
        (
            Choice(Name("Hand it over", "差し出す"), (GiveAllBut(1),)),
            Choice(Name("Resist", "抵抗する"), (FightExile(2, 1),)),
        ),
        setup=(ChooseExile(),),
        coop=False,
    ),
    Crossroads(
        12,
        "hunger",
        Name("Hunger", "飢え"),
        AddsPeople(male=True),
        (
            Choice(Name("Let him eat", "食べさせる"), (LoseAllFood(),)),
            Choice(Name("Bar the pantry", "食料庫を閉ざす"), (GainFood(5), LoseMorale(1))),
        ),
    ),
    Crossroads(
        13,
        "thin_ice",
        Name("Thin Ice", "薄氷"),
        Moves(),
        (
            Choice(
                Name("Cross it", "渡る"),
                (RollDie(3, (Frostbite(THAT, 1),), (SearchAnyDeck(1),)),),
            ),
            Choice(Name("Go around it", "回り道する"), ()),
        ),
    ),
    Crossroads(
        14,
        "helpless",
        Name("Helpless", "無力な者たち"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Send them away", "出て行かせる"), (RemoveAllHelpless(2),)),
            Choice(Name("Let them stay", "残す"), ()),
        ),
        vote=True,
        mature=True,
    ),
    Crossroads(
        15,
        "christmas",
        Name("Christmas", "クリスマス"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Celebrate", "祝う"),
                (LoseFood(5), GainMorale(1), GiftsFrom(names.FOREST_PLUM, 4, GROCERY_STORE)),
            ),
            Choice(Name("Save the food", "食料を節約する"), ()),
        ),
        vote=True,
    ),
    Crossroads(
        17,
        "arthur_thurston",
        _person(names.ARTHUR_THURSTON),
        Controls(names.ARTHUR_THURSTON, faithful=True),
        (
            Choice(Name("He faces it alone", "ひとりで向き合う"), (Wound(Named(names.ARTHUR_THURSTON), 2),)),
            Choice(Name("He tells the others", "皆に話す"), (LoseMorale(1),)),
        ),
        setup=(PlaceIfAble(Named(names.ARTHUR_THURSTON), SCHOOL),),
    ),
    Crossroads(
        19,
        "sophie_robinson",
        _person(names.SOPHIE_ROBINSON),
        Both(Moves(), InDeck(names.SOPHIE_ROBINSON)),
        (
            Choice(
                Name("Pull her out", "助け出す"),
                (TakeStranger(names.SOPHIE_ROBINSON), Wound(Named(names.SOPHIE_ROBINSON), 2)),
            ),
            Choice(
                Name("Take the cargo", "積み荷を取る"),
                (DrawFromAnyDeck(2), RemoveStranger(names.SOPHIE_ROBINSON)),
            ),
        ),
        adds=True,
    ),
    Crossroads(
        20,
        "wounded_survivor",
        Name("Wounded Survivor", "負傷した生存者"),
        Searches(faithful=True),
        (
            Choice(Name("Carry them home", "連れ帰る"), (DrawSurvivor(), Expose(THAT, 2))),
            Choice(Name("Leave them behind", "置いていく"), ()),
        ),
        adds=True,
    ),
    Crossroads(
        21,
        "creature_comforts",
        Name("Creature Comforts", "ささやかな慰め"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("A warm night", "暖かい夜"),
                (PlayersMayGive((FUEL, FUEL, FUEL), True, (GainMorale(1),)),),
            ),
        ),
    ),
    Crossroads(
        22,
        "outbreak",
        Name("Outbreak", "感染拡大"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=1)),
        (
            Choice(Name("Send the sick one away", "病人を追い出す"), (RemoveHelpless(1), LoseMorale(1))),
            Choice(
                Name("Sit it out", "耐え忍ぶ"),
                (
                    Wound(EachAt(COLONY), 1),
                    UnlessInPlay((names.OLIVIA_BROWN, names.JANET_TAYLOR), (RollForHelpless(1),)),
                ),
            ),
        ),
        vote=True,
    ),
    Crossroads(
        24,
        "brandon_kane",
        _person(names.BRANDON_KANE),
        InPlay(names.BRANDON_KANE, faithful=True),
        (
            Choice(
                Name("Drag him home", "引きずって帰る"),
                (Wound(Named(names.BRANDON_KANE), 1), Place(Named(names.BRANDON_KANE), COLONY)),
            ),
            Choice(Name("Let him sort the rubbish", "ごみの分別に任せる"), (ReturnRemoved(10),)),
        ),
        setup=(PlaceIfAble(Named(names.BRANDON_KANE), GROCERY_STORE),),
    ),
    Crossroads(
        25,
        "no_ammo",
        Name("No Ammo", "弾切れ"),
        UsesWeapon(),
        (
            Choice(Name("Throw it away", "投げ捨てる"), (WasteThatWeapon(),)),
            Choice(Name("Look for ammunition", "弾を探す"), (UseUpAllDice(),)),
        ),
    ),
    Crossroads(
        26,
        "forest_plum",
        _person(names.FOREST_PLUM),
        InPlay(names.FOREST_PLUM),
        (
            Choice(
                Name("He goes shopping", "買い物に出かける"),
                (Place(Named(names.FOREST_PLUM), GROCERY_STORE), AddNoise(4, GROCERY_STORE)),
            ),
            Choice(
                Name("Somebody trips over him", "誰かがつまずく"), (Wound(LowestBut(names.FOREST_PLUM), 1),)
            ),
        ),
    ),
    Crossroads(
        28,
        "little_survivors",
        Name("Little Survivors", "幼い生存者たち"),
        Moves(faithful=True, alone=True),
        (
            Choice(Name("Take the children home", "子供たちを連れ帰る"), (AddHelpless(3), GainMorale(1))),
            Choice(Name("Leave them behind", "置いていく"), ()),
        ),
        adds=True,
    ),
    Crossroads(
        29,
        "prophet",
        Name("Prophet", "預言者"),
        MeetsColonist(),
        (
            Choice(Name("Win a follower", "信者を得る"), (TakeOver(),)),
            Choice(Name("Preach doom", "破滅を説く"), (LoseMorale(1),)),
        ),
        coop=False,
    ),
    Crossroads(
        31,
        "collapsing_barriers",
        Name("Collapsing Barriers", "崩れる防壁"),
        Both(HasSurvivorAt(COLONY), ColonyHas(barricades=1, zombies=1)),
        (
            Choice(
                Name("Prop them up", "支える"), (EachPlayer((ChooseYours(COLONY), Expose(THAT, 1)), COLONY),)
            ),
            Choice(Name("Fall back", "退く"), (RemoveAllBarricades(COLONY),)),
        ),
        vote=True,
    ),
    Crossroads(
        32,
        "radio_signal",
        Name("Radio Signal", "無線信号"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Answer the call", "応答する"),
                (PlayersMayUseDice(3, (AddHelpless(1), GainMorale(1)), (LoseMorale(1),)),),
            ),
            Choice(Name("Turn it off", "電源を切る"), (LoseMorale(1),)),
        ),
        vote=True,
        adds=True,
    ),
    Crossroads(
        33,
        "toxic_waste",
        Name("Toxic Waste", "有毒廃棄物"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Open the windows", "窓を開ける"),
                (EachPlayer((ChooseYours(COLONY), Frostbite(THAT, 1)), COLONY),),
            ),
            Choice(Name("Bring it inside", "中に運び込む"), (ReturnAllRemoved((FUEL, MEDICINE)),)),
        ),
        vote=True,
    ),
    Crossroads(
        35,
        "james_meyers",
        _person(names.JAMES_MEYERS),
        Controls(names.JAMES_MEYERS, faithful=True),
        (
            Choice(
                Name("Treat everybody", "皆を診る"),
                (SeeAllHands(), MayRemoveFromHands(MEDICINE, 3, (GainMorale(1),))),
            ),
            Choice(Name("A private session", "個人面談"), (SeeSecret(),)),
        ),
        coop=False,
    ),
    Crossroads(
        40,
        "thomas_heart",
        _person(names.THOMAS_HEART),
        Both(UsesWeapon(), InPlay(names.THOMAS_HEART)),
        (
            Choice(Name("He lashes out", "暴れる"), (DealWounds(names.THOMAS_HEART, 4),)),
            Choice(
                Name("Sedate him", "鎮静剤を打つ"),
                (PlayersMayGive((MEDICINE, MEDICINE), False, (), (DealWounds(names.THOMAS_HEART, 4),)),),
            ),
            Choice(Name("End it", "終わらせる"), (Kill(Named(names.THOMAS_HEART)),)),
        ),
        chooser=names.THOMAS_HEART,
    ),
    Crossroads(
        41,
        "rod_miller",
        _person(names.ROD_MILLER),
        InPlay(names.ROD_MILLER),
        (
            Choice(Name("Rush him to help", "運び込む"), (GoTogether(names.ROD_MILLER, 2, HOSPITAL, 2),)),
            Choice(Name("Let him die", "死なせる"), (Kill(Named(names.ROD_MILLER)),)),
        ),
    ),
    Crossroads(
        42,
        "supply_drop",
        Name("Supply Drop", "補給投下"),
        HasSurvivorAt(COLONY),
        (
            Choice(
                Name("Fetch it", "取りに行く"),
                (
                    ChooseYours(),
                    Expose(THAT, 3),
                    IfAlive(THAT, (GainFood(5), IfInPlay(names.ANNALEIGH_CHAN, (GainMorale(1),)))),
                ),
            ),
            NOTHING,
        ),
    ),
    Crossroads(
        44,
        "gambling",
        Name("Gambling", "賭け事"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Deal the cards", "勝負する"), (Gamble(COLONY),)),
            Choice(Name("Forbid it", "禁じる"), ()),
        ),
        vote=True,
    ),
    Crossroads(
        45,
        "bitter_cold_night",
        Name("Bitter Cold Night", "厳寒の夜"),
        Arrives(frostbite=True, company=True),
        (
            Choice(Name("Let them in", "中に入れる"), (Frostbite(EachHere(), 1),)),
            Choice(Name("Keep the door shut", "扉を閉ざす"), (Kill(THAT),)),
        ),
        vote=True,
        voters=ANYWHERE,
    ),
    Crossroads(
        46,
        "lighthouse",
        Name("Lighthouse", "灯台"),
        HasSurvivorAt(COLONY),
        (Choice(Name("Light the beacon", "灯をともす"), (MayUseUpDie((RemoveZombiesEverywhere(1),)),)),),
    ),
    Crossroads(
        47,
        "sacrament",
        Name("Sacrament", "秘跡"),
        Moves(faithful=True),
        (
            Choice(
                Name("Hold the service", "礼拝を行う"), (Expose(THAT, 2), IfAlive(THAT, (GainMorale(1),)))
            ),
            Choice(Name("Move on", "先を急ぐ"), ()),
        ),
    ),
    Crossroads(
        48,
        "outsiders",
        Name("Outsiders", "よそ者たち"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Open the gates", "門を開く"), (EachPlayer((DrawSurvivor(), AddHelpless(1))),)),
            Choice(Name("Keep them out", "入れない"), ()),
        ),
        vote=True,
        adds=True,
    ),
    Crossroads(
        49,
        "riot",
        Name("Riot", "暴動"),
        Both(HasSurvivorAt(COLONY), HelplessOutnumber()),
        (
            Choice(Name("Let them plunder", "略奪させる"), (LoseAllFood(),)),
            Choice(Name("Hold them back", "押しとどめる"), (Wound(EachAt(COLONY), 1),)),
            Choice(Name("Make an example of one", "見せしめにする"), (KillHelpless(1),)),
        ),
    ),
    Crossroads(
        50,
        "the_sunshine_state",
        Name("The Sunshine State", "陽光の州"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=2)),
        (
            Choice(Name("Wave them farewell", "手を振って見送る"), (RemoveHelpless(2), LoseMorale(1))),
            Choice(Name("Talk them out of it", "思いとどまらせる"), ()),
        ),
        mature=True,
    ),
    Crossroads(
        52,
        "airplane",
        Name("Airplane", "飛行機"),
        Both(Moves(), InPlay(names.SOPHIE_ROBINSON)),
        (
            Choice(
                Name("Let her fly", "飛ばせる"),
                (
                    PlayersMayGive(
                        (TOOL, FUEL),
                        False,
                        (RemoveFromGame(Named(names.SOPHIE_ROBINSON)), GainMorale(1)),
                    ),
                ),
            ),
            Choice(Name("Keep her here", "引き止める"), ()),
        ),
        vote=True,
    ),
    Crossroads(
        54,
        "abandoned",
        Name("Abandoned", "置き去り"),
        Both(CleansWaste(), ColonyHas(helpless=1)),
        (
            Choice(Name("Take the child in", "子供を迎え入れる"), (AddHelpless(1), AddZombies(5, COLONY))),
            Choice(Name("Look away", "目をそらす"), (AddZombies(5, COLONY), EachPlayer((UseUpDie(),)))),
        ),
        vote=True,
        adds=True,
    ),
    Crossroads(
        55,
        "mike_cho",
        _person(names.MIKE_CHO),
        Both(HasSurvivorAt(OUTSIDE_ONLY, zombies=1), InDeck(names.MIKE_CHO)),
        (
            Choice(
                Name("Fight beside him", "共に戦う"),
                (
                    TakeStranger(names.MIKE_CHO),
                    Wound(Named(names.MIKE_CHO), 1),
                    ChooseYourPlace(),
                    RemoveAllZombiesHere(),
                    ChooseYours(OUTSIDE_ONLY),
                    Wound(THAT, 1),
                ),
            ),
            Choice(
                Name("Watch him vanish", "消えていくのを見届ける"),
                (ChooseYourPlace(), RemoveAllZombiesHere()),
            ),
        ),
        adds=True,
    ),
    Crossroads(
        56,
        "john_price",
        _person(names.JOHN_PRICE),
        Both(Searches(SCHOOL), InDeck(names.JOHN_PRICE)),
        (
            Choice(
                Name("Take him along", "連れて行く"), (TakeStranger(names.JOHN_PRICE), AddZombies(2, SCHOOL))
            ),
            Choice(Name("Take his lunch", "弁当をもらう"), (GainFood(2), RemoveStranger(names.JOHN_PRICE))),
        ),
        adds=True,
    ),
    Crossroads(
        59,
        "heads_up",
        Name("Heads Up", "頭上注意"),
        Searches(POLICE_STATION),
        (
            Choice(Name("Run", "走る"), (FillNoise(POLICE_STATION),)),
            Choice(Name("Hide", "隠れる"), (FillNoise(POLICE_STATION),)),
        ),
    ),
    Crossroads(
        63,
        "gabriel_diaz",
        _person(names.GABRIEL_DIAZ),
        Both(HasSurvivorAt(OUTSIDE_ONLY, faithful=True), InDeck(names.GABRIEL_DIAZ)),
        (
            Choice(
                Name("Take all of them in", "全員を迎える"),
                (TakeStranger(names.GABRIEL_DIAZ), AddHelpless(3)),
            ),
            Choice(Name("Give them something", "物を分け与える"), (RemoveHandCard(),)),
        ),
        adds=True,
    ),
    Crossroads(
        65,
        "annaleigh_chan",
        _person(names.ANNALEIGH_CHAN),
        Controls(names.ANNALEIGH_CHAN, faithful=True),
        (
            Choice(Name("Let her scream", "叫ばせる"), (AddZombiesEverywhere(1, True),)),
            Choice(Name("Silence her", "黙らせる"), (Kill(Named(names.ANNALEIGH_CHAN)),)),
        ),
        mature=True,
    ),
    Crossroads(
        66,
        "david_garcia",
        _person(names.DAVID_GARCIA),
        Controls(names.DAVID_GARCIA, faithful=True),
        (
            Choice(Name("Expose the fraud", "不正を告発する"), (Accuse(COLONY),)),
            Choice(Name("Close the books", "帳簿を閉じる"), ()),
        ),
        setup=(Place(Named(names.DAVID_GARCIA), COLONY), SeeCardOfEach(COLONY)),
        coop=False,
    ),
    Crossroads(
        67,
        "crazed_survivor",
        Name("Crazed Survivor", "錯乱した生存者"),
        HasSurvivorAt(OUTSIDE_ONLY),
        (
            Choice(
                Name("Trade with them", "取引する"), (GainFood(3), ChooseYours(OUTSIDE_ONLY), Expose(THAT, 2))
            ),
            Choice(Name("Stay away", "近寄らない"), ()),
        ),
    ),
    Crossroads(
        69,
        "book_of_the_dead",
        Name("Book of the Dead", "死者の書"),
        Searches(LIBRARY, faithful=True),
        (
            Choice(Name("Read it aloud", "読み上げる"), (GainMorale(1),)),
            Choice(
                Name("Follow its recipes", "書かれた通りにする"), (RemoveZombies(1, LIBRARY), GainFood(4))
            ),
        ),
    ),
    Crossroads(
        70,
        "rascals",
        Name("Rascals", "悪童たち"),
        Searches(HOSPITAL),
        (
            Choice(Name("Join in", "一緒に騒ぐ"), (GainMorale(1), AddZombies(5, COLONY))),
            Choice(Name("Hush them", "静かにさせる"), ()),
        ),
    ),
    Crossroads(
        72,
        "old_divisions",
        Name("Old Divisions", "古い亀裂"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=1)),  # [DOW-XROAD-22]
        (
            Choice(
                Name("Turn on one of them", "1人をつるし上げる"),
                (RemoveHelpless(1), ShelveCrisis(), LoseMorale(1)),
            ),
            Choice(Name("Stand together", "団結する"), ()),
        ),
        vote=True,
    ),
    Crossroads(
        75,
        "carla_thompson",
        _person(names.CARLA_THOMPSON),
        Controls(names.CARLA_THOMPSON, faithful=True),
        (
            Choice(
                Name("She takes the call", "通報に応じる"),
                (
                    Expose(Named(names.CARLA_THOMPSON), 2),
                    IfAlive(Named(names.CARLA_THOMPSON), (GainMorale(1),)),
                ),
            ),
            Choice(Name("Let it ring", "鳴らしておく"), ()),
        ),
        setup=(Place(Named(names.CARLA_THOMPSON), POLICE_STATION),),
    ),
    Crossroads(
        76,
        "jenny_clark",
        _person(names.JENNY_CLARK),
        Searches(faithful=True, who=names.JENNY_CLARK),
        (
            Choice(
                Name("Lead them home", "引き連れて帰る"),
                (Place(Named(names.JENNY_CLARK), COLONY), AddZombies(8, COLONY)),
            ),
            Choice(Name("Lead them away", "引き離す"), (Kill(Named(names.JENNY_CLARK)),)),
        ),
        mature=True,
    ),
    Crossroads(
        78,
        "loretta_clay",
        _person(names.LORETTA_CLAY),
        Controls(names.LORETTA_CLAY, faithful=True),
        (
            Choice(
                Name("Try the stew", "シチューを食べる"),
                (RollLowHigh(2, (EachRolls(COLONY, 2, 1),), 5, (GainMorale(1),)),),
            ),
            Choice(Name("Pour it out", "捨てる"), (LoseFood(1),)),
        ),
    ),
    Crossroads(
        79,
        "fuel_tanker",
        Name("Fuel Tanker", "燃料タンク車"),
        Moves(faithful=True),
        (
            Choice(Name("Drive it home", "運転して帰る"), (AddZombies(6, COLONY), TakeRemoved(FUEL, 4))),
            NOTHING,
        ),
    ),
    Crossroads(
        80,
        "harman_brooks",
        _person(names.HARMAN_BROOKS),
        InPlay(names.HARMAN_BROOKS, faithful=True),
        (
            Choice(Name("He goes hunting", "狩りに出る"), (GainFood(3),)),
            Choice(Name("He gathers herbs", "薬草を集める"), (HealUpTo(3),)),
        ),
    ),
)
