"""The layout of Hit Z Road: the whole table, as the observing seat knows it.

Groups are counted from the observer: group 0 is its own, group 1 that of the next seat, and so on;
nothing says which seat it has. Cards are given by id, and again by what is printed on them, so that
a learner need not find out what each id stands for.
"""

from typing import Any, Final

from lastfire.envs.layout import Layout
from lastfire.envs.parts import (
    Field,
    Part,
    QuestionPart,
    Row,
    Scene,
    count,
    fields_of,
    mark_seat,
    put,
    seat_field,
)
from lastfire.games.hit_z_road.rules.game import GAME
from lastfire.games.hit_z_road.rules.score import epilogue_holder
from lastfire.games.hit_z_road.rules.sight import RoadSight
from lastfire.games.hit_z_road.rules.state import AUCTION as AUCTION_PHASE
from lastfire.games.hit_z_road.rules.state import FACE_DOWN, GONE, NOBODY
from lastfire.games.hit_z_road.rules.view import PHASES as PHASE_NAMES
from lastfire.games.hit_z_road.rules.words.vocabulary import CATEGORIES, FACES, TOKENS, WORDS

ROUNDS: Final = 8
LARGEST_BID: Final = 10
MOST_GOODS: Final = 99
MOST_PEOPLE: Final = 12
MOST_ZOMBIES: Final = 30
MOST_SKULLS: Final = 8
MOST_DICE: Final = 60
MOST_VP: Final = 60
MOST_TOKENS: Final = 8
MOST_CARDS: Final = 40
LARGEST_PRINT: Final = 12

PHASES: Final = ("planning", "auction", "payment", "encounter", "over")

ASK: Final = {
    "ends": (1, "1: passing now ends the bidding"),
    "price": (LARGEST_BID, "what is to be paid"),
    "lose": (MOST_PEOPLE, "survivors lost otherwise"),
    "count": (4, "resources to take"),
    "path": (4, "the path in question"),
    "zombies": (MOST_ZOMBIES, "zombies to fight"),
    "skulls": (MOST_SKULLS, "strength of the horde, or skulls rolled while crossing"),
    "casualties": (MOST_PEOPLE, "people hit by this roll"),
    "lightnings": (MOST_PEOPLE, "dice that adrenaline can turn into kills"),
    "adrenaline": (MOST_GOODS, "adrenaline to spend"),
}
"""The numbers of questions; the token and the card in question can be read from the table."""

TABLE: Final = {
    "round": (ROUNDS, "the round, from 1"),
    "level": (3, "the level of this round's cards"),
    "leg": (3, "the leg of the journey, from 1"),
    "legs": (3, "how many legs are played"),
}

AUCTION: Final = {
    "passes_in_a_row": (4, "passes in a row"),
    "needed": (4, "passes in a row that end the bidding; 0: there is none"),
}

FIGHT: Final = {
    "zombies": (MOST_ZOMBIES, "zombies left"),
    "zombies_at_start": (MOST_ZOMBIES, "zombies at first; 0: no fight is under way"),
    "skulls": (MOST_SKULLS, "strength of the horde"),
    "red_dice": (MOST_PEOPLE, "red dice in the next roll"),
    "may_flee": (1, "1: fleeing is not forbidden now"),
    "may_spend": (1, "1: adrenaline is not forbidden"),
    "volley_skulls_add": (1, "1: skulls of a volley add zombies"),
    "melee_rolls": (MOST_DICE, "melee rolls so far"),
}

GROUP: Final = {
    "alive": (1, "1: somebody of the group is alive"),
    "people": (MOST_PEOPLE, "survivors, the leader included"),
    "ammo": (MOST_GOODS, "ammo"),
    "gas": (MOST_GOODS, "gas"),
    "adrenaline": (MOST_GOODS, "adrenaline"),
    "bid": (LARGEST_BID, "the bid; 0: none"),
    "passed": (1, "1: has passed since the last raise"),
    "paid": (1, "1: has paid its bid"),
    "initiative": (4, "place in the order, from 1; 0: eliminated"),
    "wheel_armed": (1, "1: rolls no red dice"),
    "won": (2 * ROUNDS, "how many cards it has won"),
    "vp": (MOST_VP, "points on the cards won, where they are known"),
    "map_vp": (MOST_VP, "points of maps"),
    "journey_vp": (MOST_VP, "points of the journey"),
    "leg_vp": (3 * MOST_VP, "points of earlier legs"),
}

PRINTED: Final = ("level", "ammo", "gas", "adrenaline", "zombies", "skulls", "vp")
"""The numbers printed on a card."""


