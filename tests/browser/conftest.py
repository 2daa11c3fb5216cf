"""A real browser at a real table."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from lastfire.server.settings import CLIENT, Settings
from tests.browser.screen import Screen
from tests.server.house import House, running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # While it is open its event loop runs in this thread, where other tests start loops of their own.
    path = os.environ.get("LASTFIRE_CHROMIUM") or shutil.which("chromium")
    assert path is not None, "the browser tests need chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The client that is tested: the one in the package, or another build of it."""
    path = Path(os.environ.get("LASTFIRE_CLIENT") or CLIENT)
    assert (path / "index.html").is_file(), "the browser client is not built: ./play setup"
    return path


@pytest.fixture
def settings(tmp_path: Path, client: Path) -> Settings:
    return Settings(
        tmp_path,
        client,
        creates="1000/minute",
        joins="1000/minute",
        search_seconds=0.05,
        absent_seconds=0.0,
        secret_luck=lambda: 20_260_711,
    )


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with running(settings) as house:
        yield house


Open = Callable[..., Screen]


@pytest.fixture
def screen(browser: Browser, house: House) -> Iterator[Open]:
    """Opens a browser of its own for each person. Whatever a page complains of fails the test."""
    with ExitStack() as leaving:
        screens: list[Screen] = []

        def open_(kept: dict[str, Any] | None = None, **context: Any) -> Screen:
            screen = Screen(browser, house, {"pace": "off", **(kept or {})}, **context)
            leaving.callback(screen.close)
            screens.append(screen)
            return screen

        yield open_
        for screen in screens:
            assert screen.complaints == []
