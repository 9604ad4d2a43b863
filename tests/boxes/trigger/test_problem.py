"""Problems of TRIGGER: picking an answer, hints, wrong answers, points."""

from __future__ import annotations

import pytest

from ludotheque.boxes.trigger.board import OF_A_STAR, PAID, read, standing
from ludotheque.boxes.trigger.phases import ANSWER, GIVE_UP, HINT
from ludotheque.boxes.trigger.problem import MOST_ANSWERS, MOST_PICKS, NUMBERS, TriggerProblem
from ludotheque.boxes.trigger.problems import CLEAR, MOST, Puzzle, hints
from ludotheque.core.game import CHANCE, attempt

from .tables import SHEET, shown


def fresh(level: str = "1") -> TriggerProblem:
    game = TriggerProblem(1)
    game.set_up({"level": level})
    return game


def posed(question: str, dice: tuple[int, ...], answer: int) -> TriggerProblem:
    """The sheet's worked example as a problem: pay for the 1 and the 2."""
    game = fresh()
    tiles = [tile if is_open else 0 for tile, is_open in zip(read(SHEET).tiles, read(SHEET).open, strict=True)]
    game.puzzle = Puzzle(1, question, tiles, dice, 3, answer, [6, 8], 10, 0)
    game.board = standing(tiles)
    return game


def with_throw() -> TriggerProblem:
    """How many of the 12 tiles with a 3?"""
    return posed(MOST, (1, 2), 12)


def to_clear() -> TriggerProblem:
    return posed(CLEAR, (), 3)


def play(game: TriggerProblem, *choices: int) -> TriggerProblem:
    for choice in choices:
        assert attempt(game, 0, choice) is None
    return game


def test_chance_draws_the_number_of_a_problem_of_the_level() -> None:
    game = fresh()
    assert game.to_act() == [CHANCE]
    assert game.choices(CHANCE) == NUMBERS
    game.play(CHANCE, 17)
    again = fresh()
    again.play(CHANCE, 17)
    assert shown(game) == shown(again)
    assert game.to_act() == [0]


@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])
def test_solution_of_a_drawn_problem_is_right(level: str) -> None:
    for number in (1, 2):
        game = fresh(level)
        game.play(CHANCE, number)
        assert game.puzzle is not None
        play(game, *game.puzzle.pay, ANSWER)
        assert (game.to_act(), game.scores()) == ([], [100])


def test_worked_example_is_right_at_the_first_try() -> None:
    game = play(with_throw(), 6, 8, ANSWER)
    assert game.scores() == [100]
    assert game.board.left == 0
    assert game.links[:2] == [(6, PAID), (8, PAID)]
    assert [line for _, line in game.links].count(OF_A_STAR) == 2


def test_smallest_total_is_right_only_when_nothing_is_wasted() -> None:
    assert play(to_clear(), 6, 8, ANSWER).scores() == [100]
    wasteful = play(to_clear(), 6, 8, 20, ANSWER)
    assert (wasteful.wrong, wasteful.to_act()) == (1, [0])
    assert wasteful.ask(0).prompt.fr == "Pas encore : tout est retourné, mais il y a moins cher."


def test_a_tile_picked_twice_is_put_back() -> None:
    game = play(with_throw(), 6)
    assert game.left() == 2
    assert game.label(0, 6).text.fr == "ne paie plus le 1"
    assert play(game, 6).picked == []
    assert game.left() == 3


def test_only_open_numbers_within_the_throw_can_be_picked() -> None:
    assert with_throw().choices(0) == [6, 8, HINT, GIVE_UP]
    stars = [cell for cell in to_clear().choices(0) if cell in (15, 23)]
    assert stars == []


def test_wrong_answer_costs_15_and_leaves_the_board() -> None:
    game = play(with_throw(), 8, ANSWER)
    assert game.board.left == 12
    assert game.ask(0).prompt.fr == "Pas encore : ta réponse retourne 4 plaquettes, il y a mieux."
    assert play(game, 6, ANSWER).scores() == [85]


def test_hint_costs_20_and_is_shown() -> None:
    game = play(with_throw(), HINT)
    assert game.puzzle is not None
    assert [part.name for part in game.scene(0)[-1].parts][1:] == hints(game.puzzle)[:1]
    assert play(game, 6, 8, ANSWER).scores() == [80]


def test_right_answer_is_worth_10_at_least() -> None:
    game = play(with_throw(), *[HINT] * 4, 8, *[ANSWER] * (MOST_ANSWERS - 1), 6, ANSWER)
    assert game.scores() == [10]


def test_giving_up_shows_the_solution_and_its_chain() -> None:
    game = play(with_throw(), GIVE_UP)
    assert (game.to_act(), game.scores()) == ([], [0])
    assert game.board.left == 0
    assert game.scene(0)[-1].parts[-1].name.fr == "La solution : 12 plaquettes, en payant 1, 2."


def test_fifth_wrong_answer_ends_the_problem() -> None:
    game = play(with_throw(), 8, *[ANSWER] * MOST_ANSWERS)
    assert (game.to_act(), game.scores(), game.picked) == ([], [0], [6, 8])


def test_picks_are_counted_so_that_every_problem_ends() -> None:
    game = play(with_throw(), *[6] * MOST_PICKS)
    assert game.choices(0) == [HINT, GIVE_UP]


def test_what_is_learnt_is_revealed() -> None:
    game = with_throw()
    assert play(game, 8).revealed == 0
    assert play(game, ANSWER).revealed == 1
    assert play(game, HINT).revealed == 2


@pytest.mark.parametrize(
    ("played", "choice", "why"),
    [
        ([], 20, "Pas celui-là : il coûte 9, il te reste 3."),
        ([6], 20, "Pas celui-là : il coûte 9, il te reste 2."),
        ([], 15, "Une étoile ne s'achète pas : elle suit la chaîne."),
        ([], 1, "Cette plaquette est déjà retournée."),
        ([], ANSWER, "Choisis d'abord une plaquette à payer."),
        ([HINT] * 4, HINT, "Il n'y a plus d'indice."),
        ([], 99, "Ce n'est pas une case du plateau."),
        ([], -4, "Ce n'est pas une case du plateau."),
        ([6] * MOST_PICKS, 6, "Assez de choix : réponds, ou abandonne."),
        ([GIVE_UP], 6, "La partie est finie."),
    ],
)
def test_illegal_choice_is_refused_with_a_reason_and_changes_nothing(played: list[int], choice: int, why: str) -> None:
    game = play(with_throw(), *played)
    before = shown(game)
    refusal = attempt(game, 0, choice)
    assert refusal is not None
    assert refusal.fr == why
    assert shown(game) == before
