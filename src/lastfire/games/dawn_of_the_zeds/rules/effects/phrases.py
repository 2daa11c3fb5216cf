"""Parts of sentences that many abilities and cards share."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import OFFICES
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted, space_words
from lastfire.games.dawn_of_the_zeds.rules.holding import (
    ARREST,
    BUILDING,
    DRIVING,
    FORAGING,
    GUNFIRE,
    RESTORING,
)


def supplies(count: int) -> Name:
    """So many Supplies."""
    return Name(counted(count, "Supply", "Supplies"), f"物資{count}")


def ammo(count: int) -> Name:
    """So much Ammo."""
    return Name(f"{count} Ammo", f"弾薬{count}")


def stores(supply: int, shots: int) -> Name:
    """Supplies and Ammo, whichever there is of them."""
    if not shots:
        return supplies(supply)
    if not supply:
        return ammo(shots)
    return Name(f"{supplies(supply).en} and {ammo(shots).en}", f"{supplies(supply).ja}と{ammo(shots).ja}")


def shifts(columns: int) -> Name:
    """A move of the column: right is good for humans, left where it is negative. [DOZ-COMBAT-9]"""
    count = abs(columns)
    en = f"{count} shift{'s' if count > 1 else ''} {'right' if columns > 0 else 'left'}"
    return Name(en, f"列を{'右' if columns > 0 else '左'}へ{count}移動する")


def hits(count: int) -> Name:
    """So many Hits."""
    return Name(counted(count, "Hit"), f"{count}ヒット")


def faces(first: int, last: int = 6) -> Name:
    """Some faces of a die, or totals of dice."""
    if first == last:
        return Name(f"{first}", f"{first}")
    return Name(f"{first}–{last}", f"{first}〜{last}")


def within(place: int) -> Name:
    """In a space: Staff Offices are several."""
    if place == OFFICES:
        return Name("in a Staff Office", "執務室")
    said = space_words(place)
    return Name(f"in {said.en}", said.ja)


NEAR: Final = Name("in the same or an adjacent space", "同じか隣接するスペースの")

_DOINGS: Final = {
    GUNFIRE: Name("shoot", "射撃"),
    BUILDING: Name("build", "建設"),
    ARREST: Name("arrest", "逮捕"),
    RESTORING: Name("restore order", "秩序の回復"),
    DRIVING: Name("use a vehicle", "乗り物の使用"),
    FORAGING: Name("forage", "調達"),
}


def doings(whats: tuple[int, ...]) -> Name:
    """What somebody cannot do, one or the other. [DOZ-UNIT-10, DOZ-VERSUS-68]"""
    en = [_DOINGS[what].en for what in whats]
    return Name(
        en[0] if len(en) == 1 else f"{', '.join(en[:-1])} or {en[-1]}",
        "、".join([_DOINGS[what].ja for what in whats]),
    )
