"""Search: look at cards one after the other, make noise for more, keep one."""

from lastfire.engine.chance import audience
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.dice import spend_die
from lastfire.games.dead_of_winter.rules.hand import add_to_hand, draw_card
from lastfire.games.dead_of_winter.rules.helps import offer_help
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FLASHLIGHT,
    HELP_OF_ITEM,
    HELP_OF_SURVIVOR,
    JOHN_PRICE,
)
from lastfire.games.dead_of_winter.rules.powers import LoudLook, SeesMore
from lastfire.games.dead_of_winter.rules.state import DID_SEARCH, NO_CARD, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABILITY_USED,
    ABOUT,
    ASK_SEARCH,
    ITEM_USED,
    KEEP,
    KEPT,
    NOISE,
    SAW,
    SEARCH,
    SEARCHED,
    TOOK,
    USE_IT,
)
from lastfire.games.dead_of_winter.rules.tracks import NOISE_TOKENS, add_noise


def search_options(t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
    """Survivors outside with a die, where cards are left. [DOW-SEARCH-1, DOW-SEARCH-2, DOW-SEARCH-10]

    Decided in question Q15: with an empty item deck there is nothing to search for.
    """
    blocked = t.idle | t.jailed
    for survivor in t.groups[seat]:
        place = t.place[survivor]
        if (
            place != COLONY
            and t.box.search[survivor] <= best
            and (blocked >> survivor) & 1 == 0
            and len(t.deck(place)) > 0
        ):
            ids.append(SEARCH[survivor])


def search(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """Pay a die and look; what helps a search once a round is offered where there is more to see.

    [DOW-SEARCH-2..14, DOW-SECRET-6, DOW-ABILITY-11, DOW-ABILITY-15] Decided in question Q1: cards that
    are not kept go under the deck in the order they were seen, and only the searcher knows them.
    """
    yield from spend_die(t, seat, t.box.search[survivor])
    place = t.place[survivor]
    t.searched |= 1 << place
    t.tell(SEARCHED, seat, survivor, place)
    cards = len(t.deck(place))
    look = 1
    keep = 1
    for owner in _searchers(t, survivor):
        power = t.box.survivors[owner].power
        if isinstance(power, SeesMore) and power.place in (-1, place) and look < cards:
            if not power.every:
                if _is_used(t, survivor, owner):
                    continue
                yield from offer_help(t, seat, survivor, HELP_OF_SURVIVOR[owner])
                if t.reply != USE_IT:
                    continue
                _mark_used(t, survivor, owner)
                t.tell(ABILITY_USED, seat, owner)
            look += power.look
            keep += power.keep
    if t.gear:
        for item in t.gear_of(survivor):
            kind = t.box.kind[item]
            gear = t.box.items[kind].power
            fits = isinstance(gear, SeesMore) and gear.place == place
            if fits and item not in t.used_gear and look < cards:
                yield from offer_help(t, seat, survivor, HELP_OF_ITEM[kind])
                if t.reply == USE_IT:
                    assert isinstance(gear, SeesMore)
                    t.used_gear.append(item)
                    t.tell(ITEM_USED, seat, survivor, kind)
                    look += gear.look
                    keep += gear.keep
    _look(t, seat, place, look)
    kept = 0
    while t.seen:
        ids: list[int] = []
        for card_seen in t.seen:
            if KEEP[t.box.kind[card_seen]] not in ids:
                ids.append(KEEP[t.box.kind[card_seen]])
        noisy = kept == 0 and _can_make_noise(t, place)
        if noisy:
            ids.append(NOISE)
        if noisy or len(t.seen) > keep - kept:
            yield t.ask(seat, ASK_SEARCH, ids, place, keep - kept)
            if t.reply == NOISE:
                yield from _make_noise(t, seat, survivor)
                continue
            kind = ABOUT[t.reply]
        else:
            # Everything seen is kept anyway.
            kind = t.box.kind[t.seen[0]]
        _keep(t, seat, place, kind)
        kept += 1
        if kept == keep:
            break
    for rejected in t.seen:
        t.pile(t.board.deck[place]).put_at_bottom(rejected)
    t.seen = []
    t.acts |= DID_SEARCH
    t.subject = survivor
    t.spot = place


def _searchers(t: ColonyTable, survivor: int) -> list[int]:
    """Whose search powers count: the survivor's own, for John Price those of others here too."""
    owners = [survivor]
    if survivor == JOHN_PRICE and t.place[survivor] != COLONY:
        for other in t.at(t.place[survivor]):
            if other != survivor:
                owners.append(other)
    return owners


def _is_used(t: ColonyTable, survivor: int, owner: int) -> bool:
    """Whether a once-per-round ability is used up; John has his own use. [DOW-ABILITY-12]"""
    return ((t.used_ability if survivor == owner else t.borrowed) >> owner) & 1 == 1


def _mark_used(t: ColonyTable, survivor: int, owner: int) -> None:
    if survivor == owner:
        t.used_ability |= 1 << owner
    else:
        t.borrowed |= 1 << owner


def _look(t: ColonyTable, seat: int, place: int, count: int) -> None:
    """The searcher alone sees the next cards. [DOW-SEARCH-3]"""
    for _ in range(count):
        card = draw_card(t, seat, place)
        if card < 0:
            return
        t.seen.append(card)
        t.tell_only(audience(seat), SAW, seat, t.box.kind[card])


def _can_make_noise(t: ColonyTable, place: int) -> bool:
    """A free noise space and a card to see. [DOW-SEARCH-5, DOW-SEARCH-6]"""
    if t.noise[place] >= t.board.noise[place] or len(t.deck(place)) == 0:
        return False
    return not t.house.token_limits or sum(t.noise) < NOISE_TOKENS


def _make_noise(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """A noise token, and the next card; more of them with a flashlight. [DOW-SEARCH-5, DOW-SEARCH-9]"""
    place = t.place[survivor]
    add_noise(t, place, 1)
    card = t.ready_gear(survivor, FLASHLIGHT) if t.gear else NO_CARD
    if card >= 0 and len(t.deck(place)) > 1:
        return _shines(t, seat, survivor, card)
    _look(t, seat, place, 1)
    return NOTHING


def _shines(t: ColonyTable, seat: int, survivor: int, card: int) -> Flow:
    """A flashlight, once a round. [DOW-ABILITY-15]"""
    cards = 1
    yield from offer_help(t, seat, survivor, HELP_OF_ITEM[FLASHLIGHT])
    if t.reply == USE_IT:
        t.used_gear.append(card)
        t.tell(ITEM_USED, seat, survivor, FLASHLIGHT)
        power = t.box.items[FLASHLIGHT].power
        assert isinstance(power, LoudLook)
        cards = power.cards
    _look(t, seat, t.place[survivor], cards)


def _keep(t: ColonyTable, seat: int, place: int, kind: int) -> None:
    """A seen card joins the hand. [DOW-SEARCH-4, DOW-SEARCH-7]"""
    for card in t.seen:
        if t.box.kind[card] == kind:
            t.seen.remove(card)
            add_to_hand(t, seat, card, 1 << seat)
            break
    t.tell(KEPT, seat, place)
    t.tell_only(audience(seat), TOOK, seat, kind)
