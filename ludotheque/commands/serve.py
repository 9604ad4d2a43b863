"""Serve Ludothèque to browsers: on this machine, or to a household."""

from __future__ import annotations

import argparse

from .arguments import Arguments, Parser, whole

EXAMPLES = """\
examples:
  ludotheque                                      on this machine, and open the browser
  ludotheque --game my_game.py                    with a game of your own on the shelf
  ludotheque --deck our_family.txt                with questions of your own for LA CIBLE
  ludotheque serve --host 0.0.0.0 --port 8000     for every phone in the house
  ludotheque serve --store postgresql://user@host/ludotheque
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="0.0.0.0: every device of your network")
    parser.add_argument("--port", metavar="N", type=port, default=8000, help="8000 if not given; 0: any free one")
    parser.add_argument(
        "--store", metavar="S", default="", help="sqlite:PATH or postgresql://…; a file of yours if not given"
    )
    parser.add_argument(
        "--game", metavar="FILE.py", action="append", default=[], help="a game of your own; may be repeated"
    )
    parser.add_argument(
        "--deck", metavar="FILE.txt", action="append", default=[], help="questions of your own for LA CIBLE; may repeat"
    )
    parser.add_argument("--decks", metavar="DIR", default="", help="where the page “Your questions” keeps them")
    parser.add_argument("--open", action="store_true", help="open the browser too")
    parser.add_argument("--bot-pause", metavar="S", type=float, default=0.5, help="seconds that a bot takes at least")
    parser.add_argument("--no-limits", action="store_true", help="for load tests: no limits on rates and numbers")


def port(text: str) -> int:
    if whole(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return whole(text)


def run(args: Arguments) -> int:
    from ..server.limits import Limits, unlimited
    from ..server.serve import serve

    limits = unlimited() if args.no_limits else Limits()
    serve(args.host, args.port, args.store, args.open, args.game, limits, args.bot_pause, args.deck, args.decks)
    return 0
