"""Survivor abilities and items that are an action of their own."""

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.attack import weapon_used
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, OUTSIDE_ONLY
from lastfire.games.dead_of_winter.rules.death import remove_survivor
from lastfire.games.dead_of_winter.rules.dice import best_die, change, faces, pick_die, reroll_dice, spend_die
from lastfire.games.dead_of_winter.rules.exposure import can_heal, expose, heal
from lastfire.games.dead_of_winter.rules.hand import add_to_hand, see_random, shuffle_deck, take_random
from lastfire.games.dead_of_winter.rules.names import (
    BARRICADES_123,
    COLONY,
    COOKBOOK,
    JAZZERCISE,
    JOHN_PRICE,
    LEADERSHIP,
    NIGHT_VISION,
    NO_SURVIVOR,
    OUTSIDER,
    SNIPER_RIFLE,
    WALKIE_TALKIE,
)
from lastfire.games.dead_of_winter.rules.powers import (
    BuildFree,
    ExtraDie,
    FindOutsider,
    FreeBarricade,
    HealHere,
    KillZombies,
    LeaveForMorale,
    LookAtCrises,
    LookAtDeck,
    MakeFood,
    Power,
    RaiseDie,
    RerollDice,
    ShiftDie,
    StealCard,
)
from lastfire.games.dead_of_winter.rules.state import ACTED, CRISES, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABILITY,
    ABILITY_USED,
    ABOUT,
    ASK_LOWER,
    ASK_ORDER,
    ASK_PATIENT,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_RAISE,
    ASK_TAKE,
    BORROW,
    CARD,
    CRISES_LOOKED_AT,
    CRISIS_SEEN,
    DECK_LOOKED_AT,
    DIE,
    FOR_ABILITY,
    IN_ORDER,
    ITEM_USED,
    NO,
    PLAYER,
    REVEALED_ITEMS,
    SAW,
    SURVIVOR,
    SWAP,
    TO,
    USE,
)
from lastfire.games.dead_of_winter.rules.tracks import gain_food, gain_morale
from lastfire.games.dead_of_winter.rules.work import build, build_with_help, can_build, has_free_space
from lastfire.games.dead_of_winter.rules.zombies import kill_zombies

ACTIONS = (
    KillZombies,
    MakeFood,
    StealCard,
    LeaveForMorale,
    RerollDice,
    RaiseDie,
    HealHere,
    BuildFree,
    FreeBarricade,
    FindOutsider,
    LookAtCrises,
    LookAtDeck,
)
"""Powers of survivors that are actions; the others change what every action does."""
USED_ITEMS = (SNIPER_RIFLE, JAZZERCISE, COOKBOOK, LEADERSHIP, BARRICADES_123, WALKIE_TALKIE)
"""Equipped items that are used by themselves."""


def dice_at_round_start(t: ColonyTable, seat: int) -> int:
    """More action dice by equipment."""
    count = 0
    for card, bearer in t.gear:
        if t.box.kind[card] == NIGHT_VISION and t.controller[bearer] == seat:
            power = t.box.items[NIGHT_VISION].power
            assert isinstance(power, ExtraDie)
            count += power.count
    return count


