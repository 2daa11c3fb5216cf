"""Odds worth showing before somebody commits: danger, finds, what a card does, the night to come."""

from collections.abc import Sequence
from math import comb, prod
from typing import Final, TypedDict

from lastfire.engine.chance import may_see
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrance_of, entrances_of
from lastfire.games.dead_of_winter.rules.crossroads import THUMB_DOWN, THUMB_UP, chooser_of
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.finding import finds
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import (
    attack_value,
    bitten_is_wound,
    cards_per_morale,
    frostbite_is_wound,
    is_attack_safe,
    is_move_safe,
    is_quiet,
    meeting,
    search_rolls,
    search_value,
    sparing_helps,
    wound_limit,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
)
from lastfire.games.dead_of_winter.rules.night.colony import (
    NOISE_DRAWS,
    crisis_needs,
    food_needed,
    zombies_due,
)
from lastfire.games.dead_of_winter.rules.state import (
    NEW_ROUND,
    ON_THE_WAY,
    PAY_FOOD,
    TURN,
    TURN_START,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.attack import targets_of
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    ATTACK,
    DOWN,
    FAMILY,
    GIVE,
    GIVE_GEAR,
    MOVE,
    NOISE,
    NOT_NOW,
    PLAIN,
    RISK_IT,
    SEARCH,
    SURVIVOR,
    TO,
    UP,
    WITH,
)

WOUND_SIDES: Final = 3
FROSTBITE_SIDES: Final = 2
BITTEN_SIDES: Final = 1
SIDES: Final = 12


class Exposure(TypedDict):
    """The chances of one roll for exposure, and of dying in all of them."""

    rolls: int
    wound: float
    frostbite: float
    bitten: float
    death: float


class Exposures(TypedDict):
    """The most rolls of one of several survivors, and the chance that somebody dies."""

    people: int
    rolls: int
    death: float


class OptionOdds(TypedDict, total=False):
    """What is known about an option: the least die, chances, and how a card counts for the crisis."""

    least: int
    hit: float
    lives: float
    zombie: float
    crisis: int
    exposure: Exposure
    encounter: list[int]
    """By number of a die, the wounds that what is attacked brings, -1: death; ``exposure`` counts them."""
    exposures: Exposures
    finds: dict[str, float]


class CrisisOdds(TypedDict):
    """What the crisis needs, and what of the cards added the seat has seen."""

    needed: int
    right: int
    wrong: int
    unseen: int


class Night(TypedDict):
    """What the colony phase will bring if nothing changes before it."""

    round: int
    food: int
    shortage: bool
    hunger: int
    waste: int
    crisis_missing: int
    """The cards that are wanted even if all those unseen help."""
    crisis: CrisisOdds | None
    zombies: dict[str, float]
    overruns: dict[str, float]


class ColonyOdds(TypedDict):
    """All odds worth showing to a seat."""

    options: dict[str, OptionOdds]
    """By position."""
    decks: dict[str, dict[str, float]]
    """By location and symbol: the next card."""
    night: Night | None


BY_DAY: Final = (NEW_ROUND, TURN_START, TURN)
"""When the night is still to come."""


def odds(t: ColonyTable, ask: Ask | None, seat: int) -> ColonyOdds:
    """Chances for the options of ``ask``, if it is this seat's, for the decks and the colony phase."""
    options: dict[str, OptionOdds] = {}
    if ask is not None and ask.seat == seat:
        for position, action in enumerate(ask.ids):
            said = _option(t, ask, action)
            if said:
                options[str(position)] = said
    decks = {t.board.places[place].noun.id: finds(t, seat, place) for place in t.board.outside}
    return {"options": options, "decks": decks, "night": night(t, seat) if _is_to_come(t) else None}


def _is_to_come(t: ColonyTable) -> bool:
    """Whether the night is still to come: by day, and in what a module puts before food is paid."""
    phase, stages = t.phase, t.edition.night
    while phase in stages.shown_as:
        phase = stages.next[phase]
    return t.phase in BY_DAY or (t.phase != PAY_FOOD and phase == PAY_FOOD)


