"""Attack: a zombie always dies, a survivor of another player may be hurt and robbed."""

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.dice import best_die, faces, spend_die, use
from lastfire.games.dead_of_winter.rules.exposure import expose, wound
from lastfire.games.dead_of_winter.rules.hand import put_in_waste, take_random
from lastfire.games.dead_of_winter.rules.helps import HELP_OF_CARD, offer_help
from lastfire.games.dead_of_winter.rules.lasting import SPARING, is_attack_safe, may_play
from lastfire.games.dead_of_winter.rules.names import (
    BASEBALL_BAT,
    COLONY,
    EDWARD_WHITE,
    FUEL,
    LIGHTER,
    MARTIAL_ARTS,
    MEDICINE,
    MIKE_CHO,
    NO_SURVIVOR,
    PISTOL,
    SHOTGUN,
    SWITCHBLADE,
    WRENCH,
)
from lastfire.games.dead_of_winter.rules.places import GATES, entrance_of
from lastfire.games.dead_of_winter.rules.powers import KillsInstead, MedicineAttack
from lastfire.games.dead_of_winter.rules.state import DID_USE_WEAPON, NO_CARD, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABOUT,
    ASK_CARD,
    ASK_DIE,
    ASK_TARGET,
    ASK_WITH,
    ATTACK,
    ATTACK_ROLLED,
    ATTACKED,
    ATTACKED_ZOMBIES,
    CARD,
    DIE,
    ITEM_USED,
    NOT_NOW,
    PLAIN,
    PLAYED,
    ROLL_SPARED,
    SURVIVOR,
    USE_IT,
    WITH,
    WITH_ABILITY,
    ZOMBIE,
)
from lastfire.games.dead_of_winter.rules.tracks import add_noise
from lastfire.games.dead_of_winter.rules.traits import has_power
from lastfire.games.dead_of_winter.rules.zombies import kill_zombies

SEVERAL = (SHOTGUN, LIGHTER, BASEBALL_BAT)
QUIET = (PISTOL, MARTIAL_ARTS)


