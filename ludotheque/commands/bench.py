"""Measure the speed, side by side with OpenSpiel where it is installed: random playouts and tree search.

`ludotheque bench pyramid` measures two games of DAS SPIEL beside it, `ludotheque bench thrill` the pushes of THRILL.
"""

from __future__ import annotations

from ..errors import Problem
from .arguments import Arguments, Parser, add_json

EXAMPLES = """\
examples:
  ludotheque bench --quick          a first idea
  ludotheque bench                  the numbers to quote
  ludotheque bench pyramid          how many games of El Dado and Rasanto a second
  ludotheque bench thrill           how long a push of THRILL takes
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("what", nargs="?", choices=tuple(MEASURES), default="peers", help="what is measured")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--compiled", metavar="WHEEL", default="", help="a compiled build: a wheel or a folder")
    add_json(parser)


def run(args: Arguments) -> int:
    print(MEASURES[args.what](args))
    return 0


def measured_peers(args: Arguments) -> str:
    from ..lab.bench import bench

    return bench(args.json, args.quick, args.compiled)


def measured_pyramids(args: Arguments) -> str:
    from ..lab.bench_pyramid import bench

    return bench(args.json, args.quick, args.compiled)


def measured_pushes(args: Arguments) -> str:
    if args.compiled:
        raise Problem("pushes are made by the physics engine: --compiled does not go with `bench thrill`")
    from ..lab.bench_thrill import bench

    return bench(args.json, args.quick)


MEASURES = {"peers": measured_peers, "pyramid": measured_pyramids, "thrill": measured_pushes}
