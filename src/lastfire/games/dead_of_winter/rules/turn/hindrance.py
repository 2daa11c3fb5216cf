"""Why an action of a turn cannot be taken now, with the rule that says so.

One reason for each of the common actions that is not offered to a survivor, one for each place where the
player has nobody, and one for each kind of exchange. The order of the questions is that of the rules:
who may act at all, where, on what, and only then with which die.
"""

from typing import Final

from lastfire.engine.step import Ask, Hindrance
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die
from lastfire.games.dead_of_winter.rules.card import OUTSIDE_ONLY
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.holdings import (
    attack_value,
    may_give_to_crisis,
    may_request,
    search_value,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES
from lastfire.games.dead_of_winter.rules.state import VOTE_CALLED, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.attack import any_die_help, has_target
from lastfire.games.dead_of_winter.rules.turn.attract import has_source
from lastfire.games.dead_of_winter.rules.turn.barricade import can_build, has_free_space
from lastfire.games.dead_of_winter.rules.turn.course import forbidden
from lastfire.games.dead_of_winter.rules.turn.move import destinations, free_places
from lastfire.games.dead_of_winter.rules.turn.request import others_to_ask
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ATTACK,
    ATTRACT,
    BARRICADE,
    CLEAN_WASTE,
    MOVE,
    SEARCH,
)

Reason = tuple[str, Name]

HELD_BACK: Final = Name("A card effect prevents this.", "カードの効果により、今はできません。")
BANNED: Final[Reason] = ("DOW-XROAD-9", HELD_BACK)


def hindrances(t: ColonyTable, ask: Ask) -> list[Hindrance]:
    """What the player whose turn it is cannot do now, and why."""
    if ask.question != "turn":
        return []
    seat, offered, banned = ask.seat, set(ask.ids), forbidden(t, ask.seat)
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
                rule, words = BANNED if action in banned else why(t, seat, survivor)
                found.append(Hindrance(verb, {"survivor": t.box.survivors[survivor].id}, rule, words))
        reason = None if ABILITY[survivor] in offered else _ability(t, seat, survivor)
        if ABILITY[survivor] in banned:
            reason = BANNED
        if reason is not None:
            found.append(Hindrance("ability", {"survivor": t.box.survivors[survivor].id}, *reason))
        for deed in [deed for module in t.edition.modules for deed in module.deeds]:
            reason = deed.why_not(t, seat, survivor)
            if reason is not None:
                found.append(Hindrance(deed.verb, {"survivor": t.box.survivors[survivor].id}, *reason))
    for place, noun in enumerate([each.noun for each in t.board.places]):
        if all(t.place[survivor] != place for survivor in t.groups[seat]):
            found.append(Hindrance("place", {"place": noun.id}, *_place(t, seat, place)))
    return found + [Hindrance(verb, {}, *reason) for verb, reason in _exchanges(t, seat, ask).items()]


def _die(t: ColonyTable, seat: int, least: int, rule: str) -> Reason:
    """No die will do."""
    best = best_die(t, seat)
    if best == 0:
        return rule, Name("You have no unused dice.", "未使用ダイスがありません。")
    return rule, Name(f"You need a die of {least} or higher.", f"{least}以上の目のダイスが必要です。")


def _is_held_back(t: ColonyTable, survivor: int) -> bool:
    return ((t.idle | t.jailed) >> survivor) & 1 == 1


def _search(t: ColonyTable, seat: int, survivor: int) -> Reason:
    place = t.place[survivor]
    if place == COLONY:
        return "DOW-SEARCH-1", Name("You cannot search the colony.", "コロニーでは探索できません。")
    if _is_held_back(t, survivor):
        return "DOW-XROAD-9", HELD_BACK
    if len(t.deck(place)) == 0:
        return "DOW-SEARCH-14", Name("The item deck here is empty.", "ここの探索デッキは空です。")
    return _die(t, seat, search_value(t, survivor), "DOW-SEARCH-2")


