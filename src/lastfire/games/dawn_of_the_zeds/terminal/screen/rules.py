"""What a unit can do, and by which rules something cannot be done now."""

from dataclasses import replace
from functools import cache
from typing import Final

from lastfire import rulebook
from lastfire.cli.screen.face import Scene
from lastfire.cli.width import wrap
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import DEEDS
from lastfire.games.dawn_of_the_zeds.rules.cards import box_of
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    BARRICADE_RULES,
    BASIC,
    HOSPITAL_RULES,
    LEVEL,
    REFUGEES_RULES,
    RESEARCH_RULES,
)
from lastfire.games.dawn_of_the_zeds.rules.windows import ON_HERO_MOVE
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.games.dawn_of_the_zeds.terminal.screen.words import tell
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, view_of

RULES: Final = {deed.verb: deed.rules for deed in DEEDS if deed.verb not in ("use_component", "open_ferry")}
"""The kinds of Action, and the rules for each."""
ZEDS_RULES: Final = {
    "shamble": ("DOZ-VERSUS-24", "DOZ-VERSUS-25", "DOZ-VERSUS-26"),
    "rise": ("DOZ-VERSUS-29", "DOZ-VERSUS-30"),
    "plot": ("DOZ-VERSUS-39",),
    "spy_event": ("DOZ-VERSUS-40",),
    "sneak": ("DOZ-VERSUS-31", "DOZ-VERSUS-32"),
    "sabotage": ("DOZ-VERSUS-33", "DOZ-VERSUS-34", "DOZ-VERSUS-35"),
    "agitate": ("DOZ-VERSUS-36", "DOZ-VERSUS-37", "DOZ-VERSUS-38"),
    "experiment": ("DOZ-VERSUS-76",),
    "snipe": ("DOZ-VERSUS-70",),
}
"""The kinds of Zeds Action, and the rules for each."""
_LIKE: Final = {"use_second": "use", "use_third": "use", "rise_somewhere": "rise", "spy_fate": "spy_event"}
"""Verbs that are of the same kind of Action as another."""
_ADDED: Final = {
    "heal": HOSPITAL_RULES,
    "discharge": HOSPITAL_RULES,
    "equip": REFUGEES_RULES,
    "build": BARRICADE_RULES,
    "research": RESEARCH_RULES,
}
"""Kinds of Action that not every level has, and what a level adds that has them."""


@cache
def _texts() -> dict[str, Name]:
    return {rule.id: rule.text for rule in rulebook.rules("dawn_of_the_zeds")}


def _rule(rule: str, lang: str) -> str:
    """What a rule says."""
    return _texts()[rule].text(lang)


def _refused(scene: Scene) -> tuple[Refused, ...]:
    """What cannot be done now."""
    return tuple(scene.questions.all_refused) if isinstance(scene.questions, Choices) else ()


def rule_lines(scene: Scene, width: int) -> list[str]:
    """What cannot be done now and why, then the kinds of Action with the rules for them.

    Asked what a unit does, only kinds that it can have to do with, each with how often it is offered; the
    Zeds player likewise of Zeds Actions; else all of the level.
    """
    lang, catalogue = scene.lang, catalogue_of(scene.catalogue)
    question = scene.questions.ask.question if scene.questions is not None else ""
    refused = _refused(scene)
    lines = []
    # Before it is chosen who acts, nothing says what is possible.
    if question == "who_acts":
        lines += [*wrap(tell("who_first", lang), width - 8), ""]
    kinds = {"deed": RULES, "zeds_action": ZEDS_RULES}.get(question, {})
    for each in refused:
        if _kind_of(each.verb) not in kinds:
            lines += _indented(each.whole(catalogue, lang), "· ", width)
    if kinds:
        offered = _offered(scene)
        for verb, rules in kinds.items():
            why = [each for each in refused if _kind_of(each.verb) == verb]
            if verb in offered or why:
                count = offered.get(verb, 0)
                state = tell("can", lang, n=count) if count else tell("cannot", lang)
                lines.append(f"{'●' if count else '○'} {tell(f'v_{verb}', lang)}  {state}")
                for each in why:
                    lines += _indented(each.whole(catalogue, lang), "    · ", width)
                lines += _ruled(rules, lang, width)
        return lines
    for verb in _of_level(scene):
        lines += [f"○ {tell(f'v_{verb}', lang)}", *_ruled(RULES[verb], lang, width)]
    return lines


def _kind_of(verb: str) -> str:
    """The kind of Action that a verb is of."""
    return _LIKE.get(verb, verb)


def _offered(scene: Scene) -> dict[str, int]:
    """How many options there are of each kind of Action."""
    offered: dict[str, int] = {}
    for row in scene.questions.rows if scene.questions is not None else ():
        kind = _kind_of(row.option.verb)
        offered[kind] = offered.get(kind, 0) + 1
    return offered


def _of_level(scene: Scene) -> list[str]:
    """The kinds of Action that there are at the level of the game."""
    view = view_of(scene.show.view)
    box = box_of(LEVEL[view["level"]], view["versus"] is not None)
    missing = {verb for verb, added in _ADDED.items() if not box.uses & added}
    if view["versus"] is None or box.level is BASIC:
        missing.add("arrest")
    if not any(ON_HERO_MOVE in box.fates[card].moments for card in box.fates_in_use):
        missing.add("play")
    return [verb for verb in RULES if verb not in missing]


def _ruled(rules: tuple[str, ...], lang: str, width: int) -> list[str]:
    """The rules for a kind of Action."""
    return [line for rule in rules for line in _indented(f"{_rule(rule, lang)} [{rule}]", "    ", width)]


def _indented(text: str, head: str, width: int) -> list[str]:
    """Text behind a head, what goes beyond a line below its beginning."""
    parts = wrap(text, width - 8 - len(head))
    return [(" " * len(head) if i else head) + part for i, part in enumerate(parts)]


def why_not_at(scene: Scene, place: str) -> str:
    """Why nothing can be done at a space."""
    questions = scene.questions
    if not isinstance(questions, Choices):
        return ""
    refused = questions.why_not_in(place)
    if refused is None:
        return ""
    if refused.kind == "space":
        refused = replace(refused, about=(place,))
    else:
        here = tuple(unit for unit in refused.about if questions.places.get(unit) == place)
        refused = replace(refused, about=here)
    return refused.line(catalogue_of(scene.catalogue), scene.lang)


def refusal(scene: Scene, text: str) -> str:
    """Why what was looked for is not offered; empty if nobody knows."""
    wanted = text.casefold().strip()
    catalogue = catalogue_of(scene.catalogue)
    if not wanted:
        return ""
    for refused in _refused(scene):
        for key in refused.about or ("",):
            one = replace(refused, about=(key,) if key else ())
            if any(wanted in one.title(catalogue, lang).casefold() for lang in ("en", "ja")):
                return one.line(catalogue, scene.lang)
    return ""
