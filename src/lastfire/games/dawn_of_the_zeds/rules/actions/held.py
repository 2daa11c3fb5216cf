"""Why a card of the common hand cannot be played now: whatever the Hero players are asked. [DOZ-FATE-6]

They see all that they hold. The Zeds player, who cannot play it, is told nothing of it. [DOZ-VERSUS-111]
"""

from typing import Final

from lastfire.engine.step import Ask, Hindrance
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.card import FateCard
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hides_held_cards
from lastfire.games.dawn_of_the_zeds.rules.windows import IN_ACTIONS, ON_HERO_MOVE, cards_in_time, playable
from lastfire.games.dawn_of_the_zeds.rules.words.actions import DISCARD_FATE, PLAY

Reason = tuple[str, Name]

NOTHING_NOW: Final = Name("This card would do nothing now.", "今使っても効果がありません。")
"""It is its time, and yet it is not offered."""


_ASKED_ANYWAY: Final = Name(
    "Nothing can be done now. You are asked only so that the Zeds player learns nothing of the "
    "cards you hold.",
    "今できることはありません。保持カードを悟られないための質問です。",
)


def held_hindrances(t: DawnTable, ask: Ask) -> list[Hindrance]:
    """One reason for each held card that is not among the options, and why it is asked where none is."""
    found: list[Hindrance] = []
    asks_for_cards = ask.question in ("hold_card", "who_acts") and len(ask.ids) == 1
    if asks_for_cards and t.fate_hand and hides_held_cards(t):
        found.append(Hindrance("asked", {}, "DOZ-VERSUS-111", _ASKED_ANYWAY))
    for number in t.fate_hand:
        if PLAY + number not in ask.ids and DISCARD_FATE + number not in ask.ids:
            card = t.box.fates[number]
            found.append(Hindrance("play", {"fate": card.id}, *_why_not(t, ask, card)))
    return found


def moment_of(ask: Ask) -> int:
    """The moment of a question at which held cards are offered; NONE of any other question."""
    if ask.question == "hold_card":
        return ask.facts[0]
    if ask.question == "who_acts":
        return IN_ACTIONS
    return ON_HERO_MOVE if ask.question == "deed" else NONE


def _why_not(t: DawnTable, ask: Ask, card: FateCard) -> Reason:
    moment = moment_of(ask)
    if ask.question == "deed":
        reason = _while_acting(t, card)
        if reason is not None:
            return reason
    elif moment != NONE and card.number in cards_in_time(t, moment):
        return "DOZ-FATE-6", NOTHING_NOW
    if card.any_time:
        when = card.offered()
        return "DOZ-FATE-6", Name(
            f"A card for any time is offered where it can change something: {when.en}.",
            f"いつでも使えるカードは、効果がある機会に使えます：{when.ja}。",
        )
    when = card.when()
    if moment == NONE:
        return "DOZ-FATE-6", Name(
            f"No card is played at this question. {when.en}", f"この質問ではカードを使えません。{when.ja}"
        )
    return "DOZ-FATE-6", Name(f"It is not time for this card. {when.en}", f"今は使えません。{when.ja}")


def _while_acting(t: DawnTable, card: FateCard) -> Reason | None:
    """Why not while it is asked what a unit does, if it is nearly the card's time."""
    if ON_HERO_MOVE in card.moments:
        when = card.when()
        return "DOZ-MOVE-11", Name(
            f"This unit cannot use the card for a Move now. {when.en}",
            f"このユニットは今、このカードを移動に使えません。{when.ja}",
        )
    if card.number in playable(t, IN_ACTIONS):
        return "DOZ-FATE-6", Name(
            "It is played before a unit is chosen: go back first.",
            "ユニットを選ぶ前に使うカードです。いったん戻ってください。",
        )
    return ("DOZ-FATE-6", NOTHING_NOW) if IN_ACTIONS in card.moments else None
