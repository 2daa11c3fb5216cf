"""What a seat may know, as plain JSON values.

Nearly everything is open in Hit Z Road. Hidden are the cards nobody has seen, which do not exist
on the table before they are turned, and, by option, the cards that others have won.
"""

from typing import Any, Final

from lastfire.games.hit_z_road.rules.auction import passes_needed
from lastfire.games.hit_z_road.rules.fight import red_dice
from lastfire.games.hit_z_road.rules.score import (
    epilogue_holder,
    epilogue_leaders,
    rating,
    reason,
    scores,
)
from lastfire.games.hit_z_road.rules.state import (
    AUCTION,
    CARD,
    CHOICE,
    FACE_DOWN,
    FIGHT,
    GONE,
    MELEE,
    NOBODY,
    OVER,
    PAYMENT,
    PLANNING,
    ROUND_END,
    ROUNDS,
    SETTING_OUT,
    RoadTable,
)
from lastfire.games.hit_z_road.rules.terms import CATEGORIES, ENDINGS, FACES, TOKENS

PHASES: Final = {
    PLANNING: "planning",
    AUCTION: "auction",
    PAYMENT: "payment",
    CHOICE: "encounter",
    SETTING_OUT: "encounter",
    CARD: "encounter",
    FIGHT: "encounter",
    MELEE: "encounter",
    ROUND_END: "encounter",
    OVER: "over",
}


def view(t: RoadTable, asked: int, seat: int) -> dict[str, Any]:
    """The table as ``seat`` (-1: a spectator) sees it; ``asked`` is the seat in turn, or -1."""
    return {
        "game": "hit_z_road",
        "seat": seat if seat >= 0 else None,
        "round": t.round,
        "rounds": ROUNDS,
        "level": t.level,
        "leg": t.leg,
        "legs": t.house.legs,
        "phase": PHASES[t.phase],
        "turn": asked if asked >= 0 else None,
        "order": t.order[:],
        "seats": [_group(t, other, seat) for other in range(t.seats)],
        "paths": [_path(t, path) for path in range(len(t.taken))],
        "deck": t.undealt[:],
        "driving": _driving(t),
        "fight": _fight(t),
        "epilogue": _epilogue(t),
        "journey": _journey(t),
        "auction": _auction(t),
        "result": _result(t),
    }


def _group(t: RoadTable, seat: int, watcher: int) -> dict[str, Any]:
    """One group; all but the won cards is open. [HZR-SETUP-14, HZR-PATH-11, HZR-TOKEN-2]"""
    group = t.groups[seat]
    shown = t.house.won_cards_open or seat == watcher or t.phase == OVER
    alive = group.people > 0
    return {
        "seat": seat,
        "alive": alive,
        "people": group.people,
        "ammo": group.ammo,
        "gas": group.gas,
        "adrenaline": group.adrenaline,
        "bid": group.bid,
        "passed": group.passed,
        "initiative": t.order.index(seat) + 1 if seat in t.order else None,
        "won": len(group.won),
        "won_cards": [t.cards[card].id for card in group.won] if shown else None,
        "vp": sum([t.cards[card].vp for card in group.won]) if shown else None,
        "tokens": {noun.id: group.tokens[i] for i, noun in enumerate(TOKENS)},
        "wheel_armed": group.wheel_armed,
        "map_vp": group.map_vp,
        "journey_vp": group.journey_vp,
        "leg_vp": group.leg_vp,
        "paid": t.phase == PAYMENT and seat in t.order[: t.at],
    }


def _path(t: RoadTable, path: int) -> dict[str, Any]:
    cards = t.paths[2 * path : 2 * path + 2]
    return {
        "path": path + 1,
        "key": t.keys[path],
        "cards": [t.cards[card].id if card >= 0 else None for card in cards],
        "face_down": [card == FACE_DOWN for card in cards],
        "gone": [card == GONE for card in cards],
        "taken_by": t.taken[path] if t.taken[path] != NOBODY else None,
    }


def _driving(t: RoadTable) -> dict[str, Any] | None:
    if t.path < 0:
        return None
    return {
        "seat": t.seat,
        "path": t.path + 1,
        "slot": t.slot,
        "card": t.cards[t.card].id if t.card >= 0 else None,
    }


def _fight(t: RoadTable) -> dict[str, Any] | None:
    if not t.fighting:
        return None
    return {
        "zombies": t.zombies,
        "zombies_at_start": t.zombies_at_start,
        "skulls": t.skulls,
        "red_dice": red_dice(t, t.seat),
        "may_flee": t.may_flee and t.phase == FIGHT,
        "may_spend": t.may_spend,
        "volley_skulls_add": t.volley_skulls_add,
        "volley": [FACES[face].id for face in t.volley] if t.volleys else None,
        "melee_rolls": t.melee_rolls,
        "black": [FACES[face].id for face in t.faces[: t.black]],
        "red": [FACES[face].id for face in t.faces[t.black :]],
    }


def _epilogue(t: RoadTable) -> list[dict[str, Any]]:
    """Who leads for each epilogue card; none in solo. [HZR-SETUP-6, HZR-SOLO-11]"""
    if t.seats == 1:
        return []
    race: list[dict[str, Any]] = []
    for category, noun in enumerate(CATEGORIES):
        holder = epilogue_holder(t, category)
        race.append(
            {
                "category": noun.id,
                "most": epilogue_leaders(t, category),
                "holder": holder if holder != NOBODY else None,
            }
        )
    return race


def _journey(t: RoadTable) -> dict[str, Any] | None:
    if not t.house.journey:
        return None
    return {
        "stage": t.round,
        "tiles": [{"size": 2, "stage": t.tile_2}, {"size": 4, "stage": t.tile_4}],
        "car_keys": t.car_keys if t.car_keys != NOBODY else None,
    }


def _auction(t: RoadTable) -> dict[str, Any] | None:
    if t.phase != AUCTION:
        return None
    return {"passes_in_a_row": t.passes, "needed": passes_needed(t)}


def _result(t: RoadTable) -> dict[str, Any] | None:
    if t.phase != OVER:
        return None
    tally = scores(t)
    return {
        "winners": t.winners[:],
        "reason": ENDINGS[reason(t)].id,
        "scores": [
            {
                "seat": seat,
                "alive": t.groups[seat].people > 0,
                "cards": score.cards,
                "maps": score.maps,
                "epilogue": [CATEGORIES[category].id for category in score.epilogue],
                "epilogue_vp": score.epilogue_vp,
                "sets": score.sets,
                "journey": score.journey + score.lone_survivor,
                "legs": score.legs,
                "total": score.total,
            }
            for seat, score in enumerate(tally)
        ],
        # Nobody rates a road that was not driven to its end.
        "rating": rating(tally[0].total // t.house.legs) if t.seats == 1 and t.winners else None,
    }
