"""The layout of Dead of Winter: the whole table, as the observing seat knows it.

Players are counted from the observer: player 0 is the observer itself, player 1 has the next seat,
and so on. Actions that name a player name a seat by its number, so ``seat`` says which seat the
observer has. What only the observer knows stands under ``hand``, ``draft``, ``seen``, ``watching``
and in its own secrets; all else lies open, or is counted and not named.

An environment asks one seat at a time. What a seat might bring in unasked (``Ask.aside_for``) is no
action of an environment.
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
from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.view import BACKS

ROUNDS: Final = 8
MOST_MORALE: Final = 10
MOST_TOKENS: Final = 60
MOST_PEOPLE: Final = 40
MOST_WOUNDS: Final = 4
MOST_DICE: Final = 16
MOST_ZOMBIES: Final = 4
MOST_CARDS: Final = 30
MOST_POINTS: Final = 60
MOST_DEEDS: Final = 99
LARGEST_GOAL: Final = 99
MOST_GOALS: Final = 5
DECK: Final = 40

STEPS: Final = (
    "draft",
    "round",
    "turn",
    "pay_food",
    "check_waste",
    "crisis",
    "zombies",
    "objective",
    "over",
)

ATTACHED: Final = (
    "addiction",
    "gray_beard",
    "olivia_brown",
    "daniel_smith",
    "horse",
    "welcome_home",
    "the_arctic_king",
)
"""The crossroads cards that can stay with a survivor."""

ASK: Final = {
    "least": (6, "what the die has to show at least"),
    "most": (12, "how many at most"),
    "count": (12, "how many are still wanted"),
    "keep": (12, "how many cards may still be kept"),
    "rolls": (MOST_ZOMBIES, "exposure rolls of the attack as it stands"),
}
"""The numbers of questions."""

TABLE: Final = {
    "round": (ROUNDS, "rounds that are left, this one included"),
    "rounds": (ROUNDS, "rounds of the whole game"),
    "morale": (MOST_MORALE, "morale"),
    "food": (MOST_TOKENS, "food tokens"),
    "starvation": (MOST_TOKENS, "starvation tokens"),
    "helpless": (MOST_PEOPLE, "helpless survivors"),
    "coop": (1, "1: the co-operative game, without secret objectives"),
    "hard": (1, "1: the harder side of the main objective"),
}

DECKS: Final = {
    "crises": (counts.CRISIS_CARDS, "crises not yet seen"),
    "crossroads": (counts.CROSSROADS_CARDS, "crossroads cards not yet seen"),
    "survivors": (counts.SURVIVOR_CARDS, "survivors in the deck"),
    "exiled": (counts.EXILED_OBJECTIVES, "exiled objectives not dealt"),
}

MIX: Final = {
    "regular": (10, "secret objectives that were mixed, betrayals apart"),
    "betrayal": (10, "betrayal objectives that were mixed in"),
    "pair": (1, "1: each player holds one regular and one betrayal objective"),
}

CRISIS: Final = {
    "given": (MOST_CARDS, "cards given to the crisis"),
    "needed": (MOST_POINTS, "points that prevent it"),
}

PLAYER: Final = {
    "exiled": (1, "1: exiled"),
    "out": (1, "1: out of the game"),
    "used_dice": (MOST_DICE, "used dice"),
    "helped": (MOST_DEEDS, "how often this player helped the colony in sight of all"),
    "noisy": (MOST_DEEDS, "how often this player made noise"),
    "idle": (MOST_DEEDS, "how often this player left a die unused"),
}

MARKS: Final = ("leader", "moved", "used")


def layout(seats: int) -> Layout:
    """All fields for this number of seats."""
    game = lastfire.registered_games()["dead_of_winter"]
    catalogue = game.catalogue()
    parts = question_part(game.vocabulary, ASK)
    parts += _about_parts(seats, catalogue)
    parts += _table_parts(seats, catalogue)
    parts += _own_parts(catalogue)
    parts += _objective_parts(catalogue)
    parts += _crisis_parts(seats, catalogue)
    parts += _vote_parts(seats)
    for place, id_ in enumerate(catalogue["places"]):
        parts += _place_parts(place, id_)
    for player in range(seats):
        parts += _player_parts(player, catalogue)
    for id_ in catalogue["survivors"]:
        parts.append(_survivor_part(id_, seats, catalogue))
    return Layout(game.name, seats, parts)


def _about_parts(seats: int, catalogue: dict[str, Any]) -> list[Part]:
    def about(fact: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.about.get(fact)

    return [
        one_of("ask.survivor", "the survivor in question", list(catalogue["survivors"]), about("survivor")),
        one_of("ask.place", "the place in question", list(catalogue["places"]), about("place")),
        one_of("ask.symbol", "the kind of card in question", list(catalogue["symbols"]), about("symbol")),
        one_of("ask.item", "the item in question", list(catalogue["items"]), about("item")),
        one_of("ask.help", "the help in question", list(catalogue["helps"]), about("help")),
        one_of(
            "ask.crossroads",
            "the crossroads card in question",
            list(catalogue["crossroads"]),
            about("crossroads"),
        ),
        seat_of("ask.player", "the player in question", seats, about("player")),
    ]


def _table_parts(seats: int, catalogue: dict[str, Any]) -> list[Part]:
    places = [f"seat {seat}" for seat in range(seats)]
    items, crossroads = list(catalogue["items"]), list(catalogue["crossroads"])

    def seen(key: str) -> Callable[[Scene], Any]:
        return lambda scene: scene.view[key]

    def open_card(scene: Scene) -> str | None:
        return scene.view["crossroads"]["id"] if scene.view["crossroads"] else None

    return [
        one_of("seat", "the seat of the observer", places, lambda scene: places[scene.view["seat"]]),
        one_of("step", "the step of the round", STEPS, seen("step")),
        numbers_in("", TABLE, lambda scene: scene.view),
        seat_of("first", "the first player", seats, seen("first")),
        seat_of("turn", "whose turn it is", seats, seen("turn")),
        seat_of("asked", "who is asked now", seats, seen("asked")),
        seat_of("reader", "who watches a crossroads card", seats, seen("reader")),
        numbers_in("deck.", DECKS, lambda scene: scene.view["decks"]),
        numbers_in("mix.", MIX, lambda scene: scene.view["mix"]),
        one_of("crossroads", "the crossroads card that lies open", crossroads, open_card),
        some_of("lasting", "1: this crossroads card is in force", crossroads, seen("lasting")),
        some_of("waste", "cards in the waste pile", items, seen("waste"), MOST_CARDS),
        some_of("removed", "cards out of the game", items, seen("removed"), MOST_CARDS),
        some_of("gone", "1: has left the game", list(catalogue["survivors"]), seen("gone")),
    ]


def _own_parts(catalogue: dict[str, Any]) -> list[Part]:
    items, survivors = list(catalogue["items"]), list(catalogue["survivors"])

    def own(key: str) -> Callable[[Scene], Sequence[str]]:
        return lambda scene: scene.view[key] or ()

    return [
        some_of("hand", "cards in the observer's hand", items, own("hand"), MOST_CARDS),
        some_of("draft", "1: the observer was dealt this survivor to choose from", survivors, own("draft")),
        some_of("chosen", "1: the observer has chosen this survivor to begin with", survivors, own("chosen")),
        some_of("seen", "cards the observer is looking at", items, own("seen"), MOST_CARDS),
        one_of(
            "watching",
            "the crossroads card the observer watches",
            list(catalogue["crossroads"]),
            lambda scene: scene.view["watching"],
        ),
    ]


def _objective_parts(catalogue: dict[str, Any]) -> list[Part]:
    def stock(scene: Scene) -> Sequence[str]:
        stock: Sequence[str] = scene.view["objective"]["stock"]
        return stock

    def goals(key: str) -> Callable[[Scene], Numbers]:
        def read(scene: Scene) -> Numbers:
            row = [float(goal[key]) for goal in scene.view["objective"]["goals"][:MOST_GOALS]]
            return row + [0.0] * (MOST_GOALS - len(row))

        return read

    slots = [f"goal {slot + 1}" for slot in range(MOST_GOALS)]
    return [
        one_of(
            "objective",
            "the main objective",
            list(catalogue["objectives"]),
            lambda scene: scene.view["objective"]["id"],
        ),
        Part([Field("objective.now", "how far the colony is", LARGEST_GOAL, labels=slots)], goals("now")),
        Part([Field("objective.need", "how far it has to be", LARGEST_GOAL, labels=slots)], goals("need")),
        Part([Field("objective.met", "1: this goal is met now", labels=slots)], goals("met")),
        some_of("objective.stock", "cards added to it", list(catalogue["items"]), stock, MOST_CARDS),
        numbers_in(
            "objective.",
            {"samples": (MOST_TOKENS, "samples taken")},
            lambda scene: scene.view["objective"],
        ),
    ]


def _crisis_parts(seats: int, catalogue: dict[str, Any]) -> list[Part]:
    crises, symbols = catalogue["crises"], list(catalogue["symbols"])

    def turned(scene: Scene, givers: Sequence[int]) -> list[float]:
        own = scene.view["seat"]
        return [*givers[own:], *givers[:own]]

    def crisis(scene: Scene) -> str | None:
        return scene.view["crisis"]["id"] if scene.view["crisis"] else None

    def wanted(scene: Scene) -> Sequence[str]:
        return crises[scene.view["crisis"]["id"]]["symbols"] if scene.view["crisis"] else ()

    def known(scene: Scene) -> Sequence[str]:
        return scene.view["crisis"]["known"] if scene.view["crisis"] else ()

    def givers(scene: Scene) -> Numbers:
        found = scene.view["crisis"]
        return turned(scene, found["givers"]) if found else (0.0,) * seats

    def past(scene: Scene) -> Numbers:
        row: list[float] = []
        for tribute in scene.view["tributes"][:ROUNDS]:
            row += (tribute["right"], tribute["wrong"])
            row += turned(scene, tribute["givers"])
        return row + [0.0] * (ROUNDS * (2 + seats) - len(row))

    players = [f"player {player}" for player in range(seats)]
    rows = []
    for past_crisis in range(ROUNDS):
        name = f"past_crisis_{past_crisis + 1}."
        rows += [
            Field(f"{name}right", "points it was given that prevent it", MOST_POINTS),
            Field(f"{name}wrong", "points it was given against that", MOST_POINTS),
            Field(f"{name}givers", "cards each player gave to it", MOST_CARDS, labels=players),
        ]
    return [
        one_of("crisis", "the crisis of this round", list(crises), crisis),
        some_of("crisis.symbols", "1: cards of this kind prevent it", symbols, wanted),
        numbers_in("crisis.", CRISIS, lambda scene: scene.view["crisis"]),
        Part([Field("crisis.givers", "cards each player gave", MOST_CARDS, labels=players)], givers),
        some_of(
            "crisis.known", "cards given that the observer knows", list(catalogue["items"]), known, MOST_CARDS
        ),
        Part(rows, past),
    ]


def _vote_parts(seats: int) -> list[Part]:
    def kind(scene: Scene) -> str | None:
        return scene.view["vote"]["kind"] if scene.view["vote"] else None

    def player(scene: Scene) -> int | None:
        return scene.view["vote"]["player"] if scene.view["vote"] else None

    def voted(scene: Scene) -> Numbers:
        cast = scene.view["vote"]["in"] if scene.view["vote"] else ()
        return [float(player["seat"] in cast) for player in scene.seats]

    players = [f"player {player}" for player in range(seats)]
    return [
        one_of("vote", "what is voted on", ("exile", "crossroads"), kind),
        seat_of("vote.player", "who may be exiled", seats, player),
        Part([Field("vote.in", "1: has voted, it is not said how", labels=players)], voted),
    ]


def _place_parts(place: int, id_: str) -> list[Part]:
    def gates(key: str) -> Callable[[Scene], Numbers]:
        return lambda scene: [gate[key] for gate in scene.view["places"][place]["gates"]]

    labels = [f"entrance {gate + 1}" for gate in range(6 if place == 0 else 1)]
    facts = {
        "heads": (MOST_PEOPLE, "survivors there, the helpless included"),
        "noise": (4, "noise tokens"),
        "deck": (DECK, "cards in its deck"),
    }
    if place == 0:
        facts = {"heads": facts["heads"]}
    return [
        numbers_in(f"{id_}.", facts, lambda scene: scene.view["places"][place]),
        Part([Field(f"{id_}.zombies", "zombies", MOST_ZOMBIES, labels=labels)], gates("zombies")),
        Part([Field(f"{id_}.barricades", "barricades", MOST_ZOMBIES, labels=labels)], gates("barricades")),
    ]


def _player_parts(player: int, catalogue: dict[str, Any]) -> list[Part]:
    name = f"player_{player}."
    items = list(catalogue["items"])

    def dice(scene: Scene) -> Numbers:
        shown = scene.seats[player]["dice"]
        return [shown.count(face) for face in range(1, 7)]

    def backs(scene: Scene) -> Numbers:
        shown = scene.seats[player]["hand"]["backs"]
        return [shown.get(back, 0) for back in BACKS]

    def known(scene: Scene) -> Sequence[str]:
        known: Sequence[str] = scene.seats[player]["hand"]["known"]
        return known

    faces = [f"face {face}" for face in range(1, 7)]
    parts = [
        numbers_in(name, PLAYER, lambda scene: scene.seats[player]),
        Part([Field(f"{name}dice", "unused dice", MOST_DICE, labels=faces)], dice),
        number(
            f"{name}hand",
            "cards in hand",
            lambda scene: float(scene.seats[player]["hand"]["count"]),
            2 * MOST_CARDS,
        ),
        Part([Field(f"{name}backs", "cards in hand by their backs", MOST_CARDS, labels=BACKS)], backs),
        one_of(
            f"{name}secret",
            "the secret objective, where the observer knows it",
            list(catalogue["secrets"]),
            lambda scene: scene.seats[player]["secret"],
        ),
        one_of(
            f"{name}betrayal",
            "the betrayal objective held beside it, where the observer knows it",
            [card["id"] for card in catalogue["secrets"].values() if card["betrayal"]],
            lambda scene: scene.seats[player]["betrayal"],
        ),
        some_of(
            f"{name}standing",
            "1: uses this help whenever it first fits",
            list(catalogue["helps"]),
            lambda scene: scene.seats[player]["standing"],
        ),
        one_of(
            f"{name}exile_card",
            "the exiled objective, where the observer knows it",
            list(catalogue["exiled"]),
            lambda scene: scene.seats[player]["exile_card"],
        ),
    ]
    if player > 0:
        meaning = "cards in hand that the observer knows"
        parts.append(some_of(f"{name}known", meaning, items, known, MOST_CARDS))
    return parts


def _survivor_part(id_: str, seats: int, catalogue: dict[str, Any]) -> Part:
    """A survivor in play: whose, where, in what state, with what; all 0 while not in play."""
    places = list(catalogue["places"])
    gear = [item["id"] for item in catalogue["items"].values() if item["mode"] == "equip"]
    once = [item for item in gear if catalogue["items"][item]["once"]]
    players = ["observer", *(f"player {player}" for player in range(1, seats))]
    fields = [
        Field(f"{id_}.player", "whose survivor it is", labels=players),
        Field(f"{id_}.place", "where it is", labels=places),
        Field(f"{id_}.wounds", "wounds, frostbite apart", MOST_WOUNDS),
        Field(f"{id_}.frostbite", "frostbite", MOST_WOUNDS),
        Field(
            f"{id_}.marks",
            "1: leads its group; has moved this turn; has used its ability this round",
            labels=MARKS,
        ),
        Field(f"{id_}.gear", "items it is equipped with", 4, labels=gear),
        Field(f"{id_}.used_gear", "those of them that are used up for this round", 4, labels=once),
        Field(f"{id_}.attached", "1: this crossroads card stays with it", labels=ATTACHED),
    ]
    nothing = (0.0,) * sum(field.size for field in fields)
    whose = [single(player, seats) for player in range(seats)]
    where = {place: single(i, len(places)) for i, place in enumerate(places)}
    gear_at = {item: i for i, item in enumerate(gear)}
    once_at = {item: i for i, item in enumerate(once)}
    bare = (0.0,) * (len(gear) + len(once) + len(ATTACHED))

    def read(scene: Scene) -> Numbers:
        survivor = scene.view["survivors"].get(id_)
        if survivor is None:
            return nothing
        held: Numbers = bare
        if survivor["gear"] or survivor["attached"]:
            row = list(bare)
            for thing in survivor["gear"]:
                row[gear_at[thing["item"]]] += 1
                if thing["used"] and thing["item"] in once_at:
                    row[len(gear) + once_at[thing["item"]]] += 1
            for card in survivor["attached"]:
                row[len(gear) + len(once) + ATTACHED.index(card)] = 1
            held = row
        return [
            *whose[(survivor["seat"] - scene.view["seat"]) % seats],
            *where[survivor["place"]],
            survivor["wounds"],
            survivor["frostbite"],
            survivor["leader"],
            survivor["moved"],
            survivor["used"],
            *held,
        ]

    return Part(fields, read)
