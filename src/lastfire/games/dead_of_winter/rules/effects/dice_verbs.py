"""Verbs of crossroads cards about action dice."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import spend_die, use, use_all
from lastfire.games.dead_of_winter.rules.effects.asking import if_done
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, carry_out
from lastfire.games.dead_of_winter.rules.state import SPOILED_DIE, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, DIE, NO_DIE
from lastfire.games.dead_of_winter.rules.words.questions import ASK_PLEDGE_DIE


@dataclass(frozen=True)
class UseUpDie(Verb):
    """The player moves an unused die of choice to the used ones."""

    def words(self) -> Name:
        return Name("Spend 1 unused die.", "自分の未使用ダイスを1個使う。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return spend_die(t, seat, 1)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.unused(seat) > 0


@dataclass(frozen=True)
class UseUpAllDice(Verb):
    """All unused dice, even if there are none. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Spend all your unused dice.", "自分の未使用ダイスをすべて使う。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        use_all(t, seat)
        return NOTHING


@dataclass(frozen=True)
class MayUseUpDie(Verb):
    """The player may give up a die for something."""

    then: tuple[Verb, ...]

    def words(self) -> Name:
        done = if_done(self.then, (), "you")
        return Name(
            f"You may spend 1 unused die.{done.en}",
            f"自分の未使用ダイスを1個使ってもよい。{done.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        ids = [NO_DIE, *_faces(t, seat, [])]
        if len(ids) == 1:
            return
        yield t.ask(seat, ASK_PLEDGE_DIE, ids, t.open_card, 1)
        if t.reply != NO_DIE:
            use(t, seat, ABOUT[t.reply])
            yield from carry_out(t, seat, self.then)


def _faces(t: ColonyTable, seat: int, pledged: list[int]) -> list[int]:
    """Dice of a seat beyond those it has pledged: pledges are places in the list of all dice."""
    return [
        DIE[face] for face in range(1, 7) if t.dice[6 * seat + face - 1] > pledged.count(6 * seat + face - 1)
    ]


@dataclass(frozen=True)
class PlayersMayUseDice(Verb):
    """All players together may give up dice; none is used before enough are pledged."""

    count: int
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def words(self) -> Name:
        done = if_done(self.then, self.otherwise)
        dice = counted(self.count, "unused die", "unused dice")
        return Name(
            f"Players may spend a total of {dice}.{done.en}",
            f"全員で、未使用ダイスを合計{self.count}個使ってもよい。{done.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        pledged: list[int] = []
        seats = t.living_seats()
        if sum([t.unused(player) for player in seats]) >= self.count:
            for player in seats:
                while len(pledged) < self.count:
                    ids = [NO_DIE, *_faces(t, player, pledged)]
                    if len(ids) == 1:
                        break
                    yield t.ask(player, ASK_PLEDGE_DIE, ids, t.open_card, self.count - len(pledged))
                    if t.reply == NO_DIE:
                        break
                    pledged.append(6 * player + ABOUT[t.reply] - 1)
        if len(pledged) < self.count:
            yield from carry_out(t, seat, self.otherwise)
            return
        for die in pledged:
            use(t, die // 6, die % 6 + 1)
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class SpoilDie(Verb):
    """The die that the food was to raise is not raised."""

    def words(self) -> Name:
        return Name(
            "The food token you spent has no effect.",
            "ダイスの目は上がらず、使った食料トークンは戻らない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.item = SPOILED_DIE
        return NOTHING
