"""Words of the house that browser and terminal share; those of a game stand in its ``rules/words/terms.py``.

The browser has them from files that are written from these: ``python -m lastfire.server.typescript``.
"""

from typing import Final

from lastfire.engine.words import Name
from lastfire.engine.words import listed as listed

Group = dict[str, Name]
"""Words for the values of one thing, such as the phases of a round."""

TERMS: Final[dict[str, Name]] = {
    "eliminated": Name("eliminated", "脱落"),
    "game_over": Name("The game is over.", "ゲームは終わりました。"),
    "log": Name("log", "ログ"),
    "nobody_wins": Name("Nobody wins", "勝者はいません"),
    "other_players": Name("Other players", "ほかのプレイヤー"),
    "rules": Name("rules", "ルール"),
    "the_end": Name("The end", "終了"),
    "undo": Name("undo", "取り消す"),
    "win": Name("{names} win", "{names}の勝利"),
    "wins": Name("{name} wins", "{name}の勝利"),
}

HAS_TO_CHOOSE: Final = Name("{name} has to choose.", "{name}の番です。")
"""What those are told of a question who are not asked it."""

GROUPS: Final[dict[str, Group]] = {
    "paces": {
        "calm": Name("calm", "ゆっくり"),
        "normal": Name("normal", "普通"),
        "quick": Name("quick", "速い"),
        "off": Name("at once", "即座に"),
    },
}


def capital(text: str) -> str:
    """``text`` as it begins a line."""
    return text[:1].upper() + text[1:]


def sentence(text: str, lang: str) -> str:
    """``text`` with a stop behind it, unless it has one."""
    return text if text.endswith((".", "。", "!", "！")) else text + ("." if lang == "en" else "。")


def headed(head: str, text: str, lang: str) -> str:
    """``text`` behind a heading."""
    return f"{head}{': ' if lang == 'en' else '：'}{text}"


def bracketed(name: str, parts: list[str], lang: str) -> str:
    """A name, with what there is to say about it in brackets."""
    if not parts:
        return name
    said = listed(parts, lang)
    return f"{name} ({said})" if lang == "en" else f"{name}（{said}）"


def spaced(sentences: list[str], lang: str) -> str:
    """Sentences one after another."""
    return (" " if lang == "en" else "").join(sentences)
