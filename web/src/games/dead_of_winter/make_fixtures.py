"""Plays games until each question of the board has been met, and writes them to fixtures.json.

Run from the repository root: python web/src/games/dead_of_winter/make_fixtures.py
"""

import json
import random
from pathlib import Path
from typing import Any

import lastfire

NAMES = {"en": ["Mika", "Ines", "Rook", "Yuto", "Sam"], "ja": ["ミカ", "イネス", "ルーク", "ユウト", "サム"]}
GAMES = 1500
RECORDS = 10


def both(thing: Any) -> dict[str, str]:
    """The words of a record or question in both languages."""
    return {lang: thing.text(lang, NAMES[lang]) for lang in ("en", "ja")}


def state(m: lastfire.Match, seat: int, since: int) -> dict[str, Any]:
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
        }
    return {
        "view": m.view(seat),
        "ask": asked,
        "odds": m.odds(seat),
        "records": records[-RECORDS:],
        "fresh": min(RECORDS, sum(r["number"] >= since for r in records)),
        "me": seat,
    }


def choose(m: lastfire.Match, luck: random.Random) -> int:
    """Anybody's move, but turns go on for a while, and nobody is exiled all the time."""
    ask = m.ask
    assert ask is not None
    dull = {"end_turn": 0.2, "call_vote": 0.02, "request": 0.1, "give": 0.3, "up": 0.3}
    options = [o for o in ask.options if luck.random() < dull.get(o.verb, 1.0)]
    return luck.choice(options or ask.options).position


def wanted(m: lastfire.Match) -> str:
    """The name of the moment this is."""
    ask = m.ask
    if ask is None:
        return "over"
    if ask.question == "turn":
        return "turn" if len(ask.options) >= 20 else "turn_small"
    return ask.question


def main() -> None:
    """Play, collect, write."""
    found: dict[str, Any] = {}
    value: dict[str, int] = {}
    for seed in range(1, GAMES):
        seats = 2 + seed % 4
        m = lastfire.new("dead_of_winter", seats=seats, seed=seed)
        luck = random.Random(seed)
        since = [0] * seats
        while True:
            name = wanted(m)
            seat = m.ask.seat if m.ask is not None else 0
            worth = len(m.ask.options) if m.ask is not None else 1
            if name == "turn_small":
                worth = -worth
            # Crowded moments are the harder ones to draw.
            if name not in value or worth > value[name]:
                value[name] = worth
                found[name] = state(m, seat, since[seat])
                if name == "turn":
                    found["watch"] = state(m, (seat + 1) % seats, since[(seat + 1) % seats])
            if m.ask is None:
                break
            since = [len(m.records(each)) for each in range(seats)]
            m.answer(choose(m, luck))
    catalogue = lastfire.games()["dead_of_winter"].catalogue()
    where = Path(__file__).with_name("fixtures.json")
    data = {"names": NAMES, "catalogue": catalogue, "states": {name: found[name] for name in sorted(found)}}
    where.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    print(f"{len(found)} moments: {', '.join(sorted(found))}; {where.stat().st_size} bytes")


if __name__ == "__main__":
    main()
