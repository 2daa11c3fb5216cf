"""The cards of Dead of Winter, declared, and the box that holds them all."""

from typing import Final

from lastfire.engine.declared import check_card
from lastfire.engine.pack import CardRefused, Pack
from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.card import (
    Box,
    CardSet,
    Crisis,
    Crossroads,
    ExiledObjective,
    Item,
    MainObjective,
    SecretObjective,
    Survivor,
    box_of,
)
from lastfire.games.dead_of_winter.rules.cards.crises import CRISES
from lastfire.games.dead_of_winter.rules.cards.crossroads import CROSSROADS
from lastfire.games.dead_of_winter.rules.cards.exiled_objectives import EXILED
from lastfire.games.dead_of_winter.rules.cards.items import ITEMS
from lastfire.games.dead_of_winter.rules.cards.lasting_crossroads import LASTING_CROSSROADS
from lastfire.games.dead_of_winter.rules.cards.main_objectives import MAIN_OBJECTIVES
from lastfire.games.dead_of_winter.rules.cards.secret_objectives import SECRETS
from lastfire.games.dead_of_winter.rules.cards.survivors import SURVIVORS
from lastfire.games.dead_of_winter.rules.names import is_guest

BASE: Final = CardSet(
    id="base",
    survivors=SURVIVORS,
    items=ITEMS,
    crises=CRISES,
    main=MAIN_OBJECTIVES,
    secrets=SECRETS,
    exiled=EXILED,
    crossroads=(*CROSSROADS, *LASTING_CROSSROADS),
)
"""The cards of the base game."""

SETS: Final = (BASE,)
"""All sets, in the order in which their cards are numbered: a new one goes to the end."""

BOX: Final = box_of(SETS)


def check_counts(box: Box) -> None:
    """Raise ValueError, naming the number, unless the box holds what ``counts`` says. [DOW-SPACE-12, DOW-SPACE-13]"""
    declared: tuple[tuple[str, int, int], ...] = (
        ("MAIN_OBJECTIVES", counts.MAIN_OBJECTIVES, len(box.main)),
        (
            "SECRET_OBJECTIVES",
            counts.SECRET_OBJECTIVES,
            len([card for card in box.secrets if not card.betrayal]),
        ),
        (
            "BETRAYAL_OBJECTIVES",
            counts.BETRAYAL_OBJECTIVES,
            len([card for card in box.secrets if card.betrayal]),
        ),
        ("EXILED_OBJECTIVES", counts.EXILED_OBJECTIVES, len(box.exiled)),
        ("CRISIS_CARDS", counts.CRISIS_CARDS, len(box.crises)),
        ("CROSSROADS_CARDS", counts.CROSSROADS_CARDS, len(box.crossroads)),
        ("SURVIVOR_CARDS", counts.SURVIVOR_CARDS, len(box.survivors)),
        *[
            (f"ITEMS_BY_DECK[{deck}]", number, box.origin.count(deck))
            for deck, number in enumerate(counts.ITEMS_BY_DECK)
        ],
    )
    for name, number, there in declared:
        if number != there:
            raise ValueError(f"counts.{name} says {number}, and {there} are declared")


check_counts(BOX)


# Packs.

MOST_CHOICES: Final = max([len(card.choices) for card in BOX.crossroads])
_BOXES: Final[dict[tuple[Pack, ...], Box]] = {(): BOX}


def box_with(packs: tuple[Pack, ...]) -> Box:
    """The box of a match with these packs: their cards numbered after the game's own, pack by pack."""
    box = _BOXES.get(packs)
    if box is None:
        box = box_of((*SETS, *[set_of(pack) for pack in packs]))
        _BOXES[packs] = box
    return box


