"""`python -m benchmarks.throws [--quick] [--picture FILE]`: the real throw of a die and its stand-in, side by side."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotheque.boxes.das_spiel.aiming import STRENGTH_WORDS, STRENGTHS

from .compare import RINGS, Compared, compared
from .picture import picture
from .situations import SITUATIONS

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "throws.svg"
THROWS, QUICKLY = 150, 30


def line(one: Compared) -> str:
    pairs = "  ".join(f"{a:4.0%} {b:4.0%}" for a, b in zip(one.real, one.quick, strict=True))
    how = STRENGTH_WORDS[one.strength].en
    return f"{one.situation:<16} {how:<12} {pairs}   apart {one.apart:.0%}, knocks {one.knocks:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.throws", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer throws")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where the picture is written")
    args = parser.parse_args()
    print(f"Share of throws, real and stand-in, that end {', '.join(RINGS)}.")
    found = []
    for situation in SITUATIONS:
        for strength in range(STRENGTHS):
            found.append(compared(situation, strength, QUICKLY if args.quick else THROWS))
            print(line(found[-1]), flush=True)
    args.picture.write_text(picture(found), encoding="utf-8")
    print(f"{args.picture} is drawn. On average {sum(one.apart for one in found) / len(found):.0%} apart.")


if __name__ == "__main__":
    main()