def attack_options(t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
    """Survivors with a target and a die; ``best`` is the highest.

    [DOW-ATTACK-1, DOW-ATTACK-2, DOW-ATTACK-11]
    """
    blocked = t.idle | t.jailed
    for survivor in t.groups[seat]:
        if (blocked >> survivor) & 1:
            continue
        if t.box.attack[survivor] > best and any_die_card(t, survivor) < 0:
            continue
        place = t.place[survivor]
        if t.zombies_at(place) > 0 or has_rival(t, seat, place):
            ids.append(ATTACK[survivor])


def has_rival(t: ColonyTable, seat: int, place: int) -> bool:
    """Whether a survivor of another player stands there. [DOW-ATTACK-12, DOW-ATTACK-13]"""
    for other in range(t.seats):
        if other != seat:
            for survivor in t.groups[other]:
                if t.place[survivor] == place:
                    return True
    return False


def any_die_card(t: ColonyTable, survivor: int) -> int:
    """A card that lets any die pay for an attack, not used yet; or -1. [DOW-ATTACK-17]"""
    if not t.gear:
        return NO_CARD
    card = t.ready_gear(survivor, SWITCHBLADE)
    return card if card >= 0 else t.ready_gear(survivor, WRENCH)


def attack(t: ColonyTable, seat: int, survivor: int, given: int = NO_CARD) -> Flow:
    """Pay a die, pick the target, and strike. [DOW-ATTACK-1, DOW-ATTACK-14, DOW-ATTACK-15]

    A card ``given`` on request is used up in this attack on zombies.
    """
    weapon = NO_CARD
    least = t.box.attack[survivor]
    blade = any_die_card(t, survivor)
    if blade >= 0:
        found = faces(t, seat, 1)
        yield from choose(t, seat, ASK_DIE, [DIE[f] for f in found], 1)
        face = ABOUT[t.reply]
        use(t, seat, face)
        if face < least:
            t.used_gear.append(blade)
            t.tell(ITEM_USED, seat, survivor, t.box.kind[blade])
            if t.box.kind[blade] == SWITCHBLADE:
                weapon = blade
    else:
        yield from spend_die(t, seat, least)
    yield from strike(t, seat, survivor, given)
    if weapon >= 0 and not t.acts & DID_USE_WEAPON:
        weapon_used(t, weapon)


def strike(t: ColonyTable, seat: int, survivor: int, given: int = NO_CARD) -> Flow:
    """The attack itself, once it is paid for."""
    place = t.place[survivor]
    if given >= 0:
        yield from _at_zombies(t, seat, survivor, place, given)
        return
    ids: list[int] = []
    if t.zombies_at(place) > 0:
        ids.append(ZOMBIE)
    for other in t.at(place):
        if t.controller[other] != seat:
            ids.append(SURVIVOR[other])
    yield from choose(t, seat, ASK_TARGET, ids, survivor)
    target = t.reply
    if target == ZOMBIE:
        yield from _at_zombies(t, seat, survivor, place, NO_CARD)
    else:
        yield from at_survivor(t, seat, survivor, ABOUT[target])


def _at_zombies(t: ColonyTable, seat: int, survivor: int, place: int, given: int) -> Flow:
    """Zombies die, then exposure.

    [DOW-ATTACK-3, DOW-ATTACK-4, DOW-ATTACK-16, DOW-ATTACK-17, DOW-ATTACK-19, DOW-ATTACK-20]
    """
    kills = 1
    exposed = not has_power(t, survivor, MIKE_CHO)
    several = False
    noise = 0
    weapon = NO_CARD
    way = PLAIN if given < 0 else way_with(t, seat, survivor, t.box.symbol[t.box.kind[given]], 1)
    while True:
        if way == PLAIN:
            ids: list[int] = []
            if not _ways(t, seat, survivor, several, exposed, ids):
                break
            rolls = min(kills, t.zombies_at(place)) if exposed else 0
            yield t.ask(seat, ASK_WITH, [PLAIN, *ids], survivor, rolls)
            way = t.reply
            if way == PLAIN:
                break
        if way == WITH_ABILITY[EDWARD_WHITE]:
            # The attack's die, a second die, and medicine whose own effect is not used.
            yield from spend_die(t, seat, t.box.survivors[EDWARD_WHITE].die)
            yield from _use_up(t, seat, MEDICINE, given)
            t.used_ability |= 1 << survivor
            power = t.box.survivors[EDWARD_WHITE].power
            assert isinstance(power, MedicineAttack)
            kills = power.count
            exposed = False
            several = True
            way = PLAIN
            continue
        kind = ABOUT[way]
        way = PLAIN
        card = t.ready_gear(survivor, kind)
        t.used_gear.append(card)
        t.tell(ITEM_USED, seat, survivor, kind)
        item_power = t.box.items[kind].power
        if isinstance(item_power, KillsInstead):
            if item_power.uses >= 0:
                yield from _use_up(t, seat, item_power.uses, given)
            kills = item_power.count
            exposed = exposed and item_power.exposed
            noise = item_power.noise
            several = True
        else:
            exposed = False
        if kind != MARTIAL_ARTS and kind != BASEBALL_BAT:
            weapon = card
    t.tell(ATTACKED_ZOMBIES, seat, survivor, place)
    first = entrance_of(place)
    before = t.zombies[first : first + (GATES if place == COLONY else 1)]
    yield from kill_zombies(t, seat, place, kills, survivor)
    add_noise(t, place, noise)
    if exposed:
        rolls = 0
        for i, count in enumerate(before):
            killed = count - t.zombies[first + i]
            if killed > 0 and not is_attack_safe(t, survivor, first + i):
                rolls += killed
        spared = False
        if rolls > 0 and t.attached:
            yield from _spare(t, seat, survivor, rolls)
            spared = t.reply == USE_IT
        if rolls > 0 and not spared:
            yield from expose(t, survivor, rolls)
    if weapon >= 0:
        weapon_used(t, weapon)


def _spare(t: ColonyTable, seat: int, survivor: int, rolls: int) -> Flow:
    """A crossroads card on the attacker may spare the rolls: ``t.reply`` is USE_IT if it does.

    [DOW-ABILITY-15]
    """
    t.reply = NOT_NOW
    for card, bearer in t.attached[:]:
        if bearer == survivor and card in SPARING and t.box.first_crossroads + card not in t.used_gear:
            yield from offer_help(t, seat, survivor, HELP_OF_CARD[card], rolls)
            if t.reply == USE_IT:
                t.used_gear.append(t.box.first_crossroads + card)
                t.tell(ROLL_SPARED, card, survivor)
                return


def _ways(t: ColonyTable, seat: int, survivor: int, several: bool, exposed: bool, ids: list[int]) -> bool:
    """What can still be added to an attack; at most one thing that kills several. [DOW-ATTACK-16]

    Returns whether it is asked at all. Whoever has a lighter is asked with and without fuel in hand:
    others do not learn which.
    """
    asked = False
    if t.gear:
        if not several:
            for kind in SEVERAL:
                if t.ready_gear(survivor, kind) >= 0:
                    asked = True
                    if kind != LIGHTER or payments(t, seat, FUEL):
                        ids.append(WITH[kind])
        if exposed:
            for kind in QUIET:
                if t.ready_gear(survivor, kind) >= 0:
                    asked = True
                    ids.append(WITH[kind])
    if not several and way_with(t, seat, survivor, MEDICINE, 1) != PLAIN:
        asked = True
        if payments(t, seat, MEDICINE):
            ids.append(WITH_ABILITY[EDWARD_WHITE])
    return asked


def way_with(t: ColonyTable, seat: int, survivor: int, symbol: int, dice: int) -> int:
    """The way to use up a card of a symbol in an attack of a survivor, or PLAIN where there is none.

    Edward White needs so many ``dice`` left: one more than his attack takes. [DOW-ATTACK-20]
    """
    if symbol == FUEL:
        return WITH[LIGHTER] if t.gear and t.ready_gear(survivor, LIGHTER) >= 0 else PLAIN
    if (
        symbol == MEDICINE
        and survivor == EDWARD_WHITE
        and t.place[survivor] == COLONY
        and (t.used_ability >> survivor) & 1 == 0
        and t.unused(seat) >= dice
    ):
        return WITH_ABILITY[EDWARD_WHITE]
    return PLAIN


def can_attack_with(t: ColonyTable, seat: int, survivor: int, symbol: int) -> bool:
    """Whether a survivor could use up a card of a symbol in an attack now. [DOW-REQUEST-6]"""
    if ((t.idle | t.jailed) >> survivor) & 1 or t.zombies_at(t.place[survivor]) == 0:
        return False
    best = best_die(t, seat)
    if best == 0 or (t.box.attack[survivor] > best and any_die_card(t, survivor) < 0):
        return False
    return way_with(t, seat, survivor, symbol, 2) != PLAIN


def payments(t: ColonyTable, seat: int, symbol: int) -> list[int]:
    """The cards of a symbol in a hand that an attack can use up, one of each kind."""
    cards: list[int] = []
    kinds: list[int] = []
    for card in t.hands[seat]:
        kind = t.box.kind[card]
        if t.box.symbol[kind] == symbol and kind not in kinds and (not t.lasting or may_play(t, card)):
            kinds.append(kind)
            cards.append(card)
    return cards


def _use_up(t: ColonyTable, seat: int, symbol: int, given: int) -> Flow:
    """A card is played for an attack, its own effect is not used. [DOW-REQUEST-6]"""
    card = given
    if given < 0:
        cards = payments(t, seat, symbol)
        kind = t.box.kind[cards[0]]
        if t.box.symbol.count(symbol) > 1:
            # Asked even of one kind: not asking would tell that there is no other.
            yield t.ask(seat, ASK_CARD, [CARD[t.box.kind[c]] for c in cards])
            kind = ABOUT[t.reply]
        card = t.in_hand(seat, kind)
        if t.lasting and not may_play(t, card):
            for other in cards:
                if t.box.kind[other] == kind:
                    card = other
    put_in_waste(t, seat, card)
    t.tell(PLAYED, seat, t.box.kind[card])


def weapon_used(t: ColonyTable, card: int) -> None:
    """A weapon's ability has been used: crossroads cards may ask for that."""
    t.acts |= DID_USE_WEAPON
    t.item = card


def at_survivor(t: ColonyTable, seat: int, survivor: int, victim: int) -> Flow:
    """The die is rolled again: up to the target's attack value it hurts, and then robs.

    Who dies of the wound takes everything along that goes with them before a card is taken.
    [DOW-ATTACK-5..10, DOW-ATTACK-12, DOW-ATTACK-13, DOW-ATTACK-21] Decided in question Q8: with no card
    in the hand behind the target only the wound counts.
    """
    assert victim != NO_SURVIVOR
    rival = t.controller[victim]
    t.tell(ATTACKED, seat, survivor, victim, t.place[survivor])
    die = 1 + t.chance.roll(6)
    needed = t.box.attack[victim]
    success = die <= needed
    t.tell(ATTACK_ROLLED, victim, die, needed, int(success))
    if not success:
        return
    yield from wound(t, victim, 1)
    take_random(t, seat, rival)
