"""Odds worth showing before somebody commits: fights, gunfire, foraging, Saving Rolls, the Outbreak check.

And what the Zeds will do if nobody moves.
"""

from typing import Literal, TypedDict

from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import ability_of
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import ABILITY_DEED, deed_of
from lastfire.games.dawn_of_the_zeds.rules.actions.arrest import arrest_chance
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import finds_with, forage_chances
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import heal_lowers
from lastfire.games.dawn_of_the_zeds.rules.actions.price import pay
from lastfire.games.dawn_of_the_zeds.rules.actions.research import research_chance
from lastfire.games.dawn_of_the_zeds.rules.actions.way import new_mover, way_to
from lastfire.games.dawn_of_the_zeds.rules.board.counters import fighters_at, raiders_at, un_zeds_at, zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    KIND,
    SPACES,
    START,
    STEPS,
    TOWN_CENTER,
    TUNNEL,
)
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LEAVING_FACES, leaves_surely
from lastfire.games.dawn_of_the_zeds.rules.card import CHECK, NO_OUTBREAK
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import FOR_SUPPLY, card_shifts, price_of_shot
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import SIDES, FightOdds, GunOdds, blended, unfought
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import (
    bearer_of,
    fights_on,
    odds_before,
    odds_by_strength,
    odds_in_column,
    odds_of_dice,
    odds_of_fight,
    odds_of_shot,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import may_be_in
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import survival_chance
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import is_revealed
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import AimedAbility, CommandsShot
from lastfire.games.dawn_of_the_zeds.rules.effects.event_abilities import researchers
from lastfire.games.dawn_of_the_zeds.rules.effects.field_powers import Hoses
from lastfire.games.dawn_of_the_zeds.rules.forecast import Forecast, GroupForecast, forecast, shambling
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    EVENT,
    INFECTION,
    NONE,
    OVER,
    DawnTable,
    Fight,
    new_fight,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.action import question_to
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import SYMBOL
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS, is_fighter, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import match_seat
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import cost_of, is_zeds_action, sniper_at
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    ARREST,
    BUILD,
    DISCHARGE,
    FIGHT,
    FORAGE,
    HEAL,
    MOVE,
    NO,
    NUMBER,
    PASS,
    RESEARCH_ACTION,
    ROLL,
    SHAMBLE,
    SHOOT,
    SNIPE,
    STAND,
    UNIT,
    YES,
)
from lastfire.games.dawn_of_the_zeds.rules.words.versus import GUNFIRE_DECLARED
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS


class ForageOdds(TypedDict):
    """The chances to find Supplies, Ammo or nothing; where one of the two is chosen, it counts for both."""

    supplies: float
    ammo: float
    nothing: float


class ShiftOdds(TypedDict):
    """What moves the column of a fight, and by how many columns: to the right for the human side."""

    source: str
    by: int


class Healing(TypedDict):
    """What a Heal does to a unit in a bed, and by how much Infection falls. [DOZ-HEAL-3..6]"""

    does: Literal["wakes", "removes_hit", "flips"]
    lowers: int
    to_camp: bool
    """Whether the unit then goes to the Refugee Camp, which raises Infection by 1."""


class OptionOdds(TypedDict, total=False):
    """What is known about an option: the fight or the shot it leads to, what it finds, the chance to survive.

    ``start`` is the column of the fight by its Strengths, from 0, which is best for Zeds, ``column`` that
    which ``shifts`` lead to: those of the likeliest way, where dice before the fight change it.
    ``succeeds`` is the chance of a Research roll or an Arrest; ``group`` says what Zeds that shamble meet,
    ``cost`` how many Actions the Zeds side pays, ``supplies`` how many Supplies a deed takes, ``ammo`` how
    much Ammo gunfire takes, which may be none. ``heals`` says what a Heal does, ``goes_to`` where a unit goes
    that leaves its bed: a space, or ``town_space`` where one of those is chosen. ``last`` stands where nobody
    is asked who acts after it, a deed or a pass, and the Action Phase ends, as things lie before it: what a
    deed finds or comes to may yet open something.
    """

    fight: FightOdds
    start: int
    shifts: list[ShiftOdds]
    column: int
    group: GroupForecast
    shot: GunOdds
    finds: ForageOdds
    survives: float
    succeeds: float
    cost: int
    supplies: int
    ammo: int
    heals: Healing
    goes_to: Literal["town_center", "town_space", "cemetery"]
    last: bool


