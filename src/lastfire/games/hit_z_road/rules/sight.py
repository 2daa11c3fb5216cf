"""What a seat may know of a table of Hit Z Road.

Nearly everything is open. Hidden are the cards nobody has seen, which do not exist on the table before they
are turned, and, by option, the cards that others have won. Cards, tokens and faces are numbers, as on the
table; -1 is nobody or nothing.
"""

from typing import Any, cast

from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.hit_z_road.rules.auction import passes_needed
from lastfire.games.hit_z_road.rules.fight import red_dice
from lastfire.games.hit_z_road.rules.known import Known
from lastfire.games.hit_z_road.rules.score import reason, scores
from lastfire.games.hit_z_road.rules.state import (
    AUCTION,
    FIGHT,
    NOBODY,
    OVER,
    RoadTable,
)
from lastfire.games.hit_z_road.rules.view import view


class RoadSight(Known):
    """All that one seat may know. ``sight_of`` makes one."""

    def json(self) -> dict[str, Any]:
        return cast(dict[str, Any], view(self))


def seen(match: Match, seat: int | None) -> RoadSight:
    """What a seat, or a spectator for None, sees of a match of this game."""
    sight = match.sight(seat)
    assert isinstance(sight, RoadSight)
    return sight


def sight_of(t: RoadTable, ask: Ask | None, seat: int) -> RoadSight:
    """The table as ``seat`` (-1: a spectator) sees it while ``ask`` stands open."""
    s = RoadSight(seat, t.cards)
    s.seats = t.seats
    s.asked = ask.seat if ask is not None else NOBODY
    s.phase = t.phase
    s.round = t.round
    s.leg = t.leg
    s.legs = t.house.legs
    s.level = t.level
    s.order = t.order[:]
    s.at = t.at
    s.undealt = t.undealt[:]
    _see_groups(s, t)
    s.paths = t.paths[:]
    s.keys = t.keys[:]
    s.taken = t.taken[:]
    s.path = t.path
    s.slot = t.slot
    s.card = t.card
    s.driver = t.seat if t.path >= 0 else NOBODY
    _see_fight(s, t)
    s.journey = t.house.journey
    s.tile_2 = t.tile_2
    s.tile_4 = t.tile_4
    s.car_keys = t.car_keys
    s.passes = t.passes
    s.passes_needed = passes_needed(t) if t.phase == AUCTION else 0
    _see_result(s, t)
    return s


def _see_groups(s: RoadSight, t: RoadTable) -> None:
    """What every group has; by option nobody sees the cards that others have won."""
    s.groups = []
    s.won = []
    s.won_shown = []
    for seat, group in enumerate(t.groups):
        shown = t.house.won_cards_open or seat == s.seat or t.phase == OVER
        seen = group.copy()
        if not shown:
            seen.won = []
        s.groups.append(seen)
        s.won.append(len(group.won))
        s.won_shown.append(shown)


def _see_fight(s: RoadSight, t: RoadTable) -> None:
    """Zombies and dice of the fight under way."""
    s.fighting = t.fighting
    s.zombies = t.zombies
    s.zombies_at_start = t.zombies_at_start
    s.skulls = t.skulls
    s.red_dice = red_dice(t, t.seat) if t.fighting else 0
    s.may_flee = t.may_flee and t.phase == FIGHT
    s.may_spend = t.may_spend
    s.volley_skulls_add = t.volley_skulls_add
    s.volleys = t.volleys
    s.melee_rolls = t.melee_rolls
    s.volley = t.volley[:]
    s.black = t.faces[: t.black]
    s.red = t.faces[t.black :]


def _see_result(s: RoadSight, t: RoadTable) -> None:
    """Who has won, and how the points came about."""
    over = t.phase == OVER
    s.reason = reason(t) if over else -1
    s.winners = t.winners[:]
    s.scores = scores(t) if over else []
