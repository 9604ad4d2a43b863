"""What was measured, as a table for people or as JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from .crowd import Round


class Size(NamedTuple):
    """All rounds with this number of connections; round n of ours and of theirs ran one after the other."""

    connections: int
    ours: list[Round]
    theirs: list[Round]


class Row(NamedTuple):
    name: str
    title: str
    value: Callable[[Round], float]
    more_is_better: bool = False


ROWS = [
    Row("moves_per_second", "moves / s", lambda r: r.moves / r.seconds, more_is_better=True),
    Row("p50_ms", "delay of a move, p50, ms", lambda r: r.p50 * 1000),
    Row("p99_ms", "delay of a move, p99, ms", lambda r: r.p99 * 1000),
    Row("server_cpu_us", "server CPU per move, µs", lambda r: r.server_cpu / r.moves * 1e6),
    Row("server_memory_mb", "server memory, MB", lambda r: r.server_memory),
    Row("received_bytes", "bytes received per move", lambda r: r.received / r.moves),
    Row("server_load", "server, cores busy", lambda r: r.server_cpu / r.seconds),
    Row("client_load", "client, cores busy", lambda r: r.client_cpu / r.seconds),
]
COMPARED = 6  # the last rows only tell who was waiting for whom


def ratios(row: Row, size: Size) -> list[float]:
    """Of each round; above 1 means that ours is better."""
    pairs = [(row.value(a), row.value(b)) for a, b in zip(size.ours, size.theirs, strict=True)]
    return [a / b if row.more_is_better else b / a for a, b in pairs]


def text(sizes: list[Size]) -> str:
    return "\n\n".join("\n".join(lines(size)) for size in sizes)


def lines(size: Size) -> list[str]:
    heading = f"{size.connections} connections, {len(size.ours)} rounds"
    table = [f"{heading:<34}{'ours':>10}{'boardgame.io':>14}   ours better by"]
    for n, row in enumerate(ROWS):
        ours, theirs = (median(row.value(r) for r in rounds) for rounds in (size.ours, size.theirs))
        ratio = f"   {spread(ratios(row, size))}" if n < COMPARED else ""
        table.append(f"  {row.title:<32}{number(ours):>10}{number(theirs):>14}{ratio}")
    return table


def spread(values: list[float]) -> str:
    return f"{median(values):.2f} x  ({min(values):.2f} to {max(values):.2f})"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def as_json(sizes: list[Size], peer: str) -> str:
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}
    return json.dumps({"peer": peer, "machine": machine, "sizes": [size_as_json(s) for s in sizes]}, indent=2)


def size_as_json(size: Size) -> dict[str, Any]:
    return {
        "connections": size.connections,
        "ours": [values(r) for r in size.ours],
        "theirs": [values(r) for r in size.theirs],
        "ratios": {row.name: ratio_as_json(ratios(row, size)) for row in ROWS[:COMPARED]},
    }


def values(round: Round) -> dict[str, float]:
    return {row.name: row.value(round) for row in ROWS}


def ratio_as_json(found: list[float]) -> dict[str, float]:
    return {"median": median(found), "least": min(found), "most": max(found)}
