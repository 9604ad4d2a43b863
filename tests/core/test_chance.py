"""Chance is what docs/record.md says, so that anybody can compute it, and favours nothing."""

from __future__ import annotations

import hashlib

import pytest

from ludotheque.core.chance import commitment, draw, seed_from

SEED = bytes(range(32))


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """RFC 2104 written out, so that the vectors do not come from the code that they test."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def words(event: int, tries: int) -> int:
    return int.from_bytes(hmac_by_hand(SEED, f"{event}.{tries}".encode())[:8], "big")


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_seeds_from_numbers_are_256_bits_and_differ() -> None:
    seeds = {seed_from(number) for number in range(-50, 50)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 44, 165, 1000, 2**32, 2**63, 2**64])
def test_draw_is_the_first_64_bits_modulo_size(size: int) -> None:
    for event in range(40):
        x = next(x for tries in range(99) if (x := words(event, tries)) < 2**64 // size * size)
        assert draw(SEED, event, size) == x % size


def test_numbers_beyond_the_largest_multiple_are_drawn_again() -> None:
    size = 2**63 + 1  # nearly half of all numbers are beyond its only multiple
    rejected = [event for event in range(40) if words(event, 0) >= size]
    assert len(rejected) > 5
    for event in rejected:
        tries = next(tries for tries in range(99) if words(event, tries) < size)
        assert draw(SEED, event, size) == words(event, tries)


@pytest.mark.parametrize(("size", "bound"), [(2, 10.83), (6, 20.52), (44, 77.42)])  # chi-square at 0.1 %
def test_no_outcome_is_favoured(size: int, bound: float) -> None:
    counts, draws = [0] * size, 500 * size
    for event in range(draws):
        counts[draw(SEED, event, size)] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < bound


def test_neighbouring_events_do_not_follow_each_other() -> None:
    pairs = [[0] * 6 for _ in range(6)]
    for event in range(0, 7200, 2):
        pairs[draw(SEED, event, 6)][draw(SEED, event + 1, 6)] += 1
    assert sum((count - 100) ** 2 / 100 for row in pairs for count in row) < 66.6