def layout(seats: int, *packs: str) -> Layout:
    """All fields for this number of seats, in matches with these packs."""
    cards: dict[str, dict[str, Any]] = GAME.catalogue()["cards"]
    used = {"", *packs}
    prints = CardPrints({id_: card for id_, card in cards.items() if card.get("pack", "") in used})
    parts = [
        QuestionPart(WORDS, ASK),
        TablePart(),
        FightPart(),
        JourneyPart(seats),
        GroupsPart(seats, prints),
        DrivingPart(seats, prints),
        PathsPart(seats, prints),
    ]
    return Layout("hit_z_road", seats, parts, packs)


def _path_count(seats: int) -> int:
    return 4 if seats == 4 else 3


def _seen(scene: Scene) -> RoadSight:
    sight = scene.sight
    assert isinstance(sight, RoadSight)
    return sight


class TablePart(Part):
    """The round, the decks, the auction."""

    def __init__(self) -> None:
        levels = ("level I", "level II", "level III")
        Part.__init__(
            self,
            [
                Field("phase", "the phase of the round", labels=PHASES),
                *fields_of("", TABLE),
                Field("deck", "cards not yet dealt", MOST_CARDS, labels=levels),
                *fields_of("auction.", AUCTION),
            ],
        )
        self._phases = [PHASES.index(PHASE_NAMES[phase]) for phase in range(len(PHASE_NAMES))]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        row[at + self._phases[s.phase]] = 1
        passes = s.passes if s.phase == AUCTION_PHASE else 0
        numbers = [s.round, s.level, s.leg, s.legs, *s.undealt, passes, s.passes_needed]
        put(row, at + len(PHASES), numbers)