def _attack(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if _is_held_back(t, survivor):
        return "DOW-XROAD-9", HELD_BACK
    if not has_target(t, seat, survivor):
        return "DOW-ATTACK-2", Name("There are no zombies here.", "ここにゾンビはいません。")
    assert any_die_help(t, survivor) is None or best_die(t, seat) == 0
    return _die(t, seat, attack_value(t, survivor), "DOW-ATTACK-1")


def _move(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if t.snow > 0:
        return "DOW-CRISIS-2", Name(
            "Snowed in: survivors cannot move.", "雪に閉ざされ、生存者は移動できません。"
        )
    if ((t.halted | t.idle | t.jailed) >> survivor) & 1:
        return "DOW-XROAD-9", HELD_BACK
    if (t.moved >> survivor) & 1:
        return "DOW-MOVE-1", Name(
            "This survivor has already moved this turn.", "この生存者は、この手番にすでに移動しました。"
        )
    assert not destinations(t, seat, survivor)
    if any(place != t.place[survivor] for place in free_places(t, t.is_exiled(seat))):
        return "DOW-XROAD-9", HELD_BACK
    return "DOW-MOVE-2", Name(
        "No other location has an empty survivor space.", "ほかのロケーションに空きがありません。"
    )


def _barricade(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if not has_free_space(t, t.place[survivor]):
        return "DOW-BARR-3", Name("There is no empty entrance space.", "空いている入口スペースがありません。")
    if not can_build(t):
        return "DOW-SPACE-14", Name(
            "There are no barricade tokens left.", "バリケードトークンが残っていません。"
        )
    return _die(t, seat, 1, "DOW-BARR-1")


def _attract(t: ColonyTable, seat: int, survivor: int) -> Reason:
    place = t.place[survivor]
    if not has_free_space(t, place):
        return "DOW-ATTRACT-4", Name(
            "There is no empty entrance space.", "空いている入口スペースがありません。"
        )
    if not has_source(t, place):
        return "DOW-ATTRACT-3", Name(
            "No other location has zombies.", "ほかのロケーションにゾンビがいません。"
        )
    return _die(t, seat, 1, "DOW-ATTRACT-1")


def _clean_waste(t: ColonyTable, seat: int, survivor: int) -> Reason:
    if t.place[survivor] != COLONY:
        return "DOW-WASTE-2", Name("You need a survivor at the colony.", "コロニーに自分の生存者が必要です。")
    if not t.waste:
        return "DOW-WASTE-2", Name("The waste pile is empty.", "捨て札置き場にカードがありません。")
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
        return "DOW-ABILITY-8", Name(
            "This ability has already been used this round.", "このラウンドにすでに使いました。"
        )
    place = t.place[survivor]
    if card.place >= 0 and place != card.place:
        there = PLACES[card.place].name
        return "DOW-ABILITY-2", Name(f"This ability works only at {there.en}.", f"{there.ja}でだけ使えます。")
    if card.place == OUTSIDE_ONLY and place == COLONY:
        return "DOW-ABILITY-2", Name(
            "This ability works only at a non-colony location.", "コロニー以外のロケーションでだけ使えます。"
        )
    if card.die > best_die(t, seat):
        return _die(t, seat, card.die, "DOW-ABILITY-5")
    return power.reason(t, seat)


def _place(t: ColonyTable, seat: int, place: int) -> Reason:
    """Why nothing can be done at a place where the player has nobody."""
    if place == COLONY and t.is_exiled(seat):
        return "DOW-MOVE-6", Name(
            "Exiled players cannot enter the colony.", "追放されたプレイヤーはコロニーに入れません。"
        )
    if not t.has_room(place):
        return "DOW-MOVE-2", Name(
            "None of your survivors is here, and there is no free space.",
            "自分の生存者がおらず、空きもありません。",
        )
    return "DOW-MOVE-1", Name(
        "None of your survivors is here. Move one here first.",
        "自分の生存者がいません。先にここへ移動してください。",
    )


def _give(t: ColonyTable, seat: int) -> Reason:
    if t.crisis < 0:
        return "DOW-CRISIS-1", Name("There is no crisis now.", "今は危機がありません。")
    if t.is_exiled(seat):
        return "DOW-EXILE-10", Name(
            "Exiled players cannot add cards to the crisis.", "追放されたプレイヤーは危機に供出できません。"
        )
    if not may_give_to_crisis(t, seat):
        return "DOW-XROAD-9", HELD_BACK
    return "DOW-CRISIS-5", Name("You have no card to add.", "供出できるカードがありません。")


def _request(t: ColonyTable, seat: int) -> Reason:
    if not others_to_ask(t, seat):
        return "DOW-REQUEST-3", Name(
            "No other player has cards in hand.", "ほかのプレイヤーに手札がありません。"
        )
    if not may_request(t, seat):
        return "DOW-XROAD-9", HELD_BACK
    return "DOW-REQUEST-13", Name("Every request has been declined.", "どの要求も断られました。")


def _call_vote(t: ColonyTable, seat: int) -> Reason:
    if t.this_turn & VOTE_CALLED:
        return "DOW-VOTE-1", Name(
            "You have already called a vote this turn.", "この手番にすでに追放投票を提案しました。"
        )
    if t.is_exiled(seat) and not t.house.exiled_call_votes:
        return "DOW-VOTE-11", Name(
            "Exiled players cannot call a vote.", "追放されたプレイヤーは投票を提案できません。"
        )
    return "DOW-VOTE-2", Name("No other player can be exiled.", "ほかに追放できるプレイヤーがいません。")


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
