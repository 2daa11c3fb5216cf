"""What is said of games of other rules: of one that went on, can go on, or cannot be read here.

A game that went on has its log, its undo and its proof from there on.
"""

import hashlib
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


_OF_VERSION: Final = Name(
    "This game of {title} was saved under version {version} of the rules; here is version {now}. "
    "What has changed since:",
    "この{title}のゲームは、ルールの第{version}版で保存されています（ここは第{now}版）。変わったところ：",
)
_GOES_ON: Final = Name(
    "It goes on where the step under way began, with new dice and draws. After your first answer it is "
    "kept as a game of version {now}.",
    "進行中だった手順の始めから、新しいダイスとドローで続きます。"
    "最初の回答のあとは、第{now}版のゲームとして保存されます。",
)
_AGAIN: Final = Name("{again:answer is|answers are} asked for again.", "回答{again}件を改めて尋ねます。")


class OfOtherRules(Refusal, lastfire.SaveError):
    """A saved game of another version of the rules."""

    def __init__(self, path: Path, error: lastfire.OtherVersion) -> None:
        title = lastfire.registered_games()[error.game].title
        self.is_earlier = error.version < error.now
        how = _RESUME if self.is_earlier else _THE_OTHER
        super().__init__(
            Name(
                f"{path}: this is a game of version {error.version} of the rules of {title.en}, and here is "
                f"version {error.now}; {how.en}",
                f"{path}：{title.ja}のルール第{error.version}版のゲームです（ここは第{error.now}版）。{how.ja}",
            )
        )


_RESUME: Final = Name(
    "lastfire resume says what has changed since, and goes on with it",
    "lastfire resume で、変わったところを確かめて続けられます",
)
_THE_OTHER: Final = Name(
    "the Lastfire that saved it can go on with it", "保存したときのLastfireで続けられます"
)


def taken_on(path: Path) -> lastfire.GoneOn:
    """The game in a file, of an earlier version, under the rules of now; nothing is written.

    Its luck follows from the file, so that nobody draws again by opening it again. Raises Refusal, which says
    why, where it cannot go on, and SaveError naming the file.
    """
    try:
        data = path.read_bytes()
        mixed = hashlib.sha256(b"go on " + data).digest()
        return lastfire.go_on(data, int.from_bytes(mixed, "big"))
    except lastfire.CannotGoOn as error:
        raise Refusal(
            Name(
                f"{path}: this game cannot go on under the rules of now: {error.words.en}",
                f"{path}：今のルールでは続けられません。{error.words.ja}",
            )
        ) from error
    except lastfire.SaveError as error:
        raise lastfire.SaveError(f"{path}: {error}") from error


def changed_lines(gone_on: lastfire.GoneOn, lang: str) -> list[str]:
    """What has changed since a game was saved, and how it goes on."""
    game = lastfire.registered_games()[gone_on.match.game]
    facts = {"title": game.title.text(lang), "version": gone_on.version, "now": game.version}
    lines = [line.text(lang) for change in gone_on.changed for line in change.lines]
    return [
        fill(_OF_VERSION.text(lang), facts),
        *[f"- {line}" for line in lines],
        fill(_GOES_ON.text(lang), facts),
        *([fill(_AGAIN.text(lang), {"again": gone_on.again})] if gone_on.again else []),
    ]


def versions_of(match: lastfire.Match) -> list[dict[str, int]]:
    """Under which earlier versions a match was played, as JSON values."""
    return [{"version": version, "answers": answers} for version, answers in match.earlier_versions]


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
