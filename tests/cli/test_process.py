"""The real command in a process of its own: what is imported, pipes, signals, a terminal."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "ludotheque"]
LIGHT = "import sys; from ludotheque.cli import main; main([{!r}]); print(*sorted(sys.modules), file=sys.stderr)"
HEAVY = {"asyncio", "concurrent.futures", "difflib", "json", "multiprocessing", "random", "ssl", "subprocess"}


def imported_by(argument: str) -> set[str]:
    ran = subprocess.run([sys.executable, "-c", LIGHT.format(argument)], capture_output=True, text=True, check=True)
    return set(ran.stderr.split())


def test_version_and_help_import_nothing_heavy() -> None:
    for argument in ("--version", "--help"):
        modules = imported_by(argument)
        ours = {name for name in modules if name.startswith(("ludotheque.", "my_games"))}
        assert ours == {"ludotheque.cli", "ludotheque.commands", "ludotheque.commands.arguments", "ludotheque.errors"}
        assert not modules & HEAVY


def test_a_whole_game_through_a_pipe() -> None:
    ran = subprocess.run(
        [*COMMAND, "play", "tic_tac_toe", "--me", "all", "--lang", "en"],
        input=b"a1\nb1\na2\nb2\n\xff\xfe\na3\n",
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"Winner: ? Seat 1" in ran.stdout
    assert ran.stderr == b""


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    shown = subprocess.Popen([*COMMAND, "play", "trigger", "--me", "none", "--bots", "random"], stdout=subprocess.PIPE)
    assert shown.stdout is not None
    shown.stdout.readline()
    shown.stdout.close()
    assert shown.wait() == 0


def test_exit_codes_reach_the_shell() -> None:
    ran = subprocess.run([*COMMAND, "replay", "missing.json"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "ludotheque: missing.json cannot be read: No such file or directory\n"


MARKED_GAME = """
import os
from pathlib import Path
from my_games.tic_tac_toe import TicTacToe

class Marked(TicTacToe):
    info = TicTacToe.info._replace(slug="marked")

    def set_up(self, options):
        Path(__file__).with_name(f"{os.getpid()}.began").touch()
        super().set_up(options)
"""


def test_ctrl_c_stops_all_processes_quietly(tmp_path: Path) -> None:
    game = tmp_path / "marked.py"
    game.write_text(MARKED_GAME, encoding="utf-8")
    command = [*COMMAND, "simulate", "--file", str(game), "--games", "200000", "--processes", "2"]
    ran = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while len(list(tmp_path.glob("*.began"))) < 3:  # the command itself and its two players
        assert ran.poll() is None
    os.killpg(ran.pid, signal.SIGINT)
    assert ran.communicate() == ("", "")
    assert ran.returncode == 130


def on_a_terminal(line: str, typed: str, **environment: str) -> str:
    """What a person would see, codes of the terminal included."""
    screen, keyboard = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", **environment}
    ran = subprocess.Popen([*COMMAND, *line.split()], stdin=keyboard, stdout=keyboard, stderr=keyboard, env=env)
    os.close(keyboard)
    os.write(screen, typed.encode())
    seen = b""
    while chunk := read_some(screen):
        seen += chunk
    os.close(screen)
    assert ran.wait() == 0
    return seen.decode()


def read_some(screen: int) -> bytes:
    """Nothing when the other end is closed, which Linux reports as an error."""
    try:
        return os.read(screen, 65536)
    except OSError:
        return b""


def test_a_terminal_gets_colours_unless_it_wants_none() -> None:
    line = "play tic_tac_toe --me all --lang en"
    typed = "b2\nq\n\n"
    coloured = on_a_terminal(line, typed, NO_COLOR="")
    assert "\x1b[91m● Seat 1\x1b[0m" in coloured
    assert "\x1b[30;103m" in coloured
    assert "\x1b[" not in on_a_terminal(line, typed, NO_COLOR="1")


def test_the_screen_is_cleared_between_secrets() -> None:
    odd_game = os.path.join(os.path.dirname(__file__), "odd_game.py")
    seen = on_a_terminal(f"play --file {odd_game} --me all --lang en", "1\n\n2\n\nq\n\n", NO_COLOR="1")
    before, after = seen.split("Hand the screen to ■ Seat 2", 1)
    assert before.rindex("S0C0") < before.rindex("\x1b[2J")
    assert "\x1b[2J" in after[: after.index("S1C0")]
    assert "S0C0" not in after.split("Hand the screen to ● Seat 1")[0]
