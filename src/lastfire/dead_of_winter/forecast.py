"""Odds worth showing before somebody commits: exposure, bites, attacks, and the night to come."""

from math import comb
from typing import Any, Final

from lastfire.dead_of_winter.colony import NOISE_DRAWS, crisis_needs, food_needed
from lastfire.dead_of_winter.lasting import cards_per_morale, is_attack_safe, is_move_safe, sparing_card
from lastfire.dead_of_winter.names import COLONY, ITEMS, JOHN_PRICE, MIKE_CHO, OUTSIDE, PLACES, ROD_MILLER
from lastfire.dead_of_winter.powers import KillsInstead
from lastfire.dead_of_winter.state import (
    GATES,
    NEW_ROUND,
    ON_THE_WAY,
    SPACES,
    TURN,
    TURN_START,
    ColonyTable,
)
from lastfire.dead_of_winter.terms import (
    ATTACK,
    MOVE,
    NOISE,
    NOT_NOW,
    PLAIN,
    RISK_IT,
    SEARCH,
    SURVIVOR,
    TO,
    WITH,
)
from lastfire.dead_of_winter.traits import bitten_is_wound, frostbite_is_wound, has_power, wound_limit
from lastfire.dead_of_winter.zombies import entrance_of
from lastfire.engine.step import Ask

PEOPLE: Final = 30
WOUND_SIDES: Final = 3
FROSTBITE_SIDES: Final = 2
BITTEN_SIDES: Final = 1
SIDES: Final = 12


BY_DAY: Final = (NEW_ROUND, TURN_START, TURN)
"""When the night is still to come."""


def odds(t: ColonyTable, ask: Ask | None, seat: int) -> dict[str, Any]:
    """Chances for the options of ``ask``, if it is this seat's, and for the colony phase."""
    options: dict[str, Any] = {}
    if ask is not None and ask.seat == seat:
        for position, action in enumerate(ask.ids):
            said = _option(t, ask, action)
            if said:
                options[str(position)] = said
    return {"options": options, "night": night(t) if t.phase in BY_DAY else None}


def exposure(t: ColonyTable, survivor: int, rolls: int) -> dict[str, Any]:
    """The chances of one roll, and of dying in all of them."""
    limit = wound_limit(t, survivor)
    bitten_kills = not bitten_is_wound(t, survivor)
    frost = 0 if frostbite_is_wound(t, survivor) else FROSTBITE_SIDES
    hurts = (WOUND_SIDES + FROSTBITE_SIDES + (0 if bitten_kills else BITTEN_SIDES)) / SIDES
    kills = BITTEN_SIDES / SIDES if bitten_kills else 0.0
    # Chances by number of wounds while still alive.
    wounds = t.wounds[survivor] + t.frostbite[survivor]
    alive = {wounds: 1.0} if wounds < limit else {}
    for _ in range(rolls):
        then: dict[int, float] = {}
        for wounds, chance in alive.items():
            then[wounds] = then.get(wounds, 0.0) + chance * (1 - hurts - kills)
            if wounds + 1 < limit:
                then[wounds + 1] = then.get(wounds + 1, 0.0) + chance * hurts
        alive = then
    return {
        "rolls": rolls,
        "wound": (WOUND_SIDES + (FROSTBITE_SIDES - frost) + (0 if bitten_kills else BITTEN_SIDES)) / SIDES,
        "frostbite": frost / SIDES,
        "bitten": kills,
        "death": 1.0 - sum(alive.values(), 0.0),
    }


def _moving(t: ColonyTable, survivor: int) -> dict[str, Any]:
    """The chances of the roll after a move, where John Price borrows nothing. [DOW-ABILITY-10]"""
    there = t
    if survivor == JOHN_PRICE:
        there = t.copy()
        there.this_turn |= ON_THE_WAY
    return {"exposure": exposure(there, survivor, 1)}


def _is_risky(t: ColonyTable, survivor: int) -> bool:
    """Whether there is a zombie to attack that costs a roll; survivors cost none. [DOW-ATTACK-10]"""
    place = t.place[survivor]
    first = entrance_of(place)
    for entrance in range(first, first + (GATES if place == COLONY else 1)):
        if t.zombies[entrance] > 0 and not is_attack_safe(t, survivor, entrance):
            return True
    return False


