"""What has been used: Memory markers, and abilities that work once. [DOZ-HOUSE-8]

A use is noted as one number: what for, and by which source.
"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable

# What a Memory marker stands for.
ABILITY: Final = 0  # an ability of a source; ``which`` tells several of one source apart
HEALED: Final = 1  # a unit has been healed [DOZ-HEAL-2]
RESEARCHED: Final = 2  # a Research Action has succeeded [DOZ-RESEARCH-4]
EQUIPPED: Final = 3  # [DOZ-HEAL-9]
PRESSED: Final = 4  # a unit has moved by pressure [DOZ-PRESS-7]
TRIED_ARREST: Final = 5  # [DOZ-VERSUS-85]
SHAMBLED: Final = 6  # [DOZ-VERSUS-25]
SNEAKED: Final = 7  # [DOZ-VERSUS-32]
SABOTAGED: Final = 8  # [DOZ-VERSUS-35]
ZEDS_ACTION: Final = 9  # Rise, Plot, Spy, Agitate, Experiment, shot: the source is its number
CAME: Final = 10  # an Un-Zeds unit came this turn: ``which`` is ENTERED, AGITATED or IDLE
CHARACTER_ACTION: Final = 11  # a unit's Character Action is spent [DOZ-ACTION-3]
SPENT: Final = 12  # Supplies spent in a phase: ``which`` is how many, up to 2 [DOZ-UNIT-75]
PICKED: Final = 13  # a unit that the Event card is about this turn [DOZ-EVENT-3]
CALMED: Final = 14  # a track that is not activated in this Zeds Phase: the source is its number [DOZ-ZEDS-9]
WAITS: Final = 15  # Zeds that are still to move, once the activation of a card is over [DOZ-ZEDS-21]

# How an Un-Zeds unit came.
ENTERED: Final = 0  # into play [DOZ-VERSUS-35]
AGITATED: Final = 1  # by Agitate [DOZ-VERSUS-37]
IDLE: Final = 2  # back to a Start: it cannot act at all [DOZ-VERSUS-61]

# What an Event card has picked a unit for.
CHOSEN: Final = 0  # by the players
KEPT: Final = 1  # it does not move [DOZ-EVENT-19]
SCORCHED: Final = 2  # it moves through Chaos [DOZ-EVENT-29]
PICKS: Final = 3

_WIDTH: Final = 1024


def use_number(what: int, source: int, which: int = 0) -> int:
    """The number of a use."""
    return (which * 16 + what) * _WIDTH + source


def is_used(t: DawnTable, what: int, source: int, which: int = 0) -> bool:
    """Whether it has been used this turn."""
    used = t.used
    if not used:
        return False
    return (which * 16 + what) * _WIDTH + source in used


def mark_used(t: DawnTable, what: int, source: int, which: int = 0) -> None:
    """A Memory marker until Housekeeping. [DOZ-HOUSE-8]"""
    number = use_number(what, source, which)
    if number not in t.used:
        t.used.append(number)
        t.used.sort()


def unmark_used(t: DawnTable, what: int, source: int, which: int = 0) -> None:
    """Take a Memory marker back before Housekeeping."""
    number = use_number(what, source, which)
    if number in t.used:
        t.used.remove(number)


def is_used_up(t: DawnTable, source: int, which: int = 0) -> bool:
    """Whether an ability that works once in a game has worked."""
    return use_number(ABILITY, source, which) in t.used_up


def mark_used_up(t: DawnTable, source: int, which: int = 0) -> None:
    """A Memory marker for the rest of the game. [DOZ-HOUSE-8]"""
    t.used_up.append(use_number(ABILITY, source, which))
    t.used_up.sort()


_SAID: Final = {
    ABILITY: "ability",
    HEALED: "healed",
    PRESSED: "pressed",
    TRIED_ARREST: "arrest",
    SHAMBLED: "shambled",
    SNEAKED: "sneaked",
    SABOTAGED: "sabotaged",
    CHARACTER_ACTION: "character_action",
}
"""What a marker on a unit says, by the use. What is not about one unit, or what all can see, is not said."""
_PICKED_FOR: Final = {CHOSEN: "chosen", KEPT: "kept"}
"""What it says of what a card has picked the unit for."""


def memory_of(used: list[int], used_up: list[int], unit: int) -> list[str]:
    """What the Memory markers on a unit say, each once. [DOZ-HOUSE-8, DOZ-VERSUS-113]"""
    found: list[str] = []
    for number in used:
        if number % _WIDTH == unit:
            what = number // _WIDTH % 16
            which = number // _WIDTH // 16
            said = _which(what, which) if what in (CAME, PICKED) else _SAID.get(what, "")
            if said and said not in found:
                found.append(said)
    if any(number % _WIDTH == unit for number in used_up):
        found.append("used_up")
    return found


def _which(what: int, which: int) -> str:
    """What is said of how an Un-Zeds unit came, or of what a unit has been picked for."""
    if what == CAME:
        return "idle" if which == IDLE else "came"
    return _PICKED_FOR.get(which, "")
