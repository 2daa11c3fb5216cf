"""If nobody moves: how likely each track is activated next, and what one activation would do to it.

Every group is looked at as if those before it had gone their way. Cards that are held do nothing, and a
Minefield is named, but the fight after it is reckoned with all who set it off.
"""

from typing import TypedDict, final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    fighters_at,
    put,
    raiders_at,
    refugees_at,
    zeds_at,
    zeds_on,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    CENTER,
    KIND,
    NAMED,
    SPACES,
    START,
    STARTS,
    STEPS,
    TOWN_CENTER,
    TRACKS,
    TUNNEL,
    inward,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for, nearest_room, room_for_zeds
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import leaves_surely
from lastfire.games.dawn_of_the_zeds.rules.card import ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.combat.dice import extra_dice, may_roll_again
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    SIDES,
    Bearer,
    FightOdds,
    hits_that_tell,
    humans_win,
    rolled_rows,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import (
    courses_of,
    fights_on,
    hits_after,
    odds_of_courses,
    winner_of,
    zeds_of,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.table import COLUMNS, HITS_ON_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, come_into_force, held_by, in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES
from lastfire.games.dawn_of_the_zeds.rules.next_tracks import (
    Likely,
    ToCome,
    is_this_turn,
    next_tracks,
    tracks_to_come,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT, EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    MINEFIELD_4,
    MINEFIELD_7,
    ZEDS,
    DawnTable,
    Fight,
    new_fight,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import able_to_advance, is_stopped
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import by_strength, chaos_of_fall
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import end_effects
from lastfire.games.dawn_of_the_zeds.rules.turn.pressure import pressed_groups, strength_of
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_spreader
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import PRESSED, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import shamblers


@final
class LostSpace(TypedDict):
    """A space where a Lost unit comes out, and how likely."""

    space: str
    chance: float


@final
class CatacombsOdds(TypedDict):
    """What becomes of a unit that tries to leave Catacombs; to be Lost is told by where it comes out."""

    moves: float
    stays: float
    eliminated: float
    lost: list[LostSpace]


@final
class Meeting(TypedDict):
    """A unit that could fight, the prospects if it does, and the chance that Zeds hold the space after it.

    Where the fight repeats, that chance, too, is of one attack. [DOZ-EVENT-40]
    """

    unit: str
    odds: FightOdds
    zeds_remain: float


@final
class GroupForecast(TypedDict):
    """One group of a track in one activation."""

    units: list[str]
    space: str
    target: str
    movers: list[str]
    """Those who have room, or are free, to go."""
    stopped: float
    """The chance that dice stop the group before it moves."""
    catacombs: CatacombsOdds | None
    meets: list[Meeting]
    again: list[str]
    """Those who try a second move."""
    breaks_barricade: bool
    minefield: int
    """The Strength of the Minefield that they set off; 0 for none."""
    overruns: list[str]
    """Villagers and Refugees whom they would find there if they remain."""
    chaos: float
    """The chance that the space gets Chaos, whoever defends best."""
    town_falls: float
    """The chance that the Zeds win by this move: in Town Center, or by a Chaos marker that is missing."""


@final
class TrackForecast(TypedDict):
    """One track: the chances that it is activated at all, at least twice, or if somebody so chooses."""

    track: str
    activated: float
    twice: float
    chosen: float
    to_come: float
    """How often the Event cards are expected to activate it from now on, to the end of the deck."""
    most_to_come: int
    """How often at most."""
    new_zeds: str | None
    """Where a new unit comes to a track without Zeds."""
    groups: list[GroupForecast]
    town_falls: float


@final
class PressedGroup(TypedDict):
    """A group that pressure would move; ``tied`` if others are as strong."""

    space: str
    units: list[str]
    tied: bool


@final
class PressureForecast(TypedDict):
    """The chance that there is pressure, how many moves it brings, and whose."""

    chance: float
    moves: int
    groups: list[PressedGroup]


@final
class Forecast(TypedDict):
    """What the Zeds will do if nobody moves. ``this_turn`` says whether the Event card is known already."""

    this_turn: bool
    tracks: list[TrackForecast]
    pressure: PressureForecast | None


def forecast(t: DawnTable, seat: int) -> Forecast:
    """What the Zeds will do in the phase to come if nobody moves, for all that a seat knows."""
    likely = next_tracks(t, seat)
    this_turn = is_this_turn(t)
    then = t.copy()
    then.fight = None
    if not this_turn:
        end_effects(then)
    # What holds in the Zeds Phase alone holds in what is forecast.
    then.phase = ZEDS
    pressure: PressureForecast | None = None
    if likely.pressure:
        pressure = {
            "chance": likely.pressure,
            "moves": likely.moves,
            "groups": _pressed(then.copy(), likely.moves),
        }
    # Pressure comes before what the card brings; from then on what it says for the phase holds. [DOZ-PRESS-5]
    if this_turn and t.box.events[t.event].holds_from == ZEDS_START:
        come_into_force(then, EVENT_SOURCE + t.event)
    return {
        "this_turn": this_turn,
        "tracks": [
            _track(then, track, one, to_come)
            for track, (one, to_come) in enumerate(zip(likely.tracks, tracks_to_come(t, seat), strict=True))
        ],
        "pressure": pressure,
    }


def shambling(t: DawnTable, first: int) -> GroupForecast:
    """What the group of Zeds that this unit stands for would do if it shambled now. [DOZ-VERSUS-24..28]"""
    then = t.copy()
    if then.versus is not None:
        then.versus.is_shambling = True
    group = next(group for group in shamblers(then) if group[0] == first)
    return _group(then, group, then.at[first])


def _track(then: DawnTable, track: int, likely: Likely, to_come: ToCome) -> TrackForecast:
    """One activation of a track. [DOZ-ZEDS-4..8]"""
    groups: list[GroupForecast] = []
    arrival: str | None = None
    if not zeds_on(then, track):
        space = nearest_room(then, STARTS[track])
        arrival = SPACES[space].id if space >= 0 else None
    for space in range(track * STEPS, track * STEPS + STEPS):
        group = zeds_at(then, space)
        if not group:
            continue
        if KIND[space] == CATACOMBS:
            groups += [_group(then, [unit], space) for unit in by_strength(then, group)]
        else:
            groups.append(_group(then, group, space))
    return {
        "track": TRACKS[track].id,
        "activated": min(1.0, likely.activated),
        "twice": min(1.0, likely.twice),
        "chosen": min(1.0, likely.chosen),
        "to_come": to_come.expected,
        "most_to_come": to_come.most,
        "new_zeds": arrival,
        "groups": groups,
        "town_falls": max([group["town_falls"] for group in groups], default=0.0),
    }


def _group(then: DawnTable, group: list[int], start: int) -> GroupForecast:
    """What one group does; whoever surely goes is put where it goes. [DOZ-ZEDS-6..17]"""
    target = inward(start)
    movers = _movers(then, group, target)
    catacombs = _catacombs(then, movers[0]) if movers and KIND[start] == CATACOMBS else None
    stopped = _stop_chance(then, tuple(movers), start, target, []) if movers else 0.0
    goes = catacombs["moves"] if catacombs is not None else float(bool(movers))
    goes *= 1 - stopped
    meets = _meetings(_gone(then, movers, start, target), movers, target, start)
    remain = goes * min([meeting["zeds_remain"] for meeting in meets], default=1.0)
    can_get_chaos = NAMED <= KIND[target] != CENTER and then.box.uses & CHAOS_RULES
    gets_chaos = can_get_chaos and not then.chaos[target]
    # A marker that is missing ends the game as well. [DOZ-END-2]
    is_missing = gets_chaos and then.chaos_left < chaos_of_fall(then)
    falls = remain if target == TOWN_CENTER or is_missing else 0.0
    found: GroupForecast = {
        "units": _ids(group),
        "space": SPACES[start].id,
        "target": SPACES[target].id,
        "movers": _ids(movers),
        "stopped": stopped,
        "catacombs": catacombs,
        "meets": meets,
        "again": _ids([unit for unit in movers if _moves_again(then, unit)]),
        "breaks_barricade": bool(movers) and bool(then.ground[start] & BARRICADE),
        "minefield": _minefield(then, target) if movers else 0,
        "overruns": _ids(refugees_at(then, target)) if movers and KIND[target] != CENTER else [],
        "chaos": remain if gets_chaos else 0.0,
        "town_falls": falls,
    }
    if (catacombs is None or catacombs["moves"] == 1.0) and target != TOWN_CENTER:
        for unit in movers:
            put(then, unit, target)
    return found


def _ids(units: list[int]) -> list[str]:
    return [UNIT_NAMES[unit].id for unit in units]


def _moves_again(then: DawnTable, unit: int) -> bool:
    return any(
        holding.moves_again(then, bearer) for _, bearer, holding in held_by(then, unit, questions.MOVES_AGAIN)
    )


def _minefield(then: DawnTable, space: int) -> int:
    """The Strength of a Minefield. [DOZ-ZEDS-12]"""
    if then.ground[space] & MINEFIELD_7:
        return 7
    return 4 if then.ground[space] & MINEFIELD_4 else 0


def _movers(then: DawnTable, group: list[int], target: int) -> list[int]:
    """Who goes: without room for all the strongest; spreaders need none. [DOZ-STACK-6, DOZ-STACK-10]"""
    able = able_to_advance(then, group)
    room = room_for_zeds(then, target)
    if len(able) <= room:
        return able
    strongest = [unit for unit in by_strength(then, able) if not is_spreader(unit)][:room]
    return sorted([*[unit for unit in able if is_spreader(unit)], *strongest])


def _stop_chance(then: DawnTable, group: tuple[int, ...], start: int, target: int, dice: list[int]) -> float:
    """How likely a group is stopped once these dice have fallen, over all that are still to fall.

    Players who may stop it and are asked do not. [DOZ-ZEDS-9, DOZ-UNIT-57, DOZ-UNIT-58]
    """
    if not all_held(then, questions.STOPS_ADVANCE):
        return 0.0
    now = then.copy()
    now.chance.script = dice
    for _ in is_stopped(now, group, start, target):
        return 0.0
    if len(now.chance.outcomes) > len(dice):
        ways = [_stop_chance(then, group, start, target, [*dice, die]) for die in range(SIDES)]
        return sum(ways) / SIDES
    return float(now.reply)


def _gone(then: DawnTable, movers: list[int], start: int, target: int) -> DawnTable:
    """A table on which it has been asked who stops them: some note who goes through what. [DOZ-EVENT-29]"""
    if not movers or not in_force(then, questions.STOPS_ADVANCE):
        return then
    now = then.copy()
    for _ in is_stopped(now, tuple(movers), start, target):
        break
    return now


# Catacombs.


def _catacombs(then: DawnTable, unit: int) -> CatacombsOdds:
    """The rolls of a unit that tries to leave. [DOZ-TUNNEL-1, DOZ-TUNNEL-2, DOZ-TUNNEL-4..6, DOZ-TUNNEL-9]"""
    if leaves_surely(then, unit):
        return {"moves": 1.0, "stays": 0.0, "eliminated": 0.0, "lost": []}
    each = 1 / SIDES / SIDES
    stays = 2 / SIDES
    eliminated = 0.0
    lost: list[LostSpace] = []
    for die in range(1, SIDES + 1):
        space = TUNNEL * STEPS + die
        if space == then.at[unit]:
            eliminated += each
        elif has_room_for(then, unit, space):
            lost.append({"space": SPACES[space].id, "chance": each})
        else:
            stays += each
    return {"moves": 3 / SIDES, "stays": stays, "eliminated": eliminated, "lost": lost}


# Fights.


def _meetings(then: DawnTable, movers: list[int], space: int, start: int) -> list[Meeting]:
    """Every unit that could fight these Zeds in a space. [DOZ-COMBAT-5, DOZ-STACK-14, DOZ-TUNNEL-7]

    In Town Center nobody fights but where somebody holds the town. [DOZ-UNIT-75]
    """
    if not movers or KIND[space] == START or not then.here[space]:
        return []
    if space == TOWN_CENTER and not any(
        holding.holds_town(then, bearer) for _, bearer, holding in all_held(then, questions.HOLDS_TOWN)
    ):
        return []
    zeds = by_strength(then, movers)[:1] if KIND[space] == CATACOMBS else movers
    marks = then.marks[:]
    for unit in then.here[space]:
        then.marks[unit] &= ~DEFIANT
    able = fighters_at(then, space) or raiders_at(then, space)
    found = [_meeting(then, zeds, unit, space, start) for unit in able]
    then.marks = marks
    return found


def _meeting(then: DawnTable, zeds: list[int], unit: int, space: int, start: int) -> Meeting:
    """The prospects of one fight."""
    fight = new_fight(zeds, unit, space, start, True)
    then.fight = fight
    bearers = zeds_of(then, fight)
    ways = courses_of(then, fight)
    odds = odds_of_courses(then, ways, bearers)
    if fights_on(then, fight):
        odds["repeats"] = True
    remain = 0.0
    for way in ways:
        remain += way.chance * (
            _remain_after(then, way.fight, bearers, way.zeds_hits)
            if way.fight is not None
            else _left_of([0.0] * way.zeds_hits + [1.0], bearers)
        )
    then.fight = None
    return {"unit": UNIT_NAMES[unit].id, "odds": odds, "zeds_remain": min(1.0, remain)}


def _remain_after(then: DawnTable, fight: Fight, bearers: list[Bearer], before: int) -> float:
    """The chance that Zeds hold the space after so many Hits and a fight whose column is known."""
    again = may_roll_again(then, fight.unit)
    winner = winner_of(then, fight)
    rows = rolled_rows(fight.column, extra_dice(then, fight), again, winner)
    return zeds_remain(rows, fight.column, bearers, winner, before + hits_after(then, fight)[0])


def zeds_remain(rows: list[float], column: int, zeds: list[Bearer], winner: int, after: int = 0) -> float:
    """The chance that Zeds win a fight and somebody of them is left, from the chance of each row.

    ``after`` are Hits that they take once it is over.
    """
    lost = [0.0] * (COLUMNS + 1 + after)
    for row, chance in enumerate(rows):
        if not humans_win(row, column, winner):
            lost[HITS_ON_ZEDS[row][column] + after] += chance
    return _left_of(lost, zeds)


def _left_of(lost: list[float], zeds: list[Bearer]) -> float:
    """The chance that somebody of the Zeds is left, from the chances of Hits where they are not beaten."""
    return sum(hits_that_tell(lost, zeds)[: sum([left for left, _ in zeds])])


# Pressure.


def _pressed(then: DawnTable, moves: int) -> list[PressedGroup]:
    """The groups that pressure would move, one after another. [DOZ-PRESS-7..17]"""
    found: list[PressedGroup] = []
    for _ in range(moves):
        groups = pressed_groups(then)
        if not groups:
            break
        strongest = max([strength_of(then, group) for group in groups])
        tied = [group for group in groups if strength_of(then, group) == strongest]
        group = tied[0]
        space = then.at[group[0]]
        found.append({"space": SPACES[space].id, "units": _ids(group), "tied": len(tied) > 1})
        for unit in group:
            mark_used(then, PRESSED, unit)
        if KIND[space] != CATACOMBS:
            for unit in _movers(then, group, inward(space)):
                put(then, unit, inward(space))
    return found
