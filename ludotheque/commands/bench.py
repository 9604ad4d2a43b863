"""Measure the speed, side by side with OpenSpiel where it is installed: random playouts and tree search."""

from __future__ import annotations

from .arguments import Arguments, Parser, add_json

EXAMPLES = """\
examples:
  ludotheque bench --quick          a first idea
  ludotheque bench                  the numbers to quote
  ludotheque bench --json > bench.json
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--compiled", metavar="WHEEL", default="", help="a compiled build: a wheel or a folder")
    add_json(parser)


def run(args: Arguments) -> int:
    from ..lab.bench import bench

    print(bench(args.json, args.quick, args.compiled))
    return 0
