"""Hand-to-hand combat. [DOZ-COMBAT]

In each of these flows ``t.reply`` is WON at the end if the attackers won, LOST if they lost, and UNFOUGHT if
no dice were rolled: compare with these, UNFOUGHT is not false.
"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_any_in,
    fighters_at,
    has_fighters,
    has_zeds,
    raiders_at,
    those_in,
    un_zeds_at,
    zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CATACOMBS, KIND, START, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import overrun, release_all
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.column import find_column, tell_column
from lastfire.games.dawn_of_the_zeds.rules.combat.course import LOST as LOST
from lastfire.games.dawn_of_the_zeds.rules.combat.course import UNFOUGHT as UNFOUGHT
from lastfire.games.dawn_of_the_zeds.rules.combat.course import WON as WON
from lastfire.games.dawn_of_the_zeds.rules.combat.dice import roll_dice
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds, take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import humans_win
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import fights_on, what_follows, winner_of
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import (
    retreat_player_units,
    retreat_raiders,
    retreat_un_zeds,
    retreat_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.scoring import score_on_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.table import HITS_ON_UNIT, HITS_ON_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.holdings import Held, held_by, in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, NONE, DawnTable, Fight, new_fight
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_player_unit, is_raiders, is_un_zeds, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ZEDS_DICE, offer_scheme
from lastfire.games.dawn_of_the_zeds.rules.windows import DEFENCE_LOST, PLAYERS_ATTACK, ZEDS_ATTACK, offer
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import (
    ASK_DEFENDER,
    ASK_ENEMY,
    ATTACKED,
    DEFENDED,
    UNIT_BEATEN,
    ZEDS_BEATEN,
)

# Who attacks whom.


def zeds_attack(t: DawnTable, zeds: list[int], space: int, came_from: int, defender: int = NONE) -> Flow:
    """Zeds, or an Un-Zeds unit, that have come into a space attack the player units or Raiders there.

    The players pick who defends, unless ``defender`` has been picked before.
    Zeds that were there before stay out of it. Where both are, player units are fought first. Un-Zeds ignore
    Raiders. Nobody fights on a Start.
    [DOZ-COMBAT-1..5, DOZ-STACK-14, DOZ-UNIT-16, DOZ-VERSUS-47, DOZ-VERSUS-51, DOZ-VERSUS-52]
    """
    t.reply = UNFOUGHT
    if KIND[space] == START or not t.here[space]:
        return NOTHING
    if is_un_zeds(zeds[0]):
        return _attack_players(t, zeds, space, came_from, defender)
    release_all(t, space)
    if raiders_at(t, space):
        return _attack_all(t, zeds, space, came_from, defender)
    return _attack_players(t, zeds, space, came_from, defender) if has_fighters(t, space) else NOTHING


def _attack_all(t: DawnTable, zeds: list[int], space: int, came_from: int, defender: int) -> Flow:
    """Zeds attack player units, then Raiders; a card may have an attack at once again.

    [DOZ-STACK-14, DOZ-EVENT-40]
    """
    yield from _attack_players(t, zeds, space, came_from, defender)
    if t.reply == LOST:
        return
    for may_repeat in (True, False):
        zeds = those_in(t, zeds, space)
        raiders = raiders_at(t, space)
        if not zeds or not raiders:
            break
        yield from choose_unit(t, t.lead, ASK_DEFENDER, raiders, space)
        fight = new_fight(zeds, t.reply, space, came_from, True)
        again = may_repeat and fights_on(t, fight)
        yield from _fight_out(t, fight, not again)
        if not again:
            break


def raiders_attack(t: DawnTable, raiders: int, space: int, came_from: int) -> Flow:
    """Raiders that have come into a space attack whoever is there.

    Against Zeds they stand on the human side of the table, against players on the Zeds side. Un-Zeds,
    Villagers and Refugees are left alone. [DOZ-4R-3, DOZ-COMBAT-19, DOZ-STACK-14, DOZ-VERSUS-47]
    """
    t.reply = UNFOUGHT
    if KIND[space] == START:
        return
    zeds = zeds_at(t, space)
    if zeds:
        if KIND[space] == CATACOMBS:
            yield from choose_unit(t, t.lead, ASK_ENEMY, zeds, raiders, space)
            zeds = [t.reply]
        yield from _fight_out(t, new_fight(zeds, raiders, space, came_from, False))
        if t.reply == LOST or t.at[raiders] != space:
            return
    if has_fighters(t, space):
        yield from _attack_players(t, [raiders], space, came_from)


def player_attack(t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
    """A player unit that has come into a space attacks the Zeds and Raiders there.

    Where there are none it attacks the Un-Zeds unit: whether it does is for others to ask. In Catacombs it
    picks one of the Zeds. It goes back to ``came_from`` if it loses.
    [DOZ-COMBAT-1, DOZ-COMBAT-6, DOZ-STACK-14, DOZ-TUNNEL-8, DOZ-VERSUS-49..51]
    """
    t.reply = UNFOUGHT
    if KIND[space] == START:
        return
    zeds = zeds_at(t, space)
    raiders = raiders_at(t, space)
    if zeds:
        if KIND[space] == CATACOMBS:
            yield from choose_unit(t, decider(t, unit), ASK_ENEMY, zeds, unit, space)
            zeds = [t.reply]
        yield from _player_fights(t, unit, zeds, space, came_from)
    for enemy in raiders:
        if t.at[unit] == space and t.at[enemy] == space and (not zeds or t.reply == WON):
            yield from _player_fights(t, unit, [enemy], space, came_from)
    if not zeds and not raiders and un_zeds_at(t, space) >= 0:
        yield from _player_fights(t, unit, [un_zeds_at(t, space)], space, came_from)


def _player_fights(t: DawnTable, unit: int, enemies: list[int], space: int, came_from: int) -> Flow:
    """One hand-to-hand that a player unit starts, unless it gets around it. [DOZ-UNIT-58, DOZ-UNIT-59]"""
    fight = new_fight(enemies, unit, space, came_from, False)
    outer = t.fight
    t.fight = fight
    yield from _decline(t, fight)
    t.fight = outer
    if t.reply:
        t.reply = UNFOUGHT
        return
    yield from _fight_out(t, fight)


def _attack_players(
    t: DawnTable, attackers: list[int], space: int, came_from: int, defender: int = NONE
) -> Flow:
    """Zeds, Raiders or an Un-Zeds unit attack player units; a card may have the same attack at once again.

    ``t.reply`` is UNFOUGHT where there are none. [DOZ-COMBAT-5, DOZ-EVENT-40]
    """
    result = UNFOUGHT
    outer = t.fight
    for may_repeat in (True, False):
        attackers = those_in(t, attackers, space)
        if not attackers:
            break
        fight = new_fight(attackers, NONE, space, came_from, True)
        t.fight = fight
        yield from _find_defender(t, fight, defender)
        if fight.unit == NONE:
            break
        again = False
        if may_repeat and t.heard[questions.FIGHTS_ON] and is_zeds(attackers[0]):
            again = fights_on(t, fight)
        yield from _fight_out(t, fight, not again)
        result = t.reply
        if not again:
            break
        if not are_any_in(t, attackers, space):
            # Nobody is left who could attack again: the first attack was the last one.
            yield from _retreat(t, fight, result == LOST)
            break
    t.fight = outer
    t.reply = result


# Before the dice.


def _find_defender(t: DawnTable, fight: Fight, picked: int) -> Flow:
    """What happens on meeting; then the players pick who defends, ``fight.unit``: NONE if nobody fights.

    Who declines leaves it to those who are left.
    [DOZ-COMBAT-5, DOZ-COMBAT-7, DOZ-ZEDS-13, DOZ-EVENT-24, DOZ-UNIT-56, DOZ-UNIT-58, DOZ-UNIT-61]
    """
    space = fight.space
    able = fighters_at(t, space)
    if not able:
        return NOTHING
    if t.heard[questions.MEETING]:
        held = in_force(t, questions.MEETING)
        for unit in able:
            held = held + held_by(t, unit, questions.MEETING)
        if held:
            return _meeting(t, fight, picked, held)
    only = [picked] if picked in able else able
    if len(only) == 1 and fight.zeds and not held_by(t, only[0], questions.DECLINES):
        fight.unit = only[0]
        return NOTHING
    return _pick_defender(t, fight, able, picked)


def _meeting(t: DawnTable, fight: Fight, picked: int, held: list[Held]) -> Flow:
    for source, bearer, holding in held:
        flow = holding.meeting(t, bearer, fight)
        yield from flow if bearer >= 0 else asked_for(source, flow)
        if t.reply:
            return
    fight.zeds = those_in(t, fight.zeds, fight.space)
    yield from _pick_defender(t, fight, fighters_at(t, fight.space), picked)


def _pick_defender(t: DawnTable, fight: Fight, able: list[int], picked: int) -> Flow:
    space = fight.space
    while able and fight.zeds:
        yield from choose_unit(t, t.lead, ASK_DEFENDER, [picked] if picked in able else able, space)
        fight.unit = t.reply
        yield from _decline(t, fight)
        if not t.reply:
            return
        able = [unit for unit in able if unit != fight.unit and t.at[unit] == space]
        fight.zeds = those_in(t, fight.zeds, space)
        fight.unit = NONE


def _decline(t: DawnTable, fight: Fight) -> Flow:
    """Whether the unit that is to fight gets around it; ``t.reply`` is 1 then."""
    t.reply = 0
    held = held_by(t, fight.unit, questions.DECLINES)
    return _may_decline(t, fight, held) if held else NOTHING


def _may_decline(t: DawnTable, fight: Fight, held: list[Held]) -> Flow:
    for _, bearer, holding in held:
        yield from holding.declines(t, bearer, fight)
        if t.reply:
            return


def _play_cards(t: DawnTable, fight: Fight) -> Flow:
    """Cards that are played before the dice, by the players and by the Zeds player; the column is known.

    [DOZ-FATE-6, DOZ-VERSUS-95]
    """
    find_column(t, fight)
    if not is_player_unit(fight.unit) or (not t.fate_hand and t.zeds_seat == NOBODY):
        return NOTHING
    cards = offer(t, ZEDS_ATTACK if fight.zeds_attack else PLAYERS_ATTACK)
    if cards is NOTHING and t.zeds_seat == NOBODY:
        return NOTHING
    return _cards_played(t, fight, cards)


def _cards_played(t: DawnTable, fight: Fight, cards: Flow) -> Flow:
    yield from cards
    fight.zeds = those_in(t, fight.zeds, fight.space)
    if t.zeds_seat != NOBODY and fight.zeds_attack and fight.zeds and is_zeds(fight.zeds[0]):
        yield from offer_scheme(t, ZEDS_DICE, fight.unit, NONE, fight.space, 0, fight.column + 1)
    fight.zeds = those_in(t, fight.zeds, fight.space)
    if fight.zeds:
        find_column(t, fight)


# The fight itself.


def _fight_out(t: DawnTable, fight: Fight, ends: bool = True) -> Flow:
    """One hand-to-hand: column, shifts, dice, Infection, Hits, removal and Saving Rolls, retreat.

    Unless it ends, nobody retreats. [DOZ-COMBAT-17, DOZ-COMBAT-18]
    """
    outer = t.fight
    t.fight = fight
    yield from _play_cards(t, fight)
    if not fight.zeds:
        t.fight = outer
        t.reply = UNFOUGHT
        return
    if t.told is not None:
        t.tell(DEFENDED if fight.zeds_attack else ATTACKED, fight.unit, fight.space, *fight.zeds)
        tell_column(t, fight)
    yield from roll_dice(t, fight)
    row = t.reply
    beaten = humans_win(row, fight.column, winner_of(t, fight))
    zeds_hits = HITS_ON_ZEDS[row][fight.column]
    unit_hits = 0 if fight.spares_unit else HITS_ON_UNIT[row][fight.column]
    if t.told is not None:
        t.tell(ZEDS_BEATEN if beaten else UNIT_BEATEN, fight.unit, zeds_hits, unit_hits)
    with_zeds = is_zeds(fight.zeds[0])
    if with_zeds:
        yield from _infect(t, fight)
    # Hits on both sides, as far as they are still there: an Outbreak may have come between. [DOZ-COMBAT-15]
    if zeds_hits:
        zeds = those_in(t, fight.zeds, fight.space)
        if zeds and with_zeds and t.zeds_seat != NOBODY:
            yield from score_on_zeds(t, zeds_hits, fight.space)
            zeds_hits = t.reply
        yield from hit_zeds(t, zeds, zeds_hits)
    # Those on a player unit never pass to another. [DOZ-COMBAT-16]
    if unit_hits and t.at[fight.unit] == fight.space:
        yield from take_hits(t, fight.unit, unit_hits)
    if ends:
        if not beaten and with_zeds and fight.zeds_attack and t.fate_hand:
            yield from _save_defence(t, fight)
            beaten = fight.is_turned
        yield from _retreat(t, fight, beaten)
        # Refugees may have come here in the middle of the fight, when somebody still protected them.
        if not fight.zeds_attack and with_zeds and has_zeds(t, fight.space):
            yield from overrun(t, fight.space)
    # Cards for one fight are counted among what is heard at any time.
    if fight.cards or t.heard[questions.AFTER_FIGHT] != t.box.heard[questions.AFTER_FIGHT]:
        yield from _after(t, fight)
    t.fight = outer
    t.reply = WON if beaten != fight.zeds_attack else LOST


def _infect(t: DawnTable, fight: Fight) -> Flow:
    """A hand-to-hand with Zeds raises Infection if a player unit fights it, before Hits.

    [DOZ-INFECT-1..4, DOZ-4R-5, DOZ-VERSUS-53]
    """
    unit = fight.unit
    if fight.spares_infection or not t.box.uses & INFECTION_RULES or not is_player_unit(unit):
        return NOTHING
    if t.heard[questions.SPARES_INFECTION]:
        for _, _, holding in held_by(t, unit, questions.SPARES_INFECTION):
            if holding.spares_infection():
                return NOTHING
    most = 1
    if t.heard[questions.INFECTION_OF_FIGHT]:
        for zeds in fight.zeds:
            for _, _, holding in held_by(t, zeds, questions.INFECTION_OF_FIGHT):
                most = max(most, holding.infection_of_fight())
    return raise_infection(t, most)


def _save_defence(t: DawnTable, fight: Fight) -> Flow:
    """Zeds have attacked and won: if it was player units, a card may still turn it. [DOZ-FATE-16]"""
    if is_player_unit(fight.unit) and are_any_in(t, fight.zeds, fight.space):
        return offer(t, DEFENCE_LOST)
    return NOTHING


# After the dice.


def _retreat(t: DawnTable, fight: Fight, zeds_are_beaten: bool) -> Flow:
    """All units of the losing side in the space retreat, as far as anybody is left of it.

    In Catacombs there is no Mob: of Zeds, only the one that fought.
    [DOZ-COMBAT-18, DOZ-RETREAT-1..4, DOZ-RETREAT-8, DOZ-TUNNEL-7, DOZ-4R-4, DOZ-VERSUS-46, DOZ-VERSUS-54]
    """
    space = fight.space
    enemy = fight.zeds[0]
    back = fight.came_from if fight.zeds_attack else NONE
    if zeds_are_beaten:
        if is_zeds(enemy):
            losers = those_in(t, fight.zeds, space) if KIND[space] == CATACOMBS else zeds_at(t, space)
            return retreat_zeds(t, losers, back if space == TOWN_CENTER else NONE)
        if is_raiders(enemy):
            return retreat_raiders(t, raiders_at(t, space))
        return retreat_un_zeds(t, enemy, back) if t.at[enemy] == space else NOTHING
    if is_raiders(fight.unit):
        return retreat_raiders(t, raiders_at(t, space))
    # A losing attacker goes back to where it came from, all others toward Town Center.
    if not fight.zeds_attack and fight.came_from != space:
        return _attacker_retreats(t, fight)
    return retreat_player_units(t, fighters_at(t, space))


def _attacker_retreats(t: DawnTable, fight: Fight) -> Flow:
    yield from retreat_player_units(t, those_in(t, [fight.unit], fight.space), fight.came_from)
    yield from retreat_player_units(t, fighters_at(t, fight.space))


def _after(t: DawnTable, fight: Fight) -> Flow:
    """The fight is over: whatever follows from it. [DOZ-RESEARCH-16]"""
    held = what_follows(t, fight)
    return _what_follows(t, fight, held) if held else NOTHING


def _what_follows(t: DawnTable, fight: Fight, held: list[Held]) -> Flow:
    for _, bearer, holding in held:
        yield from holding.after_fight(t, bearer, fight)
