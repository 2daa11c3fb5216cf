"""Attack: a zombie always dies, a survivor of another player may be hurt and robbed."""

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.board.dice import best_die, faces, spend_die, use
from lastfire.games.dead_of_winter.rules.board.hand import put_in_waste, take_random
from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.board.tracks import add_noise
from lastfire.games.dead_of_winter.rules.board.zombies import kill_zombies
from lastfire.games.dead_of_winter.rules.harm.exposure import expose, wound
from lastfire.games.dead_of_winter.rules.holdings import (
    after_attack,
    after_shot,
    attack_over,
    attack_value,
    held_for,
    held_for_target,
    help_of,
    holding_of,
    is_attack_safe,
    is_limited,
    is_quiet,
    is_ready,
    kills_added,
    mark_used,
    may_play,
    noise_added,
    sparing_helps,
    targets,
    use_held,
)
from lastfire.games.dead_of_winter.rules.names import NO_SURVIVOR, WEAPON
from lastfire.games.dead_of_winter.rules.state import (
    DID_USE_WEAPON,
    GEAR,
    IN_FORCE,
    NO_CARD,
    ColonyTable,
    Held,
)
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.helps import offer_help
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    ATTACK,
    CARD,
    DIE,
    PLAIN,
    SURVIVOR,
    USE_IT,
    WITH,
    WITH_ABILITY,
    ZOMBIE,
)
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CARD, ASK_DIE, ASK_TARGET, ASK_WITH
from lastfire.games.dead_of_winter.rules.words.records import (
    ATTACK_ROLLED,
    ATTACKED,
    ATTACKED_ZOMBIES,
    PLAYED,
    ROLL_SPARED,
)


class Attack(Deed):
    """A die for an attack on zombies or on somebody else's survivor."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Survivors with a target and a die; ``best`` is the highest.

        [DOW-ATTACK-1, DOW-ATTACK-2, DOW-ATTACK-11]
        """
        if best == 0:
            return
        blocked = t.idle | t.jailed
        values = t.box.attack
        plain = t.plain
        for survivor in t.groups[seat]:
            if (blocked >> survivor) & 1:
                continue
            if plain:
                # What most games ask most often is written out.
                if values[survivor] > best and any_die_help(t, survivor) is None:
                    continue
                place = t.place[survivor]
                if t.zombies_at(place) > 0 or has_rival(t, seat, place):
                    ids.append(ATTACK[survivor])
            elif has_target(t, seat, survivor) and has_die(t, survivor, best):
                ids.append(ATTACK[survivor])

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return attack(t, seat, about)


def has_die(t: ColonyTable, survivor: int, best: int) -> bool:
    """Whether the highest unused die pays for an attack. [DOW-ATTACK-1, DOW-ATTACK-17]"""
    return attack_value(t, survivor) <= best or any_die_help(t, survivor) is not None


def has_target(t: ColonyTable, seat: int, survivor: int) -> bool:
    """Whether there is anything for a survivor to attack. [DOW-ATTACK-2, DOW-ATTACK-11..13]"""
    place = t.place[survivor]
    if t.zombies_at(place) > 0 or has_rival(t, seat, place):
        return True
    return not t.plain and len(targets(t, survivor, [])) > 0


def targets_of(t: ColonyTable, seat: int, survivor: int) -> list[int]:
    """What a survivor may attack, as answers. [DOW-ATTACK-2, DOW-ATTACK-12, DOW-ATTACK-13]"""
    place = t.place[survivor]
    ids: list[int] = []
    if t.loose_at(place) > 0:
        ids.append(ZOMBIE)
    for other in t.at(place):
        if t.controller[other] != seat:
            ids.append(SURVIVOR[other])
    return ids if t.plain else targets(t, survivor, ids)


def has_rival(t: ColonyTable, seat: int, place: int) -> bool:
    """Whether a survivor of another player stands there. [DOW-ATTACK-12, DOW-ATTACK-13]"""
    for other in range(t.seats):
        if other != seat:
            for survivor in t.groups[other]:
                if t.place[survivor] == place:
                    return True
    return False


