"""Tables of The Long Night with every module, as page tests and the gallery lay them out."""

from collections.abc import Mapping
from typing import Any

from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import ID
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.long_night.raxxon_table import EFFECT, LOG, stand
from tests.games.dead_of_winter.table import PERSON, PLACE, Game, take

ROW = (("greenhouse", 1), ("watchtower", 1), ("film_night", 1), ("iron_shutters", 0))
DONE = ("latrine", "wood_stove")
BANDITS = {"police_station": 1, "grocery_store": 2, "gas_station": 1, "hideout": 1}
SPECIALS = {
    "police_station": "claw",
    "grocery_store": "siren",
    "school": "hydra",
    "library": "reaper",
    "hospital": "frostwalker",
    "gas_station": "spewer",
}
STOCKPILE = ("food_2", "fuel", "medicine", "shotgun", "lighter", "mop")


def _modules(t: ColonyTable, bandits: Mapping[str, int], specials: Mapping[str, str]) -> None:
    works = improvements_of(t)
    number = {card.id: at for at, card in enumerate(TEN)}
    works.row = [number[id_] for id_, _ in ROW]
    works.tokens = [0] * len(TEN)
    for id_, count in ROW:
        works.tokens[number[id_]] = count
    gone = [number[id_] for id_, _ in ROW] + [number[id_] for id_ in DONE]
    works.deck = Pile([at for at in number.values() if at not in gone])
    works.done = []
    for id_ in DONE:
        works.done.append(number[id_])
        keep_of_module(t, ID, TEN[number[id_]])
    for place, count in bandits.items():
        bandits_of(t).bandits[PLACE[place]] = count
    for kind in STOCKPILE:
        put_down(t, take(t, kind))
    state = raxxon_of(t)
    state.top = LOG["claw_4_6"]
    for seat, face in ((1, 4), (2, 2)):
        state.dice[6 * seat + face - 1] += 1
    for place, kind in specials.items():
        stand(t, state, entrance_of(PLACE[place]), kind)
    keep_of_module(t, "raxxon", EFFECT["dull_nerves"], PERSON["talia_jones"])


def crowded(
    seats: int = 4,
    bandits: Mapping[str, int] = BANDITS,
    specials: Mapping[str, str] = SPECIALS,
    **laid: Any,
) -> Game:
    """As much as can lie there: every module, all six special zombies, bandits beside survivors."""
    groups = (
        ["harman_brooks", "talia_jones", "ashley_ross", "blue"],
        ["olivia_brown", "nadia_rivers"],
        ["brandon_kane", "gray_beard"],
        ["rod_miller", "maria_lopez"],
        ["bev_russell"],
    )
    return night(
        *groups[:seats],
        **{
            "raxxon": True,
            "bandits": True,
            "improvements": True,
            "plant": lambda t: _modules(t, bandits, specials),
            "at": {
                "talia_jones": "raxxon",
                "gray_beard": "raxxon",
                "olivia_brown": "hospital",
                "rod_miller": "hideout",
                "brandon_kane": "grocery_store",
                "nadia_rivers": "library",
                "maria_lopez": "police_station",
            },
            "despair": {"ashley_ross": 1, "olivia_brown": 2},
            "unruly": 2,
            "helpless": 6,
            "traps": {"colony": [0, 1, 0, 1, 0, 0], "grocery_store": 1, "library": 1},
            "wounds": {"harman_brooks": 1, "maria_lopez": 1},
            "dice": {0: [6, 5, 3, 1], 1: [5, 3, 2], 3: [4, 1]},
            "hands": {0: ["food_2", "fuel", "medicine", "lighter", "shotgun"]},
            "zombies": {
                "colony": [1, 0, 1, 1, 2, 1],
                "raxxon": 2,
                "hideout": 1,
                "hospital": 1,
                "police_station": 1,
                "grocery_store": 1,
                "school": 1,
            },
            "barricades": {"colony": [1, 1, 0, 1, 0, 0], "police_station": 1, "grocery_store": 1},
            "noise": {"library": 2, "raxxon": 1, "gas_station": 1},
            "waste": ["food_1"] * 8,
            "gone": ["janet_taylor", "forest_plum"],
            "crisis": "night_watch",
            "given": {1: ["fuel"]},
            **laid,
        },
    )
