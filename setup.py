"""The optional compiled build. Everything else about packaging is in pyproject.toml.

    LASTFIRE_COMPILE=1 pip install .

compiles the engine and the games, unchanged, with mypyc, and fails where there is no C compiler.
Without it the wheel is pure Python and the same for every machine.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ["engine", "hit_z_road"]


def extensions() -> list[object]:
    if os.environ.get("LASTFIRE_COMPILE") != "1" or "bdist_wheel" not in sys.argv:
        return []
    # Here and not above: only the compiled build has mypyc.
    from mypyc.build import mypycify

    package = Path("src", "lastfire")
    files = sorted(str(file) for name in COMPILED for file in (package / name).rglob("*.py"))
    return list(mypycify(files, opt_level="3", multi_file=True))


setup(ext_modules=extensions())
