"""Why an action of a turn cannot be taken now, with the rule that says so.

One reason for each of the common actions that is not offered to a survivor, one for each place where the
player has nobody, and one for each kind of exchange. The order of the questions is that of the rules:
who may act at all, where, on what, and only then with which die.
"""

from typing import Final

from lastfire.engine.step import Ask, Hindrance
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.attack import any_die_help, has_rival
from lastfire.games.dead_of_winter.rules.card import OUTSIDE_ONLY
from lastfire.games.dead_of_winter.rules.dice import best_die
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.holdings import may_give_to_crisis
from lastfire.games.dead_of_winter.rules.moving import destinations, free_places
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, SURVIVORS
from lastfire.games.dead_of_winter.rules.sharing import others_to_ask
from lastfire.games.dead_of_winter.rules.state import VOTE_CALLED, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABILITY,
    ATTACK,
    ATTRACT,
    BARRICADE,
    CLEAN_WASTE,
    MOVE,
    SEARCH,
)
from lastfire.games.dead_of_winter.rules.work import can_build, has_free_space, has_source

Reason = tuple[str, Name]

HELD_BACK: Final = Name("A card effect forbids it.", "カードの効果でできない。")


def hindrances(t: ColonyTable, ask: Ask) -> list[Hindrance]:
    """What the player whose turn it is cannot do now, and why."""
    if ask.question != "turn":
        return []
    seat, offered = ask.seat, set(ask.ids)
    found: list[Hindrance] = []
    for survivor in t.groups[seat]:
        place = t.place[survivor]
        for verb, action, why in (
            ("search", SEARCH[survivor], _search),
            ("attack", ATTACK[survivor], _attack),
            ("move", MOVE[survivor], _move),
            ("barricade", BARRICADE[place], _barricade),
            ("attract", ATTRACT[place], _attract),
            ("clean_waste", CLEAN_WASTE, _clean_waste),
        ):
            if action not in offered:
                rule, words = why(t, seat, survivor)
                found.append(Hindrance(verb, {"survivor": SURVIVORS[survivor].id}, rule, words))
        reason = None if ABILITY[survivor] in offered else _ability(t, seat, survivor)
        if reason is not None:
            found.append(Hindrance("ability", {"survivor": SURVIVORS[survivor].id}, *reason))
    for place, noun in enumerate(PLACES):
        if all(t.place[survivor] != place for survivor in t.groups[seat]):
            found.append(Hindrance("place", {"place": noun.id}, *_place(t, seat, place)))
    return found + [Hindrance(verb, {}, *reason) for verb, reason in _exchanges(t, seat, ask).items()]


def _die(t: ColonyTable, seat: int, least: int, rule: str) -> Reason:
    """No die will do."""
    best = best_die(t, seat)
    if best == 0:
        return rule, Name("No die is left.", "ダイスが残っていない。")
    return rule, Name(f"Needs a die of {least} or more.", f"{least}以上のダイスが必要。")


def _is_held_back(t: ColonyTable, survivor: int) -> bool:
    return ((t.idle | t.jailed) >> survivor) & 1 == 1


def _search(t: ColonyTable, seat: int, survivor: int) -> Reason:
    place = t.place[survivor]
    if place == COLONY:
        return "DOW-SEARCH-1", Name("Not at the colony.", "コロニーではできない。")
    if _is_held_back(t, survivor):
        return "DOW-XROAD-9", HELD_BACK
    if len(t.deck(place)) == 0:
        return "DOW-SEARCH-14", Name("No card is left here.", "ここの山札は空である。")
    return _die(t, seat, t.box.search[survivor], "DOW-SEARCH-2")


def _attack(t: ColonyTable, seat: int, survivor: int) -> Reason:
    place = t.place[survivor]
    if _is_held_back(t, survivor):
        return "DOW-XROAD-9", HELD_BACK
    if t.zombies_at(place) == 0 and not has_rival(t, seat, place):
        return "DOW-ATTACK-2", Name("No zombie is here.", "ここにゾンビはいない。")
    assert any_die_help(t, survivor) is None or best_die(t, seat) == 0
    return _die(t, seat, t.box.attack[survivor], "DOW-ATTACK-1")


