"""Lays out matches that an earlier version of Lastfire keeps. That version runs this file.

    /srv/lastfire-old/.venv/bin/python laying_out.py < tables > laid_out

A save is a log; only the rules that it was played by lead from it to the table as it lies. This plays each
table to its last entry, compares every digest, and writes down the table where the step under way began:
from there other rules can go on. A line of JSON comes in for each table, and one goes out. Saves of this
version of Lastfire and later ones have the table in them from the start.
"""

import base64
import json
import sys
from typing import Any

import lastfire
from lastfire.engine.notation import decode, encode


def laid_out(kept: dict[str, Any]) -> dict[str, Any]:
    """The match after the last entry as a save with its table, or the ``problem`` that there is."""
    problems = []
    for version, save, digest in kept["checkpoints"]:
        try:
            match = lastfire.load(base64.b64decode(save))
            _check(match, digest, version)
            for entry in kept["entries"]:
                if entry[0] > version:
                    _play(match, *entry)
        except lastfire.LastfireError as error:
            problems.append(str(error))
            continue
        data = base64.b64encode(_with_table(match)).decode()
        return {"table": kept["table"], "version": kept["last"], "save": data, "digest": match.digest()}
    return {"table": kept["table"], "problem": "; ".join(dict.fromkeys(problems)) or "there is no checkpoint"}


def _check(match: Any, digest: str, version: int) -> None:
    if match.digest() != digest:
        raise lastfire.LastfireError(f"entry {version} does not replay")


def _play(match: Any, version: int, kind: str, seat: int, position: int, detail: str) -> None:
    """Do again what an entry of the match tells; the others are of chairs."""
    digest = detail
    if kind == "word":
        said = json.loads(detail)
        match.add_word(seat, said["word"])
        digest = said["digest"]
    elif kind == "undo":
        match.undo(seat)
    elif kind == "bring_in":
        match.bring_in(seat)
    elif kind == "answer":
        match.answer(position)
    else:
        return
    _check(match, digest, version)


def _with_table(match: Any) -> bytes:
    """A save that has the table where the step under way began, as ``Match.save`` does now."""
    saved = decode(match.save())
    if "table" not in saved:
        table, since = match._table, 0
        if match.ask is not None and hasattr(match, "_step_begun"):
            start = match._step_begun("save")
            table, since = start.before, len(match._answers) - start.answers
        elif match.ask is not None:
            table, since = match._before, len(match._answers)
        saved["table"] = [since, table.chance.news, *table.pack()]
    return encode(saved)


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(laid_out(json.loads(line))), flush=True)
