"""A view, read once: people, places, dice, cards, as numbers."""

from typing import Any, Final

from lastfire.games.dead_of_winter.rules.card import SecretObjective
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.names import COLONY, ITEMS, PLACES, SURVIVORS

SURVIVOR_OF: Final = {noun.id: number for number, noun in enumerate(SURVIVORS)}
ITEM_OF: Final = {noun.id: number for number, noun in enumerate(ITEMS)}
PLACE_OF: Final = {noun.id: number for number, noun in enumerate(PLACES)}
MAIN_OF: Final = {card.id: card for card in BOX.main}
SECRET_OF: Final = {card.id: card for card in BOX.secrets}
EXILED_OF: Final = {card.id: card for card in BOX.exiled}
CRISIS_OF: Final = {card.id: card for card in BOX.crises}
CROSSROADS_OF: Final = {card.id: card for card in BOX.crossroads}

GATES: Final = 6
ENTRANCES: Final = 12
KINDS: Final = len(ITEMS)
COPIES: Final = [[0] * KINDS for _ in range(7)]
"""How many cards of every kind each deck began with; starters are deck 0."""
for _item in BOX.items:
    for _deck, _count in _item.decks:
        COPIES[_deck][_item.kind] += _count
DECK_SIZE: Final = [sum(copies) for copies in COPIES]
SYMBOL: Final = [item.symbol for item in sorted(BOX.items, key=lambda item: item.kind)]
MODE: Final = [item.mode for item in sorted(BOX.items, key=lambda item: item.kind)]
ATTACK_OF: Final = list(BOX.attack)
SEARCH_OF: Final = list(BOX.search)
INFLUENCE_OF: Final = list(BOX.influence)

SHARE: Final = [
    [
        sum(COPIES[deck][kind] for kind in range(KINDS) if SYMBOL[kind] == symbol) / DECK_SIZE[deck]
        for symbol in range(7)
    ]
    for deck in range(7)
]
"""How likely a card with this back shows that symbol."""


class Person:
    """A survivor in play."""

    def __init__(self, number: int, facts: dict[str, Any]) -> None:
        self.number = number
        self.seat: int = facts["seat"]
        self.place = PLACE_OF[facts["place"]]
        self.wounds: int = facts["wounds"]
        self.frostbite: int = facts["frostbite"]
        self.leader: bool = facts["leader"]
        self.moved: bool = facts["moved"]
        self.used: bool = facts["used"]
        self.gear = [ITEM_OF[gear["item"]] for gear in facts["gear"]]
        self.ready = [ITEM_OF[gear["item"]] for gear in facts["gear"] if not gear["used"]]
        self.attached: list[str] = facts["attached"]

    @property
    def hurts(self) -> int:
        """Wounds of any kind."""
        return self.wounds + self.frostbite


class Reading:
    """What one seat sees, in the shape that judging needs.

    In the prisoner's dilemma a seat holds two objectives: with ``betrays`` it follows the betrayal.
    """

    def __init__(self, view: dict[str, Any], seat: int, betrays: bool = False) -> None:
        self.view = view
        self.seat = seat
        self.seats: int = len(view["seats"])
        self.me: dict[str, Any] = view["seats"][seat]
        self.morale: int = view["morale"]
        self.food: int = view["food"]
        self.starvation: int = view["starvation"]
        self.helpless: int = view["helpless"]
        self.left: int = max(1, view["round"])
        """Rounds to be played, this one included."""
        self.coop: bool = view["coop"]
        self.waste: int = len(view["waste"])
        self.samples: int = view["objective"]["samples"]
        self.main = MAIN_OF[view["objective"]["id"]]
        self.side = self.main.side(view["hard"])
        self.people = {SURVIVOR_OF[id_]: Person(SURVIVOR_OF[id_], f) for id_, f in view["survivors"].items()}
        self.at: list[list[int]] = [[] for _ in PLACES]
        for number, person in self.people.items():
            self.at[person.place].append(number)
        self.zombies: list[int] = []
        self.barricades: list[int] = []
        self.spaces: list[int] = []
        self.noise: list[int] = []
        self.rooms: list[int] = []
        self.decks: list[int] = []
        for place in view["places"]:
            self.noise.append(place["noise"])
            self.rooms.append(place["room"] - place["heads"])
            self.decks.append(place["deck"] or 0)
            for gate in place["gates"]:
                self.zombies.append(gate["zombies"])
                self.barricades.append(gate["barricades"])
                self.spaces.append(gate["spaces"])
        self.hand = [ITEM_OF[id_] for id_ in view["hand"] or ()]
        self.group = [SURVIVOR_OF[id_] for id_ in self.me["group"]]
        self.dice: list[int] = sorted(self.me["dice"])
        self.exiled: bool = self.me["exiled"]
        self.faithful = [other["seat"] for other in view["seats"] if not other["exiled"] and not other["out"]]
        card = self.me["betrayal" if betrays else "secret"]
        self.secret: SecretObjective | None = SECRET_OF[card] if card else None
        self.betrayer = self.secret is not None and self.secret.betrayal
        self.crisis = CRISIS_OF[view["crisis"]["id"]] if view["crisis"] else None
        self.after = self._seats_after()
        """Seats that have not had their turn this round, without the one whose turn it is."""

    def _seats_after(self) -> list[int]:
        turn = self.view["turn"]
        first = self.view["first"]
        if turn is None or first is None:
            return []
        taken = (turn - first) % self.seats
        order = [(first + i) % self.seats for i in range(taken + 1, self.seats)]
        return [seat for seat in order if not self.view["seats"][seat]["out"]]

    def count(self, kind: int) -> int:
        """How many cards of a kind are in my hand."""
        return self.hand.count(kind)

    def count_symbol(self, symbol: int) -> int:
        """How many cards with a symbol are in my hand."""
        return sum(1 for kind in self.hand if SYMBOL[kind] == symbol)

    def heads(self) -> int:
        """Who eats at the colony."""
        return len(self.at[COLONY]) + self.helpless

    def gates_of(self, place: int) -> range:
        """The entrances of a place."""
        return range(GATES) if place == COLONY else range(GATES - 1 + place, GATES + place)

    def zombies_at(self, place: int) -> int:
        """All zombies at a place."""
        return sum(self.zombies[gate] for gate in self.gates_of(place))

    def takes(self, gate: int) -> int:
        """How many zombies an entrance takes before it is overrun."""
        return self.spaces[gate] - self.zombies[gate] + self.barricades[gate]

    def free(self, gate: int) -> int:
        """Free spaces of an entrance."""
        return self.spaces[gate] - self.zombies[gate] - self.barricades[gate]

    def limit(self, person: Person) -> int:
        """How many wounds kill."""
        return 4 if person.number == BUDDY else 3


BUDDY: Final = SURVIVOR_OF["buddy_davis"]