def exposure(t: ColonyTable, survivor: int, rolls: int, met: Sequence[int] = ()) -> Exposure:
    """The chances of one roll, and of dying in all of them, or of what is met after them."""
    limit = wound_limit(t, survivor)
    bitten_kills = not bitten_is_wound(t, survivor)
    frost = 0 if frostbite_is_wound(t, survivor) else FROSTBITE_SIDES
    hurts = (WOUND_SIDES + FROSTBITE_SIDES + (0 if bitten_kills else BITTEN_SIDES)) / SIDES
    kills = BITTEN_SIDES / SIDES if bitten_kills else 0.0
    # Chances by number of wounds while still alive.
    wounds = t.hurts(survivor)
    alive = {wounds: 1.0} if wounds < limit else {}
    for _ in range(rolls):
        then: dict[int, float] = {}
        for wounds, chance in alive.items():
            then[wounds] = then.get(wounds, 0.0) + chance * (1 - hurts - kills)
            if wounds + 1 < limit:
                then[wounds + 1] = then.get(wounds + 1, 0.0) + chance * hurts
        alive = then
    if met:
        alive = {
            wounds: chance * sum([more >= 0 and wounds + more < limit for more in met]) / len(met)
            for wounds, chance in alive.items()
        }
    return {
        "rolls": rolls,
        "wound": (WOUND_SIDES + (FROSTBITE_SIDES - frost) + (0 if bitten_kills else BITTEN_SIDES)) / SIDES,
        "frostbite": frost / SIDES,
        "bitten": kills,
        "death": 1.0 - sum(alive.values(), 0.0),
    }


def _moving(t: ColonyTable, survivor: int) -> OptionOdds:
    """The chances of the roll after a move, where nobody borrows abilities. [DOW-ABILITY-10]"""
    there = t
    if survivor in t.box.borrowers:
        there = t.copy()
        there.this_turn |= ON_THE_WAY
    return {"exposure": exposure(there, survivor, 1)}


def _is_risky(t: ColonyTable, survivor: int) -> bool:
    """Whether there is a zombie to attack that costs a roll; survivors cost none. [DOW-ATTACK-10]"""
    place = t.place[survivor]
    for entrance in entrances_of(place):
        if t.zombies[entrance] > 0 and not is_attack_safe(t, survivor, entrance):
            return True
    return False


def _option(t: ColonyTable, ask: Ask, action: int) -> OptionOdds:
    question = ask.question
    if question == "turn":
        if FAMILY[action] is ATTACK:
            survivor = ABOUT[action]
            said: OptionOdds = {"least": attack_value(t, survivor)}
            targets = [] if t.plain else targets_of(t, ask.seat, survivor)
            said.update(_attacking(t, survivor, targets[0] if len(targets) == 1 else -1))
            return said
        if FAMILY[action] is SEARCH:
            survivor = ABOUT[action]
            place = t.place[survivor]
            searching: OptionOdds = {
                "least": search_value(t, survivor),
                "finds": finds(t, ask.seat, place),
            }
            rolls = search_rolls(t, survivor, place)
            if rolls > 0:
                searching["exposure"] = exposure(t, survivor, rolls)
            return searching
        if FAMILY[action] is GIVE or FAMILY[action] is GIVE_GEAR:
            return {"crisis": 1 if helps(t, ABOUT[action]) else -1}
        if FAMILY[action] is MOVE:
            survivor = ABOUT[action]
            here = t.place[survivor]
            # What spares every move is known before the destination is.
            if is_move_safe(t, survivor, here):
                return {}
            return _moving(t, survivor)
        return {}
    if question in ("destination", "refuge") and FAMILY[action] is TO:
        survivor = ask.facts[0]
        to = ABOUT[action]
        if t.place[survivor] < 0 or is_move_safe(t, survivor, to):
            return {}
        return _moving(t, survivor)
    if question == "target" and FAMILY[action] is SURVIVOR:
        return {"hit": attack_value(t, ABOUT[action]) / 6}
    if question == "target" and meeting(t, ask.facts[0], action):
        return _attacking(t, ask.facts[0], action)
    if question == "with":
        survivor, rolls = ask.facts
        if FAMILY[action] is WITH:
            rolls = _rolls_with(t, survivor, t.box.items[ABOUT[action]].power, rolls)
        elif action != PLAIN:
            rolls = _rolls_with(t, survivor, t.box.survivors[ABOUT[action]].power, rolls)
        if rolls == 0 or sparing_helps(t, survivor):
            return {}
        return {"exposure": exposure(t, survivor, rolls)}
    if question == "help" and action == NOT_NOW and ask.facts[2] > 0:
        return {"exposure": exposure(t, ask.facts[0], ask.facts[2])}
    if question == "search" and action == NOISE:
        return {"zombie": NOISE_DRAWS / 6, "finds": finds(t, ask.seat, ask.facts[0])}
    if question in ("crossroads", "crossroads_vote"):
        chosen = {UP: THUMB_UP, DOWN: THUMB_DOWN}.get(action, ABOUT[action])
        card = ask.facts[0]
        return _crossroads(t, chooser_of(t, card), t.box.crossroads[card].choices[chosen].effects)
    if question == "bite" and action == RISK_IT:
        return {"lives": 6 / SIDES}
    return {}


