"""Let bots play many games, and count: who wins, by how much, how long it takes.

The same seed gives the same games, however many processes share them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from .arguments import Arguments, Parser, add_game, add_json, add_processes, add_seats, names, positive, whole

if TYPE_CHECKING:
    from ..bots.simulate import Report
    from ..core.game import Position

EXAMPLES = """\
examples:
  ludotheque simulate tic_tac_toe --seats 2 --games 1000 --seed 1
  ludotheque simulate connect_four --games 20 --bots greedy,search:200
  ludotheque simulate trigger --games 100 --option score=rounds --processes 2 --json
  ludotheque simulate thin_ice --every --games 5 --bots level:1
"""


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    add_seats(parser)
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="default: 100")
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="default: 0")
    parser.add_argument(
        "--bots",
        metavar="B,…",
        type=names,
        default=["random"],
        help="one for each seat or one for all: random (default), greedy, search:200, search:1s, level:1 to level:5",
    )
    parser.add_argument("--every", action="store_true", help="every number of seats, and every option in turn")
    add_processes(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..bots.simulate import simulate
    from ..terminal.interrupt import stopping_at_once
    from ..terminal.progress import progress_bar
    from .choosing import chosen_game, chosen_options, chosen_seats

    kind = chosen_game(args)
    seats, options = chosen_seats(args, kind), chosen_options(args, kind)
    tables = every_table(kind, options) if args.every else [(seats, options)]
    bar = progress_bar(args.games * len(tables))
    reports: list[Report] = []
    with stopping_at_once():
        for n, (seats, options) in enumerate(tables):
            step = bar and partial(ahead, bar, n * args.games)
            reports.append(simulate(kind, seats, options, args.games, args.seed, args.bots, step, args.processes))
    if args.json:
        import json

        found = [report.as_fields() for report in reports]
        print(json.dumps(found if args.every else found[0], ensure_ascii=False, indent=1))
    else:
        for report in reports:
            show(report)
    return 0


def ahead(bar: Callable[[int], None], done: int, games: int) -> None:
    bar(done + games)


def every_table(kind: type[Position], chosen: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """With each number of seats: the options chosen, and then each other value of each option by itself."""
    others = [{**chosen, option.name: value} for option in kind.info.options for value in list(option.values)[1:]]
    return [(seats, options) for seats in kind.info.seats for options in [chosen, *others]]


def show(report: Report) -> None:
    """The last line is speed, which is the only thing that differs from run to run."""
    variant = "".join(f", {name}={value}" for name, value in report.options.items())
    bots = report.bots * report.seats if len(report.bots) == 1 else report.bots
    print(f"{report.game}: {report.games} games, {report.seats} seats, seed {report.seed}{variant}")
    for seat, bot in enumerate(bots):
        wins = f"{often(report.wins[seat], report.games)}, " if report.seats > 1 else ""
        score = f"{report.mean_scores[seat]:g} ± {report.spread_of_scores[seat]:g}"
        print(f"  seat {seat}  {bot:<12} {wins}score {score}")
    if report.seats > 1:
        print(f"  draws   {report.draws} ({report.draws / report.games:.1%})")
    for name, of in report.tallies.items():
        print(
            f"  {name:<7} {of['median']:g} in the median, {of['mean']:g} on average, {of['fewest']:g} to {of['most']:g}"
        )
    print(f"  events  {report.mean_events:g} a game, {report.fewest_events} to {report.most_events}")
    print(f"  {report.seconds:g} s, {report.games / (report.seconds or 0.001):,.0f} games/s")


def often(wins: int, games: int) -> str:
    """With the interval in which the true share lies, at 95 % confidence."""
    from ..lab.duel import wilson

    low, high = wilson(wins / games, games)
    return f"{wins} first ({wins / games:.1%}, {low:.0%} to {high:.0%})"