class DawnOdds(TypedDict):
    """All odds worth showing to a seat."""

    fight: FightOdds | None
    """Of the fight under way, before its dice."""
    options: dict[str, OptionOdds]
    """By position."""
    outbreak: float | None
    """The chance of an Outbreak in this turn's check, if it is still to come."""
    forecast: Forecast | None
    """What the Zeds will do if nobody moves, until the game is over."""


def odds(t: DawnTable, ask: Ask | None, seat: int) -> DawnOdds:
    """Chances for the options of ``ask``, if it is this seat's, for the fight and the check to come."""
    options: dict[str, OptionOdds] = {}
    if ask is not None and ask.seat == seat:
        for position, action in enumerate(ask.ids):
            said = _option(t, ask, action)
            if ask.question == "deed" and _is_last(t, ask, action):
                said["last"] = True
            if ask.question == "who_acts" and action == PASS and _ends_by_pass(t):
                said["last"] = True
            if said:
                options[str(position)] = said
    fight = t.fight
    # Before its column is known it may yet be got around.
    under_way = fight is not None and fight.unit != NONE and fight.column != NONE and not fight.dice
    return {
        "fight": _under_way(t, fight.copy()) if fight is not None and under_way else None,
        "options": options,
        "outbreak": outbreak_chance(t),
        "forecast": forecast(t, seat) if t.phase != OVER else None,
    }


def _under_way(t: DawnTable, fight: Fight) -> FightOdds:
    """The prospects of the fight under way."""
    found = odds_of_fight(t, fight)
    if fights_on(t, fight):
        found["repeats"] = True
    return found


def _option(t: DawnTable, ask: Ask, action: int) -> OptionOdds:
    question = ask.question
    fight = t.fight
    if question == "deed":
        return _deed(t, ask.facts[0], action)
    if question == "zeds_action" and is_zeds_action(action):
        cost: OptionOdds = {"cost": cost_of(t, action)}
        if _is_about(action, SNIPE, UNITS):
            cost["shot"] = odds_by_strength(t, strength(t, sniper_at(t, action - SNIPE)), action - SNIPE)
        if _is_about(action, SHAMBLE, UNITS):
            cost["group"] = shambling(t, action - SHAMBLE)
        return cost
    if question == "move" and _is_about(action, MOVE, len(SPACES)):
        return _attack(t, ask.facts[0], action - MOVE)
    if question in {"ability_on", "ability_target"} and t.acting != NONE:
        return _chosen_for(t, ask, action - UNIT)
    if question in {"throw_at", "cannon_target"}:
        target = action - UNIT
        return {"shot": odds_by_strength(t, ask.facts[0], target, card_shifts(t, target))}
    if question == "slip_away" and fight is not None and action == FIGHT:
        return _stand(t, fight)
    if question == "defender" and fight is not None:
        return _defence(t, fight, action - UNIT, True)
    if question == "retreat_attack":
        return _attack(t, action - UNIT, ask.facts[0], True)
    if question == "enemy" and is_fighter(ask.facts[0]):
        return _fight(t, new_fight([action - UNIT], ask.facts[0], ask.facts[1], NONE, False))
    if question == "attack_un_zeds" and action == YES:
        unit, other = ask.facts
        return _fight(t, new_fight([other], unit, t.at[unit], NONE, False))
    if question == "evade" and fight is not None and action == FIGHT:
        # The die has fallen: it is a fight as any other.
        plain = fight.copy()
        return _with_column(plain, odds_of_fight(t, plain))
    if question == "roll_again" and fight is not None:
        if action == STAND:
            return {"fight": odds_of_dice(t, fight)}
        again = fight.copy()
        again.rerolled = True
        return {"fight": odds_of_fight(t, again)}
    if question == "play_scheme" and ask.facts[0] == GUNFIRE_DECLARED and action == NO:
        _, _, target, _, _, column, _, _, _ = ask.facts
        return {"shot": odds_in_column(t, column - 1, target)}
    if question == "forage_die":
        unit, added = ask.facts
        found = finds_with(t, unit, action - NUMBER + added)
        nothing = float(not any(found))
        return {"finds": {"supplies": float(found[0]), "ammo": float(found[1]), "nothing": nothing}}
    if question == "save" and action == ROLL:
        return {"survives": survival_chance(t, ask.facts[0])}
    if question == "shift_work" and action == RESEARCH_ACTION:
        # The Lab holds one Scientist: nobody else could be chosen afterwards.
        return {"succeeds": research_chance(t, researchers(t)[0])}
    return {}


