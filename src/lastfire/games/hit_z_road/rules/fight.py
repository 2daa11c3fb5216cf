"""Fight: ranged attack, fleeing, melee, hordes, adrenaline."""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.hit_z_road.rules.elimination import discard_card, lose_survivors
from lastfire.games.hit_z_road.rules.encounter import end_turn, next_card, win_card
from lastfire.games.hit_z_road.rules.state import MELEE, RoadTable
from lastfire.games.hit_z_road.rules.words.actions import FIGHT as FIGHT_ON
from lastfire.games.hit_z_road.rules.words.actions import FLEE, MOST_AMMO, MOST_SPENT, SHOOT, SPEND, SPENT
from lastfire.games.hit_z_road.rules.words.questions import ASK_AFTER_VOLLEY, ASK_BEFORE_MELEE, ASK_SPEND
from lastfire.games.hit_z_road.rules.words.records import (
    ADRENALINE_SPENT,
    DISCARDED,
    FLED,
    MELEE_ROLLED,
    VOLLEY,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import (
    BARRED,
    BLACK_DIE,
    BONUS_KILL,
    CASUALTY,
    FATAL,
    IN_FIGHT,
    KILL,
    NO_GAS,
    OPEN,
    OPPORTUNITY,
    RED_DIE,
)

FLEE_PRICE: Final = 2


def before_melee(t: RoadTable) -> Flow:
    """Shoot, flee, or go in hand to hand.

    [HZR-SHOOT-1, HZR-SHOOT-2, HZR-SHOOT-4, HZR-FLEE-1..3, HZR-FLEE-8, HZR-MELEE-1]
    """
    seat = t.seat
    group = t.groups[seat]
    ways = [FIGHT_ON]
    way_out = fleeing(t, seat)
    if way_out == OPEN:
        ways.append(FLEE)
    may_shoot = t.volleys == 0 or not t.house.single_volley
    if may_shoot:
        ways += range(SHOOT + 1, SHOOT + min(group.ammo, MOST_AMMO) + 1)
    action = FIGHT_ON
    if len(ways) > 1:
        question = ASK_BEFORE_MELEE if may_shoot else ASK_AFTER_VOLLEY
        spending = OPEN if t.may_spend else BARRED
        yield t.ask(seat, question, ways, t.zombies, t.skulls, way_out, spending)
        action = t.reply
    if action == FIGHT_ON:
        t.phase = MELEE
    elif action == FLEE:
        flee(t, seat)
    else:
        shoot(t, seat, action - SHOOT)


def shoot(t: RoadTable, seat: int, ammo: int) -> None:
    """Two black dice per ammo; every target kills, everything else is ignored.

    [HZR-SHOOT-3, HZR-SHOOT-5..11, HZR-EVENT-19, HZR-EVENT-20]
    """
    t.groups[seat].ammo -= ammo
    t.volleys += 1
    faces = t.chance.roll_all(BLACK_DIE, 2 * ammo)
    t.volley = faces
    added = faces.count(CASUALTY) if t.volley_skulls_add else 0
    kills = min(t.zombies + added, faces.count(KILL) + faces.count(BONUS_KILL))
    t.zombies += added - kills
    t.tell(VOLLEY, seat, ammo, kills, added, t.zombies, *faces)
    if t.zombies == 0:
        win_card(t, seat)


def fleeing(t: RoadTable, seat: int) -> int:
    """Whether the group may and can flee; what it would have to leave behind cannot pay for it.

    [HZR-FLEE-1, HZR-EVENT-21]
    """
    gas = t.groups[seat].gas
    if not t.house.flee_keeps_loot:
        gas -= t.cards[t.card].gas
    return BARRED if not t.may_flee else OPEN if gas >= FLEE_PRICE else NO_GAS


def flee(t: RoadTable, seat: int) -> None:
    """The card goes to the box; what was found, shot and suffered stays so.

    [HZR-FLEE-1, HZR-FLEE-4..7, HZR-FLEE-9, HZR-FLEE-10, HZR-SCAV-3]
    """
    group = t.groups[seat]
    card = t.cards[t.card]
    group.gas -= FLEE_PRICE
    t.tell(FLED, seat, t.card, FLEE_PRICE, card.vp)
    if not t.house.flee_keeps_loot:
        ammo = min(card.ammo, group.ammo)
        adrenaline = min(card.adrenaline, group.adrenaline)
        group.pay(ammo, card.gas, adrenaline)
        t.tell(DISCARDED, seat, ammo, card.gas, adrenaline, t.card)
    discard_card(t, t.path, t.slot)
    next_card(t)


def red_dice(t: RoadTable, seat: int) -> int:
    """How many dice of the next roll are red: one per skull, at most one per survivor.

    [HZR-HORDE-1..8, HZR-TOKEN-6]
    """
    group = t.groups[seat]
    return 0 if group.wheel_armed else min(t.skulls, group.people)


def melee_roll(t: RoadTable) -> Flow:
    """One die per survivor, all evaluated together; adrenaline serves the faces chosen.

    [HZR-MELEE-2..17, HZR-ADREN-1..9, HZR-ELIM-6]
    """
    seat = t.seat
    group = t.groups[seat]
    red = red_dice(t, seat)
    black = group.people - red
    faces = t.chance.roll_all(BLACK_DIE, black)
    if red:
        faces += t.chance.roll_all(RED_DIE, red)
    t.melee_rolls += 1
    t.black = black
    t.faces = faces
    bonus = faces.count(BONUS_KILL)
    kills = min(t.zombies, faces.count(KILL) + bonus)
    t.zombies -= kills
    t.tell(MELEE_ROLLED, seat, kills, t.zombies, black, *faces)
    falling = faces.count(CASUALTY)
    lightnings = faces.count(OPPORTUNITY) + bonus
    while group.adrenaline and t.may_spend:
        useful = min(lightnings, t.zombies)
        ways = ways_to_spend(group.adrenaline, falling, useful)
        if len(ways) == 1:
            break
        yield t.ask(seat, ASK_SPEND, ways, falling, useful, t.zombies, group.adrenaline)
        saves, extra = SPENT[t.reply]
        group.adrenaline -= saves + extra
        t.zombies -= extra
        falling -= saves
        lightnings -= extra
        if saves + extra:
            t.tell(ADRENALINE_SPENT, seat, saves, extra)
        # Only a roll so large that one answer cannot say it all is asked on.
        if saves + extra < MOST_SPENT:
            break
    lost = falling + faces.count(FATAL)
    if lost:
        lose_survivors(t, seat, lost, IN_FIGHT)
    if group.people == 0:
        end_turn(t)
    elif t.zombies == 0:
        win_card(t, seat)


def ways_to_spend(adrenaline: int, casualties: int, kills: int) -> list[int]:
    """Every number of survivors saved and zombies killed that the adrenaline allows.

    Saving all comes first. Dice of one kind do the same, so only the numbers are asked.
    [HZR-ADREN-2..4, HZR-ADREN-8, HZR-ADREN-9, HZR-MELEE-8]
    """
    adrenaline = min(adrenaline, MOST_SPENT)
    return [
        SPEND[saves, extra]
        for saves in range(min(casualties, adrenaline), -1, -1)
        for extra in range(min(kills, adrenaline - saves), -1, -1)
    ]
