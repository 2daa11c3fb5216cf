"""bench/fuzz in short: messages and requests that make no sense are all answered, and harm no table."""

import asyncio
import random
from dataclasses import replace

import pytest

from bench import fuzz
from lastfire.server.mending import check
from lastfire.server.settings import Settings
from tests.server.house import running


@pytest.mark.parametrize("seed", [1, 2])
def test_nonsense_is_answered_and_harms_no_table(settings: Settings, seed: int) -> None:
    open_house = replace(
        settings,
        requests="1000000/minute",
        message_patience=10**9,
        frames_per_second=100_000.0,
        messages_per_second=100_000.0,
        connections_per_address=10_000,
        sockets_per_address=10_000,
        spectators_per_address=10_000,
    )
    # It complains of nothing that it should have been able to answer.
    with running(open_house, perhaps="Invalid HTTP request received.") as house:
        tried = fuzz.Tried(house.address, 1_500, random.Random(seed))
        assert asyncio.run(fuzz.fuzzed(tried)) == []
    assert tried.faults == []
    assert tried.found["malformed"] > 100
    assert tried.found["HTTP 200"] > 5
    report = check(settings.data)
    assert report.sound
    assert len(report.tables) >= len(tried.tables)
