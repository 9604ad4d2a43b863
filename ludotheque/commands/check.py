"""Hold a game of your own to the laws of every game: it ends, it leaks nothing, it can be replayed, and so on.

The file runs in a process of its own. Exit code 0 if every law holds, 1 if one is broken.
"""

from __future__ import annotations

import argparse
import sys

from .arguments import Arguments, Parser

EXAMPLES = """\
examples:
  ludotheque check my_game.py                 every number of seats, many matches
  ludotheque check my_game.py --seconds 300   a game that takes long
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("path", metavar="FILE.py", help="the file that defines the game")
    parser.add_argument("--seconds", metavar="N", type=seconds, default=60.0, help="at most; default: 60")


def seconds(text: str) -> float:
    if not text.replace(".", "", 1).isdecimal() or len(text) > 9 or float(text) <= 0:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 is expected, not {text[:40]!r}")
    return float(text)


def run(args: Arguments) -> int:
    from ..lab.check import check

    watched = sys.stderr.isatty()
    try:
        verdict = check(args.path, args.seconds, progress=show if watched else ignore)
    finally:
        show("") if watched else None
    print(verdict)
    return 0


def show(line: str) -> None:
    """On the same line, over what was there."""
    print(f"\r\x1b[K{line[:70]}", end="", file=sys.stderr, flush=True)


def ignore(line: str) -> None:
    pass
