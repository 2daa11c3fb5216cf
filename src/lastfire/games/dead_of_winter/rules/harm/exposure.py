"""Rolling for exposure, wounds, and the spread of a bite."""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.board.tracks import WOUND_TOKENS
from lastfire.games.dead_of_winter.rules.board.zombies import lowest
from lastfire.games.dead_of_winter.rules.harm.death import (
    is_done_for,
    kill,
    kill_in_chain,
    lose_together,
    replace_last,
)
from lastfire.games.dead_of_winter.rules.holding import WOUND_LIMIT
from lastfire.games.dead_of_winter.rules.holdings import (
    after_bite,
    bite_cure,
    bitten_is_wound,
    frostbite_is_wound,
    holding_of,
    is_skipped_by_bite,
    shrugs_off,
)
from lastfire.games.dead_of_winter.rules.names import (
    BITTEN,
    BLANK,
    EXPOSURE_DIE,
    FROSTBITE,
    WOUND,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, FACE, GIVE_UP, NO, RISK_IT, SURVIVOR, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_BITE, ASK_PATIENT_WOUND, ASK_ROLLS_FIRST
from lastfire.games.dead_of_winter.rules.words.records import (
    BITE_REACHES,
    EXPOSED,
    FROSTBITTEN,
    HEALED,
    WOUNDED,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_BITE, BY_CHOICE, BY_WOUNDS


def expose(t: ColonyTable, survivor: int, rolls: int = 1) -> Flow:
    """Roll for exposure so many times, one by one; who dies stops rolling.

    [DOW-EXPO-1..4, DOW-EXPO-11]
    """
    for i in range(rolls):
        face = roll_for_exposure(t, survivor)
        if face != BLANK:
            return suffer(t, survivor, face, rolls - 1 - i)
    return NOTHING


def roll_for_exposure(t: ColonyTable, survivor: int) -> int:
    """The exposure die is rolled once; returns its face. [DOW-EXPO-1, DOW-EXPO-3]"""
    face = EXPOSURE_DIE[t.chance.roll(12)]
    t.tell(EXPOSED, survivor, face)
    return face


def suffer(t: ColonyTable, survivor: int, face: int, rolls: int = 0) -> Flow:
    """What the die brought, then the rolls that are left. [DOW-EXPO-5, DOW-EXPO-6, DOW-EXPO-10]"""
    while face != BLANK:
        if shrugs_off(t, survivor, face):
            pass
        elif face == BITTEN and not bitten_is_wound(t, survivor):
            yield from bite(t, survivor)
        elif face == FROSTBITE:
            yield from frostbite(t, survivor, 1)
        else:
            yield from wound(t, survivor, 1)
        face = BLANK
        while rolls > 0 and face == BLANK and t.in_play(survivor):
            rolls -= 1
            face = roll_for_exposure(t, survivor)


def expose_each(t: ColonyTable, survivors: list[int], rolls: int) -> Flow:
    """Several roll, so many times each: the first player says who is next where that can matter.

    It can where two of them share a place, as a bite spreads there, or where the game may end.
    [DOW-TIES-2]
    """
    left = survivors[:]
    while left:
        survivor = left[0]
        if len(left) > 1 and _order_of_rolls_matters(t, left):
            yield t.ask(t.first, ASK_ROLLS_FIRST, [SURVIVOR[s] for s in left])
            survivor = ABOUT[t.reply]
        left.remove(survivor)
        yield from expose(t, survivor, rolls)
        left = [s for s in left if t.in_play(s)]


def _order_of_rolls_matters(t: ColonyTable, survivors: list[int]) -> bool:
    places = [t.place[s] for s in survivors]
    in_danger = 0
    for place in t.board.all:
        if places.count(place) > 1:
            return True
        if place in places:
            in_danger += len(t.at(place))
    return in_danger >= t.morale


def wound(t: ColonyTable, survivor: int, count: int = 1) -> Flow:
    """Normal wounds; at the limit the survivor dies. [DOW-EXPO-5, DOW-DEATH-1, DOW-CARD-10]"""
    place_wounds(t, survivor, count)
    return dies_of_wounds(t, survivor)


def wound_each(t: ColonyTable, survivors: list[int], count: int, cold: bool = False) -> Flow:
    """Several take wounds, or frostbite, at the same moment; then those who have too many die.

    [DOW-TIES-2, DOW-TURN-1]
    """
    for survivor in survivors:
        if cold and not frostbite_is_wound(t, survivor):
            place_frostbite(t, survivor, count)
        else:
            place_wounds(t, survivor, count)
    yield from lose_together(t, [s for s in survivors if is_done_for(t, s)], BY_WOUNDS)


def place_wounds(t: ColonyTable, survivor: int, count: int) -> None:
    """Wound tokens on a survivor in play, as far as there are any."""
    count = tokens_for(t, count) if t.in_play(survivor) else 0
    if count > 0:
        t.wounds[survivor] += count
        t.tell(WOUNDED, survivor, count)


def tokens_for(t: ColonyTable, count: int) -> int:
    """For how many wounds of these there are tokens. [DOW-SPACE-10, DOW-SPACE-14]"""
    if not t.house.token_limits:
        return count
    return max(0, min(count, WOUND_TOKENS - sum(t.wounds) - sum(t.frostbite)))


def frostbite(t: ColonyTable, survivor: int, count: int = 1) -> Flow:
    """Frostbite wounds, which count as wounds. [DOW-EXPO-6, DOW-EXPO-7, DOW-SPACE-10]"""
    if frostbite_is_wound(t, survivor):
        return wound(t, survivor, count)
    place_frostbite(t, survivor, count)
    return dies_of_wounds(t, survivor)


def place_frostbite(t: ColonyTable, survivor: int, count: int) -> None:
    """The same with the frostbite side up. [DOW-SPACE-10]"""
    count = tokens_for(t, count) if t.in_play(survivor) else 0
    if count > 0:
        t.frostbite[survivor] += count
        t.tell(FROSTBITTEN, survivor, count)


def dies_of_wounds(t: ColonyTable, survivor: int) -> Flow:
    """Three wounds of any kind kill. [DOW-DEATH-1]"""
    return kill(t, survivor, BY_WOUNDS) if is_done_for(t, survivor) else NOTHING


def settle_wounds(t: ColonyTable) -> Flow:
    """Who has lost what let them bear their wounds dies of them. [DOW-ABILITY-14]"""
    for survivor in t.box.leaning:
        if t.controller[survivor] >= 0 and t.hurts(survivor) >= WOUND_LIMIT and is_done_for(t, survivor):
            return _settle_wounds(t)
    return NOTHING


def _settle_wounds(t: ColonyTable) -> Flow:
    for survivor in t.box.leaning:
        yield from dies_of_wounds(t, survivor)


def can_heal(t: ColonyTable, survivor: int) -> bool:
    """Whether the survivor has a wound of any kind."""
    return t.wounds[survivor] + t.frostbite[survivor] > 0


def heal(t: ColonyTable, survivor: int, seat: int) -> Flow:
    """One wound goes, of the kind that ``seat`` chooses. [DOW-CARD-10]"""
    if t.wounds[survivor] > 0 and t.frostbite[survivor] > 0:
        return _heal_which(t, survivor, seat)
    if t.frostbite[survivor] > 0:
        _healed(t, survivor, FROSTBITE)
    elif t.wounds[survivor] > 0:
        _healed(t, survivor, WOUND)
    return NOTHING


def _heal_which(t: ColonyTable, survivor: int, seat: int) -> Flow:
    yield t.ask(seat, ASK_PATIENT_WOUND, [FACE[FROSTBITE], FACE[WOUND]], survivor)
    _healed(t, survivor, ABOUT[t.reply])


def _healed(t: ColonyTable, survivor: int, face: int) -> None:
    if face == FROSTBITE:
        t.frostbite[survivor] -= 1
    else:
        t.wounds[survivor] -= 1
    t.tell(HEALED, survivor, face)


def heal_all(t: ColonyTable, survivor: int) -> None:
    """All wounds of either kind go."""
    while t.frostbite[survivor] > 0:
        _healed(t, survivor, FROSTBITE)
    while t.wounds[survivor] > 0:
        _healed(t, survivor, WOUND)


def bite(t: ColonyTable, survivor: int) -> Flow:
    """The bitten dies, and the bite spreads at that place until somebody stops it.

    [DOW-EXPO-10, DOW-BITE-1..12]
    """
    yield from _cancel(t)
    if t.reply == YES:
        return
    place = t.place[survivor]
    yield from kill_in_chain(t, survivor, BY_BITE)
    reached = [s for s in t.at(place) if not is_skipped_by_bite(t, s)]
    while reached:
        victim = lowest(t, reached)
        reached.remove(victim)
        if t.place[victim] != place or t.controller[victim] < 0:
            continue
        t.tell(BITE_REACHES, victim)
        yield t.ask(t.controller[victim], ASK_BITE, (GIVE_UP, RISK_IT), victim)
        if t.reply == GIVE_UP:
            yield from kill_in_chain(t, victim, BY_CHOICE)
            break
        face = roll_for_exposure(t, victim)
        if face == BLANK:
            break
        if face == BITTEN:
            yield from _cancel(t)
            if t.reply == YES:
                break
        yield from kill_in_chain(t, victim, BY_BITE)
    else:
        yield from after_bite(t, place)
    # Whoever lost everybody gets the newcomer only now. [DOW-BITE-11, DOW-BITE-12]
    while t.fell:
        seat = t.fell[0]
        t.fell = t.fell[1:]
        if not t.groups[seat]:
            yield from replace_last(t, seat)


def _cancel(t: ColonyTable) -> Flow:
    """Somebody may cancel a bitten result: ``t.reply`` is YES if somebody does."""
    t.reply = NO
    held = bite_cure(t)
    if held is not None:
        yield from holding_of(t, held).cancel_bite(t, held)
