"""The rules of The Last Can.

On your turn, search the shelves as often as you dare. Each search finds up to three cans, or wakes
a zombie, and then all you found this turn is lost. Whoever first has ten cans at home wins.
"""

from typing import Any, Final, TypedDict

from lastfire.engine import Ask, Chance, Flow, Game, Name, Setup, Sight, Table, Vocabulary

GOAL: Final = 10
WORDS: Final = Vocabulary({}, {})
SEARCH: Final = WORDS.action("search", {}, Name("Search on", "もっと探す"))
GO_HOME: Final = WORDS.action("go_home", {}, Name("Go home", "家に帰る"))
ASK_TURN: Final = WORDS.question(
    "turn", ("found",), Name("{found:can|cans} found so far.", "見つけた缶詰は{found}個。")
)
FOUND: Final = WORDS.record(
    "found", ("seat", "cans"), Name("{seat} finds {cans:can|cans}.", "{seat}は缶詰を{cans}個見つける。")
)
CHASED: Final = WORDS.record(
    "chased", ("seat",), Name("A zombie! {seat} runs.", "ゾンビだ！{seat}は逃げ出す。")
)
STORED: Final = WORDS.record(
    "stored", ("seat", "cans"), Name("{seat} has {cans:can|cans} at home.", "{seat}の家に缶詰が{cans}個。")
)


class Street(Table):
    """Everything on the table, as plain data: a match copies, packs and compares it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        Table.__init__(self, seats, chance)
        self.turn = 0
        self.found = 0
        self.home = [0] * seats

    def copy(self) -> "Street":
        other = Street(self.seats, self.chance.copy())
        other.turn, other.found, other.home = self.turn, self.found, self.home[:]
        return other

    def pack(self) -> list[int]:
        return [self.turn, self.found, *self.home]


class SeatView(TypedDict):
    """Somebody's home."""

    seat: int
    home: int


class StreetView(TypedDict):
    """What ``StreetSight.json`` says."""

    seats: list[SeatView]


class StreetSight(Sight):
    """What a seat (-1: a spectator) may know: here all that lies on the table."""

    def __init__(self, table: Street, ask: Ask | None, seat: int) -> None:
        Sight.__init__(self, "last_can", seat)
        self.turn = ask.seat if ask is not None else None
        self.found = table.found
        self.home = table.home[:]

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seat": self.seat if self.seat >= 0 else None,
            "turn": self.turn,
            "found": self.found,
            "seats": [{"seat": i, "home": cans} for i, cans in enumerate(self.home)],
        }


def turn(t: Street) -> Flow:
    """One turn, a paragraph of the rulebook: whenever somebody must choose, it yields an ask."""
    seat = t.turn
    while True:
        yield t.ask(seat, ASK_TURN, (SEARCH, GO_HOME), t.found)
        if t.reply == GO_HOME:
            break
        cans = t.chance.roll(4)
        if cans == 0:
            t.found = 0
            t.tell(CHASED, seat)
            break
        t.found += cans
        t.tell(FOUND, seat, cans)
    t.home[seat] += t.found
    t.found = 0
    t.tell(STORED, seat, t.home[seat])
    t.turn = (seat + 1) % t.seats


class LastCan(Game):
    """The rules, as the engine runs them."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            "last_can",
            Name("The Last Can", "最後の缶詰"),
            version=1,
            seats=(2, 3, 4),
            vocabulary=WORDS,
            engine=(1, 0),
        )

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return Street(setup.seats, chance)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Street)
        return None if max(table.home) >= GOAL else turn(table)

    def sight(self, table: Table, ask: Ask | None, seat: int) -> StreetSight:
        assert isinstance(table, Street)
        return StreetSight(table, ask, seat)

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        return {"options": {"0": {"safe": 0.75}} if ask is not None else {}}

    def deal(self, table: Table, seat: int, now: Table) -> None:
        return  # Nothing on this table is hidden: only the dice to come, which the engine draws anew.

    def returns(self, table: Table) -> list[float]:
        assert isinstance(table, Street)
        return [1.0 if cans >= GOAL else 0.0 for cans in table.home]

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        table = Street(setup.seats, Chance())
        table.turn, table.found, table.home = numbers[0], numbers[1], numbers[2:]
        return table

    def catalogue(self) -> dict[str, Any]:
        return {"cards": {}}


GAME: Final = LastCan()
