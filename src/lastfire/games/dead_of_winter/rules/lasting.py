"""Crossroads cards whose effects last: what every chapter of the rules asks about them.

Cards that stay with a survivor lie in ``t.attached``, the others that hold in ``t.lasting``, each with
a number of its own. [DOW-XROAD-9]
"""

from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.antidote import OLIVIA_BROWN_CARD
from lastfire.games.dead_of_winter.rules.dice import best_die, faces, spend_die, use, use_all
from lastfire.games.dead_of_winter.rules.effects.conditions import FoodSupply, NoZombiesAt
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.exposure import can_heal, heal, roll_for_exposure, suffer, wound
from lastfire.games.dead_of_winter.rules.hand import add_to_hand, kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.names import (
    BLANK,
    COLONY,
    FOOD,
    GAS_STATION,
    HOSPITAL,
    MEDICINE,
    MEDICINE_CARD,
    PLACES,
    POLICE_STATION,
)
from lastfire.games.dead_of_winter.rules.people import remove_helpless
from lastfire.games.dead_of_winter.rules.state import ACTED, MEDICINE_FOR_FOOD, NO_CARD, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABILITY,
    ABILITY_USED,
    ABOUT,
    ASK_ADDICTION,
    ASK_CARD,
    ASK_EXTRA_DIE,
    ASK_FIRST,
    ASK_MAY,
    ASK_PATIENT,
    BUY_MEDICINE,
    CARD,
    CRISIS_REMOVED,
    DICE_GAINED,
    DIE,
    DIE_ROLLED,
    FOR_CROSSROADS,
    LASTING_ENDS,
    LASTS,
    NO,
    PLAY,
    PLAYED,
    REST,
    SURVIVOR,
    TEND,
    TOOK,
    WASTED,
    WORN,
    YES,
)
from lastfire.games.dead_of_winter.rules.tracks import (
    add_noise,
    gain_food,
    gain_morale,
    lose_food,
    lose_morale,
)
from lastfire.games.dead_of_winter.rules.zombies import add_zombies

# The cards: the number printed on them, less 1.
ADDICTION: Final = 3
TALIA_JONES_CARD: Final = 15
GRAY_BEARD_CARD: Final = 17
ALEXIS_GREY_CARD: Final = 33
BEV_RUSSELL_CARD: Final = 35
THE_DEPUTY: Final = 36
SEWER_PASSAGE: Final = 37
HORSE: Final = 38
ARMY: Final = 42
FLIER: Final = 50
MISSING_CHILD: Final = 52
ASHLEY_ROSS_CARD: Final = 56
SLEEP: Final = 59
BUDDY_DAVIS_CARD: Final = 60
ANDREW_EVANS_CARD: Final = 63
WELCOME_HOME: Final = 67
JANET_TAYLOR_CARD: Final = 70
VOYEUR: Final = 72
THE_ARCTIC_KING: Final = 73
HUNTED: Final = 76

SPARING: Final = (GRAY_BEARD_CARD, WELCOME_HOME)
"""Attached cards that spare one attack a round."""

CARDS_PER_MORALE: Final = 10  # in the waste pile
MOVES_OF_KING: Final = 4  # after so many the vehicle breaks down
HUNTED_UP_TO: Final = 2  # on the die a mover is wounded
FOOD_OF_FARM: Final = 2
POSTED: Final = 2  # barricades that every place should have

# The number of Ashley Ross's card is an entrance, or a limit for the waste pile above all of those.
# In the number of Alexis Grey's card.
STAYS: Final = 0
STAYS_AWAY: Final = 1
# In the number of Missing Child: the places searched, and above them the round that settles it.
SEARCHES: Final = 1 << len(PLACES)
# In the number of Voyeur: the card, and above it the round in which it may not be played.
KEPT_BACK: Final = 256

GOALS: Final[dict[int, Condition]] = {
    THE_DEPUTY: NoZombiesAt((POLICE_STATION, HOSPITAL, GAS_STATION)),
    ARMY: FoodSupply(5),
}
"""What crossroads cards add to the main objective."""


# Keeping cards.


def start(t: ColonyTable, card: int, number: int) -> None:
    """A crossroads card stays in force from now on."""
    keep(t, card, number)
    t.tell(LASTS, card)


def keep(t: ColonyTable, card: int, number: int) -> None:
    """Write down the number of a card in force."""
    for i, pair in enumerate(t.lasting):
        if pair[0] == card:
            t.lasting[i] = (card, number)
            return
    t.lasting.append((card, number))


def end(t: ColonyTable, card: int) -> None:
    """A crossroads card is no longer in force."""
    forget(t, card)
    t.attached = [pair for pair in t.attached if pair[0] != card]
    t.tell(LASTING_ENDS, card)


