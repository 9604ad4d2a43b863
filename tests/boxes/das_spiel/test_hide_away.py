"""Cache-cache: the sheet's tests, tripods, what the world may say, ends, refusals, bots."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import level_bot
from ludotheque.boxes.das_spiel import hide_away_talk as talk
from ludotheque.boxes.das_spiel.aiming import CENTRES, NOT_ON_PLATE, POINTS, STRENGTHS, Point, aim, nearest
from ludotheque.boxes.das_spiel.hide_away import HideAway
from ludotheque.boxes.das_spiel.hide_away_bot import SKILLS, HideAwayBot
from ludotheque.boxes.das_spiel.hide_away_phases import AIMING, BLACKS, BUILDING, FLYING, MOST_THROWS, OVER
from ludotheque.boxes.das_spiel.hide_away_tripods import DICE, FACES, HIDING, NEEDED, TOPS
from ludotheque.boxes.das_spiel.lattice import BORDER, INDEX, NEIGHBOURS, at, tripod
from ludotheque.boxes.das_spiel.pyramid import EMPTY
from ludotheque.boxes.das_spiel.throwing import OFF, answer, spot
from ludotheque.core.game import CHANCE, WORLD, attempt
from ludotheque.core.scene import Zone
from ludotheque.match.match import Match

from .thrown import add, aimed, first_black, laid, land, play

TOP_A, TOP_B, TOP_C = at(5, 1, 1), at(1, 5, 1), at(1, 1, 5)


def zone(game: HideAway, name: str) -> Zone:
    return next(z for z in game.scene(0) if z.name == name)


def hide(game: HideAway, top: int, but: tuple[int, ...] = ()) -> None:
    add(game, *[cell for cell in NEEDED[top] if cell not in but and game.pyramid.at[cell] == EMPTY])


# The sheet's tests


def test_t1_counter_starts_at_none_of_nine() -> None:
    game = laid(3)
    assert game.scores() == [0, 0, 0]
    assert [part.mark for part in zone(game, "covered").parts] == ["0/9", "0/9", "0/9"]


def test_t2_black_die_on_the_top_covers_one_face() -> None:
    game = laid()
    upper = at(4, 1, 1)
    assert upper in HIDING[TOP_A]
    game.pyramid.put(upper, game.next_die())
    assert game.covered(0) == 1


@pytest.mark.parametrize("thrower", [0, 1])
def test_t3_a_throw_that_hides_two_tripods_is_the_throwers(thrower: int) -> None:
    """The thrown die covers the last face of one, a die that it knocks away the last face of the other."""
    game = laid(2, first=thrower)
    last, other_last = max(NEEDED[TOP_A]), max(NEEDED[TOP_B])
    add(game, at(1, 1, 6))
    hide(game, TOP_A, but=(last,))
    hide(game, TOP_B, but=(other_last,))
    land(game, last, knocked={first_black(game): other_last})
    assert [game.covered(seat) for seat in (0, 1)] == [FACES, FACES]
    assert game.phase == OVER
    assert game.winners == [thrower]
    assert game.scores()[thrower] > game.scores()[1 - thrower]


def test_a_throw_that_hides_two_others_is_won_by_both() -> None:
    game = laid(3, first=2)
    last, other_last = max(NEEDED[TOP_A]), max(NEEDED[TOP_B])
    add(game, at(0, 4, 4))
    hide(game, TOP_A, but=(last,))
    hide(game, TOP_B, but=(other_last,))
    land(game, last, knocked={first_black(game): other_last})
    assert game.winners == [0, 1]
    assert game.scores()[0] == game.scores()[1] > game.scores()[2]


def test_t4_die_off_the_plate_is_returned() -> None:
    game = laid()
    before = game.stock()
    land(game, EMPTY)
    assert game.stock() == before == 2 * BLACKS
    assert game.turn == 1
    land(game, at(3, 3, 2))
    assert game.stock() == before - 1


# Tripods


def test_fifteen_places_off_the_border() -> None:
    assert len(TOPS) == 15
    assert not {cell for top in TOPS for cell in tripod(top)} & set(BORDER)


def test_nine_cells_hide_a_tripod_and_eighteen_dice_are_needed() -> None:
    for top in TOPS:
        assert len(set(HIDING[top])) == FACES == 9
        assert len(NEEDED[top]) == 18


def test_tripods_share_no_die() -> None:
    game = HideAway(3)
    game.set_up({"setup": "choose"})
    play(game, CHANCE, 1)
    play(game, 1, at(3, 2, 2))
    near = [top for top in TOPS if top in NEIGHBOURS[at(3, 2, 2)]]
    assert near
    assert all(attempt(game, 2, top) == talk.TOO_NEAR for top in near)
    assert attempt(game, 2, at(7, 0, 0)) == talk.AT_THE_BORDER
    play(game, 2, at(1, 1, 5))
    play(game, 0, at(1, 5, 1))
    assert game.phase == AIMING
    assert game.turn == 1


def test_third_player_always_finds_a_place() -> None:
    for one in TOPS:
        game = HideAway(3)
        game.set_up({"setup": "choose"})
        play(game, CHANCE, 0)
        play(game, 0, one)
        for other in game.choices(1):
            twin = game.clone()
            play(twin, 1, other)
            assert twin.choices(2)


def test_damaged_tripod_is_put_up_again_and_the_die_in_its_way_moves() -> None:
    game = laid()
    top_die = game.pyramid.at[TOP_A]
    land(game, TOP_A, knocked={top_die: at(4, 2, 2)})
    black = first_black(game)
    assert game.pyramid.at[TOP_A] == top_die
    assert game.pyramid.at[at(4, 2, 2)] == EMPTY
    assert black in game.pyramid.at
    assert game.stock() == 2 * BLACKS - 1
    where = game.pyramid.at.index(black)
    assert where in INDEX.values()
    assert where not in tripod(TOP_A)


def test_tripod_die_knocked_off_the_plate_comes_home() -> None:
    game = laid()
    top_die = game.pyramid.at[TOP_A]
    land(game, EMPTY, knocked={top_die: EMPTY})
    assert game.pyramid.at[TOP_A] == top_die


def test_black_die_that_was_knocked_off_goes_back_to_the_stock() -> None:
    game = laid()
    add(game, at(3, 3, 2))
    land(game, at(4, 4, 0), knocked={first_black(game): EMPTY})
    assert game.pyramid.at[at(3, 3, 2)] == EMPTY
    assert game.stock() == 2 * BLACKS - 1


def test_black_die_that_was_knocked_elsewhere_lies_there() -> None:
    game = laid()
    add(game, at(3, 3, 2))
    land(game, at(3, 3, 2), knocked={first_black(game): at(4, 4, 0)})
    assert game.pyramid.at[at(4, 4, 0)] == first_black(game)
    assert game.pyramid.at[at(3, 3, 2)] == first_black(game) + 1


# What the world may say


def test_the_world_may_not_put_two_dice_into_one_cell_or_one_on_air() -> None:
    game = aimed(laid())
    assert game.phase == FLYING
    assert attempt(game, WORLD, answer(game.die, spot(TOP_A, 0))) is not None
    assert attempt(game, WORLD, answer(game.die, spot(at(3, 2, 2), 0))) is not None
    assert attempt(game, WORLD, answer(game.die + 1, spot(at(3, 3, 2), 0))) is not None
    assert game.answers == []
    play(game, WORLD, answer(game.die, OFF))


def test_the_world_speaks_of_a_die_once() -> None:
    game = laid()
    add(game, at(3, 3, 2))
    aimed(game)
    play(game, WORLD, answer(first_black(game), OFF))
    assert attempt(game, WORLD, answer(first_black(game), OFF)) is not None


def test_die_lies_as_the_world_says() -> None:
    game = laid()
    land(game, at(3, 3, 2))
    assert game.ori[first_black(game)] == 7
    part = next(p for p in zone(game, "pyramid").parts if p.place == at(3, 3, 2) and p.look == "black")
    assert part.mark == "264"


# Aims


def test_any_point_of_the_plate_may_be_aimed_at_with_any_strength() -> None:
    game = laid()
    for strength in range(STRENGTHS):
        assert game.why_not(0, aim(Point(0.31, -1.2), strength)) is None
    assert game.ask(0).kind == "point"


@pytest.mark.parametrize("choice", [-1, aim(Point(-6, 5), 0), POINTS - 1, POINTS * STRENGTHS, 10**9])
def test_beside_the_plate_is_no_aim(choice: int) -> None:
    game = laid()
    assert attempt(game, 0, choice) == NOT_ON_PLATE
    assert game.phase == AIMING


def test_the_sample_of_aims_points_at_the_funnels() -> None:
    game = laid()
    cells = [game.label(0, choice).place for choice in game.choices(0)]
    assert cells == sorted(game.pyramid.funnels)


def test_silence_aims_beside_the_own_tripod() -> None:
    game = laid(2, first=1)
    default = game.ask(1).default
    assert game.label(1, default).place == nearest(CENTRES[TOP_B], sorted(game.pyramid.funnels))


# Ends


def test_first_hidden_tripod_wins() -> None:
    game = laid()
    last = max(NEEDED[TOP_A])
    hide(game, TOP_A, but=(last,))
    land(game, last)
    assert game.phase == OVER
    assert game.winners == [0]
    assert game.scores()[0] == FACES + 1


def test_a_rival_may_hide_your_tripod() -> None:
    game = laid(2, first=1)
    last = max(NEEDED[TOP_A])
    hide(game, TOP_A, but=(last,))
    land(game, last)
    assert game.winners == [0]


def test_match_ends_with_the_last_black_die() -> None:
    game = laid()
    room = [cell for cell in range(45) if game.pyramid.at[cell] == EMPTY]
    add(game, *room)
    more = 2 * BLACKS - len(room) - 1
    add(game, *[cell for cell in sorted(game.pyramid.funnels) if cell not in NEEDED[TOP_A] + NEEDED[TOP_B]][:more])
    assert game.stock() == 1
    land(game, sorted(game.pyramid.funnels)[0])
    assert game.stock() == 0
    assert game.phase == OVER
    assert game.winners == []


def test_match_ends_after_sixty_throws_each() -> None:
    game = laid(3)
    game.throws = 3 * MOST_THROWS - 1
    land(game, EMPTY)
    assert game.phase == OVER
    assert game.scores() == [0, 0, 0]


def test_refusals_say_why() -> None:
    game = HideAway(2)
    game.set_up({"setup": "choose"})
    play(game, CHANCE, 0)
    assert game.phase == BUILDING
    assert attempt(game, 1, TOP_A) == talk.NOT_YOUR_TURN
    game = aimed(laid())
    assert attempt(game, 0, aim(Point(0, 0), 0)) == talk.IN_THE_AIR
    game.phase = OVER
    assert attempt(game, 0, aim(Point(0, 0), 0)) == talk.FINISHED


# Bots


def test_the_levels_of_the_house_are_this_bot() -> None:
    assert isinstance(level_bot(4, HideAway), HideAwayBot)


def test_levels_miss_less_and_try_more() -> None:
    assert [skill.miss for skill in SKILLS] == sorted((skill.miss for skill in SKILLS), reverse=True)
    assert [skill.tries for skill in SKILLS] == sorted(skill.tries for skill in SKILLS)


def test_the_best_level_aims_at_what_its_own_tripod_needs() -> None:
    game, bot = laid(3), HideAwayBot(5)
    for seat, top in enumerate((TOP_A, TOP_B, TOP_C)):
        game.turn = seat
        assert game.label(seat, bot.choose(game, seat, Random(2))).place in NEEDED[top]


def played(match: Match, bots: list[HideAwayBot], rng: Random) -> list[int]:
    """The scores, with throws by the stand-in: quick, and the same on every machine."""
    while match.to_act():
        actor = match.to_act()[0]
        found = match.position.stand_in(rng) if actor == WORLD else [bots[actor].choose(match.position, actor, rng)]
        for choice in found:
            match.play(actor, choice)
    return match.scores()


def test_a_bot_plays_a_whole_match_with_aims_that_are_allowed() -> None:
    match = Match(HideAway, 3, seed=2)
    assert max(played(match, [HideAwayBot(level) for level in (1, 3, 5)], Random(1))) > 0


@pytest.mark.slow
def test_a_steadier_hand_wins() -> None:
    """Not every time: throws are luck too."""
    won = 0
    for seed in range(12):
        steady = seed % 2
        bots = [HideAwayBot(5 if seat == steady else 1) for seat in range(2)]
        scores = played(Match(HideAway, 2, seed=seed), bots, Random(seed))
        won += scores[steady] > scores[1 - steady]
    assert won >= 10


def test_dice_are_numbered_by_owner() -> None:
    game = laid(3)
    assert [game.pyramid.at[top] for top in (TOP_A, TOP_B, TOP_C)] == [0, DICE, 2 * DICE]
