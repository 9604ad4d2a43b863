"""List every game: slug, box, title, seats, options."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from .arguments import Arguments, Parser, add_json, add_language, did_you_mean

if TYPE_CHECKING:
    from ..core.game import Info

EXAMPLES = """\
examples:
  ludotheque games                  the whole shelf
  ludotheque games --box trigger    one box
  ludotheque games --json | python -m json.tool
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--box", metavar="B", default="", help="only the games of this box")
    add_language(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..library import games

    infos = of_box(games(), args.box)
    if args.json:
        import json

        print(json.dumps([as_data(info) for info in infos], ensure_ascii=False, indent=1))
    else:
        show(infos, args.lang)
    return 0


def of_box(infos: list[Info], box: str) -> list[Info]:
    from ..errors import Problem

    boxes = sorted({info.box for info in infos})
    if box and box not in boxes:
        raise Problem(f"there is no box {box[:60]!r}{did_you_mean(box, boxes)}; the boxes are {', '.join(boxes)}")
    return [info for info in infos if box in ("", info.box)]


def as_data(info: Info) -> dict[str, Any]:
    return {
        "slug": info.slug,
        "box": info.box,
        "title": info.title._asdict(),
        "about": info.about._asdict(),
        "seats": list(info.seats),
        "minutes": info.minutes,
        "longest": info.longest,
        "rules": info.rules,
        "options": [
            {
                "name": option.name,
                "title": option.title._asdict(),
                "values": {value: text._asdict() for value, text in option.values.items()},
                "default": next(iter(option.values)),
            }
            for option in info.options
        ],
    }


def show(infos: list[Info], lang: str | None) -> None:
    from ..terminal.language import language
    from ..terminal.style import Style

    spoken, style = language(lang), Style.of(sys.stdout)
    for info in infos:
        seats = f"{info.seats[0]}–{info.seats[-1]}" if len(info.seats) > 1 else str(info.seats[0])
        print(f"{style.bold(info.slug)}  {info.title.in_language(spoken)}  [{info.box}, {seats}]")
        if about := info.about.in_language(spoken):
            print(f"    {about}")
        for option in info.options:
            print(f"    --option {option.name}={'|'.join(option.values)}  {option.title.in_language(spoken)}")
