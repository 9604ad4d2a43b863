"""Arguments of commands: mistakes are one line, with the nearest name that exists."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import NoReturn

from ..errors import Problem

Arguments = argparse.Namespace


class Parser(argparse.ArgumentParser):
    """Complains with Problem, and shows its examples as they are written."""

    def __init__(self, prog: str, about: str, examples: str, usage: str | None = None) -> None:
        super().__init__(
            prog,
            usage,
            description=about.strip(),
            epilog=examples,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        unknown = message.removeprefix("unrecognized arguments: ")
        if unknown != message:
            name = unknown.split()[0] if unknown.split() else unknown
            hint = did_you_mean(name, self._option_string_actions) if name.startswith("-") else ""
            message = f"{self.prog} does not know {name!r}{hint}"
        raise Problem(f"{message}; `{self.prog} --help` explains")


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint in brackets, or nothing; difflib is only loaded for a mistake."""
    from difflib import get_close_matches

    near = get_close_matches(name[:60], list(known), 1, 0.5)
    return f" (did you mean {near[0]}?)" if near else ""


def whole(text: str) -> int:
    """A whole number that is not negative."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"a whole number is expected, not {text[:40]!r}")
    return int(text)


def positive(text: str) -> int:
    if whole(text) == 0:
        raise argparse.ArgumentTypeError("a whole number above 0 is expected")
    return whole(text)


def name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"an option is written name=value, not {text[:40]!r}")
    return name.strip(), value.strip()


def names(text: str) -> list[str]:
    """A list separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def add_language(parser: Parser) -> None:
    parser.add_argument("--lang", choices=("fr", "en"), help="default: LUDOTHEQUE_LANG, then LANG, then fr")


def add_game(parser: Parser) -> None:
    """A game: of the library by its slug, or of one's own by its file."""
    parser.add_argument("slug", metavar="SLUG", nargs="?", default="", help="a game of `ludotheque games`")
    parser.add_argument("--file", metavar="my_game.py", default="", help="a game of your own instead")
    add_options(parser)


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=name_and_value,
        help="a variant, as `ludotheque games` lists them; may be repeated",
    )


def add_seats(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="N", type=positive, default=0, help="default: the fewest of the game")


def add_processes(parser: Parser) -> None:
    parser.add_argument("--processes", metavar="N", type=processes, default=1, help="that share the work; default: 1")


def processes(text: str) -> int:
    if positive(text) > 256:
        raise argparse.ArgumentTypeError("at most 256 processes")
    return positive(text)
