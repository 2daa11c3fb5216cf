"""What the games share that make moments for fixtures.json: what a seat is told, and how moments are kept."""

import json
from pathlib import Path
from typing import Any

import lastfire
from lastfire import bots

LANGS = ("en", "ja")
NAMES = {"en": ["Mika", "Ines", "Rook", "Yuto", "Sam"], "ja": ["ミカ", "イネス", "ルーク", "ユウト", "サム"]}


def both(thing: Any) -> dict[str, str]:
    """The words of a record or question in both languages."""
    return {lang: thing.text(lang, NAMES[lang]) for lang in LANGS}


def option(it: lastfire.Option) -> dict[str, Any]:
    """One of the options."""
    text = {lang: it.text(lang) for lang in LANGS}
    return {"position": it.position, "id": it.id, "verb": it.verb, "args": it.args, "text": text}


def hindrance(it: Any) -> dict[str, Any]:
    """Why something is not among the options."""
    text = {lang: it.words.text(lang) for lang in LANGS}
    return {"verb": it.verb, "args": it.args, "rule": it.rule, "text": text}


def state(m: lastfire.Match, seat: int, since: int, kept: int, *, hindered: bool = False) -> dict[str, Any]:
    """What a seat is told, with so many of the last records, of which those after ``since`` are new."""
    records = [{"number": r.number, "kind": r.kind, "args": r.args, "text": both(r)} for r in m.records(seat)]
    ask = m.ask
    asked: dict[str, Any] | None = None
    if ask is not None:
        mine = ask.seat == seat
        asked = {
            "number": len(records),
            "seat": ask.seat,
            "question": ask.question,
            "text": both(ask),
            "about": ask.about,
            "options": [option(it) for it in ask.options] if mine else [],
            "likely": bots.likely(m) if mine else None,
        }
        if hindered:
            asked["hindered"] = [hindrance(it) for it in m.hindrances()] if mine else []
    return {
        "view": m.view(seat),
        "ask": asked,
        "odds": m.odds(seat),
        "records": records[-kept:],
        "fresh": min(kept, sum(r["number"] >= since for r in records)),
        "me": seat,
    }


def compact(thing: Any) -> str:
    """JSON without a blank."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def changes(base: Any, thing: Any) -> Any:
    """What has to be changed in ``base`` for it to be ``thing``; fixtures.ts does it.

    [value] replaces; {"key": changes} changes members of an object or of a list.
    """
    if isinstance(base, dict) and isinstance(thing, dict) and base.keys() == thing.keys():
        keys = list(base)
    elif isinstance(base, list) and isinstance(thing, list) and len(base) == len(thing):
        keys = list(range(len(base)))
    else:
        return [thing]
    found = {str(key): changes(base[key], thing[key]) for key in keys if base[key] != thing[key]}
    return found if len(compact(found)) < len(compact([thing])) else [thing]


def mentioned(thing: Any) -> set[str]:
    """All texts in a value, among them the ids of what it speaks of."""
    if isinstance(thing, dict):
        return set().union(*(mentioned(each) for pair in thing.items() for each in pair))
    if isinstance(thing, list):
        return set().union(*map(mentioned, thing))
    return {thing} if isinstance(thing, str) else set()


def write_moments(where: Path, catalogue: dict[str, Any], states: dict[str, Any], near: int) -> None:
    """Write moments by their names, each in what it differs from one of the last ``near`` before it."""
    states = {name: states[name] for name in sorted(states)}
    written: dict[str, Any] = {}
    for name, it in states.items():
        likes = [[other, changes(states[other], it)] for other in list(written)[-near:]]
        written[name] = min(likes, key=lambda like: len(compact(like)), default=["", [it]])
    data = {"names": NAMES, "catalogue": catalogue, "states": written}
    # A line for each moment and each part of the catalogue, so that a change can be read.
    lines = []
    for name, part in data.items():
        inner = ",\n".join(f"{json.dumps(each)}:{compact(it)}" for each, it in part.items())
        lines.append(f"{json.dumps(name)}:{{\n{inner}\n}}")
    where.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(states)} moments: {', '.join(states)}; {where.stat().st_size} bytes")
