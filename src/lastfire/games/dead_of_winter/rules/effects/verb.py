"""What every verb, trigger and condition on a card can say and do."""

from typing import Final

from lastfire.engine.effect import Effect
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.names import SURVIVORS
from lastfire.games.dead_of_winter.rules.state import ColonyTable

_NAMES: Final = tuple([noun.name.en for noun in SURVIVORS])


class Verb(Effect):
    """An imperative clause: "Lose 1 morale." ``seat`` is the player whom the card addresses.

    "That survivor" is ``t.subject``, "that place" is ``t.spot``; whatever set the card off put
    them there, and verbs that let somebody choose put them there for the verbs that follow.
    """

    def do(self, t: ColonyTable, seat: int) -> Flow:
        """Carry it out; a verb that asks returns a flow to be run."""
        raise NotImplementedError

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        """Whether it can be done in full; an option with a part that cannot is not offered.

        [DOW-XROAD-12]
        """
        return True

    def dangers(self, t: ColonyTable, seat: int) -> list[tuple[int, int]]:
        """Who is sure to roll for exposure, and how often: what is shown before it is chosen."""
        return []

    def chooses_somebody(self) -> bool:
        """Whether it settles whom what follows is about, so that nobody can tell before."""
        return False


class Trigger(Effect):
    """What sets a crossroads card off, about the active player only. [DOW-XROAD-19]"""

    def is_met(self, t: ColonyTable) -> bool:
        """Whether it is met now. Looks at ``t.turn``, ``t.acts`` and the table; changes nothing."""
        raise NotImplementedError

    def prepare(self, t: ColonyTable) -> None:
        """Put down whom the card speaks of (``t.subject``, ``t.spot``) when it is opened."""


class Condition(Effect):
    """A goal of an objective card."""

    def now(self, t: ColonyTable, seat: int) -> int:
        """How far ``seat`` is, to be shown beside what is needed."""
        raise NotImplementedError

    def need(self, t: ColonyTable, seat: int) -> int:
        """How far ``seat`` has to be."""
        raise NotImplementedError

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        """Whether it is met now for ``seat``: by default as much as needed, or more."""
        return self.now(t, seat) >= self.need(t, seat)

    def is_open(self) -> bool:
        """Whether its player can tell how far they are before the end of the game."""
        return True


class Whom(Effect):
    """A noun: survivors, as the object of a verb, such as "each survivor at the colony"."""

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        """Whom it means now."""
        raise NotImplementedError


def sentences(effects: tuple[Effect, ...]) -> Name:
    """The clauses of several effects in a row."""
    clauses = [effect.words() for effect in effects]
    return Name(" ".join([c.en for c in clauses if c.en]), "".join([c.ja for c in clauses]))


def lowered(words: str) -> str:
    """A sentence as it goes on after a colon; a name keeps its capital letter."""
    if words.startswith(_NAMES):
        return words
    return words[:1].lower() + words[1:]


def clause(effects: tuple[Effect, ...]) -> Name:
    """What follows a condition and a colon: all of it, and nothing after it, depends on that."""
    said = [effect.words() for effect in effects]
    en = "; ".join([lowered(words.en[:-1]) for words in said if words.en])
    return Name(en and f"{en}.", "そして、".join([words.ja for words in said]))


def carry_out(t: ColonyTable, seat: int, effects: tuple[Verb, ...]) -> Flow:
    """The effects of a card, one after the other."""
    for effect in effects:
        yield from effect.do(t, seat)
