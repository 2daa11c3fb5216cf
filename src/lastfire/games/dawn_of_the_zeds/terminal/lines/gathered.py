"""Hits that follow each other, as those of one fight or one shot do, in one sentence of the log."""

from collections.abc import Sequence
from typing import Final

from lastfire.cli.lines.telling import Args, Told
from lastfire.engine.words import fill
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import HITS_BORNE
from lastfire.games.dawn_of_the_zeds.terminal.typed import facts_of

HIT: Final = "hit_taken"
REDUCED: Final = "unit_reduced"


class Hits:
    """Several Hits as one record: what is said after the number is said once, for the last."""

    kind = HIT

    def __init__(self, taken: Sequence[Told]) -> None:
        self._taken = taken
        self.number = taken[0].number

    @property
    def args(self) -> Args:
        """The fields of the first of them."""
        return self._taken[0].args

    def text(self, lang: str, names: Sequence[str] | None = None) -> str:
        """The sentence."""
        counts: dict[str, list[Told]] = {}
        for record in self._taken:
            counts.setdefault(str(facts_of(record.args)["unit"]), []).append(record)
        one = fill(HITS_BORNE.text(lang), {"n": 1})
        heads: list[str] = []
        tail = ""
        for of_unit in counts.values():
            head, tail = of_unit[0].text(lang, names).rsplit(one, 1)
            # No name begins with an article: it is that of a sentence, and no longer at its beginning.
            if heads and head.startswith("The "):
                head = f"t{head[1:]}"
            heads.append(head + fill(HITS_BORNE.text(lang), {"n": len(of_unit)}))
        return (", " if lang == "en" else "、").join(heads) + tail


def gathered(records: Sequence[Told]) -> list[Told]:
    """The records with every run of Hits in one, before whom they have turned to the reduced side."""
    out: list[Told] = []
    at = 0
    while at < len(records):
        if records[at].kind != HIT:
            out.append(records[at])
            at += 1
            continue
        end = at
        while end < len(records) and records[end].kind in (HIT, REDUCED):
            end += 1
        run = records[at:end]
        out.append(Hits([record for record in run if record.kind == HIT]))
        out += [record for record in run if record.kind != HIT]
        at = end
    return out
