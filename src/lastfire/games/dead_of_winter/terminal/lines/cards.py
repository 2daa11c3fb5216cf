"""The cards of Dead of Winter in words, and whether all published ones are there."""

from collections.abc import Mapping
from typing import Final, Literal, cast

from lastfire.cli.width import wrap
from lastfire.engine.words import Words, in_language
from lastfire.games.dead_of_winter.rules.catalogue import (
    ColonyCatalogue,
    CrisisCard,
    CrossroadsCard,
    ExiledCard,
    ItemCard,
    ObjectiveCard,
    PlaceCard,
    SecretCard,
    SurvivorCard,
)
from lastfire.games.dead_of_winter.rules.long_night import counts as night
from lastfire.games.dead_of_winter.terminal.lines.long_night_cards import strip_text, told_cards
from lastfire.games.dead_of_winter.terminal.lines.table import choice_text, failure_text, survivor_head
from lastfire.games.dead_of_winter.terminal.lines.words import either, say, sentence
from lastfire.terms import headed, listed, spaced

Kind = Literal[
    "survivors", "items", "crises", "objectives", "secrets", "exiled", "crossroads", "places", "faces"
]
"""Kinds of cards of the catalogue; those of modules have names of their own."""
KINDS: Final[tuple[Kind, ...]] = (
    "survivors",
    "items",
    "crises",
    "objectives",
    "secrets",
    "exiled",
    "crossroads",
    "places",
    "faces",
)
"""Kinds of cards, as they are listed and as ``--kind`` names them."""
SIDES: Final[tuple[Literal["normal", "hard"], ...]] = ("normal", "hard")
FACES: Final = 12
WIDTH: Final = 100
DECKS: Final = (
    "starter",
    "police_station",
    "grocery_store",
    "school",
    "library",
    "hospital",
    "gas_station",
    "raxxon",
)
NO_CARDS: Final = ("places", "faces", "objectives (hard)", "mature crossroads")
"""What is counted and is no card, or is one that is counted already."""

COUNTED: Final[tuple[Kind, ...]] = ("survivors", "crises", "exiled", "crossroads", "places")
"""Kinds of which every id is one card."""
OF_MODULES: Final = ("improvements", "experiments", "side_effects")
"""Kinds that modules bring, as their part of the catalogue names them."""
SETS: Final = ("base", "long_night")
"""The game and its expansions, as ``--set`` names them; the sets of an expansion's modules belong to it."""
PUBLISHED: Final[dict[str, dict[str, int]]] = {
    "base": {
        "survivors": 30,
        "crises": 20,
        "objectives (normal)": 10,
        "objectives (hard)": 10,
        "secrets": 24,
        "betrayals": 10,
        "exiled": 10,
        "crossroads": 80,
        "places": 7,
        "faces": FACES,
        "items of starter": 25,
        "items of police_station": 20,
        "items of grocery_store": 20,
        "items of school": 20,
        "items of library": 20,
        "items of hospital": 20,
        "items of gas_station": 20,
    },
    # Three of its eight main objectives are the goals of scenarios, one on each side.
    "long_night": {
        "survivors": night.SURVIVORS,
        "crises": night.CRISES,
        "objectives (normal)": night.MAIN_OBJECTIVES + night.SCENARIO_GOALS,
        "objectives (hard)": night.MAIN_OBJECTIVES + night.SCENARIO_GOALS,
        "secrets": night.SECRET_OBJECTIVES,
        "betrayals": night.BETRAYAL_OBJECTIVES,
        "exiled": night.EXILED_OBJECTIVES,
        "crossroads": night.CROSSROADS,
        "mature crossroads": night.MATURE_CROSSROADS,
        "places": 2,
        **{f"items of {deck}": count for deck, count in zip(DECKS, night.ITEMS_BY_DECK, strict=True)},
        "improvements": night.IMPROVEMENTS,
        "experiments": night.EXPERIMENTS,
        "side_effects": night.SIDE_EFFECTS,
    },
}
"""How many of each there are in the published games."""


def is_of(card: object, name: str) -> bool:
    """Whether a card belongs to the game, or to an expansion or one of its modules."""
    own = str(cast(dict[str, object], card).get("set", "base"))
    return own == name or own.startswith(f"{name}_")


def of_set(catalogue: ColonyCatalogue, name: str) -> ColonyCatalogue:
    """The same catalogue with the cards of one set alone."""
    kept: dict[str, object] = {**catalogue}
    for kind in KINDS:
        kept[kind] = {id_: card for id_, card in catalogue[kind].items() if is_of(card, name)}
    kept["modules"] = {id_: part if name != SETS[0] else {} for id_, part in catalogue["modules"].items()}
    return cast(ColonyCatalogue, kept)


