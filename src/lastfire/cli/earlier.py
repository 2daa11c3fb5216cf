"""What is said of games of other rules: of one that went on, and of one that cannot be read here.

A game that went on has its log, its undo and its proof from there on.
"""

from pathlib import Path
from typing import Final

import lastfire
from lastfire.cli.values import Refusal
from lastfire.engine.words import Name, fill

LOG_BEGINS: Final = Name("The log begins with version {now}.", "ログは第{now}版から始まります。")
UNDO_BEGINS: Final = Name(
    "Answers under an earlier version cannot be taken back.", "以前の版での回答は取り消せません。"
)
PROOF_BEGINS: Final = Name(
    "Dice and draws are checked from version {now} on; those before came from another secret, which is "
    "not in this file.",
    "確かめられるのは第{now}版からのダイスとドローです。それより前は別の秘密の値から決まり、このファイルにはありません。",
)
_RULES: Final = Name("Rules: {earlier}, then version {now}.", "ルール：{earlier}、その後は第{now}版。")
_EARLIER: Final = Name("version {version} for {answers:answer|answers}", "第{version}版で回答{answers}件")


class OfOtherRules(Refusal, lastfire.SaveError):
    """A saved game of another version of the rules."""

    def __init__(self, path: Path, error: lastfire.OtherVersion) -> None:
        title = lastfire.registered_games()[error.game].title
        super().__init__(
            Name(
                f"{path}: this is a game of version {error.version} of the rules of {title.en}, and here is "
                f"version {error.now}; the Lastfire that saved it can go on with it",
                f"{path}：{title.ja}のルール第{error.version}版のゲームです（ここは第{error.now}版）。"
                "保存したときのLastfireで続けられます",
            )
        )


def rules_line(match: lastfire.Match, begins: Name, lang: str) -> str:
    """Under which versions of the rules a match was played, and what begins with the present one.

    ``begins`` is one of the sentences here. Empty for a match that has known one version.
    """
    if not match.earlier_versions:
        return ""
    earlier = [
        fill(_EARLIER.text(lang), {"version": version, "answers": answers})
        for version, answers in match.earlier_versions
    ]
    now = {"now": lastfire.registered_games()[match.game].version}
    listed = ("、" if lang == "ja" else ", ").join(earlier)
    said = fill(_RULES.text(lang), {**now, "earlier": listed})
    return said + (" " if lang == "en" else "") + fill(begins.text(lang), now)
