"""Steps per second of the environments on this machine: python bench/env.py [game] [seconds]

Random play on one core, in process time, so that other work on the machine matters less. A step is
an answer, the game until the next question, and the observation of whoever is asked then.
"""

import sys
import time
from random import Random

import numpy as np

import lastfire
from lastfire import engine, envs
from lastfire.envs.gym import SeatEnv


def take_turns(game: str, seats: int, seconds: float) -> float:
    """The PettingZoo environment, wrapped as usual."""
    env = envs.env(game, seats, seed=1)
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


def learn_alone(game: str, seats: int, seconds: float) -> float:
    """The Gymnasium environment against random bots; a step covers the others' answers, too."""
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


def main() -> None:
    games = lastfire.registered_games()
    chosen = [argument for argument in sys.argv[1:] if argument in games] or list(games)
    seconds = float(next((argument for argument in sys.argv[1:] if argument not in games), 2.0))
    print(f"{'compiled' if engine.COMPILED else 'pure Python'} rules")
    for game in chosen:
        print(game)
        print("seats  numbers  PettingZoo steps/s  Gymnasium steps/s")
        for seats in games[game].seats:
            size = envs.layout(game, seats).size
            turns, alone = take_turns(game, seats, seconds), learn_alone(game, seats, seconds)
            print(f"{seats:5}  {size:7}  {turns:18,.0f}  {alone:17,.0f}")


if __name__ == "__main__":
    main()
