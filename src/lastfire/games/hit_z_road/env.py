"""The layout of Hit Z Road: the whole table, as the observing seat knows it.

Groups are counted from the observer: group 0 is its own, group 1 that of the next seat, and so on;
nothing says which seat it has. Cards are given by id, and again by what is printed on them, so that
a learner need not find out what each id stands for.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import lastfire
from lastfire.envs.layout import (
    Field,
    Layout,
    Numbers,
    Part,
    Scene,
    number,
    numbers_in,
    one_of,
    question_part,
    seat_of,
    single,
    some_of,
)

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


def layout(seats: int) -> Layout:
    """All fields for this number of seats."""
    game = lastfire.registered_games()["hit_z_road"]
    catalogue = game.catalogue()
    parts = question_part(game.vocabulary, ASK)
    parts += _table_parts()
    parts += _fight_parts(list(catalogue["faces"]))
    parts += _journey_parts(seats)
    for group in range(seats):
        parts += _group_parts(group, catalogue)
    parts += _driving_parts(seats, catalogue)
    for path in range(_path_count(seats)):
        parts += _path_parts(path, seats, catalogue)
    return Layout(game.name, seats, parts)


def _path_count(seats: int) -> int:
    return 4 if seats == 4 else 3


def _table_parts() -> list[Part]:
    levels = ("level I", "level II", "level III")
    deck = Field("deck", "cards not yet dealt", MOST_CARDS, labels=levels)
    return [
        one_of("phase", "the phase of the round", PHASES, lambda scene: scene.view["phase"]),
        numbers_in("", TABLE, lambda scene: scene.view),
        Part([deck], lambda scene: scene.view["deck"]),
        numbers_in("auction.", AUCTION, lambda scene: scene.view["auction"]),
    ]


def _fight_parts(faces: Sequence[str]) -> list[Part]:
    def rolled(key: str) -> Callable[[Scene], Sequence[str]]:
        return lambda scene: (scene.view["fight"][key] or ()) if scene.view["fight"] else ()

    def has_shot(scene: Scene) -> float:
        return scene.view["fight"] is not None and scene.view["fight"]["volley"] is not None

    return [
        numbers_in("fight.", FIGHT, lambda scene: scene.view["fight"]),
        number("fight.has_shot", "1: a volley has been fired", has_shot),
        some_of("fight.volley", "dice of the last volley", faces, rolled("volley"), 4 * MOST_DICE),
        some_of("fight.black", "black dice of the roll being settled", faces, rolled("black"), MOST_PEOPLE),
        some_of("fight.red", "red dice of the roll being settled", faces, rolled("red"), MOST_PEOPLE),
    ]


def _journey_parts(seats: int) -> list[Part]:
    def stages(scene: Scene) -> Numbers:
        journey = scene.view["journey"]
        return [tile["stage"] for tile in journey["tiles"]] if journey else (0, 0)

    def holder(scene: Scene) -> int | None:
        journey = scene.view["journey"]
        return journey["car_keys"] if journey else None

    tiles = Field(
        "journey.tiles",
        "the rounds of the contaminated areas; 0: no journey is played",
        ROUNDS,
        labels=("+2", "+4"),
    )
    return [Part([tiles], stages), seat_of("journey.car_keys", "who holds the car keys", seats, holder)]


def _group_parts(group: int, catalogue: dict[str, Any]) -> list[Part]:
    name = f"group_{group}."
    categories = list(catalogue["categories"])
    tokens = list(catalogue["tokens"])

    def has_turn(scene: Scene) -> float:
        return scene.place(scene.view["turn"]) == group

    def leads_in(scene: Scene) -> list[str]:
        seat = scene.seats[group]["seat"]
        return [race["category"] for race in scene.view["epilogue"] if seat in race["most"]]

    def would_get(scene: Scene) -> list[str]:
        seat = scene.seats[group]["seat"]
        return [race["category"] for race in scene.view["epilogue"] if seat == race["holder"]]

    def shows(scene: Scene) -> float:
        return scene.seats[group]["won_cards"] is not None

    def won(scene: Scene) -> Sequence[str]:
        return scene.seats[group]["won_cards"] or ()

    def carries(scene: Scene) -> Numbers:
        carried = scene.seats[group]["tokens"]
        return [carried[token] for token in tokens]

    return [
        number(f"{name}has_turn", "1: this group is asked", has_turn),
        numbers_in(name, GROUP, lambda scene: scene.seats[group]),
        Part([Field(f"{name}tokens", "special tokens", MOST_TOKENS, labels=tokens)], carries),
        some_of(f"{name}most", "1: nobody has more of it", categories, leads_in),
        some_of(f"{name}epilogue", "1: would get this epilogue card now", categories, would_get),
        number(f"{name}won_known", "1: the observer may see which cards it has won", shows),
        some_of(f"{name}won_cards", "1: has won this card", list(catalogue["cards"]), won),
    ]


def _driving_parts(seats: int, catalogue: dict[str, Any]) -> list[Part]:
    def driving(key: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.view["driving"][key] if scene.view["driving"] else None

    def where(scene: Scene) -> str | None:
        return f"path {scene.view['driving']['path']}" if scene.view["driving"] else None

    paths = [f"path {path + 1}" for path in range(_path_count(seats))]
    slot = {"slot": (1, "0: at the left card, 1: at the right card")}
    return [
        seat_of("driving", "who is on the road", seats, driving("seat")),
        one_of("driving.path", "on which path", paths, where),
        numbers_in("driving.", slot, lambda scene: scene.view["driving"]),
        _card_part("driving.card", "the card being met", driving("card"), catalogue),
    ]


def _path_parts(path: int, seats: int, catalogue: dict[str, Any]) -> list[Part]:
    name = f"path_{path + 1}"

    def lies(key: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.view["paths"][path][key]

    def card(slot: int) -> Callable[[Scene], str | None]:
        return lambda scene: scene.view["paths"][path]["cards"][slot]

    sides = ("left", "right")
    return [
        number(f"{name}.key", "the price of the key", lies("key"), 4),
        seat_of(f"{name}.taken_by", "who has taken this path", seats, lies("taken_by")),
        Part([Field(f"{name}.face_down", "1: the card lies face down", labels=sides)], lies("face_down")),
        Part([Field(f"{name}.gone", "1: the card has left the table", labels=sides)], lies("gone")),
        *(_card_part(f"{name}.{side}", "the card", card(slot), catalogue) for slot, side in enumerate(sides)),
    ]


def _card_part(
    name: str, meaning: str, read: Callable[[Scene], str | None], catalogue: dict[str, Any]
) -> Part:
    """A card by what is printed on it and by id; all 0 where no card is known."""
    cards: dict[str, dict[str, Any]] = catalogue["cards"]
    tokens = list(catalogue["tokens"])
    marks = ["event at once", "event in the fight", "poker", *(f"{token} token" for token in tokens)]
    rows: dict[str | None, Numbers] = {None: (0.0,) * (len(PRINTED) + len(marks) + len(cards))}
    for place, (id_, card) in enumerate(cards.items()):
        rows[id_] = (
            *(float(card[key]) for key in PRINTED),
            float(card["event"] == "now"),
            float(card["event"] == "fight"),
            float(card["poker"]),
            *(float(card["token"] == token) for token in tokens),
            *single(place, len(cards)),
        )
    fields = [
        Field(f"{name}.printed", f"{meaning}: its numbers", LARGEST_PRINT, labels=PRINTED),
        Field(f"{name}.marks", f"{meaning}: its marks", labels=marks),
        Field(f"{name}.id", f"{meaning}: which it is", labels=list(cards)),
    ]
    return Part(fields, lambda scene: rows[read(scene)])
