"""The counters and cards of Dawn of the Zeds in words, and whether all of them are there."""

import argparse
from collections.abc import Mapping
from typing import Final, cast

from lastfire.cli.lines.telling import Telling, Values
from lastfire.cli.values import UsageError, not_one_of
from lastfire.cli.width import wrap
from lastfire.engine.words import Name, in_language
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENTS,
    EVENT_CARDS,
    FATE_CARDS,
    MARKERS,
    RESEARCH_CARDS,
    SCHEMES,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town
from lastfire.games.dawn_of_the_zeds.terminal.words import say
from lastfire.terms import bracketed, headed

KINDS: Final = {
    "units": UNITS,
    "markers": len(MARKERS),
    "events": EVENT_CARDS,
    "fates": FATE_CARDS,
    "research": RESEARCH_CARDS,
    "components": COMPONENTS,
    "schemes": SCHEMES,
}
"""Kinds of cards and counters as ``--kind`` names them, with how many different ones there are."""
COLOURS: Final = ("blue", "green", "yellow", "orange", "red")
"""The sets, as ``--set`` names them: each is of one colour."""
WIDTH: Final = 100


def chosen_cards(catalogue: Values, args: argparse.Namespace) -> dict[str, object]:
    """The cards that the arguments ask for, by kind. Raises UsageError."""
    if args.level is not None:
        raise UsageError(
            Name(
                "--level: the cards of dawn_of_the_zeds are told apart by colour: --set",
                "--level：ドーン・オブ・ザ・ゼッズのカードは色で分かれます（--set）",
            )
        )
    if args.kind is not None and args.kind not in KINDS:
        raise UsageError(not_one_of("--kind", args.kind, tuple(KINDS)))
    if args.set is not None and args.set not in COLOURS:
        raise UsageError(not_one_of("--set", args.set, COLOURS))
    kinds = tuple(KINDS) if args.kind is None else (args.kind,)
    found: dict[str, object] = {}
    for kind in kinds:
        cards = cast(Mapping[str, Mapping[str, object]], catalogue[kind])
        held = {
            key: card for key, card in cards.items() if args.set is None or card.get("colour") == args.set
        }
        if held:
            found[kind] = held
    return found


def card_lines(catalogue: Values, chosen: Values, lang: str) -> list[str]:
    """Those cards in words, one after another."""
    view: Values = {"units": [], "spaces": []}
    town = Town(Telling(view, catalogue, [], lang))
    lines: list[str] = []
    for kind, cards in chosen.items():
        if lines:
            lines.append("")
        for key in cast(Mapping[str, object], cards):
            parts = wrap(card_text(kind, key, town), WIDTH)
            lines += [("    " if i else "") + part for i, part in enumerate(parts)]
    return lines


def card_text(kind: str, key: str, town: Town) -> str:
    """One card or counter in words."""
    catalogue, lang = town.catalogue, town.lang
    if kind == "units":
        return with_origin(town.card(key), catalogue["units"][key]["origin"], lang)
    if kind == "events":
        return with_origin(town.event_text(key), catalogue["events"][key]["origin"], lang)
    if kind == "fates":
        return with_origin(town.fate_text(key), catalogue["fates"][key]["origin"], lang)
    if kind == "schemes":
        return with_origin(town.scheme_text(key), catalogue["schemes"][key]["origin"], lang)
    if kind == "research":
        return with_origin(research_text(key, town), catalogue["research"][key]["origin"], lang)
    thing = catalogue["markers"][key] if kind == "markers" else catalogue["components"][key]
    return headed(in_language(thing["name"], lang), town.text(thing["text"]), lang)


def research_text(key: str, town: Town) -> str:
    """A Research card in words."""
    card = town.catalogue["research"][key]
    facts = [town.say("need", n=card["need"])]
    if card["supply"]:
        facts.append(town.say("research_supply"))
    if card["count"] > 1:
        facts.append(town.say("copies", n=card["count"]))
    head = bracketed(in_language(card["name"], town.lang), facts, town.lang)
    return headed(head, town.text(card["text"]), town.lang) if card["text"] else head


def with_origin(text: str, origin: str, lang: str) -> str:
    """The same, with a note where it is our own."""
    return text if origin == "published" else text + (" " if lang == "en" else "") + say("our_own", lang)


def missing(catalogue: Values, chosen: Values) -> tuple[int, list[str]]:
    """How many cards there are; kinds of which some are missing, cards that lack a language."""
    absent: list[str] = []
    count = 0
    for kind, cards in chosen.items():
        of_kind = cast(Mapping[str, Mapping[str, object]], cards)
        count += len(of_kind)
        here = len(cast(Mapping[str, object], catalogue[kind]))
        if here != KINDS[kind]:
            absent.append(say("missing", "en", kind=kind, count=here, all=KINDS[kind]))
        for key, card in of_kind.items():
            said = [card["name"], *cast(list[object], card["text"])]
            if not all(all(cast(Mapping[str, str], words).values()) for words in said):
                absent.append(key)
    return count, absent
