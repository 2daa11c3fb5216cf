"""What a turn offers, and by which rules something cannot be done now."""

from dataclasses import replace
from functools import cache

from lastfire import rulebook
from lastfire.cli.screen.face import Scene
from lastfire.cli.width import wrap
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.catalogue import DeedCard
from lastfire.games.dead_of_winter.rules.editions import MODULES
from lastfire.games.dead_of_winter.terminal.lines.why import Refused
from lastfire.games.dead_of_winter.terminal.lines.words import verb_name
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.games.dead_of_winter.terminal.screen.words import tell
from lastfire.games.dead_of_winter.terminal.typed import catalogue_of, view_of


@cache
def _texts() -> dict[str, Name]:
    return {rule.id: rule.text for rule in rulebook.rules("dead_of_winter")}


def _rule(rule: str, lang: str) -> str:
    """What a rule says."""
    return _texts()[rule].text(lang)


def rule_lines(scene: Scene, width: int) -> list[str]:
    """Every kind of action: how often it is offered now, and the rules for it."""
    lang = scene.lang
    offered: dict[str, int] = {}
    if isinstance(scene.questions, Choices):
        for row in scene.questions.rows:
            offered[row.option.verb] = offered.get(row.option.verb, 0) + 1
    lines = []
    for verb, deed in _deeds(scene).items():
        count = offered.get(verb, 0)
        state = tell("can", lang, n=count) if count else tell("cannot", lang)
        lines.append(
            f"{'●' if count else '○'} {verb_name(catalogue_of(scene.catalogue), verb, lang)}  {state}"
        )
        for refused in _refused(scene, verb):
            parts = wrap(refused.line(catalogue_of(scene.catalogue), lang), width - 12)
            lines += [f"    {'  ' if i else '· '}{part}" for i, part in enumerate(parts)]
        for rule in deed["rules"]:
            parts = wrap(f"{_rule(rule, lang)} [{rule}]", width - 10)
            lines += [f"    {part}" for part in parts]
    lines += [
        part
        for refused in _refused(scene, "place")
        for part in wrap(refused.line(catalogue_of(scene.catalogue), lang), width - 10)
    ]
    return lines


def _deeds(scene: Scene) -> dict[str, DeedCard]:
    """The kinds of action of a match, those of its modules among them."""
    used = view_of(scene.show.view)["modules"]
    absent = {deed.verb for module in MODULES if module.id not in used for deed in module.deeds}
    deeds = catalogue_of(scene.catalogue)["deeds"]
    return {verb: deed for verb, deed in deeds.items() if verb not in absent}


def _refused(scene: Scene, verb: str) -> list[Refused]:
    """What cannot be done now of a kind of action."""
    if not isinstance(scene.questions, Choices):
        return []
    return [refused for refused in scene.questions.all_refused if refused.verb == verb]


def why_not_verb(scene: Scene, verb: str) -> str:
    """Why something of this kind cannot be done now; empty if nobody knows."""
    for refused in _refused(scene, verb):
        return refused.line(catalogue_of(scene.catalogue), scene.lang)
    return ""


def why_not_at(scene: Scene, place: str) -> str:
    """Why nothing can be done at a place."""
    for refused in _refused(scene, "place"):
        if place in refused.about:
            return replace(refused, about=(place,)).line(catalogue_of(scene.catalogue), scene.lang)
    return ""


def refusal(scene: Scene, text: str) -> str:
    """Why what was looked for is not offered; empty if it is no action of a turn."""
    wanted = text.casefold().strip()
    questions = scene.questions
    if not wanted or not isinstance(questions, Choices) or questions.ask.question != "turn":
        return ""
    offered = {row.option.verb for row in questions.rows}
    for verb, deed in _deeds(scene).items():
        named = (verb_name(catalogue_of(scene.catalogue), verb, lang).casefold() for lang in ("en", "ja"))
        if verb not in offered and any(wanted in name or name in wanted for name in named):
            what, rule = verb_name(catalogue_of(scene.catalogue), verb, scene.lang), deed["rules"][0]
            return tell("refused", scene.lang, what=what, rule=_rule(rule, scene.lang), id=rule)
    return ""