def ability_options(t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
    """Abilities that work here and now, those John Price borrows, and items that are used.

    [DOW-ABILITY-2, DOW-ABILITY-5..8, DOW-ABILITY-10..12]
    """
    for survivor in t.groups[seat]:
        if (t.jailed >> survivor) & 1:
            continue
        if is_usable(t, seat, survivor, survivor, best):
            ids.append(ABILITY[survivor])
        if survivor == JOHN_PRICE and t.place[survivor] != COLONY:
            for owner in t.at(t.place[survivor]):
                if owner != survivor and is_usable(t, seat, survivor, owner, best):
                    ids.append(BORROW[owner])
    for card, bearer in t.gear:
        kind = t.box.kind[card]
        if (
            t.controller[bearer] == seat
            and kind in USED_ITEMS
            and card not in t.used_gear
            and USE[kind] not in ids
            and is_possible(t, seat, bearer, t.box.items[kind].power)
        ):
            ids.append(USE[kind])


def is_usable(t: ColonyTable, seat: int, survivor: int, owner: int, best: int) -> bool:
    """Whether a survivor can use the printed ability of ``owner`` as an action now."""
    card = t.box.survivors[owner]
    power = card.power
    if not isinstance(power, ACTIONS) or card.die > best:
        return False
    place = t.place[survivor]
    if card.place >= 0:
        if place != card.place:
            return False
    elif card.place == OUTSIDE_ONLY and place == COLONY:
        return False
    else:
        assert card.place in (ANYWHERE, OUTSIDE_ONLY)
    used = t.used_ability if owner == survivor else t.borrowed
    if card.once and (used >> owner) & 1:
        return False
    return is_possible(t, seat, survivor, power)


def is_possible(t: ColonyTable, seat: int, survivor: int, power: Power) -> bool:
    """Whether a power would do something."""
    place = t.place[survivor]
    if isinstance(power, KillZombies):
        if power.helpless and t.helpless == 0:
            return False
        if power.afar:
            return any(t.zombies_at(there) > 0 for there in t.board.all)
        return t.zombies_at(place) > 0 and power.place in (-1, place)
    if isinstance(power, MakeFood):
        return power.place < 0 or place == power.place
    if isinstance(power, StealCard):
        return any(len(t.hands[other]) > 0 for other in range(t.seats) if other != seat)
    if isinstance(power, LeaveForMorale):
        # At the start of the turn only: before anything else is done.
        return not t.this_turn & ACTED
    if isinstance(power, RerollDice):
        return best_die(t, seat) > 0
    if isinstance(power, RaiseDie):
        return len(faces(t, seat, 1, 6 - power.by)) > 0
    if isinstance(power, ShiftDie):
        if not faces(t, seat, 1, 6 - power.by):
            return False
        return any(len(faces(t, other, 1 + power.by)) > 0 for other in range(t.seats) if other != seat)
    if isinstance(power, HealHere):
        return any(can_heal(t, other) for other in t.at(place))
    if isinstance(power, BuildFree):
        return (power.place < 0 or place == power.place) and can_build(t) and has_free_space(t, place)
    if isinstance(power, FreeBarricade):
        return can_build(t) and has_free_space(t, place)
    if isinstance(power, FindOutsider):
        return place != COLONY and len(t.deck(place)) > 0
    if isinstance(power, LookAtCrises):
        return len(t.piles[CRISES]) > 0
    assert isinstance(power, LookAtDeck)
    return any(len(t.deck(there)) > 0 for there in t.board.outside)


def use_ability(t: ColonyTable, seat: int, owner: int, borrowed: bool) -> Flow:
    """The ability of ``owner``, by its owner or by John Price, who is meant where it names its owner.

    [DOW-ABILITY-5..8, DOW-ABILITY-12, DOW-ABILITY-13]
    """
    survivor = JOHN_PRICE if borrowed else owner
    card = t.box.survivors[owner]
    if card.die > 0:
        yield from spend_die(t, seat, card.die)
    if borrowed:
        t.borrowed |= 1 << owner
    else:
        t.used_ability |= 1 << owner
    t.tell(ABILITY_USED, seat, owner)
    yield from carry_out_power(t, seat, survivor, card.power)


def use_item(t: ColonyTable, seat: int, kind: int) -> Flow:
    """An equipped item that is used by itself, by the first bearer who can. [DOW-EQUIP-2]"""
    for card, bearer in t.gear:
        if t.box.kind[card] == kind and t.controller[bearer] == seat and card not in t.used_gear:
            power = t.box.items[kind].power
            if is_possible(t, seat, bearer, power):
                t.used_gear.append(card)
                t.tell(ITEM_USED, seat, bearer, kind)
                yield from carry_out_power(t, seat, bearer, power)
                if kind == SNIPER_RIFLE:
                    weapon_used(t, card)
                return


def carry_out_power(t: ColonyTable, seat: int, survivor: int, power: Power) -> Flow:
    """Do what a power says, for the survivor who uses it."""
    if isinstance(power, KillZombies):
        return _kills(t, seat, survivor, power)
    if isinstance(power, MakeFood):
        gain_food(t, power.count)
        return NOTHING
    if isinstance(power, StealCard):
        return _steals(t, seat, power.look_only)
    if isinstance(power, LeaveForMorale):
        gain_morale(t, power.morale, FOR_ABILITY)
        return remove_survivor(t, survivor)
    if isinstance(power, RerollDice):
        return reroll_dice(t, seat, power.count)
    if isinstance(power, RaiseDie):
        return _raises(t, seat, power.by)
    if isinstance(power, ShiftDie):
        return _shifts(t, seat, power.by)
    if isinstance(power, HealHere):
        return _heals(t, seat, survivor, power.count)
    if isinstance(power, BuildFree):
        return build(t, seat, t.place[survivor], power.count)
    if isinstance(power, FreeBarricade):
        return build_with_help(t, seat, t.place[survivor], [survivor])
    if isinstance(power, FindOutsider):
        return _finds_outsider(t, seat, t.place[survivor], power.cards)
    if isinstance(power, LookAtCrises):
        return _looks_at_crises(t, seat)
    assert isinstance(power, LookAtDeck)
    return _looks_at_deck(t, seat)


def _kills(t: ColonyTable, seat: int, survivor: int, power: KillZombies) -> Flow:
    """Not an attack, but a kill: exposure follows unless the card says otherwise. [DOW-ATTACK-18]"""
    place = t.place[survivor]
    if power.afar:
        places = [there for there in t.board.all if t.zombies_at(there) > 0]
        yield from choose(t, seat, ASK_PLACE, [TO[there] for there in places])
        place = ABOUT[t.reply]
    yield from kill_zombies(t, seat, place, power.count, NO_SURVIVOR if power.afar else survivor)
    yield from expose(t, survivor, power.rolls)


def _steals(t: ColonyTable, seat: int, look_only: bool) -> Flow:
    players = [other for other in range(t.seats) if other != seat and t.hands[other]]
    yield from choose(t, seat, ASK_PLAYER, [PLAYER[other] for other in players])
    player = ABOUT[t.reply]
    if look_only:
        see_random(t, seat, player)
    else:
        take_random(t, seat, player)


def _raises(t: ColonyTable, seat: int, by: int) -> Flow:
    yield from pick_die(t, seat, 1, ASK_RAISE, 6 - by)
    change(t, seat, t.item, t.item + by)


def _shifts(t: ColonyTable, seat: int, by: int) -> Flow:
    """One die of another player down, one of one's own up."""
    players = [other for other in range(t.seats) if other != seat and faces(t, other, 1 + by)]
    yield from choose(t, seat, ASK_PLAYER, [PLAYER[other] for other in players])
    player = ABOUT[t.reply]
    found = faces(t, player, 1 + by)
    yield from choose(t, seat, ASK_LOWER, [DIE[f] for f in found])
    face = ABOUT[t.reply]
    change(t, player, face, face - by)
    flow = _raises(t, seat, by)
    yield from flow


def _heals(t: ColonyTable, seat: int, survivor: int, count: int) -> Flow:
    found = [other for other in t.at(t.place[survivor]) if can_heal(t, other)]
    yield from choose(t, seat, ASK_PATIENT, [SURVIVOR[other] for other in found])
    patient = ABOUT[t.reply]
    for _ in range(count):
        yield from heal(t, patient, seat)


def _finds_outsider(t: ColonyTable, seat: int, place: int, count: int) -> Flow:
    """Some cards are shown to all; one outsider among them may be taken; the rest is shuffled back."""
    shown: list[int] = []
    for _ in range(min(count, len(t.deck(place)))):
        card = t.pile(t.board.deck[place]).draw(t.chance, EVERYONE)
        t.knows[card] = EVERYONE
        shown.append(card)
    t.seen = shown
    t.tell(REVEALED_ITEMS, place, *[t.box.kind[card] for card in shown])
    ids: list[int] = [NO]
    for card in shown:
        kind = t.box.kind[card]
        if t.box.symbol[kind] == OUTSIDER and CARD[kind] not in ids:
            ids.append(CARD[kind])
    if len(ids) > 1:
        yield t.ask(seat, ASK_TAKE, ids)
        if t.reply != NO:
            kind = ABOUT[t.reply]
            for card in shown:
                if t.box.kind[card] == kind:
                    t.seen.remove(card)
                    add_to_hand(t, seat, card, EVERYONE)
                    break
    rest = t.seen
    t.seen = []
    shuffle_deck(t, place, rest)


def _looks_at_crises(t: ColonyTable, seat: int) -> Flow:
    """The top two crisis cards go back on top in the order the player likes."""
    first = t.box.first_crisis
    pile = t.pile(CRISES)
    cards: list[int] = []
    for _ in range(min(2, len(pile))):
        card = pile.draw(t.chance, audience(seat))
        cards.append(card)
        t.knows[first + card] |= 1 << seat
    # Everybody sees that they are looked at, nobody else what they are. [DOW-SECRET-9]
    t.tell(CRISES_LOOKED_AT, seat, len(cards))
    for card in cards:
        t.tell_only(audience(seat), CRISIS_SEEN, seat, card)
    for card in reversed(cards):
        pile.put_on_top(card)
    if len(cards) > 1:
        yield t.ask(seat, ASK_ORDER, (IN_ORDER, SWAP))
        if t.reply == SWAP:
            # Whoever knew the order before does not know it now.
            for card in cards:
                t.knows[first + card] = 1 << seat
            pile = t.pile(CRISES)
            pile.top = (pile.top[1], pile.top[0], *pile.top[2:])
        else:
            for card in cards:
                t.knows[first + card] = 1 << seat


def _looks_at_deck(t: ColonyTable, seat: int) -> Flow:
    """The top card of an item deck is looked at and stays there."""
    places = [there for there in t.board.outside if len(t.deck(there)) > 0]
    yield from choose(t, seat, ASK_PLACE, [TO[there] for there in places])
    place = ABOUT[t.reply]
    t.tell(DECK_LOOKED_AT, seat, place)
    pile = t.pile(t.board.deck[place])
    card = pile.draw(t.chance, audience(seat))
    pile.put_on_top(card)
    t.knows[card] |= 1 << seat
    t.tell_only(audience(seat), SAW, seat, t.box.kind[card])
