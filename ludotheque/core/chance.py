"""Chance that anybody can check afterwards.

A match has a secret 256-bit seed. Its SHA-256 is published before the first event, the seed after the last.
Event n draws the number x mod size, where x is the first 64 bits of HMAC-SHA-256(seed, "n.k")
with the smallest k = 0, 1, 2 … for which x lies below the largest multiple of size: no outcome is favoured.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def seed_from(number: int) -> bytes:
    """A repeatable seed for simulations and tests."""
    return sha256(b"ludotheque %d" % number).digest()


def draw(seed: bytes, event: int, size: int) -> int:
    """The draw of this event: one of 0 … size - 1, all equally likely."""
    limit = (1 << 64) // size * size
    tries = 0
    while True:
        x = int.from_bytes(digest(seed, b"%d.%d" % (event, tries), "sha256")[:8], "big")
        if x < limit:
            return x % size
        tries += 1
