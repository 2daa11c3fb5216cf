"""Search: look at cards one after the other, make noise for more, keep one."""

from lastfire.engine.chance import audience
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.board.hand import add_to_hand, draw_card
from lastfire.games.dead_of_winter.rules.board.tracks import NOISE_TOKENS, add_noise
from lastfire.games.dead_of_winter.rules.holdings import (
    after_search,
    held_for,
    help_of,
    holding_of,
    is_ready,
    search_value,
    use_held,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import DID_SEARCH, ColonyTable, Held
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.helps import offer_help
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, KEEP, NOISE, SEARCH, USE_IT
from lastfire.games.dead_of_winter.rules.words.questions import ASK_SEARCH
from lastfire.games.dead_of_winter.rules.words.records import KEPT, SAW, SEARCHED, TOOK


class Search(Deed):
    """A die for a look at an item deck."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Survivors outside with a die, where cards are left. [DOW-SEARCH-1, DOW-SEARCH-2, DOW-SEARCH-10]

        Decided in question Q15: with an empty item deck there is nothing to search for.
        """
        if best == 0:
            return
        blocked = t.idle | t.jailed
        values = t.box.search
        plain = t.plain
        for survivor in t.groups[seat]:
            place = t.place[survivor]
            if (
                place != COLONY
                and (values[survivor] if plain else search_value(t, survivor)) <= best
                and (blocked >> survivor) & 1 == 0
                and len(t.deck(place)) > 0
            ):
                ids.append(SEARCH[survivor])

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return search(t, seat, about)

    def is_loud(self) -> bool:
        return True


def search(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """Pay a die and look; what helps a search once a round is offered where there is more to see.

    [DOW-SEARCH-2..14, DOW-SECRET-6, DOW-ABILITY-11, DOW-ABILITY-15] Decided in question Q1: cards that
    are not kept go under the deck in the order they were seen, and only the searcher knows them.
    """
    yield from spend_die(t, seat, search_value(t, survivor))
    place = t.place[survivor]
    t.searched |= 1 << place
    t.tell(SEARCHED, seat, survivor, place)
    cards = len(t.deck(place))
    look = 1
    keep = 1
    for held in held_for(t, survivor, "looks"):
        holding = holding_of(t, held)
        if holding.looks(place) == 0 or look >= cards:
            continue
        if not holding.helps_always():
            if not is_ready(t, held):
                continue
            yield from offer_help(t, seat, survivor, help_of(t, held))
            if t.reply != USE_IT:
                continue
            use_held(t, seat, held)
        look += holding.looks(place)
        keep += holding.keeps()
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
    if not t.plain:
        yield from after_search(t, survivor, place)
    if t.in_play(survivor):
        t.acts |= DID_SEARCH
        t.subject = survivor
        t.spot = place


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
    if len(t.deck(place)) > 1:
        for held in held_for(t, survivor, "cards_for_noise"):
            if holding_of(t, held).cards_for_noise() > 1 and is_ready(t, held):
                return _shines(t, seat, held)
    _look(t, seat, place, 1)
    return NOTHING


def _shines(t: ColonyTable, seat: int, held: Held) -> Flow:
    """A light, once a round. [DOW-ABILITY-15]"""
    cards = 1
    yield from offer_help(t, seat, held.bearer, help_of(t, held))
    if t.reply == USE_IT:
        use_held(t, seat, held)
        cards = holding_of(t, held).cards_for_noise()
    _look(t, seat, t.place[held.bearer], cards)


def _keep(t: ColonyTable, seat: int, place: int, kind: int) -> None:
    """A seen card joins the hand. [DOW-SEARCH-4, DOW-SEARCH-7]"""
    for card in t.seen:
        if t.box.kind[card] == kind:
            t.seen.remove(card)
            add_to_hand(t, seat, card, 1 << seat)
            break
    t.tell(KEPT, seat, place)
    t.tell_only(audience(seat), TOOK, seat, kind)