def _is_about(action: int, first: int, count: int) -> bool:
    """Whether an action is one of those about something that begin at ``first``."""
    return first <= action < first + count


def _deed(t: DawnTable, unit: int, action: int) -> OptionOdds:
    if _is_about(action, SHOOT, UNITS):
        return _shot(t, unit, action - SHOOT)
    if _is_about(action, MOVE, len(SPACES)):
        return _attack(t, unit, action - MOVE)
    if action == FORAGE:
        supplies, ammo, nothing = forage_chances(t, unit)
        return {"finds": {"supplies": supplies, "ammo": ammo, "nothing": nothing}}
    if action == RESEARCH_ACTION:
        return {"succeeds": research_chance(t, unit)}
    if _is_about(action, BUILD, len(SPACES)):
        return _supplies(t, unit, action)
    if _is_about(action, ARREST, UNITS):
        return {"succeeds": arrest_chance(t, unit, action - ARREST)}
    if deed_of(action) is ABILITY_DEED:
        ability = ability_of(t, unit, action)
        return _aimed(t, ability, ability.aims(t, unit)) if isinstance(ability, AimedAbility) else {}
    if action == HEAL:
        return {"heals": _healing(t, unit)}
    if action == DISCHARGE:
        if t.marks[unit] & COMATOSE:
            return {"goes_to": "cemetery"}
        return {"goes_to": "town_center" if may_be_in(t, unit, TOWN_CENTER) else "town_space"}
    return {}


def _healing(t: DawnTable, unit: int) -> Healing:
    """What a Heal of a unit in a bed does. [DOZ-HEAL-3..6]"""
    is_comatose = t.marks[unit] & COMATOSE != 0
    return {
        "does": "wakes" if is_comatose else "removes_hit" if t.hits[unit] else "flips",
        "lowers": min(t.infection, heal_lowers(t)),
        "to_camp": is_refugees(unit),
    }


def _is_last(t: DawnTable, ask: Ask, action: int) -> bool:
    """Whether nobody is asked who acts once it is paid for; an ability may give Actions. [DOZ-ACTION-7]"""
    left = t.event_actions + t.player_actions.bit_count() + len(t.free_actions)
    unit = ask.facts[0]
    deed = deed_of(action)
    price = deed.price(t, unit, action)
    if left > 1 or deed is ABILITY_DEED or not price.actions:
        return False
    rest = t.copy()
    pay(rest, match_seat(t, ask.seat), unit, price)
    return all(question_to(rest, seat) is None for seat in range(rest.heroes))


def _ends_by_pass(t: DawnTable) -> bool:
    """Whether the Action Phase ends if who is asked passes: nobody else is asked after it. [DOZ-COOP-9]"""
    rest = t.copy()
    rest.prepared = None
    others = [(t.asked + step) % t.heroes for step in range(1, t.heroes - t.passes)]
    return all(question_to(rest, seat) is None for seat in others)


def _chosen_for(t: DawnTable, ask: Ask, chosen: int) -> OptionOdds:
    """What the ability of whoever acts brings if this unit is chosen to use it, or as its target."""
    asks_who = ask.question == "ability_on"
    for ability, _ in t.box.abilities[t.acting]:
        if isinstance(ability, AimedAbility):
            aims = ability.aims(t, t.acting)
            if asks_who:
                return _aimed(t, ability, [aim for aim in aims if aim[0] == chosen])
            return _aimed(t, ability, [aim for aim in aims if aim == (ask.facts[0], chosen)])
    return {}


def _aimed(t: DawnTable, ability: AimedAbility, aims: list[tuple[int, int]]) -> OptionOdds:
    """What an ability brings at its only target; nothing where one is still to be chosen.

    [DOZ-UNIT-52, DOZ-UNIT-53, DOZ-UNIT-72]
    """
    if len(aims) != 1:
        return {}
    user, target = aims[0]
    if isinstance(ability, Hoses):
        return {"succeeds": ability.chance(strength(t, target))}
    if isinstance(ability, CommandsShot):
        return _shot(t, user, target, ability.columns)
    return {"shot": odds_of_shot(t, user, target), "ammo": 0}


