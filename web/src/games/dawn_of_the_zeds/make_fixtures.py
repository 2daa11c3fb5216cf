"""Plays games until each question of the board has been met, and writes them to fixtures.json.

Run from the repository root: python web/src/games/dawn_of_the_zeds/make_fixtures.py.
"""

import json
import random
from pathlib import Path
from typing import Any

import lastfire
from lastfire import bots

NAMES = {"en": ["Mika", "Ines", "Rook", "Yuto", "Sam"], "ja": ["ミカ", "イネス", "ルーク", "ユウト", "サム"]}
GAMES = 300
RECORDS = 2
LONG = 60
"""So many records are kept of the moments that are played."""
LEVELS = ("basic", "outbreak", "apocalypse", "brains", "walking_zeds", "directors_cut")
FORETOLD = ("who_acts", "deed", "deed_basic", "zeds_action", "watch")
"""The moments that keep what the Zeds will do if nobody moves."""
OFTEN = {"pass": 0.12, "let_go": 0.2, "forage": 0.4}


def both(thing: Any) -> dict[str, str]:
    """The words of a record or question in both languages."""
    return {lang: thing.text(lang, NAMES[lang]) for lang in ("en", "ja")}


def hindered(it: Any) -> dict[str, Any]:
    """Why something is not among the options."""
    return {
        "verb": it.verb,
        "args": it.args,
        "rule": it.rule,
        "text": {lang: it.words.text(lang) for lang in ("en", "ja")},
    }


def state(m: lastfire.Match, seat: int, since: int, kept: int = RECORDS) -> dict[str, Any]:
    """What the server would send to a seat, with the records after ``since`` as new ones."""
    records = [{"number": r.number, "kind": r.kind, "args": r.args, "text": both(r)} for r in m.records(seat)]
    ask = m.ask
    asked = None
    if ask is not None:
        options = [
            {
                "position": o.position,
                "id": o.id,
                "verb": o.verb,
                "args": o.args,
                "text": {"en": o.text("en"), "ja": o.text("ja")},
            }
            for o in ask.options
        ]
        asked = {
            "number": len(records),
            "seat": ask.seat,
            "question": ask.question,
            "text": both(ask),
            "about": ask.about,
            "options": options if ask.seat == seat else [],
            "likely": bots.likely(m) if ask.seat == seat else None,
            "hindered": [hindered(each) for each in m.hindrances()] if ask.seat == seat else [],
        }
    return {
        "view": m.view(seat),
        "ask": asked,
        "odds": m.odds(seat),
        "records": records[-kept:],
        "fresh": min(kept, sum(r["number"] >= since for r in records)),
        "me": seat,
    }


def choose(m: lastfire.Match, luck: random.Random) -> int:
    """Anybody's move, but turns go on for a while."""
    ask = m.ask
    assert ask is not None
    options = [o for o in ask.options if luck.random() < OFTEN.get(o.verb, 1.0)]
    return luck.choice(options or ask.options).position


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


def worth(m: lastfire.Match) -> int:
    """How much lies on a table: crowded moments are the harder ones to draw."""
    ask = m.ask
    view = m.view(None)
    lying = sum(1 + len(it["ground"]) for it in view["spaces"])
    marked = sum(bool(u["hits"]) + u["comatose"] + len(u["markers"]) for u in view["units"])
    verbs = len({o.verb for o in ask.options}) if ask is not None else 0
    return len(view["units"]) + lying + marked + 8 * verbs + 4 * len(view["decks"]["held"])


def name_of(m: lastfire.Match) -> str:
    """The name of the moment this is."""
    ask = m.ask
    return "over" if ask is None else ask.question


def main() -> None:
    """Play, collect, write."""
    found: dict[str, Any] = {}
    value: dict[str, int] = {}

    def keep(name: str, price: int, it: dict[str, Any]) -> None:
        if price > value.get(name, -1):
            value[name] = price
            found[name] = it

    for seed in range(1, GAMES):
        luck = random.Random(seed)
        versus = seed % 4 == 0
        level = LEVELS[seed % len(LEVELS)]
        seats = (2 + seed % 2) if versus else 1 + seed % 4
        m = lastfire.new(
            "dawn_of_the_zeds",
            seats=seats,
            seed=seed,
            level=level,
            mode="versus" if versus else "defence",
            length="short",
        )
        since = [0] * seats
        while True:
            ask = m.ask
            name = name_of(m)
            seat = ask.seat if ask is not None else 0
            price = worth(m)
            if price > value.get(name, -1):
                keep(name, price, state(m, seat, since[seat], 400 if ask is None else RECORDS))
            if ask is not None and ask.question == "deed":
                if price > value.get(f"deed_{level}", -1) and level != "directors_cut":
                    keep(f"deed_{level}", price, state(m, seat, since[seat]))
                if versus and price > value.get("watch", -1):
                    keep("watch", price, state(m, seats - 1, since[seats - 1]))
            if ask is not None and ask.question == "who_acts" and len(m.records(seat)) - since[seat] > 12:
                length = len(m.records(seat)) - since[seat]
                if length > value.get("night", -1) and length <= LONG:
                    keep("night", length, state(m, seat, since[seat], length))
                    before = found["night"]
                    before["fresh"] = length
            if ask is None:
                break
            since = [len(m.records(each)) for each in range(seats)]
            m.answer(choose(m, luck))
    write(found)


def mentioned(thing: Any) -> set[str]:
    """All texts in a value, among them the ids of what it speaks of."""
    if isinstance(thing, dict):
        return set().union(*(mentioned(each) for pair in thing.items() for each in pair))
    if isinstance(thing, list):
        return set().union(*map(mentioned, thing))
    return {thing} if isinstance(thing, str) else set()


def write(found: dict[str, Any]) -> None:
    """Write all moments, each in what it differs from another."""
    catalogue = lastfire.registered_games()["dawn_of_the_zeds"].catalogue()
    ids = mentioned(found)
    lean = {
        name: {key: it for key, it in part.items() if key in ids}
        if name in ("events", "fates", "research", "schemes")
        else part
        for name, part in catalogue.items()
    }
    where = Path(__file__).with_name("fixtures.json")
    for name, it in found.items():
        # A forecast is long, and shown before the Zeds move.
        if name not in FORETOLD:
            it["odds"]["forecast"] = None
    states = {name: found[name] for name in sorted(found)}
    written: dict[str, Any] = {}
    for name, it in states.items():
        # Whichever earlier one it is most like.
        likes = [[other, changes(states[other], it)] for other in list(written)[-12:]]
        written[name] = min(likes, key=lambda like: len(compact(like)), default=["", [it]])
    data = {"names": NAMES, "catalogue": lean, "states": written}
    # A line for each moment and each part of the catalogue, so that a change can be read.
    lines = []
    for name, part in data.items():
        inner = ",\n".join(f"{json.dumps(each)}:{compact(it)}" for each, it in part.items())
        lines.append(f"{json.dumps(name)}:{{\n{inner}\n}}")
    where.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(found)} moments: {', '.join(sorted(found))}; {where.stat().st_size} bytes")


if __name__ == "__main__":
    main()
