"""The words of a table, in which the rule tests of Dawn of the Zeds are written.

A test lays out what stands where on an empty map; from then on it only answers, and lets dice fall. Dice and
draws that nobody let fall, and those left over at the end, are errors.
"""

from collections.abc import Callable
from typing import Any, Final

from lastfire import Match, Record
from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow, Table
from lastfire.games.dawn_of_the_zeds.rules.board.counters import lay_ground, lay_on, put, renew
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, SPACES
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE, RESEARCH_CARD, SCHEME
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.holdings import come_into_force
from lastfire.games.dawn_of_the_zeds.rules.setup import box_for, house_rules
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMATOSE,
    DEFIANT,
    EVENT_SOURCE,
    FIRST_MARKER,
    MARKERS,
    REDUCED,
    REFUGEES,
)
from lastfire.games.dawn_of_the_zeds.rules.state import OVER, DawnTable, new_table
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT

SPACE: Final = BY_ID
MARKS: Final = {
    "reduced": REDUCED,
    "comatose": COMATOSE,
    "defiant": DEFIANT,
    "refugees": REFUGEES,
    **{noun.id: FIRST_MARKER << number for number, noun in enumerate(MARKERS)},
}
NUMBERS: Final = {"unit": UNIT, "event": EVENT, "fate": FATE, "research": RESEARCH_CARD, "scheme": SCHEME}

LAID: Final[list["Game"]] = []
"""Every game of the running test, so that no die is left over unnoticed."""

Carried = Callable[[DawnTable], Flow]


class _Planted(DawnOfTheZeds):
    """The rules, but for one step that a test has planted before all others."""

    def __init__(self, step: Carried | None) -> None:
        DawnOfTheZeds.__init__(self)
        self.step = step

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, DawnTable)
        if self.step is None:
            return DawnOfTheZeds.next_step(self, table)
        step = self.step
        self.step = None
        return step(table)


