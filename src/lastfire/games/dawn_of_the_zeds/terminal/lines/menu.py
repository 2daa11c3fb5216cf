"""The options of the main questions by kind, in the order in which they are shown."""

from collections.abc import Sequence
from typing import Final

import lastfire
from lastfire.cli.choices import Row, rows_of
from lastfire.cli.lines.telling import Group, Telling
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TRACKS
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town
from lastfire.games.dawn_of_the_zeds.terminal.words import say

MAIN: Final = ("who_acts", "deed", "zeds_action")
"""Questions whose options are shown in groups."""
GROUPS: Final = (
    "attack",
    "shoot",
    "here",
    "ability",
    "move",
    "heroes",
    "civilians",
    "others",
    "beside",
    "zeds",
    "un_zeds",
    "spy",
    "cards",
    "all",
    "end",
)
"""The groups, in their order."""
_OF_VERB: Final = {
    "shoot": "shoot",
    "forage": "here",
    "build": "here",
    "research": "here",
    "arrest": "here",
    "open_ferry": "here",
    "heal": "here",
    "discharge": "here",
    "equip": "here",
    "use": "ability",
    "use_second": "ability",
    "use_third": "ability",
    "use_component": "ability",
    "use_event": "ability",
    "use_research": "ability",
    "play": "cards",
    "scheme": "cards",
    "shamble": "zeds",
    "rise": "zeds",
    "rise_somewhere": "zeds",
    "sneak": "un_zeds",
    "sabotage": "un_zeds",
    "agitate": "un_zeds",
    "experiment": "un_zeds",
    "snipe": "un_zeds",
    "plot": "spy",
    "spy_event": "spy",
    "spy_fate": "spy",
    "pass": "end",
    "asked": "end",
}
_OF_KIND: Final = {
    "hero": "heroes",
    "heroic_civilians": "civilians",
    "regular_civilians": "civilians",
    "special_civilians": "civilians",
    "national_guard": "civilians",
}


class DawnRow(Row):
    """A row that knows its group, and for a Move the track it leads to."""

    def __init__(self, row: Row, group: str, track: str) -> None:
        Row.__init__(self, row.options)
        self.own_number = row.own_number
        self.group = group
        self.track = track


def group_of(verb: str) -> str:
    """The group of a kind of action."""
    return _OF_VERB.get(verb, "move" if verb == "move" else "all")


def rows_in_order(ask: lastfire.Ask, telling: Telling) -> list[Row]:
    """The rows of a question; those of a main question group by group, Moves track by track."""
    rows = rows_of(ask, {})
    if all(row.option.verb == "number" for row in rows):
        for row in rows:
            row.own_number = int(row.option.args["number"])
    if ask.question not in MAIN:
        return rows
    town = Town(telling)
    made = [_row(row, town) for row in rows]
    made.sort(key=lambda row: (GROUPS.index(row.group), _place(row, town)))
    return [*made]


def _row(row: Row, town: Town) -> DawnRow:
    option = row.option
    if option.verb == "move":
        space = str(option.args["space"])
        if town.zeds_at(space):
            return DawnRow(row, "attack", "")
        return DawnRow(row, "move", town.catalogue["spaces"][space]["track"] or "")
    if option.verb == "unit":
        key = str(option.args["unit"])
        if town.units[key]["space"] in ("hospital", "refugee_camp"):
            return DawnRow(row, "beside", "")
        return DawnRow(row, _OF_KIND.get(town.kind(key), "others"), "")
    return DawnRow(row, group_of(option.verb), "")


def _place(row: DawnRow, town: Town) -> tuple[int, int, int]:
    """Town Center and its rooms first, then the tracks, each from its Town space on."""
    if row.group != "move":
        return 0, 0, row.option.id
    step = town.step(str(row.option.args["space"]))
    tracks = ["", *town.view["tracks"]]
    return tracks.index(row.track), step or 0, row.option.id


def groups_of(rows: Sequence[Row], lang: str) -> list[Group]:
    """The rows under headings; Moves track by track."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        key = (row.group, row.track) if isinstance(row, DawnRow) else ("", "")
        groups.setdefault(key, []).append(row)
    return [Group(_heading(group, track, lang), held) for (group, track), held in groups.items()]


def _heading(group: str, track: str, lang: str) -> str:
    if track:
        where = next(noun.name.text(lang) for noun in TRACKS if noun.id == track)
        return say("move_to", lang, where=where)
    return say(f"g_{group}", lang) if group else ""
