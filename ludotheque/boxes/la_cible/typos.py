"""How many slips turn one word into another: a letter missing, too many, wrong, or two swapped."""

from __future__ import annotations


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
    older: list[int] = []
    before = list(range(len(b) + 1))
    for i in range(1, len(a) + 1):
        row = [i]
        for j in range(1, len(b) + 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1]))
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most and min(before) > most:
            return most + 1
        older, before = before, row
    return before[-1]


def forgiven(length: int) -> int:
    """The slips that a word of this length may hold and still be that word."""
    if length < 5:
        return 0
    if length < 9:
        return 1
    return 2 if length < 14 else 3


def letters_of(word: str) -> int:
    """A bit for each letter that occurs (digits share theirs): two words that differ in many bits cannot be near."""
    mask = 0
    for character in word:
        mask |= 1 << (ord(character) & 31)
    return mask
