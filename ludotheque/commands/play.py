"""Play in the terminal: any game, against bots, or several people at one screen.

At the prompt: a number or a place (b3) picks, ? lists the choices, u takes back, q quits. Clocks stand still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arguments import Arguments, Parser, add_game, add_language, add_seats, names, whole

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..match.match import Match
    from ..terminal.console import Console
    from ..terminal.session import Session

EXAMPLES = """\
examples:
  ludotheque play tic_tac_toe                              you begin, a bot answers
  ludotheque play connect_four --me 1 --bots level:5       the strongest bot begins
  ludotheque play trigger --me all --option bonus=manual   several people, one screen
  ludotheque play --file my_game.py --save match.json      a game of your own, recorded
"""


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    add_seats(parser)
    parser.add_argument("--me", metavar="0", default="0", help="the seats of people: 0, or 0,1, or all, or none")
    parser.add_argument(
        "--bots",
        metavar="level:3,…",
        type=names,
        default=["level:3"],
        help="for the other seats, one each or one for all: random, greedy, search:200, level:1 to level:5",
    )
    parser.add_argument("--seed", metavar="N", type=whole, help="the same dice again; default: secret ones")
    parser.add_argument("--save", metavar="FILE", default="", help="write the record of the match there")
    add_language(parser)


def run(args: Arguments) -> int:
    from random import Random

    from ..match.match import Match
    from ..terminal.console import Console
    from ..terminal.ending import check_place
    from ..terminal.language import language
    from ..terminal.session import Session
    from .choosing import chosen_game, chosen_options, chosen_seats

    check_place(args.save)
    kind = chosen_game(args)
    match = Match(kind, chosen_seats(args, kind), chosen_options(args, kind), args.seed)
    bots = bots_of(match, people_of(args.me, match.seats), args.bots)
    session = Session(match, bots, Console(language(args.lang)), Random(args.seed))
    greet(match, session.console)
    play_and_keep(session, args)
    return 0


def people_of(text: str, seats: int) -> list[int]:
    from ..errors import Problem

    if text in ("all", "none"):
        return list(range(seats)) if text == "all" else []
    people = [int(name) if name.isascii() and name.isdigit() and len(name) < 4 else -1 for name in names(text)]
    if not people or not all(0 <= seat < seats for seat in people):
        raise Problem(f"--me is all, none, or seats from 0 to {seats - 1} like 0,1; not {text[:40]!r}")
    return people


def bots_of(match: Match, people: list[int], wanted: list[str]) -> dict[int, Bot]:
    from ..bots.names import bots
    from ..errors import Problem

    others = [seat for seat in range(match.seats) if seat not in people]
    if others and len(wanted) not in (1, len(others)):
        raise Problem(f"{len(wanted)} bots for {len(others)} seats: name one for each, or one for all")
    return dict(zip(others, bots(wanted, match.kind, len(others)) if others else [], strict=True))


def greet(match: Match, console: Console) -> None:
    from ..terminal import words
    from ..terminal.language import colon

    title = match.info.title.in_language(console.language)
    about = match.info.about.in_language(console.language)
    print(colon(console.style.bold(title), about, console.language) if about else console.style.bold(title))
    console.say(words.PROMISE, match.commitment[:16])
    console.say(words.WELCOME)


def play_and_keep(session: Session, args: Arguments) -> None:
    """Whatever ends the match, Ctrl-C too, what was played is written where it was asked for."""
    from ..terminal import ending, words
    from ..terminal.question import Leave

    match, console = session.match, session.console
    try:
        session.run()
        session.tell(session.at_screen)
        ending.show_end(match, ending.watching_seat(session.people), console)
        ending.show_verdict(match, match.record(), console)
    except (Leave, EOFError) as e:
        console.say(words.LEFT)
        if isinstance(e, Leave) and not args.save and match.events:
            ending.offer_to_save(match.record(player_names(session, args.bots)), console)
    finally:
        if args.save:
            ending.save(match.record(player_names(session, args.bots)), args.save, console)


def player_names(session: Session, wanted: list[str]) -> list[str]:
    others = sorted(session.bots)
    called = dict(zip(others, wanted * len(others) if len(wanted) == 1 else wanted, strict=False))
    return [called.get(seat, f"person {seat + 1}") for seat in range(session.match.seats)]
