"""Who holds what: the questions of the chapters, put to everything that holds.

An ability holds where its card says; whoever borrows abilities has those of all others at the same place;
gear holds for its bearer, a crossroads card for whom it stays with, or for everybody.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.holding import CARDS_PER_MORALE, WOUND_LIMIT, Holding
from lastfire.games.dead_of_winter.rules.names import (
    HELP_OF_CROSSROADS,
    HELP_OF_ITEM,
    HELP_OF_SURVIVOR,
    NO_HELP,
)
from lastfire.games.dead_of_winter.rules.state import (
    ABILITY_HELD,
    BORROWED,
    FIRST_MODULE,
    GEAR,
    IN_FORCE,
    NOBODY,
    OF_OBJECTIVE,
    ON_THE_WAY,
    ColonyTable,
    Held,
    of_module,
    of_objective,
)
from lastfire.games.dead_of_winter.rules.words.actions import NO, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_FIRST
from lastfire.games.dead_of_winter.rules.words.records import (
    ABILITY_USED,
    ATTACHED,
    ITEM_USED,
    LASTING_ENDS,
    LASTS,
)

# What is held.

NOTHING_HELD: Final[list[Held]] = []


def holding_of(t: ColonyTable, held: Held) -> Holding:
    """What holds there."""
    if held.source == IN_FORCE:
        if held.number < 0:
            return _of_none_of_the_cards(t, held)
        return t.box.lasting[held.number][held.which]
    if held.source == GEAR:
        return t.box.items[t.box.kind[held.number]].power
    return t.box.survivors[held.number].power


def _of_none_of_the_cards(t: ColonyTable, held: Held) -> Holding:
    """A module, what it keeps, or what the main objective says."""
    if held.number == OF_OBJECTIVE:
        return t.box.main[t.objective].side(t.house.hardcore).holds[held.which]
    module = t.edition.modules[FIRST_MODULE - held.number]
    return module.kept[held.which - 1] if held.which > 0 else module


def asked_of(t: ColonyTable, held: Held) -> frozenset[str]:
    """The questions that something in force has an answer to: a crossroads card, or a module in use."""
    if held.number == OF_OBJECTIVE:
        return t.box.asked_of_sides[t.objective][int(t.house.hardcore)][held.which]
    if held.number < 0:
        return t.edition.asked_of_modules[FIRST_MODULE - held.number][held.which]
    return t.box.asked_of_lasting[held.number][held.which]


def in_force(t: ColonyTable, question: str) -> list[Held]:
    """What is in force, or with somebody, and answers a question of ``Holding``: modules first.

    The list is not to be changed.
    """
    found = t.edition.answering.get(question, NOTHING_HELD)
    if not t.lasting:
        return found
    others = [held for held in t.lasting if question in asked_of(t, held)]
    return found + others if others else found


def is_asked(t: ColonyTable, question: str) -> bool:
    """Whether it may be that something answers a question now: else nobody has to be asked one by one."""
    if question in t.box.asked_of_any or question in t.edition.answering:
        return True
    return len(t.lasting) > 0 and len(in_force(t, question)) > 0


def is_in_force_still(t: ColonyTable, held: Held) -> bool:
    """Whether what was found in force has not ended since; modules themselves never do."""
    return held in t.lasting or (held.which == 0 and OF_OBJECTIVE < held.number < 0)


def held_for(t: ColonyTable, survivor: int, question: str) -> list[Held]:
    """What answers a question about a survivor: abilities, gear, and crossroads cards with them or for all.

    [DOW-ABILITY-2, DOW-EQUIP-2]
    """
    found: list[Held] = []
    if question in t.box.asked_of_abilities[survivor]:
        found = abilities_of(t, survivor)
    for card, bearer in t.gear:
        if bearer == survivor and question in t.box.asked_of_items[t.box.kind[card]]:
            found.append(Held(GEAR, card, survivor))
    if t.lasting or question in t.edition.answering:
        for held in in_force(t, question):
            if held.bearer < 0 or held.bearer == survivor:
                found.append(held)
    return found


def abilities_of(t: ColonyTable, survivor: int) -> list[Held]:
    """A survivor's own ability where it works, and those of others at the same place for who borrows them.

    On the way a borrower has nobody else's. [DOW-ABILITY-2, DOW-ABILITY-10, DOW-ABILITY-11, DOW-ABILITY-13]
    """
    place = t.place[survivor]
    if not t.box.survivors[survivor].works_at(place):
        return []
    found = [t.box.own[survivor]]
    if survivor in t.box.borrowers and not t.this_turn & ON_THE_WAY:
        for owner in t.at(place):
            if owner != survivor and t.box.survivors[owner].works_at(place):
                found.append(Held(BORROWED, owner, survivor))
    return found


def all_held(t: ColonyTable, question: str) -> list[Held]:
    """Everything that answers a question: crossroads cards as they came into force, then by survivor."""
    found = in_force(t, question)
    if question in t.box.asked_of_any:
        found = found[:]
        gear = [
            (card, bearer) for card, bearer in t.gear if question in t.box.asked_of_items[t.box.kind[card]]
        ]
        for survivor, seat in enumerate(t.controller):
            if seat >= 0:
                if question in t.box.asked_of_abilities[survivor]:
                    found += abilities_of(t, survivor)
                found += [Held(GEAR, card, bearer) for card, bearer in gear if bearer == survivor]
    return found


# How often it works.


def is_limited(t: ColonyTable, held: Held) -> bool:
    """Whether it works once a round, as its card says. [DOW-ABILITY-7, DOW-ABILITY-8]"""
    if held.source == GEAR:
        return t.box.items[t.box.kind[held.number]].once
    return held.source != IN_FORCE and t.box.survivors[held.number].once


def is_ready(t: ColonyTable, held: Held) -> bool:
    """Whether it has not been used yet this round. [DOW-ABILITY-8, DOW-ABILITY-12, DOW-EQUIP-7]"""
    if held.source == GEAR:
        return held.number not in t.used_gear
    if held.source == IN_FORCE:
        return _mark(t, held) not in t.used_gear
    used = t.used_ability if held.source == ABILITY_HELD else t.borrowed
    return (used >> held.number) & 1 == 0 and (t.jailed >> held.bearer) & 1 == 0


def _mark(t: ColonyTable, held: Held) -> int:
    """In ``t.used_gear``: a crossroads card after all items, anything else in force below 0."""
    if held.number >= 0:
        return t.box.first_crossroads + held.number
    people = 1 + len(t.controller)
    return held.number - (held.which * people + 1 + held.bearer) * (1 - OF_OBJECTIVE)


def mark_used(t: ColonyTable, held: Held) -> None:
    """It has been used this round. What is borrowed is not used for its owner. [DOW-ABILITY-12]"""
    if held.source == GEAR:
        t.used_gear.append(held.number)
    elif held.source == IN_FORCE:
        t.used_gear.append(_mark(t, held))
    elif held.source == ABILITY_HELD:
        t.used_ability |= 1 << held.number
    else:
        t.borrowed |= 1 << held.number


def use_held(t: ColonyTable, seat: int, held: Held) -> None:
    """An ability or an item is used, in sight of all."""
    mark_used(t, held)
    if held.source == GEAR:
        t.tell(ITEM_USED, seat, held.bearer, t.box.kind[held.number])
    elif held.source != IN_FORCE:
        t.tell(ABILITY_USED, seat, held.number)


def help_of(t: ColonyTable, held: Held) -> int:
    """The number of a help, so that its player can leave word to use it whenever it fits; or NO_HELP.

    [DOW-ABILITY-16]
    """
    if held.source == GEAR:
        return HELP_OF_ITEM.get(t.box.kind[held.number], NO_HELP)
    if held.source == IN_FORCE:
        if held.number < 0:
            return NO_HELP
        return HELP_OF_CROSSROADS.get(t.box.crossroads[held.number].id, NO_HELP)
    return HELP_OF_SURVIVOR.get(held.number, NO_HELP)


# Wounds and bites.


def wound_limit(t: ColonyTable, survivor: int) -> int:
    """How many wounds kill a survivor where they are. [DOW-DEATH-1]"""
    found = held_for(t, survivor, "wound_limit")
    return max([holding_of(t, held).wound_limit() for held in found], default=WOUND_LIMIT)


def is_skipped_by_bite(t: ColonyTable, survivor: int) -> bool:
    """Whether a spreading bite passes a survivor by. [DOW-BITE-4]"""
    found = held_for(t, survivor, "is_skipped_by_bite")
    return any(holding_of(t, held).is_skipped_by_bite() for held in found)


def bitten_is_wound(t: ColonyTable, survivor: int) -> bool:
    """Whether a bite only wounds a survivor."""
    found = held_for(t, survivor, "bitten_is_wound")
    return any(holding_of(t, held).bitten_is_wound() for held in found)


def frostbite_is_wound(t: ColonyTable, survivor: int) -> bool:
    """Whether a survivor takes normal wounds for frostbite."""
    found = held_for(t, survivor, "frostbite_is_wound")
    return any(holding_of(t, held).frostbite_is_wound() for held in found)


def bite_cure(t: ColonyTable) -> Held | None:
    """What may cancel a bitten result now."""
    for held in in_force(t, "may_cancel_bite"):
        if holding_of(t, held).may_cancel_bite(t, held):
            return held
    return None


def after_bite(t: ColonyTable, place: int) -> Flow:
    """A bite has spread until nobody is left at a place whom it could reach. [DOW-BITE-9]"""
    for held in in_force(t, "after_bite"):
        yield from holding_of(t, held).after_bite(t, held, place)


def shrugs_off(t: ColonyTable, survivor: int, face: int) -> bool:
    """Whether a result of the exposure die does nothing to a survivor."""
    if t.plain:
        return False
    found = held_for(t, survivor, "shrugs_off")
    return any(holding_of(t, held).shrugs_off(t, held, face) for held in found)


def is_spared_by_cold(t: ColonyTable, survivor: int) -> bool:
    """Whether frostbite brings a survivor no wound at the start of a turn. [DOW-EXPO-8]"""
    if t.plain:
        return False
    found = held_for(t, survivor, "is_spared_by_cold")
    return any(holding_of(t, held).is_spared_by_cold(t, survivor) for held in found)


def survivor_leaves(t: ColonyTable, survivor: int) -> None:
    """A survivor is about to leave the board, killed or not. [DOW-DEATH-3]"""
    for held in in_force(t, "survivor_leaves"):
        holding_of(t, held).survivor_leaves(t, held, survivor)


def takes_things(t: ColonyTable, place: int, cards: list[int]) -> bool:
    """Whether equipment lost at a place without an item deck is put somewhere. [DOW-EQUIP-9]"""
    if t.plain:
        return False
    found = in_force(t, "takes_things")
    return any(holding_of(t, held).takes_things(t, held, place, cards) for held in found)


# Attacking.


def attack_value(t: ColonyTable, survivor: int) -> int:
    """The attack value of a survivor now. [DOW-ATTACK-1]"""
    value = t.box.attack[survivor]
    if t.plain:
        return value
    found = held_for(t, survivor, "attack_added")
    return _kept_on_a_die(value, sum([holding_of(t, held).attack_added(t, survivor) for held in found]))


def search_value(t: ColonyTable, survivor: int) -> int:
    """The search value of a survivor now. [DOW-SEARCH-2]"""
    value = t.box.search[survivor]
    if t.plain:
        return value
    found = held_for(t, survivor, "search_added")
    return _kept_on_a_die(value, sum([holding_of(t, held).search_added(t, survivor) for held in found]))


def _kept_on_a_die(value: int, added: int) -> int:
    return max(1, min(6, value + added)) if added != 0 else value


def targets(t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
    """What a survivor may attack, of what rules find and holdings bring."""
    for held in held_for(t, survivor, "targets"):
        found = holding_of(t, held).targets(t, survivor, found)
    return found


def held_for_target(t: ColonyTable, survivor: int, target: int) -> Held | None:
    """What has brought a target of an attack."""
    for held in held_for(t, survivor, "has_target"):
        if holding_of(t, held).has_target(target):
            return held
    return None


def kills_added(t: ColonyTable, card: int) -> int:
    """How many more zombies an attack with an item that kills several may kill."""
    return sum([holding_of(t, held).kills_added(t, held, card) for held in in_force(t, "kills_added")])


def noise_added(t: ColonyTable, card: int) -> int:
    """How many more noise tokens such an attack adds."""
    return sum([holding_of(t, held).noise_added(t, held, card) for held in in_force(t, "noise_added")])


def after_shot(t: ColonyTable, card: int) -> Flow:
    """An attack on zombies with a weapon is over."""
    for held in in_force(t, "after_shot"):
        yield from holding_of(t, held).after_shot(t, held, card)


def after_attack(t: ColonyTable, survivor: int, target: int) -> Flow:
    """What an attack on zombies brings after its exposure rolls, while the attacker lives."""
    for held in held_for(t, survivor, "after_attack"):
        if t.in_play(survivor):
            yield from holding_of(t, held).after_attack(t, held, survivor, target)


def meeting(t: ColonyTable, survivor: int, target: int) -> list[int]:
    """What an attack on a target brings the attacker by number of a die; empty where none is rolled."""
    held = held_for_target(t, survivor, target) if not t.plain else None
    return holding_of(t, held).meeting(t, target) if held is not None else []


def attack_over(t: ColonyTable, target: int) -> None:
    """An attack on zombies is over, whether or not the attacker lives."""
    for held in in_force(t, "attack_over"):
        holding_of(t, held).attack_over(t, held, target)


def is_quiet(t: ColonyTable, survivor: int) -> bool:
    """Whether every attack of a survivor is without exposure rolls."""
    for held in held_for(t, survivor, "is_quiet"):
        holding = holding_of(t, held)
        if holding.is_quiet() and holding.kills() == 0 and not is_limited(t, held):
            return True
    return False


def is_attack_safe(t: ColonyTable, survivor: int, entrance: int) -> bool:
    """Whether zombies a survivor kills at that entrance cost no exposure roll. [DOW-EXPO-11]"""
    found = held_for(t, survivor, "is_safe_at")
    return len(found) > 0 and any(holding_of(t, held).is_safe_at(t, entrance) for held in found)


def sparing_helps(t: ColonyTable, survivor: int) -> list[Held]:
    """What may spare a survivor the rolls of an attack, not used yet this round."""
    return [
        held
        for held in held_for(t, survivor, "may_spare_rolls")
        if holding_of(t, held).may_spare_rolls() and is_ready(t, held)
    ]


# Searching.


def search_rolls(t: ColonyTable, survivor: int, place: int) -> int:
    """How many exposure rolls a search brings."""
    if t.plain:
        return 0
    return sum(
        [
            holding_of(t, held).search_rolls(t, survivor, place)
            for held in held_for(t, survivor, "search_rolls")
        ]
    )


def after_search(t: ColonyTable, survivor: int, place: int) -> Flow:
    """What a search brings once it is over."""
    for held in held_for(t, survivor, "after_search"):
        if t.in_play(survivor):
            yield from holding_of(t, held).after_search(t, held, survivor, place)


# Zombies that come.


def people_added(t: ColonyTable, place: int) -> int:
    """How many more than stand there draw zombies to a place at night. [DOW-COLONY-22, DOW-COLONY-23]"""
    if t.plain:
        return 0
    return sum([holding_of(t, held).people_added(t, held, place) for held in all_held(t, "people_added")])


def kept_away(t: ColonyTable, place: int, count: int) -> int:
    """How many of the zombies that come to a place at night stay away."""
    if t.plain:
        return 0
    left = count
    for held in in_force(t, "keeps_away"):
        if left > 0:
            left -= holding_of(t, held).keeps_away(t, held, place, left)
    return count - left


def hearer(t: ColonyTable) -> Held | None:
    """What decides in place of a die whether noise draws a zombie. [DOW-COLONY-24]"""
    if t.plain:
        return None
    found = in_force(t, "is_heard")
    return found[0] if found else None


def stops_zombie(t: ColonyTable, place: int, entrance: int) -> bool:
    """Whether something stops a zombie that finds no space at an entrance. [DOW-ZOMBIE-6]"""
    if t.plain:
        return False
    found = in_force(t, "stops_zombie")
    return any(holding_of(t, held).stops_zombie(t, held, place, entrance) for held in found)


def after_stop(t: ColonyTable, place: int, entrance: int) -> Flow:
    """Something other than a barricade has stopped a zombie at an entrance. [DOW-ZOMBIE-6]"""
    for held in in_force(t, "after_stop"):
        if is_in_force_still(t, held):
            yield from holding_of(t, held).after_stop(t, held, place, entrance)


def keeps_barricade(t: ColonyTable, place: int, entrance: int) -> bool:
    """Whether a barricade that stops a zombie stays. [DOW-ZOMBIE-7]"""
    if t.plain:
        return False
    found = all_held(t, "keeps_barricade")
    return any(holding_of(t, held).keeps_barricade(t, held, place, entrance) for held in found)


def overrun_nobody(t: ColonyTable, place: int) -> Flow:
    """An overrun finds nobody. [DOW-ZOMBIE-11]"""
    for held in in_force(t, "overrun"):
        yield from holding_of(t, held).overrun(t, held, place)


def helpless_go(t: ColonyTable, count: int) -> Flow:
    """So many helpless survivors are about to go."""
    for held in in_force(t, "helpless_go"):
        yield from holding_of(t, held).helpless_go(t, held, count)


# Moving.


def is_move_safe(t: ColonyTable, survivor: int, to: int) -> bool:
    """Whether something that holds spares a survivor the roll of a move. [DOW-EXPO-11]

    Decided in question Q20: it does so on the way out of an exile's colony too, where no card helps.
    What is borrowed at the start takes the borrower on the way.
    """
    found = held_for(t, survivor, "spares_move")
    return any(holding_of(t, held).spares_move(t, t.place[survivor], to) for held in found)


def open_places(t: ColonyTable, survivor: int, places: list[int]) -> list[int]:
    """Those of the places where nothing keeps a survivor from going."""
    for held in held_for(t, survivor, "may_move_to"):
        holding = holding_of(t, held)
        places = [place for place in places if holding.may_move_to(t, survivor, place)]
    return places


def after_move(t: ColonyTable, survivor: int, origin: int, to: int) -> Flow:
    """What a move brings beside its exposure roll; the survivor is alive."""
    for held in held_for(t, survivor, "after_move"):
        if t.in_play(survivor):
            yield from holding_of(t, held).after_move(t, held, survivor, origin, to)


# Cards in hand, the colony, the main objective.


def may_give_to_crisis(t: ColonyTable, seat: int) -> bool:
    """Whether a player may give cards to the crisis. [DOW-CRISIS-4]"""
    found = in_force(t, "may_give_to_crisis")
    return not found or all(holding_of(t, held).may_give_to_crisis(t, seat) for held in found)


def may_request(t: ColonyTable, seat: int) -> bool:
    """Whether a player may ask others for cards. [DOW-REQUEST-1]"""
    if t.plain:
        return True
    found = in_force(t, "may_request")
    return not found or all(holding_of(t, held).may_request(t, held, seat) for held in found)


def points_added(t: ColonyTable) -> int:
    """How many more points prevent a crisis. [DOW-COLONY-16]"""
    if t.plain:
        return 0
    return sum([holding_of(t, held).points_added(t, held) for held in all_held(t, "points_added")])


def after_exile(t: ColonyTable, seat: int) -> None:
    """A player has been exiled, and stays in the game. [DOW-EXILE-1]"""
    for held in in_force(t, "after_exile"):
        holding_of(t, held).after_exile(t, held, seat)


def may_play(t: ColonyTable, card: int) -> bool:
    """Whether an item card may be played now."""
    found = in_force(t, "may_play")
    return not found or all(holding_of(t, held).may_play(t, held, card) for held in found)


def dice_added(t: ColonyTable, seat: int) -> int:
    """How many more action dice a player rolls for what their survivors hold."""
    found = [holding_of(t, held) for s in t.groups[seat] for held in held_for(t, s, "dice_added")]
    return sum([holding.dice_added() for holding in found])


def cards_per_morale(t: ColonyTable) -> int:
    """For how many cards in the waste pile morale falls by 1. [DOW-COLONY-9]"""
    return max(
        [holding_of(t, held).cards_per_morale() for held in all_held(t, "cards_per_morale")],
        default=CARDS_PER_MORALE,
    )


def extra_food(t: ColonyTable) -> int:
    """How much more food the colony pays. [DOW-COLONY-1]"""
    return sum([holding_of(t, held).extra_food(t, held) for held in all_held(t, "extra_food")])


def mouths_added(t: ColonyTable) -> int:
    """How many more than stand at the colony are fed there. [DOW-COLONY-1]"""
    if t.plain:
        return 0
    return sum([holding_of(t, held).mouths_added(t, held) for held in all_held(t, "mouths_added")])


def extra_goals(t: ColonyTable) -> list[Condition]:
    """What crossroads cards have added to the main objective."""
    found: list[Condition] = []
    for held in in_force(t, "extra_goal"):
        goal = holding_of(t, held).extra_goal()
        if goal is not None:
            found.append(goal)
    return found


# Beginnings and ends.


def at_start(t: ColonyTable) -> Flow:
    """Before the first round, once the colony is laid out. [DOW-SETUP-29]"""
    for held in all_held(t, "at_start"):
        yield from holding_of(t, held).at_start(t, held)


def at_round_start(t: ColonyTable) -> Flow:
    """After the crisis is revealed and before dice are rolled."""
    for held in all_held(t, "at_round_start"):
        yield from holding_of(t, held).at_round_start(t, held)


def turn_starters(t: ColonyTable, seat: int) -> list[Held]:
    """What has to be done at the start of a player's turn."""
    return [
        held for held in all_held(t, "has_turn_start") if holding_of(t, held).has_turn_start(t, held, seat)
    ]


