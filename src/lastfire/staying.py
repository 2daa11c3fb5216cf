"""Why an answer stays: what is said where it cannot be taken back, in the browser and in the terminal."""

from typing import Final

from lastfire.engine.words import Name

_SOMETHING: Final = Name(
    "Something was rolled, drawn or revealed.", "ダイスかカードの結果が明らかになりました。"
)


def stays(revealed: Name | None) -> Name:
    """What is said where something was revealed since; None where whoever asks has not seen what."""
    what = revealed or _SOMETHING
    en = what.en[:1].upper() + what.en[1:]
    return Name(f"{en} This cannot be undone.", f"{what.ja}これは取り消せません。")
