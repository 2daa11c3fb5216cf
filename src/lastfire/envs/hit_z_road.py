"""The layout of Hit Z Road: the whole table, as the observing seat knows it.

Groups are counted from the observer: group 0 is its own, group 1 that of the next seat, and so on;
nothing says which seat it has. Cards are given by id, and again by what is printed on them, so
that a learner need not find out what each id stands for.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import lastfire
from lastfire.envs.layout import Field, Layout, Scene, number, one_of, question_fields, seat_of, some_of

MOST_GOODS: Final = 99
MOST_PEOPLE: Final = 12
MOST_ZOMBIES: Final = 30
MOST_DICE: Final = 60
MOST_VP: Final = 60
MOST_TOKENS: Final = 8
MOST_CARDS: Final = 40
LARGEST_BID: Final = 10
ROUNDS: Final = 8

PHASES: Final = ("planning", "auction", "payment", "encounter", "over")
LARGEST_PRINT: Final = 12
PRINTED: Final = ("level", "ammo", "gas", "adrenaline", "zombies", "skulls", "vp")
"""The numbers printed on a card."""

FACTS: Final = {
    "ends": (1, "1: passing now ends the bidding"),
    "price": (LARGEST_BID, "what is to be paid"),
    "lose": (MOST_PEOPLE, "survivors lost otherwise"),
    "count": (4, "resources to take"),
    "path": (4, "the path in question"),
    "zombies": (MOST_ZOMBIES, "zombies to fight"),
    "skulls": (8, "strength of the horde, or skulls rolled while crossing"),
    "casualties": (MOST_PEOPLE, "people hit by this roll"),
    "lightnings": (MOST_PEOPLE, "dice that adrenaline can turn into kills"),
    "adrenaline": (MOST_GOODS, "adrenaline to spend"),
}
"""The facts of questions; the token and the card in question can be read from the table."""


def layout(seats: int) -> Layout:
    """All fields for this number of seats."""
    game = lastfire.games()["hit_z_road"]
    catalogue = game.catalogue()
    paths = 4 if seats == 4 else 3
    fields = [
        *question_fields(game.vocabulary, FACTS),
        *_table_fields(),
        *_auction_fields(),
        *_fight_fields(list(catalogue["faces"])),
        *_journey_fields(),
    ]
    for group in range(seats):
        fields += _group_fields(group, catalogue)
    fields += _driving_fields(seats, paths, catalogue)
    for path in range(paths):
        fields += _path_fields(path, seats, catalogue)
    return Layout(game.name, seats, fields)


def _table_fields() -> list[Field]:
    return [
        one_of("phase", "the phase of the round", PHASES, lambda scene: scene.view["phase"]),
        number("round", "the round, from 1", lambda scene: scene.view["round"], ROUNDS),
        number("level", "the level of this round's cards", lambda scene: scene.view["level"], 3),
        number("leg", "the leg of the journey", lambda scene: scene.view["leg"], 3),
        number("legs", "how many legs are played", lambda scene: scene.view["legs"], 3),
        Field(
            "deck",
            "cards not yet dealt",
            lambda scene: scene.view["deck"],
            high=MOST_CARDS,
            labels=("level I", "level II", "level III"),
        ),
    ]


def _auction_fields() -> list[Field]:
    def auction(key: str) -> Callable[[Scene], float]:
        return lambda scene: scene.view["auction"][key] if scene.view["auction"] else 0

    return [
        number("auction.passes", "passes in a row", auction("passes_in_a_row"), 4),
        number(
            "auction.needed", "passes in a row that end the auction; 0: none is held", auction("needed"), 4
        ),
    ]


def _fight_fields(faces: Sequence[str]) -> list[Field]:
    def fight(key: str) -> Callable[[Scene], float]:
        return lambda scene: scene.view["fight"][key] if scene.view["fight"] else 0

    def rolled(key: str) -> Callable[[Scene], Sequence[str]]:
        return lambda scene: (scene.view["fight"][key] or ()) if scene.view["fight"] else ()

    return [
        number("fight", "1: a fight is under way", lambda scene: scene.view["fight"] is not None),
        number("fight.zombies", "zombies left", fight("zombies"), MOST_ZOMBIES),
        number("fight.zombies_at_start", "zombies at first", fight("zombies_at_start"), MOST_ZOMBIES),
        number("fight.skulls", "strength of the horde", fight("skulls"), 8),
        number("fight.red_dice", "red dice in the next roll", fight("red_dice"), MOST_PEOPLE),
        number("fight.may_flee", "1: the card and the moment allow fleeing", fight("may_flee")),
        number("fight.may_spend", "1: the card allows adrenaline", fight("may_spend")),
        number("fight.volley_skulls_add", "1: skulls of a volley add zombies", fight("volley_skulls_add")),
        number("fight.melee_rolls", "melee rolls so far", fight("melee_rolls"), MOST_DICE),
        number(
            "fight.has_shot",
            "1: a volley has been fired",
            lambda scene: scene.view["fight"] is not None and scene.view["fight"]["volley"] is not None,
        ),
        some_of("fight.volley", "dice of the volley by face", faces, rolled("volley"), MOST_DICE),
        some_of(
            "fight.black", "black dice of the roll being settled, by face", faces, rolled("black"), MOST_DICE
        ),
        some_of("fight.red", "red dice of the roll being settled, by face", faces, rolled("red"), MOST_DICE),
    ]


def _journey_fields() -> list[Field]:
    def tile(which: int) -> Callable[[Scene], float]:
        return lambda scene: scene.view["journey"]["tiles"][which]["stage"] if scene.view["journey"] else 0

    return [
        number(
            "journey", "1: the journey variant is played", lambda scene: scene.view["journey"] is not None
        ),
        number("journey.tile_2", "the round of the contaminated area +2", tile(0), ROUNDS),
        number("journey.tile_4", "the round of the contaminated area +4", tile(1), ROUNDS),
    ]


def _group_fields(group: int, catalogue: dict[str, Any]) -> list[Field]:
    name = f"group_{group}"
    categories = list(catalogue["categories"])
    tokens = list(catalogue["tokens"])

    def held(key: str) -> Callable[[Scene], float]:
        return lambda scene: scene.seats[group][key] or 0

    def has_turn(scene: Scene) -> float:
        return scene.place(scene.view["turn"]) == group

    def leads_in(scene: Scene) -> list[str]:
        return [
            race["category"] for race in scene.view["epilogue"] if scene.seats[group]["seat"] in race["most"]
        ]

    def would_get(scene: Scene) -> list[str]:
        return [race["category"] for race in scene.view["epilogue"] if scene.place(race["holder"]) == group]

    def has_keys(scene: Scene) -> float:
        journey = scene.view["journey"]
        return journey is not None and scene.place(journey["car_keys"]) == group

    def carries(scene: Scene) -> list[float]:
        carried = scene.seats[group]["tokens"]
        return [carried[token] for token in tokens]

    def shows(scene: Scene) -> float:
        return scene.seats[group]["won_cards"] is not None

    def won(scene: Scene) -> Sequence[str]:
        return scene.seats[group]["won_cards"] or ()

    return [
        number(f"{name}.alive", "1: somebody of the group is alive", held("alive")),
        number(f"{name}.has_turn", "1: this group is asked", has_turn),
        number(f"{name}.people", "survivors, the leader included", held("people"), MOST_PEOPLE),
        number(f"{name}.ammo", "ammo", held("ammo"), MOST_GOODS),
        number(f"{name}.gas", "gas", held("gas"), MOST_GOODS),
        number(f"{name}.adrenaline", "adrenaline", held("adrenaline"), MOST_GOODS),
        number(f"{name}.bid", "the bid; 0: none", held("bid"), LARGEST_BID),
        number(f"{name}.passed", "1: has passed since the last raise", held("passed")),
        number(f"{name}.paid", "1: has paid its bid", held("paid")),
        number(f"{name}.initiative", "place in the order, from 1; 0: eliminated", held("initiative"), 4),
        number(f"{name}.wheel_armed", "1: rolls no red dice", held("wheel_armed")),
        Field(f"{name}.tokens", "special tokens", carries, MOST_TOKENS, labels=tokens),
        number(f"{name}.won", "cards won", held("won"), 2 * ROUNDS),
        number(f"{name}.won_known", "1: the observer may see which cards", shows),
        number(f"{name}.vp", "points on the cards won, if known", held("vp"), MOST_VP),
        number(f"{name}.map_vp", "points of maps", held("map_vp"), MOST_VP),
        number(f"{name}.journey_vp", "points of the journey", held("journey_vp"), MOST_VP),
        number(f"{name}.leg_vp", "points of earlier legs", held("leg_vp"), 3 * MOST_VP),
        number(f"{name}.car_keys", "1: holds the car keys", has_keys),
        some_of(f"{name}.most", "1: nobody has more of it", categories, leads_in),
        some_of(f"{name}.epilogue", "1: would get this epilogue card now", categories, would_get),
        some_of(f"{name}.won_cards", "1: has won this card, if known", list(catalogue["cards"]), won),
    ]


def _driving_fields(seats: int, paths: int, catalogue: dict[str, Any]) -> list[Field]:
    def driving(key: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.view["driving"][key] if scene.view["driving"] else None

    def where(scene: Scene) -> str | None:
        return f"path {scene.view['driving']['path']}" if scene.view["driving"] else None

    def slot(scene: Scene) -> float:
        return scene.view["driving"]["slot"] if scene.view["driving"] else 0

    return [
        seat_of("driving", "who is on the road", seats, driving("seat")),
        one_of("driving.path", "on which path", [f"path {path + 1}" for path in range(paths)], where),
        number("driving.slot", "0: at the left card, 1: at the right card", slot),
        *_card_fields("driving.card", "the card being met", driving("card"), catalogue),
    ]


def _path_fields(path: int, seats: int, catalogue: dict[str, Any]) -> list[Field]:
    name = f"path_{path + 1}"

    def lies(key: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.view["paths"][path][key]

    def card(key: str, slot: int) -> Callable[[Scene], Any]:
        return lambda scene: scene.view["paths"][path][key][slot]

    fields = [
        number(f"{name}.key", "the price of the key", lies("key"), 4),
        seat_of(f"{name}.taken_by", "who has taken this path", seats, lies("taken_by")),
    ]
    for slot, side in enumerate(("left", "right")):
        fields += [
            number(f"{name}.{side}.face_down", "1: the card lies face down", card("face_down", slot)),
            number(f"{name}.{side}.gone", "1: the card has left the table", card("gone", slot)),
            *_card_fields(f"{name}.{side}", "the card", card("cards", slot), catalogue),
        ]
    return fields


def _card_fields(
    name: str, meaning: str, read: Callable[[Scene], str | None], catalogue: dict[str, Any]
) -> list[Field]:
    """A card by what is printed on it, and by id; all 0 where no card is known."""
    tokens = list(catalogue["tokens"])
    marks = ["event at once", "event in the fight", "poker", *(f"{token} token" for token in tokens)]
    numbers: dict[str | None, Sequence[float]] = {None: (0.0,) * len(PRINTED)}
    marked: dict[str | None, Sequence[float]] = {None: (0.0,) * len(marks)}
    for id_, card in catalogue["cards"].items():
        numbers[id_] = [float(card[key]) for key in PRINTED]
        marked[id_] = [
            float(card["event"] == "now"),
            float(card["event"] == "fight"),
            float(card["poker"]),
            *(float(card["token"] == token) for token in tokens),
        ]
    return [
        Field(
            f"{name}.printed",
            f"{meaning}: its numbers",
            lambda scene: numbers[read(scene)],
            LARGEST_PRINT,
            labels=PRINTED,
        ),
        Field(f"{name}.marks", f"{meaning}: its marks", lambda scene: marked[read(scene)], labels=marks),
        one_of(f"{name}.id", f"{meaning}: which it is", list(catalogue["cards"]), read),
    ]
