"""The cards of Dead of Winter, declared, and the box that holds them all."""

from typing import Final

from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.card import Box, CardSet, box_of
from lastfire.games.dead_of_winter.rules.cards.crises import CRISES
from lastfire.games.dead_of_winter.rules.cards.crossroads import CROSSROADS
from lastfire.games.dead_of_winter.rules.cards.exiled_objectives import EXILED
from lastfire.games.dead_of_winter.rules.cards.items import ITEMS
from lastfire.games.dead_of_winter.rules.cards.lasting_crossroads import LASTING_CROSSROADS
from lastfire.games.dead_of_winter.rules.cards.main_objectives import MAIN_OBJECTIVES
from lastfire.games.dead_of_winter.rules.cards.secret_objectives import SECRETS
from lastfire.games.dead_of_winter.rules.cards.survivors import SURVIVORS

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