def _move(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if t.snow > 0:
        return "DOW-CRISIS-2", Name("Snowed in: nobody can move.", "雪に閉ざされ、誰も移動できない。")
    if ((t.halted | t.idle | t.jailed) >> survivor) & 1:
        return "DOW-XROAD-9", HELD_BACK
    if (t.moved >> survivor) & 1:
        return "DOW-MOVE-1", Name("Already moved this turn.", "この手番ではすでに移動した。")
    assert not destinations(t, seat, survivor)
    if any(place != t.place[survivor] for place in free_places(t, t.is_exiled(seat))):
        return "DOW-XROAD-9", HELD_BACK
    return "DOW-MOVE-2", Name("No other place has room.", "ほかの場所に空きがない。")


def _barricade(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if not has_free_space(t, t.place[survivor]):
        return "DOW-BARR-3", Name("No entrance space is free.", "入口に空きスペースがない。")
    if not can_build(t):
        return "DOW-SPACE-14", Name("No barricade token is left.", "バリケードトークンが残っていない。")
    return _die(t, seat, 1, "DOW-BARR-1")


def _attract(t: ColonyTable, seat: int, survivor: int) -> Reason:
    place = t.place[survivor]
    if not has_free_space(t, place):
        return "DOW-ATTRACT-4", Name("No entrance space is free.", "入口に空きスペースがない。")
    if not has_source(t, place):
        return "DOW-ATTRACT-3", Name("No other place has a zombie.", "ほかの場所にゾンビがいない。")
    return _die(t, seat, 1, "DOW-ATTRACT-1")


def _clean_waste(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if t.place[survivor] != COLONY:
        return "DOW-WASTE-2", Name("Only at the colony.", "コロニーでだけできる。")
    if not t.waste:
        return "DOW-WASTE-2", Name("There is no waste.", "廃物がない。")
    return _die(t, seat, 1, "DOW-WASTE-2")


def _ability(t: ColonyTable, seat: int, survivor: int) -> Reason | None:
    """For an ability that is an action of its own; None for the others."""
    card = t.box.survivors[survivor]
    power = card.power
    if not isinstance(power, ActionPower):
        return None
    if (t.jailed >> survivor) & 1:
        return "DOW-XROAD-9", HELD_BACK
    if card.once and (t.used_ability >> survivor) & 1:
        return "DOW-ABILITY-8", Name("Already used this round.", "このラウンドではすでに使った。")
    place = t.place[survivor]
    if card.place >= 0 and place != card.place:
        there = PLACES[card.place].name
        return "DOW-ABILITY-2", Name(f"It works at {there.en}.", f"{there.ja}でだけ使える。")
    if card.place == OUTSIDE_ONLY and place == COLONY:
        return "DOW-ABILITY-2", Name("It works outside the colony.", "コロニーの外でだけ使える。")
    if card.die > best_die(t, seat):
        return _die(t, seat, card.die, "DOW-ABILITY-5")
    return power.reason(t, seat)


def _place(t: ColonyTable, seat: int, place: int) -> Reason:
    """Why nothing can be done at a place where the player has nobody."""
    if place == COLONY and t.is_exiled(seat):
        return "DOW-MOVE-6", Name("Exiles stay out of the colony.", "追放者はコロニーに入れない。")
    if not t.has_room(place):
        return "DOW-MOVE-2", Name(
            "None of your survivors is here, and there is no room.", "自分の生存者がおらず、空きもない。"
        )
    return "DOW-MOVE-1", Name(
        "None of your survivors is here. Move one here first.",
        "自分の生存者がいない。まずここへ移動する。",
    )


def _give(t: ColonyTable, seat: int) -> Reason:
    if t.crisis < 0:
        return "DOW-CRISIS-1", Name("There is no crisis now.", "今は危機がない。")
    if t.is_exiled(seat):
        return "DOW-EXILE-10", Name("Exiles give nothing to the crisis.", "追放者は危機に提供できない。")
    if not may_give_to_crisis(t, seat):
        return "DOW-XROAD-9", HELD_BACK
    return "DOW-CRISIS-5", Name("You have no card to give.", "提供できるカードがない。")


def _request(t: ColonyTable, seat: int) -> Reason:
    if not others_to_ask(t, seat):
        return "DOW-REQUEST-3", Name("Nobody else has cards in hand.", "ほかの誰にも手札がない。")
    return "DOW-REQUEST-13", Name("Every request has been declined.", "どの要求も断られている。")


def _call_vote(t: ColonyTable, seat: int) -> Reason:
    if t.this_turn & VOTE_CALLED:
        return "DOW-VOTE-1", Name("Already called this turn.", "この手番ではすでに求めた。")
    if t.is_exiled(seat) and not t.house.exiled_call_votes:
        return "DOW-VOTE-11", Name("Exiles call no vote.", "追放者は投票を求められない。")
    return "DOW-VOTE-2", Name("Nobody else can be exiled.", "ほかに追放できる人がいない。")


def _exchanges(t: ColonyTable, seat: int, ask: Ask) -> dict[str, Reason]:
    """What is given, asked for or voted on, by its verb."""
    verbs = {option.verb for option in ask.options}
    found: dict[str, Reason] = {}
    if not verbs & {"give", "give_gear"}:
        found["give"] = _give(t, seat)
    if not verbs & {"request", "request_all", "hand_off"}:
        found["request"] = _request(t, seat)
    if "call_vote" not in verbs and not t.house.coop and not t.house.mistrust:
        found["call_vote"] = _call_vote(t, seat)
    return found
