"""Why the Zeds player cannot spend Zeds Actions on something or play a Scheme now, with the rule."""

from typing import Final

from lastfire.engine.step import Ask, Hindrance
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CUP
from lastfire.games.dawn_of_the_zeds.rules.card import SchemeCard
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import cards_to_come
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import (
    AGITATED,
    CAME,
    ENTERED,
    SABOTAGED,
    SNEAKED,
    ZEDS_ACTION,
    is_used,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.sabotage import SABOTAGE_COST, sabotages
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import (
    AGITATE,
    AT_ZEDS_ACTIONS,
    PLOT,
    RISE,
    SCHEME_OF_TURN,
    SPY,
    can_draw,
    table_of,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import (
    can_act,
    can_agitate,
    pool,
    un_zeds_on_map,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import (
    AGITATE_COST,
    LED_SHAMBLE_COST,
    PLOT_COST,
    RISE_COST,
    SHAMBLE_COST,
    SNEAK_COST,
    SPY_COST,
    is_brains,
    rise_tracks,
    shamble_cost,
    shamblers,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import SCHEME

Reason = tuple[str, Name]

ALSO: Final = {"rise_somewhere": "rise", "spy_fate": "spy_event"}
"""Verbs that are another way to do the same."""


def zeds_hindrances(t: DawnTable, ask: Ask) -> list[Hindrance]:
    """What the Zeds player cannot do with Zeds Actions, and why. [DOZ-VERSUS-24..40]"""
    offered = {ALSO.get(option.verb, option.verb) for option in ask.options}
    left = table_of(t).actions
    found: list[Hindrance] = []
    for verb, why in (
        ("shamble", _shamble),
        ("rise", _rise),
        ("plot", _plot),
        ("spy_event", _spy),
        ("agitate", _agitate),
    ):
        if verb not in offered:
            found.append(Hindrance(verb, {}, *why(t, left)))
    done = {(option.verb, option.args.get("unit")) for option in ask.options}
    for unit in un_zeds_on_map(t):
        name = UNIT_NAMES[unit].id
        if ("sneak", name) not in done:
            found.append(Hindrance("sneak", {"unit": name}, *_sneak(t, left, unit)))
        if ("sabotage", name) not in done:
            found.append(Hindrance("sabotage", {"unit": name}, *_sabotage(t, left, unit)))
    return found


# Schemes.

_ASKED_ANYWAY: Final = Name(
    "Nothing can be done now. You are asked only so that the Heroes learn nothing of your Schemes.",
    "今できることはありません。策謀カードを悟られないための質問です。",
)


def scheme_hindrances(t: DawnTable, ask: Ask) -> list[Hindrance]:
    """One reason for each Scheme of the hand that is not among the options. [DOZ-VERSUS-91, DOZ-VERSUS-92]

    It is for the Zeds player alone, who is asked; where nothing can be done also why. [DOZ-VERSUS-110]
    """
    found: list[Hindrance] = []
    if ask.question in ("zeds_action", "play_scheme") and len(ask.ids) == 1:
        found.append(Hindrance("asked", {}, "DOZ-VERSUS-110", _ASKED_ANYWAY))
    for number in table_of(t).schemes:
        if SCHEME + number not in ask.ids:
            card = t.box.schemes[number]
            found.append(Hindrance("scheme", {"scheme": card.id}, *_scheme(t, ask, card)))
    return found


def _scheme(t: DawnTable, ask: Ask, card: SchemeCard) -> Reason:
    if is_brains(t):
        return "DOZ-VERSUS-91", Name(
            "No Scheme is played in a turn with a BRAINS card.",
            "BRAINSカードのターンには策謀カードを使えません。",
        )
    if is_used(t, ZEDS_ACTION, SCHEME_OF_TURN):
        return "DOZ-VERSUS-91", Name(
            "A Scheme has been played this turn.", "このターンにはすでに策謀カードを使いました。"
        )
    moment = NONE
    if ask.question == "zeds_action":
        moment = AT_ZEDS_ACTIONS
    elif ask.question == "play_scheme":
        moment = ask.facts[0]
    if moment in card.moments:
        return "DOZ-VERSUS-92", Name("This card would do nothing now.", "今使っても効果がありません。")
    when = card.when()
    if moment == NONE:
        return "DOZ-VERSUS-92", Name(
            f"No Scheme is played at this question. {when.en}",
            f"この質問では策謀カードを使えません。{when.ja}",
        )
    return "DOZ-VERSUS-92", Name(f"It is not time for this card. {when.en}", f"今は使えません。{when.ja}")


# Zeds Actions.


def _costs(rule: str, cost: int) -> Reason:
    return rule, Name(
        f"It costs {cost} Zeds Actions." if cost > 1 else "It costs 1 Zeds Action.",
        f"ゼッズアクションが{cost}必要です。",
    )


def _done(rule: str) -> Reason:
    return rule, Name("It has been used this turn.", "このターンにはすでに行いました。")


def _shamble(t: DawnTable, left: int) -> Reason:
    groups = shamblers(t)
    if groups:
        return _costs("DOZ-VERSUS-24", min([shamble_cost(t, group) for group in groups]))
    if left < LED_SHAMBLE_COST:
        return _costs("DOZ-VERSUS-24", SHAMBLE_COST)
    return "DOZ-VERSUS-25", Name("No group can advance.", "前進できるグループがありません。")


def _rise(t: DawnTable, left: int) -> Reason:
    if is_used(t, ZEDS_ACTION, RISE):
        return _done("DOZ-VERSUS-29")
    if left < RISE_COST:
        return _costs("DOZ-VERSUS-29", RISE_COST)
    if not t.here[CUP]:
        return "DOZ-VERSUS-29", Name("The Zeds Cup is empty.", "ゼッズカップが空です。")
    assert not rise_tracks(t)
    return "DOZ-VERSUS-30", Name(
        "Zeds hold the Start space of the track with the fewest Zeds.",
        "ゼッズが最も少ないトラックのスタートスペースにゼッズがいます。",
    )


def _plot(t: DawnTable, left: int) -> Reason:
    if is_used(t, ZEDS_ACTION, PLOT):
        return _done("DOZ-VERSUS-39")
    if left < PLOT_COST:
        return _costs("DOZ-VERSUS-39", PLOT_COST)
    assert not can_draw(t)
    return "DOZ-VERSUS-39", Name("No Scheme can be drawn.", "引ける策謀カードがありません。")


def _spy(t: DawnTable, left: int) -> Reason:
    if is_used(t, ZEDS_ACTION, SPY):
        return _done("DOZ-VERSUS-40")
    if left < SPY_COST:
        return _costs("DOZ-VERSUS-40", SPY_COST)
    assert not cards_to_come(t)
    return "DOZ-VERSUS-40", Name("No deck has a top card.", "のぞき見るカードがありません。")


def _agitate(t: DawnTable, left: int) -> Reason:
    if is_used(t, ZEDS_ACTION, AGITATE):
        return _done("DOZ-VERSUS-36")
    if not pool(t):
        return "DOZ-VERSUS-63", Name("No Un-Zeds unit is left in the pool.", "控えに生ける手先がいません。")
    if left < AGITATE_COST:
        return _costs("DOZ-VERSUS-36", AGITATE_COST)
    assert not can_agitate(t)
    return "DOZ-VERSUS-38", Name(
        "No more Un-Zeds units may be on the map.", "これ以上、盤面に生ける手先を置けません。"
    )


def _idle() -> Reason:
    return "DOZ-VERSUS-61", Name("It cannot act this turn.", "このターンは行動できません。")


def _sneak(t: DawnTable, left: int, unit: int) -> Reason:
    if not can_act(t, unit):
        return _idle()
    if is_used(t, SNEAKED, unit):
        return _done("DOZ-VERSUS-32")
    if left < SNEAK_COST:
        return _costs("DOZ-VERSUS-31", SNEAK_COST)
    if is_used(t, CAME, unit, AGITATED):
        return "DOZ-VERSUS-37", Name("It came this turn.", "このターンに登場しました。")
    return "DOZ-VERSUS-31", Name("There is no space it could go to.", "行ける場所がありません。")


def _sabotage(t: DawnTable, left: int, unit: int) -> Reason:
    if not can_act(t, unit):
        return _idle()
    if is_used(t, SABOTAGED, unit):
        return _done("DOZ-VERSUS-35")
    if is_used(t, CAME, unit, ENTERED):
        return "DOZ-VERSUS-35", Name("It came this turn.", "このターンに登場しました。")
    if not sabotages(t, unit):
        return "DOZ-VERSUS-33", Name(
            "There is nothing to remove or to steal here.", "ここには取り除くものも盗むものもありません。"
        )
    return _costs("DOZ-VERSUS-33", SABOTAGE_COST)
