"""Setup: what lies on the table before the first round. The only rules module that reads cards."""

from typing import Final

from lastfire.engine.chance import Chance
from lastfire.engine.errors import SetupError
from lastfire.engine.game import Setup
from lastfire.engine.pile import Pile
from lastfire.engine.words import Name, Noun
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.cards import ADVENTURE_CARDS, cards_with
from lastfire.games.hit_z_road.rules.journey import lay_tiles, next_leg
from lastfire.games.hit_z_road.rules.state import HouseRules, RoadTable, new_table
from lastfire.games.hit_z_road.rules.words.vocabulary import WORDS

ROUNDS_BY_LEVEL: Final = (2, 3, 3)  # [HZR-DECK-11]


def card_nouns(cards: tuple[AdventureCard, ...]) -> tuple[Noun, ...]:
    """What the log calls these cards, by number; last, one that nobody has seen."""
    return (
        *[Noun(card.id, Name(f"“{card.name.en}”", f"「{card.name.ja}」")) for card in cards],
        Noun("face_down", Name("A face-down card", "裏向きのカード")),
    )


WORDS.nouns["card"] = card_nouns(ADVENTURE_CARDS)


def set_up(setup: Setup, chance: Chance) -> RoadTable:
    """The table before round 1. [HZR-SETUP-1..14]"""
    options = setup.options
    legs = options["journey_legs"]
    assert isinstance(legs, int)
    if legs > 1 and not options["journey"]:
        raise SetupError(
            "journey_legs",
            Name(
                "a long journey needs the journey variant (journey)",
                "長い旅には旅バリアント（journey）が必要です",
            ),
        )
    house = HouseRules(
        options["ask_last_raiser"] is True,
        options["three_player_key"] is True,
        options["single_volley"] is True,
        options["flee_keeps_loot"] is True,
        options["won_cards_open"] is True,
        options["solo_random_gift"] is True,
        options["solo_reveal"] == "both",
        options["journey"] is True,
        legs,
    )
    t = new_table(setup.seats, chance, cards_with(setup.packs), house)
    begin_leg(t)
    return t


def begin_leg(t: RoadTable) -> None:
    """A fresh deck, and the initiative tiles 1 to N at random.

    [HZR-SETUP-4, HZR-BOX-8, HZR-JOURNEY-10]
    """
    if t.leg > 1:
        t.groups = [next_leg(group) for group in t.groups]
    t.order = []
    tiles = list(range(t.seats))
    while tiles:
        t.order.append(t.chance.take(tiles))
    t.unseen = [adventure_pile(t.cards, t.seats, level) for level in (1, 2, 3)]
    # What the rounds of a level do not need stays out: of the printed cards four. [HZR-DECK-4]
    t.undealt = [rounds * 2 * t.path_count for rounds in ROUNDS_BY_LEVEL]
    # Cards that are never in this game lie in the box from the start.
    t.box = [i for i, card in enumerate(t.cards) if not is_played(card, t.seats)]
    if t.house.journey:
        lay_tiles(t, t.chance)


def is_played(card: AdventureCard, seats: int) -> bool:
    """Poker cards are for four players. [HZR-DECK-1, HZR-DECK-2, HZR-SOLO-16]"""
    return seats == 4 or not card.poker


def adventure_pile(cards: tuple[AdventureCard, ...], seats: int, level: int) -> Pile:
    """All cards of a level; four of them, unseen, will never be dealt.

    [HZR-DECK-3..9, HZR-DECK-11, HZR-DECK-12]
    """
    return Pile([i for i, card in enumerate(cards) if card.level == level and is_played(card, seats)])
