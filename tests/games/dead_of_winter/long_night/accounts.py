"""Where every piece of The Long Night is, and the books of a careful listener about them."""

from typing import Final

from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import BANDITS, BanditState
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import NightState
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import (
    SHOWN_AT_ONCE,
    TOKENS,
    ImprovementState,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import FIGURES
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import NO_LOG, RaxxonState
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import TYPES
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import scenario_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def audit(t: ColonyTable) -> None:
    """Tokens, bandits, special zombies, experiments and improvements."""
    for state in t.states:
        if isinstance(state, NightState):
            audit_night(t, state)
        elif isinstance(state, BanditState):
            assert min(state.bandits) >= 0, "fewer bandits than none"
            assert sum(state.bandits) <= BANDITS, "a bandit is made"
            assert state.bandits[0] == 0, "a bandit at the colony"
            assert len(set(state.stockpile)) == len(state.stockpile), "a card lies twice in the stockpile"
        elif isinstance(state, RaxxonState):
            audit_raxxon(t, state)
        elif isinstance(state, ImprovementState):
            audit_improvements(state)


def secrets_aside(t: ColonyTable, dealt: list[int]) -> list[int]:
    """The betrayals that a scenario leaves in the box."""
    if scenario_of(t) is None:
        return []
    return [i for i, card in enumerate(t.box.secrets) if card.betrayal and i not in dealt]


def audit_night(t: ColonyTable, state: NightState) -> None:
    """Despair lies on people in play, traps at entrances, the unruly are among the helpless."""
    assert 0 <= state.unruly <= t.helpless, "more are unruly than helpless"
    assert all(t.in_play(survivor) for survivor in state.despair), "despair of somebody who is gone"
    spaces = t.board.spaces
    for entrance in set(state.traps):
        assert 0 <= entrance < len(spaces), "a trap lies nowhere"
        filled = state.traps.count(entrance) + t.barricades[entrance] + t.zombies[entrance]
        assert filled <= spaces[entrance], "an entrance is overfull with traps"


def audit_raxxon(t: ColonyTable, state: RaxxonState) -> None:
    """Every experiment lies in one place; every figure stands at an entrance; dice lying there are used."""
    stack = state.stack
    under = [*stack.top, *stack.middle, *stack.bottom]
    top = [state.top] if state.top != NO_LOG else []
    everywhere = sorted([*top, *under, *state.released, *state.over])
    assert everywhere == list(range(len(EXPERIMENTS))), "an experiment is lost or made"
    for kind in range(TYPES):
        assert state.count(kind) <= FIGURES[kind], "a special zombie is made"
    assert state.figures == sorted(state.figures), "figures out of order"
    for seat in range(t.seats):
        lying = sum(state.dice[6 * seat : 6 * seat + 6])
        assert t.is_out(seat) or lying <= t.used_dice[seat], "a die at Raxxon is not used"


def audit_improvements(state: ImprovementState) -> None:
    """Every improvement lies in one place, every token on one that lies in the row, or in the supply."""
    deck = [*state.deck.top, *state.deck.middle, *state.deck.bottom]
    assert sorted([*deck, *state.row, *state.done]) == list(range(len(TEN))), "an improvement is lost or made"
    assert len(state.row) <= SHOWN_AT_ONCE, "too many improvements lie there"
    on_cards = sum(state.tokens)
    assert min(state.supply, *state.tokens) >= 0, "fewer tokens than none"
    assert state.supply + on_cards <= TOKENS, "an advancement token is made"
    assert not state.tokens_return or state.supply + on_cards == TOKENS, "an advancement token is lost"
    for number in range(len(TEN)):
        assert state.tokens[number] < TEN[number].needed, "an improvement should be finished"
        assert number in state.row or state.tokens[number] == 0, "tokens where nothing is built"


class Book:
    """What a careful listener knows of it from the log alone, beside the books of the base game."""

    def __init__(self, t: ColonyTable) -> None:
        places = len(t.board.places)
        self.despair: dict[int, int] = {}
        self.unruly = 0
        self.traps = [0] * places
        self.bandits = [0] * places
        self.special = [0] * places

    def left(self, survivor: int) -> None:
        """Somebody has left the board."""
        self.despair.pop(survivor, None)

    def agree(self, t: ColonyTable) -> None:
        """The book and the table say the same."""
        for state in t.states:
            if isinstance(state, NightState):
                despair = {s: state.despair.count(s) for s in set(state.despair)}
                assert {s: count for s, count in self.despair.items() if count} == despair, "despair"
                assert self.unruly == state.unruly, "unruly"
                for place in t.board.all:
                    here = sum([state.traps.count(entrance) for entrance in entrances_of(place)])
                    assert self.traps[place] == here, "traps"
            elif isinstance(state, BanditState):
                assert self.bandits[: len(state.bandits)] == state.bandits[: len(self.bandits)], "bandits"
            elif isinstance(state, RaxxonState):
                for place in t.board.all:
                    assert self.special[place] == len(state.at(place)), "special zombies"

    def hear(self, kind: str, v: tuple[int, ...]) -> None:
        """One record of the log; what it says of zombies, barricades and dice is in the base books."""
        if kind in _COUNTED:
            pieces, sign, place_at, count_at = _COUNTED[kind]
            book: list[int] = getattr(self, pieces)
            book[v[place_at]] += sign * (v[count_at] if count_at >= 0 else 1)
        elif kind == "despaired":
            self.despair[v[0]] = self.despair.get(v[0], 0) + v[1]
        elif kind == "despair_lifted":
            self.despair[v[0]] -= v[1]
        elif kind == "turned_unruly":
            self.unruly += v[0]
        elif kind in ("calmed", "unruly_lost"):
            self.unruly -= v[0]
        elif kind == "special_moved":
            self.special[v[1]] -= 1
            self.special[v[2]] += 1


_COUNTED: Final[dict[str, tuple[str, int, int, int]]] = {
    "trap_laid": ("traps", 1, 0, -1),
    "barricade_turned": ("traps", 1, 0, -1),
    "trap_worked": ("traps", -1, 0, -1),
    "traps_removed": ("traps", -1, 0, 1),
    "bandit_came": ("bandits", 1, 0, -1),
    "bandits_gone": ("bandits", -1, 0, 1),
    "special_came": ("special", 1, 1, -1),
    "special_fell": ("special", -1, 1, -1),
}
"""By record: which pieces, more or fewer, at which of its values the place is, at which the count."""
