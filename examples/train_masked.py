"""A learner that fits on a page: it learns which actions to prefer, whatever the situation.

One seat of a two-player game learns against a random player, by the plainest policy gradient there
is (REINFORCE) on one number per action; the mask leaves out what is not offered. A real learner
would look at the observation as well. Needs the packages of the extra "env".
"""

import numpy as np
from numpy.typing import NDArray

from lastfire.envs.gym import SeatEnv

GAMES, REPORT, STEP = 200, 50, 0.3


def chances(preferences: NDArray[np.float64], mask: NDArray[np.bool_]) -> NDArray[np.float64]:
    """How likely each action is chosen: 0 for those that are not offered."""
    weights = np.exp(np.where(mask, preferences - preferences[mask].max(), -np.inf))
    likely: NDArray[np.float64] = weights / weights.sum()
    return likely


def main() -> None:
    """Learn for some games, and say how often they were won."""
    env = SeatEnv("hit_z_road", seats=2, seat=None, others=["random"])
    dice = np.random.default_rng(1)
    preferences = np.zeros(env.action_masks().size)
    usual = 0.5
    wins = []
    env.reset(seed=1)
    for game in range(1, GAMES + 1):
        env.reset()
        push = np.zeros_like(preferences)
        ended, reward = False, 0.0
        while not ended:
            likely = chances(preferences, env.action_masks())
            action = dice.choice(likely.size, p=likely)
            push -= likely
            push[action] += 1
            _, reward, ended, _, _ = env.step(action)
        preferences += STEP * (reward - usual) * push
        usual += 0.05 * (reward - usual)
        wins.append(reward)
        if game % REPORT == 0:
            print(f"games {game - REPORT + 1:3}-{game:3}: won {np.mean(wins[-REPORT:]):.0%}")


if __name__ == "__main__":
    main()
