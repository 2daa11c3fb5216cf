"""Why something is not among the options of a turn, in words."""

from collections.abc import Callable
from typing import Literal

from lastfire.cli.lines import refused
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.terminal.lines.words import verb_name
from lastfire.terms import bracketed, capital, headed, listed

Namer = Callable[[str], str]
"""How a survivor is called."""


class Refused(refused.Refused):
    """A kind of action, and who cannot do it for the same reason.

    It is about the survivors who would act, if any; for the verb "place" about places at which nothing can be
    done.
    """

    def title(self, catalogue: ColonyCatalogue, lang: str, namer: Namer | None = None) -> str:
        """What cannot be done, and by whom; or where nothing can be done."""
        kind: Literal["places", "survivors"] = "places" if self.verb == "place" else "survivors"
        who = [
            namer(each) if namer else in_language(catalogue[kind][each]["name"], lang) for each in self.about
        ]
        if self.verb == "place":
            return capital(listed(who, lang))
        return bracketed(verb_name(catalogue, self.verb, lang), who, lang)

    def line(self, catalogue: ColonyCatalogue, lang: str) -> str:
        """All of it."""
        return headed(self.title(catalogue, lang), self.reason(lang), lang)