def any_die_help(t: ColonyTable, survivor: int) -> Held | None:
    """What lets any die pay for an attack, not used yet; of several items the first kind. [DOW-ATTACK-17]"""
    best: Held | None = None
    for held in held_for(t, survivor, "takes_any_die"):
        free = holding_of(t, held).takes_any_die() and (not is_limited(t, held) or is_ready(t, held))
        if free and (best is None or _rank(t, held) < _rank(t, best)):
            best = held
    return best


def _rank(t: ColonyTable, held: Held) -> int:
    """Items by kind come before anything else."""
    return t.box.kind[held.number] if held.source == GEAR else len(t.box.items) + held.number


def _is_weapon(t: ColonyTable, held: Held) -> bool:
    return held.source == GEAR and t.box.symbol[t.box.kind[held.number]] == WEAPON


def attack(t: ColonyTable, seat: int, survivor: int, given: int = NO_CARD) -> Flow:
    """Pay a die, pick the target, and strike. [DOW-ATTACK-1, DOW-ATTACK-14, DOW-ATTACK-15]

    A card ``given`` on request is used up in this attack on zombies.
    """
    weapon = NO_CARD
    least = attack_value(t, survivor)
    blade = any_die_help(t, survivor)
    if blade is not None:
        found = faces(t, seat, 1)
        yield from choose(t, seat, ASK_DIE, [DIE[f] for f in found], 1)
        face = ABOUT[t.reply]
        use(t, seat, face)
        if face < least and is_limited(t, blade):
            use_held(t, seat, blade)
        if face < least and _is_weapon(t, blade):
            weapon = blade.number
    else:
        yield from spend_die(t, seat, least)
    yield from strike(t, seat, survivor, given)
    if weapon >= 0 and not t.acts & DID_USE_WEAPON:
        weapon_used(t, weapon)


def strike(t: ColonyTable, seat: int, survivor: int, given: int = NO_CARD) -> Flow:
    """The attack itself, once it is paid for."""
    ids = targets_of(t, seat, survivor)
    if given >= 0:
        ids = [target for target in ids if is_zombie(t, survivor, target)]
    yield from choose(t, seat, ASK_TARGET, ids, survivor)
    target = t.reply
    if is_zombie(t, survivor, target):
        yield from _at_zombies(t, seat, survivor, target, given)
        return
    held = held_for_target(t, survivor, target) if not t.plain else None
    if held is None:
        yield from at_survivor(t, seat, survivor, ABOUT[target])
    else:
        yield from holding_of(t, held).strike(t, held, seat, survivor, target)


def is_zombie(t: ColonyTable, survivor: int, target: int) -> bool:
    """Whether a target of an attack is a zombie, or one of the zombies that are chosen one by one."""
    if target == ZOMBIE:
        return True
    held = held_for_target(t, survivor, target)
    return held is not None and holding_of(t, held).has_zombie(target)


def _within_reach(t: ColonyTable, seat: int, survivor: int, target: int) -> int:
    """How many zombies an attack can kill, however strong it is.

    After the one chosen those that anything kills, but not while something else has to be attacked first.
    """
    loose = t.loose_at(t.place[survivor])
    if target == ZOMBIE:
        return loose
    held = held_for_target(t, survivor, target)
    if held is not None and not holding_of(t, held).is_last(t, survivor, target):
        return 1
    others = [other for other in targets_of(t, seat, survivor) if other != target]
    return 1 + loose if not others or ZOMBIE in others else 1


def _fell(t: ColonyTable, seat: int, survivor: int, target: int, kills: int) -> Flow:
    """Zombies die by an attack: the one chosen, then others. [DOW-ATTACK-3, DOW-ATTACK-16]"""
    place = t.place[survivor]
    if target == ZOMBIE:
        yield from kill_zombies(t, seat, place, kills, survivor)
        return
    more = min(kills, _within_reach(t, seat, survivor, target)) - 1
    held = held_for_target(t, survivor, target)
    assert held is not None
    yield from holding_of(t, held).strike(t, held, seat, survivor, target)
    if more > 0:
        yield from kill_zombies(t, seat, place, more, survivor)


