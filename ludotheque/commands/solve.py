"""Ask the solver of a box. TRIGGER: the smallest total that clears a board, or the most tiles for some points.

A board is six rows with / between them: numbers, * for a star, . for a tile that is turned over.
"""

from __future__ import annotations

import json

from .arguments import Arguments, Parser, add_json, add_language, positive, whole

BOARD = "20 . . 16 . . / 1 . 2 . . 24 / . . . * . . / 15 . 9 . . * / . . . . . . / 12 . . 10 . 18"
EXAMPLES = f"""\
examples:
  ludotheque solve trigger --board "{BOARD}"
  ludotheque solve trigger --board "…" --points 7     the most tiles with 7 points; do they clear it?
  ludotheque solve trigger --problem 2 --seed 5       a problem of level 1 to 5; --answer tells
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("box", metavar="BOX", choices=("trigger",), help="trigger")
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--board", metavar="ROWS", help="a position to solve")
    asked.add_argument("--problem", metavar="LEVEL", type=positive, help="make a problem of this level, 1 to 5")
    parser.add_argument(
        "--points", metavar="N", type=whole, help="with --board: what can be turned over with N points?"
    )
    parser.add_argument("--seed", metavar="N", type=whole, default=0, help="with --problem: which one; default: 0")
    parser.add_argument("--answer", action="store_true", help="with --problem: tell the answer too")
    add_language(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..boxes.trigger.notation import parse_board
    from ..terminal.language import language
    from . import trigger_answers as answers

    if args.problem:
        found = answers.problem(args.problem, args.seed, args.answer)
    else:
        found = answers.solution(parse_board(args.board), args.points)
    print(json.dumps(found.data, ensure_ascii=False) if args.json else found.text.in_language(language(args.lang)))
    return 0
