"""Tables of The Long Night with the Raxxon module, as its tests lay them out."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON, RaxxonState, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import SPECIALS, TYPES
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import look, night
from tests.games.dead_of_winter.table import PERSON, PLACE, Game, take

ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"
ROD: Final = "rod_miller"
GROUPS: Final = ((ASHLEY, MIKE), (OLIVIA, "brian_lee"), (ROD, "alexis_grey"))
LOG: Final = {each.noun.id: number for number, each in enumerate(EXPERIMENTS)}
TYPE: Final = {noun.id: number for number, noun in enumerate(SPECIALS)}
EFFECT: Final = {each.noun.id: each for each in ALL}


def with_raxxon(
    *groups: Sequence[str],
    log: str | None = "claw_1_4",
    below: Sequence[str] | None = None,
    released: Sequence[str] = (),
    laid: Mapping[int, Sequence[int]] | None = None,
    specials: Mapping[str, Sequence[str]] | None = None,
    at_gates: Mapping[int, str] | None = None,
    effects: Mapping[str, str] | None = None,
    deck: Sequence[str] | None = None,
    **what: Any,
) -> Game:
    """A table with the Raxxon module.

    ``log`` lies on top, ``below`` are those under it; ``laid`` are dice at Raxxon, by seat. ``specials`` are
    at places beside the ``zombies``, ``at_gates`` at gates of the colony. ``effects`` says who has which side
    effect, ``deck`` what is on top of the item deck there.
    """

    def plant(t: ColonyTable) -> None:
        state = raxxon_of(t)
        state.top = -1 if log is None else LOG[log]
        state.released = [LOG[each] for each in released]
        gone = {state.top, *state.released}
        left = [LOG[each] for each in below] if below is not None else sorted({*LOG.values()} - gone)
        state.stack = Pile(left)
        state.over = sorted({*LOG.values()} - gone - {*left})
        for seat, faces in (laid or {}).items():
            for face in faces:
                state.dice[6 * seat + face - 1] += 1
                t.used_dice[seat] += 1
        for place, kinds in (specials or {}).items():
            for kind in kinds:
                stand(t, state, entrance_of(PLACE[place]), kind)
        for gate, kind in (at_gates or {}).items():
            stand(t, state, gate, kind)
        for effect, bearer in (effects or {}).items():
            keep_of_module(t, "raxxon", EFFECT[effect], PERSON[bearer])
        if deck is not None:
            t.piles[t.board.deck[RAXXON]] = Pile([], tuple([take(t, each) for each in deck]))

    return night(*(groups or GROUPS), plant=plant, raxxon=True, **what)


def stand(t: ColonyTable, state: RaxxonState, entrance: int, kind: str) -> None:
    """A special zombie at an entrance."""
    state.figures = sorted([*state.figures, entrance * TYPES + TYPE[kind]])
    t.zombies[entrance] += 1


def state_of(table: Game) -> RaxxonState:
    """What the module keeps there."""
    return raxxon_of(table.table)


def shown(table: Game) -> dict[str, Any]:
    """What everybody sees of the module."""
    return look(table, "raxxon")


def at(table: Game, place: str) -> list[str]:
    """The special zombies at a place, as everybody sees."""
    return [each["special"] for each in shown(table)["specials"] if each["place"] == place]


def everywhere(table: Game) -> list[tuple[str, str]]:
    """All special zombies with their places."""
    return sorted([(each["special"], each["place"]) for each in shown(table)["specials"]])


def ordinary(table: Game, place: str) -> int:
    """The ordinary zombies at a place."""
    return sum(table.zombies(place)) - len(at(table, place))


def to_next_round(table: Game) -> Game:
    """Everybody ends their turn, and nobody calls a vote on the first player token."""
    round_ = table.view()["round"]
    while table.asked is not None:
        question = table.asked[0]
        if question == "call_token_vote":
            table.chooses("no")
        elif question == "turn" and table.view()["round"] == round_:
            table.ends_turn()
        else:
            break
    return table


def all_vote(table: Game, *votes: str) -> Game:
    """The players who are asked vote, one after the other."""
    for vote in votes:
        table.chooses(vote)
    return table


assert PLACE["raxxon"] == RAXXON
assert COLONY == 0
