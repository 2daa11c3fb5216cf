"""The cards of Dead of Winter in words, and whether all published ones are there."""

from typing import Any, Final

from lastfire.cli.width import wrap
from lastfire.games.dead_of_winter.terminal.lines.table import choice_text, failure_text, survivor_card
from lastfire.games.dead_of_winter.terminal.lines.words import either, headed, listed, say, sentence, spaced

KINDS: Final = (
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
SIDES: Final = ("normal", "hard")
FACES: Final = 12
WIDTH: Final = 100

PUBLISHED: Final[dict[str, int]] = {
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
}
"""How many of each there are in the published game."""


def counts(catalogue: dict[str, Any]) -> dict[str, int]:
    """How many of each there are here."""
    found = {kind: len(catalogue[kind]) for kind in ("survivors", "crises", "exiled", "crossroads", "places")}
    for side in SIDES:
        found[f"objectives ({side})"] = sum(
            card.get(side) is not None for card in catalogue["objectives"].values()
        )
    found["betrayals"] = sum(card["betrayal"] for card in catalogue["secrets"].values())
    found["secrets"] = len(catalogue["secrets"]) - found["betrayals"]
    found["faces"] = sum(round(face["chance"] * FACES) for face in catalogue["faces"].values())
    for card in catalogue["items"].values():
        for deck, copies in card["decks"].items():
            found[f"items of {deck}"] = found.get(f"items of {deck}", 0) + copies
    return found


def missing(catalogue: dict[str, Any]) -> tuple[int, list[str]]:
    """How many cards there are, and what is missing: whole cards, or words in one of the languages."""
    found = counts(catalogue)
    absent = [
        f"{kind}: {found.get(kind, 0)} of {count}"
        for kind, count in PUBLISHED.items()
        if found.get(kind, 0) != count
    ]
    for kind in KINDS:
        for card_id, card in catalogue[kind].items():
            absent += [f"{kind} {card_id}: no {field}" for field in _unsaid(kind, card)]
    return sum(found[kind] for kind in found if kind not in ("places", "faces", "objectives (hard)")), absent


def _unsaid(kind: str, card: dict[str, Any]) -> list[str]:
    """Which words a card lacks in a language."""
    needed: dict[str, dict[str, str]] = {"name": card["name"]}
    if kind in ("survivors", "items", "crises", "secrets", "exiled"):
        needed["text"] = card["text"]
    if kind == "survivors":
        needed["occupation"] = card["occupation"]
    if kind == "objectives":
        needed |= {f"text ({side})": card[side]["text"] for side in SIDES}
    if kind == "crossroads":
        needed["trigger"] = card["trigger"]
        needed |= {f"text of option {i}": choice["text"] for i, choice in enumerate(card["choices"], 1)}
    return [field for field, words in needed.items() if not (words["en"] and words["ja"])]


def card_lines(catalogue: dict[str, Any], kind: str, lang: str) -> list[str]:
    """All cards of one kind."""
    cards: list[dict[str, Any]] = list(catalogue[kind].values())
    if kind == "items":
        return _items(catalogue, lang)
    if kind == "secrets":
        regular = [card for card in cards if not card["betrayal"]]
        return [
            *_block("secrets", len(regular), [_card(card, lang) for card in regular], lang),
            "",
            *_block(
                "betrayals", len(cards) - len(regular), [_card(c, lang) for c in cards if c["betrayal"]], lang
            ),
        ]
    if kind == "faces":
        faces = [
            [headed(face["name"][lang], say("faces_n", lang, count=round(face["chance"] * FACES)), lang)]
            for face in cards
        ]
        return _block("faces", FACES, faces, lang)
    return _block(kind, len(cards), [_told(catalogue, kind, card, lang) for card in cards], lang)


def _told(catalogue: dict[str, Any], kind: str, card: dict[str, Any], lang: str) -> list[str]:
    """One card: a head, then what belongs under it."""
    if kind == "survivors":
        return _survivor(card, lang)
    if kind == "crises":
        return _crisis(catalogue, card, lang)
    if kind == "objectives":
        return _objective(card, lang)
    if kind == "crossroads":
        return _crossroads(card, lang)
    if kind == "places":
        return _place(catalogue, card, lang)
    return _card(card, lang)


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


def _card(card: dict[str, Any], lang: str) -> list[str]:
    return [card["name"][lang], card["text"][lang]]


def _survivor(card: dict[str, Any], lang: str) -> list[str]:
    return [survivor_card({**card, "text": {lang: ""}}, lang), card["text"][lang]]


def _crisis(catalogue: dict[str, Any], card: dict[str, Any], lang: str) -> list[str]:
    symbols = either([catalogue["symbols"][symbol]["name"][lang] for symbol in card["symbols"]], lang)
    return [headed(card["name"][lang], symbols, lang), failure_text(card["text"][lang], lang)]


def _objective(card: dict[str, Any], lang: str) -> list[str]:
    lines = [
        f"{card['name'][lang]} ({say(card['length'], lang)})"
        if lang == "en"
        else f"{card['name'][lang]}（{say(card['length'], lang)}）"
    ]
    for side in SIDES:
        values = card[side]
        facts = say(
            "side",
            lang,
            morale=values["morale"],
            rounds=values["rounds"],
            zombies=values["zombies"],
            at_colony=values["at_colony"],
        )
        helpless = [
            say(key, lang, n=values[fact])
            for key, fact in (("helpless", "helpless"), ("helpless_each", "helpless_per_player"))
            if values[fact]
        ]
        said = spaced([values["text"][lang], sentence(listed([facts, *helpless], lang), lang)], lang)
        lines.append(headed(say(f"side_{side}", lang), said, lang))
    return lines


def _crossroads(card: dict[str, Any], lang: str) -> list[str]:
    notes = []
    if card["vote"]:
        notes.append(say("is_vote", lang))
    if not card["coop"]:
        notes.append(say("no_coop", lang))
    if card["mature"]:
        notes.append(say("mature", lang))
    head = f"{card['number']}. {card['name'][lang]}"
    if notes:
        head += f" ({listed(notes, lang)})" if lang == "en" else f"（{listed(notes, lang)}）"
    lines = [head, say("trigger", lang, text=card["trigger"][lang])]
    if card["setup"][lang]:
        lines.append(say("setup", lang, text=card["setup"][lang]))
    return [*lines, *[choice_text(i, choice, lang) for i, choice in enumerate(card["choices"], 1)]]


def _place(catalogue: dict[str, Any], card: dict[str, Any], lang: str) -> list[str]:
    facts = [
        say("one_room", lang, room=card["room"]),
        say("entrances", lang, count=len(card["spaces"]), spaces=card["spaces"][0]),
    ]
    symbols = [catalogue["symbols"][symbol]["name"][lang] for symbol in card["symbols"]]
    lines = [headed(card["name"][lang], listed(facts, lang), lang)]
    return [*lines, listed(symbols, lang)] if symbols else lines


def _items(catalogue: dict[str, Any], lang: str) -> list[str]:
    """Items deck by deck, with how many of each there are."""
    decks: dict[str, list[tuple[int, dict[str, Any]]]] = {}
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
            kind = say("deck_place", lang, place=catalogue["places"][deck]["name"][lang])
        count = sum(copies for copies, _ in decks[deck])
        cards = []
        for copies, card in decks[deck]:
            notes = listed(
                [catalogue["symbols"][card["symbol"]]["name"][lang], say(f"mode_{card['mode']}", lang)], lang
            )
            cards.append([headed(f"{copies} {card['name'][lang]}", notes, lang), card["text"][lang]])
        lines += ["", *_headed(say("count_head", lang, kind=kind, count=count), cards)]
    return lines[1:]
