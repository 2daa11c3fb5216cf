"""What is told of a match: the only place where anything of it is made ready to be sent."""

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

import lastfire
from lastfire import bots
from lastfire.engine.record import END, ROUND
from lastfire.engine.words import Name
from lastfire.server.chairs import Seating
from lastfire.server.messages import (
    AsideOut,
    AskOut,
    HindranceOut,
    OptionOut,
    RecordOut,
    State,
    TableOut,
    Waiting,
    Words,
)
from lastfire.server.thinking import Thinkers
from lastfire.staying import stays
from lastfire.terms import HAS_TO_CHOOSE

_encode = msgspec.json.Encoder().encode


class Moment(NamedTuple):
    """How far a table is: its version, the number of the open ask, and since when it is open."""

    version: int
    number: int
    asked_at: float


class Telling:
    """What each seat, and a spectator (None), is told of one match as it is now."""

    def __init__(self, match: lastfire.Match, seating: Seating) -> None:
        self._match = match
        self._seating = seating
        self._told: dict[int | None, list[RecordOut]] = {}
        self._told_all: set[int | None] = set()
        self._odds: dict[int, dict[str, Any]] = {}
        # By seat, for the open ask: worked out once, and only for a person who looks.
        self._likely: dict[int, int | None] = {}
        # What was put into words, with the names that people had.
        self._sentences: dict[tuple[str, bytes], Words] = {}
        # What each kind of record that was told marks, by whatever name a game tells it.
        self._roles: dict[str, str] = {}
        self.paused = False
        """Whether nobody may answer: then nobody is shown options."""

    # What has changed.

    def match_changed(self) -> None:
        """Forget what was reckoned and put into words for the match as it was."""
        self._told_all.clear()
        self._odds.clear()
        self._likely.clear()

    def taken_back(self) -> None:
        """Forget the records too: some of what they tell has not happened."""
        self._told.clear()

    def names_changed(self) -> None:
        """Somebody may have another name now."""
        self._sentences.clear()

    # What is told.

    async def reckon(self, thinkers: Thinkers, seats: set[int], whose: str) -> None:
        """Have the chances ready for these seats, and what is lit for the one that is asked.

        ``whose`` is the address that it is done for: all addresses have their turn.
        """
        ask = self._match.ask
        if ask is None:
            return
        missing = sorted(seats - self._odds.keys())
        person = self._seating.chairs[ask.seat].bot is None
        lights = person and ask.seat in seats and ask.seat not in self._likely
        if not missing and not lights:
            return

        def work() -> tuple[dict[int, dict[str, Any]], int | None]:
            odds = {each: self._match.odds(each) for each in missing}
            if not lights:
                return odds, None
            return odds, bots.likely(self._match, {**self._odds, **odds}[ask.seat])

        odds, likely = await thinkers.reckon(work, whose)
        self._odds.update(odds)
        if lights:
            self._likely[ask.seat] = likely

    def records(self, seat: int | None) -> list[RecordOut]:
        """All that the seat saw happen. Put into words once, since it is sent many times."""
        told = self._told.setdefault(seat, [])
        if seat in self._told_all:
            return told
        self._told_all.add(seat)
        en, ja = self._seating.names("en"), self._seating.names("ja")
        for record in self._match.records(seat, len(told)):
            args = record.args
            self._roles[record.kind] = record.role
            # Most of what happens is seen by everybody, and told in the same words.
            seen = (record.kind, _encode(args))
            words = self._sentences.get(seen)
            if words is None:
                words = Words(record.text("en", en), record.text("ja", ja))
                self._sentences[seen] = words
            told.append(RecordOut(record.number, record.kind, args, words))
        return told

    def sides(self) -> list[Words | UnsetType]:
        """For each seat which side it plays, where not all play alike."""
        sides = map(self._match.side, range(self._match.seats))
        return [UNSET if side is None else Words(side.en, side.ja) for side in sides]

    def summary(self, facts: TableOut) -> TableOut:
        """The facts of a table, with how its game stands as everybody may see it."""
        told = self.records(None)
        begun = [record.text for record in told if self._roles[record.kind] == ROUND]
        ended = [record.text for record in told if self._roles[record.kind] == END]
        ask = self._match.ask
        facts.state = "over" if ask is None else "waits" if self.paused else "playing"
        facts.turn = None if ask is None else ask.seat
        facts.round = begun[-1] if begun else None
        # What is laid open and counted after it does not hide how the game has ended.
        facts.last = ended[-1] if ended and ask is None else told[-1].text if told else None
        return facts

    def state(self, seat: int | None, since: int, undo: bool | None, moment: Moment) -> State:
        """The table as the seat may know it, with its records from this number on.

        ``undo``: whether the last answer, if it was given here, can be taken back.
        """
        match = self._match
        ask = match.ask
        records = self.records(seat)[since:]
        if ask is None:
            return State(moment.version, match.view(seat), None, None, since, records, False, None)
        return State(
            version=moment.version,
            view=match.view(seat),
            ask=self._ask(ask, moment.number, seat == ask.seat),
            odds=self._odds[seat] if seat is not None else None,
            since=since,
            records=records,
            can_undo=undo is True,
            waiting=Waiting(ask.seat, self._seating.chairs[ask.seat].bot is not None, moment.asked_at),
            aside=None if self.paused else _aside(ask, seat),
            stays=self._stays(seat) if undo is False else None,
        )

    def _stays(self, seat: int | None) -> Words:
        """Why the last answer cannot be taken back: what was revealed, as the seat has seen it."""
        seen = self._match.revealed(seat)
        what = self.records(seat)[-seen].text if seen else None
        said = stays(None if what is None else Name(what.en, what.ja))
        return Words(said.en, said.ja)

    def _ask(self, ask: lastfire.Ask, number: int, mine: bool) -> AskOut:
        """The open ask; what it is about and what may be answered is for whoever is asked."""
        en, ja = self._seating.names("en"), self._seating.names("ja")
        if not mine or self.paused:
            text = Words(
                HAS_TO_CHOOSE.en.format(name=en[ask.seat]), HAS_TO_CHOOSE.ja.format(name=ja[ask.seat])
            )
            return AskOut(number, ask.seat, ask.question, text, text, {}, [])
        options = [
            OptionOut(
                option.position,
                option.id,
                option.verb,
                option.args,
                Words(option.text("en"), option.text("ja")),
            )
            for option in ask.options
        ]
        text = Words(ask.text("en", en), ask.text("ja", ja))
        title = Words(ask.title("en", en), ask.title("ja", ja))
        lit, why = self._likely.get(ask.seat), hindered(self._match)
        return AskOut(number, ask.seat, ask.question, text, title, ask.about, options, lit, why)


def hindered(match: lastfire.Match) -> list[HindranceOut]:
    """Why other things are not among the options, for whoever is asked."""
    return [
        HindranceOut(each.verb, each.args, each.rule, Words(each.words.text("en"), each.words.text("ja")))
        for each in match.hindrances()
    ]


def _aside(ask: lastfire.Ask, seat: int | None) -> AsideOut | None:
    """What this seat alone may bring in beside the ask."""
    action = None if seat is None else ask.aside_for(seat)
    if action is None:
        return None
    return AsideOut(
        action.number, action.verb, action.args, Words(action.words.text("en"), action.words.text("ja"))
    )


def alike(some: list[RecordOut], others: list[RecordOut]) -> int:
    """How many records at the beginning are the same."""
    for i, (one, other) in enumerate(zip(some, others, strict=False)):
        # What is told in the same words is the same, see ``Telling.records``.
        if one.text is not other.text:
            return i
    return min(len(some), len(others))