class Game:
    """One game as the people around the table see it and play it."""

    match: Match

    def __init__(self, level: str, seats: int, **options: Any) -> None:
        self._rules = DawnOfTheZeds()
        self._setup = self._rules.agree(seats, {"level": level, **options})
        self._chance = Chance()
        self._chance.seal(b"table")
        self._trace: list[tuple[int, int]] = []
        self._free = False
        self.t = new_table(seats, self._chance, box_for(self._setup), house_rules(self._setup))
        self.t.turn = 1
        self.t.lead = 0
        LAID.append(self)

    # Laying out.

    def put(self, unit: str, space: str, *marks: str, hits: int = 0, owner: int = 0) -> "Game":
        """A unit in a space, with its marks (``"reduced"``, ``"defiant"``, ``"tough"`` …) and Hits."""
        number = UNIT[unit]
        put(self.t, number, SPACE[space])
        renew(self.t, number)
        for mark in marks:
            if MARKS[mark] < FIRST_MARKER:
                self.t.marks[number] |= MARKS[mark]
            else:
                lay_on(self.t, number, MARKS[mark])
        self.t.hits[number] = hits
        if number < len(self.t.owner):
            self.t.owner[number] = owner
        return self

    def has(self, **numbers: int) -> "Game":
        """Supplies, ammo, infection, event_actions, chaos_left …: any number of the table by its name."""
        for name, number in numbers.items():
            assert type(getattr(self.t, name)) in (int, bool), name
            setattr(self.t, name, number)
        return self

    def chaos(self, space: str, count: int = 1) -> "Game":
        """Chaos markers in a space, out of the supply."""
        self.t.chaos[SPACE[space]] += count
        self.t.empty &= ~(1 << SPACE[space])
        self.t.chaos_left -= count
        return self

    def ground(self, space: str, bits: int) -> "Game":
        """What lies on a space, see ``state.BARRICADE`` and those after it."""
        lay_ground(self.t, SPACE[space], bits)
        return self

    def event(self, card: str) -> "Game":
        """The Event card of this turn, in force."""
        self.t.event = EVENT[card]
        come_into_force(self.t, EVENT_SOURCE + EVENT[card])
        return self

    def holds(self, *cards: str) -> "Game":
        """Hold cards in the common hand."""
        self.t.fate_hand = sorted([*self.t.fate_hand, *[FATE[card] for card in cards]])
        return self

    def force(self, source: int) -> "Game":
        """Something is in force for all, by its source number."""
        come_into_force(self.t, source)
        return self

    # Luck.

    def falls(self, *dice: int) -> "Game":
        """These dice fall next, one after the other, 1 to 6."""
        self._chance.script += [die - 1 for die in dice]
        return self

    def draws(self, *things: str) -> "Game":
        """These counters or cards are drawn next."""
        for thing in things:
            found = [numbers[thing] for numbers in NUMBERS.values() if thing in numbers]
            assert len(found) == 1, thing
            self._chance.script.append(found[0])
        return self

    def any_luck(self) -> "Game":
        """From now on whatever nobody let fall is left to luck."""
        self._free = True
        return self

    def luck_is_used(self) -> None:
        """Everything that was to fall has fallen, and nothing else."""
        at = self._chance.script_at
        assert at == len(self._chance.script), f"this never fell: {self._chance.script[at:]}"
        assert self._free or len(self._trace) == at, (
            f"{len(self._trace) - at} rolls or draws were not let fall"
        )

    # Play.

    def begin(self, phase: int, moment: int = 0) -> "Game":
        """Play begins at this phase."""
        self.t.phase = phase
        self.t.moment = moment
        return self._begin(None)

    def carries_out(self, step: Carried, phase: int | None = None) -> "Game":
        """One step is carried out; then the game ends, or goes on with a phase."""
        if phase is None:

            def alone(t: DawnTable) -> Flow:
                yield from step(t)
                t.phase = OVER

            return self._begin(alone)
        self.t.phase = phase
        return self._begin(step)

    def _begin(self, step: Carried | None) -> "Game":
        self._chance.trace = self._trace
        self.match = Match(_Planted(step), self._setup, self.t)
        self.match._begin()
        return self

    def answers(self, verb: str, about: int | str | None = None, seat: int | None = None) -> "Game":
        """The answer to the open question: ``answers("unit", "piazza")``, ``answers("roll")``."""
        ask = self.match.ask
        assert ask is not None, "nobody is asked anything"
        assert seat is None or ask.seat == seat, f"seat {ask.seat} is asked, not {seat}"
        for option in ask.options:
            if option.verb == verb and (about is None or about in option.args.values()):
                self.match.answer(option.position)
                return self
        raise AssertionError(f"{verb} {about} is not among {[option.notation for option in ask.options]}")

    @property
    def asked(self) -> str:
        """The name of the open question, empty for none."""
        return "" if self.match.ask is None else self.match.ask.question

    @property
    def asked_seat(self) -> int:
        """The seat that is asked, -1 for none."""
        return -1 if self.match.ask is None else self.match.ask.seat

    @property
    def options(self) -> list[str]:
        """What can be answered, such as ``"unit unit=piazza"``."""
        return [] if self.match.ask is None else [option.notation for option in self.match.ask.options]

    # What lies there.

    def where(self, unit: str) -> str:
        """The space of a unit."""
        return SPACES[self.now.at[UNIT[unit]]].id

    def hits(self, unit: str) -> int:
        """The Hits on the side a unit shows."""
        return self.now.hits[UNIT[unit]]

    def is_marked(self, unit: str, mark: str) -> bool:
        """Whether a unit has a mark."""
        return self.now.marks[UNIT[unit]] & MARKS[mark] != 0

    def chaos_in(self, space: str) -> int:
        """The Chaos markers of a space."""
        return self.now.chaos[SPACE[space]]

    @property
    def now(self) -> DawnTable:
        """The table as it lies."""
        table = self.match._table
        assert isinstance(table, DawnTable)
        return table

    def told(self, kind: str) -> list[Record]:
        """What was told of a kind, as everybody heard it."""
        return [record for record in self.match.records(None) if record.kind == kind]


def lay(level: str = "basic", seats: int = 1, **options: Any) -> Game:
    """An empty map of a level: no units, no stores, no decks but what a test lays there."""
    return Game(level, seats, **options)
