"""Which game is meant: by slug, by file, or by what a record says."""

from __future__ import annotations

from ..core.game import Position
from ..errors import Problem
from ..library import GAMES, from_file, kind_of
from ..match.match import checked_options
from .arguments import Arguments, did_you_mean


def chosen_game(args: Arguments) -> type[Position]:
    if args.file:
        kind = from_file(args.file)
        if args.slug and args.slug != kind.info.slug:
            raise Problem(f"{args.file} defines {kind.info.slug}, not {args.slug}; leave the slug out")
        return kind
    if not args.slug:
        raise Problem("which game? Give a slug of `ludotheque games`, or --file my_game.py")
    return known_game(args.slug)


def known_game(slug: str) -> type[Position]:
    if slug not in GAMES:
        hint = did_you_mean(slug, GAMES)
        raise Problem(f"there is no game called {slug[:60]!r}{hint}; `ludotheque games` lists them")
    return kind_of(slug)


def chosen_options(args: Arguments, kind: type[Position]) -> dict[str, str]:
    """Every option of the game, checked; a near name is offered before the whole list is."""
    given: dict[str, str] = dict(args.option)
    known = [option.name for option in kind.info.options]
    for name in given:
        if hint := "" if name in known else did_you_mean(name, known):
            raise Problem(f"{kind.info.slug} has no option {name!r}{hint}")
    return checked_options(kind.info, given)


def chosen_seats(args: Arguments, kind: type[Position]) -> int:
    """Checked here, so that it is said before anything long begins."""
    seats: int = args.seats or kind.info.seats[0]
    if seats not in kind.info.seats:
        allowed = ", ".join(map(str, kind.info.seats))
        raise Problem(f"{kind.info.slug} is played with {allowed} seats, not {seats}")
    return seats
