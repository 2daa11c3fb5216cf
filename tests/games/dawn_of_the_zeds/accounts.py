"""Where everything of Dawn of the Zeds is: the accounts that a table has to agree with at every question."""

from lastfire.engine.step import Ask, Table
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    ASIDE,
    CAMP,
    CATACOMBS,
    CEMETERY,
    CUP,
    GONE,
    HOSPITAL,
    IN_PLAY,
    KIND,
    LAB,
    LISTED,
    OFFICES,
    ON_TRACKS,
    SPACES,
    START,
    SUPER_CUP,
    TOWN_CENTER,
    TUNNEL,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.card import END, GUARD, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES, LEVELS, TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, FIRST_MARKER, REDUCED, UPGRADES
from lastfire.games.dawn_of_the_zeds.rules.state import (
    MOST_EVENT_ACTIONS,
    MOST_INFECTION,
    MOST_STORES,
    OVER,
    DawnTable,
    empty_spaces,
    is_any_closed,
    who_is_heard,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    UNITS,
    is_hero,
    is_player_unit,
    is_refugees,
    is_regular_zeds,
    is_spreader,
    is_super_zeds,
    is_un_zeds,
    is_zeds,
)


def audit(t: Table, ask: Ask | None) -> None:
    """Units, markers, cards and tracks."""
    assert isinstance(t, DawnTable)
    _units(t)
    _spaces(t)
    _cards(t)
    _followed(t)
    assert 0 <= t.supplies <= MOST_STORES
    assert 0 <= t.ammo <= MOST_STORES
    assert 0 <= t.infection <= MOST_INFECTION
    assert 0 <= t.event_actions <= MOST_EVENT_ACTIONS
    assert t.chaos_left >= 0
    assert sum(t.chaos) + t.chaos_left == t.box.level.chaos, "a Chaos marker is lost or made"
    if ask is not None:
        assert t.phase != OVER
        assert ask.seat in range(t.seats)


def _units(t: DawnTable) -> None:
    """Every counter lies in one space, and could lie there."""
    for space, units in enumerate(t.here):
        assert list(units) == sorted(units)
        assert all(t.at[unit] == space for unit in units)
    assert len(t.at) == UNITS
    assert sum(map(len, t.here)) == sum([LISTED[space] for space in t.at]), "a counter is lost or made"
    for unit, space in enumerate(t.at):
        # Only a unit whose Saving Roll is being asked about has lost its last Hit and is still there.
        most = t.box.hits[unit] - (0 if t.marks[unit] & REDUCED or is_refugees(unit) else 1)
        assert 0 <= t.hits[unit] <= max(0, most), f"{t.box.units[unit].id} has {t.hits[unit]} Hits"
        if space == CUP:
            assert is_regular_zeds(unit)
        if space == SUPER_CUP:
            assert is_super_zeds(unit)
        if space == CEMETERY:
            assert is_player_unit(unit) or is_un_zeds(unit)
        if space in (HOSPITAL, OFFICES, LAB):
            assert is_player_unit(unit)
        if space == CAMP:
            assert is_refugees(unit)
        if space in (ASIDE, CUP, SUPER_CUP, CEMETERY, GONE):
            assert t.hits[unit] == 0, f"{t.box.units[unit].id} lies aside with Hits"
            assert t.marks[unit] < FIRST_MARKER, f"{t.box.units[unit].id} lies aside with a marker"
        if space == TOWN_CENTER and t.phase != OVER and t.fight is None:
            assert not is_zeds(unit), "Zeds stand in Town Center and the game goes on"
        if t.marks[unit] & COMATOSE:
            assert space == HOSPITAL, f"{t.box.units[unit].id} is comatose in {SPACES[space].id}"
        if is_hero(unit) and space < ASIDE:
            assert 0 <= t.owner[unit] < t.heroes, f"nobody owns {t.box.units[unit].id}"
    for mark in UPGRADES:
        assert sum(bool(marks & mark) for marks in t.marks) <= 1, "an upgrade marker lies twice"


def _spaces(t: DawnTable) -> None:
    """Stacking, and what may lie where."""
    has_tunnel = bool(t.box.uses & TUNNEL_RULES)
    assert len(t.here[OFFICES]) <= 2
    assert len(t.here[LAB]) <= 1
    assert len(t.here[HOSPITAL]) <= 4
    for space in ON_TRACKS:
        if track_of(space) == TUNNEL and not has_tunnel:
            assert not t.here[space], f"somebody stands in {SPACES[space].id}"
        if t.chaos[space]:
            assert t.box.uses & CHAOS_RULES
            assert KIND[space] not in (START, CATACOMBS, TOWN_CENTER)
        zeds = [unit for unit in t.here[space] if is_zeds(unit) and not is_spreader(unit)]
        if KIND[space] != CATACOMBS and t.fight is None:
            assert len(zeds) <= 2, f"{len(zeds)} Zeds in {SPACES[space].id}"
        assert sum(map(is_un_zeds, t.here[space])) <= 1


def _followed(t: DawnTable) -> None:
    """What a table keeps that follows from the rest of it."""
    assert t.team == tuple([unit for unit in range(FIRST_RAIDERS) if t.at[unit] < IN_PLAY])
    assert t.heard == who_is_heard(t.box, t.at, t.marks, t.in_force)
    assert t.empty == empty_spaces(t.here, t.chaos, t.ground)
    assert t.closed == is_any_closed(t.ground)


def _cards(t: DawnTable) -> None:
    """No card lies in two places."""
    assert len(set(t.events_left)) == len(t.events_left)
    used = [card for card in t.box.fates if card.number in [*_fates(t)]]
    assert len(used) == len(_fates(t)), "a Fate card is there twice"
    for act in range(4):
        for kind in (REGULAR, SPECIAL):
            left = [
                card
                for card in t.events_left
                if t.box.events[card].act == act + 1 and t.box.events[card].kind == kind
            ]
            assert 0 <= t.to_come[2 * act + kind] <= len(left), "more cards are to come than there are"
    ends = [card for card in t.events_left if t.box.events[card].kind in (END, GUARD)]
    assert len(ends) <= len(t.box.events)
    assert len(set(t.early_left)) == len(t.early_left) >= t.early_to_come >= 0
    assert len(t.standard_left) >= t.standard_to_come >= 0
    if t.versus is not None:
        pile = t.versus.scheme_pile
        schemes = [*pile.top, *pile.middle, *pile.bottom, *t.versus.schemes, *t.versus.buried]
        schemes += t.versus.open_discards
        assert len(set(schemes)) == len(schemes), "a Scheme is there twice"
        assert len(schemes) == sum(card.level <= _level(t) for card in t.box.schemes)


def _fates(t: DawnTable) -> list[int]:
    """Every Fate card of the match, wherever it lies."""
    return [*t.fates.top, *t.fates.middle, *t.fates.bottom, *t.fate_discards, *t.fate_hand]


def _level(t: DawnTable) -> int:
    """The number of the level, from 0 for the Basic Game."""
    return LEVELS.index(t.box.level)
