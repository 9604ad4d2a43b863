"""Tell a recorded match event by event, or verify it.

Verifying plays it again by the rules: the promised seed, every draw, every move, the scores.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .arguments import Arguments, Parser, add_json, add_language

if TYPE_CHECKING:
    from ..core.game import Position
    from ..match.record import Record
    from ..terminal.console import Console

EXAMPLES = """\
examples:
  ludotheque replay match.json                       what happened, in words
  ludotheque replay match.json --verify              does it hold? exit code 0 yes, 1 no
  ludotheque replay match.json --file my_game.py     a match of your own game
  ludotheque replay match.json --json                the same, for programs
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("record", metavar="FILE", help="a record, as `play --save` writes it")
    parser.add_argument("--verify", action="store_true", help="check it, and name the first event that does not hold")
    parser.add_argument("--file", metavar="my_game.py", default="", help="the game, if it is one of your own")
    add_language(parser)
    add_json(parser)


def run(args: Arguments) -> int:
    from ..match.record import Record

    record = Record.from_json(contents(args.record))
    kind = game_of(record, args.file)
    if args.verify:
        return verdict(record, kind, args.json)
    tell(record, kind, args)
    return 0


def contents(path: str) -> str:
    """As much of a file as a record can be; what is longer, or endless, is refused without being read."""
    from ..errors import DoesNotHold, Problem
    from ..match.record import LARGEST

    try:
        with open(path, encoding="utf-8") as file:
            return file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise DoesNotHold(f"{path} is not a record: it is not text in UTF-8") from None
    except (OSError, ValueError) as e:
        raise Problem(f"{path} cannot be read: {getattr(e, 'strerror', None) or e}") from None


def game_of(record: Record, file: str) -> type[Position]:
    from ..errors import DoesNotHold
    from ..library import GAMES, from_file, kind_of

    if not file and record.game not in GAMES:
        raise DoesNotHold(f"a record of {record.game[:60]!r}, which is not in the library; --file my_game.py names it")
    kind = from_file(file) if file else kind_of(record.game)
    if kind.info.slug != record.game:
        raise DoesNotHold(f"a record of {record.game[:60]!r}, but {file} defines {kind.info.slug!r}")
    return kind


def verdict(record: Record, kind: type[Position], as_json: bool) -> int:
    """In JSON a record that does not hold is an answer like any other; the exit code is the same."""
    from ..errors import DoesNotHold
    from ..match.verify import verify

    try:
        verify(record, kind)
    except DoesNotHold as e:
        if not as_json:
            raise
        print(json.dumps({"game": record.game, "verified": False, "why": str(e)}, ensure_ascii=False))
        return 1
    found = {"game": record.game, "verified": True, "events": len(record.events), "scores": record.scores}
    scores = ", ".join(map(str, record.scores))
    print(json.dumps(found) if as_json else f"verified: {len(record.events)} events, seed matches, scores {scores}")
    return 0


def tell(record: Record, kind: type[Position], args: Arguments) -> None:
    from ..terminal.console import Console
    from ..terminal.language import language
    from ..terminal.style import Style

    console = Console(language(args.lang))
    lines = told(record, kind, console)
    if args.json:
        console.style = Style(False)
        print(json.dumps(as_data(record, list(lines)), ensure_ascii=False, indent=1))
        return
    print(f"{record.game}, {record.seats} seats {options_of(record)}".strip())
    for n, line in enumerate(lines):
        if line:
            print(f"{n:>5}  {line}")
    print(f"scores: {', '.join(map(str, record.scores))}")


def told(record: Record, kind: type[Position], console: Console) -> Iterator[str]:
    """A line for each event, as far as they hold."""
    from ..core.game import HIDDEN
    from ..match.verify import replay
    from ..terminal.teller import Chronicle

    chronicle = None
    for match in replay(record, kind):
        chronicle = chronicle or Chronicle(match, HIDDEN, console)
        yield from chronicle.news()


def options_of(record: Record) -> str:
    from ..terminal.style import plain

    return plain(" ".join(f"{name}={value}" for name, value in record.options.items()))


def as_data(record: Record, lines: list[str]) -> dict[str, Any]:
    return {
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "events": [
            {"actor": actor, "choice": choice, "text": line}
            for (actor, choice), line in zip(record.events, lines, strict=True)
        ],
        "scores": record.scores,
    }
