"""The types of the wire in TypeScript: python -m ludotheque.server.typescript writes web/src/wire.gen.ts."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import NODEFAULT, inspect

from ..table.shown import View
from .cards import MyTable
from .decks_api import DeckReport, DeckShelf, DeckText
from .replays import Replay
from .shelf import Shelf
from .wire import ClientMessage, Gone, Me, NewTable, No, Ok

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.gen.ts"
HEAD = "// Written by python -m ludotheque.server.typescript. Change the Python, not this.\n\n"
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Declares each struct and each named tuple once, where it is first met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.meant: dict[str, type] = {}

    def name(self, t: inspect.Type) -> str:
        if type(t) in SIMPLE:
            return SIMPLE[type(t)]
        if isinstance(t, inspect.StructType):
            return self.declare(t.cls.__name__, t)
        if isinstance(t, inspect.NamedTupleType):
            return self.declare(t.cls.__name__, t)
        if isinstance(t, inspect.UnionType):
            return " | ".join(self.name(u) for u in t.types)
        if isinstance(t, (inspect.ListType, inspect.VarTupleType)):
            return f"{bracketed(self.name(t.item_type))}[]"
        if isinstance(t, inspect.TupleType):
            return f"[{', '.join(self.name(i) for i in t.item_types)}]"
        if isinstance(t, inspect.DictType):
            return f"Record<string, {self.name(t.value_type)}>"
        raise TypeError(f"{t} has no TypeScript")

    def declare(self, name: str, t: inspect.StructType | inspect.NamedTupleType) -> str:
        if self.meant.setdefault(name, t.cls) is not t.cls:
            raise TypeError(f"two types of the wire are called {name}: give one another name")
        if name not in self.declared:
            self.declared[name] = ""  # holds the place while its fields are written
            self.declared[name] = self.tuple(name, t) if isinstance(t, inspect.NamedTupleType) else self.struct(name, t)
        return name

    def tuple(self, name: str, t: inspect.NamedTupleType) -> str:
        fields = ", ".join(f"{label(f.encode_name)}: {self.name(f.type)}" for f in t.fields)
        return f"export type {name} = [{fields}];\n"

    def struct(self, name: str, t: inspect.StructType) -> str:
        """What the client sends may be left out where there is a default; what it gets is always there."""
        tag = [f'  t: "{t.tag}";'] if t.tag is not None else []
        lines = [f"  {f.encode_name}{self.mark(t, f)}: {self.name(f.type)};" for f in t.fields]
        return "\n".join([f"export interface {name} {{", *tag, *lines, "}\n"])

    def mark(self, t: inspect.StructType, f: inspect.Field) -> str:
        can_be_unset = not f.required and f.default is NODEFAULT and f.default_factory is NODEFAULT
        return "?" if can_be_unset or (t.forbid_unknown_fields and not f.required) else ""


def label(name: str) -> str:
    """Of a tuple's field; a word of the language itself would not do."""
    return f"{name}_" if name == "default" else name


def bracketed(name: str) -> str:
    return f"({name})" if "|" in name else name


def typescript() -> str:
    w = Writer()
    client = w.name(inspect.type_info(ClientMessage))
    server = w.name(inspect.type_info(Ok | No | Gone | View))
    for t in (Me, NewTable, Shelf, MyTable, Replay, DeckText, DeckShelf, DeckReport):
        w.name(inspect.type_info(t))
    unions = f"export type ClientMessage = {client};\n\nexport type ServerMessage = {server};\n"
    return HEAD + "\n".join([*w.declared.values(), unions])


def main() -> int:
    FILE.write_text(typescript(), encoding="utf-8")
    print(FILE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