def _option(t: ColonyTable, ask: Ask, action: int) -> dict[str, Any]:
    question = ask.question
    if question == "turn":
        if ATTACK <= action < ATTACK + PEOPLE:
            survivor = action - ATTACK
            said: dict[str, Any] = {"least": t.box.attack[survivor]}
            quiet = has_power(t, survivor, MIKE_CHO) or sparing_card(t, survivor) >= 0
            if not quiet and _is_risky(t, survivor):
                said["exposure"] = exposure(t, survivor, 1)
            return said
        if SEARCH <= action < SEARCH + PEOPLE:
            return {"least": t.box.search[action - SEARCH]}
        if MOVE <= action < MOVE + PEOPLE:
            survivor = action - MOVE
            here = t.place[survivor]
            # What spares every move is known before the destination is.
            if has_power(t, survivor, ROD_MILLER) or is_move_safe(t, survivor, here, here):
                return {}
            return _moving(t, survivor)
        return {}
    if question in ("destination", "refuge") and TO <= action < TO + len(PLACES):
        survivor = ask.facts[0]
        to = action - TO
        if t.place[survivor] < 0 or has_power(t, survivor, ROD_MILLER):
            return {}
        if is_move_safe(t, survivor, t.place[survivor], to):
            return {}
        return _moving(t, survivor)
    if question == "target" and SURVIVOR <= action < SURVIVOR + PEOPLE:
        return {"hit": t.box.attack[action - SURVIVOR] / 6}
    if question == "with":
        survivor, rolls = ask.facts
        if WITH <= action < WITH + len(ITEMS):
            rolls = _rolls_with(t, survivor, action - WITH, rolls)
        elif action != PLAIN:
            rolls = 0  # Edward White's ability, which spares the roll.
        if rolls == 0 or sparing_card(t, survivor) >= 0:
            return {}
        return {"exposure": exposure(t, survivor, rolls)}
    if question == "help" and action == NOT_NOW and ask.facts[2] > 0:
        return {"exposure": exposure(t, ask.facts[0], ask.facts[2])}
    if question == "search" and action == NOISE:
        return {"zombie": NOISE_DRAWS / 6}
    if question == "bite" and action == RISK_IT:
        return {"lives": 6 / SIDES}
    return {}


def _rolls_with(t: ColonyTable, survivor: int, item: int, rolls: int) -> int:
    """The exposure rolls of an attack that had ``rolls``, once this item has a part in it."""
    power = t.box.items[item].power
    if not isinstance(power, KillsInstead):
        return 0
    if rolls == 0 or not power.exposed:
        return 0
    return min(power.count, t.zombies_at(t.place[survivor]))


def night(t: ColonyTable) -> dict[str, Any]:
    """What the colony phase will bring if nothing changes before it."""
    needed = food_needed(t)
    zombies: dict[str, float] = {}
    overruns: dict[str, float] = {}
    colony = (t.heads(COLONY) + 1) // 2
    zombies[PLACES[COLONY].id] = float(colony)
    overruns[PLACES[COLONY].id] = float(_colony_overruns(t, colony))
    for place in OUTSIDE:
        sure = t.place.count(place)
        noise = t.noise[place]
        entrance = entrance_of(place)
        spare = _takes(t, entrance)
        zombies[PLACES[place].id] = sure + noise / 2
        overruns[PLACES[place].id] = sum(
            [comb(noise, k) / 2**noise * max(0, sure + k - spare) for k in range(noise + 1)], 0.0
        )
    return {
        "round": t.round,
        "food": needed,
        "shortage": t.food < needed,
        "hunger": t.starvation + 1 if t.food < needed else 0,
        "waste": len(t.waste) // cards_per_morale(t),
        "crisis_missing": max(0, crisis_needs(t) - len(t.given)) if t.crisis >= 0 else 0,
        "zombies": zombies,
        "overruns": overruns,
    }


def _colony_overruns(t: ColonyTable, count: int) -> int:
    """How many of the zombies coming to the colony will find a gate without space or barricade."""
    coming = [count // GATES + (1 if gate < count % GATES else 0) for gate in range(GATES)]
    return sum(max(0, coming[gate] - _takes(t, gate)) for gate in range(GATES))


def _takes(t: ColonyTable, entrance: int) -> int:
    """How many zombies can come to an entrance without overrunning it.

    One for each free space; two for each barricade, which one breaks and leaves its space empty.
    """
    return SPACES[entrance] - t.zombies[entrance] + t.barricades[entrance]
