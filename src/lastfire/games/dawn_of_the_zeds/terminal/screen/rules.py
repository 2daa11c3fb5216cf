"""What a unit can do, and by which rules something cannot be done now."""

from dataclasses import replace
from functools import cache
from typing import Final

from lastfire import rulebook
from lastfire.cli.screen.face import Scene
from lastfire.cli.width import wrap
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import DEEDS
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.games.dawn_of_the_zeds.terminal.screen.words import tell
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of

RULES: Final = {deed.verb: deed.rules for deed in DEEDS if deed.verb not in ("use_component", "open_ferry")}
"""The kinds of Action, and the rules for each."""


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
    """Every kind of Action: how often it is offered now, why it is not, and the rules for it."""
    lang, catalogue = scene.lang, catalogue_of(scene.catalogue)
    offered: dict[str, int] = {}
    if isinstance(scene.questions, Choices):
        for row in scene.questions.rows:
            offered[row.option.verb] = offered.get(row.option.verb, 0) + 1
    refused = _refused(scene)
    lines = []
    # Before it is chosen who acts, nothing says what is possible.
    chosen = scene.questions is None or scene.questions.ask.question != "who_acts"
    if not chosen:
        lines += [*wrap(tell("who_first", lang), width - 8), ""]
    for verb, rules in RULES.items():
        count = offered.get(verb, 0)
        state = (tell("can", lang, n=count) if count else tell("cannot", lang)) if chosen else ""
        lines.append(f"{'●' if count else '○'} {tell(f'v_{verb}', lang)}  {state}".rstrip())
        for each in refused:
            if each.verb == verb:
                lines += _indented(each.line(catalogue, lang), "    · ", width)
        for rule in rules:
            lines += _indented(f"{_rule(rule, lang)} [{rule}]", "    ", width)
    for each in refused:
        if each.verb not in RULES:
            lines += _indented(each.line(catalogue, lang), "· ", width)
    return lines


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
