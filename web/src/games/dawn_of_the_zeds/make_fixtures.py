"""Plays games until each question of the board has been met, and writes them to fixtures.json.

Run from the repository root: python web/src/games/dawn_of_the_zeds/make_fixtures.py.
"""

import random
import sys
from pathlib import Path
from typing import Any

import lastfire

sys.path.insert(0, str(Path(__file__).parents[2] / "dev"))

from told import mentioned, state, write_moments

GAMES = 300
RECORDS = 2
LONG = 60
"""So many records are kept of the moments that are played."""
LEVELS = ("basic", "outbreak", "apocalypse", "brains", "walking_zeds", "directors_cut")
FORETOLD = ("who_acts", "deed", "deed_basic", "zeds_action", "watch")
"""The moments that keep what the Zeds will do if nobody moves."""
OFTEN = {"pass": 0.12, "let_go": 0.2, "forage": 0.4}


def choose(m: lastfire.Match, luck: random.Random) -> int:
    """Anybody's move, but turns go on for a while."""
    ask = m.ask
    assert ask is not None
    options = [o for o in ask.options if luck.random() < OFTEN.get(o.verb, 1.0)]
    return luck.choice(options or ask.options).position


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
                keep(name, price, state(m, seat, since[seat], 400 if ask is None else RECORDS, hindered=True))
            if ask is not None and ask.question == "deed":
                if price > value.get(f"deed_{level}", -1) and level != "directors_cut":
                    keep(f"deed_{level}", price, state(m, seat, since[seat], RECORDS, hindered=True))
                if versus and price > value.get("watch", -1):
                    keep("watch", price, state(m, seats - 1, since[seats - 1], RECORDS, hindered=True))
            if ask is not None and ask.question == "who_acts" and len(m.records(seat)) - since[seat] > 12:
                length = len(m.records(seat)) - since[seat]
                if length > value.get("night", -1) and length <= LONG:
                    keep("night", length, state(m, seat, since[seat], length, hindered=True))
                    before = found["night"]
                    before["fresh"] = length
            if ask is None:
                break
            since = [len(m.records(each)) for each in range(seats)]
            m.answer(choose(m, luck))
    write(found)


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
    write_moments(where, lean, found, 12)


if __name__ == "__main__":
    main()
