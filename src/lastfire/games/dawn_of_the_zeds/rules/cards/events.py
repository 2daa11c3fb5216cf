"""The Event cards, in the order of their numbers. [DOZ-DECK-1, DOZ-DECK-2, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.card import DOCTOR, EventCard
from lastfire.games.dawn_of_the_zeds.rules.cards.events_blue import BLUE_EVENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events_green import GREEN_EVENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events_orange import ORANGE_EVENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events_red import RED_EVENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events_yellow import YELLOW_EVENTS
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import UnZedsArrive
from lastfire.games.dawn_of_the_zeds.rules.units.unit import ORIGINAL

DOCTOR_AT_LARGE: Final = EventCard(
    id="doctor_at_large",
    colour=BLUE,
    act=2,
    kind=DOCTOR,
    on_reveal=(UnZedsArrive("dr_marteuse"),),
    origin=ORIGINAL,
)
"""Of Versus alone, from level I on. [DOZ-VERSUS-72, DOZ-VERSUS-73]"""

EVENT_CARDS: Final = (
    *BLUE_EVENTS,
    *GREEN_EVENTS,
    *YELLOW_EVENTS,
    *ORANGE_EVENTS,
    *RED_EVENTS,
    DOCTOR_AT_LARGE,
)

KNOWN_PRESSURE: Final = ("bats", "local_outbreak")
"""Cards whose pressure symbol is published; on the others it is ours. [DOZ-PRESS-2, DOZ-PRESS-3]"""
