"""The graveyard: where the cards of those lie who have left the game. It is no place. [LN-GRAVE-1..7]"""

from lastfire.games.dead_of_winter.rules.state import ColonyTable


def graveyard(t: ColonyTable) -> list[int]:
    """Everybody whose card lies there, in the order in which they came; all may look.

    Killed or removed from the game without being killed; helpless survivors are tokens and have no card.
    [LN-GRAVE-1, LN-GRAVE-5, LN-GRAVE-7]
    """
    return t.gone


def is_in_graveyard(t: ColonyTable, survivor: int) -> bool:
    """Whether a survivor's card lies in the graveyard. [LN-GRAVE-4]"""
    return survivor in t.gone
