"""The crossroads cards of every match of The Long Night that are over when they have happened."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import EVERYBODY, ORIGINAL, OUTSIDE_ONLY, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddHelpless,
    AddNoiseHere,
    AddZombies,
    Expose,
    GainFood,
    GainMorale,
    IfAlive,
    LoseFood,
    LoseFoodIfAble,
    LoseMorale,
    RemoveFromGame,
    RemoveHelpless,
    RollDie,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.choices import ChooseYours, EachPlayer
from lastfire.games.dead_of_winter.rules.effects.dice_verbs import UseUpAllDice
from lastfire.games.dead_of_winter.rules.effects.item_verbs import PlayersMayGive, SearchAnyDeck, TakeRemoved
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import (
    ChooseMeeting,
    DiceNextRound,
    SeeTheirHand,
    TakeFromTheirHand,
)
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import (
    DrawSurvivor,
    HaltThatSurvivor,
    HealUpTo,
    PlaceMover,
    RollForHelpless,
)
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    AloneWithAnother,
    Arrives,
    Both,
    CleansWaste,
    ColonyHas,
    HasSurvivorAt,
    HealsWithMedicine,
    HelplessOutnumber,
    Moves,
    Searches,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, ThatSurvivor
from lastfire.games.dead_of_winter.rules.effects.zombie_verbs import RemoveZombies
from lastfire.games.dead_of_winter.rules.long_night.effects.contest_verbs import (
    ExileAccuser,
    KillAccusedLeader,
    SomebodyLeaves,
    TheTwo,
    TrustOneAnother,
    WhileInPlay,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.night_triggers import (
    Accuses,
    Despairs,
    GraveyardHas,
    HasTraps,
    HumansAlone,
    UnrulyAtLeast,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import (
    BarricadesToTraps,
    CalmDown,
    CalmEverybody,
    Despair,
    LayTrapsHere,
    RemoveDespair,
    RemoveTraps,
    RemoveUnruly,
    RollUnruly,
    ThatSearcher,
    TurnUnruly,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, JAMES_MEYERS, MEDICINE

THAT: Final = ThatSurvivor()
SEARCHER: Final = ThatSearcher()
ONE_DESPAIRS: Final = EachPlayer((ChooseYours(COLONY), Despair(THAT, 1)), COLONY)
"""At the colony somebody of every player loses heart."""

PUBLISHED_ONES: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        3,
        "disturbed",
        Name("Disturbed", "騒ぎ"),
        ColonyHas(helpless=4),
        (
            Choice(Name("Let them rage", "荒れるに任せる"), (RollUnruly(),)),
            Choice(Name("Send two away", "2人を追い出す"), (RemoveHelpless(2), LoseMorale(1))),
            Choice(
                Name("Leave it to James", "ジェームズに任せる"),
                (WhileInPlay(JAMES_MEYERS, (ChooseYours(), RemoveDespair(THAT, 1))),),
            ),
        ),
        mature=True,
    ),
    Crossroads(
        7,
        "oh_what_a_feeling",
        Name("Oh What a Feeling", "この気持ち"),
        HumansAlone(),
        (Choice(Name("Two hearts", "ふたりの心"), (TrustOneAnother(),)),),
        coop=False,
    ),
    Crossroads(
        8,
        "ill_show_them_i_can_help",
        Name("I'll Show Them I Can Help", "役に立てると見せてやる"),
        Both(Accuses(), ColonyHas(helpless=1)),
        (
            Choice(Name("The accuser goes", "告発した者を追い出す"), (ExileAccuser(),)),
            Choice(Name("The culprit goes", "手を下した者を追い出す"), (SomebodyLeaves(1),)),
        ),
        setup=(KillAccusedLeader(),),
        vote=True,
        voters=EVERYBODY,
        coop=False,
    ),
)

DESPAIR_ONES: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        9,
        "empty_chairs",
        Name("Empty Chairs", "空いた椅子"),
        Both(HasSurvivorAt(COLONY), GraveyardHas(1)),
        (
            Choice(Name("Say their names", "名を呼ぶ"), (GainMorale(1), ONE_DESPAIRS)),
            Choice(Name("Share out their rations", "残された食料を分ける"), (GainFood(3), LoseMorale(1))),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        10,
        "the_letter",
        Name("The Letter", "手紙"),
        Searches(faithful=True),
        (
            Choice(
                Name("Read it to them", "皆に読み聞かせる"),
                (UseUpAllDice(), RemoveDespair(EachAt(COLONY), 1)),
            ),
            Choice(Name("Burn it for warmth", "燃やして暖をとる"), (HealUpTo(1), Despair(SEARCHER, 1))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        11,
        "sleepwalker",
        Name("Sleepwalker", "夢遊病"),
        Despairs(1),
        (
            Choice(
                Name("Follow them outside", "外までついて行く"),
                (Expose(THAT, 1), IfAlive(THAT, (RemoveDespair(THAT, 2),))),
            ),
            Choice(Name("Bolt the door", "扉に閂をかける"), (AddZombies(2, COLONY), HaltThatSurvivor())),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        12,
        "the_open_door",
        Name("The Open Door", "開いた扉"),
        Despairs(2, faithful=True),
        (
            Choice(Name("Let them walk away", "行かせる"), (RemoveFromGame(THAT), LoseMorale(1))),
            Choice(
                Name("Sit with them all night", "夜通し付き添う"), (UseUpAllDice(), RemoveDespair(THAT, 1))
            ),
        ),
        mature=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        13,
        "white_silence",
        Name("White Silence", "白い静寂"),
        Arrives(frostbite=True),
        (
            Choice(
                Name("Walk into it", "踏み込む"),
                (RollDie(3, (Despair(THAT, 1),), (SearchAnyDeck(1),)),),
            ),
            Choice(Name("Turn back", "引き返す"), (PlaceMover(back=True), HaltThatSurvivor())),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        14,
        "old_friends",
        Name("Old Friends", "旧友"),
        AloneWithAnother(),
        (
            Choice(
                Name("Drink to the dead", "死者に献杯する"),
                (RemoveDespair(TheTwo(), 1), AddNoiseHere(2, "the chosen location")),
            ),
            Choice(
                Name("Go through their pockets", "懐を探る"),
                (
                    SeeTheirHand("the hand of the other player with a survivor at the chosen location"),
                    TakeFromTheirHand(),
                    Despair(TheTwo(), 1),
                ),
            ),
        ),
        setup=(ChooseMeeting(),),
        coop=False,
        origin=ORIGINAL,
    ),
    Crossroads(
        15,
        "grave_goods",
        Name("Grave Goods", "副葬品"),
        Both(HasSurvivorAt(COLONY), GraveyardHas(1)),
        (
            Choice(
                Name("Open the graves", "墓を暴く"),
                (TakeRemoved(MEDICINE, 2), ChooseYours(COLONY), Despair(THAT, 1)),
            ),
            Choice(Name("Leave them in peace", "眠らせておく"), ()),
        ),
        mature=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        16,
        "bell_rope",
        Name("Bell Rope", "鐘の綱"),
        Searches(faithful=True),
        (
            Choice(
                Name("Ring it", "鳴らす"),
                (RemoveZombies(4, COLONY), AddNoiseHere(4, "that survivor's location")),
            ),
            Choice(Name("Cut it down", "切り落とす"), ()),
        ),
        origin=ORIGINAL,
    ),
)

UNRULY_ONES: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        17,
        "hungry_eyes",
        Name("Hungry Eyes", "飢えた目"),
        Both(HasSurvivorAt(COLONY), UnrulyAtLeast(1)),
        (
            Choice(Name("Open the pantry", "食料庫を開ける"), (LoseFood(2), CalmEverybody())),
            Choice(Name("Stare them down", "にらみつける"), (RollDie(3, (ONE_DESPAIRS,), (CalmDown(1),)),)),
            Choice(Name("Throw out the loudest", "一番騒ぐ者を追い出す"), (RemoveUnruly(1), LoseMorale(1))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        18,
        "street_preacher",
        Name("Street Preacher", "辻説教師"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=2)),
        (
            Choice(
                Name("Let him preach", "説教させる"),
                (CalmEverybody(), RemoveDespair(EachAt(COLONY), 1), DiceNextRound(-1)),
            ),
            Choice(Name("Silence him", "黙らせる"), (TurnUnruly(2),)),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        19,
        "who_gets_the_pills",
        Name("Who Gets the Pills?", "薬は誰に"),
        Both(HealsWithMedicine(), ColonyHas(helpless=1)),
        (
            Choice(
                Name("Promise them some too", "皆にも約束する"),
                (PlayersMayGive((MEDICINE,), True, (CalmDown(2), GainMorale(1)), (TurnUnruly(2),)),),
            ),
            Choice(Name("Hide the rest", "残りを隠す"), (TurnUnruly(1),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        20,
        "ringleader",
        Name("Ringleader", "首謀者"),
        Both(HasSurvivorAt(COLONY), UnrulyAtLeast(1)),
        (
            Choice(
                Name("Hand them a rifle", "銃を持たせる"), (RemoveUnruly(1), DrawSurvivor(), Despair(THAT, 1))
            ),
            Choice(Name("Make an example", "見せしめにする"), (RemoveUnruly(1), ONE_DESPAIRS, CalmDown(2))),
            Choice(Name("Let them talk", "言わせておく"), (TurnUnruly(1),)),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        21,
        "half_rations",
        Name("Half Rations", "半分の配給"),
        Both(HasSurvivorAt(COLONY), ColonyHas(helpless=2)),
        (
            Choice(Name("Cut theirs", "無力な者の分を減らす"), (GainFood(3), TurnUnruly(2))),
            Choice(Name("Cut everybody's", "全員の分を減らす"), (ONE_DESPAIRS, GainFood(2))),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        22,
        "the_singing_stops",
        Name("The Singing Stops", "歌がやむ"),
        Both(HasSurvivorAt(COLONY), HelplessOutnumber()),
        (
            Choice(Name("Bar the door between", "間の扉を閉ざす"), (TurnUnruly(3),)),
            Choice(Name("Go in and sing", "入って一緒に歌う"), (DiceNextRound(-1), CalmDown(2))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        23,
        "at_the_fence",
        Name("At the Fence", "柵の前で"),
        HasSurvivorAt(COLONY),
        (
            Choice(Name("Let them all in", "全員を入れる"), (AddHelpless(3), TurnUnruly(2), GainFood(2))),
            Choice(Name("Turn them away", "追い返す"), (LoseMorale(1), RemoveZombies(3, COLONY))),
        ),
        vote=True,
        adds=True,
        origin=ORIGINAL,
    ),
)

DANGEROUS_ONES: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        24,
        "minefield",
        Name("Minefield", "地雷原"),
        Moves(),
        (
            Choice(Name("Dig one up", "1つ掘り出す"), (RollDie(2, (Wound(THAT, 2),), (LayTrapsHere(1),)),)),
            Choice(Name("Go around it", "回り道する"), (HaltThatSurvivor(),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        25,
        "rigged_doors",
        Name("Rigged Doors", "仕掛けた扉"),
        Both(HasSurvivorAt(COLONY), ColonyHas(barricades=2)),
        (
            Choice(
                Name("Wire them all", "すべてに仕掛ける"),
                (BarricadesToTraps(COLONY), RollDie(1, (Wound(EachAt(COLONY), 1),))),
            ),
            Choice(Name("Keep the boards", "板のままにする"), ()),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        26,
        "playground",
        Name("Playground", "遊び場"),
        Both(HasTraps(1, COLONY), ColonyHas(helpless=1)),
        (
            Choice(Name("Clear the wires", "仕掛けを外す"), (RemoveTraps(COLONY), GainMorale(1))),
            Choice(Name("Warn the children", "子供たちに言い聞かせる"), (RollForHelpless(1),)),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        27,
        "smouldering_heap",
        Name("Smouldering Heap", "くすぶるごみの山"),
        CleansWaste(),
        (
            Choice(Name("Beat out the flames", "火をたたき消す"), (ChooseYours(COLONY), Wound(THAT, 1))),
            Choice(Name("Save yourselves", "まず逃げる"), (LoseFoodIfAble(4), AddZombies(2, COLONY))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        28,
        "footprints",
        Name("Footprints", "足跡"),
        HasSurvivorAt(OUTSIDE_ONLY, faithful=True),
        (
            Choice(
                Name("Follow them", "たどって行く"),
                (
                    ChooseYours(OUTSIDE_ONLY),
                    Expose(THAT, 2),
                    IfAlive(THAT, (AddHelpless(1), RemoveDespair(EachAt(COLONY), 1))),
                ),
            ),
            Choice(Name("Sweep them away", "消して進む"), (ChooseYours(OUTSIDE_ONLY), Despair(THAT, 1))),
        ),
        adds=True,
        origin=ORIGINAL,
    ),
)

CROSSROADS: Final[tuple[Crossroads, ...]] = (*PUBLISHED_ONES, *DESPAIR_ONES, *UNRULY_ONES, *DANGEROUS_ONES)
