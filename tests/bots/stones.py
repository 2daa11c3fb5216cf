"""A small second game: take one or two stones, or once, with a secret joker, three. The last stone wins."""

from typing import Any, Final

from lastfire.engine.chance import Chance, audience
from lastfire.engine.game import Game, Setup
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask, Flow, Table, Vocabulary
from lastfire.engine.words import Name

WORDS: Final = Vocabulary({}, {})
TAKE: Final = [
    WORDS.action("take", {"stones": count}, Name(f"Take {count}", f"{count}個取る")) for count in (1, 2, 3)
]
ASK: Final = WORDS.question("take", ("left",), Name("{left} left.", "残り{left}個。"))


class Stones(Table):
    def __init__(self, chance: Chance, left: int, jokers: list[int]) -> None:
        Table.__init__(self, 2, chance)
        self.left = left
        self.jokers = jokers
        self.turn = 0

    def copy(self) -> "Stones":
        other = Stones(self.chance.copy(), self.left, self.jokers[:])
        other.turn = self.turn
        return other

    def pack(self) -> list[int]:
        return [self.left, self.turn, *self.jokers]


class StonesSight(Sight):
    def __init__(self, table: Stones, seat: int) -> None:
        Sight.__init__(self, "stones", seat)
        self.left = table.left
        self.joker = table.jokers[seat] if seat >= 0 else None

    def json(self) -> dict[str, Any]:
        return {"game": self.game, "left": self.left, "joker": self.joker}


def take(t: Stones) -> Flow:
    seat = t.turn
    most = min(t.left, 2 + t.jokers[seat])
    yield t.ask(seat, ASK, TAKE[:most], t.left)
    count = TAKE.index(t.reply) + 1
    t.left -= count
    if count == 3:
        t.jokers[seat] = 0
    if t.left > 0:
        t.turn = 1 - seat


class StonesGame(Game):
    def __init__(self, left: int, jokers: tuple[int, ...] = (0, 1)) -> None:
        Game.__init__(self, "stones", Name("Stones", "石取り"), version=1, seats=(2,), vocabulary=WORDS)
        self.left = left
        self.jokers = jokers

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        jokers = [chance.take(list(self.jokers), audience(seat)) for seat in range(2)]
        return Stones(chance, self.left, jokers)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Stones)
        return take(table) if table.left > 0 else None

    def sight(self, table: Table, ask: Ask | None, seat: int) -> StonesSight:
        assert isinstance(table, Stones)
        return StonesSight(table, seat)

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        return {}

    def deal(self, table: Table, seat: int, now: Table) -> None:
        assert isinstance(table, Stones)
        for other in range(2):
            if other != seat:
                table.jokers[other] = table.chance.below(2)

    def returns(self, table: Table) -> list[float]:
        assert isinstance(table, Stones)
        worth = [0.0, 0.0]
        if table.left == 0:
            worth[table.turn] = 1.0
        return worth

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        table = Stones(Chance(), numbers[0], numbers[2:])
        table.turn = numbers[1]
        return table

    def catalogue(self) -> dict[str, Any]:
        return {}
