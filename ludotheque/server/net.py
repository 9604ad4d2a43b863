"""Addresses: where a phone in the same room finds this server."""

from __future__ import annotations

import socket
from contextlib import closing

LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}
EVERYWHERE = {"0.0.0.0", "::"}


def public_address(scheme: str, host: str, listens_on: str) -> str:
    """The address that was asked for, unless that means "this machine" and the network can be used instead."""
    name, colon, port = host.rpartition(":") if host.rpartition(":")[2].isdigit() else (host, "", "")
    if name in LOOPBACK and listens_on in EVERYWHERE:
        name = lan_address() or name
    return f"{scheme}://{name}{colon}{port}"


def is_this_machine(remote: str, host: str) -> bool:
    """A browser of this machine asks, and asks for this machine: so no proxy, and no other site's name for it."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return remote in ("127.0.0.1", "::1") and name in LOOPBACK


def lan_address() -> str:
    """This machine's address in its network; no packet is sent to find out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found
