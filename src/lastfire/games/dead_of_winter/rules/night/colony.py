"""The colony phase, step by step."""

from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.board.tracks import (
    check_morale,
    end_game,
    gain_morale,
    lose_morale,
    starve,
)
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.effects.verb import carry_out
from lastfire.games.dead_of_winter.rules.harm.exposure import settle_wounds
from lastfire.games.dead_of_winter.rules.holdings import (
    at_round_end,
    cards_per_morale,
    extra_food,
    hearer,
    holding_of,
    keep_token,
    kept_away,
    mouths_added,
    people_added,
    points_added,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.night.objective import burn, feed_the_fire, is_completed
from lastfire.games.dead_of_winter.rules.stage import Stage
from lastfire.games.dead_of_winter.rules.state import (
    CHECK_OBJECTIVE,
    CHECK_WASTE,
    CRISIS,
    MOVE_ROUND,
    NO_CARD,
    PAY_FOOD,
    ZOMBIES_COLONY,
    ZOMBIES_NOISE,
    ZOMBIES_OUTSIDE,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.words.actions import YES
from lastfire.games.dead_of_winter.rules.words.records import (
    CRISIS_CARD,
    CRISIS_PREVENTED,
    CRISIS_SKIPPED,
    CRISIS_STRIKES,
    FED,
    FIRST_PLAYER,
    NOISE_ROLLED,
    OBJECTIVE_CHECKED,
    WASTE_CHECKED,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import (
    FOR_BONUS,
    FOR_HUNGER,
    FOR_WASTE,
    OBJECTIVE_DONE,
    ROUNDS_GONE,
)

NOISE_DRAWS: Final = 3  # up to this on the die a noise token draws a zombie
BONUS: Final = 2  # points over the need for which morale rises


def food_needed(t: ColonyTable) -> int:
    """One token for every two at the colony, rounded up. [DOW-COLONY-1..3, DOW-TIES-6]"""
    return (mouths(t) + 1) // 2 + extra_food(t)


def mouths(t: ColonyTable) -> int:
    """How many are fed. [DOW-COLONY-1]"""
    return t.heads(COLONY) + mouths_added(t)


def pay_food(t: ColonyTable) -> Flow:
    """All or nothing: too little food means a starvation token, and morale for each of them.

    [DOW-COLONY-1..8]
    """
    needed = food_needed(t)
    if t.food >= needed:
        t.food -= needed
        t.tell(FED, mouths(t), needed, t.food)
    else:
        starve(t, 1)
        lose_morale(t, t.starvation, FOR_HUNGER)
    return NOTHING


def check_waste(t: ColonyTable) -> Flow:
    """One morale for every full ten cards, which stay. [DOW-COLONY-9, DOW-COLONY-10, DOW-TIES-6]"""
    t.tell(WASTE_CHECKED, len(t.waste))
    lose_morale(t, len(t.waste) // cards_per_morale(t), FOR_WASTE)
    return NOTHING


def crisis_needs(t: ColonyTable) -> int:
    """As many points as players who are not exiled. [DOW-COLONY-16]"""
    players = len(t.faithful_seats())
    return max(1, players + points_added(t)) if players > 0 else 0


def resolve_crisis(t: ColonyTable) -> Flow:
    """The cards given are shuffled and shown one by one; too few points, and the crisis strikes.

    [DOW-COLONY-11..21, DOW-CRISIS-8, DOW-CRISIS-9, DOW-CRISIS-12]
    """
    crisis = t.crisis
    skipped = crisis == NO_CARD
    points = 0
    face_down = t.given[:]
    if skipped:
        # A crisis that is not resolved takes its cards along unseen.
        t.tell(CRISIS_SKIPPED)
        t.boxed = sorted([*t.boxed, *face_down])
    else:
        symbols = t.box.crises[crisis].symbols
        while face_down:
            card = t.chance.take(face_down)
            kind = t.box.kind[card]
            points += 1 if t.box.symbol[kind] in symbols else -1
            t.knows[card] = EVERYONE
            t.removed.append(card)
            t.tell(CRISIS_CARD, kind, points)
        t.past_crises.append(crisis)
        right = (points + len(t.given)) // 2
        t.tributes += [right, len(t.given) - right, *t.givers]
    gave = len(t.given) > 0
    t.given = []
    for seat in range(t.seats):
        t.givers[seat] = 0
    t.crisis = NO_CARD
    if skipped:
        return
    needed = crisis_needs(t)
    if points >= needed or needed == 0:
        # Decided in question Q25: with everybody in exile nothing strikes, whatever was given before.
        t.tell(CRISIS_PREVENTED, crisis, points, needed)
        if gave and points >= needed + BONUS:
            gain_morale(t, 1, FOR_BONUS)
        return
    t.tell(CRISIS_STRIKES, crisis, points, needed)
    yield from carry_out(t, t.first, t.box.crises[crisis].failure)
    yield from settle_wounds(t)


def zombies_due(t: ColonyTable, place: int) -> int:
    """How many zombies those at a place draw at night. [DOW-COLONY-22, DOW-COLONY-23, DOW-COLONY-26]"""
    if place == COLONY:
        return (t.heads(COLONY) + people_added(t, COLONY) + 1) // 2
    return t.place.count(place) + people_added(t, place)


def _come(t: ColonyTable, place: int, count: int) -> Flow:
    """Zombies of the night come to a place, but for those that stay away."""
    return add_zombies(t, place, count - kept_away(t, place, count))


def add_zombies_at_colony(t: ColonyTable) -> Flow:
    """One zombie for every two at the colony, rounded up. [DOW-COLONY-22, DOW-COLONY-26, DOW-COLONY-27]"""
    t.adding = True
    yield from _come(t, COLONY, zombies_due(t, COLONY))
    yield from _batch_is_in(t)


def add_zombies_outside(t: ColonyTable) -> Flow:
    """One zombie per survivor at each other place, in printed order. [DOW-COLONY-23, DOW-COLONY-26]"""
    t.adding = True
    for place in t.board.outside:
        yield from _come(t, place, zombies_due(t, place))
    yield from _batch_is_in(t)


def add_zombies_for_noise(t: ColonyTable) -> Flow:
    """A die for each noise token; on 1 to 3 a zombie comes. [DOW-COLONY-24..26, DOW-SEARCH-11]"""
    t.adding = True
    for place in t.board.outside:
        while t.noise[place] > 0:
            t.noise[place] -= 1
            if _is_heard(t, place):
                yield from _come(t, place, 1)
    yield from _batch_is_in(t)


def _is_heard(t: ColonyTable, place: int) -> bool:
    """Whether a noise token draws a zombie. [DOW-COLONY-24]"""
    held = hearer(t)
    if held is not None:
        return holding_of(t, held).is_heard(t, held, place)
    die = 1 + t.chance.roll(6)
    t.tell(NOISE_ROLLED, place, die)
    return die <= NOISE_DRAWS


def _batch_is_in(t: ColonyTable) -> Flow:
    """Only between batches of zombies does morale at 0 end the game. [DOW-COLONY-27]"""
    t.adding = False
    check_morale(t)
    return settle_wounds(t)


def check_main_objective(t: ColonyTable) -> Flow:
    """The main objective is looked at now and at no other time. [DOW-COLONY-28, DOW-OBJ-6, DOW-END-3]"""
    feed_the_fire(t)
    done = is_completed(t)
    t.tell(OBJECTIVE_CHECKED, int(done))
    if done:
        end_game(t, OBJECTIVE_DONE)
    burn(t)
    return NOTHING


def move_round(t: ColonyTable) -> Flow:
    """Cards for this round end, the round marker moves, then the first player token passes to the right.

    [DOW-COLONY-29, DOW-COLONY-30, DOW-END-2, DOW-END-5]
    """
    yield from at_round_end(t)
    t.round -= 1
    if t.round <= 0:
        end_game(t, ROUNDS_GONE)
    yield from keep_token(t)
    if t.reply == YES:
        return
    t.first = (t.first - 1) % t.seats
    while t.is_out(t.first):
        t.first = (t.first - 1) % t.seats
    t.tell(FIRST_PLAYER, t.first)


STAGES: Final = (
    Stage(PAY_FOOD, pay_food),
    Stage(CHECK_WASTE, check_waste),
    Stage(CRISIS, resolve_crisis),
    Stage(ZOMBIES_COLONY, add_zombies_at_colony, looks_ahead=True),
    Stage(ZOMBIES_OUTSIDE, add_zombies_outside, looks_ahead=True),
    Stage(ZOMBIES_NOISE, add_zombies_for_noise, looks_ahead=True),
    Stage(CHECK_OBJECTIVE, check_main_objective),
    Stage(MOVE_ROUND, move_round),
)
"""The colony phase of the base game, in order. [DOW-ROUND-6]"""