def _at_zombies(t: ColonyTable, seat: int, survivor: int, target: int, given: int) -> Flow:
    """Zombies die, then exposure.

    [DOW-ATTACK-3, DOW-ATTACK-4, DOW-ATTACK-16, DOW-ATTACK-17, DOW-ATTACK-19, DOW-ATTACK-20]
    """
    place = t.place[survivor]
    kills = 1
    exposed = not is_quiet(t, survivor)
    several = False
    noise = 0
    weapon = NO_CARD
    help_ = None if given < 0 else way_to_use_up(t, seat, survivor, t.box.symbol[t.box.kind[given]], 1)
    while True:
        if help_ is None:
            found = _ways(t, seat, survivor, several, exposed)
            if not found:
                break
            rolls = min(kills, _within_reach(t, seat, survivor, target)) if exposed else 0
            yield t.ask(seat, ASK_WITH, [PLAIN, *_payable(t, seat, found)], survivor, rolls)
            if t.reply == PLAIN:
                break
            help_ = next(held for held in found if way(t, held) == t.reply)
        holding = holding_of(t, help_)
        yield from _use_in_attack(t, seat, help_, given)
        if holding.kills() > 0:
            kills = holding.kills()
            noise = holding.noise_made()
            if not t.plain and help_.source == GEAR:
                kills += kills_added(t, help_.number)
                noise += noise_added(t, help_.number)
            several = True
        exposed = exposed and not holding.is_quiet()
        if _is_weapon(t, help_):
            weapon = help_.number
        help_ = None
    t.tell(ATTACKED_ZOMBIES, seat, survivor, place)
    before = [t.zombies[entrance] for entrance in entrances_of(place)]
    yield from _fell(t, seat, survivor, target, kills)
    add_noise(t, place, noise)
    if exposed:
        rolls = 0
        for entrance, count in zip(entrances_of(place), before, strict=True):
            killed = count - t.zombies[entrance]
            if killed > 0 and not is_attack_safe(t, survivor, entrance):
                rolls += killed
        yield from _expose_unless_spared(t, seat, survivor, rolls)
    if not t.plain:
        yield from after_attack(t, survivor, target)
        attack_over(t, target)
    if weapon >= 0:
        weapon_used(t, weapon)
        if not t.plain:
            yield from after_shot(t, weapon)


def _use_in_attack(t: ColonyTable, seat: int, held: Held, given: int) -> Flow:
    """What helps an attack is used, with the die and the card that it takes. [DOW-ATTACK-20]"""
    symbol = holding_of(t, held).symbol_used()
    if held.source == GEAR:
        if is_limited(t, held):
            use_held(t, seat, held)
        if symbol >= 0:
            yield from _use_up(t, seat, symbol, given)
        return
    # The attack's die, a second die, and a card whose own effect is not used.
    die = t.box.survivors[held.number].die
    if die > 0:
        yield from spend_die(t, seat, die)
    if symbol >= 0:
        yield from _use_up(t, seat, symbol, given)
    if is_limited(t, held):
        mark_used(t, held)


def _expose_unless_spared(t: ColonyTable, seat: int, survivor: int, rolls: int) -> Flow:
    """The rolls of an attack, unless something the attacker holds spares them. [DOW-ABILITY-15]"""
    if rolls == 0:
        return
    for held in sparing_helps(t, survivor):
        yield from offer_help(t, seat, survivor, help_of(t, held), rolls)
        if t.reply == USE_IT:
            use_held(t, seat, held)
            if held.source == IN_FORCE and held.number >= 0:
                t.tell(ROLL_SPARED, held.number, survivor)
            return
    yield from expose(t, survivor, rolls)


