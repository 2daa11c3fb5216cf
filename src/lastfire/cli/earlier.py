"""What is said of a game that went on under later rules: its log, its undo and its proof begin there."""

from typing import Final

import lastfire
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
