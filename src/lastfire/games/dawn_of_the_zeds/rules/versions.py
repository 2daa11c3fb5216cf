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
)
"""By version, from the second on."""
