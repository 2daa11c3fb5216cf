"""Words of the Event cards: what they ask, and what they tell."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

EVENT_REVEALED: Final = WORDS.record(
    "event_revealed", ("event",), Name("{event} is revealed.", "{event}が公開される。")
)
EVENT_SEEN: Final = WORDS.record(
    "event_seen",
    ("event",),
    Name("The top card of the Event deck is {event}.", "イベントデッキの一番上は{event}。"),
)
EVENT_ROLL: Final = WORDS.record(
    "event_roll", ("event", "roll"), Name("{event}: the roll is {roll}.", "{event}：出目は{roll}。")
)
