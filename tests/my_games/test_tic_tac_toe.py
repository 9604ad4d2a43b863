from pathlib import Path

from ludotheque.library import game
from my_games import tic_tac_toe


def test_three_in_a_row_win_and_end_the_game() -> None:
    match = game("tic_tac_toe").new(seed=1)
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        match.play(seat, cell)
    assert match.to_act() == []
    assert match.choices(1) == []
    assert match.scores() == [1, 0]


def test_a_diagonal_counts() -> None:
    match = game("tic_tac_toe").new(seed=1)
    for seat, cell in ((0, 0), (1, 2), (0, 1), (1, 4), (0, 3), (1, 6)):
        match.play(seat, cell)
    assert match.scores() == [0, 1]


def test_nine_marks_without_a_row_are_a_draw() -> None:
    match = game("tic_tac_toe").new(seed=1)
    for n, cell in enumerate((4, 0, 2, 6, 3, 5, 1, 7, 8)):
        match.play(n % 2, cell)
    assert match.to_act() == []
    assert match.scores() == [0, 0]


def test_the_three_cells_of_every_line_are_in_line() -> None:
    for line in tic_tac_toe.LINES:
        first, second, third = (cell for cell in range(9) if line >> cell & 1)
        assert second - first == third - second
        assert len({first // 3, second // 3, third // 3}) in (1, 3)


def test_the_whole_game_fits_on_a_page() -> None:
    assert len(Path(tic_tac_toe.__file__).with_suffix(".py").read_text("utf-8").splitlines()) <= 40
