from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.bots.levels import level_bot
from ludotheque.bots.simulate import simulate
from ludotheque.boxes.thrill.bot import SKILLS, ThrillBot
from ludotheque.boxes.thrill.cards import NOTHING_FALLS, SOMETHING_FALLS
from ludotheque.boxes.thrill.design import LARGE, MEDIUM
from ludotheque.boxes.thrill.phases import ANNOUNCING, BETTING, PLACING, WEIGHING
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.core.game import WORLD
from ludotheque.lab.duel import duel
from ludotheque.match.match import Match
from ludotheque.match.verify import verify
from ludotheque.worlds import answers_of

from .tables import A, B, laid


def test_the_levels_of_the_house_are_this_bot() -> None:
    assert isinstance(level_bot(3, Thrill), ThrillBot)


def test_levels_try_more_and_forget_less() -> None:
    assert [skill.tries for skill in SKILLS] == sorted({skill.tries for skill in SKILLS})
    assert [skill.forgets for skill in SKILLS] == sorted((skill.forgets for skill in SKILLS), reverse=True)


@pytest.mark.parametrize("open_bets", ["no", "yes"])
@pytest.mark.parametrize("level", [1, 2])
def test_a_bot_that_sees_only_what_its_seat_knows_plays_the_same(level: int, open_bets: str) -> None:
    """Each decision of some rounds, on the true position and on one imagined by its seat."""
    match = Match(Thrill, 3, {"cards": "yes", "open_bets": open_bets}, seed=level)
    mind, rng = ThrillBot(level), Random(5)
    asked = set()
    while match.to_act() and len(match.events) < 160:
        seat = match.to_act()[-1]
        if seat == WORLD:
            for answer in answers_of(match.position, rng):
                match.play(WORLD, answer)
        else:
            asked.add(match.position.ask(seat).prompt)
            number = rng.random()
            imagined = match.position.imagine(seat, Random(number + 1))
            choice = mind.choose(match.position, seat, Random(number))
            assert mind.choose(imagined, seat, Random(number)) == choice
            match.play(seat, choice)
    assert len(asked) >= 5  # disc, bid, weight, bet, place


@pytest.mark.parametrize("level", [1, 3])
def test_a_secret_bid_changes_no_bid(level: int) -> None:
    decided = set()
    for secret in (0, 3, 10):
        game = laid(3)
        game.play(A, LARGE)
        game.play(B, secret)
        decided.add(tuple(ThrillBot(level).choose(game, 2, Random(seed)) for seed in range(4)))
    assert len(decided) == 1


def test_a_secret_bet_changes_no_bet() -> None:
    decided = set()
    for secret in (NOTHING_FALLS, SOMETHING_FALLS):
        game = laid(2, cards="yes")
        game.play(A, MEDIUM)
        for seat, choice in ((A, 1), (B, 0), (B, 0), (A, secret)):
            game.play(seat, choice)
        assert game.phase == BETTING
        decided.add(tuple(ThrillBot(2).choose(game, B, Random(seed)) for seed in range(4)))
    assert len(decided) == 1


def test_the_same_generator_gives_the_same_decision() -> None:
    game = laid(4)
    assert ThrillBot(4).choose(game, A, Random(9)) == ThrillBot(4).choose(game, A, Random(9))


@pytest.mark.parametrize("number", range(3))
def test_the_pusher_is_right_about_its_own_push(number: int) -> None:
    game = laid(2, A, number, cards="yes")
    game.play(A, LARGE)
    for seat, choice in ((A, 1), (B, 0), (B, 0), (A, 0)):
        game.play(seat, choice)
    bet = ThrillBot(4).choose(game, B, Random(1))
    game.play(B, bet)
    assert game.phase == PLACING
    game.play(B, ThrillBot(4).choose(game, B, Random(2)))
    for answer in answers_of(game, Random(0)):
        game.play(WORLD, answer)
    assert bet == (SOMETHING_FALLS if game.fallen else NOTHING_FALLS)


def test_an_announced_weight_is_laid() -> None:
    game = laid(2, cards="yes")
    game.play(A, LARGE)
    for seat, choice in ((A, 1), (B, 0)):
        game.play(seat, choice)
    assert game.phase == ANNOUNCING
    for seat, choice in ((B, 1), (A, 0), (B, 0)):
        game.play(seat, choice)
    game.play(B, ThrillBot(3).choose(game, B, Random(1)))
    assert game.phase == WEIGHING
    assert ThrillBot(3).choose(game, B, Random(1)) in game.choices(B)


@pytest.mark.parametrize(("seats", "cards", "level"), [(2, "no", 2), (6, "yes", 1), (4, "no", 1)])
def test_matches_are_played_to_the_end(seats: int, cards: str, level: int) -> None:
    record = play_out(Match(Thrill, seats, {"cards": cards}, seed=level), [f"level:{level}"], seed=2)
    verify(record, Thrill)


def test_a_simulation_tells_the_rounds_of_a_match() -> None:
    report = simulate(Thrill, 4, games=3, bots=["random"])
    assert 1 <= report.tallies["rounds"]["fewest"] <= report.tallies["rounds"]["most"] < 40


@pytest.mark.slow
def test_bidding_with_thought_beats_bidding_anything() -> None:
    assert duel(Thrill, "level:3", "random", 20, seed=1).interval[0] > 0.6


@pytest.mark.slow
def test_the_strongest_level_beats_the_weakest() -> None:
    assert duel(Thrill, "level:5", "level:1", 20, seed=3).rate > 0.6
