"""What can be set about a server."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLIENT = Path(__file__).parent / "client"
"""Where the built browser client lies."""


def _secret_luck() -> int:
    return secrets.randbits(256)


ONE_OF: Final = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
}
"""What some settings can be, and nothing else."""


@dataclass(frozen=True)
class Settings:
    """What can be set about a server; the defaults suit one machine and its neighbours.

    Every field that is a number, a text or yes or no is also a flag and a variable, see ``choices.py``; what
    stands below it is the help of its flag.
    """

    data: Path
    """Directory of the database and the secret key."""
    client: Path = CLIENT
    """Directory of the built browser client."""
    database: str = ""
    """Address of a PostgreSQL database, postgresql://host/name, for tables in place of the data folder."""
    peer_address: str = "127.0.0.1"
    """Where other servers of that database reach this one, with a port or without; for them alone."""
    lease_seconds: float = 5.0
    """After how many seconds in which nothing was heard of this server the others take over its tables."""
    listens_on: str = "127.0.0.1"
    """The address that it listens on."""
    origins: tuple[str, ...] = ()
    """Further origins, such as ``https://games.example``, whose pages may talk to the server."""
    hosts: tuple[str, ...] = ()
    """Names (without port) that the server answers to, besides localhost and any IP address."""
    https: bool = False
    """Whether browsers reach the server by https although it does not speak it itself."""
    behind_proxy: bool = False
    """Whether a proxy says who is asking; without one, anybody could claim to be anybody."""
    trusted_proxy: str = "127.0.0.1"
    """Addresses of the proxies that are believed, with commas between them."""
    metrics_for: tuple[str, ...] = ()
    """Addresses that may read /metrics, besides this machine, with commas between them."""
    log_level: str = "warning"
    """How grave something is that is logged: debug, info, warning or error."""
    log_format: str = "text"
    """How the log is written: text for people, json for programs."""
    creates: str = "30/minute"
    """How many tables one address may make."""
    joins: str = "90/minute"
    """How many times one address may sit down or try a link."""
    names: str = "20/hour"
    """How many times one address may keep a name or ask for a new recovery phrase."""
    recoveries: str = "10/minute"
    """How many times one address may try a recovery phrase."""
    barred_seconds: float = 86_400.0
    """For how many seconds spectators from the address of one who was sent away are not let in."""
    requests: str = "600/30second"
    """How many requests of any kind one address may send."""
    connections: int = 8_000
    """How many connections it keeps in all, as far as the system lets it open so many files."""
    connections_per_address: int = 200
    """How many of them one address may have; behind a proxy only sockets are counted."""
    connects: str = "300/15second"
    """How many connections one address may open, except behind a proxy."""
    sockets_per_address: int = 100
    """How many sockets one address may have open, at all tables."""
    handshakes: str = "240/minute"
    """How many sockets one address may open."""
    request_seconds: float = 15.0
    """How many seconds a request may take to arrive with its body; the first one, from the connection on."""
    idle_seconds: int = 5
    """For how many seconds a connection may rest between two requests."""
    proxy_idle_seconds: int = 150
    """The same for connections of a proxy: longer than it keeps them itself; Caddy does for two minutes."""
    unread_seconds: float = 30.0
    """For how many seconds something may wait to be read by whoever it was sent to."""
    unread_bytes: int = 262_144
    """How many bytes the system keeps ready for whoever does not read."""
    frame_burst: int = 300
    """How many frames (messages, pieces of them, pings) a socket may send at once."""
    frames_per_second: float = 40.0
    """How many frames a socket may send in the long run."""
    fragments_per_message: int = 64
    """How many pieces a message may come in."""
    largest_body: int = 16_384
    """Largest body of a request, in bytes."""
    largest_message: int = 4_096
    """Largest message on a socket, in bytes."""
    message_burst: int = 60
    """How many messages a socket may send at once."""
    messages_per_second: float = 20.0
    """How many messages a socket may send in the long run."""
    messages: str = "3000/minute"
    """How many messages one address may send over all its sockets."""
    message_patience: int = 200
    """After so many messages in a window that came too fast, the socket is closed."""
    message_window: float = 60.0
    """How many seconds that window is long."""
    spectators_per_table: int = 200
    """How many sockets without a seat one table serves."""
    spectators_per_address: int = 20
    """How many of them may come from one address."""
    sockets_per_seat: int = 20
    """How many sockets one seat may have open. Spectators never keep a player out."""
    keep_days: float = 365.0
    """After so many days at which nothing has happened there a table is deleted."""
    keep_unplayed_days: float = 14.0
    """After so many days a table at which nothing has ever happened is deleted."""
    notice_days: float = 14.0
    """So many days before that, whoever opens the table is told."""
    tend_seconds: float = 5.0
    """How often it looks for what lastfire tables has ordered."""
    absent_seconds: float = 20.0
    """How long a seat must have been away before somebody else may let a bot stand in."""
    checkpoint_every: int = 32
    """How many entries of the log lie between two checkpoints."""
    tables_in_memory: int = 500
    """How many tables stay loaded when nobody is there."""
    rest_seconds: float = 60.0
    """After how many seconds in which nothing happens a table rests: its match is not kept in memory."""
    search_seconds: float = 0.6
    """How long a searching bot may think about one answer."""
    bot_processes: int = 1
    """How many processes think for searching bots."""
    bots_alone_seconds: float = 0.3
    """How long a bot takes for an answer at least where bots play among themselves."""
    bot_retry_seconds: float = 1.0
    """After how many seconds a bot tries again whose answer could not be kept; then twice as many."""
    bot_retry_longest: float = 15.0
    """After how many seconds it tries again at the latest."""
    log_burst: int = 5
    """How many lines of the log may come from the same place in the code at once."""
    log_seconds: float = 60.0
    """After how many seconds as many more may come from there."""
    today: Callable[[], float] = time.time
    """Seconds since 1970, by which tables grow old."""
    clock: Callable[[], float] = time.monotonic
    """Seconds that only grow; what depends on time asks here."""
    secret_luck: Callable[[], int] = _secret_luck
    """What nobody can know, for dice that nobody may know."""
