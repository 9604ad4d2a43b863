"""A match as data: one JSON document, small and readable. docs/record.md describes it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from ..errors import DoesNotHold

FORMAT = 1
LARGEST = 8_000_000  # characters; the longest match of the library fits many times
Event = tuple[int, int]  # actor, choice


@dataclass
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: list[str]
    commitment: str
    seed: str  # "" while the match is not over
    events: list[Event]
    texts: list[str]
    checks: str  # four hex digits an event: a chain over all that was offered and chosen so far
    scores: list[int]
    digest: str

    def to_json(self) -> str:
        """Events and lists on one line each."""
        fields = {"ludotheque": FORMAT, **asdict(self)}
        lines = [
            f"{json.dumps(k)}: {json.dumps(v, ensure_ascii=False, separators=(',', ':'))}" for k, v in fields.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """Raises DoesNotHold with one line that says what is wrong with the document."""
        if len(text) > LARGEST:
            raise DoesNotHold(f"not a record: larger than {LARGEST // 1_000_000} MB")
        try:
            found = json.loads(text, object_pairs_hook=fields_once)
        except RecursionError:
            raise DoesNotHold("not a record: nested too deeply") from None
        except ValueError as e:
            raise DoesNotHold(f"not a record, or not a whole one: {str(e)[:100]}") from None
        return from_fields(found)


def fields_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Two values for one field would let two readers understand two different matches."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise DoesNotHold(f"not a record: the field {twice[:40]!r} is there twice")
    return fields


def from_fields(found: Any) -> Record:
    if not isinstance(found, dict) or "ludotheque" not in found:
        raise DoesNotHold('not a record: a JSON object with a field "ludotheque" is expected')
    version = found.pop("ludotheque")
    if not is_int(version):
        raise DoesNotHold("not a record: the field 'ludotheque' should be a whole number")
    if version != FORMAT:
        raise DoesNotHold(f"a record of format {version}; this program reads format {FORMAT}")
    for name, (fits, wanted) in SHAPES.items():
        if name not in found:
            raise DoesNotHold(f"not a whole record: the field {name!r} is missing")
        if not fits(found[name]):
            raise DoesNotHold(f"not a record: the field {name!r} should be {wanted}")
    if unknown := sorted(set(found) - set(SHAPES)):
        raise DoesNotHold(f"not a record: unknown field {unknown[0][:40]!r}")
    found["events"] = [(actor, choice) for actor, choice in found["events"]]
    return Record(**found)


def is_int(x: Any) -> bool:
    return type(x) is int and abs(x) < 1 << 53


def is_list_of_int(x: Any) -> bool:
    return isinstance(x, list) and all(is_int(i) for i in x)


def is_list_of_str(x: Any) -> bool:
    return isinstance(x, list) and all(isinstance(i, str) for i in x)


def is_options(x: Any) -> bool:
    return isinstance(x, dict) and all(isinstance(v, str) for v in x.values())


def is_events(x: Any) -> bool:
    return isinstance(x, list) and all(is_list_of_int(e) and len(e) == 2 for e in x)


def is_str(x: Any) -> bool:
    return isinstance(x, str)


def is_hex(x: Any) -> bool:
    return isinstance(x, str) and set(x) <= set("0123456789abcdef")


def is_hash(x: Any) -> bool:
    return is_hex(x) and len(x) == 64


def is_hash_or_empty(x: Any) -> bool:
    return x == "" or is_hash(x)


SHAPES = {
    "game": (is_str, "a name"),
    "rules": (is_int, "a whole number"),
    "seats": (is_int, "a whole number"),
    "options": (is_options, "names with values"),
    "players": (is_list_of_str, "a list of names"),
    "commitment": (is_hash, "64 hex digits"),
    "seed": (is_hash_or_empty, "64 hex digits, or empty while the match is not over"),
    "events": (is_events, "a list of [actor, choice]"),
    "texts": (is_list_of_str, "a list of texts"),
    "checks": (is_hex, "hex digits, four an event"),
    "scores": (is_list_of_int, "a list of whole numbers"),
    "digest": (is_hash, "64 hex digits"),
}
