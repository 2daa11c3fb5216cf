"""What each version of the rules of Hit Z Road changes for a game that was begun under the one before."""

from typing import Final

from lastfire.engine.changes import Change, as_it_is
from lastfire.engine.words import Name

CHANGES: Final = (
    Change(
        2,
        (
            Name(
                "The Wounded token is discarded once it has cost its survivor.",
                "「負傷者」のトークンは、生存者1人を失わせたら捨てる。",
            ),
            Name(
                "A player who wins as the only one left receives no epilogue cards.",
                "最後の1人になって勝ったプレイヤーは、エピローグカードを受け取らない。",
            ),
            Name("A solo game that is lost is not rated.", "1人用で敗れたゲームは評価されない。"),
        ),
        # Cards, tokens and the table itself are numbered alike in both.
        as_it_is,
    ),
)
"""By version, from the second on."""
