"""Why something is not among the options, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastfire.engine.step import Hindrance
from lastfire.engine.words import Name, Words, in_language
from lastfire.games.dawn_of_the_zeds.rules.catalogue import DawnCatalogue
from lastfire.games.dawn_of_the_zeds.terminal.words import bracketed, counted, headed, say


@dataclass(frozen=True)
class Refused:
    """A kind of action, what or whom it is about, and why it cannot be done.

    ``about`` are ids of units, cards or spaces, by ``kind``; none where it is about nothing of the sort.
    """

    verb: str
    kind: str
    about: tuple[str, ...]
    rule: str
    words: Name

    def title(self, catalogue: DawnCatalogue, lang: str) -> str:
        """What cannot be done."""
        names = [_name_of(self.kind, each, catalogue, lang) for each in self.about]
        return bracketed(say(f"v_{self.verb}", lang), counted(names, lang), lang)

    def reason(self, lang: str) -> str:
        """Why, with the rule."""
        return f"{self.words.en} [{self.rule}]" if lang == "en" else f"{self.words.ja}［{self.rule}］"

    def line(self, catalogue: DawnCatalogue, lang: str) -> str:
        """All of it."""
        return headed(self.title(catalogue, lang), self.reason(lang), lang)


def _name_of(kind: str, key: str, catalogue: DawnCatalogue, lang: str) -> str:
    named: Words
    if kind == "fate":
        named = catalogue["fates"][key]["name"]
    elif kind == "space":
        named = catalogue["spaces"][key]["name"]
    else:
        named = catalogue["units"][key]["name"]
    return in_language(named, lang)


def refusals(hindrances: Sequence[Hindrance]) -> list[Refused]:
    """The hindrances of an ask, those alike together, kind by kind."""
    alike: dict[tuple[str, str, str, Name], list[str]] = {}
    for each in hindrances:
        kind = next(iter(each.args), "")
        about = [str(thing) for thing in each.args.values()]
        alike.setdefault((each.verb, kind, each.rule, each.words), []).extend(about)
    found = [
        Refused(verb, kind, tuple(about), rule, words) for (verb, kind, rule, words), about in alike.items()
    ]
    verbs = list(dict.fromkeys(each.verb for each in found))
    return sorted(found, key=lambda each: verbs.index(each.verb))
