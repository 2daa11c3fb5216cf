"""Tables of The Long Night with the Bandits module, as its tests lay them out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.raxxon_table import stand
from tests.games.dead_of_winter.table import PLACE, Game, seat, take

ALL_STRIPS: Final[tuple[tuple[int, ...], ...]] = (
    (1,),
    (2,),
    (3,),
    (4,),
    (5,),
    (6,),
    (1,),
    (2,),
    (3,),
    (4,),
    (5,),
    (6,),
    (1, 6),
    (2, 3),
    (4, 5),
    (2, 4),
    (1, 3),
    (5, 6),
    (1, 2),
    (3, 5),
    (4, 6),
    (1, 3, 5),
)
"""The 22 strips as the rule lists them. [LN-BANDIT-30]"""


def laid_out(
    bandits: Mapping[str, int], stockpile: Sequence[str], specials: Mapping[str, str]
) -> Callable[[ColonyTable], None]:
    """Bandits and special zombies at these locations, these cards in the stockpile."""

    def plant(t: ColonyTable) -> None:
        for place, count in bandits.items():
            bandits_of(t).bandits[PLACE[place]] = count
        for kind in stockpile:
            put_down(t, take(t, kind))
        for place, kind in specials.items():
            stand(t, raxxon_of(t), entrance_of(PLACE[place]), kind)

    return plant


def with_bandits(
    *groups: Sequence[str],
    bandits: Mapping[str, int] | None = None,
    stockpile: Sequence[str] = (),
    specials: Mapping[str, str] | None = None,
    more: Callable[[ColonyTable], None] | None = None,
    **what: Any,
) -> Game:
    """A table with the Bandits module; and with Raxxon, where there are special zombies."""
    if specials is not None:
        what["raxxon"] = True
    # Nothing happens when that crisis is revealed.
    what = {"long_night": "mixed", "bandits": True, "crises": ["fuel_shortage"], **what}

    def plant(t: ColonyTable) -> None:
        laid_out(bandits or {}, stockpile, specials or {})(t)
        if more is not None:
            more(t)

    return seat(*groups, plant=plant, **what)


def at(game: Game, place: str) -> int:
    """Bandits at a location, as everybody sees."""
    return int(look(game)["bandits"][place])


def everywhere(game: Game) -> dict[str, int]:
    """The locations with bandits."""
    return {place: count for place, count in look(game)["bandits"].items() if count > 0}


def look(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the module."""
    found: dict[str, Any] = game.view(seat)["modules"]["bandits"]["look"]
    return found


def open_cards(game: Game) -> list[str]:
    """The stockpile, as everybody sees."""
    return list(look(game)["stockpile"])


def to_next_round(game: Game) -> Game:
    """Everybody ends their turn, and nobody calls a vote on the first player token.

    From within the colony phase on, where it has begun.
    """
    round_ = game.view()["round"] if game.asked is not None and game.asked[0] == "turn" else -1
    while game.asked is not None:
        question = game.asked[0]
        if question == "call_token_vote":
            game.chooses("no")
        elif question == "turn" and game.view()["round"] == round_:
            game.ends_turn()
        else:
            break
    return game
