"""Help, version, mistakes on the command line, exit codes."""

from __future__ import annotations

import pytest

from ludotheque import __version__
from ludotheque.cli import COMMANDS
from ludotheque.errors import DoesNotHold, Problem

from .running import ODD_GAME, Runner, is_one_line


def test_help_lists_every_command(run: Runner) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)


def test_version(run: Runner) -> None:
    assert run("--version") == (0, f"ludotheque {__version__}\n", "")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_teaches_by_example(run: Runner, name: str) -> None:
    ran = run(f"{name} --help")
    examples = [line for line in ran.out.split("examples:")[1].splitlines() if line.startswith(f"  ludotheque {name}")]
    assert ran.code == 0
    assert 2 <= len(examples) <= 4


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("plya", "did you mean play?"),
        ("--vresion", "does not know '--vresion'"),
        ("--port 99999", "from 0 to 65535"),
        ("--game nowhere.py", "nowhere.py is not a file"),
        ("serve --store oracle:x", "sqlite:PATH"),
        ("play tic_tac_toe --seets 2", "did you mean --seats?"),
        ("play tictactoe", "did you mean tic_tac_toe?"),
        ("duel tic_tac_to random random", "did you mean tic_tac_toe?"),
        (f"play --file {ODD_GAME} --option paec=fast", "did you mean pace?"),
        (f"play --file {ODD_GAME} --option pace=slow", "calm, fast"),
        (f"play --file {ODD_GAME} --option pace", "name=value"),
        (f"play other --file {ODD_GAME}", "defines odd_game"),
        ("play", "which game?"),
        ("play tic_tac_toe --seats 3", "2 seats, not 3"),
        ("play tic_tac_toe --seats two", "whole number"),
        ("play tic_tac_toe --lang de", "--lang"),
        ("play tic_tac_toe --me 2", "seats from 0 to 1"),
        ("play tic_tac_toe --bots clever", "no bot called 'clever'"),
        ("play tic_tac_toe --bots random,random", "2 bots for 1 seats"),
        ("play tic_tac_toe --save no/such/folder.json", "folder that exists"),
        ("play --file nowhere.py", "nowhere.py is not a file"),
        ("simulate tic_tac_toe --games 0", "above 0"),
        ("simulate tic_tac_toe --games -5", "--games"),
        ("simulate tic_tac_toe --processes 9999", "at most 256"),
        ("simulate tic_tac_toe --bots random,random,random", "3 bots for 2 seats"),
        ("duel tic_tac_toe random", "required: B"),
        ("games --box trigge", "did you mean trigger?"),
        ("replay", "required: FILE"),
        ("play tic_tac_toe extra", "does not know 'extra'"),
    ],
)
def test_a_mistake_is_one_line_that_helps(run: Runner, line: str, said: str) -> None:
    ran = run(line)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran.err)
    assert said in ran.err


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (Problem("no\x1b[2J such\nthing"), 2, "ludotheque: no [2J such thing\n"),
        (DoesNotHold("event 3"), 1, "ludotheque: event 3\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_what_goes_wrong_is_a_code_and_a_line(
    run: Runner, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr("ludotheque.commands.games.run", fail)
    assert run("games") == (code, "", said)


def test_a_mistake_in_a_game_says_where_it_is(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> int:
        raise IndexError("no seventh die")

    monkeypatch.setattr("ludotheque.commands.games.run", fail)
    ran = run("games")
    assert ran.code == 2
    assert is_one_line(ran.err)
    assert "IndexError in test_usage.py line" in ran.err
