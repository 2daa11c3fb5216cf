"""By which addresses other machines reach this one."""

import contextlib
import socket
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""To listen on these is to listen on every address of the machine."""
_ELSEWHERE: Final = "192.0.2.1"
"""An address that is nobody's: for documentation."""


def network_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others can reach, the likeliest first."""
    found: list[str] = []
    # Nothing is sent: the system only says from which of its addresses it would send.
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.connect((_ELSEWHERE, 9))
        found.append(sender.getsockname()[0])
    with contextlib.suppress(OSError):
        told = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(place[0]) for *_, place in told]
    return [each for each in dict.fromkeys(found) if _is_reachable(each)]


def is_loopback(name: str) -> bool:
    """Whether a host by this name or address is the machine itself."""
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _is_reachable(address: str) -> bool:
    place = ip_address(address)
    return not (place.is_loopback or place.is_link_local or place.is_unspecified)
