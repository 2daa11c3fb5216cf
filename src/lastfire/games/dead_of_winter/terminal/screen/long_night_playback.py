"""What records change on the boards of The Long Night."""

from typing import Final

from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonSeen
from lastfire.games.dead_of_winter.rules.view import ColonyView, PlaceView
from lastfire.games.dead_of_winter.terminal.typed import Facts, Pieces

WEIGHTS: Final = {
    "noise_turned": 0.3,
    "code_met": 1.0,
    "code_missed": 1.0,
    "released": 1.5,
    "contained": 1.5,
    "special_came": 1.0,
    "special_fell": 1.0,
    "encounter": 1.0,
    "improvement_finished": 1.5,
    "despaired": 1.0,
    "trap_worked": 1.0,
    "bandit_rolled": 1.0,
    "hideout_searched": 1.0,
    "hideout_attacked": 1.0,
    "pill_taken": 1.5,
    "goal_completed": 3.0,
}
"""How long records stay, times the pace."""


def fold(pieces: Pieces, view: ColonyView, kind: str, args: Facts) -> None:
    """Bring the boards up to date by a record; a match without the expansion has none."""
    if not pieces:
        return
    _night(pieces, view, kind, args)
    _raxxon(pieces, view, kind, args)
    _bandits(pieces, view, kind, args)
    _improvements(pieces, kind, args)


def _night(pieces: Pieces, view: ColonyView, kind: str, args: Facts) -> None:
    """Despair, unruly people, traps, the graveyard."""
    night = pieces.night
    assert night is not None
    if kind in ("despaired", "despair_lifted"):
        change = args["count"] if kind == "despaired" else -args["count"]
        night["despair"][args["survivor"]] = max(0, night["despair"].get(args["survivor"], 0) + change)
    elif kind == "turned_unruly":
        night["unruly"] += args["count"]
    elif kind in ("calmed", "unruly_lost"):
        night["unruly"] = max(0, night["unruly"] - args["count"])
    elif kind in ("trap_laid", "barricade_turned", "trap_worked"):
        traps = night["traps"][args["place"]]
        at = min(args["gate"], len(traps)) - 1
        traps[at] = max(0, traps[at] + (-1 if kind == "trap_worked" else 1))
        if kind == "barricade_turned":
            gate = _place(view, args["place"])["gates"][at]
            gate["barricades"] = max(0, gate["barricades"] - 1)
    elif kind == "traps_removed":
        night["traps"][args["place"]] = [0] * len(night["traps"][args["place"]])
    elif kind == "noise_turned":
        place = _place(view, args["place"])
        place["noise"] = max(0, place["noise"] - 1)
    elif kind in ("killed", "left_game"):
        night["despair"].pop(args["survivor"], None)
        if args["survivor"] not in night["graveyard"]:
            night["graveyard"].append(args["survivor"])


def _raxxon(pieces: Pieces, view: ColonyView, kind: str, args: Facts) -> None:
    """The log, its dice, special zombies, side effects."""
    raxxon = pieces.raxxon
    if raxxon is None:
        return
    if kind == "die_laid":
        raxxon["dice"][args["seat"]].append(args["die"])
        group = view["seats"][args["seat"]]
        if args["die"] in group["dice"]:
            group["dice"].remove(args["die"])
            group["used_dice"] += 1
    elif kind == "round_begins":
        raxxon["dice"] = [[] for _ in raxxon["dice"]]
    elif kind == "log_on_top":
        raxxon["log"], raxxon["left"], raxxon["met"] = args["experiment"], max(0, raxxon["left"] - 1), False
    elif kind == "code_met":
        raxxon["met"] = True
    elif kind == "special_fell":
        # Outside the colony a record of its own says that a zombie was killed.
        is_counted = args["place"] == "colony"
        _special_goes(raxxon, view, args["special"], args["place"], is_counted)
    elif kind in ("special_came", "special_moved"):
        if kind == "special_moved":
            _special_goes(raxxon, view, args["special"], args["origin"], True)
        if len(_place(view, args["place"])["gates"]) == 1:
            # At which entrance of several it stands is for the match to say.
            raxxon["specials"].append({"special": args["special"], "place": args["place"], "gate": 1})
            _place(view, args["place"])["gates"][0]["zombies"] += 1
    elif kind == "side_effect_equipped":
        raxxon["side_effects"][args["side_effect"]] = args["survivor"]
    elif kind == "side_effect_returned":
        raxxon["side_effects"][args["side_effect"]] = None


def _special_goes(raxxon: RaxxonSeen, view: ColonyView, kind: str, place: str, is_counted: bool) -> None:
    """A special zombie leaves a place, and the zombies counted there unless something else says it."""
    for each in raxxon["specials"]:
        if each["special"] == kind and each["place"] == place:
            raxxon["specials"].remove(each)
            gate = _place(view, place)["gates"][each["gate"] - 1]
            gate["zombies"] = max(0, gate["zombies"] - int(is_counted))
            break


def _bandits(pieces: Pieces, view: ColonyView, kind: str, args: Facts) -> None:
    """Bandits, the stockpile, their leader."""
    bandits = pieces.bandits
    if bandits is None:
        return
    if kind == "bandit_came":
        bandits["bandits"][args["place"]] = bandits["bandits"].get(args["place"], 0) + 1
    elif kind == "bandits_gone":
        there = bandits["bandits"].get(args["place"], 0)
        bandits["bandits"][args["place"]] = max(0, there - args["count"])
    elif kind in ("scavenged", "stocked"):
        bandits["stockpile"].append(args["item"])
        if kind == "scavenged":
            place = _place(view, args["place"])
            place["deck"] = max(0, (place["deck"] or 0) - 1)
    elif kind == "taken_from_stockpile" and args["item"] in bandits["stockpile"]:
        bandits["stockpile"].remove(args["item"])
    elif kind == "leads_bandits":
        bandits["leader"] = args["seat"]
    elif kind == "round_begins":
        bandits["leader_has_taken"] = False


def _improvements(pieces: Pieces, kind: str, args: Facts) -> None:
    """Tokens, and what is finished."""
    works = pieces.improvements
    if works is None or kind not in ("advanced", "improvement_finished"):
        return
    for plan in works["row"]:
        if plan["id"] == args["improvement"]:
            if kind == "advanced":
                works["supply"] = max(0, works["supply"] - max(0, args["count"] - plan["tokens"]))
                plan["tokens"] = args["count"]
            else:
                works["row"].remove(plan)
                works["finished"].append(plan)
            break


def _place(view: ColonyView, name: str) -> PlaceView:
    return next(place for place in view["places"] if place["place"] == name)