def at_turn_start(t: ColonyTable, seat: int) -> Flow:
    """What survivors need before anything else is done; cards about survivors who have left go."""
    for held in in_force(t, "is_over"):
        if holding_of(t, held).is_over(t, held):
            end(t, held)
    for held in turn_starters(t, seat):
        yield from holding_of(t, held).at_turn_start(t, held, seat)


def after_step(t: ColonyTable) -> Flow:
    """The start of a turn, an action, or a step of the colony phase, is over."""
    for held in in_force(t, "after_step"):
        yield from holding_of(t, held).after_step(t, held)


def at_turn_end(t: ColonyTable, seat: int) -> Flow:
    """A player ends their turn. [DOW-TURN-3]"""
    for held in in_force(t, "at_turn_end"):
        if is_in_force_still(t, held):
            yield from holding_of(t, held).at_turn_end(t, held, seat)


def at_round_end(t: ColonyTable) -> Flow:
    """Cards for this round end, and those that were to be settled now are. [DOW-ROUND-6, DOW-TIES-2]

    What modules and the main objective settle comes first.
    """
    for held in all_held(t, "at_round_end"):
        holding_of(t, held).at_round_end(t, held)
    due = [held for held in in_force(t, "is_due") if holding_of(t, held).is_due(t, held)]
    for held in [held for held in due if held.number < 0]:
        due.remove(held)
        yield from holding_of(t, held).settle(t, held)
    due.sort(key=_printed_number)
    while due:
        held = due[-1]
        for other in due[:-1]:
            yield t.ask(t.first, ASK_FIRST, (YES, NO), other.number)
            if t.reply == YES:
                held = other
                break
        due.remove(held)
        yield from holding_of(t, held).settle(t, held)