def _shot(t: DawnTable, unit: int, target: int, shift: int = 0) -> OptionOdds:
    """What gunfire may bring, so many columns better than as a rule, and what it costs. [DOZ-GUN-1]"""
    price = price_of_shot(t, unit)
    shot = odds_of_shot(t, unit, target, shift)
    return {"shot": shot, "supplies": 1} if price == FOR_SUPPLY else {"shot": shot, "ammo": price}


def _supplies(t: DawnTable, unit: int, action: int) -> OptionOdds:
    """How many Supplies a deed costs; nothing where it costs none."""
    supplies = deed_of(action).price(t, unit, action).supplies
    return {"supplies": supplies} if supplies else {}


def _attack(t: DawnTable, unit: int, space: int, by_retreat: bool = False) -> OptionOdds:
    """What an attack on a space leads to first; nothing where there is none, or a choice before it."""
    if not is_fighter(unit) or space >= TOWN_CENTER or KIND[space] == START:
        return {}
    enemies = zeds_at(t, space) or raiders_at(t, space)[:1]
    if not enemies and space == t.at[unit]:
        enemies = [un_zeds_at(t, space)] if un_zeds_at(t, space) >= 0 else []
    if not enemies or (KIND[space] == CATACOMBS and len(enemies) > 1):
        return {}
    found = _fight(t, new_fight(enemies, unit, space, NONE, False))
    arrives = 1.0 if by_retreat else _arrives(t, unit, space)
    if arrives < 1:
        zeds = [bearer_of(t, enemy) for enemy in enemies]
        found["fight"] = blended([(arrives, found["fight"]), (1 - arrives, unfought(zeds, 0, False))])
    return found


def _arrives(t: DawnTable, unit: int, space: int) -> float:
    """How likely a unit that sets out for a space comes there, where its way leads out of Catacombs.

    Who is Lost on the way may come out just there. [DOZ-TUNNEL-1..6]
    """
    if space == t.at[unit] or leaves_surely(t, unit):
        return 1.0
    left = [t.at[unit], *way_to(t, new_mover(t, unit), space)[:-1]]
    goes_on, arrives = 1.0, 0.0
    for here in left:
        if here < TOWN_CENTER and KIND[here] == CATACOMBS:
            if TUNNEL * STEPS < space <= TUNNEL * STEPS + SIDES and space != here:
                arrives += goes_on / SIDES / SIDES
            goes_on *= LEAVING_FACES / SIDES
    return arrives + goes_on


def _stand(t: DawnTable, fight: Fight) -> OptionOdds:
    """The fight of those who do not retreat; nothing where it is still to be chosen who fights."""
    defenders = fighters_at(t, fight.space)
    if len(defenders) != 1:
        return {}
    return _defence(t, fight, defenders[0], False)


def _defence(t: DawnTable, fight: Fight, unit: int, met: bool) -> OptionOdds:
    """The fight under way if this unit is the one that fights; those there may have ``met`` the Zeds yet."""
    return _fight(t, new_fight(fight.zeds, unit, fight.space, NONE, fight.zeds_attack), met)


def _fight(t: DawnTable, fight: Fight, met: bool = False) -> OptionOdds:
    """The prospects of a fight before anything is rolled or played for it, and how its column comes about."""
    return _with_column(fight, odds_before(t, fight, met))


def _with_column(fight: Fight, prospects: FightOdds) -> OptionOdds:
    sources = WORDS.nouns["source"]
    shifts: list[ShiftOdds] = [
        {"source": sources[fight.shifts[at]].id, "by": fight.shifts[at + 1]}
        for at in range(0, len(fight.shifts), 2)
    ]
    return {"fight": prospects, "start": fight.start, "shifts": shifts, "column": fight.column}


def outbreak_chance(t: DawnTable) -> float | None:
    """The chance of an Outbreak this turn as Infection stands, None if that is past or not asked.

    Before the card of this turn is revealed, nobody knows whether it asks. [DOZ-INFECT-9, DOZ-INFECT-10]
    """
    if t.event == NONE or not EVENT <= t.phase <= INFECTION or not t.box.uses & INFECTION_RULES:
        return None
    if (t.phase == EVENT and not is_revealed(t)) or (t.phase == INFECTION and t.moment > SYMBOL):
        return None
    symbol = t.box.events[t.event].outbreak
    if symbol == NO_OUTBREAK:
        return None
    if symbol != CHECK:
        return 1.0
    ways = sum([one + other <= t.infection for one in DIE for other in DIE])
    return ways / len(DIE) ** 2