def counts(catalogue: ColonyCatalogue) -> dict[str, int]:
    """How many of each there are here."""
    found: dict[str, int] = {kind: len(catalogue[kind]) for kind in COUNTED}
    for side in SIDES:
        found[f"objectives ({side})"] = sum(
            card.get(side) is not None for card in catalogue["objectives"].values()
        )
    found["mature crossroads"] = sum(card["mature"] for card in catalogue["crossroads"].values())
    found["betrayals"] = sum(card["betrayal"] for card in catalogue["secrets"].values())
    found["secrets"] = len(catalogue["secrets"]) - found["betrayals"]
    found["faces"] = sum(round(face["chance"] * FACES) for face in catalogue["faces"].values())
    for item in catalogue["items"].values():
        for deck, copies in item["decks"].items():
            found[f"items of {deck}"] = found.get(f"items of {deck}", 0) + copies
    for kind in OF_MODULES:
        found[kind] = sum(len(part.get(kind, ())) for part in catalogue["modules"].values())
    return found


def missing(catalogue: ColonyCatalogue, chosen: Mapping[Kind, Mapping[str, object]]) -> tuple[int, list[str]]:
    """How many cards there are, and what is missing: whole cards, or words in one of the languages.

    Of the sets that those chosen belong to.
    """
    total, absent = 0, []
    for name in SETS:
        if not any(is_of(card, name) for cards in chosen.values() for card in cards.values()):
            continue
        told = of_set(catalogue, name)
        found = counts(told)
        absent += [
            f"{name}, {kind}: {found.get(kind, 0)} of {count}"
            for kind, count in PUBLISHED[name].items()
            if found.get(kind, 0) != count
        ]
        for kind in KINDS:
            for card in told[kind]:
                absent += [
                    f"{kind} {card}: no {field}"
                    for field, words in _words_of(told, kind, card).items()
                    if not (words["en"] and words["ja"])
                ]
        total += sum(found[kind] for kind in found if kind not in NO_CARDS)
    return total, absent


def _words_of(catalogue: ColonyCatalogue, kind: Kind, card: str) -> dict[str, Words]:
    """All that a card says, by what it says there."""
    needed = {"name": catalogue[kind][card]["name"]}
    if kind in ("survivors", "items", "crises", "secrets", "exiled"):
        needed["text"] = catalogue[kind][card]["text"]
    if kind == "survivors":
        needed["occupation"] = catalogue[kind][card]["occupation"]
    if kind == "objectives":
        needed |= {f"text ({side})": catalogue[kind][card][side]["text"] for side in SIDES}
    if kind == "crossroads":
        crossroads = catalogue[kind][card]
        needed["trigger"] = crossroads["trigger"]
        needed |= {f"text of option {i}": each["text"] for i, each in enumerate(crossroads["choices"], 1)}
    return needed


def module_lines(catalogue: ColonyCatalogue, kind: str, lang: str) -> list[str]:
    """All cards of a kind that a module brings."""
    told = told_cards(catalogue, kind, lang)
    head = "count_kinds" if kind in ("specials", "hideout") else "count_head"
    return _headed(say(head, lang, kind=say(f"k_{kind}", lang), count=len(told)), told)


def card_lines(catalogue: ColonyCatalogue, kind: Kind, lang: str) -> list[str]:
    """All cards of one kind."""
    if kind == "items":
        return _items(catalogue, lang)
    if kind == "secrets":
        return _secrets(catalogue, lang)
    if kind == "faces":
        faces = [
            [
                headed(
                    in_language(face["name"], lang),
                    say("faces_n", lang, count=round(face["chance"] * FACES)),
                    lang,
                )
            ]
            for face in catalogue["faces"].values()
        ]
        return _block("faces", FACES, faces, lang)
    told = _told(catalogue, kind, lang)
    return _block(kind, len(told), told, lang)


def _told(catalogue: ColonyCatalogue, kind: Kind, lang: str) -> list[list[str]]:
    """The cards of a kind: of each a head, then what belongs under it."""
    if kind == "survivors":
        return [_survivor(card, lang) for card in catalogue["survivors"].values()]
    if kind == "crises":
        return [_crisis(catalogue, card, lang) for card in catalogue["crises"].values()]
    if kind == "objectives":
        return [_objective(card, lang) for card in catalogue["objectives"].values()]
    if kind == "crossroads":
        return [_crossroads(card, lang) for card in catalogue["crossroads"].values()]
    if kind == "places":
        return [_place(catalogue, card, lang) for card in catalogue["places"].values()]
    return [_card(card, lang) for card in catalogue["exiled"].values()]


def _secrets(catalogue: ColonyCatalogue, lang: str) -> list[str]:
    """Secret objectives, then those of betrayers."""
    cards = list(catalogue["secrets"].values())
    regular = [_card(card, lang) for card in cards if not card["betrayal"]]
    betrayals = [_card(card, lang) for card in cards if card["betrayal"]]
    return [
        *_block("secrets", len(regular), regular, lang),
        "",
        *_block("betrayals", len(betrayals), betrayals, lang),
    ]


