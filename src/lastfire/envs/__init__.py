"""Environments for learning: every game as a PettingZoo and as a Gymnasium environment.

Needs the packages of the extra ``env``: ``pip install 'lastfire[env]'``.

>>> from lastfire import envs
>>> env = envs.env("hit_z_road", seats=3, seed=7)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> info["question"], observation["action_mask"].sum() > 1
('bid', np.True_)
"""

try:
    import gymnasium as gymnasium
    import pettingzoo as pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"lastfire.envs needs {error.name}, which the extra 'env' brings: pip install 'lastfire[env]'"
    ) from error

from lastfire.envs.aec import CheckedEnv, SeatsEnv, env, raw_env
from lastfire.envs.layout import Layout
from lastfire.envs.layouts import describe, gym_id, has_layout, layout, layout_of, register
from lastfire.envs.parts import Field, Part, QuestionPart, Row, Scene

__all__ = [
    "CheckedEnv",
    "Field",
    "Layout",
    "Part",
    "QuestionPart",
    "Row",
    "Scene",
    "SeatsEnv",
    "describe",
    "env",
    "gym_id",
    "has_layout",
    "layout",
    "layout_of",
    "raw_env",
    "register",
]
