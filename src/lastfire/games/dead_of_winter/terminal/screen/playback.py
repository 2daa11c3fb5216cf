"""What is going on at the colony, played from records one by one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import lastfire
from lastfire.cli.lines.telling import Values
from lastfire.cli.screen.face import Beat, Show
from lastfire.games.dead_of_winter.rules.view import ColonyView, PlaceView, SeatView, SurvivorView
from lastfire.games.dead_of_winter.terminal.screen.long_night_playback import WEIGHTS, fold
from lastfire.games.dead_of_winter.terminal.typed import Facts, facts_of, pieces_of, view_of

NOT_SAID: Final = -1
"""How many cards a crisis takes, until the match says it."""
_WEIGHTS: Final = {
    "turn_begins": 1.0,
    "round_begins": 1.2,
    "crisis_revealed": 1.5,
    "dice_rolled": 0.5,
    "die_spent": 0.3,
    "die_rolled": 1.0,
    "zombie_came": 0.2,
    "barricade_broken": 0.5,
    "noise_rolled": 0.3,
    "exposed": 1.0,
    "overrun": 1.5,
    "killed": 2.0,
    "helpless_killed": 1.5,
    "crossroads_opened": 3.0,
    "option_chosen": 1.5,
    "option_happens": 1.5,
    "crisis_card": 0.5,
    "crisis_strikes": 2.0,
    "crisis_prevented": 2.0,
    "voted": 0.8,
    "vote_result": 1.5,
    "exiled": 2.0,
    "watched_on": 0.2,
    **WEIGHTS,
}


def beats_of(records: Sequence[lastfire.Record]) -> list[Beat]:
    """Each record is one beat."""
    return [Beat(record, record.args, _WEIGHTS.get(record.kind, 0.5)) for record in records]


@dataclass
class ColonyShow(Show):
    """The view brought up to date by records, the place they speak of, the card that lies open."""

    view: ColonyView
    spot: str | None = None
    crossroads: str | None = None
    opened_for: int = 0
    chosen: int = 0
    """The option of the open card that was chosen, from 1; 0 for none."""

    def take(self, beat: Beat) -> None:
        """Show one beat."""
        self.log.append(beat.record)
        kind, args = beat.record.kind, facts_of(beat.args)
        self.spot = args.get("to") or args.get("place") or self.spot
        if kind == "crossroads_opened":
            self.crossroads, self.opened_for, self.chosen = args["crossroads"], args["seat"], 0
        elif kind in ("option_chosen", "option_happens"):
            self.chosen = args["option"]
        elif kind in ("turn_begins", "fed", "watched_on", "game_over"):
            self.crossroads, self.spot = None, None
        self._table(kind, args)
        fold(pieces_of(self.view), self.view, kind, args)

    def settle(self, view: Values) -> None:
        """Everything has been shown."""
        self.view = view_of(view)
        self.spot = None
        if self.view["crossroads"] is None:
            self.crossroads = None

    def _table(self, kind: str, args: Facts) -> None:
        """What a record changes on the table."""
        view = self.view
        if kind == "turn_begins":
            view["turn"], view["phase"], view["step"] = args["seat"], "turn", "turn"
        elif kind == "round_begins":
            view["round"], view["phase"], view["step"] = args["round"], "colony", "round"
        elif kind == "first_player":
            view["first"] = args["seat"]
        elif kind == "morale_changed":
            view["morale"] = args["morale"]
        elif kind in ("food_gained", "food_lost", "fed"):
            view["food"] = args["food"]
            if kind == "fed":
                view["turn"], view["phase"], view["step"] = None, "colony", "pay_food"
        elif kind == "starvation":
            view["starvation"] = args["starvation"]
        elif kind == "wasted":
            view["waste"].append(args["item"])
        elif kind == "waste_checked":
            view["step"] = "check_waste"
        elif kind in ("crisis_card", "crisis_strikes", "crisis_prevented"):
            view["step"] = "crisis"
        elif kind == "helpless_added":
            view["helpless"] += args["count"]
            view["places"][0]["heads"] += args["count"]
        elif kind in ("helpless_removed", "helpless_killed"):
            view["helpless"] = max(0, view["helpless"] - args["count"])
            view["places"][0]["heads"] -= args["count"]
        elif kind in ("dice_rolled", "die_spent", "die_changed", "exiled"):
            self._dice(kind, args, view["seats"][args["seat"]])
        elif kind == "crisis_revealed":
            # How many cards it takes is for the match to say.
            view["crisis"] = {"id": args["crisis"], "given": 0, "needed": NOT_SAID, "givers": [], "known": []}
        elif kind == "watches":
            view["watching"], view["reader"] = args["crossroads"], args["seat"]
        elif kind == "game_over":
            view["turn"], view["phase"], view["step"] = None, "over", "over"
        elif kind == "joined":
            self._join(args)
        elif kind == "crisis_given" and view["crisis"] is not None:
            view["crisis"]["given"] += 1
        elif "gate" in args:
            self._gate(kind, args)
        elif kind == "noise_made":
            self._place(args["place"])["noise"] = args["count"]
        elif kind == "noise_rolled":
            place = self._place(args["place"])
            place["noise"] = max(0, place["noise"] - 1)
        elif kind in ("zombies_killed", "zombies_removed") and args["place"] != "colony":
            gate = self._place(args["place"])["gates"][0]
            gate["zombies"] = max(0, gate["zombies"] - args["count"])
        elif args.get("survivor") in view["survivors"]:
            self._survivor(kind, args, view["survivors"][args["survivor"]])

    def _join(self, args: Facts) -> None:
        """Somebody comes into play."""
        name, seat = args["survivor"], args["seat"]
        group = self.view["seats"][seat]["group"]
        here = self.view["survivors"].get(name)
        if here is not None:
            before = self.view["seats"][here["seat"]]["group"]
            if name in before:
                before.remove(name)
            here["seat"] = seat
        else:
            self.view["survivors"][name] = {
                "seat": seat,
                "place": args["place"],
                "wounds": 0,
                "frostbite": 0,
                "leader": not group,
                "moved": False,
                "used": False,
                "gear": [],
                "attached": [],
            }
            self._put(name, args["place"])
        if name not in group:
            group.append(name)

    def _put(self, name: str, to: str) -> None:
        """A survivor stands at a place."""
        place = self._place(to)
        place["survivors"].append(name)
        place["heads"] += 1

    def _take_away(self, name: str, origin: str) -> None:
        """A survivor stands there no more."""
        place = self._place(origin)
        if name in place["survivors"]:
            place["survivors"].remove(name)
            place["heads"] -= 1

    def _dice(self, kind: str, args: Facts, group: SeatView) -> None:
        if kind == "dice_rolled":
            group["dice"], group["used_dice"] = list(args["dice"]), 0
        elif kind == "exiled":
            group["exiled"] = True
        elif kind == "die_spent" and args["die"] in group["dice"]:
            group["dice"].remove(args["die"])
            group["used_dice"] += 1
        elif kind == "die_changed" and args["was"] in group["dice"]:
            group["dice"].remove(args["was"])
            group["dice"] = sorted([*group["dice"], args["die"]], reverse=True)

    def _gate(self, kind: str, args: Facts) -> None:
        gates = self._place(args["place"])["gates"]
        gate = gates[min(args["gate"], len(gates)) - 1]
        if kind == "zombie_came":
            gate["zombies"] += 1
        elif kind == "barricade_built":
            gate["barricades"] += 1
        elif kind == "barricade_broken":
            gate["barricades"] = max(0, gate["barricades"] - 1)

    def _survivor(self, kind: str, args: Facts, survivor: SurvivorView) -> None:
        name = args["survivor"]
        if kind in ("moved", "placed", "killed", "left_game"):
            self._take_away(name, survivor["place"])
            if kind in ("moved", "placed"):
                survivor["place"] = args["to"]
                self._put(name, args["to"])
            else:
                del self.view["survivors"][name]
                group = self.view["seats"][survivor["seat"]]["group"]
                if name in group:
                    group.remove(name)
        elif kind == "wounded":
            survivor["wounds"] += args["count"]
        elif kind == "frostbitten":
            survivor["frostbite"] += args["count"]
        elif kind == "healed":
            if args["face"] == "frostbite":
                survivor["frostbite"] = max(0, survivor["frostbite"] - 1)
            else:
                survivor["wounds"] = max(0, survivor["wounds"] - 1)
        elif kind == "leader_chosen":
            for other in self.view["seats"][survivor["seat"]]["group"]:
                self.view["survivors"][other]["leader"] = other == name
        elif kind == "equipped":
            survivor["gear"].append({"item": args["item"], "used": False})

    def _place(self, name: str) -> PlaceView:
        return next(place for place in self.view["places"] if place["place"] == name)


def show_of(match: lastfire.Match, seat: int | None) -> ColonyShow:
    """Everything that has happened, shown at once: numbers are right already."""
    return ColonyShow(view_of(match.view(seat)), match.records(seat))
