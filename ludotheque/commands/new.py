"""Begin a game of your own: one Python file with a small complete game, ready to play and to change."""

from __future__ import annotations

from .arguments import Arguments, Parser

EXAMPLES = """\
examples:
  ludotheque new "Mon jeu"                   writes mon_jeu.py here
  ludotheque new "Mon jeu" --folder games    writes games/mon_jeu.py
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="what the game is called")
    parser.add_argument("--folder", metavar="DIR", default=".", help="where to write it; default: here")


def run(args: Arguments) -> int:
    from shlex import quote

    from ..lab.new_game import new_game

    path = quote(str(new_game(args.name, args.folder)))
    print(f"{path} is written. Play it, change it, check it:")
    print(f"  ludotheque play --file {path}\n  ludotheque check {path}")
    return 0
