"""The command `ludotheque`. Each command is a file of commands/, imported only when it is called."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from . import __version__
from .commands.arguments import Arguments, Parser, did_you_mean
from .errors import DoesNotHold, Problem

COMMANDS = {  # the file in commands/, and what it does
    "serve": "serve Ludothèque to browsers; without any command: on this machine, and open the browser",
    "games": "list every game: slug, box, titles, seats, options",
    "play": "play in the terminal, with bots or with people",
    "simulate": "let bots play many games and count",
    "duel": "the win rate of one bot against another",
    "replay": "tell a recorded match, or verify it",
    "check": "hold a game of your own to the laws of every game",
    "new": "begin a game of your own: one Python file, ready to play",
    "solve": "ask the solver of a box",
    "decks": "check the questions of LA CIBLE, or ask its referee",
    "bench": "measure the speed, side by side with installed peers",
}
EXAMPLES = """\
examples:
  ludotheque                             open the shelf in the browser
  ludotheque --game my_game.py           with a game of your own on it
  ludotheque games                       what is on the shelf
  ludotheque play tic_tac_toe            a first game, against a bot
  ludotheque simulate hex --games 100    a hundred games between bots
  ludotheque play --help                 every command explains itself
"""
Command = Callable[[Arguments], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code: 0 fine, 1 what was asked does not hold, 2 bad usage; 130 after Ctrl-C."""
    forgive_encodings()
    try:
        code = run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except SystemExit as e:  # --help and --version
        return e.code if isinstance(e.code, int) else 0
    except BrokenPipeError:
        return close_quietly()
    except KeyboardInterrupt:
        return 130
    except Problem as e:
        return complain(str(e), 1 if isinstance(e, DoesNotHold) else 2)
    except Exception as e:
        return complain(unexpected(e), 2)


def run(argv: list[str]) -> int:
    if argv and argv[0] in ("-h", "--help", "--version"):
        top_parser().parse_args(argv)
    if not argv or argv[0].startswith("-"):
        argv = ["serve", "--open", *argv]
    name = argv[0]
    if name not in COMMANDS:
        raise Problem(f"there is no command {name!r}{did_you_mean(name, COMMANDS)}; `ludotheque --help` lists them")
    command = import_module(f"ludotheque.commands.{name}")
    parser = Parser(f"ludotheque {name}", command.__doc__ or "", command.EXAMPLES)
    command.add_arguments(parser)
    act: Command = command.run
    return act(parser.parse_args(argv[1:]))


def top_parser() -> Parser:
    lines = "\n".join(f"  {name:<10} {what}" for name, what in COMMANDS.items())
    about = f"Ludothèque: board games whose rules are enforced.\n\ncommands:\n{lines}"
    parser = Parser("ludotheque", about, EXAMPLES, usage="ludotheque [COMMAND] …")
    parser.add_argument("--version", action="version", version=f"ludotheque {__version__}")
    return parser


def forgive_encodings() -> None:
    """A letter that the terminal lacks, or bytes that are no letters, are shown as ? and never end the program."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close_quietly() -> int:
    """The reader of our output has seen enough (`| head`): what Python still holds back goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 0


def complain(message: str, code: int) -> int:
    """One line, without the control characters that a hostile file may have put into it."""
    line = "".join(c if c.isprintable() else " " for c in message)
    print(f"ludotheque: {' '.join(line.split())}", file=sys.stderr)
    return code


def unexpected(error: Exception) -> str:
    """A mistake in a program, most likely in somebody's own game: where it is, in one line."""
    if os.environ.get("LUDOTHEQUE_TRACEBACK"):
        raise error
    import traceback

    frames = traceback.extract_tb(error.__traceback__)
    where = f"{os.path.basename(frames[-1].filename)} line {frames[-1].lineno}" if frames else "the program"
    return f"unexpected {type(error).__name__} in {where}: {error} (LUDOTHEQUE_TRACEBACK=1 shows the way there)"
