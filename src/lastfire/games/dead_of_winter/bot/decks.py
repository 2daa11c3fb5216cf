"""What the cards of a match say, as far as it takes long to find out: by survivor, by kind of item, by deck.

Cards that nobody has weighed, those of modules and packs, are judged by what they declare: like the cards of
the game that have the same effect.
"""

from collections.abc import Callable
from typing import Final

from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    BringStranger,
    FeedColony,
    HealAnyone,
    SafeFuel,
)
from lastfire.games.dead_of_winter.rules.holding import WOUND_LIMIT, Holding, Power
from lastfire.games.dead_of_winter.rules.names import PLACES

GATES: Final = 6

PER_ROUND: Final = {
    # Per round to come, when equipped.
    "pistol": 0.03,
    "sniper_rifle": 0.05,
    "shotgun": 0.05,
    "lighter": 0.03,
    "switchblade": 0.015,
    "jazzercise": 0.02,
    "cookbook": 0.06,
    "leadership": 0.02,
    "martial_arts": 0.03,
    "barricades_123": 0.05,
    "police_blueprints": 0.015,
    "grocery_blueprints": 0.03,
    "school_blueprints": 0.03,
    "library_blueprints": 0.015,
    "hospital_blueprints": 0.03,
    "gas_blueprints": 0.015,
    "night_vision": 0.08,
    "walkie_talkie": 0.02,
    "rotten_flesh": 0.01,
    "hammer": 0.03,
    "snow_shoes": 0.01,
    "wrench": 0.01,
    "baseball_bat": 0.02,
    "mop": 0.02,
    "flashlight": 0.01,
}
ONCE: Final = {
    "junk": 0.01,
    "pad_lock": 0.1,
    "scissors": 0.05,
    "megaphone": 0.02,
    "reading_lamp": 0.03,
    "medicine": 0.04,
    "adrenaline_shot": 0.04,
    "fuel": 0.05,
}
ABILITIES: Final = {
    "thomas_heart": 0.25,
    "loretta_clay": 0.3,
    "janet_taylor": 0.25,
    "forest_plum": 0.3,
    "alexis_grey": 0.15,
    "rod_miller": 0.15,
    "james_meyers": 0.15,
    "olivia_brown": 0.25,
    "ashley_ross": 0.3,
    "bev_russell": 0.15,
    "edward_white": 0.05,
    "arthur_thurston": 0.25,
    "david_garcia": 0.2,
    "maria_lopez": 0.1,
    "gabriel_diaz": 0.15,
    "andrew_evans": 0.25,
    "carla_thompson": 0.2,
    "mike_cho": 0.25,
    "jenny_clark": 0.2,
    "brian_lee": 0.15,
    "brandon_kane": 0.15,
    "daniel_smith": 0.15,
    "sparky": 0.2,
    "gray_beard": 0.05,
    "buddy_davis": 0.1,
    "harman_brooks": 0.1,
}
"""What an ability is worth when survivors are chosen."""
PARTS: Final[dict[str, Callable[[Power], tuple[Power, ...]]]] = {}
"""By type of an effect that is made of others: those that its player chooses from."""
CROWDS: Final[dict[str, Callable[[Power], int]]] = {}
"""By type of other effects that bring a survivor: how many helpless survivors come along."""


def parts_of(power: Power) -> tuple[Power, ...]:
    """The effects that whoever plays a card chooses from: most often it is one."""
    split = PARTS.get(type(power).__name__)
    return (power,) if split is None else split(power)


