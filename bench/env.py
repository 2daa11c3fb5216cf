"""Steps per second of the environments, beside those of PettingZoo: python bench/env.py

    python bench/env.py [--seconds 2] [--rounds 3] [--seats 4] [--build NAME=PYTHON[:SOURCES] ...]

Random play of what is offered on one core, in process time, so that other work on the machine matters
less. A step is an answer, the game until the next question, and the observation of whoever is asked then;
the others are random bots. ``--build`` names further builds to measure in turn with this one, such as the
compiled one (``compiled=.venv-compiled/bin/python``) or an older checkout
(``before=.venv/bin/python:../older/src``). The median of all rounds is shown. Classics of PettingZoo are
measured where the packages they need are installed.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from importlib import import_module
from random import Random
from typing import Any, Final

GAMES: Final = ("hit_z_road", "dead_of_winter", "dawn_of_the_zeds")
KINDS: Final = ("aec", "seat", "vector")
WORDS: Final = {
    "aec": "PettingZoo, all seats",
    "seat": "Gymnasium, one seat",
    "vector": "Gymnasium, batch of 64",
    "classic": "PettingZoo's own",
}
CLASSICS: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5", "chess_v6")
BATCH: Final = 64


def take_turns(env: Any, seconds: float) -> float:
    """A PettingZoo environment, wrapped as usual."""
    import numpy as np

    dice = Random(1)
    steps = 0
    env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                known = observation if isinstance(observation, dict) else info
                offered = np.flatnonzero(known["action_mask"])
                env.step(dice.choice(offered) if len(offered) else env.action_space(agent).sample())
                steps += 1
    return steps / (time.process_time() - start)


def learn_alone(game: str, seats: int, seconds: float) -> float:
    """The Gymnasium environment against random bots; a step covers the others' answers, too."""
    import numpy as np

    from lastfire.envs.gym import SeatEnv

    env = SeatEnv(game, seats)
    dice = Random(1)
    steps = 0
    start = time.process_time()
    observation, _ = env.reset(seed=1)
    while time.process_time() - start < seconds:
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, _, terminated, _, _ = env.step(action)
        steps += 1
        if terminated:
            observation, _ = env.reset()
    return steps / (time.process_time() - start)


def learn_in_batches(game: str, seats: int, seconds: float) -> float:
    """The vector environment: steps of all its environments together."""
    import gymnasium
    import numpy as np

    from lastfire import envs

    batch: Any = gymnasium.make_vec(envs.gym_id(game), num_envs=BATCH, seats=seats)
    dice = np.random.default_rng(1)
    steps = 0
    start = time.process_time()
    observation, _ = batch.reset(seed=1)
    while time.process_time() - start < seconds:
        # The offered action with the greatest of random numbers.
        drawn = observation["action_mask"] * dice.random(observation["action_mask"].shape, np.float32)
        observation, *_ = batch.step(drawn.argmax(axis=1))
        steps += BATCH
    return steps / (time.process_time() - start)


def measure(kind: str, name: str, seats: int, seconds: float) -> dict[str, Any]:
    """One figure, with the build that it was measured on."""
    if kind == "classic":
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            return {"absent": str(error.name)}
        return {"steps": take_turns(env, seconds)}
    from lastfire import engine, envs

    if kind == "aec":
        steps = take_turns(envs.env(name, seats, seed=1), seconds)
    elif kind == "seat":
        steps = learn_alone(name, seats, seconds)
    else:
        steps = learn_in_batches(name, seats, seconds)
    return {"steps": steps, "compiled": engine.COMPILED}


def measured_in(python: str, sources: str, kind: str, name: str, given: argparse.Namespace) -> dict[str, Any]:
    """The same, in a process of its own on another build."""
    paths = [path for path in (sources, os.environ.get("PYTHONPATH", "")) if path]
    done = subprocess.run(
        [python, __file__, "--one", kind, name, "--seats", str(given.seats), "--seconds", str(given.seconds)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def show(kind: str, name: str, rounds: dict[str, list[dict[str, Any]]]) -> None:
    """A line for what was measured on each build."""
    told = []
    for build, figures in rounds.items():
        absent = figures[0].get("absent")
        if absent is not None:
            told.append(f"{absent} is not installed")
            continue
        steps = [figure["steps"] for figure in figures]
        how = "" if kind == "classic" else ", compiled" if figures[0]["compiled"] else ", pure"
        told.append(f"{build}{how} {statistics.median(steps):8,.0f} ({min(steps):,.0f}-{max(steps):,.0f})")
    print(f"{WORDS[kind]:23} {name:16} {'   '.join(told)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--build", action="append", default=[], metavar="NAME=PYTHON[:SOURCES]")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "NAME"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        kind, name = given.one
        print(json.dumps(measure(kind, name, given.seats, given.seconds)))
        return
    builds = {"here": (sys.executable, "")}
    for build in given.build:
        name, _, where = build.partition("=")
        python, _, sources = where.partition(":")
        builds[name] = (python, sources)
    print(
        f"steps/s, {given.seats} seats, median of {given.rounds} rounds of {given.seconds:g} s (least-most)"
    )
    things = [(kind, game) for game in GAMES for kind in KINDS]
    for kind, name in [*things, *(("classic", name) for name in CLASSICS)]:
        which = builds if kind != "classic" else {"here": builds["here"]}
        rounds: dict[str, list[dict[str, Any]]] = {build: [] for build in which}
        for _ in range(given.rounds):
            for build, (python, sources) in which.items():
                rounds[build].append(measured_in(python, sources, kind, name, given))
        show(kind, name, rounds)


if __name__ == "__main__":
    main()
