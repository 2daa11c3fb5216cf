"""What an option says, with what there is to know before it is chosen."""

from typing import Final

import lastfire
from lastfire.cli.lines.telling import Telling
from lastfire.engine.words import in_language
from lastfire.games.dawn_of_the_zeds.rules.odds import OptionOdds
from lastfire.games.dawn_of_the_zeds.rules.view import DawnView
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town
from lastfire.terms import bracketed, headed

ABILITIES: Final = {"use": 0, "use_second": 1, "use_third": 2}
"""Verbs of a unit's own abilities, and which one of its Actions each is."""
IN_FORCE: Final = ("use_event", "use_research", "use_component")
ON_UNITS: Final = ("shoot", "arrest", "sneak", "sabotage", "experiment", "snipe")
"""Verbs that name the unit they are done to or by."""
AT: Final = ("shoot", "snipe", "arrest", "experiment")
"""Those among them that are done to it, where it is."""


def is_pass(option: lastfire.Option, ask: lastfire.Ask, known: OptionOdds, view: DawnView) -> bool:
    """Whether to act no more ends nothing: others may still act, then it is asked again. [DOZ-COOP-9]"""
    seats = sum(not seat["is_zeds"] for seat in view["seats"])
    return option.verb == "pass" and ask.question == "who_acts" and seats > 1 and not known.get("last", False)


def option_text(option: lastfire.Option, ask: lastfire.Ask, telling: Telling) -> str:
    """What an option says in a line of its own."""
    town = Town(telling)
    said = option.text(telling.lang)
    args = option.args
    known = town.odds["options"].get(str(option.position), {}) if "options" in town.odds else {}
    if is_pass(option, ask, known, town.view):
        return bracketed(town.say("pass_on"), [town.say("asked_again")], telling.lang)
    if ask.question == "hero_owner":
        return telling.names[int(str(args["number"])) - 1]
    if option.verb == "unit":
        return unit_text(str(args["unit"]), ask, town)
    if option.verb in ABILITIES:
        return ability_text(option, town)
    text = card_text(option, town)
    if text:
        return headed(said, text, telling.lang)
    facts = facts_of(option, town)
    if facts and "space" in args:
        return headed(said, town.listed(facts), telling.lang)
    if option.verb in AT and facts:
        said, facts = town.say("done_at", deed=said, space=facts[0]), facts[1:]
    return town.listed([said, *facts])


def unit_text(key: str, ask: lastfire.Ask, town: Town) -> str:
    """A unit that may be chosen: its card before it is in play, else where and how it is."""
    unit = town.units.get(key)
    if ask.question == "choose_hero" or unit is None:
        return town.card(key)
    return town.where(unit)


def ability_text(option: lastfire.Option, town: Town) -> str:
    """What an ability does; whose it is, if it is not clear."""
    actions = town.catalogue["units"][str(option.args["unit"])]["actions"]
    which = ABILITIES[option.verb]
    if which >= len(actions):
        return option.text(town.lang)
    return in_language(actions[which], town.lang)


def card_text(option: lastfire.Option, town: Town) -> str:
    """The text of the card, the component or the Scheme that an option uses; empty for others."""
    args, catalogue = option.args, town.catalogue
    if option.verb in ("play", "discard_fate"):
        return town.text(catalogue["fates"][str(args["fate"])]["text"])
    if option.verb == "use_event":
        return town.text(catalogue["events"][str(args["event"])]["text"])
    if option.verb == "use_research":
        return town.text(catalogue["research"][str(args["research"])]["text"])
    if option.verb in ("use_component", "component"):
        return town.text(catalogue["components"][str(args["component"])]["text"])
    if option.verb == "scheme":
        return town.text(catalogue["schemes"][str(args["scheme"])]["text"])
    if option.verb == "marker":
        return town.text(catalogue["markers"][str(args["marker"])]["text"])
    return ""


def facts_of(option: lastfire.Option, town: Town) -> list[str]:
    """What there is to know about the space or the unit of an option."""
    args = option.args
    if option.verb == "move":
        return move_facts(str(args["space"]), town)
    if option.verb in ("space", "raze"):
        key = str(args["space"])
        facts = town.space_facts(key) if town.step(key) is not None else ""
        return [facts] if facts else []
    if option.verb == "shamble":
        unit = town.units[str(args["unit"])]
        here = town.zeds_at(unit["space"])
        return [town.space(unit["space"]), *([town.all_told(here)] if len(here) > 1 else town.facts(unit))]
    if option.verb in ON_UNITS and args["unit"] in town.units:
        unit = town.units[str(args["unit"])]
        return [town.space(unit["space"]), *town.facts(unit)]
    if option.verb in ("track", "rise"):
        return [town.zeds_on(str(args["track"]))]
    return []


def move_facts(space: str, town: Town) -> list[str]:
    """Who is attacked by a Move, and what else is where it leads."""
    facts = town.ground_facts(space)
    zeds = town.zeds_at(space)
    if zeds:
        facts.insert(0, town.say("attack_on", zeds=town.all_in_sentence([unit["unit"] for unit in zeds])))
    others = [unit for unit in town.at.get(space, []) if unit not in zeds]
    if others and space != "town_center":
        facts.append(town.all_told(others))
    return facts
