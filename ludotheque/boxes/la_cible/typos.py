"""How many slips turn one word into another: a letter missing, too many, wrong, or two swapped."""

from __future__ import annotations

from typing import Final

THRICE: Final = 64  # bits before those of letters that occur three times


def slips(a: str, b: str, most: int) -> int:
    """At most `most` + 1: beyond that nobody asks. (Optimal string alignment distance.)"""
    if abs(len(a) - len(b)) > most:
        return most + 1
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    while a and b and a[0] == b[0]:
        a, b = a[1:], b[1:]
    return min(count_slips(a, b, most), most + 1) if a and b else max(len(a), len(b))


def count_slips(a: str, b: str, most: int) -> int:
    """Letters that stand further apart than `most` cannot belong together: only that band is looked at."""
    far = most + 1
    older = [far] * (len(b) + 1)
    before = list(range(len(b) + 1))
    lowest_before = 0
    for i in range(1, len(a) + 1):
        row = [far] * (len(b) + 1)
        lowest = row[0] = i
        for j in range(max(1, i - most), min(len(b), i + most) + 1):
            cost = before[j - 1] if a[i - 1] == b[j - 1] else 1 + min(before[j], row[j - 1], before[j - 1])
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                cost = min(cost, older[j - 2] + 1)
            row[j] = cost
            lowest = min(lowest, cost)
        if lowest > most and lowest_before > most:
            return far
        older, before, lowest_before = before, row, lowest
    return before[-1]


def forgiven(length: int) -> int:
    """The slips that a word of this length may hold and still be that word."""
    if length < 5:
        return 0
    if length < 9:
        return 1
    return 2 if length < 14 else 3


def letters_of(word: str) -> int:
    """A bit for each letter that occurs, others for those that occur twice and three times; digits share theirs.

    Two words that differ in many bits cannot be near.
    """
    mask = 0
    for character in word:
        bit = 1 << (ord(character) & 31)
        while mask & bit and bit >> THRICE == 0:
            bit <<= 32
        mask |= bit
    return mask
