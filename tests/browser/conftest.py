"""A real browser at a real table."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import lastfire
from lastfire.server.settings import CLIENT, Settings
from tests.browser.launch import open_browser
from tests.browser.screen import DESKTOP, Screen
from tests.server.house import House, Person, running


@pytest.fixture(scope="module")
def pixels() -> bool:
    """Whether a test of the module looks at a picture of a page."""
    return False


@contextmanager
def running_loop(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """Has this thread take a loop for the one that runs in it, or none."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


@pytest.fixture(scope="session")
def browser_of_the_session() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for all modules, for a start takes 0.6 CPU seconds, and the loop that carries its messages.

    The loop of this thread rests while no browser test is under way: other tests start loops of their own.
    """
    with open_browser(pixels=False) as browser:
        loop = asyncio.get_running_loop()
        with running_loop(None):
            yield browser, loop


@pytest.fixture(scope="module")
def browser(pixels: bool, request: pytest.FixtureRequest) -> Iterator[Browser]:
    if pixels:
        with open_browser(pixels=True) as browser:
            yield browser
    else:
        browser, loop = request.getfixturevalue("browser_of_the_session")
        with running_loop(loop):
            yield browser


@pytest.fixture(scope="session")
def client() -> Path:
    """The client that is tested: the one in the package, or another build of it."""
    path = Path(os.environ.get("LASTFIRE_CLIENT") or CLIENT)
    assert (path / "index.html").is_file(), "the browser client is not built: ./play setup"
    return path


def settings_in(place: Path, client: Path) -> Settings:
    return Settings(
        place,
        client,
        # A browser asks again when its connection is closed in that moment; a test by itself does not.
        idle_seconds=3600,
        creates="1000/minute",
        joins="1000/minute",
        search_seconds=0.05,
        absent_seconds=0.0,
        bots_alone_seconds=0.0,
        secret_luck=lambda: 20_260_711,
    )


@pytest.fixture
def settings(tmp_path: Path, client: Path) -> Settings:
    return settings_in(tmp_path, client)


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


@pytest.fixture(scope="module")
def pages_of_the_module(
    browser: Browser, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Open]:
    with (
        running(settings_in(tmp_path_factory.mktemp("house"), client)) as house,
        ExitStack() as leaving,
    ):
        screens: dict[str, Screen] = {}

        def open_(kept: dict[str, Any] | None = None, **context: Any) -> Screen:
            key = repr((kept, context))
            if key in screens:
                # A test before may have made it smaller, and its pointer may lie anywhere.
                screens[key].page.set_viewport_size(context.get("viewport", DESKTOP))
                screens[key].page.mouse.move(0, 0)
            else:
                screens[key] = Screen(browser, house, {"pace": "off", **(kept or {})}, **context)
                leaving.callback(screens[key].close)
            return screens[key]

        yield open_


@pytest.fixture
def page_kept(pages_of_the_module: Open) -> Iterator[Open]:
    """Gives a page that the tests of a module use in turn, each at a table of its own.

    To start with a new page takes twice as long as to go to another table.
    """
    used: list[Screen] = []

    def open_(kept: dict[str, Any] | None = None, **context: Any) -> Screen:
        screen = pages_of_the_module(kept, **context)
        if screen not in used:
            screen.forget()
            used.append(screen)
        return screen

    yield open_
    for screen in used:
        assert screen.complaints == []


Lay = Callable[[Screen, lastfire.Match, str], None]


@pytest.fixture
def lay_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Sits a person down at a table where a match goes on from whatever has been laid out.

    Of each chair is said who sits there: h (this person), l (somebody else, who only watches), b (a bot).
    """
    with ExitStack() as leaving:

        def lay(screen: Screen, match: lastfire.Match, chairs: str) -> None:
            monkeypatch.setattr(lastfire, "new", lambda *_, **__: match)
            table = screen.create(match.game, chairs)
            for seat, who in enumerate(chairs):
                if who == "l":
                    guest = leaving.enter_context(Person(screen.house))
                    assert guest.post(f"/api/tables/{table}/sit", {"seat": seat}).status_code == 200
            screen.open(f"/t/{table}")
            screen.wait_for_table()

        yield lay
