"""Positions for the tests of THRILL, set up in the middle of a match; the world answers as the test wants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.boxes.thrill.design import FELL, KINDS, spot
from ludotheque.boxes.thrill.phases import CHOOSING, PLACING
from ludotheque.boxes.thrill.placing import middle
from ludotheque.boxes.thrill.rules import Thrill
from ludotheque.core.game import CHANCE, WORLD, Position, pick
from ludotheque.core.scene import Part, Zone

A, B, C, D, E = range(5)
NONE: tuple[int, ...] = ()


def options(**given: str) -> dict[str, str]:
    return {"cards": "no", "open_bets": "no", "open_counts": "no", "first_chief": "drawn", **given}


def new(seats: int = 4, **given: str) -> Thrill:
    game = Thrill(seats)
    game.set_up(options(**given))
    return game


def laid(seats: int = 4, chief: int = A, number: int = 0, **given: str) -> Thrill:
    """The first round begins: the discs lie, the Chief is to choose one."""
    game = new(seats, **given)
    game.play(CHANCE, number)
    for answer in game.stand_in(Random(0)):
        game.play(WORLD, answer)
    game.play(CHANCE, chief)
    return game


def bid(game: Thrill, bids: Sequence[int]) -> None:
    """The Chief takes the largest disc; everybody still in bids."""
    if game.phase == CHOOSING:
        game.play(game.chief, game.ask(game.chief).default)
    for seat in game.to_act()[:]:
        game.play(seat, bids[seat])


def lay_disc(game: Thrill) -> None:
    game.play(game.pusher, middle(KINDS[game.disc]))


def answer(game: Thrill, falling: Sequence[int] = NONE) -> None:
    """The world lets these discs fall and moves none of the others; play() trusts that they have room."""
    for disc in game.on_board():
        game.play(WORLD, FELL if disc in falling else spot(game.x[disc], max(game.y[disc], 1000)))


def push(game: Thrill, bids: Sequence[int], falling: Sequence[int] = NONE) -> None:
    """A whole round without cards."""
    bid(game, bids)
    assert game.phase == PLACING
    lay_disc(game)
    answer(game, falling)


def zone(game: Position, name: str, seat: int = 0) -> Zone:
    return next(z for z in game.scene(seat) if z.name == name)


def looks(game: Position, name: str, seat: int = 0) -> list[tuple[int, str, str]]:
    """Place, look and mark of each part of a zone."""
    return [(part.place, part.look, part.mark) for part in zone(game, name, seat).parts]


def part(game: Position, name: str, place: int, seat: int = 0) -> Part:
    return next(part for part in zone(game, name, seat).parts if part.place == place)


def play_on(game: Position, rng: Random, most: int = 10**6) -> None:
    """Everybody picks anything, the stand-in is the world."""
    while most > 0 and (actors := game.to_act()):
        actor = pick(actors, rng)
        answers = game.stand_in(rng) if actor == WORLD else [pick(game.choices(actor), rng)]
        for choice in answers:
            game.play(actor, choice)
        most -= len(answers)


def shown(game: Thrill) -> str:
    """Everything that can be seen of a position, to compare two of them."""
    seats = range(-1, game.seats)
    return repr([[game.scene(s) for s in seats], game.to_act(), [game.choices(s) for s in seats], game.revealed])
