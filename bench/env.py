"""Steps per second of the environments on this machine: python bench/env.py [seconds]

Random play on one core, in process time, so that other work on the machine matters less. A step is
an answer, the game until the next question, and the observation of whoever is asked then.
"""

import sys
import time
from random import Random

import numpy as np

from lastfire import engine, envs
from lastfire.envs.gym import SeatEnv


def take_turns(seats: int, seconds: float) -> float:
    """The PettingZoo environment, wrapped as usual."""
    env = envs.env("hit_z_road", seats, seed=1)
    dice = Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
                steps += 1
    return steps / (time.process_time() - start)


def learn_alone(seats: int, seconds: float) -> float:
    """The Gymnasium environment against random bots; a step covers the others' answers, too."""
    env = SeatEnv("hit_z_road", seats)
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


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"{'compiled' if engine.COMPILED else 'pure Python'} rules")
    print("seats  numbers  PettingZoo steps/s  Gymnasium steps/s")
    for seats in (1, 2, 3, 4):
        size = envs.layout("hit_z_road", seats).size
        print(
            f"{seats:5}  {size:7}  {take_turns(seats, seconds):18,.0f}  {learn_alone(seats, seconds):17,.0f}"
        )


if __name__ == "__main__":
    main()
