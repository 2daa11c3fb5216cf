"""What happens on the map, played from records one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import lastfire
from lastfire.cli.lines.telling import Values
from lastfire.cli.screen.face import Beat, Show
from lastfire.games.dawn_of_the_zeds.rules.cards import UNITS
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_hero, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.view import DawnView, SpaceView, UnitView
from lastfire.games.dawn_of_the_zeds.terminal.typed import Facts, facts_of, view_of

_WEIGHTS: Final = {
    "turn_begins": 1.5,
    "fate_drawn": 1.5,
    "card_played": 1.5,
    "scheme_played": 1.5,
    "track_activated": 1.0,
    "zeds_advance": 0.8,
    "defended": 1.2,
    "attacked": 1.2,
    "shifted_right": 0.3,
    "shifted_left": 0.3,
    "column_found": 0.5,
    "dice_rolled": 1.0,
    "zeds_beaten": 1.2,
    "unit_beaten": 1.5,
    "gunfire_rolled": 1.2,
    "hit_taken": 0.3,
    "outbreak_begins": 2.0,
    "unchecked_begins": 2.0,
    "chaos_laid": 1.0,
    "buried": 1.5,
    "devoured": 1.5,
    "game_ends": 2.0,
}
_REFUGEES: Final = ("villagers", "vip")
"""How units begin that find shelter when they are well again."""
_GONE: Final = ("buried", "back_in_cup", "unit_removed", "arrest_made", "devoured", "refugees_leave")
_TO: Final = (
    "unit_placed",
    "unit_moved",
    "retreated",
    "villagers_flee",
    "discharged",
)
"""Records after which a unit is in another space."""


def beats_of(records: Sequence[lastfire.Record]) -> list[Beat]:
    """Each record is one beat."""
    return [Beat(record, record.args, _WEIGHTS.get(record.kind, 0.5)) for record in records]


@dataclass
class Bout:
    """A hand-to-hand or a shot, as far as it has been shown."""

    kind: str
    unit: str
    others: list[str]
    space: str
    shifts: list[tuple[str, int]] = field(default_factory=list)
    column: int = 0
    dice: list[int] = field(default_factory=list)
    won: bool | None = None
    zeds_hits: int = 0
    unit_hits: int = 0


@dataclass
class DawnShow(Show):
    """The view brought up to date by records, the space they speak of, the fight that is shown."""

    view: DawnView
    spot: str | None = None
    bout: Bout | None = None
    saved: str = ""
    """The unit that has rolled last to be saved."""
    shifts: list[tuple[str, int]] = field(default_factory=list)

    def take(self, beat: Beat) -> None:
        """Show one beat."""
        self.log.append(beat.record)
        kind, args = beat.record.kind, facts_of(beat.args)
        self.spot = args.get("space") or self.spot
        self._bout(kind, args)
        self._table(kind, args)
        if kind == "saving_rolled":
            self.saved = str(args["unit"])
        elif kind in ("unit_placed", "in_bed") and args["unit"] == self.saved:
            self._save(self.saved, kind == "in_bed")

    def settle(self, view: Values) -> None:
        """Everything has been shown."""
        self.view = view_of(view)
        self.spot = None
        self.bout = None

    # The fight.

    def _bout(self, kind: str, args: Facts) -> None:
        bout = self.bout
        if kind in ("defended", "attacked"):
            self.bout = Bout(kind, str(args["unit"]), list(args["other"]), args["space"])
        elif kind == "gunfire_rolled":
            target = str(args["other"])
            unit = self._unit(target)
            space = unit["space"] if unit is not None else ""
            shot = Bout(kind, "", [target], space, column=args["column"], dice=list(args["dice"]))
            shot.zeds_hits = args["hits"]
            self.bout = shot
        elif kind in ("turn_begins", "track_activated", "zeds_advance", "unit_moved", "foraged"):
            self.bout = None
        elif bout is None:
            return
        elif kind in ("shifted_right", "shifted_left"):
            by = args["columns"] if kind == "shifted_right" else -args["columns"]
            bout.shifts.append((args["source"], by))
        elif kind == "column_found":
            bout.column = args["column"]
        elif kind == "dice_rolled":
            bout.dice = list(args["dice"])
        elif kind in ("zeds_beaten", "unit_beaten"):
            bout.won = kind == "zeds_beaten"
            bout.zeds_hits, bout.unit_hits = args["zeds_hits"], args["unit_hits"]

    # The table.

    def _table(self, kind: str, args: Facts) -> None:
        """What a record changes on the table."""
        view = self.view
        if kind == "turn_begins":
            view["turn"], view["phase"] = args["turn"], "event"
            self._reveal(args["event"])
        elif kind == "phase_begins":
            view["phase"] = args["phase"]
        elif kind == "game_ends":
            view["phase"] = "over"
        elif kind == "supplies_changed":
            view["supplies"] = args["left"]
        elif kind == "ammo_changed":
            view["ammo"] = args["left"]
        elif kind == "infection_changed":
            view["infection"] = args["level"]
        elif kind in ("chaos_laid", "chaos_removed"):
            self._space(args["space"])["chaos"] = args["count"]
            view["chaos_left"] = args["left"]
        elif kind == "barricade_built":
            self._space(args["space"])["ground"].append("barricade")
        elif kind in ("barricade_broken", "barricade_razed"):
            ground = self._space(args["space"])["ground"]
            if "barricade" in ground:
                ground.remove("barricade")
        elif kind == "track_activated":
            view["phase"] = "zeds"
            if view["event"] is not None:
                view["event"]["track"] = args["track"]
        elif kind in ("zeds_actions_set", "plots", "rises", "shambles", "sneaks") and view["versus"]:
            view["versus"]["actions"] = args["left"]
        elif kind in ("zeds_advance", "zeds_moved"):
            for key in args["unit"]:
                self._put(key, args["space"])
        elif kind in _TO and isinstance(args["unit"], str) and args["space"] != "cemetery":
            self._put(args["unit"], args["space"])
            self._mark(kind, args)
        elif kind in (*_GONE, "discharged") and isinstance(args["unit"], str):
            view["units"] = [unit for unit in view["units"] if unit["unit"] != args["unit"]]
            if kind in ("buried", "discharged"):
                view["cemetery"].append(args["unit"])
        elif kind == "zeds_replaced":
            before = self._unit(str(args["unit"]))
            view["units"] = [unit for unit in view["units"] if unit is not before]
            if before is not None:
                self._put(str(args["other"]), before["space"])
        elif kind in ("hero_joins", "hero_led_by"):
            self._lead(str(args["unit"]), args["seat"])
        elif kind == "unit_equipped":
            view["units"] = [unit for unit in view["units"] if unit["unit"] != args["unit"]]
            self._put(str(args["other"]), "town_center")
            equipped = self._unit(str(args["other"]))
            if equipped is not None:
                _turn(equipped, True)
                equipped["hits_left"] = UNITS[UNIT[equipped["unit"]]].hits
        elif kind == "in_bed":
            self._put(str(args["unit"]), "hospital")
        elif kind == "comes_to_camp":
            self._put(str(args["unit"]), "refugee_camp")
        else:
            self._mark(kind, args)

    def _reveal(self, card: str) -> None:
        """The Event card of a new turn; which tracks it activates, the match says."""
        self.view["event"] = {
            "card": card,
            "fated_track": None,
            "fate": None,
            "begun": False,
            "tracks_left": [],
            "track": None,
            "groups_left": [],
        }
        decks = self.view["decks"]
        decks["events_revealed"] += 1
        decks["events_to_come"] = max(0, decks["events_to_come"] - 1)
        decks["next_event"] = None

    def _mark(self, kind: str, args: Facts) -> None:
        """What a record changes about one unit."""
        name = args.get("unit")
        unit = self._unit(name) if isinstance(name, str) else None
        if unit is None:
            return
        if kind == "hit_taken":
            unit["hits"] += 1
            unit["hits_left"] = max(0, unit["hits_left"] - 1)
        elif kind == "unit_reduced":
            _turn(unit, True)
            unit["hits"] = 0
        elif kind == "zeds_healed":
            unit["hits_left"] += unit["hits"] - args["left"]
            unit["hits"] = args["left"]
        elif kind in ("unit_woken", "unit_healed"):
            unit["comatose"] = False
            if unit["space"] == "hospital" and unit["unit"].startswith(_REFUGEES):
                unit["space"] = "refugee_camp"
        elif kind == "released":
            unit["defiant"] = False
        elif kind in ("villagers_leave", "villagers_flee"):
            unit["refugees"] = True
        elif kind == "free_action_gained":
            unit["free_actions"] += 1
        elif kind in ("marker_placed", "marker_laid"):
            unit["markers"].append(args["marker"])

    def _save(self, key: str, comatose: bool) -> None:
        """A unit has survived: in a bed comatose and reduced, in the Basic Game a Hero as new."""
        unit = self._unit(key)
        self.saved = ""
        if unit is None:
            return
        reduced = not is_refugees(UNIT[key]) and (comatose or not is_hero(UNIT[key]))
        _turn(unit, reduced)
        unit["hits"], unit["comatose"], unit["defiant"] = 0, comatose, False
        unit["hits_left"] = 1 if comatose else UNITS[UNIT[key]].hits * (1 if reduced else 2)

    def _lead(self, hero: str, seat: int) -> None:
        """A Hero belongs to a player, whether it is in play already or only then comes into it."""
        heroes = self.view["seats"][seat]["heroes"]
        if hero not in heroes:
            heroes.append(hero)
            heroes.sort(key=UNIT.__getitem__)
        unit = self._unit(hero)
        if unit is not None:
            unit["owner"] = seat

    def _owner(self, key: str) -> int | None:
        """Whose Hero a unit is that comes into play; where one plays the Heroes alone, no record says so."""
        if not is_hero(UNIT[key]):
            return None
        players = [seat for seat in self.view["seats"] if not seat["is_zeds"]]
        if len(players) == 1:
            self._lead(key, players[0]["seat"])
        return next((seat["seat"] for seat in players if key in seat["heroes"]), None)

    def _unit(self, key: str) -> UnitView | None:
        return next((unit for unit in self.view["units"] if unit["unit"] == key), None)

    def _space(self, key: str) -> SpaceView:
        """What lies on a space; an empty one is entered."""
        for space in self.view["spaces"]:
            if space["space"] == key:
                return space
        made: SpaceView = {"space": key, "chaos": 0, "ground": []}
        self.view["spaces"].append(made)
        return made

    def _put(self, key: str, space: str) -> None:
        """A unit is in a space; one that comes into play is as its counter says until the match says more."""
        unit = self._unit(key)
        if unit is not None:
            unit["space"] = space
            return
        card = UNITS[UNIT[key]]
        self.view["units"].append(
            {
                "unit": key,
                "space": space,
                "strength": card.strength[0],
                "hits": 0,
                "hits_left": card.hits * (1 if is_refugees(UNIT[key]) else 2),
                "reduced": False,
                "comatose": False,
                "defiant": False,
                "refugees": False,
                "markers": [],
                "owner": self._owner(key),
                "free_actions": 0,
                "used": [],
            }
        )


def _turn(unit: UnitView, reduced: bool) -> None:
    """A unit shows one of its sides."""
    strength = UNITS[UNIT[unit["unit"]]].strength
    unit["strength"] += strength[reduced] - strength[unit["reduced"]]
    unit["reduced"] = reduced


def show_of(match: lastfire.Match, seat: int | None) -> DawnShow:
    """Everything that has happened, shown at once: numbers are right already."""
    return DawnShow(view_of(match.view(seat)), match.records(seat))