def _block(kind: str, count: int, cards: list[list[str]], lang: str) -> list[str]:
    """A heading with the count, then the cards; what goes beyond a line is indented."""
    head = {"faces": "count_faces", "places": "count_places"}.get(kind, "count_head")
    return _headed(say(head, lang, kind=say(f"k_{kind}", lang), count=count), cards)


def _headed(head: str, cards: list[list[str]]) -> list[str]:
    lines = [f"== {head}"]
    for first, *more in cards:
        lines += _wrapped(first, 0)
        for text in more:
            lines += _wrapped(text, 4)
    return lines


def _wrapped(text: str, indent: int) -> list[str]:
    first, *more = wrap(text, WIDTH - indent)
    return [
        " " * indent + first,
        *[" " * (indent + 4) + line for line in (wrap(" ".join(more), WIDTH - indent - 4) if more else [])],
    ]


def _card(card: SecretCard | ExiledCard, lang: str) -> list[str]:
    return [in_language(card["name"], lang), in_language(card["text"], lang)]


def _survivor(card: SurvivorCard, lang: str) -> list[str]:
    return [survivor_head(card, lang), in_language(card["text"], lang)]


def _crisis(catalogue: ColonyCatalogue, card: CrisisCard, lang: str) -> list[str]:
    symbols = either(
        [in_language(catalogue["symbols"][symbol]["name"], lang) for symbol in card["symbols"]], lang
    )
    return [
        headed(in_language(card["name"], lang), symbols, lang),
        failure_text(in_language(card["text"], lang), lang),
        *[text for text in [strip_text(card["id"], lang)] if text],
    ]


def _objective(card: ObjectiveCard, lang: str) -> list[str]:
    lines = [
        f"{in_language(card['name'], lang)} ({say(card['length'], lang)})"
        if lang == "en"
        else f"{in_language(card['name'], lang)}（{say(card['length'], lang)}）"
    ]
    for side in SIDES:
        values = card[side]
        helpless = (("helpless", values["helpless"]), ("helpless_each", values["helpless_per_player"]))
        facts = say(
            "side",
            lang,
            morale=values["morale"],
            rounds=values["rounds"],
            zombies=values["zombies"],
            at_colony=values["at_colony"],
        )
        counted = [say(key, lang, n=count) for key, count in helpless if count]
        said = spaced(
            [in_language(values["text"], lang), sentence(listed([facts, *counted], lang), lang)], lang
        )
        lines.append(headed(say(f"side_{side}", lang), said, lang))
    return lines


def _crossroads(card: CrossroadsCard, lang: str) -> list[str]:
    notes = []
    if card["vote"]:
        notes.append(say("is_vote", lang))
    if not card["coop"]:
        notes.append(say("no_coop", lang))
    if card["mature"]:
        notes.append(say("mature", lang))
    head = f"{card['number']}. {in_language(card['name'], lang)}"
    if notes:
        head += f" ({listed(notes, lang)})" if lang == "en" else f"（{listed(notes, lang)}）"
    lines = [head, say("trigger", lang, text=in_language(card["trigger"], lang))]
    if in_language(card["setup"], lang):
        lines.append(say("setup", lang, text=in_language(card["setup"], lang)))
    return [*lines, *[choice_text(i, choice, lang) for i, choice in enumerate(card["choices"], 1)]]


def _place(catalogue: ColonyCatalogue, card: PlaceCard, lang: str) -> list[str]:
    facts = [
        say("one_room", lang, room=card["room"]),
        say("entrances", lang, count=len(card["spaces"]), spaces=card["spaces"][0]),
    ]
    symbols = [in_language(catalogue["symbols"][symbol]["name"], lang) for symbol in card["symbols"]]
    lines = [headed(in_language(card["name"], lang), listed(facts, lang), lang)]
    return [*lines, listed(symbols, lang)] if symbols else lines


def _items(catalogue: ColonyCatalogue, lang: str) -> list[str]:
    """Items deck by deck, with how many of each there are."""
    decks: dict[str, list[tuple[int, ItemCard]]] = {}
    for card in catalogue["items"].values():
        for deck, copies in card["decks"].items():
            decks.setdefault(deck, []).append((copies, card))
    lines: list[str] = []
    for deck in ("starter", *catalogue["places"]):
        if deck not in decks:
            continue
        if deck == "starter":
            kind = say("deck_starter", lang)
        else:
            kind = say("deck_place", lang, place=in_language(catalogue["places"][deck]["name"], lang))
        count = sum(copies for copies, _ in decks[deck])
        cards = []
        for copies, card in decks[deck]:
            notes = listed(
                [
                    in_language(catalogue["symbols"][card["symbol"]]["name"], lang),
                    say(f"mode_{card['mode']}", lang),
                ],
                lang,
            )
            cards.append(
                [
                    headed(f"{copies} {in_language(card['name'], lang)}", notes, lang),
                    in_language(card["text"], lang),
                ]
            )
        lines += ["", *_headed(say("count_head", lang, kind=kind, count=count), cards)]
    return lines[1:]