def keep_token(t: ColonyTable) -> Flow:
    """The first player token is about to pass: ``t.reply`` is YES if it stays. [DOW-COLONY-30]"""
    t.reply = NO
    for held in in_force(t, "keep_token"):
        yield from holding_of(t, held).keep_token(t, held)
        if t.reply == YES:
            return


def _printed_number(held: Held) -> int:
    return held.number


# Keeping cards. [DOW-XROAD-9]


def keep(t: ColonyTable, holding: Holding, bearer: int = NOBODY) -> Held:
    """The open crossroads card stays: what it says holds from now on."""
    held = Held(IN_FORCE, t.open_card, bearer, t.box.lasting[t.open_card].index(holding))
    t.lasting.append(held)
    holding.begin(t, held)
    return held


def start(t: ColonyTable, holding: Holding) -> Held:
    """The open card stays in force."""
    held = keep(t, holding)
    t.tell(LASTS, held.number)
    return held


def attach(t: ColonyTable, holding: Holding, survivor: int) -> Held:
    """The open card stays with a survivor."""
    held = keep(t, holding, survivor)
    t.tell(ATTACHED, held.number, survivor)
    return held


def keep_of_module(t: ColonyTable, id_: str, holding: Holding, bearer: int = NOBODY) -> Held:
    """Something that a module keeps comes into force, or to lie with a survivor; the module tells of it."""
    i = [module.id for module in t.edition.modules].index(id_)
    held = of_module(i, 1 + t.edition.modules[i].kept.index(holding), bearer)
    t.lasting.append(held)
    holding.begin(t, held)
    return held