class Cards:
    """What bots know of the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        powers = [item.power for item in box.items]
        kinds = len(powers)
        decks = max(len(PLACES), 1 + max(box.origin))
        self.copies = [[0] * kinds for _ in range(decks)]
        """How many cards of every kind there are for each deck; starters are deck 0."""
        for kind, deck in zip(box.kind, box.origin, strict=True):
            self.copies[deck][kind] += 1
        self.deck_size = [max(1, sum(copies)) for copies in self.copies]
        symbols = range(1 + max(box.symbol))
        self.share = [
            [
                sum([copies[kind] for kind in range(kinds) if box.symbol[kind] == symbol]) / size
                for symbol in symbols
            ]
            for copies, size in zip(self.copies, self.deck_size, strict=True)
        ]
        """How likely a card with this back shows that symbol."""
        self.parts = [parts_of(power) for power in powers]
        """By kind: the effects that there are to choose from."""
        self.meals = {
            kind: part.count
            for kind, parts in enumerate(self.parts)
            for part in parts
            if isinstance(part, FeedColony)
        }
        self.medicines = frozenset(_with(self.parts, HealAnyone))
        """The kinds that heal anybody."""
        self.fuels = frozenset(_with(self.parts, SafeFuel))
        """The kinds that move somebody without a roll."""
        self.strangers = {
            kind: power.helpless for kind, power in enumerate(powers) if isinstance(power, BringStranger)
        }
        for kind, power in enumerate(powers):
            if type(power).__name__ in CROWDS:
                self.strangers[kind] = CROWDS[type(power).__name__](power)
        """The kinds that bring a survivor, with the helpless survivors who come along."""
        self.meals_share = [
            sum([self.meals.get(kind, 0) * copies[kind] for kind in range(kinds)]) / size
            for copies, size in zip(self.copies, self.deck_size, strict=True)
        ]
        self.per_round = [_worth_of(item.id, item.power, PER_ROUND, ITEM_POWERS) for item in box.items]
        self.flat = [_worth_of(item.id, item.power, ONCE, ITEM_POWERS) for item in box.items]
        self.limit = [card.power.wound_limit() for card in box.survivors]
        """How many wounds kill a survivor."""
        limits = [power.wound_limit() for power in powers]
        self.tough = {kind: limit for kind, limit in enumerate(limits) if limit > WOUND_LIMIT}
        """The same, of kinds of gear that raise it."""
        self.warm = frozenset(_who(box, "frostbite_is_wound"))
        self.warming = frozenset(_which(box, "frostbite_is_wound"))
        self.bite_proof = frozenset(_who(box, "bitten_is_wound"))
        self.skipped = frozenset([*self.bite_proof, *_who(box, "is_skipped_by_bite")])
        self.skipping = frozenset(_which(box, "is_skipped_by_bite"))
        self.safe_on_foot = frozenset(_who(box, "spares_move"))
        self.rides = frozenset([n for n, kept in enumerate(box.lasting) if _answers(kept, "spares_move")])
        """The crossroads cards that spare whom they stay with the exposure of moves."""
        self.hungry = frozenset([n for n, kept in enumerate(box.lasting) if _answers(kept, "extra_food")])
        self.quiet = frozenset(
            [
                card.survivor
                for card in box.survivors
                if card.power.is_quiet() and card.power.kills() == 0 and not card.once
            ]
        )
        """Who attacks without exposure rolls."""

    def draft(self, survivor: int) -> float:
        """What a survivor is worth to a group that is being formed."""
        card = self.box.survivors[survivor]
        worth = 0.12 * (6 - card.search) + 0.05 * (6 - card.attack)
        return worth + _worth_of(card.id, card.power, ABILITIES, SURVIVOR_POWERS)


def _with(parts: list[tuple[Power, ...]], effect: type[Power]) -> list[int]:
    """The kinds with such an effect."""
    return [kind for kind, each in enumerate(parts) if any(isinstance(part, effect) for part in each)]


def _answers(kept: tuple[Holding, ...], question: str) -> bool:
    """Whether any of these answers a question of ``Holding`` itself."""
    return any(getattr(type(each), question) is not getattr(Holding, question) for each in kept)


def _who(box: Box, question: str) -> list[int]:
    return [card.survivor for card in box.survivors if _answers((card.power,), question)]


def _which(box: Box, question: str) -> list[int]:
    return [item.kind for item in box.items if _answers((item.power,), question)]


ITEM_POWERS: Final = {item.id: type(item.power).__name__ for item in BOX.items}
SURVIVOR_POWERS: Final = {card.id: type(card.power).__name__ for card in BOX.survivors}


def _worth_of(id_: str, power: Power, weighed: dict[str, float], known: dict[str, str]) -> float:
    """What a card is worth by its id: a guest as much as cards with such an effect are on average."""
    if id_ in known or id_ in weighed:
        return weighed.get(id_, 0.0)
    alike = [weighed.get(other, 0.0) for other, effect in known.items() if effect in _effects_of(power)]
    if not alike:
        alike = list(weighed.values())
    return sum(alike) / len(alike)


def _effects_of(power: Power) -> list[str]:
    """What an effect is called, and what it is a kind of."""
    return [kind.__name__ for kind in type(power).__mro__]


def is_weighed(power: Power) -> bool:
    """Whether it is an effect of cards of the game."""
    return any(
        effect in ITEM_POWERS.values() or effect in SURVIVOR_POWERS.values() for effect in _effects_of(power)
    )


_KNOWN: Final[dict[int, Cards]] = {}


def cards_of(box: Box) -> Cards:
    """What bots know of a box; looked through once."""
    found = _KNOWN.get(id(box))
    if found is None:
        found = _KNOWN[id(box)] = Cards(box)
    return found


def count_symbol(box: Box, hand: list[int], symbol: int) -> int:
    """How many cards of a hand show a symbol."""
    return sum([1 for kind in hand if box.symbol[kind] == symbol])
