"""Bots of LA CIBLE: what they know is theirs, their mistakes are mistakes, and they keep to the clock."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import pairwise
from random import Random

import pytest

from ludotheque.bots.arena import play_out
from ludotheque.bots.bot import Move, move_of
from ludotheque.boxes.la_cible import bot_knowledge
from ludotheque.boxes.la_cible.bot import CibleBot
from ludotheque.boxes.la_cible.bot_knowledge import SKILLS
from ludotheque.boxes.la_cible.phases import (
    ABSTAIN,
    APPEAL,
    BID,
    JUDGE,
    PASS,
    SAID_AGAIN,
    SAID_RIGHT,
    SAID_WRONG,
    START,
    STOP,
    VOTE,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, WORLD
from ludotheque.match.match import Match
from ludotheque.match.verify import verify
from ludotheque.worlds import answers_of

from .tables import at_auction, at_definitions, at_final, camera, do, draw, new, right

LEVELS = range(1, 6)


def asked(seats: int = 3, question: int = -1, **options: str) -> LaCible:
    """Seat 0 is asked in phase 1."""
    game = new(seats, **options)
    draw(game, question)
    camera(game, 0)
    return game


def defining() -> LaCible:
    game = at_definitions()
    camera(game, 0)
    draw(game)
    do(game, 0, START)
    return game


def read_aloud(game: LaCible) -> None:
    do(game, CHANCE, game.choices(CHANCE)[0])
    do(game, game.referee(), START)


def moves(bot: CibleBot, game: LaCible, seat: int, times: int = 20) -> list[Move]:
    return [move_of(bot, game, seat, Random(n)) for n in range(times)]


def judged(game: LaCible, text: str) -> int | None:
    found = game.asked()
    assert found is not None
    return found.judge(text)


# What it knows


@pytest.mark.parametrize("start", [asked, defining])
def test_a_higher_level_knows_all_that_a_lower_one_knows(start: Callable[[], LaCible]) -> None:
    game = start()
    heads = [set(bot_knowledge.known(game, 0, skill)) for skill in SKILLS]
    assert all(lower <= higher for lower, higher in pairwise(heads))


def test_a_higher_level_knows_more() -> None:
    sizes = [sum(len(bot_knowledge.known(asked(question=n), 0, skill)) for n in range(10)) for skill in SKILLS]
    assert sizes == sorted(set(sizes))


def test_what_is_well_known_is_known_more_often() -> None:
    first = last = 0
    for n in range(40):
        game = asked(question=n)
        found = game.asked()
        assert found is not None
        known = bot_knowledge.known(game, 0, SKILLS[2])
        first += 0 in known
        last += len(found) - 1 in known
    assert first > 30
    assert last < first


def test_it_knows_the_same_when_it_is_asked_again_and_its_neighbour_something_else() -> None:
    game = asked()
    before = bot_knowledge.known(game, 0, SKILLS[1])
    right(game)
    assert bot_knowledge.known(game, 0, SKILLS[1]) == before
    assert bot_knowledge.known(game, 1, SKILLS[1]) != before


def test_it_does_not_say_what_was_said() -> None:
    game = asked()
    for _ in range(30):
        right(game)
        camera(game, game.choices(CHANCE)[0])
    known = bot_knowledge.fresh(game, game.seat, SKILLS[4])
    found = game.asked()
    assert found is not None
    assert known
    assert not {answer.shown for answer in known} & {found.shown(n) for n in game.taken()}


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_from_its_seat_changes_no_move(level: int) -> None:
    """At every decision of a whole match: other truths that look the same lead to the same move."""
    bot, rng = CibleBot(level), Random(level)
    match = Match(LaCible, 3, seed=level)
    compared = 0
    while acting := match.to_act():
        seats = [actor for actor in acting if actor >= 0]
        if seats:
            move = move_of(bot, match.position, seats[0], Random(compared))
            assert move == move_of(bot, match.position.imagine(seats[0], rng), seats[0], Random(compared))
            compared += 1
            if move != HIDDEN:
                match.make(seats[0], move)
                continue
        if WORLD in acting:
            match.play(WORLD, answers_of(match.position, rng)[0])
        else:
            match.play(CLOCK, match.choices(CLOCK)[0])
    assert compared > 30


def test_votes_of_others_are_nothing_to_it() -> None:
    game = asked(4)
    right_answer = game.asked()
    assert right_answer is not None
    game.texts.append(right_answer.shown(0))
    do(game, 0, 0)
    do(game, WORLD, 1)
    do(game, 1, APPEAL)
    assert game.step == VOTE
    assert set(moves(CibleBot(3), game, 2)) == {ABSTAIN}


def test_questions_that_are_not_shown_yet_change_nothing_in_the_final() -> None:
    game = at_final()
    do(game, 0, START)
    before = [moves(CibleBot(level), game, 0) for level in LEVELS]
    deck, side = copy(game.deck), game.deck.finals[game.question]
    other = game.deck.finals[(game.question + 1) % len(game.deck.finals)]
    levels = [[side.levels[0][0], *other.levels[0][1:]], *other.levels[1:]]
    deck.finals = [*game.deck.finals]
    deck.finals[game.question] = side._replace(levels=levels)
    game.deck = deck
    assert [moves(CibleBot(level), game, 0) for level in LEVELS] == before


def test_definitions_that_are_not_read_yet_change_nothing() -> None:
    game = defining()
    before = [bot_knowledge.known(game, 0, skill) for skill in SKILLS]
    deck, side = copy(game.deck), game.deck.definitions[game.question]
    deck.definitions = [*game.deck.definitions]
    deck.definitions[game.question] = side._replace(definitions=side.definitions[:1] + side.definitions[:0:-1])
    game.deck = deck
    assert [bot_knowledge.known(game, 0, skill) for skill in SKILLS] == before


# Mistakes


@pytest.mark.parametrize("question", range(8))
def test_a_mistake_is_wrong_or_said_before(question: int) -> None:
    game = asked(question=question)
    right(game)
    camera(game, game.choices(CHANCE)[0])
    texts = [bot_knowledge.mistake(game, Random(n)) for n in range(30)]
    assert all(judged(game, text) in (None, *game.taken()) for text in texts)
    assert any(judged(game, text) in game.taken() for text in texts)


def test_a_mistake_about_a_definition_begins_with_its_letter() -> None:
    game = defining()
    letter = game.deck.definitions[game.question].letter
    texts = {bot_knowledge.mistake(game, Random(n)) for n in range(30)} - {""}
    assert len(texts) > 3
    assert all(judged(game, text) is None for text in texts)
    named = {d.answers.shown(0) for side in game.deck.definitions if side.letter == letter for d in side.definitions}
    assert texts <= named


def test_even_the_best_err_and_even_the_worst_are_right() -> None:
    games = [asked(question=n) for n in range(12)]
    for level in (1, 5):
        texts = [(game, move) for game in games for move in moves(CibleBot(level), game, 0, 40)]
        verdicts = {judged(game, text) is None for game, text in texts if isinstance(text, str)}
        assert verdicts == {True, False}


# Buttons


@pytest.mark.parametrize("level", LEVELS)
def test_it_bids_no_more_than_it_knows(level: int) -> None:
    for question in range(6):
        game = at_auction()
        draw(game, question)
        camera(game, 0)
        bids = [CibleBot(level).choose(game, 0, Random(n)) for n in range(5)]
        assert all(1 <= bid <= max(1, len(bot_knowledge.fresh(game, 0, SKILLS[level - 1]))) for bid in bids)


def test_it_passes_a_bid_that_is_too_high() -> None:
    game = at_auction()
    draw(game)
    camera(game, 1)
    do(game, 1, 29)
    assert game.step == BID
    assert set(moves(CibleBot(1), game, 0)) == {PASS}


def test_it_passes_a_definition_that_it_does_not_know() -> None:
    game = defining()
    while bot_knowledge.known(game, 0, SKILLS[0]):
        do(game, 0, PASS)
    assert PASS in moves(CibleBot(1), game, 0)


def test_who_can_find_nothing_more_ends_the_final_or_lets_the_time_run_out() -> None:
    game = at_final()
    do(game, 0, START)
    for _ in range(14):
        do(game, 0, PASS)
    assert CibleBot(1).choose(game, 0, Random(1)) == HIDDEN
    game.stretch = 0
    assert CibleBot(1).choose(game, 0, Random(1)) == STOP


@pytest.mark.parametrize("referee", ["auto", "human"])
@pytest.mark.parametrize("time", ["x1", "none"])
def test_bots_play_a_match_to_its_end_and_never_appeal(referee: str, time: str) -> None:
    record = play_out(Match(LaCible, 4, {"referee": referee, "time": time}, seed=3), ["level:2"], seed=1)
    verify(record, LaCible)
    assert max(choice for _, choice in record.events) < APPEAL
    assert len(record.texts) > 30


@pytest.mark.parametrize(("texts", "verdict"), [(["xqzzt"], SAID_WRONG), ([""], SAID_RIGHT), (["", ""], SAID_AGAIN)])
def test_a_bot_that_is_referee_goes_by_the_list(texts: list[str], verdict: int) -> None:
    game = new(3, referee="human")
    read_aloud(game)
    for number, text in enumerate(texts):
        camera(game, game.choices(CHANCE)[0])
        found = game.asked()
        assert found is not None
        game.texts.append(text or found.shown(0))
        do(game, game.seat, number)
        assert game.step == JUDGE
        said = CibleBot(3).choose(game, game.referee(), Random(1))
        do(game, game.referee(), said)
    assert said == verdict


# Time


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("referee", ["auto", "human"])
def test_it_answers_within_the_countdown(level: int, referee: str) -> None:
    game = new(3, referee=referee)
    if referee == "human":
        read_aloud(game)
    else:
        draw(game)
    camera(game, game.choices(CHANCE)[0])
    delays = [CibleBot(level).delay(game, game.seat, Random(n)) for n in range(50)]
    assert 1_000 <= min(delays) < max(delays) < game.lasts(game.timer)


def test_whoever_knows_little_thinks_longer() -> None:
    game = asked()
    delays = [sum(CibleBot(level).delay(game, 0, Random(n)) for n in range(20)) for level in LEVELS]
    assert delays == sorted(delays, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [(5, 3), (3, 1)])
def test_the_better_level_wins_more(better: int, worse: int) -> None:
    """One against two: with equal chances it would win a third."""
    won = 0
    for seed in range(15):
        names = [f"level:{better if seat == seed % 3 else worse}" for seat in range(3)]
        scores = play_out(Match(LaCible, 3, seed=seed), names, seed).scores
        won += scores[seed % 3] == max(scores)
    assert won >= 8
