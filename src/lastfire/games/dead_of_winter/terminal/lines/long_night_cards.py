"""The cards and tables of The Long Night's modules in words."""

from collections.abc import Mapping
from typing import Final, TypedDict

from lastfire.engine.words import Words, in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.long_night.bandits.hideout import ATTACK_TABLE, SEARCH_TABLE
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.names import PLACES
from lastfire.games.dead_of_winter.terminal.lines.long_night import encounter_lines, specials_text, table_text
from lastfire.games.dead_of_winter.terminal.lines.words import WORDS, capital, say
from lastfire.games.dead_of_winter.terminal.typed import NightCards, night_cards
from lastfire.terms import headed, listed

SET_OF: Final = {
    "improvements": "long_night_improvements",
    "experiments": "long_night_raxxon",
    "specials": "long_night_raxxon",
    "side_effects": "long_night_raxxon",
    "hideout": "long_night_bandits",
}
"""Kinds of cards and tables that modules bring, and the set that each belongs to."""


class RollTable(TypedDict):
    """What rolls at the Hideout bring."""

    name: Words
    rows: list[Words]


def hideout_tables() -> dict[str, RollTable]:
    """The tables of the Hideout, by what somebody does there."""
    return {
        "search": {
            "name": WORDS["search_table"].json(),
            "rows": [row.words().json() for row in SEARCH_TABLE],
        },
        "attack": {
            "name": WORDS["attack_table"].json(),
            "rows": [row.words().json() for row in ATTACK_TABLE],
        },
    }


def cards_of(catalogue: ColonyCatalogue, kind: str) -> dict[str, dict[str, object]]:
    """All of one kind, each with its set."""
    cards = night_cards(catalogue)
    found: dict[str, Mapping[str, Mapping[str, object]]] = {
        "improvements": cards.improvements,
        "experiments": cards.experiments,
        "specials": cards.specials,
        "side_effects": cards.side_effects,
        "hideout": hideout_tables(),
    }
    return {id_: {**card, "set": SET_OF[kind]} for id_, card in found[kind].items()}


def told_cards(catalogue: ColonyCatalogue, kind: str, lang: str) -> list[list[str]]:
    """The cards of a kind: of each a head, then what belongs under it."""
    cards = night_cards(catalogue)
    if kind == "improvements":
        return [
            [
                _headed(card["name"], say("plan_needs", lang, n=card["needed"]), lang),
                in_language(card["text"], lang),
            ]
            for card in cards.improvements.values()
        ]
    if kind == "experiments":
        return [[_experiment(cards, id_, lang)] for id_ in cards.experiments]
    if kind == "specials":
        return [
            [
                _headed(card["name"], say("figures", lang, n=card["figures"]), lang),
                encounter_lines(card, lang),
            ]
            for card in cards.specials.values()
        ]
    if kind == "side_effects":
        return [
            [
                _headed(card["name"], say("effect_good" if card["good"] else "effect_bad", lang), lang),
                in_language(card["text"], lang),
            ]
            for card in cards.side_effects.values()
        ]
    return [
        [
            in_language(table["name"], lang),
            table_text([in_language(row, lang) for row in table["rows"]], lang),
        ]
        for table in hideout_tables().values()
    ]


def _headed(name: Words, text: str, lang: str) -> str:
    return headed(in_language(name, lang), text, lang)


def _experiment(cards: NightCards, id_: str, lang: str) -> str:
    log = cards.experiments[id_]
    special = in_language(cards.specials[log["special"]]["name"], lang)
    specials = specials_text(special, log["count"], lang)
    said = say("log_says", lang, code="-".join(map(str, log["code"])), specials=specials)
    return headed(capital(in_language(log["name"], lang)), said, lang)


def strip_text(crisis: str, lang: str) -> str:
    """Where a crisis brings bandits; empty where nothing says so."""
    places = [PLACES[place].name.text(lang) for place in STRIPS.get(crisis, ())]
    return say("strip", lang, places=listed(places, lang)) if places else ""
