"""Plays games until each question of the board has been met, and writes them to fixtures.json.

Run from the repository root: python web/src/games/dead_of_winter/make_fixtures.py. With the word night it
plays games of The Long Night alone, and leaves the other moments as they are.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import lastfire

sys.path.insert(0, str(Path(__file__).parents[2] / "dev"))

from told import mentioned, state, write_moments

GAMES = 3000
NIGHTS = 60
RECORDS = 2
CROWDED = ("turn", "watch", "over", "exile_vote")
"""Drawn with many at the table; the others with as few as there can be."""


def choose(m: lastfire.Match, luck: random.Random) -> int:
    """Anybody's move, but turns go on for a while, and nobody is exiled all the time."""
    ask = m.ask
    assert ask is not None
    dull = {"end_turn": 0.2, "call_vote": 0.02, "request": 0.3, "request_all": 0.3, "give": 0.3, "up": 0.3}
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


def lean(catalogue: dict[str, Any], states: dict[str, Any]) -> dict[str, Any]:
    """The catalogue without the cards that no state speaks of."""
    ids = mentioned(states)
    # Many crossroads cards share the name of a survivor.
    open_ = {
        each
        for s in states.values()
        for each in (
            (s["view"]["crossroads"] or {}).get("id"),
            s["view"]["watching"],
            (s["ask"] or {"about": {}})["about"].get("crossroads"),
        )
    }
    ids_of = {"crossroads": open_} | dict.fromkeys(
        ("items", "crises", "objectives", "secrets", "exiled"), ids
    )
    return {
        name: {id_: it for id_, it in part.items() if id_ in ids_of[name]} if name in ids_of else part
        for name, part in catalogue.items()
    }


def crowd(m: lastfire.Match) -> int:
    """How much of The Long Night lies on a table."""
    looks = {name: it["look"] for name, it in m.view(None)["modules"].items()}
    night, raxxon, bandits = looks["long_night"], looks["raxxon"], looks["bandits"]
    works = looks["improvements"]
    return (
        3 * len({each["special"] for each in raxxon["specials"]})
        + sum(map(len, raxxon["dice"]))
        + 2 * sum(1 for count in bandits["bandits"].values() if count)
        + min(6, len(bandits["stockpile"]))
        + sum(map(sum, night["traps"].values()))
        + len(night["despair"])
        + 2 * night["unruly"]
        + sum(each["tokens"] for each in works["row"])
        + 3 * len(works["finished"])
    )


def of_the_night() -> dict[str, Any]:
    """Moments with every module of The Long Night, each the most crowded one that was met."""
    found: dict[str, Any] = {}
    value: dict[str, int] = {}
    asked = {"target", "improvement", "stockpile", "contain", "raider", "calm", "bandit_place"}
    for seed in range(1, NIGHTS):
        m = lastfire.new(
            "dead_of_winter",
            seats=4,
            seed=seed,
            long_night="mixed",
            raxxon=True,
            bandits=True,
            improvements=True,
        )
        luck = random.Random(seed)
        since = [0] * 4
        while m.ask is not None:
            ask = m.ask
            name = f"night_{ask.question}"
            verbs = {option.verb for option in ask.options}
            foes = ask.question != "target" or verbs & {"special", "bandit"}
            if (ask.question == "turn" and len(verbs) > 6) or (ask.question in asked and foes):
                worth = crowd(m) + 4 * len(verbs & {"lay_die", "calm", "search_hideout", "special", "bandit"})
                if worth > value.get(name, -1):
                    value[name] = worth
                    found[name] = state(m, ask.seat, since[ask.seat], RECORDS)
            since = [len(m.records(each)) for each in range(4)]
            m.answer(choose(m, luck))
    return found


def main() -> None:
    """Play, collect, write."""
    if sys.argv[1:] == ["night"]:
        known = json.loads(Path(__file__).with_name("fixtures.json").read_text(encoding="utf-8"))["states"]
        states: dict[str, Any] = {}
        for name, (like, changed) in known.items():
            states[name] = applied(states.get(like), changed)
        write({name: it for name, it in states.items() if not name.startswith("night_")} | of_the_night())
        return
    found: dict[str, Any] = {}
    value: dict[str, tuple[int, int]] = {}
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
            price = (seats if name in CROWDED else -seats, worth)
            if name not in value or price > value[name]:
                value[name] = price
                found[name] = state(m, seat, since[seat], RECORDS)
                if name == "turn":
                    found["watch"] = state(m, (seat + 1) % seats, since[(seat + 1) % seats], RECORDS)
            if m.ask is None:
                break
            since = [len(m.records(each)) for each in range(seats)]
            m.answer(choose(m, luck))
    write(found | of_the_night())


def applied(base: Any, changed: Any) -> Any:
    """What ``changes`` took apart."""
    if isinstance(changed, list):
        return changed[0]
    copy = list(base) if isinstance(base, list) else dict(base)
    for key, part in changed.items():
        at = int(key) if isinstance(copy, list) else key
        copy[at] = applied(copy[at], part)
    return copy


def write(found: dict[str, Any]) -> None:
    """Write all moments, each in what it differs from another."""
    catalogue = lastfire.registered_games()["dead_of_winter"].catalogue()
    where = Path(__file__).with_name("fixtures.json")
    write_moments(where, lean(catalogue, found), found, len(found))


if __name__ == "__main__":
    main()
