"""The crossroads cards with the mark of the bandits."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, OUTSIDE_ONLY, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddHelpless,
    Expose,
    IfAlive,
    LoseFood,
    LoseMorale,
    Place,
    RemoveHelpless,
    Wound,
)
from lastfire.games.dead_of_winter.rules.effects.choices import ChooseYours, EachPlayer
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import HaltThatSurvivor, PlaceMover
from lastfire.games.dead_of_winter.rules.effects.triggers import (
    Both,
    ColonyHas,
    HasSurvivorAt,
    InPlay,
    Moves,
    Searches,
)
from lastfire.games.dead_of_winter.rules.effects.whom import EachHere, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.cards.people_crossroads import person
from lastfire.games.dead_of_winter.rules.long_night.effects.bandit_verbs import (
    AddBandits,
    AddBanditsEverywhere,
    AddBanditsHere,
    ChooseStandoff,
    EachGivesToStockpile,
    EmptyStockpile,
    GiveToStockpile,
    GoesToBandit,
    LeavesWithThings,
    RemoveBandits,
    RemoveBanditsHere,
    TakeFromStockpile,
    TakesWhatWasGiven,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.contest_verbs import Duel
from lastfire.games.dead_of_winter.rules.long_night.effects.lasting import NoRequests, SafeConduct
from lastfire.games.dead_of_winter.rules.long_night.effects.module_triggers import (
    BanditsInPlay,
    MeetsBandit,
    StockpileHas,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.night_triggers import InPlayAt
from lastfire.games.dead_of_winter.rules.long_night.effects.night_verbs import Despair, TurnUnruly
from lastfire.games.dead_of_winter.rules.names import COLONY

THAT: Final = ThatSurvivor()

BANDIT_CROSSROADS: Final[tuple[Crossroads, ...]] = (
    Crossroads(
        1,
        "gia_najjar",
        person(names.GIA_NAJJAR),
        Both(InPlay(names.GIA_NAJJAR, faithful=True), BanditsInPlay(1)),
        (
            Choice(
                Name("She goes with them", "盗賊と共に行く"),
                (LeavesWithThings(names.GIA_NAJJAR), RemoveBanditsHere(1)),
            ),
            Choice(
                Name("Bring her home", "連れ戻す"),
                (Place(Named(names.GIA_NAJJAR), COLONY), AddBanditsEverywhere(1)),
            ),
        ),
        setup=(GoesToBandit(names.GIA_NAJJAR),),
        chooser=names.GIA_NAJJAR,
        mature=True,
    ),
    Crossroads(
        2,
        "scars",
        Name("Scars", "傷跡"),
        MeetsBandit(names.ROSA_RODRIGUEZ),
        (Choice(Name("She knows that face", "見覚えのある顔"), (Duel(names.ROSA_RODRIGUEZ, 5, 4),)),),
        mature=True,
    ),
    Crossroads(
        3,
        "chloe_larousse",
        person(names.CHLOE_LAROUSSE),
        Both(InPlayAt(names.CHLOE_LAROUSSE, COLONY), BanditsInPlay(2)),
        (
            Choice(
                Name("She takes it all back", "すべて取り返す"),
                (
                    Expose(Named(names.CHLOE_LAROUSSE), 5),
                    IfAlive(Named(names.CHLOE_LAROUSSE), (TakesWhatWasGiven(names.CHLOE_LAROUSSE),)),
                ),
            ),
            Choice(
                Name("She leads a raid", "皆を率いて襲う"),
                (
                    FromNowOn(NoRequests(names.CHLOE_LAROUSSE)),
                    EachPlayer((ChooseYours(), Expose(THAT, 1), IfAlive(THAT, (TakeFromStockpile(1),)))),
                ),
            ),
        ),
        setup=(EachGivesToStockpile(),),
        chooser=names.CHLOE_LAROUSSE,
    ),
    Crossroads(
        4,
        "mexican_standoff",
        Name("Mexican Standoff", "にらみ合い"),
        MeetsBandit(),
        (
            Choice(Name("Take in their people", "連れを引き取る"), (AddHelpless(2), RemoveBanditsHere(1))),
            Choice(Name("Watch it end", "最期を見届ける"), (Despair(EachHere(), 1), RemoveBanditsHere(1))),
        ),
        setup=(ChooseStandoff(),),
        mature=True,
    ),
    Crossroads(
        5,
        "spy",
        Name("Spy", "密偵"),
        ColonyHas(helpless=1),
        (
            Choice(Name("Set a trap for them", "罠にはめる"), (RemoveBandits(5), LoseMorale(1))),
            Choice(Name("Send the spy away", "密偵を追い出す"), (RemoveHelpless(1), AddBandits(2))),
        ),
    ),
    Crossroads(
        6,
        "toll",
        Name("Toll", "通行料"),
        Both(Moves(), MeetsBandit()),
        (
            Choice(Name("Pay", "払う"), (GiveToStockpile(1),)),
            Choice(Name("Run for it", "走り抜ける"), (Expose(THAT, 2),)),
            Choice(Name("Turn back", "引き返す"), (PlaceMover(back=True), HaltThatSurvivor())),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        7,
        "deserters",
        Name("Deserters", "脱走者"),
        Both(HasSurvivorAt(COLONY), BanditsInPlay(2)),
        (
            Choice(Name("Take them in", "迎え入れる"), (RemoveBandits(2), AddHelpless(2), TurnUnruly(2))),
            Choice(Name("Drive them off", "追い払う"), (AddBandits(1),)),
        ),
        vote=True,
        adds=True,
        origin=ORIGINAL,
    ),
    Crossroads(
        8,
        "hostage",
        Name("Hostage", "人質"),
        Both(BanditsInPlay(1), ColonyHas(helpless=1)),
        (
            Choice(Name("Pay the ransom", "身代金を払う"), (LoseFood(3), AddHelpless(1))),
            Choice(
                Name("Go and get them", "取り返しに行く"),
                (
                    ChooseYours(),
                    Expose(THAT, 2),
                    IfAlive(THAT, (AddHelpless(1), RemoveBandits(1))),
                ),
            ),
            Choice(Name("Do not answer", "応じない"), (LoseMorale(1),)),
        ),
        setup=(RemoveHelpless(1),),
        origin=ORIGINAL,
    ),
    Crossroads(
        9,
        "night_market",
        Name("Night Market", "夜の市"),
        Both(HasSurvivorAt(OUTSIDE_ONLY), StockpileHas(2)),
        (
            Choice(
                Name("Trade with them", "取引する"), (EachPlayer((GiveToStockpile(1), TakeFromStockpile(1))),)
            ),
            Choice(
                Name("Rob the stalls", "屋台を襲う"), (TakeFromStockpile(2), Expose(THAT, 2), AddBandits(2))
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        10,
        "old_debts",
        Name("Old Debts", "昔の借り"),
        Both(Searches(), BanditsInPlay(1)),
        (
            Choice(Name("Show them the place", "ここを教える"), (TakeFromStockpile(1), AddBanditsHere(1))),
            Choice(Name("Settle it here", "ここで片を付ける"), (RemoveBandits(1), Wound(THAT, 1))),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        11,
        "smoke_over_the_camp",
        Name("Smoke over the Camp", "野営の煙"),
        HasSurvivorAt(HIDEOUT),
        (
            Choice(Name("Set fire to it", "火を放つ"), (EmptyStockpile(), RemoveBandits(4))),
            Choice(
                Name("Carry off what you can", "持てるだけ持ち出す"), (TakeFromStockpile(2), Expose(THAT, 1))
            ),
        ),
        origin=ORIGINAL,
    ),
    Crossroads(
        12,
        "safe_conduct",
        Name("Safe Conduct", "通行証"),
        Both(HasSurvivorAt(COLONY), BanditsInPlay(1)),
        (
            Choice(
                Name("Buy their protection", "守ってもらう"),
                (LoseFood(3), AddBandits(1), FromNowOn(SafeConduct())),
            ),
            Choice(Name("Hang the messenger", "使者を縛り首にする"), (RemoveBandits(2), LoseMorale(1))),
        ),
        vote=True,
        origin=ORIGINAL,
    ),
)
