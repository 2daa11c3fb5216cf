"""Plays games until each moment of the board has been met, and writes them to fixtures.json.

Run from the repository root: python web/src/games/hit_z_road/make_fixtures.py
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import lastfire

sys.path.insert(0, str(Path(__file__).parents[2] / "dev"))

from told import NAMES, state

RECORDS = 45


def choose(m: lastfire.Match, luck: random.Random) -> int:
    """A cautious player: low bids, fights that look good, all adrenaline spent."""
    ask = m.ask
    assert ask is not None
    if ask.question == "bid":
        limit = luck.choice([2, 4, 6])
        bids = [o for o in ask.options if o.verb == "bid" and int(o.args["space"]) <= limit]
        return luck.choice(bids).position if bids and luck.random() < 0.55 else 0
    odds = m.odds(ask.seat)
    options = (odds or {}).get("options") or {}
    if ask.question == "choose_path" and odds:
        return max(ask.options, key=lambda o: _worth(odds["paths"][int(o.args["path"]) - 1])).position
    if options:
        best = max(options.items(), key=lambda item: item[1].get("people", 0) or 0)
        return int(best[0])
    return 0


def _worth(path: dict[str, Any] | None) -> float:
    return -9.0 if path is None else path["people"] + path["vp"] * 0.6 + path["gas"] * 0.2


def wanted(m: lastfire.Match, seats: int, options: dict[str, Any]) -> str | None:
    """The name of the moment this is, if it is one we look for."""
    ask = m.ask
    if ask is None:
        return "over_solo" if seats == 1 else "over"
    view = m.view(ask.seat)
    mine = view["seats"][ask.seat]
    late = view["round"] >= 4
    bidders = sum(s["bid"] > 0 for s in view["seats"])
    if ask.question == "bid" and seats == 4 and late and bidders >= 3:
        return "bid" if ask.seat == 0 else "watch_bid"
    if ask.question == "bid" and seats == 2 and view["round"] == 2:
        return "bid_two"
    if ask.question == "pay_bid" and seats == 3 and int(ask.about["price"]) >= 3 and view["round"] >= 3:
        return "pay"
    if ask.question == "choose_path" and seats == 3 and view["round"] >= 4 and len(ask.options) == 2:
        return "choose"
    if ask.question == "choose_path" and seats == 1 and view["round"] >= 3:
        return "solo"
    armed = mine["ammo"] >= 3 and mine["gas"] >= 2
    if ask.question == "before_melee" and armed and late and seats >= 3:
        return "melee" if view["fight"]["skulls"] else None
    if ask.question == "spend_adrenaline" and len(ask.options) >= 4 and seats >= 3:
        return "spend" if ask.about["casualties"] and ask.about["lightnings"] else None
    if ask.question in ("discard", "pay_or_lose", "pay_part", "pay_key", "detour", "take_gift", "keep_token"):
        return ask.question
    return None


def main() -> None:
    """Play, collect, write."""
    found: dict[str, Any] = {}
    setups: list[tuple[int, dict[str, Any]]] = [(4, {}), (3, {}), (2, {}), (1, {})]
    if "journey" in lastfire.registered_games()["hit_z_road"].options:
        setups.append((3, {"journey": True}))
    for seed in range(1, 60):
        for seats, options in setups:
            m = lastfire.new("hit_z_road", seats=seats, seed=seed, **options)
            luck = random.Random(seed)
            since = [0] * seats
            while True:
                name = wanted(m, seats, options)
                if options and name and name != "detour":
                    name = f"journey_{name}"
                if name and name not in found and (name.count("journey") == 0 or len(name) < 15):
                    seat = m.ask.seat if m.ask is not None and name != "watch_bid" else 0
                    found[name] = state(m, seat, since[seat], RECORDS)
                if m.ask is None:
                    break
                since = [len(m.records(seat)) for seat in range(seats)]
                m.answer(choose(m, luck))
    catalogue = lastfire.registered_games()["hit_z_road"].catalogue()
    where = Path(__file__).with_name("fixtures.json")
    data = {"names": NAMES, "catalogue": catalogue, "states": found}
    where.write_text(json.dumps(data, ensure_ascii=False))
    print(f"{len(found)} moments: {', '.join(sorted(found))}; {where.stat().st_size} bytes")


if __name__ == "__main__":
    main()
