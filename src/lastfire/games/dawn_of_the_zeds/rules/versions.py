"""What each version of the rules of Dawn of the Zeds changes for a game begun under the one before."""

from typing import Final

from lastfire.engine.changes import Change, as_it_is
from lastfire.engine.words import Name

CHANGES: Final = (
    Change(
        2,
        (
            Name(
                "Where the Zeds player does not see the Fate cards that the Heroes hold, the Heroes are "
                "asked about held cards also where none fits, unless all can see that.",
                "ゼッズプレイヤーにヒーローの保持カードを見せない場合、使えるカードがないことを全員が分かるときを除き、"
                "ヒーローは使えるカードがなくても使うかどうかを尋ねられる。",
            ),
        ),
        as_it_is,
    ),
    Change(
        3,
        (
            Name(
                "When a Versus game is over, the Schemes in hand and face down, and held Fate cards that "
                "were hidden, are shown to all; nothing can be taken back after that.",
                "対戦が終わると、手札と伏せて捨てた策謀カード、隠されていた保持カードを全員に公開する。"
                "その後は取り消せない。",
            ),
        ),
        as_it_is,
    ),
    Change(
        4,
        (
            Name(
                "Versus can also be played at brief length; a game that is under way keeps its own.",
                "対戦で、長さとして最短を選べるようになった。進行中のゲームの長さは変わらない。",
            ),
        ),
        as_it_is,
    ),
    Change(
        5,
        (
            Name(
                "Whoever Forages with two dice is no longer asked for one of them where neither finds "
                "anything.",
                "調達でダイスを2個振っても、どちらの目でも何も見つからないときは、どちらを使うかを尋ねなくなった。",
            ),
        ),
        as_it_is,
    ),
    Change(
        6,
        (
            Name(
                "Torrential Downpour moves Zeds instead of having them retreat, and then stops every move on "
                "the Mountain. Hypnotized Zeds cancels also what other cards activate.",
                "「土砂降り」ではゼッズは退却ではなく移動し、その後は山でのあらゆる移動が止まる。"
                "「催眠ゼッズ」は、ほかのカードによる活性化も取り消す。",
            ),
            Name(
                "Under Unnatural Selection Zeds that replace others are chosen of two as well. Zeds that "
                "come up from the Tunnel may be stopped by Pickles and Colonel Kingman, and try once.",
                "「不自然淘汰」では、ほかのゼッズと取り替えるゼッズも2つから選ぶ。"
                "トンネルから地上に出るゼッズは、ピクルスやキングマン大佐に止められることがあり、試みは1回だけである。",
            ),
            Name(
                "No Escape and Flambeed Zeds work in the Zeds Phase alone, No Escape also on Raiders. It "
                "Takes a Village and Rumour Mill leave VIPs alone. There is one Civilians Leader.",
                "「逃げ場なし」と「炎をまとうゼッズ」の効果はゼッズフェイズの間だけ続き、「逃げ場なし」は略奪者にも及ぶ。"
                "「村ぐるみ」と「流言」は要人に及ばない。市民リーダーは1つだけである。",
            ),
            Name(
                "A shot that Mayor Hernandez commands costs what gunfire costs the unit. The National Guard "
                "is discharged into a Town space. Cards may lower Infection before an Outbreak check.",
                "ヘルナンデス市長の命じた射撃では、そのユニットの射撃のコストを支払う。"
                "州兵は退院すると市街スペースに移る。感染爆発の判定の前に、感染度を下げるカードを使える。",
            ),
            Name(
                "An Outbreak by the Event card belongs to the Infection Phase. In Catacombs any number of "
                "player units may attack. Zeds that come up or take a Detour destroy the "
                "Barricade they leave.",
                "イベントカードによる感染爆発は、感染フェイズの中で起こる。"
                "カタコンベでは、プレイヤーユニットが何体でも攻撃できる。"
                "地上に出るゼッズと「回り道」で移るゼッズは、離れるスペースのバリケードを破壊する。",
            ),
            Name(
                "With held cards hidden, the Zeds player no longer learns of them from the forecast, from "
                "how many cards are left, or from an undo.",
                "保持カードを見せない場合、予測、残り枚数、取り消しから、ゼッズプレイヤーが保持カードを知ることはなくなった。",
            ),
        ),
        as_it_is,
    ),
    Change(
        7,
        (
            Name(
                "Where Mr. Johnson's traps work, whoever of his stack has nowhere to retreat to, such as the "
                "National Guard with all Town spaces held, fights.",
                "ジョンソン氏の罠が働いても、同じスペースにいて退却する先のないユニットは戦う"
                "（市街スペースがすべてふさがれているときの州兵など）。",
            ),
            Name(
                "Zeds that are eliminated in an activation in the middle of another and drawn again do not "
                "move in that other one.",
                "活性化の途中で別の活性化が起こり、その中で除去されたゼッズは、再び引かれても、"
                "元の活性化では移動しない。",
            ),
            Name(
                "Whoever gets around a fight by surprise or in a retreat leaves it to the others there. "
                "Raiders that come up from the Tunnel and the National Guard that retreats to Raiders fight.",
                "不意打ちや退却で起こる戦闘を避けたユニットがいれば、そこにいるほかのユニットが戦う。"
                "トンネルから脱出した略奪者も、略奪者のいるスペースに退却した州兵も戦う。",
            ),
            Name(
                "Zeds of a fight under way do not move. Zeds that a card puts in place of the winners hold "
                "the space. Under No Escape losers retreat where nobody is left to attack again.",
                "戦闘中のゼッズは、その途中では移動しない。勝ったゼッズと取り替えられたゼッズも、スペースを奪う。"
                "「逃げ場なし」でも、もう1回攻撃するゼッズがいなければ、負けた側は退却する。",
            ),
            Name(
                "Refugees go into Town Center and not through it. Those that have come to a space where an "
                "attack of a player is lost are devoured. Reports of Your Death can bring back the VIPs.",
                "避難民はタウンセンターを通り抜けない。プレイヤーの攻撃が敗れたスペースに来ていた避難民は、"
                "食い殺される。「死亡の誤報」で要人も復帰できる。",
            ),
            Name(
                "Held cards for any time are offered also before Chaos decides what comes, and before one of "
                "them has to be discarded. Pickles and Kingman may stop a Detour.",
                "いつでも使える保持カードは、混沌の場所で結果が決まる前と、保持カードを捨てる前にも使える。"
                "ピクルスとキングマン大佐は「回り道」も止められる。",
            ),
        ),
        as_it_is,
    ),
)
"""By version, from the second on."""
