"""Answers in words through real WebSockets: judged by the world, durable, and refused in words."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.decks import load
from ludotheque.boxes.la_cible.phases import GO_ON
from ludotheque.core.game import WORLD
from ludotheque.core.scene import Part
from ludotheque.server.bot_worker import Decision
from ludotheque.table.table import Table

from .harness import Client, Message, Server, Window, with_server

UNHURRIED = {"time": "none"}


async def at_the_quiz(ana: Client) -> tuple[str, Window]:
    """Three people around one screen, without a clock: somebody is asked at once."""
    table = (await ana.open("la_cible", "device", seats=3, names=["Ana", "Ben", "Cleo"], options=UNHURRIED))["id"]
    window = await ana.window(table)
    await window.until(lambda view: bool(view["toAct"]))
    return table, window


async def say(window: Window, text: str) -> Message:
    seat = window.view["toAct"][0]
    return await window.ask("say", seat=seat, text=text, at=window.view["v"])


def given(view: Message) -> list[list[str]]:
    """Look and mark of all answers on the table."""
    zones = next(iter(view["mine"].values()))["scene"]
    parts = next(zone[3] for zone in zones if zone[0] == "given")
    mark = Part._fields.index("mark")
    return [[part[0], part[mark]] for part in parts]


def right_answer(view: Message) -> str:
    zones = next(iter(view["mine"].values()))["scene"]
    question = next(zone[3] for zone in zones if zone[0] == "question")[0][Part._fields.index("mark")]
    fitting = [q for q in load("fr").first_round if q.text in question]
    return max(fitting, key=lambda q: len(q.text)).answers.shown(0)  # "un pays" is in "un pays d'Afrique" too


async def judged(window: Window) -> list[list[str]]:
    return given(await window.until(lambda view: any(look != "pending" for look, _ in given(view))))


def test_the_referee_judges_what_somebody_types(address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_the_quiz(ana)
            answer = right_answer(window.view)
            assert (await say(window, answer.upper()))["t"] == "ok"
            assert await judged(window) == [["right", answer]]
            assert [line[1] for line in window.log][-1] == WORLD
            assert window.log[-2][3][0] == f"« {answer.upper()} »"

    with_server(address, use)


def test_words_outlive_a_restart(sqlite_address: str) -> None:
    table = ""

    async def first_evening(server: Server) -> None:
        nonlocal table
        async with server.client() as ana:
            table, window = await at_the_quiz(ana)
            await say(window, "xqzzt")
            await judged(window)

    async def next_evening(server: Server) -> None:
        async with server.client() as eve:
            window = await eve.window(table)
            assert "« xqzzt »" in [line[3][0] for line in window.log]

    with_server(sqlite_address, first_evening)
    with_server(sqlite_address, next_evening)


@pytest.mark.parametrize("text", ["", " \n ", "\u202e", "é" * 81, "x" * 10_000, "x" * 59_000])
def test_nothing_and_too_much_get_a_no_that_says_how_long(sqlite_address: str, text: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_the_quiz(ana)
            answer = await say(window, text)
            assert answer["t"] == "no"
            assert "80" in answer["why"][0]
            assert (await say(window, "xqzzt"))["t"] == "ok"

    with_server(sqlite_address, use)


@pytest.mark.parametrize("text", ["<img src=x onerror=alert(1)>", "🦊", '{"t":"say"}', "%s%n", "-1"])
def test_strange_words_are_only_wrong(sqlite_address: str, text: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_the_quiz(ana)
            assert (await say(window, text))["t"] == "ok"
            assert await judged(window) == [["wrong", text]]

    with_server(sqlite_address, use)


NONSENSE = [
    '{"t":"say","id":1,"seat":0,"at":0}',
    '{"t":"say","id":1,"seat":0,"text":7,"at":0}',
    '{"t":"say","id":1,"seat":0,"text":null,"at":0}',
    '{"t":"say","id":1,"seat":0,"text":["a"],"at":0}',
    '{"t":"say","id":1,"seat":0,"text":"\\ud800","at":0}',
    '{"t":"say","id":1,"seat":-1,"text":"a","at":0}',
]


@pytest.mark.parametrize("frame", NONSENSE)
def test_nonsense_gets_a_no(sqlite_address: str, frame: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            _, window = await at_the_quiz(ana)
            await window.socket.send_str(frame)
            assert (await window.receive())["t"] == "no"

    with_server(sqlite_address, use)


def test_nobody_answers_for_somebody_else(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana, server.client() as eve:
            table, window = await at_the_quiz(ana)
            answer = await say(await eve.window(table), "xqzzt")
            assert (answer["t"], answer["why"][1]) == ("no", "That is not your seat.")
            assert given(window.view) == []

    with_server(sqlite_address, use)


def test_words_are_no_move_in_a_game_without_words(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = (await ana.open("tic_tac_toe", "device", names=["Ana", "Ben"]))["id"]
            window = await ana.window(table)
            answer = await say(window, "0")
            assert answer["t"] == "no"
            assert window.log == []

    with_server(sqlite_address, use)


async def until_a_bot_is_judged(window: Window) -> None:
    """Ana, at seat 0, says nothing of interest."""
    while [line[1] for line in window.log[-2:]] not in ([1, WORLD], [2, WORLD]):
        if window.view["toAct"] != [0]:
            await window.receive()
        elif window.view["mine"]["0"]["ask"][1] == "text":
            await window.see((await say(window, "xqzzt"))["v"])
        else:
            await window.play(0, GO_ON)


def test_bots_answer_with_words(sqlite_address: str) -> None:
    async def use(server: Server) -> None:
        async with server.client() as ana:
            table = (await ana.open("la_cible", "bots", seats=3, level=5, options=UNHURRIED))["id"]
            window = await ana.window(table)
            await until_a_bot_is_judged(window)
            live = server.site.hub.tables[table].table
            assert window.log[-2][3][0] in {f"« {text} »" for text in live.playing().texts}

    with_server(sqlite_address, use)


def test_a_bot_that_says_how_long_it_takes_is_waited_for_so_long(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here not at all, instead of the usual pause, which would never end."""

    async def at_once(table: Table, seat: int, bot: str) -> Decision:
        return Decision(table.playing().choices(seat)[0], delay=0)

    async def use(server: Server) -> None:
        server.site.hub.bot_pause = 1000.0
        monkeypatch.setattr(server.site.hub.bots, "decision", at_once)
        async with server.client() as ana:
            table = (await ana.open("tic_tac_toe", "bots", level=1))["id"]
            window = await ana.window(table)
            await window.play(0, 4)
            await window.turn_of(0)
            assert [line[1] for line in window.log] == [0, 1]

    with_server(sqlite_address, use)
