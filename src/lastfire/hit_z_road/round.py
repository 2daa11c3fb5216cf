"""The contents page: which step comes next is read from the table."""

from lastfire.engine.step import Flow
from lastfire.hit_z_road import state
from lastfire.hit_z_road.auction import bidding_turn, payment
from lastfire.hit_z_road.encounter import choose_path, clear_paths, resolve_card
from lastfire.hit_z_road.fight import before_melee, melee_roll
from lastfire.hit_z_road.journey import drop_car_keys, setting_out
from lastfire.hit_z_road.planning import planning
from lastfire.hit_z_road.score import end_of_round
from lastfire.hit_z_road.setup import begin_leg
from lastfire.hit_z_road.state import RoadTable


def next_step(t: RoadTable) -> Flow | None:
    """Planning, auction, encounter, until the game is over. [HZR-PLAN-1, HZR-PLAN-2]"""
    while t.phase == state.ROUND_END or t.phase == state.PLANNING:
        if t.phase == state.ROUND_END:
            clear_paths(t)
            drop_car_keys(t)
            end_of_round(t)
        else:
            if t.round == 0 and t.leg > 1:
                begin_leg(t)
            planning(t)
    if t.phase == state.AUCTION:
        return bidding_turn(t)
    if t.phase == state.PAYMENT:
        return payment(t)
    if t.phase == state.CHOICE:
        return choose_path(t)
    if t.phase == state.SETTING_OUT:
        return setting_out(t)
    if t.phase == state.CARD:
        return resolve_card(t)
    if t.phase == state.FIGHT:
        return before_melee(t)
    if t.phase == state.MELEE:
        return melee_roll(t)
    return None
