import pytest

from ludotheque.core.game import Position
from ludotheque.library import game
from ludotheque.match.match import Match, Refused


def played(columns: str) -> Match:
    """A match after these columns, seats in turn."""
    match = game("connect_four").new(seed=1)
    for n, column in enumerate(columns):
        match.play(n % 2, int(column))
    return match


def places(position: Position) -> set[int]:
    return {part.place for part in position.scene(0)[0].parts}


@pytest.mark.parametrize("columns", ["0101010", "0011223", "01122323353", "65544343313"])
def test_four_in_a_row_win_in_every_direction(columns: str) -> None:
    """Upright, level, rising, falling."""
    assert played(columns[:-1]).to_act() == [len(columns[:-1]) % 2]
    assert played(columns).to_act() == []
    assert played(columns).scores() == [1, 0]


def test_a_row_does_not_run_on_over_the_edge() -> None:
    """Three on top of one column and the lowest of the next are neighbours in the number, not on the board."""
    match = played("10606005050")
    assert match.to_act() == [1]


def test_discs_pile_up_from_the_bottom() -> None:
    assert places(played("33").position) == {5 * 7 + 3, 4 * 7 + 3}


def test_the_label_points_where_the_disc_will_lie() -> None:
    assert played("33").position.label(0, 3).place == 3 * 7 + 3


def test_a_full_column_cannot_be_picked() -> None:
    match = played("222222")
    assert match.choices(0) == [0, 1, 3, 4, 5, 6]
    with pytest.raises(Refused):
        match.play(0, 2)


def test_discs_keep_the_colour_of_their_seat() -> None:
    for columns in ("0", "01", "012"):
        owners = {part.place % 7: part.seat for part in played(columns).position.scene(0)[0].parts}
        assert owners == {n: n % 2 for n in range(len(columns))}
