"""Why something is not among the options, in words."""

from lastfire.cli.lines import refused
from lastfire.engine.words import Words, in_language
from lastfire.games.dawn_of_the_zeds.rules.catalogue import DawnCatalogue
from lastfire.games.dawn_of_the_zeds.terminal.lines.options import ABILITIES
from lastfire.games.dawn_of_the_zeds.terminal.words import counted, say
from lastfire.terms import bracketed, headed, spaced


class Refused(refused.Refused):
    """What cannot be done. It is about units, cards or spaces."""

    def title(self, catalogue: DawnCatalogue, lang: str) -> str:
        """What cannot be done."""
        names = [_name_of(self.kind, each, catalogue, lang) for each in self.about]
        return bracketed(say(f"v_{self.verb}", lang), counted(names, lang), lang)

    def line(self, catalogue: DawnCatalogue, lang: str) -> str:
        """All of it."""
        return headed(self.title(catalogue, lang), self.reason(lang), lang)

    def whole(self, catalogue: DawnCatalogue, lang: str) -> str:
        """All of it, and of an ability what it would do."""
        line = self.line(catalogue, lang)
        if self.verb not in ABILITIES or not self.about:
            return line
        deed = catalogue["units"][self.about[0]]["actions"][ABILITIES[self.verb]]
        return spaced([line, in_language(deed, lang)], lang)


def _name_of(kind: str, key: str, catalogue: DawnCatalogue, lang: str) -> str:
    named: Words
    if kind == "fate":
        named = catalogue["fates"][key]["name"]
    elif kind == "scheme":
        named = catalogue["schemes"][key]["name"]
    elif kind == "space":
        named = catalogue["spaces"][key]["name"]
    else:
        named = catalogue["units"][key]["name"]
    return in_language(named, lang)
