"""A sight of Hit Z Road as plain JSON values: what a client is sent.

The browser's types are written from the ones declared here (``lastfire.server.typescript``). What is shown
comes from the sight and the printed cards alone; a table is not to be had here.
"""

from typing import Final, Literal, TypedDict

from lastfire.games.hit_z_road.rules.known import Known
from lastfire.games.hit_z_road.rules.score import epilogue_holder, rating
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
)
from lastfire.games.hit_z_road.rules.words.vocabulary import CATEGORIES, ENDINGS, TOKENS

Phase = Literal["planning", "auction", "payment", "encounter", "over"]
Face = Literal["blank", "opportunity", "kill", "bonus_kill", "casualty", "fatal"]


FACE_IDS: Final[tuple[Face, ...]] = ("blank", "opportunity", "kill", "bonus_kill", "casualty", "fatal")
"""The faces of the dice by number: the ids of ``FACES``."""


class SeatView(TypedDict):
    """One group."""

    seat: int
    alive: bool
    people: int
    ammo: int
    gas: int
    adrenaline: int
    bid: int
    passed: bool
    initiative: int | None
    won: int
    won_cards: list[str] | None
    """Null where the watcher may not look."""
    vp: int | None
    tokens: dict[str, int]
    wheel_armed: bool
    map_vp: int
    journey_vp: int
    leg_vp: int
    paid: bool


class PathView(TypedDict):
    """One path, numbered from 1; a card face down or gone is null."""

    path: int
    key: int
    cards: list[str | None]
    face_down: list[bool]
    gone: list[bool]
    taken_by: int | None


class DrivingView(TypedDict):
    """The encounter under way."""

    seat: int
    path: int
    slot: int
    card: str | None


class FightView(TypedDict):
    """The fight under way."""

    zombies: int
    zombies_at_start: int
    skulls: int
    red_dice: int
    may_flee: bool
    may_spend: bool
    volley_skulls_add: bool
    volley: list[Face] | None
    melee_rolls: int
    black: list[Face]
    red: list[Face]


class RaceView(TypedDict):
    """Who leads for an epilogue card, and who would hold it now."""

    category: str
    most: list[int]
    holder: int | None


class TileView(TypedDict):
    """A contaminated area, and the stage it lies on."""

    size: int
    stage: int


class JourneyView(TypedDict):
    """The journey variant."""

    stage: int
    tiles: list[TileView]
    car_keys: int | None


class AuctionView(TypedDict):
    """When the auction ends."""

    passes_in_a_row: int
    needed: int


class ScoreView(TypedDict):
    """How the points of one seat came about."""

    seat: int
    alive: bool
    cards: int
    maps: int
    epilogue: list[str]
    epilogue_vp: int
    sets: int
    journey: int
    legs: int
    total: int


class ResultView(TypedDict):
    """How the game ended."""

    winners: list[int]
    reason: str
    scores: list[ScoreView]
    rating: int | None
    """Solo, on a road that was driven to its end: the band, from 0."""


class RoadView(TypedDict):
    """What a seat may know of the table."""

    game: Literal["hit_z_road"]
    seat: int | None
    round: int
    rounds: int
    level: int
    leg: int
    legs: int
    phase: Phase
    turn: int | None
    order: list[int]
    seats: list[SeatView]
    paths: list[PathView]
    deck: list[int]
    driving: DrivingView | None
    fight: FightView | None
    epilogue: list[RaceView]
    """Empty in solo."""
    journey: JourneyView | None
    auction: AuctionView | None
    result: ResultView | None


