from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.boxes.trigger.alone import TriggerAlone
from ludotheque.boxes.trigger.board import Board, read
from ludotheque.boxes.trigger.bot import SKILLS, TriggerBot
from ludotheque.boxes.trigger.foresight import margin
from ludotheque.boxes.trigger.phases import FIRST_LINE, HAND_OVER, MALUS, PLAYING
from ludotheque.boxes.trigger.plan import Plan, dearest_first, filled, peels, spend
from ludotheque.boxes.trigger.rules import Trigger
from ludotheque.boxes.trigger.tiles import BAG, CELLS, STAR
from ludotheque.core.game import Position
from ludotheque.lab.duel import duel
from ludotheque.match.match import Match
from ludotheque.match.verify import verify

SHEET = """20 . . 16 . .
            1 . 2 . . 24
            . . . * . .
            15 . 9 . . *
            . . . . . .
            12 . . 10 . 18"""


def dealt(seed: int) -> Board:
    bag = BAG[:]
    Random(seed).shuffle(bag)
    return Board(bag[:CELLS])


def in_turn(own: Board, theirs: Board, points: int, bonus: str = "auto") -> Trigger:
    """Seat 0 has these points to spend."""
    position = Trigger(2)
    position.set_up({"bonus": bonus, "score": "points"})
    position.boards = [own, theirs]
    position.phase = PLAYING
    position.turns = [3, 3]
    position.left = points
    position.accusations = list(range(FIRST_LINE, FIRST_LINE + 14)) if bonus == "manual" else []
    return position


def test_the_plan_for_the_sheets_example_pays_one_and_two() -> None:
    board = read(SHEET)
    plan = Plan(board, dearest_first(board))
    assert [board.tiles[cell] for cell in plan.pay] == [2, 1]
    assert plan.total == 3


@pytest.mark.parametrize("seed", range(20))
def test_what_the_plan_leaves_comes_free(seed: int) -> None:
    board = dealt(seed)
    plan = Plan(board, dearest_first(board))
    for cell in plan.pay:
        board.turn_over(cell)
    board.chain()
    assert board.left == 0


def test_a_ring_does_not_peel() -> None:
    assert not peels([0, 1, 6, 7, 14, 21])
    assert peels([0, 1, 6])


def test_points_are_used_up_with_dear_tiles_first() -> None:
    assert filled([9, 7, 4, 3, 2], 12) == [3, 0]
    assert filled([9, 5, 2], 10) == [0]
    assert filled([9, 8], 7) == []


def test_a_turn_by_plan_never_overspends() -> None:
    for seed in range(20):
        board = dealt(seed)
        before = board.clone()
        left = spend(board, 11, dearest_first(board))
        assert 0 <= left < 11
        assert board.left < before.left


def test_the_side_that_clears_first_wins_what_the_other_has_open() -> None:
    assert margin([30, 10, 0], [40, 25, 20, 0]) == 20
    assert margin([30, 10, 0], [40, 25, 0]) == -10


def test_the_sheets_example_is_cleared_with_three_points() -> None:
    position = in_turn(read(SHEET), dealt(1), 3)
    for _ in range(2):
        position.play(0, TriggerBot(5).choose(position, 0, Random(1)))
    assert position.round == 1


def test_bonuses_are_claimed_before_anything_is_paid() -> None:
    board = read(SHEET)
    board.turn_over(6)
    board.turn_over(8)
    position = in_turn(board, dealt(1), 9, "manual")
    position.accusations = []
    cell = TriggerBot(5).choose(position, 0, Random(1))
    assert board.free(cell)


def test_a_forgotten_bonus_is_accused_and_a_dear_tile_turned_up() -> None:
    theirs = dealt(2)
    numbers = [cell for cell in range(6) if theirs.tiles[cell] != STAR]
    for cell in numbers[1:]:
        theirs.turn_over(cell)
    position = in_turn(dealt(1), theirs, 5, "manual")
    assert theirs.punishable(0)
    position.play(0, TriggerBot(5).choose(position, 0, Random(1)))
    assert position.phase == MALUS
    cell = TriggerBot(5).choose(position, 0, Random(1))
    costs = {c: cost_after(theirs, c) for c in theirs.turned_over(0)}
    assert len(costs) > 2
    assert costs[cell] == max(costs.values())


def cost_after(board: Board, cell: int) -> int:
    after = board.clone()
    after.turn_up(cell)
    return Plan(after, dearest_first(after)).total


def test_no_line_is_accused_without_reason() -> None:
    for seed in range(5):
        position = in_turn(dealt(seed), dealt(seed + 50), 9, "manual")
        assert TriggerBot(4).choose(position, 0, Random(seed)) < HAND_OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bonus", ["auto", "manual"])
@pytest.mark.parametrize("level", [1, 3])
def test_matches_are_played_to_the_end(seats: int, bonus: str, level: int) -> None:
    record = play_out(Match(Trigger, seats, {"bonus": bonus}, seed=level), [f"level:{level}"], seed=2)
    verify(record, Trigger)


@pytest.mark.parametrize("bonus", ["auto", "manual"])
def test_alone_a_board_is_cleared(bonus: str) -> None:
    match = Match(TriggerAlone, 1, {"bonus": bonus}, seed=1)
    verify(play_out(match, ["level:3"], seed=2), TriggerAlone)
    assert isinstance(match.position, TriggerAlone)
    assert match.position.attempts[0].cleared


def test_lookahead_decides_the_same_with_the_same_generator() -> None:
    position: Position = in_turn(dealt(3), dealt(4), 12)
    assert TriggerBot(4).choose(position, 0, Random(9)) == TriggerBot(4).choose(position, 0, Random(9))


def test_levels_imagine_more_and_overlook_less() -> None:
    assert [skill.series for skill in SKILLS] == sorted(skill.series for skill in SKILLS)
    assert [skill.overlooks for skill in SKILLS] == sorted((skill.overlooks for skill in SKILLS), reverse=True)


def test_planning_beats_chance() -> None:
    assert duel(Trigger, "level:3", "random", 20, seed=1).interval[0] > 0.5
