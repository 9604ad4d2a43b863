"""Matches of LA CIBLE for the tests, played event by event; nothing that the rules forbid gets through."""

from __future__ import annotations

from ludotheque.boxes.la_cible.phases import (
    ANSWER,
    AUCTION,
    DRAW,
    GO_ON,
    PASS,
    READ,
    REVIEW,
    SHOWN,
    SPOKEN,
    START,
    VALIDATE,
)
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.core.game import CHANCE, CLOCK, WORLD, attempt
from ludotheque.core.scene import Part, Zone
from ludotheque.match.match import checked_options


def new(seats: int = 3, **options: str) -> LaCible:
    game = LaCible(seats)
    game.set_up(checked_options(LaCible.info, options))
    return game


def do(game: LaCible, actor: int, choice: int) -> None:
    """An event that must be allowed."""
    assert actor == CHANCE or attempt(game, actor, choice) is None, (actor, choice, game.why_not(actor, choice))
    if actor == CHANCE:
        assert choice in game.choices(CHANCE)
        game.play(CHANCE, choice)


def time_up(game: LaCible) -> None:
    do(game, CLOCK, game.timer)


def draw(game: LaCible, number: int = -1) -> None:
    """A question or a card, and all have read it."""
    assert game.step == DRAW
    do(game, CHANCE, number if number >= 0 else game.choices(CHANCE)[0])
    if game.step == READ:
        time_up(game)


def camera(game: LaCible, seat: int) -> None:
    do(game, CHANCE, seat)


def free_answer(game: LaCible) -> int:
    """Of the world: the first listed answer that nobody has given yet."""
    asked = game.asked()
    assert asked is not None
    return next(1 + n for n in range(len(asked)) if n not in game.taken())


def says(game: LaCible, verdict: int) -> None:
    """The one who is asked answers, and the world judges so."""
    do(game, game.seat, SPOKEN)
    do(game, WORLD, verdict)


def right(game: LaCible) -> None:
    do(game, game.seat, SPOKEN)
    do(game, WORLD, free_answer(game))
    pass_window(game)


def wrong(game: LaCible) -> None:
    says(game, 0)
    pass_window(game)


def pass_window(game: LaCible) -> None:
    """Nobody appeals."""
    if game.step == SHOWN and game.stretch:
        time_up(game)
    elif game.step == SHOWN:
        do(game, game.seat, GO_ON)


def asked_next(game: LaCible, seat: int) -> None:
    """The camera comes to this seat; those before it answer rightly."""
    while seat not in game.choices(CHANCE):
        camera(game, game.choices(CHANCE)[0])
        right(game)
    camera(game, seat)


def err(game: LaCible, *seats: int) -> None:
    """These seats err, in this order."""
    for seat in seats:
        asked_next(game, seat)
        wrong(game)


def first_round(game: LaCible, *losers: int) -> None:
    draw(game)
    err(game, *losers)


def run(game: LaCible, seat: int, found: int) -> None:
    """A candidate of phase 2 finds so many definitions before the time is up."""
    camera(game, seat)
    draw(game)
    do(game, seat, START)
    for _ in range(found):
        right(game)
    if game.step == ANSWER:
        time_up(game)
    assert game.step == REVIEW
    time_up(game)


def definitions(game: LaCible, *found: int) -> None:
    """Seat by seat."""
    for seat, number in enumerate(found):
        run(game, seat, number)


def series_round(game: LaCible, winner: int) -> None:
    """Everybody else errs."""
    draw(game)
    while game.step != DRAW and len(game.in_round) > 1:
        seat = game.choices(CHANCE)[0]
        camera(game, seat)
        if seat == winner:
            right(game)
        else:
            wrong(game)


def series(game: LaCible, *winners: int) -> None:
    for winner in winners:
        series_round(game, winner)


def at_definitions(seats: int = 3, **options: str) -> LaCible:
    game = new(seats, **options)
    first_round(game, 0, 1, 2)
    return game


def at_series(seats: int = 3, **options: str) -> LaCible:
    game = at_definitions(seats, **options)
    definitions(game, *range(seats))
    return game


def at_auction(seats: int = 3, **options: str) -> LaCible:
    """Between seats 0 and 1."""
    game = at_series(seats, **options)
    series(game, 0, 0, 1, 1)
    assert game.phase == AUCTION
    return game


def win_auction(game: LaCible, winner: int) -> None:
    """The winner bids 1, the other one passes, one right answer."""
    draw(game)
    if game.opener < 0:
        camera(game, winner)
    if game.seat != winner:
        do(game, game.seat, 1)
    do(game, winner, game.bid + 1)
    do(game, game.seat, PASS)
    while game.step == ANSWER:
        right(game)


def at_final(seats: int = 3, **options: str) -> LaCible:
    """Of seat 0, about to press START."""
    game = at_auction(seats, **options)
    win_auction(game, 0)
    win_auction(game, 0)
    draw(game)
    return game


def validate(game: LaCible, levels: int) -> None:
    """So many levels with just enough answers each."""
    for _ in range(levels):
        for _ in range(game.level):
            do(game, game.seat, SPOKEN)
        do(game, game.seat, VALIDATE)


def check(game: LaCible, wrong_at: int = 0) -> None:
    """The world finds all answers right, from that level on wrong."""
    while game.step != REVIEW:
        level = game.given[game.checking].place // 3 + 1
        do(game, WORLD, 0 if wrong_at and level >= wrong_at else free_answer(game))


def play_final(game: LaCible, cleared: int) -> None:
    """From START to the score."""
    do(game, game.seat, START)
    validate(game, cleared)
    if cleared < 6:
        time_up(game)
    check(game)
    time_up(game)


def play_game(game: LaCible, pawns: int, cleared: int, finalist: int = 0) -> None:
    """A whole game with three seats in which the finalist keeps so many pawns and clears so many levels."""
    other = (finalist + 1) % 3
    lost = 5 - pawns
    slow = lost > 3
    losers = [finalist] * min(lost, 3)
    first_round(game, *losers, *[other] * (3 - len(losers)))
    definitions(game, *[(0 if slow else 2) if seat == finalist else 1 for seat in range(3)])
    series(game, finalist, finalist, other, other)
    win_auction(game, finalist)
    win_auction(game, finalist)
    draw(game)
    assert game.pawns[finalist] == pawns
    play_final(game, cleared)


def zone(game: LaCible, name: str, seat: int = -1) -> Zone:
    return next(z for z in game.scene(seat) if z.name == name)


def parts(game: LaCible, name: str, look: str = "", seat: int = -1) -> list[Part]:
    return [part for part in zone(game, name, seat).parts if look in ("", part.look)]
