"""Crossroads cards: the watch of the right neighbour, the trigger, the choice.

[DOW-XROAD-1..24]
"""

from typing import Final

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, EVERYBODY, THAT_ONE
from lastfire.games.dead_of_winter.rules.effects.verb import carry_out
from lastfire.games.dead_of_winter.rules.harm.exposure import settle_wounds
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import CROSSROADS, NO_CARD, NOBODY, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.vote import vote
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CHOOSE, UP
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CROSSROADS, ASK_CROSSROADS_VOTE
from lastfire.games.dead_of_winter.rules.words.records import (
    CROSSROADS_OPENED,
    OPTION_CHOSEN,
    OPTION_HAPPENS,
    VOTE_OPENED,
    WATCHED_ON,
    WATCHES,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import choice_of

THUMB_UP: Final = 0
THUMB_DOWN: Final = 1


def reader_of(t: ColonyTable) -> int:
    """The next player to the right who is still in the game, exiled or not; -1 for one who plays alone.

    [DOW-XROAD-2] Decided in question Q19: an exiled neighbour watches, one who is out is skipped.
    """
    for i in range(1, t.seats):
        seat = (t.turn - i) % t.seats
        if not t.is_out(seat):
            return seat
    return NOBODY


def draw_watch(t: ColonyTable) -> None:
    """The right neighbour draws a crossroads card, which nobody else sees. [DOW-XROAD-2, DOW-XROAD-3]

    Who plays alone has nobody to read it: it lies face down until it is set off.
    """
    t.watched = NO_CARD
    t.reader = NOBODY
    if len(t.piles[CROSSROADS]) == 0:
        return
    t.reader = reader_of(t)
    seen_by = 0 if t.reader < 0 else audience(t.reader)
    card = t.pile(CROSSROADS).draw(t.chance, seen_by)
    t.watched = card
    t.knows[t.box.first_crossroads + card] |= seen_by
    if t.reader >= 0:
        t.tell_only(seen_by, WATCHES, t.reader, card)


def return_watch(t: ColonyTable) -> None:
    """A card that was not set off goes under its deck, never shown. [DOW-XROAD-11, DOW-SECRET-8]"""
    card = t.watched
    if card >= 0:
        t.watched = NO_CARD
        t.pile(CROSSROADS).put_at_bottom(card)
        if t.reader >= 0:
            t.tell_only(audience(t.reader), WATCHED_ON, card)
    t.reader = NOBODY


def would_open(t: ColonyTable, card: int) -> bool:
    """Whether this crossroads card would be set off now. [DOW-XROAD-4, DOW-XROAD-19, DOW-XROAD-21]"""
    crossroads = t.box.crossroads[card]
    if crossroads.adds and not t.has_room(COLONY):
        return False
    return crossroads.trigger.is_met(t)


def check(t: ColonyTable) -> Flow:
    """After an act is finished: if it set off the watched card, that is opened now, without fail.

    [DOW-XROAD-5, DOW-XROAD-15..17, DOW-XROAD-20] Decided in question Q21: a state that holds when the
    card is drawn sets it off at once; in question Q22: nobody can keep it back.
    """
    if t.watched >= 0 and not t.is_out(t.turn) and would_open(t, t.watched):
        return open_card(t, t.watched)
    return NOTHING


def end_act(t: ColonyTable) -> Flow:
    """One of several acts is finished: whatever it sets off happens before the next. [DOW-XROAD-15]"""
    yield from settle_wounds(t)
    t.turn_acts |= t.acts
    yield from check(t)
    t.acts = 0


def open_card(t: ColonyTable, card: int) -> Flow:
    """The card is shown with all its options, one is chosen and happens; then the card is gone.

    [DOW-XROAD-5, DOW-XROAD-6, DOW-XROAD-9, DOW-XROAD-10]
    """
    crossroads = t.box.crossroads[card]
    t.knows[t.box.first_crossroads + card] = EVERYONE
    t.chance.reveal()
    t.watched = NO_CARD
    t.open_card = card
    crossroads.trigger.prepare(t)
    decided = crossroads.vote or len(crossroads.choices) == 1
    t.tell(CROSSROADS_OPENED, t.turn, card, t.reader, NOBODY if decided else chooser_of(t, card))
    yield from carry_out(t, t.turn, crossroads.setup)
    seat = chooser_of(t, card)
    options = possible_options(t, seat, card)
    if options:
        voted = crossroads.vote and len(options) > 1
        voters = voters_for(t, card) if voted else []
        # Where nobody may vote, the first player decides. [DOW-TIES-1]
        decider = t.first if voted else seat
        option = options[0]
        if voters:
            t.tell(VOTE_OPENED, card, *voters)
            ways = (choice_of(card, THUMB_UP), choice_of(card, THUMB_DOWN))
            yield from vote(t, voters, ASK_CROSSROADS_VOTE, ways, card=card)
            option = THUMB_UP if t.reply == UP else THUMB_DOWN
        elif len(crossroads.choices) > 1:
            yield t.ask(decider, ASK_CROSSROADS, [CHOOSE[each] for each in options], card)
            option = ABOUT[t.reply]
        if voters or (decided and not voted):
            t.tell(OPTION_HAPPENS, card, option + 1, choice_of(card, option))
        else:
            t.tell(OPTION_CHOSEN, decider, card, option + 1, choice_of(card, option))
        yield from carry_out(t, seat, crossroads.choices[option].effects)
    t.past_crossroads.append(card)
    t.open_card = NO_CARD
    yield from settle_wounds(t)


def chooser_of(t: ColonyTable, card: int) -> int:
    """The active player, unless the card names somebody whose player chooses. [DOW-XROAD-7, DOW-TIES-3]"""
    chooser = t.box.crossroads[card].chooser
    if chooser == THAT_ONE:
        chooser = t.subject
    return t.controller[chooser] if chooser >= 0 and t.in_play(chooser) else t.turn


def possible_options(t: ColonyTable, seat: int, card: int) -> list[int]:
    """The options that can be carried out. [DOW-XROAD-12, DOW-XROAD-13, DOW-XROAD-14]"""
    found: list[int] = []
    for option, choice in enumerate(t.box.crossroads[card].choices):
        for effect in choice.effects:
            if not effect.is_possible(t, seat):
                break
        else:
            found.append(option)
    return found


def voters_for(t: ColonyTable, card: int) -> list[int]:
    """Players not exiled with a survivor at the place, from the first player.

    [DOW-VOTE-3, DOW-VOTE-12, DOW-EXILE-16]
    """
    place = t.box.crossroads[card].voters
    if place == EVERYBODY:
        return t.faithful_seats()
    if place == ANYWHERE:
        place = t.spot
    found: list[int] = []
    for seat in t.faithful_seats():
        for survivor in t.groups[seat]:
            if t.place[survivor] == place:
                found.append(seat)
                break
    return found
