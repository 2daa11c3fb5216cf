"""Why something is not among the options of a turn, in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from lastfire.engine.step import Hindrance
from lastfire.engine.words import Name, in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.terminal.lines.words import capital, headed, listed, verb_name

Namer = Callable[[str], str]
"""How a survivor is called."""


@dataclass(frozen=True)
class Refused:
    """A kind of action, who cannot do it for the same reason, and that reason.

    ``who`` are ids of survivors, none where it is no survivor who would act; for the verb "place" they are
    those of places at which nothing can be done.
    """

    verb: str
    who: tuple[str, ...]
    rule: str
    words: Name

    def title(self, catalogue: ColonyCatalogue, lang: str, namer: Namer | None = None) -> str:
        """What cannot be done, and by whom; or where nothing can be done."""
        kind: Literal["places", "survivors"] = "places" if self.verb == "place" else "survivors"
        who = listed(
            [namer(each) if namer else in_language(catalogue[kind][each]["name"], lang) for each in self.who],
            lang,
        )
        if self.verb == "place":
            return capital(who)
        what = verb_name(catalogue, self.verb, lang)
        if not who:
            return what
        return f"{what} ({who})" if lang == "en" else f"{what}（{who}）"

    def reason(self, lang: str) -> str:
        """Why, with the rule."""
        return f"{self.words.en} [{self.rule}]" if lang == "en" else f"{self.words.ja}［{self.rule}］"

    def line(self, catalogue: ColonyCatalogue, lang: str) -> str:
        """All of it."""
        return headed(self.title(catalogue, lang), self.reason(lang), lang)


def refusals(hindrances: Sequence[Hindrance]) -> list[Refused]:
    """The hindrances of an ask, those alike together, kind by kind."""
    alike: dict[tuple[str, str, Name], list[str]] = {}
    for each in hindrances:
        who = [str(thing) for thing in each.args.values()]
        alike.setdefault((each.verb, each.rule, each.words), []).extend(who)
    found = [Refused(verb, tuple(who), rule, words) for (verb, rule, words), who in alike.items()]
    verbs = list(dict.fromkeys(each.verb for each in found))
    return sorted(found, key=lambda each: verbs.index(each.verb))
