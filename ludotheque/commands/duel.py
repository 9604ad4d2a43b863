"""The win rate of bot A against bot B, with its 95 % interval.

They change sides every other game, and play both games of a pair with the same dice. Where a game needs more than two
players, or --seats says so, one A sits at each seat in turn and B at all others.
"""

from __future__ import annotations

from .arguments import Arguments, Parser, add_json, add_options, add_processes, positive, whole

EXAMPLES = """\
examples:
  ludotheque duel connect_four greedy random --games 50
  ludotheque duel trigger level:4 level:2 --games 40 --seed 1 --processes 2
  ludotheque duel thin_ice level:5 level:1 --seats 4 --games 24
  ludotheque duel hex search:400 search:100 --games 20 --json
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("slug", metavar="SLUG", help="a game of `ludotheque games`")
    parser.add_argument("a", metavar="A", help="a bot: random, greedy, search:200, search:1s, level:1 to level:5")
    parser.add_argument("b", metavar="B", help="the other one")
    parser.add_argument("--file", metavar="my_game.py", default="", help="the game, if it is one of your own")
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="default: 100")
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="default: 0")
    parser.add_argument("--seats", metavar="N", type=positive, default=0, help="default: two, or as few as can play")
    add_options(parser)
    add_processes(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..lab.duel import duel, formatted
    from ..terminal.interrupt import stopping_at_once
    from ..terminal.progress import progress_bar
    from .choosing import chosen_game, chosen_options

    kind = chosen_game(args)
    options = chosen_options(args, kind)
    with stopping_at_once():
        bar = progress_bar(args.games)
        found = duel(kind, args.a, args.b, args.games, args.seed, args.processes, options, bar, args.seats)
    if args.json:
        import json

        rates = {"games": found.games, "rate": found.rate, "interval": found.interval}
        print(json.dumps({**found._asdict(), **rates, "seed": args.seed, "options": options}, ensure_ascii=False))
    else:
        print(formatted(found))
    return 0
