"""Lasting effects of crossroads cards: none yet, the cards follow."""

from lastfire.dead_of_winter.effects.verb import Condition
from lastfire.dead_of_winter.state import ColonyTable
from lastfire.engine.step import Flow


def is_move_safe(t: ColonyTable, survivor: int, origin: int, to: int) -> bool:
    return False


def is_attack_safe(t: ColonyTable, survivor: int, entrance: int) -> bool:
    return False


def after_move(t: ColonyTable, survivor: int, origin: int, to: int) -> Flow | None:
    return None


def may_move_to(t: ColonyTable, survivor: int, to: int) -> bool:
    return True


def at_turn_start(t: ColonyTable, seat: int) -> Flow | None:
    return None


def at_round_start(t: ColonyTable) -> Flow | None:
    return None


def at_round_end(t: ColonyTable) -> Flow | None:
    return None


def cards_per_morale(t: ColonyTable) -> int:
    return 10


def extra_food(t: ColonyTable) -> int:
    return 0


def turn_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    return None


def do_turn_option(t: ColonyTable, seat: int, action: int) -> Flow | None:
    return None


def may_give_to_crisis(t: ColonyTable, seat: int) -> bool:
    return True


def may_play(t: ColonyTable, card: int) -> bool:
    return True


def extra_goals(t: ColonyTable) -> list[Condition]:
    return []