def _attacking(t: ColonyTable, survivor: int, target: int) -> OptionOdds:
    """The rolls after an attack; ``target`` is what it is on, -1 where that is not settled yet."""
    quiet = is_quiet(t, survivor) or len(sparing_helps(t, survivor)) > 0
    rolls = 0 if quiet or not _is_risky(t, survivor) else 1
    met = meeting(t, survivor, target) if target >= 0 else []
    if met:
        return {"exposure": exposure(t, survivor, rolls, met), "encounter": met}
    return {"exposure": exposure(t, survivor, rolls)} if rolls > 0 else {}


def _crossroads(t: ColonyTable, seat: int, effects: tuple[Verb, ...]) -> OptionOdds:
    """Who would roll for exposure at this choice, and how likely somebody would die of it.

    Only up to where somebody is still to be chosen. ``hurt`` is left out: several may be.
    """
    rolls: list[Exposure] = []
    for effect in effects:
        if effect.chooses_somebody():
            break
        rolls += [exposure(t, survivor, count) for survivor, count in effect.dangers(t, seat)]
    if len(rolls) < 2:
        return {"exposure": rolls[0]} if rolls else {}
    return {
        "exposures": {
            "people": len(rolls),
            "rolls": max(each["rolls"] for each in rolls),
            "death": 1.0 - prod(1.0 - each["death"] for each in rolls),
        }
    }


def helps(t: ColonyTable, kind: int) -> bool:
    """Whether a card of this kind counts for the crisis, not against it. [DOW-COLONY-13]"""
    return t.crisis >= 0 and t.box.symbol[kind] in t.box.crises[t.crisis].symbols


def crisis(t: ColonyTable, seat: int) -> CrisisOdds | None:
    """What the crisis needs, and how much of what was given the seat has seen. [DOW-COLONY-16]"""
    if t.crisis < 0:
        return None
    seen = [helps(t, t.box.kind[card]) for card in t.given if may_see(t.knows[card], seat)]
    return {
        "needed": crisis_needs(t),
        "right": seen.count(True),
        "wrong": seen.count(False),
        "unseen": len(t.given) - len(seen),
    }


def _rolls_with(t: ColonyTable, survivor: int, holding: Holding, rolls: int) -> int:
    """The exposure rolls of an attack that had ``rolls``, once this has a part in it."""
    if rolls == 0 or holding.is_quiet():
        return 0
    return min(holding.kills(), t.zombies_at(t.place[survivor]))


def night(t: ColonyTable, seat: int) -> Night:
    """What the colony phase will bring if nothing changes before it, as far as the seat can tell."""
    needed = food_needed(t)
    given = crisis(t, seat)
    missing = 0
    if given is not None:
        missing = max(0, given["needed"] - given["right"] + given["wrong"] - given["unseen"])
    zombies: dict[str, float] = {}
    overruns: dict[str, float] = {}
    colony = zombies_due(t, COLONY)
    zombies[t.board.places[COLONY].noun.id] = float(colony)
    overruns[t.board.places[COLONY].noun.id] = float(_colony_overruns(t, colony))
    for place in t.board.outside:
        sure = zombies_due(t, place)
        noise = t.noise[place]
        entrance = entrance_of(place)
        spare = t.takes(entrance)
        zombies[t.board.places[place].noun.id] = sure + noise / 2
        overruns[t.board.places[place].noun.id] = sum(
            [comb(noise, k) / 2**noise * max(0, sure + k - spare) for k in range(noise + 1)], 0.0
        )
    return {
        "round": t.round,
        "food": needed,
        "shortage": t.food < needed,
        "hunger": t.starvation + 1 if t.food < needed else 0,
        "waste": len(t.waste) // cards_per_morale(t),
        "crisis_missing": missing,
        "crisis": given,
        "zombies": zombies,
        "overruns": overruns,
    }


def _colony_overruns(t: ColonyTable, count: int) -> int:
    """How many of the zombies coming to the colony will find a gate without space or barricade."""
    coming = [count // GATES + (1 if gate < count % GATES else 0) for gate in range(GATES)]
    return sum(max(0, coming[gate] - t.takes(gate)) for gate in range(GATES))
