from ludotheque.core.game import Info
from ludotheque.core.text import Text
from ludotheque.parts.in_turn import InTurn


class Countdown(InTurn):
    """Whoever takes the last match wins; it has no clone of its own."""

    info = Info("countdown", Text("Allumettes", "Matches"), seats=range(2, 3), longest=9)

    def set_up(self, options: dict[str, str]) -> None:
        self.begin([1, 2])
        self.left = 4

    def play(self, seat: int, taken: int) -> None:
        self.left -= taken
        self.turn = 1 - seat
        if self.left <= 0:
            self.win(seat)


def laid() -> Countdown:
    game = Countdown(2)
    game.set_up({})
    return game


def test_seats_take_turns_until_one_wins() -> None:
    game = laid()
    game.play(0, 2)
    assert game.to_act() == [1]
    assert game.choices(0) == []
    game.play(1, 2)
    assert game.to_act() == []
    assert game.scores() == [0, 1]


def test_a_clone_goes_on_alone() -> None:
    game = laid()
    game.play(0, 1)
    twin = game.clone()
    game.play(1, 2)
    game.play(0, 1)
    assert game.to_act() == []
    assert twin.to_act() == [1]
    assert twin.choices(1) == [1, 2]
    assert twin.scores() == [0, 0]