PHASES: Final[dict[int, Phase]] = {
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


def view(s: Known) -> RoadView:
    """A sight as JSON values."""
    return {
        "game": "hit_z_road",
        "seat": _seat_or_none(s.seat),
        "round": s.round,
        "rounds": ROUNDS,
        "level": s.level,
        "leg": s.leg,
        "legs": s.legs,
        "phase": PHASES[s.phase],
        "turn": _seat_or_none(s.asked),
        "order": s.order,
        "seats": [_group(s, seat) for seat in range(s.seats)],
        "paths": [_path(s, path) for path in range(len(s.taken))],
        "deck": s.undealt,
        "driving": _driving(s),
        "fight": _fight(s),
        "epilogue": _epilogue(s),
        "journey": _journey(s),
        "auction": _auction(s),
        "result": _result(s),
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def _group(s: Known, seat: int) -> SeatView:
    group = s.groups[seat]
    shown = s.won_shown[seat]
    return {
        "seat": seat,
        "alive": group.people > 0,
        "people": group.people,
        "ammo": group.ammo,
        "gas": group.gas,
        "adrenaline": group.adrenaline,
        "bid": group.bid,
        "passed": group.passed,
        "initiative": s.order.index(seat) + 1 if seat in s.order else None,
        "won": s.won[seat],
        "won_cards": [s.cards[card].id for card in group.won] if shown else None,
        "vp": s.points(seat) if shown else None,
        "tokens": {noun.id: group.tokens[i] for i, noun in enumerate(TOKENS)},
        "wheel_armed": group.wheel_armed,
        "map_vp": group.map_vp,
        "journey_vp": group.journey_vp,
        "leg_vp": group.leg_vp,
        "paid": s.has_paid(seat),
    }


def _path(s: Known, path: int) -> PathView:
    cards = s.paths[2 * path : 2 * path + 2]
    return {
        "path": path + 1,
        "key": s.keys[path],
        "cards": [s.cards[card].id if card >= 0 else None for card in cards],
        "face_down": [card == FACE_DOWN for card in cards],
        "gone": [card == GONE for card in cards],
        "taken_by": _seat_or_none(s.taken[path]),
    }


def _driving(s: Known) -> DrivingView | None:
    if s.path < 0:
        return None
    return {
        "seat": s.driver,
        "path": s.path + 1,
        "slot": s.slot,
        "card": s.cards[s.card].id if s.card >= 0 else None,
    }


def _fight(s: Known) -> FightView | None:
    if not s.fighting:
        return None
    return {
        "zombies": s.zombies,
        "zombies_at_start": s.zombies_at_start,
        "skulls": s.skulls,
        "red_dice": s.red_dice,
        "may_flee": s.may_flee,
        "may_spend": s.may_spend,
        "volley_skulls_add": s.volley_skulls_add,
        "volley": _faces(s.volley) if s.volleys else None,
        "melee_rolls": s.melee_rolls,
        "black": _faces(s.black),
        "red": _faces(s.red),
    }


def _faces(faces: list[int]) -> list[Face]:
    return [FACE_IDS[face] for face in faces]


def _epilogue(s: Known) -> list[RaceView]:
    """Who leads for each epilogue card; none in solo. [HZR-SETUP-6, HZR-SOLO-11]"""
    if s.seats == 1:
        return []
    race: list[RaceView] = []
    for category, noun in enumerate(CATEGORIES):
        leaders = s.epilogue_leaders(category)
        race.append({"category": noun.id, "most": leaders, "holder": _seat_or_none(epilogue_holder(leaders))})
    return race


def _journey(s: Known) -> JourneyView | None:
    if not s.journey:
        return None
    return {
        "stage": s.round,
        "tiles": [{"size": 2, "stage": s.tile_2}, {"size": 4, "stage": s.tile_4}],
        "car_keys": _seat_or_none(s.car_keys),
    }


def _auction(s: Known) -> AuctionView | None:
    if s.phase != AUCTION:
        return None
    return {"passes_in_a_row": s.passes, "needed": s.passes_needed}


def _result(s: Known) -> ResultView | None:
    if s.phase != OVER:
        return None
    return {
        "winners": s.winners,
        "reason": ENDINGS[s.reason].id,
        "scores": [
            {
                "seat": seat,
                "alive": s.groups[seat].people > 0,
                "cards": score.cards,
                "maps": score.maps,
                "epilogue": [CATEGORIES[category].id for category in score.epilogue],
                "epilogue_vp": score.epilogue_vp,
                "sets": score.sets,
                "journey": score.journey + score.lone_survivor,
                "legs": score.legs,
                "total": score.total,
            }
            for seat, score in enumerate(s.scores)
        ],
        # Nobody rates a road that was not driven to its end.
        "rating": rating(s.scores[0].total // s.legs) if s.seats == 1 and s.winners else None,
    }
