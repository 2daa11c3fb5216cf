"""The kinds of card, field by field as printed."""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.decks.names import (
    EVENT,
    EVENTS,
    FATE,
    FATES,
    RESEARCH,
    RESEARCH_CARD,
    SCHEME,
    SCHEMES,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.moments import AT_PHASE
from lastfire.games.dawn_of_the_zeds.rules.units.unit import PUBLISHED
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import MOMENTS, OCCASIONS, PHASES

# What an Event card can be. [DOZ-DECK-2]
REGULAR: Final = 0
SPECIAL: Final = 1
END: Final = 2
GUARD: Final = 3
DOCTOR: Final = 4
EVENT_KINDS: Final = (REGULAR, SPECIAL, END, GUARD, DOCTOR)

# Whether there is an Outbreak. [DOZ-INFECT-9]
NO_OUTBREAK: Final = 0
CHECK: Final = 1
OUTBREAK: Final = 2

EAT_ROLL: Final = -1  # a die instead of a number [DOZ-EAT-2]

# Tracks that an Event card activates, beside those of the board. [DOZ-EVENT-8, DOZ-EVENT-12]
ALL_TRACKS: Final = 10
FATED_TRACK: Final = 11

# When an effect of an Event card happens. [DOZ-EVENT-3]
ON_REVEAL: Final = 0
ZEDS_START: Final = 1
ZEDS_END: Final = 2
ACTION_START: Final = 3
ACTION_END: Final = 4
TIMES: Final = (
    Name("When revealed", "公開時"),
    Name("Start of the Zeds Phase", "ゼッズフェイズ開始時"),
    Name("End of the Zeds Phase", "ゼッズフェイズ終了時"),
    Name("Start of the Action Phase", "アクションフェイズ開始時"),
    Name("End of the Action Phase", "アクションフェイズ終了時"),
)

# The top line of a Fate card; 0 to 4 are the tracks. [DOZ-FATE-2]
PLAYERS_CHOICE: Final = 5
MOST_ZEDS: Final = 6
FEWEST_ZEDS: Final = 7
MOST_CHAOS: Final = 8
FEWEST_CHAOS: Final = 9

# Kinds of Research card. [DOZ-RESEARCH-18]
STARTING: Final = 0
EARLY: Final = 1
LATE_STANDARD: Final = 2
LATE_SPECIAL: Final = 3
RESEARCH_KINDS: Final = (STARTING, EARLY, LATE_STANDARD, LATE_SPECIAL)


def named_together(names: list[Name]) -> Name:
    """Moments one after the other."""
    return Name(" / ".join([name.en for name in names]), "／".join([name.ja for name in names]))


def _moment_words(moment: int) -> Name:
    """A moment at which a held card may be played: also the beginning of one phase."""
    if moment < AT_PHASE:
        return MOMENTS[moment].name
    phase = PHASES[moment - AT_PHASE].name
    return Name(f"The {phase.en} begins", f"{phase.ja}の開始")


@dataclass(frozen=True)
class EventCard:
    """One turn: Refugees that move, Outbreak check, Supplies eaten, tracks, Event Actions, what happens.

    ``at_start`` and ``at_end`` belong to the Zeds Phase; ``before_actions`` and ``after_actions`` to the
    Action Phase; ``holds`` is in force from ``holds_from`` to the end of the turn. What can be used in the
    Action Phase is an ``Ability``. [DOZ-EVENT-1..4]
    """

    id: str
    colour: int
    act: int
    kind: int = REGULAR
    refugees: int = 0
    outbreak: int = NO_OUTBREAK
    eat: int = 0
    tracks: tuple[int, ...] = ()
    actions: int = 0
    on_reveal: tuple[Verb, ...] = ()
    at_start: tuple[Verb, ...] = ()
    at_end: tuple[Verb, ...] = ()
    before_actions: tuple[Verb, ...] = ()
    after_actions: tuple[Verb, ...] = ()
    holds: tuple[Holding, ...] = ()
    holds_from: int = ZEDS_START
    pressure: bool = False  # the symbol [DOZ-PRESS-2, DOZ-PRESS-3]
    brains: int = 0
    origin: str = PUBLISHED

    @property
    def number(self) -> int:
        """Its number among the Event cards."""
        return EVENT[self.id]

    @property
    def name(self) -> Name:
        """Its title."""
        return EVENTS[EVENT[self.id]].name

    def effects(self, when: int) -> tuple[Verb, ...]:
        """What it does at a time: ON_REVEAL to ACTION_END."""
        if when == ZEDS_START:
            return self.at_start
        if when == ZEDS_END:
            return self.at_end
        if when == ACTION_START:
            return self.before_actions
        return self.after_actions if when == ACTION_END else self.on_reveal


@dataclass(frozen=True)
class FateCard:
    """A top line that names the Fated track, and a plot twist or a hold card. [DOZ-FATE-1..6]

    ``twist`` happens at once. A hold card has ``moments`` at which it may be played and ``effects`` that it
    has then; ``holds`` is in force from then to the end of the turn, or of the fight it was played in. One
    that may be played at ``any_time`` lists the moments at which it can matter.
    """

    id: str
    colour: int
    track: int
    twist: tuple[Verb, ...] = ()
    moments: tuple[int, ...] = ()
    effects: tuple[Verb, ...] = ()
    holds: tuple[Holding, ...] = ()
    any_time: bool = False
    needs_infection: bool = False
    origin: str = PUBLISHED

    @property
    def number(self) -> int:
        """Its number among the Fate cards."""
        return FATE[self.id]

    @property
    def name(self) -> Name:
        """Its title."""
        return FATES[FATE[self.id]].name

    @property
    def is_held(self) -> bool:
        """Whether it is a hold card. [DOZ-FATE-5]"""
        return len(self.moments) > 0

    def when(self) -> Name:
        """When it may be played, empty for a plot twist. [DOZ-FATE-6]"""
        if not self.is_held:
            return Name("", "")
        if self.any_time:
            return Name("At any time.", "いつでも使える。")
        said = self.offered()
        return Name(f"When to play: {said.en}.", f"使うとき：{said.ja}。")

    def offered(self) -> Name:
        """The moments at which it is offered; of one for any time, those at which it can matter."""
        return named_together([_moment_words(moment) for moment in self.moments])


@dataclass(frozen=True)
class ResearchCard:
    """What must be rolled to reveal the next card while it is Current, and what revealing it does.

    ``holds`` is in force while it is Current. [DOZ-RESEARCH-2..6]
    """

    id: str
    kind: int
    need: int
    supply: bool = False
    effects: tuple[Verb, ...] = ()
    holds: tuple[Holding, ...] = ()
    count: int = 1
    origin: str = PUBLISHED

    @property
    def number(self) -> int:
        """Its number among the Research cards."""
        return RESEARCH_CARD[self.id]

    @property
    def name(self) -> Name:
        """Its title."""
        return RESEARCH[RESEARCH_CARD[self.id]].name


@dataclass(frozen=True)
class SchemeCard:
    """A card of the Zeds player: the first level that uses it, when it may be played, what it does.

    ``level`` counts from the Basic Game, 0. ``holds`` is in force in the fight that the card is played for.
    [DOZ-VERSUS-88..93]
    """

    id: str
    level: int
    moments: tuple[int, ...]
    effects: tuple[Verb, ...] = ()
    holds: tuple[Holding, ...] = ()
    origin: str = PUBLISHED

    @property
    def number(self) -> int:
        """Its number among the Schemes."""
        return SCHEME[self.id]

    @property
    def name(self) -> Name:
        """Its title."""
        return SCHEMES[SCHEME[self.id]].name

    def when(self) -> Name:
        """When it may be played. [DOZ-VERSUS-92]"""
        said = named_together([OCCASIONS[moment].name for moment in self.moments])
        return Name(f"When to play: {said.en}.", f"使うとき：{said.ja}。")