def forget(t: ColonyTable, card: int) -> None:
    """The number of a card no longer matters."""
    t.lasting = [pair for pair in t.lasting if pair[0] != card]


def _tidy(t: ColonyTable) -> None:
    """Cards about survivors who have left the game go with them."""
    for card, number in t.lasting[:]:
        gone = False
        if card == ALEXIS_GREY_CARD:
            gone = not t.in_play(number // 16)
        elif card in (GRAY_BEARD_CARD, ANDREW_EVANS_CARD, JANET_TAYLOR_CARD):
            gone = not t.in_play(number)
        elif card == THE_ARCTIC_KING:
            gone = t.attached_to(THE_ARCTIC_KING) < 0
        if gone:
            end(t, card)


# Moving.


def is_move_safe(t: ColonyTable, survivor: int, origin: int, to: int) -> bool:
    """On the horse, in the vehicle, through the sewers nobody rolls for exposure. [DOW-EXPO-11]"""
    for card, rider in t.attached:
        if rider == survivor and card in (HORSE, THE_ARCTIC_KING):
            return True
    if not t.lasting:
        return False
    ends = t.lasts(SEWER_PASSAGE)
    return ends >= 0 and ends in (origin * len(PLACES) + to, to * len(PLACES) + origin)


def may_move_to(t: ColonyTable, survivor: int, to: int) -> bool:
    """Whether no card keeps a survivor where they are, or away from there."""
    number = t.lasts(ALEXIS_GREY_CARD)
    if number < 0 or number // 16 != survivor:
        return True
    place = number % 16 // 2
    if number % 2 == STAYS:
        return t.place[survivor] != place
    return to != place


def after_move(t: ColonyTable, survivor: int, origin: int, to: int) -> Flow:
    """What a move brings beside its exposure roll; the survivor is alive."""
    if t.lasting:
        return _after_move(t, survivor, origin, to)
    return NOTHING


def _after_move(t: ColonyTable, survivor: int, origin: int, to: int) -> Flow:
    """The vehicle is heard, the hunters shoot, Bev waits at the School."""
    if t.attached_to(THE_ARCTIC_KING) == survivor:
        for place in (origin, to):
            add_noise(t, place, 1)
            if place == COLONY:
                yield from add_zombies(t, COLONY, 1)
        if t.attached_to(THE_ARCTIC_KING) == survivor:
            moves = t.lasts(THE_ARCTIC_KING) + 1
            keep(t, THE_ARCTIC_KING, moves)
            t.tell(WORN, THE_ARCTIC_KING, moves)
            if moves >= MOVES_OF_KING:
                end(t, THE_ARCTIC_KING)
    if t.lasts(HUNTED) >= 0 and t.in_play(survivor):
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        if die <= HUNTED_UP_TO:
            yield from wound(t, survivor, 1)
    if t.lasts(BEV_RUSSELL_CARD) == to and t.in_play(survivor):
        yield from wound(t, survivor, 1)


# Attacking.


def is_attack_safe(t: ColonyTable, survivor: int, entrance: int) -> bool:
    """Whether zombies killed at that entrance cost no exposure roll. [DOW-EXPO-11]"""
    return len(t.lasting) > 0 and t.lasts(ASHLEY_ROSS_CARD) == entrance


def sparing_card(t: ColonyTable, survivor: int) -> int:
    """A card on the survivor that spares an attack, not used yet this round; or -1."""
    for card, bearer in t.attached:
        if bearer == survivor and card in SPARING and t.box.first_crossroads + card not in t.used_gear:
            return card
    return NO_CARD


# Cards in hand.


def may_give_to_crisis(t: ColonyTable, seat: int) -> bool:
    """Not for the player whom Gray Beard follows. [DOW-CRISIS-4]"""
    captain = t.lasts(GRAY_BEARD_CARD)
    return captain < 0 or t.controller[captain] != seat


def may_play(t: ColonyTable, card: int) -> bool:
    """Not for the card taken by a voyeur in this round."""
    return t.lasts(VOYEUR) != t.round * KEPT_BACK + card


# The colony.


def cards_per_morale(t: ColonyTable) -> int:
    """For how many cards in the waste pile morale falls by 1. [DOW-COLONY-9]"""
    return max(CARDS_PER_MORALE, t.lasts(ASHLEY_ROSS_CARD))


def extra_food(t: ColonyTable) -> int:
    """What the horse eats, unless its rider is exiled. [DOW-COLONY-1]"""
    rider = t.attached_to(HORSE)
    return 1 if rider >= 0 and not t.in_exile(rider) else 0


def extra_goals(t: ColonyTable) -> list[Condition]:
    """What crossroads cards have added to the main objective."""
    return [GOALS[card] for card, _ in t.lasting if card in GOALS]


# Beginnings and ends.


def at_round_start(t: ColonyTable) -> Flow:
    """After the crisis is revealed and before dice are rolled."""
    if t.lasts(TALIA_JONES_CARD) >= 0 and t.crisis >= 0:
        t.past_crises.append(t.crisis)
        t.tell(CRISIS_REMOVED, t.crisis)
        t.crisis = NO_CARD
        end(t, TALIA_JONES_CARD)
    if t.attached_to(OLIVIA_BROWN_CARD) >= 0 or t.lasts(BUDDY_DAVIS_CARD) >= 0:
        return _at_round_start(t)
    return NOTHING


def _at_round_start(t: ColonyTable) -> Flow:
    doctor = t.attached_to(OLIVIA_BROWN_CARD)
    if doctor >= 0 and t.place[doctor] == COLONY:
        yield t.ask(t.controller[doctor], ASK_MAY, (YES, NO), OLIVIA_BROWN_CARD)
        if t.reply == YES:
            face = roll_for_exposure(t, doctor)
            if face == BLANK:
                # This round medicine helps against bites.
                start(t, OLIVIA_BROWN_CARD, t.round)
            else:
                yield from suffer(t, doctor, face)
    if t.lasts(BUDDY_DAVIS_CARD) >= 0:
        for seat in t.living_seats():
            if t.hands[seat]:
                # Asked whether or not there is food: nobody sees the difference.
                ids = [CARD[kind] for kind in kinds_in_hand(t, seat, FOOD)]
                yield t.ask(seat, ASK_EXTRA_DIE, [*ids, NO], BUDDY_DAVIS_CARD)
                if t.reply != NO:
                    _waste(t, seat, ABOUT[t.reply])
                    t.extra_dice[seat] += 1
                    t.tell(DICE_GAINED, seat, 1)


def _waste(t: ColonyTable, seat: int, kind: int) -> None:
    """A card from the hand goes to the waste pile without its effect. [DOW-EXILE-18]"""
    put_in_waste(t, seat, t.in_hand(seat, kind))
    t.tell(WASTED, seat, kind)


def at_turn_start(t: ColonyTable, seat: int) -> Flow:
    """What survivors need before anything else is done."""
    if t.lasting:
        _tidy(t)
    return _craves(t, seat, t.attached_to(ADDICTION)) if has_addict(t, seat) else NOTHING


def has_addict(t: ColonyTable, seat: int) -> bool:
    """Whether the addict is one of theirs."""
    addict = t.attached_to(ADDICTION)
    return addict >= 0 and t.controller[addict] == seat


def _craves(t: ColonyTable, seat: int, addict: int) -> Flow:
    """Medicine for the addict, or a die; whoever has neither goes without.

    Asked whatever there is to choose from: not asking would tell that there is no medicine.
    """
    ids: list[int] = []
    if t.in_hand(seat, MEDICINE_CARD) >= 0:
        ids.append(PLAY[MEDICINE_CARD])
    for face in faces(t, seat, 1):
        ids.append(DIE[face])
    yield t.ask(seat, ASK_ADDICTION, ids if ids else (NO,), addict)
    if t.reply == NO:
        return
    if t.reply == PLAY[MEDICINE_CARD]:
        t.tell(PLAYED, seat, MEDICINE_CARD)
        put_in_waste(t, seat, t.in_hand(seat, MEDICINE_CARD))
        yield from heal(t, addict, seat)
    else:
        use(t, seat, ABOUT[t.reply])


def at_round_end(t: ColonyTable) -> Flow:
    """Cards for this round end, and those that were to be settled now are. [DOW-ROUND-6, DOW-TIES-2]"""
    if not t.lasting:
        return
    for card in (SLEEP, VOYEUR):
        if t.lasts(card) >= 0:
            end(t, card)
    forget(t, OLIVIA_BROWN_CARD)  # tried again next round
    if t.lasts(MISSING_CHILD) >= 0:
        keep(t, MISSING_CHILD, t.lasts(MISSING_CHILD) | t.searched)
    searched = t.lasts(MISSING_CHILD) // SEARCHES == t.round
    posted = t.lasts(FLIER) == t.round
    if searched and posted:
        yield t.ask(t.first, ASK_FIRST, (YES, NO), FLIER)
        if t.reply == YES:
            _settle_flier(t)
            posted = False
    if searched:
        _settle_search(t)
    if posted:
        _settle_flier(t)


def _settle_search(t: ColonyTable) -> None:
    """Whether every place outside the colony has been searched for the child in time."""
    number = t.lasts(MISSING_CHILD)
    end(t, MISSING_CHILD)
    for place in t.board.outside:
        if (number >> place) & 1 == 0:
            remove_helpless(t, 1)
            lose_morale(t, 1, FOR_CROSSROADS)
            return
    gain_morale(t, 1, FOR_CROSSROADS)


def _settle_flier(t: ColonyTable) -> None:
    """Whoever reads the flier looks at the barricades."""
    end(t, FLIER)
    fewest = min([t.barricades_at(place) for place in t.board.all])
    if fewest == 0:
        lose_morale(t, 1, FOR_CROSSROADS)
    elif fewest >= POSTED:
        gain_morale(t, 1, FOR_CROSSROADS)


# Actions that cards allow.


def turn_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Actions of the menu that come from crossroads cards. [DOW-TURN-4]"""
    if t.this_turn & MEDICINE_FOR_FOOD and t.food > 0 and not t.is_exiled(seat) and removed_medicine(t):
        ids.append(BUY_MEDICINE)
    if not t.lasting:
        return
    if t.lasts(SLEEP) == t.round and not t.this_turn & ACTED and _hurt(t, seat, False):
        ids.append(REST)
    farmer = t.lasts(ANDREW_EVANS_CARD)
    if (
        farmer >= 0
        and t.controller[farmer] == seat
        and t.place[farmer] == COLONY
        and (t.jailed >> farmer) & 1 == 0
        and t.box.first_crossroads + ANDREW_EVANS_CARD not in t.used_gear
        and best_die(t, seat) > 0
    ):
        ids.append(ABILITY[farmer])
    nurse = t.lasts(JANET_TAYLOR_CARD)
    if (
        nurse >= 0
        and t.in_play(nurse)
        and t.place[nurse] == COLONY
        and t.hands[seat]
        and _hurt(t, seat, True)
    ):
        ids.append(TEND)


def removed_medicine(t: ColonyTable) -> list[int]:
    """The kinds of medicine cards among those that left the game."""
    kinds: list[int] = []
    for card in t.removed:
        kind = t.box.kind[card]
        if t.box.symbol[kind] == MEDICINE and kind not in kinds:
            kinds.append(kind)
    return kinds


def _hurt(t: ColonyTable, seat: int, at_colony: bool) -> list[int]:
    """The player's survivors with wounds, everywhere or at the colony."""
    return [s for s in t.groups[seat] if can_heal(t, s) and (not at_colony or t.place[s] == COLONY)]


def is_farmer(t: ColonyTable, survivor: int) -> bool:
    """Whether an ability in the menu is the one that a crossroads card has taught."""
    return len(t.lasting) > 0 and t.lasts(ANDREW_EVANS_CARD) == survivor


def do_turn_option(t: ColonyTable, seat: int, action: int) -> Flow:
    """Carry out one of those actions."""
    if action == BUY_MEDICINE:
        return _buys_medicine(t, seat)
    if action == REST:
        return _rests(t, seat)
    if action == TEND:
        return _tends(t, seat)
    return _farms(t, seat, ABOUT[action])


def _buys_medicine(t: ColonyTable, seat: int) -> Flow:
    """A food token for a medicine card out of those removed, in view of all."""
    kinds = removed_medicine(t)
    yield from choose(t, seat, ASK_CARD, [CARD[k] for k in kinds])
    kind = ABOUT[t.reply]
    lose_food(t, 1)
    for card in t.removed:
        if t.box.kind[card] == kind:
            t.removed.remove(card)
            add_to_hand(t, seat, card, EVERYONE)
            t.tell(TOOK, seat, kind)
            return


def _rests(t: ColonyTable, seat: int) -> Flow:
    """All unused dice are used up, and every survivor of the player loses a wound."""
    use_all(t, seat)
    for survivor in t.groups[seat][:]:
        yield from heal(t, survivor, seat)


def _farms(t: ColonyTable, seat: int, farmer: int) -> Flow:
    """Any die for food. [DOW-ABILITY-5, DOW-ABILITY-6]"""
    yield from spend_die(t, seat, 1)
    t.used_gear.append(t.box.first_crossroads + ANDREW_EVANS_CARD)
    t.tell(ABILITY_USED, seat, farmer)
    gain_food(t, FOOD_OF_FARM)


def _tends(t: ColonyTable, seat: int) -> Flow:
    """A card for a wound: the card is wasted without its effect. [DOW-WASTE-1]"""
    # Asked even of a hand of one kind: not asking would tell that it is one.
    yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat)])
    _waste(t, seat, ABOUT[t.reply])
    found = _hurt(t, seat, True)
    yield from choose(t, seat, ASK_PATIENT, [SURVIVOR[survivor] for survivor in found])
    patient = ABOUT[t.reply]
    yield from heal(t, patient, seat)
