"""The Event deck. [DOZ-DECK]"""

from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def build_event_deck(t: DawnTable) -> None:
    """The deck of this level and length; it has no order before a card is revealed. [DOZ-DECK-1..12]"""
    raise NotImplementedError


def next_event(t: DawnTable) -> int:
    """Reveal the top card. [DOZ-DECK-13]"""
    raise NotImplementedError


def look_at_event(t: DawnTable, audience: int) -> int:
    """The top card, seen by these seats alone; it stays where it is. [DOZ-EVENT-5]"""
    raise NotImplementedError


def cards_to_come(t: DawnTable) -> int:
    """How many cards are still in the deck, the End card included."""
    raise NotImplementedError