def play_objective(t: ColonyTable, objective: int) -> None:
    """From now on this is the main objective: what it says holds, and nothing of the last. [DOW-OBJ-3]"""
    t.objective = objective
    t.lasting = [held for held in t.lasting if held.number != OF_OBJECTIVE]
    for which in range(len(t.box.main[objective].side(t.house.hardcore).holds)):
        t.lasting.append(of_objective(which))


def end(t: ColonyTable, held: Held) -> None:
    """Something is no longer in force; a crossroads card says so."""
    t.lasting = [each for each in t.lasting if each is not held]
    if held.number >= 0:
        t.tell(LASTING_ENDS, held.number)


def drop_for_turn(t: ColonyTable) -> None:
    """What held for one turn is over."""
    t.lasting = [held for held in t.lasting if not holding_of(t, held).ends_with_turn()]


# Actions that cards allow, and that they forbid.


def may_take(t: ColonyTable, seat: int, action: int, offered: list[int]) -> bool:
    """Whether a player may take an action of the menu that rules offer. [DOW-TURN-4]"""
    for held in in_force(t, "may_take"):
        if not holding_of(t, held).may_take(t, held, seat, action, offered):
            return False
    return True


def turn_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Actions of the menu that come from crossroads cards. [DOW-TURN-4]"""
    for held in in_force(t, "action"):
        action = holding_of(t, held).action(held)
        if action >= 0 and action not in ids and holding_of(t, held).can_act(t, held, seat):
            ids.append(action)


def held_for_action(t: ColonyTable, seat: int, action: int) -> Held | None:
    """What in force offers an action to a player now."""
    for held in in_force(t, "action"):
        holding = holding_of(t, held)
        if holding.action(held) == action and holding.can_act(t, held, seat):
            return held
    return None
