"""A toy module: the Watchtower. It adds one of everything that a module can add.

Nothing of the game is edited for it. Tests that play with it run in a process of their own, where this file
is loaded as a plugin: ``python -m pytest -p tests.games.dead_of_winter.toy ...``.
"""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.engine.step import Flow
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES, Place
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, CardSet, Choice, Crisis, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, LoseMorale
from lastfire.games.dead_of_winter.rules.effects.triggers import Moves
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Module, Shown
from lastfire.games.dead_of_winter.rules.names import FUEL
from lastfire.games.dead_of_winter.rules.stage import Stage, after
from lastfire.games.dead_of_winter.rules.state import ZOMBIES_NOISE, ColonyTable, ModuleState
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.words.actions import DOWN, UP
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

TOWER: Final = len(BASE_PLACES)
OMENS: Final = 6

LOOK_OUT: Final = WORDS.action("look_out", {}, Name("Keep a look-out", "見張る"))
ASK_BELL: Final = WORDS.question("bell", (), Name("{seat}: ring the bell?", "{seat}：鐘を鳴らす？"))
RUNG: Final = WORDS.record("rung", ("count",), Name("The bell rings: {count}.", "鐘が鳴る：{count}。"))


class TowerState(ModuleState):
    """How often somebody looked out and the bell rang, and an omen of each player that others do not know."""

    def __init__(self, looks: int, rung: int, omens: list[int]) -> None:
        self.looks = looks
        self.rung = rung
        self.omens = omens

    def copy(self) -> ModuleState:
        return TowerState(self.looks, self.rung, self.omens[:])

    def pack(self) -> list[int]:
        return [self.looks, self.rung, len(self.omens), *self.omens]


def state_of(t: ColonyTable) -> TowerState:
    """What the module keeps on a table."""
    (state,) = [state for state in t.states if isinstance(state, TowerState)]
    return state


class LookOut(Deed):
    """Any die for a look from the tower."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best > 0 and any(t.place[survivor] == TOWER for survivor in t.groups[seat]):
            ids.append(LOOK_OUT)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        yield from spend_die(t, seat, 1)
        state_of(t).looks += 1

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if t.place[survivor] == TOWER:
            return None
        return "DOW-TURN-4", Name("Only from the Watchtower.", "見張り塔でだけできる。")

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


def ring(t: ColonyTable) -> Flow:
    """After the noise the first player may ring the bell, which draws a zombie to the tower."""
    yield t.ask(t.first, ASK_BELL, (UP, DOWN))
    if t.reply == UP:
        state = state_of(t)
        state.rung += 1
        t.tell(RUNG, state.rung)
        yield from add_zombies(t, TOWER, 1)


class Watchtower(Module):
    """Moves to the tower are safe."""

    def __init__(self) -> None:
        super().__init__("watchtower", Name("The Watchtower", "見張り塔"))
        tower = Noun("watchtower", Name("the Watchtower", "見張り塔"))
        self.places = (Place(TOWER, tower, room=2, spaces=(3,), noise=0),)
        self.deeds = (LookOut(LOOK_OUT, ("DOW-TURN-4",), name=Name("Keep a look-out", "見張る")),)
        self.stages = (after(ZOMBIES_NOISE, Stage(FIRST_PHASE, ring)),)
        self.cards = CardSet(
            "watchtower",
            crises=(Crisis("fog", Name("Fog", "霧"), (FUEL,), (LoseMorale(1),), ORIGINAL),),
            crossroads=(
                Crossroads(
                    1,
                    "smoke",
                    Name("Smoke", "煙"),
                    Moves(),
                    (
                        Choice(Name("Look", "見る"), (GainFood(1),)),
                        Choice(Name("Stay", "残る"), ()),
                    ),
                    origin=ORIGINAL,
                ),
            ),
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return to == TOWER

    def new_state(self, seats: int) -> ModuleState:
        return TowerState(0, 0, [0] * seats)

    def unpack(self, r: Numbers) -> ModuleState:
        return TowerState(r.one(), r.one(), r.many())

    def set_up(self, t: ColonyTable) -> None:
        state_of(t).omens = [1 + t.chance.below(OMENS) for _ in range(t.seats)]

    def deal(self, t: ColonyTable, seat: int, now: ColonyTable) -> None:
        omens = state_of(t).omens
        for other in range(t.seats):
            if other != seat:
                omens[other] = 1 + t.chance.below(OMENS)

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        state = state_of(t)
        found = [
            Shown("looks", Name("Looks from the tower", "見張りの回数"), state.looks),
            Shown("rung", Name("The bell has rung", "鐘が鳴った回数"), state.rung),
        ]
        if seat >= 0:
            found.append(Shown("omen", Name("Your omen", "自分の予兆"), state.omens[seat]))
        return found


GAME.add_module(Watchtower())
