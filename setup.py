"""The optional compiled build, and the rules pages in the wheel; the rest of packaging is in pyproject.toml.

    LASTFIRE_COMPILE=1 pip install .

compiles the engine and the games, unchanged, with mypyc, and fails where there is no C compiler.
Without it the wheel is pure Python and the same for every machine.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = [
    "engine",
    "bots",
    "envs/learner.py",
    "envs/parts.py",
    "games/hit_z_road/rules",
    "games/hit_z_road/bot",
    "games/hit_z_road/env.py",
    "games/dawn_of_the_zeds/rules",
    "games/dawn_of_the_zeds/bot",
    "games/dawn_of_the_zeds/env.py",
    "games/dead_of_winter/rules",
    "games/dead_of_winter/bot",
    "games/dead_of_winter/env.py",
    "games/dead_of_winter/env_long_night.py",
]
# What the one says is for the interpreter alone; the other waits for processes that play.
INTERPRETED = ("native.py", "arena.py")


def extensions() -> list[object]:
    if os.environ.get("LASTFIRE_COMPILE") != "1" or "bdist_wheel" not in sys.argv:
        return []
    # Here and not above: only the compiled build has mypyc.
    from mypyc.build import mypycify

    package = Path("src", "lastfire")
    paths = [package / name for name in COMPILED]
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]
    names = sorted(str(file) for file in files if file.name not in INTERPRETED)
    # Modules that are not compiled may need packages that are not here.
    found = mypycify([*names, "--follow-imports=silent"], opt_level="3", multi_file=True)
    if sys.platform != "win32":
        # Else a call from one compiled function to another takes a detour by which it could be replaced.
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return list(found)


class BuildOnEveryCore(build_ext):  # type: ignore[misc]
    """Compiles the files of an extension side by side; setuptools would take them one after the other."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                compiled = cores.map(lambda source: compile_all([source], **settings), sources)
                return [file for files in compiled for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildWithRules(build_py):  # type: ignore[misc]
    """Brings a copy of the rules pages along: an installed package has no docs beside it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree("docs/rules", Path(self.build_lib, "lastfire", "rules"), dirs_exist_ok=True)


setup(cmdclass={"build_ext": BuildOnEveryCore, "build_py": BuildWithRules}, ext_modules=extensions())
