"""Let bots play many games, and count: who wins, by how much, how long it takes.

The same seed gives the same games, however many processes share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arguments import Arguments, Parser, add_game, add_json, add_processes, add_seats, names, positive, whole

if TYPE_CHECKING:
    from ..bots.simulate import Report

EXAMPLES = """\
examples:
  ludotheque simulate tic_tac_toe --seats 2 --games 1000 --seed 1
  ludotheque simulate connect_four --games 20 --bots greedy,search:200
  ludotheque simulate thrill --seats 4 --games 20 --bots level:3
  ludotheque simulate trigger --games 100 --option score=rounds --processes 2 --json
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
    add_processes(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..bots.simulate import simulate
    from ..terminal.interrupt import stopping_at_once
    from ..terminal.progress import progress_bar
    from .choosing import chosen_game, chosen_options, chosen_seats

    kind = chosen_game(args)
    seats, options = chosen_seats(args, kind), chosen_options(args, kind)
    bar = progress_bar(args.games)
    with stopping_at_once():
        report = simulate(kind, seats, options, args.games, args.seed, args.bots, bar, args.processes)
    if args.json:
        import json

        print(json.dumps(report.as_fields(), ensure_ascii=False, indent=1))
    else:
        show(report)
    return 0


def show(report: Report) -> None:
    """The last line is speed, which is the only thing that differs from run to run."""
    bots = report.bots * report.seats if len(report.bots) == 1 else report.bots
    print(f"{report.game}: {report.games} games, {report.seats} seats, seed {report.seed}")
    for seat, bot in enumerate(bots):
        wins = f"{report.wins[seat]} first ({report.wins[seat] / report.games:.1%}), " if report.seats > 1 else ""
        score = f"{report.mean_scores[seat]:g} ± {report.spread_of_scores[seat]:g}"
        print(f"  seat {seat}  {bot:<12} {wins}score {score}")
    if report.seats > 1:
        print(f"  draws   {report.draws} ({report.draws / report.games:.1%})")
    print(f"  events  {report.mean_events:g} a game, {report.fewest_events} to {report.most_events}")
    if report.most_rounds:
        print(f"  rounds  {report.median_rounds:g} in the median, {report.fewest_rounds} to {report.most_rounds}")
    print(f"  {report.seconds:g} s, {report.games / (report.seconds or 0.001):,.0f} games/s")
