"""Nobody is shown what the others hold: tokens, bids, bets."""

from __future__ import annotations

from random import Random

from ludotheque.boxes.thrill.cards import NO_BET, NOTHING_FALLS, SOMETHING_FALLS
from ludotheque.boxes.thrill.phases import BETTING, PLACING
from ludotheque.core.game import HIDDEN, WORLD

from .tables import A, B, C, bid, laid, lay_disc, looks, play_on, push, shown


def test_a_seat_sees_its_own_tokens_only() -> None:
    game = laid(3)
    game.tokens = [7, 4, 9]
    assert looks(game, "mine", B) == [(0, "token", "4")]
    assert looks(game, "mine", HIDDEN) == []
    assert "counts" not in {zone.name for zone in game.scene(A)}


def test_other_seats_tokens_change_nothing_that_a_seat_sees() -> None:
    one, other = laid(3), laid(3)
    other.tokens = [10, 3, 0]
    other.reserve = 47
    assert one.scene(A) == other.scene(A)
    assert one.scene(HIDDEN) == other.scene(HIDDEN)
    assert one.scores() == other.scores()


def test_open_counts_show_everybodys_tokens() -> None:
    game = laid(3, open_counts="yes")
    game.tokens = [7, 4, 9]
    assert looks(game, "counts", HIDDEN) == [(A, "token", "7"), (B, "token", "4"), (C, "token", "9")]


def test_bids_of_earlier_rounds_are_not_shown() -> None:
    game = laid(3)
    push(game, [3, 2, 1])
    assert looks(game, "bids", A) == []


def test_own_bid_shows_while_it_is_secret() -> None:
    game = laid(3)
    game.play(A, 2)
    game.play(B, 4)
    assert looks(game, "mine", B) == [(0, "token", "10"), (2, "bid", "4")]
    assert looks(game, "mine", C) == [(0, "token", "10")]


def test_imagined_bids_are_others_but_possible() -> None:
    game = laid(3)
    game.tokens[B] = 3
    game.play(A, 2)
    game.play(B, 3)
    game.play(A, 5)
    guesses = [game.imagine(A, Random(n)) for n in range(60)]
    assert {guess.said[B] for guess in guesses} == {0, 1, 2, 3}
    assert {guess.said[A] for guess in guesses} == {5}
    assert {guess.said[C] for guess in guesses} == {HIDDEN}


def test_imagined_bets_are_others_once_all_lie_but_whoever_laid_none_still_did_not() -> None:
    game = laid(3, cards="yes")
    bid(game, [0, 1, 1])
    game.play(A, 0)
    for seat, choice in ((A, NOTHING_FALLS), (B, SOMETHING_FALLS), (C, NO_BET)):
        assert game.phase == BETTING
        game.play(seat, choice)
    assert game.phase == PLACING
    guesses = [game.imagine(A, Random(n)) for n in range(40)]
    assert {guess.cards.laid[B] for guess in guesses} == {NOTHING_FALLS, SOMETHING_FALLS}
    assert {(guess.cards.laid[A], guess.cards.laid[C]) for guess in guesses} == {(NOTHING_FALLS, NO_BET)}
    assert {sum(guess.cards.contents()) for guess in guesses} == {18}


def test_tokens_are_remembered_because_all_payments_were_seen() -> None:
    game = laid(3)
    push(game, [3, 2, 1], falling=[0])
    assert game.imagine(A, Random(1)).tokens == game.tokens


def test_a_weaker_memory_blurs_the_tokens_of_others() -> None:
    game = laid(3)
    push(game, [3, 2, 1], falling=[0])
    blurred = []
    for n in range(40):
        guess = game.imagine(A, Random(n))
        guess.forget(Random(n), 1.0)
        blurred.append(guess.tokens)
    assert {tokens[A] for tokens in blurred} == {7}
    assert {tokens[B] for tokens in blurred} == {6, 7, 8, 9, 10}
    assert {tokens[C] for tokens in blurred} == {6, 7, 8, 9, 10}


def test_a_perfect_memory_forgets_nothing() -> None:
    guess = laid(3).imagine(A, Random(1))
    guess.forget(Random(1), 0.0)
    assert guess.tokens == [10, 10, 10]


def test_search_asks_secret_commitments_again() -> None:
    game = laid(3)
    game.play(A, 2)
    game.play(B, 4)
    game.simplify(A)
    assert game.to_act() == [A, B, C]


def test_search_asks_secret_bets_again() -> None:
    game = laid(3, cards="yes")
    bid(game, [0, 1, 1])
    game.play(A, 0)
    game.cards.hands[B] = [0, 1, 0, 0]
    game.play(B, NOTHING_FALLS)
    game.simplify(A)
    assert game.to_act() == [A, B, C]
    assert game.cards.bets(B) == [NO_BET, NOTHING_FALLS]


def test_a_push_is_seen_whole() -> None:
    game = laid(3)
    bid(game, [0, 1, 1])
    lay_disc(game)
    before = shown(game)
    answers = game.stand_in(Random(0))
    for answer in answers[:-1]:
        game.play(WORLD, answer)
        assert shown(game) == before
    revealed = game.revealed
    game.play(WORLD, answers[-1])
    assert game.revealed > revealed


def test_clone_goes_its_own_way() -> None:
    game = laid(4, cards="yes")
    bid(game, [0, 1, 1, 1])
    before = shown(game)
    play_on(game.clone(), Random(3))
    assert shown(game) == before
