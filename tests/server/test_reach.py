"""By which addresses others come to a table."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import pytest

from lastfire.server import app
from lastfire.server.reach import is_loopback, network_addresses
from lastfire.server.run import listen
from lastfire.server.settings import Settings
from tests.server.house import PATIENCE, Person, running


def test_every_address_that_is_offered_leads_here() -> None:
    with closing(listen("0.0.0.0", 0)) as listening:
        port = listening.getsockname()[1]
        for address in network_addresses():
            assert not ip_address(address).is_loopback
            socket.create_connection((address, port), PATIENCE).close()


@pytest.mark.parametrize(
    ("name", "loopback"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("192.168.1.5", False),
        ("games.example", False),
        ("0.0.0.0", False),
        ("", False),
    ],
)
def test_what_leads_to_this_machine_alone(name: str, loopback: bool) -> None:
    assert is_loopback(name) is loopback


def test_a_server_for_this_machine_alone_says_so(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        assert ann.get("/api/reach").json() == {"addresses": [], "alone": True}


def test_a_server_for_everybody_says_its_addresses_to_this_machine_alone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "network_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    everywhere = replace(settings, listens_on="0.0.0.0", hosts=("games.example",))
    with running(everywhere) as house, Person(house) as ann:
        port = house.address.rsplit(":", 1)[1]
        told = {"addresses": [f"http://192.168.1.5:{port}", f"http://10.0.0.7:{port}"], "alone": False}
        for name in ("127.0.0.1", "localhost"):
            assert ann.get("/api/reach", host=f"{name}:{port}").json() == told
        # Who comes by another name, perhaps through a proxy on this machine, may be anybody.
        for name in ("games.example", "192.168.1.5"):
            assert ann.get("/api/reach", host=name).json() == {"addresses": [], "alone": False}
    with running(replace(everywhere, behind_proxy=True)) as house, Person(house) as eve:
        told = eve.get("/api/reach", **{"x-forwarded-for": "203.0.113.9"}).json()
        assert told == {"addresses": [], "alone": False}


def test_the_addresses_are_printed_where_others_may_come(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lastfire.cli", "serve", "--host", "0.0.0.0", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        while not said or not said[-1].startswith("Ctrl-C"):
            said.append(process.stdout.readline().rstrip("\n"))
            assert said[-1], "it stopped"
        process.send_signal(signal.SIGINT)
    port = said[0].rsplit(":", 1)[1]
    expected = [f"In this network: http://{each}:{port}" for each in network_addresses()]
    assert [line for line in said if line.startswith("In this network")] == expected
