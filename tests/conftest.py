"""What every test relies on: which build of the rules is tested, and searches that never differ."""

import os

import pytest
from hypothesis import settings

from lastfire import engine

# No limit on an example's time: it would measure the machine. The same examples on every run.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")


def pytest_configure() -> None:
    """Stop at once where another build is tested than the one that was meant."""
    expected = os.environ.get("LASTFIRE_EXPECT_COMPILED")
    if expected not in (None, str(int(engine.COMPILED))):
        raise pytest.UsageError(
            f"LASTFIRE_EXPECT_COMPILED is {expected}, and the rules come from {engine.__file__}"
        )


LONG = ("test_hosting.py", "test_new_cards.py", "test_modules.py")
"""Files with a test that takes a core more than ten seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: at the end, one would keep one core busy and leave the others idle."""
    items.sort(key=lambda item: item.path.name not in LONG)


@pytest.fixture(autouse=True, scope="session")
def no_data_of_a_person(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing that is tested reads or writes what a person has kept on this machine."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"lastfire: {'compiled' if engine.COMPILED else 'pure Python'} rules, {engine.__file__}"