class FightPart(Part):
    """The fight under way; all 0 when there is none."""

    def __init__(self) -> None:
        faces = [face.id for face in FACES]
        Part.__init__(
            self,
            [
                *fields_of("fight.", FIGHT),
                Field("fight.has_shot", "1: a volley has been fired"),
                Field("fight.volley", "dice of the last volley", 4 * MOST_DICE, labels=faces),
                Field("fight.black", "black dice of the roll being settled", MOST_PEOPLE, labels=faces),
                Field("fight.red", "red dice of the roll being settled", MOST_PEOPLE, labels=faces),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if not s.fighting:
            return
        has_shot = s.volleys > 0
        numbers: list[int] = [
            s.zombies,
            s.zombies_at_start,
            s.skulls,
            s.red_dice,
            s.may_flee,
            s.may_spend,
            s.volley_skulls_add,
            s.melee_rolls,
            has_shot,
        ]
        put(row, at, numbers)
        at += len(numbers)
        faces = len(FACES)
        if has_shot:
            count(row, at, s.volley, faces)
        count(row, at + faces, s.black, faces)
        count(row, at + 2 * faces, s.red, faces)


class JourneyPart(Part):
    """The journey variant; all 0 when it is not played."""

    def __init__(self, seats: int) -> None:
        tiles = "the rounds of the contaminated areas; 0: no journey is played"
        Part.__init__(
            self,
            [
                Field("journey.tiles", tiles, ROUNDS, labels=("+2", "+4")),
                seat_field("journey.car_keys", "who holds the car keys", seats),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.journey:
            put(row, at, [s.tile_2, s.tile_4])
            mark_seat(row, at + 2, scene, s.car_keys)


class GroupsPart(Part):
    """Every group, the observer's first."""

    def __init__(self, seats: int, prints: "CardPrints") -> None:
        self._cards = prints.cells
        fields: list[Field] = []
        for group in range(seats):
            fields += self._fields(f"group_{group}.")
        Part.__init__(self, fields)
        self._block = self.size // seats

    def _fields(self, name: str) -> list[Field]:
        categories = [category.id for category in CATEGORIES]
        return [
            Field(f"{name}has_turn", "1: this group is asked"),
            *fields_of(name, GROUP),
            Field(f"{name}tokens", "special tokens", MOST_TOKENS, labels=[token.id for token in TOKENS]),
            Field(f"{name}most", "1: nobody has more of it", labels=categories),
            Field(f"{name}epilogue", "1: would get this epilogue card now", labels=categories),
            Field(f"{name}won_known", "1: the observer may see which cards it has won"),
            Field(f"{name}won_cards", "1: has won this card", labels=list(self._cards)),
        ]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        for place in range(s.seats):
            self._write_group(s, scene.seat_at(place), row, at + place * self._block)
        if s.seats > 1:
            self._write_epilogue(s, scene, row, at)

    def _write_group(self, s: RoadSight, seat: int, row: Row, at: int) -> None:
        group = s.groups[seat]
        numbers: list[int] = [
            seat == s.asked,
            group.people > 0,
            group.people,
            group.ammo,
            group.gas,
            group.adrenaline,
            group.bid,
            group.passed,
            s.has_paid(seat),
            s.order.index(seat) + 1 if seat in s.order else 0,
            group.wheel_armed,
            s.won[seat],
            s.points(seat),
            group.map_vp,
            group.journey_vp,
            group.leg_vp,
            *group.tokens,
        ]
        put(row, at, numbers)
        at += len(numbers) + 2 * len(CATEGORIES)
        if s.won_shown[seat]:
            row[at] = 1
            for card in group.won:
                row[at + 1 + self._cards[s.cards[card].id]] = 1

    def _write_epilogue(self, s: RoadSight, scene: Scene, row: Row, at: int) -> None:
        """Who leads for the epilogue cards; nobody does alone. [HZR-SETUP-6, HZR-SOLO-11]"""
        at += 1 + len(GROUP) + len(TOKENS)
        for category in range(len(CATEGORIES)):
            leaders = s.epilogue_leaders(category)
            for seat in leaders:
                row[at + scene.place(seat) * self._block + category] = 1
            holder = epilogue_holder(leaders)
            if holder != NOBODY:
                row[at + scene.place(holder) * self._block + len(CATEGORIES) + category] = 1


class CardPrints:
    """How cards are told: by what is printed on them and by id; all 0 where no card is known.

    Cards are known by their ids, because every match numbers the cards of its packs by itself.
    """

    def __init__(self, cards: dict[str, dict[str, Any]]) -> None:
        tokens = [f"{token.id} token" for token in TOKENS]
        self.marks = ["event at once", "event in the fight", "poker", *tokens]
        self.size = len(PRINTED) + len(self.marks) + len(cards)
        self.cells = {id_: cell for cell, id_ in enumerate(cards)}
        self._rows = {id_: self._printed(card) for id_, card in cards.items()}

    def fields(self, name: str, meaning: str) -> list[Field]:
        """The fields of one card."""
        return [
            Field(f"{name}.printed", f"{meaning}: its numbers", LARGEST_PRINT, labels=PRINTED),
            Field(f"{name}.marks", f"{meaning}: its marks", labels=self.marks),
            Field(f"{name}.id", f"{meaning}: which it is", labels=list(self.cells)),
        ]

    def _printed(self, card: dict[str, Any]) -> list[int]:
        """Cell and number in turn, for all that is not 0."""
        numbers: list[int] = [card[name] for name in PRINTED]
        numbers += [card["event"] == "now", card["event"] == "fight", card["poker"]]
        numbers += [card["token"] == token.id for token in TOKENS]
        found: list[int] = []
        for cell, number in enumerate(numbers):
            if number:
                found += (cell, int(number))
        return [*found, len(numbers) + self.cells[card["id"]], 1]

    def write(self, s: RoadSight, row: Row, at: int, card: int) -> None:
        """Write one card; nothing for one that lies face down or is gone."""
        if card < 0:
            return
        found = self._rows[s.cards[card].id]
        for i in range(0, len(found), 2):
            row[at + found[i]] = found[i + 1]


class DrivingPart(Part):
    """The encounter under way."""

    def __init__(self, seats: int, prints: CardPrints) -> None:
        self._prints = prints
        self._seats = seats
        self._paths = _path_count(seats)
        paths = [f"path {path + 1}" for path in range(self._paths)]
        Part.__init__(
            self,
            [
                seat_field("driving", "who is on the road", seats),
                Field("driving.path", "on which path", labels=paths),
                Field("driving.slot", "0: at the left card, 1: at the right card"),
                *self._prints.fields("driving.card", "the card being met"),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.path < 0:
            return
        mark_seat(row, at, scene, s.driver)
        at += self._seats
        row[at + s.path] = 1
        row[at + self._paths] = s.slot
        self._prints.write(s, row, at + self._paths + 1, s.card)


class PathsPart(Part):
    """The paths, each with two cards and a key."""

    def __init__(self, seats: int, prints: CardPrints) -> None:
        self._prints = prints
        self._seats = seats
        fields: list[Field] = []
        for path in range(_path_count(seats)):
            fields += self._fields(f"path_{path + 1}")
        Part.__init__(self, fields)
        self._block = self.size // _path_count(seats)

    def _fields(self, name: str) -> list[Field]:
        sides = ("left", "right")
        fields = [
            Field(f"{name}.key", "the price of the key", 4),
            seat_field(f"{name}.taken_by", "who has taken this path", self._seats),
            Field(f"{name}.face_down", "1: the card lies face down", labels=sides),
            Field(f"{name}.gone", "1: the card has left the table", labels=sides),
        ]
        for side in sides:
            fields += self._prints.fields(f"{name}.{side}", "the card")
        return fields

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        for path, key in enumerate(s.keys):
            row[at] = key
            mark_seat(row, at + 1, scene, s.taken[path])
            cards = at + 1 + self._seats
            for slot in range(2):
                card = s.paths[2 * path + slot]
                if card == FACE_DOWN:
                    row[cards + slot] = 1
                elif card == GONE:
                    row[cards + 2 + slot] = 1
                else:
                    self._prints.write(s, row, cards + 4 + slot * self._prints.size, card)
            at += self._block