def way(t: ColonyTable, held: Held) -> int:
    """The answer that adds it to an attack, or -1 where there is none."""
    if held.source == GEAR:
        return WITH[t.box.kind[held.number]]
    return -1 if held.source == IN_FORCE else WITH_ABILITY[held.number]


def _ways(t: ColonyTable, seat: int, survivor: int, several: bool, exposed: bool) -> list[Held]:
    """What can still be added to an attack; at most one thing that kills several. [DOW-ATTACK-16]

    Items that kill several come first, then those that spare the roll, then abilities. Whoever has
    something that uses up a card is asked with and without such a card: others do not learn which.
    """
    several_of: list[Held] = []
    quiet: list[Held] = []
    abilities: list[Held] = []
    for held in [*held_for(t, survivor, "kills"), *held_for(t, survivor, "is_quiet")]:
        holding = holding_of(t, held)
        kills = holding.kills() > 0
        helps = not several if kills else exposed and holding.is_quiet()
        if helps and _is_free(t, seat, held, 1):
            same = abilities if held.source != GEAR else several_of if kills else quiet
            if all(way(t, other) != way(t, held) for other in same):
                same.append(held)
    several_of.sort(key=lambda held: _rank(t, held))
    quiet.sort(key=lambda held: _rank(t, held))
    return [*several_of, *quiet, *abilities]


def _is_free(t: ColonyTable, seat: int, held: Held, dice: int) -> bool:
    """Whether it can be added to an attack now; an ability may need a die beside, of ``dice`` that are left.

    What always helps an attack without a cost is not added: it holds anyway.
    """
    limited = is_limited(t, held)
    if way(t, held) < 0 or (limited and not is_ready(t, held)):
        return False
    if not limited and holding_of(t, held).kills() == 0:
        return False
    if held.source == GEAR:
        return True
    die = t.box.survivors[held.number].die
    return die == 0 or (t.unused(seat) >= dice and best_die(t, seat) >= die)


def _payable(t: ColonyTable, seat: int, found: list[Held]) -> list[int]:
    """The answers that add one of those, as far as there is a card for it."""
    ids: list[int] = []
    for held in found:
        symbol = holding_of(t, held).symbol_used()
        if symbol < 0 or payments(t, seat, symbol):
            ids.append(way(t, held))
    return ids


def way_to_use_up(t: ColonyTable, seat: int, survivor: int, symbol: int, dice: int) -> Held | None:
    """What uses up a card of a symbol in an attack of a survivor.

    An ability with a die needs so many ``dice`` left: one more than the attack takes. [DOW-ATTACK-20]
    """
    if symbol not in t.box.used_up:
        return None
    for held in held_for(t, survivor, "symbol_used"):
        if holding_of(t, held).symbol_used() == symbol and _is_free(t, seat, held, dice):
            return held
    return None


def can_attack_with(t: ColonyTable, seat: int, survivor: int, symbol: int) -> bool:
    """Whether a survivor could use up a card of a symbol in an attack now. [DOW-REQUEST-6]"""
    if ((t.idle | t.jailed) >> survivor) & 1 or t.zombies_at(t.place[survivor]) == 0:
        return False
    best = best_die(t, seat)
    if best == 0 or not has_die(t, survivor, best):
        return False
    return way_to_use_up(t, seat, survivor, symbol, 2) is not None


def payments(t: ColonyTable, seat: int, symbol: int) -> list[int]:
    """The cards of a symbol in a hand that an attack can use up, one of each kind."""
    cards: list[int] = []
    kinds: list[int] = []
    for card in t.hands[seat]:
        kind = t.box.kind[card]
        if t.box.symbol[kind] == symbol and kind not in kinds and may_play(t, card):
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
        if not may_play(t, card):
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
    needed = attack_value(t, victim)
    success = die <= needed
    t.tell(ATTACK_ROLLED, victim, die, needed, int(success))
    if not success:
        return
    yield from wound(t, victim, 1)
    take_random(t, seat, rival)
