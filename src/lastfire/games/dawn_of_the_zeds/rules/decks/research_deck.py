"""The Research deck. [DOZ-RESEARCH]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def build_research_deck(t: DawnTable) -> None:
    """The DPC Commission is Current; Early cards lie over Late ones. [DOZ-SETUP-16]"""
    raise NotImplementedError


def can_reveal(t: DawnTable) -> bool:
    """Whether there is a card to reveal. [DOZ-RESEARCH-7]"""
    raise NotImplementedError


def reveal_research(t: DawnTable) -> Flow:
    """The next card becomes Current and takes effect. [DOZ-RESEARCH-3, DOZ-RESEARCH-5, DOZ-RESEARCH-8..11]"""
    raise NotImplementedError


def put_early_on_top(t: DawnTable) -> None:
    """A random Early card not used in this game goes on top of the deck. [DOZ-RESEARCH-17]"""
    raise NotImplementedError
