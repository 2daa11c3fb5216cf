"""What every verb, trigger and condition on a card can say and do."""

from collections.abc import Sequence
from typing import Final

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.names import has_name_first
from lastfire.games.dead_of_winter.rules.state import ColonyTable


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def also_kept(self) -> tuple[Effect, ...]:
        """What it keeps in force beside what its fields name."""
        return ()

    def chooses_somebody(self) -> bool:
        """Whether it settles whom what follows is about, so that nobody can tell before."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Effect):
    """What sets a crossroads card off, about the active player only. [DOW-XROAD-19]"""

    def is_met(self, t: ColonyTable) -> bool:
        """Whether it is met now. Looks at ``t.turn``, ``t.acts`` and the table; changes nothing."""
        raise NotImplementedError

    def prepare(self, t: ColonyTable) -> None:
        """Put down whom the card speaks of (``t.subject``, ``t.spot``) when it is opened."""

    def about(self) -> str:
        """English for whom "that survivor" means where an option of the card speaks of nobody before."""
        return ""

    def aside(self) -> int:
        """The action that its reader may bring in unasked in somebody's turn, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def is_limit(self) -> bool:
        """Whether it is met by as much as it says or less, and missed by more."""
        return False

    def is_duty(self) -> bool:
        """Whether its words say what happens every round, and not what has to be reached."""
        return False

    def in_hand(self) -> Name | None:
        """What has to be in the hand, where it asks for that: cards say several such goals as one list."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom(Effect):
    """A noun: survivors, as the object of a verb, such as "each survivor at the colony"."""

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        """Whom it means now."""
        raise NotImplementedError


def goals_said(goals: tuple[Condition, ...]) -> tuple[Name, ...]:
    """The words of several goals; cards that have to be in the hand are one list, where the first stands."""
    wanted = [what for what in (goal.in_hand() for goal in goals) if what is not None]
    if len(wanted) < 2:
        return tuple([goal.words() for goal in goals])
    named = [what.en for what in wanted]
    listed = Name(
        f"You have at least {', '.join(named[:-1])}{',' if len(named) > 2 else ''} and {named[-1]} in hand.",
        f"手札に{'、'.join([what.ja for what in wanted])}がある。",
    )
    said: list[Name] = []
    for goal in goals:
        if goal.in_hand() is None:
            said.append(goal.words())
        elif listed not in said:
            said.append(listed)
    return tuple(said)


def together(said: Sequence[Name]) -> Name:
    """What has to hold at the same time, as one English sentence."""
    *first, last = [lowered(words.en.removesuffix(".")) for words in said]
    en = f"{', '.join(first)}, and {last}" if first else last
    # Where there is only one, that one is meant.
    if first and en.startswith("survive "):
        en = f"players have survived {en.removeprefix('survive ')}"
    en = en.replace("exactly 1 survivor, at least 1 of your survivors", "exactly 1 survivor, that survivor")
    return Name(f"{en[:1].upper()}{en[1:]}.", "".join([words.ja for words in said]))


def row(said: Sequence[Name]) -> Name:
    """Several sentences in a row."""
    return Name(" ".join([words.en for words in said if words.en]), "".join([words.ja for words in said]))


def sentences(effects: tuple[Effect, ...]) -> Name:
    """The clauses of several effects in a row."""
    return row([effect.words() for effect in effects])


def lowered(words: str) -> str:
    """A sentence as it goes on after a colon; a name keeps its capital letter."""
    if has_name_first(words):
        return words
    return words[:1].lower() + words[1:]


# How a Japanese clause ends, and how it goes on to the next.
_GOES_ON: Final = (
    ("ではない。", "ではなく、"),
    ("でない。", "でなく、"),
    ("ない。", "ず、"),
    ("ている。", "ており、"),
    ("いる。", "おり、"),
    ("である。", "であり、"),
    ("ある。", "あり、"),
    ("する。", "し、"),
    ("える。", "え、"),
    ("得る。", "得て、"),
    ("見る。", "見て、"),
    ("振る。", "振り、"),
    ("戻る。", "戻り、"),
    ("取る。", "取り、"),
    ("う。", "い、"),
    ("く。", "き、"),
    ("す。", "し、"),
    ("ぶ。", "び、"),
    ("む。", "み、"),
    ("じる。", "じ、"),
    ("べる。", "べ、"),
    ("める。", "め、"),
    ("れる。", "れ、"),
    ("ける。", "け、"),
    ("げる。", "げ、"),
)


def going_on(ja: str) -> str:
    """A Japanese sentence as it goes on to another: "加える。" becomes "加え、"."""
    for end, on in _GOES_ON:
        if ja.endswith(end):
            return ja[: -len(end)] + on
    raise ValueError(f"no way to go on from {ja!r}")


def _listed(parts: list[str]) -> str:
    """Several English clauses as one; a comma parts what has an "and" of its own."""
    *first, last = parts
    if not first:
        return last
    if last.startswith("if "):
        return f"{', '.join(first)} and, {last}"
    long = len(first) > 1 or any(mark in part for part in parts for mark in (",", ";", " and "))
    return f"{', '.join(first)}{',' if long else ''} and {last}"


def clause(effects: tuple[Effect, ...]) -> Name:
    """What follows a condition: all of it, and nothing after it, depends on that."""
    said = [words for words in (effect.words() for effect in effects) if words.en]
    if not said:
        return Name("", "")
    en = _listed([lowered(words.en[:-1]) for words in said])
    return Name(f"{en}.", "".join([going_on(words.ja) for words in said[:-1]]) + said[-1].ja)


def carry_out(t: ColonyTable, seat: int, effects: tuple[Verb, ...]) -> Flow:
    """The effects of a card, one after the other."""
    for effect in effects:
        yield from effect.do(t, seat)
