"""Encounter phase: choosing a path and resolving its two cards."""

from lastfire.engine.step import Flow, choose
from lastfire.games.hit_z_road.rules.elimination import discard_card
from lastfire.games.hit_z_road.rules.payment import pay
from lastfire.games.hit_z_road.rules.state import (
    CARD,
    CHOICE,
    FACE_DOWN,
    FIGHT,
    GONE,
    NOBODY,
    ROUND_END,
    SETTING_OUT,
    RoadTable,
)
from lastfire.games.hit_z_road.rules.words.actions import DRIVE, MIX, TAKE
from lastfire.games.hit_z_road.rules.words.questions import ASK_GIFT, ASK_PATH, ASK_PAY_KEY
from lastfire.games.hit_z_road.rules.words.records import (
    CARD_TURNED,
    CARD_WON,
    FIGHT_BEGINS,
    GIFT_TAKEN,
    PATH_CHOSEN,
    PATH_UNUSED,
    SCAVENGED,
    TOKEN_TAKEN,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import BARRED, FOR_KEY, NO_TOKEN, OPEN


def choose_path(t: RoadTable) -> Flow:
    """Take one of the paths that are left, and pay for its key. [HZR-PATH-1..3, HZR-KEY-6..9]"""
    seat = t.seat
    ways = open_paths(t, seat)
    yield from choose(t, seat, ASK_PATH, ways)
    action = t.reply
    path = action - DRIVE - 1
    t.path = path
    t.slot = 0
    t.taken[path] = seat
    t.tell(PATH_CHOSEN, seat, path + 1)
    if t.keys[path]:
        yield from pay(t, seat, t.keys[path], FOR_KEY, ASK_PAY_KEY, path + 1)
    if t.seats == 1 and path == 0:
        yield from _take_gift(t, seat)
    if t.house.solo_reveals_both:
        for slot in range(2):
            turn_up(t, slot)
    t.phase = SETTING_OUT if t.house.journey else CARD


def open_paths(t: RoadTable, seat: int) -> list[int]:
    """The paths nobody has taken whose key this seat can pay.

    [HZR-PATH-2, HZR-KEY-9, HZR-SOLO-8]
    """
    resources = t.groups[seat].resources
    return [
        DRIVE + path + 1
        for path in range(t.path_count)
        if t.taken[path] == NOBODY and t.keys[path] <= resources
    ]


def _take_gift(t: RoadTable, seat: int) -> Flow:
    """Two resources before the hidden path is seen. [HZR-SOLO-4, HZR-SOLO-5]"""
    if t.house.solo_random_gift:
        found = [0, 0, 0]
        for _ in range(2):
            found[t.chance.roll(3)] += 1
        ammo, gas, adrenaline = found
    else:
        yield t.ask(seat, ASK_GIFT, tuple(TAKE.values()), 2)
        action = t.reply
        ammo, gas, adrenaline = MIX[action]
    group = t.groups[seat]
    group.ammo += ammo
    group.gas += gas
    group.adrenaline += adrenaline
    t.tell(GIFT_TAKEN, seat, ammo, gas, adrenaline)


def turn_up(t: RoadTable, slot: int) -> int:
    """The card in this slot of the path taken, turned up if it lay face down. [HZR-SOLO-9]"""
    at = 2 * t.path + slot
    if t.paths[at] == FACE_DOWN:
        t.paths[at] = t.unseen[t.level - 1].draw(t.chance)
        t.tell(CARD_TURNED, t.path + 1, slot, t.paths[at])
    return t.paths[at]


def resolve_card(t: RoadTable) -> Flow:
    """Scavenge, event, fight, in this order. [HZR-PATH-4..7, HZR-EVENT-1..3, HZR-EVENT-16]"""
    seat = t.seat
    t.card = turn_up(t, t.slot)
    card = t.cards[t.card]
    t.zombies = t.zombies_at_start = card.zombies
    t.skulls = card.skulls
    t.may_flee = True
    t.may_spend = True
    t.volley_skulls_add = False
    scavenge(t, seat)
    for effect in card.event + card.fight:
        yield from effect.do(t, seat)
        if t.groups[seat].people == 0:
            end_turn(t)
            return
    if t.zombies == 0:
        win_card(t, seat)
        return
    t.fighting = True
    t.phase = FIGHT
    t.tell(
        FIGHT_BEGINS,
        seat,
        t.card,
        t.zombies,
        t.skulls,
        OPEN if t.may_flee else BARRED,
        OPEN if t.may_spend else BARRED,
    )


def scavenge(t: RoadTable, seat: int) -> None:
    """Take what the card shows, without limit. [HZR-SCAV-1, HZR-SCAV-2, HZR-SCAV-4]"""
    card = t.cards[t.card]
    if card.ammo or card.gas or card.adrenaline:
        group = t.groups[seat]
        group.ammo += card.ammo
        group.gas += card.gas
        group.adrenaline += card.adrenaline
        t.tell(SCAVENGED, seat, t.card, card.ammo, card.gas, card.adrenaline)


def win_card(t: RoadTable, seat: int) -> None:
    """The card is won face down, with its token. [HZR-PATH-8..11, HZR-TOKEN-17, HZR-TOKEN-21]"""
    card = t.cards[t.card]
    group = t.groups[seat]
    group.won.append(t.card)
    t.paths[2 * t.path + t.slot] = GONE
    t.tell(CARD_WON, seat, t.card, card.vp)
    if card.token != NO_TOKEN:
        group.tokens[card.token] += 1
        t.tell(TOKEN_TAKEN, seat, card.token)
    next_card(t)


def next_card(t: RoadTable) -> None:
    """After the left card the right one, after both the next player. [HZR-PATH-4, HZR-PATH-5]"""
    clear_card(t)
    t.slot += 1
    if t.slot == 2:
        t.at += 1
        end_turn(t)
    else:
        t.phase = CARD


def clear_card(t: RoadTable) -> None:
    """Nothing is left of the card that was met, nor of its fight."""
    t.card = -1
    t.fighting = False
    t.volley = []
    t.faces = []
    t.volleys = 0
    t.melee_rolls = 0


def end_turn(t: RoadTable) -> None:
    """The next in order drives; whoever was eliminated has left the order.

    [HZR-PATH-1, HZR-ELIM-4]
    """
    t.path = -1
    clear_card(t)
    t.phase = ROUND_END if t.at >= len(t.order) else CHOICE


def clear_paths(t: RoadTable) -> None:
    """Paths nobody took are discarded, unseen if face down. [HZR-PATH-12, HZR-SOLO-10]"""
    for path in range(t.path_count):
        if t.taken[path] == NOBODY:
            t.tell(PATH_UNUSED, path + 1)
        for slot in range(2):
            discard_card(t, path, slot)
