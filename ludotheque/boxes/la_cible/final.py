"""Phase 5: six levels against the clock; nothing is judged before the end. Then the score of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .phases import (
    BONUS,
    CHECK,
    DRAW,
    FINAL,
    LEVELS,
    NOTED,
    OVER,
    REVIEW,
    RUN,
    RUNNER_UP,
    UNLISTED,
    Given,
)
from .state import final_place

if TYPE_CHECKING:
    from .state import Quiz


def begin(game: Quiz, finalist: int) -> None:
    game.phase = FINAL
    game.seat = finalist
    game.level = 1
    game.shown = 0
    game.validated = []
    game.passes = 0
    game.go(DRAW)


def start(game: Quiz) -> None:
    game.go(RUN)


def note(game: Quiz, text: int) -> None:
    game.given.append(Given(game.seat, text, NOTED, UNLISTED, game.place()))


def pass_on(game: Quiz) -> None:
    game.shown = (game.shown + 1) % 3
    game.passes += 1


def validate(game: Quiz) -> None:
    game.validated.append(game.shown)
    game.level += 1
    game.shown = 0
    if game.level > LEVELS:
        stop(game)


def stop(game: Quiz) -> None:
    """Only what was validated is checked."""
    game.level = min(game.level, LEVELS)
    game.step = CHECK
    check_next(game)


def check_next(game: Quiz) -> None:
    places = [final_place(level, shown) for level, shown in enumerate(game.validated, 1)]
    left = [n for n, g in enumerate(game.given) if g.verdict == NOTED and g.place in places]
    if left:
        game.checking = left[0]
    else:
        game.go(REVIEW)


def checked(game: Quiz, verdict: int, answer: int) -> None:
    given = game.given[game.checking]
    game.given[game.checking] = Given(given.seat, given.text, verdict, answer, given.place)
    check_next(game)


def close(game: Quiz) -> None:
    """The game is over: points, the best final, and perhaps another game."""
    finalist, cleared = game.seat, game.cleared()
    game.total[finalist] += worth(game.pawns[finalist], cleared)
    game.total[game.rival(finalist)] += RUNNER_UP
    game.best[finalist] = max(game.best[finalist], 10 * (cleared + 1) + game.pawns[finalist])
    game.game += 1
    if is_over(game):
        game.go(OVER)
    else:
        game.lay_towers()


def worth(pawns: int, cleared: int) -> int:
    return pawns + cleared + (BONUS if cleared == LEVELS else 0)


def is_over(game: Quiz) -> bool:
    """After one or two games, or when somebody has reached the target."""
    return game.game == game.games if game.games <= 2 else max(game.total) >= game.games