def set_of(pack: Pack) -> CardSet:
    """The cards of a pack by their kinds; raises CardRefused for one that packs cannot have."""
    survivors: list[Survivor] = []
    items: list[Item] = []
    crises: list[Crisis] = []
    main: list[MainObjective] = []
    secrets: list[SecretObjective] = []
    exiled: list[ExiledObjective] = []
    crossroads: list[Crossroads] = []
    for card in pack.cards:
        if isinstance(card, Survivor):
            survivors.append(card)
        elif isinstance(card, Item):
            items.append(card)
        elif isinstance(card, Crisis):
            crises.append(card)
        elif isinstance(card, MainObjective):
            main.append(card)
        elif isinstance(card, SecretObjective):
            secrets.append(card)
        elif isinstance(card, ExiledObjective):
            exiled.append(card)
        elif isinstance(card, Crossroads):
            crossroads.append(card)
        else:
            kinds = "survivors, items, crises, crossroads cards and objectives"
            raise CardRefused(f"a pack of Dead of Winter has {kinds}, and no {type(card).__name__}")
    return CardSet(
        id=pack.name,
        survivors=tuple(survivors),
        items=tuple(items),
        crises=tuple(crises),
        main=tuple(main),
        secrets=tuple(secrets),
        exiled=tuple(exiled),
        crossroads=tuple(crossroads),
    )


PackCard = Crisis | Crossroads | ExiledObjective | Item | MainObjective | SecretObjective | Survivor
"""What packs can have."""


def ids_of(cards: CardSet) -> dict[str, PackCard]:
    """The cards of a set by kind and id."""
    found: dict[str, PackCard] = {}
    for survivor in cards.survivors:
        found[f"survivor {survivor.id}"] = survivor
    for item in cards.items:
        found[f"item {item.id}"] = item
    for crisis in cards.crises:
        found[f"crisis {crisis.id}"] = crisis
    for main in cards.main:
        found[f"main objective {main.id}"] = main
    for secret in cards.secrets:
        found[f"secret objective {secret.id}"] = secret
    for exiled in cards.exiled:
        found[f"exiled objective {exiled.id}"] = exiled
    for crossroads in cards.crossroads:
        found[f"crossroads card {crossroads.id}"] = crossroads
    return found


def check_pack(pack: Pack, others: list[Pack]) -> None:
    """Raise CardRefused, naming the card, unless all cards of a pack can be played beside these packs."""
    cards = set_of(pack)
    found = ids_of(cards)
    for card in found.values():
        check_card(card, card.id)
    check_guests(cards, [])
    if len(found) != len(pack.cards):
        raise CardRefused("two of its cards have one id")
    for other in (*SETS, *[set_of(each) for each in others if each.name != pack.name]):
        for name in ids_of(other):
            if name in found:
                raise CardRefused(f"there is another {name}")
    for crossroads in cards.crossroads:
        if not 1 <= len(crossroads.choices) <= MOST_CHOICES:
            raise CardRefused(f"card {crossroads.id}: it has {len(crossroads.choices)} choices")
        if crossroads.vote and len(crossroads.choices) != 2:
            raise CardRefused(f"card {crossroads.id}: a vote is about two choices")


def check_guests(cards: CardSet, places: list[int], others: tuple[CardSet, ...] = ()) -> None:
    """Raise CardRefused, naming the card, unless all that a set brings has a number and a deck to be in.

    ``places`` are those that come with it, ``others`` the sets whose guests its cards may speak of.
    """
    guests = [(card.id, card.survivor) for card in cards.survivors]
    guests += [(item.id, item.kind) for item in cards.items]
    for id_, number in guests:
        if not is_guest(number):
            raise CardRefused(f"card {id_}: its number is {number}, and not one that names.guest gave")
    for item in cards.items:
        for deck, copies in item.decks:
            if not (0 <= deck < len(counts.ITEMS_BY_DECK) or deck in places) or copies < 1:
                raise CardRefused(f"card {item.id}: there are {copies} of it in deck {deck}")
    try:
        box_of((*SETS, *others, cards))
    except ValueError as error:
        raise CardRefused(f"card {error}") from error


for _card in ids_of(BASE).values():
    check_card(_card, _card.id)
