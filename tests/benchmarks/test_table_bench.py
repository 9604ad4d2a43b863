"""The benchmark's client against our real server, with few connections: its numbers have to make sense."""

from __future__ import annotations

import asyncio
import json

import pytest

from benchmarks.table import report
from benchmarks.table.crowd import Round, connected
from benchmarks.table.processes import client, our_server
from ludotheque.errors import Problem

PAIRS, MATCHES = 3, 2
ROUND = Round(900, 900, 1.0, 0.010, 0.030, 0.09, 0.05, 60.0, 1_800_000)


async def played() -> Round:
    async with asyncio.timeout(60), our_server() as server, client("ours", server, 2 * PAIRS) as load:
        await load.round(1)
        return await load.round(MATCHES)


def test_every_move_of_every_pair_is_acknowledged() -> None:
    round = asyncio.run(played())
    assert round.moves == round.acknowledged == PAIRS * MATCHES * 9
    assert 0 < round.p50 <= round.p99 <= round.seconds
    assert round.received > round.moves * 100
    assert round.server_memory > 1


def test_without_a_server_one_line_says_so() -> None:
    async def nobody_listens() -> None:
        async with connected("ours", "http://127.0.0.1:1/", 1, 2):
            pass

    with pytest.raises(Problem, match="cannot connect 2 windows to http"):
        asyncio.run(nobody_listens())


def test_a_ratio_above_one_means_that_ours_is_better() -> None:
    slower = ROUND._replace(seconds=3.0, p50=0.040)
    size = report.Size(1000, [ROUND], [slower])
    found = {row.name: report.ratios(row, size) for row in report.ROWS}
    assert found["moves_per_second"] == [pytest.approx(3)]
    assert found["p50_ms"] == [pytest.approx(4)]
    assert found["p99_ms"] == [1]


def test_the_table_and_the_json_tell_the_same() -> None:
    sizes = [report.Size(1000, [ROUND], [ROUND._replace(seconds=3.0)])]
    assert "3.00 x  (3.00 to 3.00)" in report.text(sizes)
    told = json.loads(report.as_json(sizes, "boardgame.io"))
    assert told["sizes"][0]["ratios"]["moves_per_second"]["median"] == pytest.approx(3)
