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
        """All of it, with what the ability or the cards would do."""
        reason = self.words.text(lang)
        said = [self.line(catalogue, lang)]
        for each in self.about:
            # When a card is played is part of its text and of most reasons.
            text = [clause for clause in _text_of(self, each, catalogue, lang) if clause not in reason]
            if text and len(self.about) > 1:
                text[0] = headed(_name_of(self.kind, each, catalogue, lang), text[0], lang)
            said += text
        return spaced(said, lang)


def _text_of(refused: Refused, key: str, catalogue: DawnCatalogue, lang: str) -> list[str]:
    """What an ability or a card says; nothing of what has no text."""
    text: list[Words] = []
    if refused.verb in ABILITIES:
        text = [catalogue["units"][key]["actions"][ABILITIES[refused.verb]]]
    elif refused.kind == "fate":
        text = catalogue["fates"][key]["text"]
    elif refused.kind == "scheme":
        text = catalogue["schemes"][key]["text"]
    return [in_language(words, lang) for words in text]


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
