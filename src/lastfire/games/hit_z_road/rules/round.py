"""The contents page: which step comes next is read from the table."""

from lastfire.engine.step import Flow
from lastfire.games.hit_z_road.rules.auction import bidding_turn, payment
from lastfire.games.hit_z_road.rules.encounter import choose_path, clear_paths, resolve_card
from lastfire.games.hit_z_road.rules.fight import before_melee, melee_roll
from lastfire.games.hit_z_road.rules.journey import drop_car_keys, setting_out
from lastfire.games.hit_z_road.rules.planning import planning
from lastfire.games.hit_z_road.rules.score import end_of_round
from lastfire.games.hit_z_road.rules.setup import begin_leg
from lastfire.games.hit_z_road.rules.state import (
    AUCTION,
    CARD,
    CHOICE,
    FIGHT,
    MELEE,
    OVER,
    PAYMENT,
    PLANNING,
    ROUND_END,
    SETTING_OUT,
    RoadTable,
)


def next_step(t: RoadTable) -> Flow | None:
    """Planning, auction, encounter, until the game is over. [HZR-PLAN-1, HZR-PLAN-2]"""
    if t.phase == ROUND_END:
        clear_paths(t)
        drop_car_keys(t)
        end_of_round(t)
    if t.phase == PLANNING:
        if t.round == 0 and t.leg > 1:
            begin_leg(t)
        planning(t)
    phase = t.phase
    if phase == AUCTION:
        return bidding_turn(t)
    if phase == PAYMENT:
        return payment(t)
    if phase == CHOICE:
        return choose_path(t)
    if phase == SETTING_OUT:
        return setting_out(t)
    if phase == CARD:
        return resolve_card(t)
    if phase == FIGHT:
        return before_melee(t)
    if phase == MELEE:
        return melee_roll(t)
    assert phase == OVER
    return None
