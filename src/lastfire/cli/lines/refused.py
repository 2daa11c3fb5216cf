"""Why something is not among the options: what each game tells in its own words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from lastfire.engine.step import Hindrance
from lastfire.engine.words import Name


@dataclass(frozen=True)
class Refused:
    """A kind of action, what or whom it is about, and why it cannot be done. Each game says its ``title``.

    ``about`` are ids of things of one ``kind``; none where it is about nothing of the sort.
    """

    verb: str
    kind: str
    about: tuple[str, ...]
    rule: str
    words: Name

    @classmethod
    def of(cls, hindrances: Sequence[Hindrance]) -> list[Self]:
        """The hindrances of an ask, those alike together, kind by kind."""
        alike: dict[tuple[str, str, str, Name], list[str]] = {}
        for each in hindrances:
            kind = next(iter(each.args), "")
            about = [str(thing) for thing in each.args.values()]
            alike.setdefault((each.verb, kind, each.rule, each.words), []).extend(about)
        found = [
            cls(verb, kind, tuple(about), rule, words) for (verb, kind, rule, words), about in alike.items()
        ]
        verbs = list(dict.fromkeys(each.verb for each in found))
        return sorted(found, key=lambda each: verbs.index(each.verb))

    def reason(self, lang: str) -> str:
        """Why, with the rule."""
        return f"{self.words.en} [{self.rule}]" if lang == "en" else f"{self.words.ja}［{self.rule}］"
