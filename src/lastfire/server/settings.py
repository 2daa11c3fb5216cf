"""What can be set about a server."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

CLIENT = Path(__file__).parent / "client"
"""Where the built browser client lies."""


def data_directory() -> Path:
    """Where this person's programs keep their data, by the custom of the platform."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return base / "Lastfire"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Lastfire"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "lastfire"


@dataclass(frozen=True)
class Settings:
    """What can be set about a server; the defaults suit one machine and its neighbours."""

    data: Path
    """Directory of the database and the secret key."""
    client: Path = CLIENT
    """Directory of the built browser client."""
    origins: tuple[str, ...] = ()
    """Further origins, such as ``https://games.example``, whose pages may talk to the server."""
    hosts: tuple[str, ...] = ()
    """The only names (without port) that the server answers to; empty for any."""
    https: bool = False
    """Whether browsers reach the server by https although it does not speak it itself."""
    creates: str = "30/minute"
    """How many tables one address may make."""
    joins: str = "90/minute"
    """How many times one address may sit down or try a link."""
    largest_body: int = 16_384
    """Largest body of a request, in bytes."""
    largest_message: int = 4_096
    """Largest message on a socket, in bytes."""
    message_burst: int = 60
    """How many messages a socket may send at once."""
    messages_per_second: float = 20.0
    """How many messages a socket may send in the long run."""
    sockets_per_table: int = 200
    """How many sockets one table serves."""
    checkpoint_every: int = 32
    """How many entries of the log lie between two checkpoints."""
    tables_in_memory: int = 500
    """How many tables stay loaded when nobody is there."""
    search_seconds: float = 0.6
    """How long a searching bot may think about one answer."""
    bot_processes: int = 1
    """How many processes think for searching bots."""
