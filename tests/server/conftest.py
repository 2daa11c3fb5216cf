"""What the tests of the server share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lastfire.server.settings import Settings
from tests.server.house import House, Person, running
from tests.server.postgres import Postgres, running_postgres


def settings_in(place: Path) -> Settings:
    # People in tests are quicker than people, and have an old page that never changes.
    client = place / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Lastfire</title>")
    (client / "assets" / "index-Ab3_9-xY.js").write_text("0")
    (client / "assets" / "icon.svg").write_text("<svg/>")
    return Settings(
        place / "data",
        client,
        # Nobody asks again when a connection is closed in that moment.
        idle_seconds=3600,
        creates="1000000/minute",
        joins="1000000/minute",
        connects="1000000/minute",
        handshakes="1000000/minute",
        requests="1000000/minute",
        frame_burst=100_000,
        messages="1000000/minute",
        bots_alone_seconds=0.0,
        message_burst=10_000,
        messages_per_second=10_000,
        search_seconds=0.05,
        absent_seconds=0.0,
        secret_luck=lambda: 20_260_711,
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture(scope="module")
def house_of_the_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    # To start and stop one takes longer than most tests, and every test has tables of its own.
    with running(settings_in(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture
def house(house_of_the_module: House) -> Iterator[House]:
    """A server that complains of nothing."""
    house_of_the_module.complaints.clear()
    yield house_of_the_module
    assert house_of_the_module.complaints == []


Invite = Callable[[], Person]


@pytest.fixture
def person(house: House) -> Iterator[Invite]:
    """Makes people, each with an own browser, who leave when the test ends."""
    with ExitStack() as leaving:
        yield lambda: leaving.enter_context(Person(house))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; each takes a database of its own."""
    with running_postgres() as running:
        yield running
