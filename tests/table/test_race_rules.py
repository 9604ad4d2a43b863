"""The speed games at a table: what hands and a Stop come to in milliseconds."""

from __future__ import annotations

from ludotheque.boxes.das_spiel import tempo
from ludotheque.boxes.das_spiel.grabber_2004 import Grabber2004
from ludotheque.boxes.das_spiel.perspectives import Perspectives
from ludotheque.boxes.das_spiel.perspectives_phases import DIE
from ludotheque.boxes.das_spiel.tempo import RACING, ROLL_THEM, STOP
from ludotheque.core.game import RACE_LAG
from ludotheque.core.text import Text
from ludotheque.table.race import LAG, claim, take_answers
from ludotheque.table.table import Table

from .tables import ANA, BEN, CLEO, SEED

PEOPLE = [ANA, BEN, CLEO, "dora"]


def racing(kind: type[Grabber2004] | type[Perspectives], seats: int) -> tuple[Table, int]:
    """A table at which the first race has just begun, and when it did."""
    table = Table.open(kind, 1000, "t1", "PRUNE4", seats, ANA, options={"tempo": "speed"})
    for seat, player in enumerate(PEOPLE[:seats]):
        table.sit(1000, player, seat, player.title(), seat + 1)
    table.start(1000, ANA, SEED)
    roller = table.acting[0]
    table.play(2000, PEOPLE[roller], roller, ROLL_THEM)
    announced = table.next_deadline()
    assert announced == 2600
    table.tick(announced)
    assert table.race
    return table, announced


def grabbing() -> tuple[Table, Grabber2004, int, int]:
    """A race of Raffzahn in which the roller can take two dice; the roller's seat too."""
    table, begun = racing(Grabber2004, 3)
    game = table.playing().position
    assert isinstance(game, Grabber2004)
    for cell in game.pyramid.free:
        game.ori[game.pyramid.at[cell]] = next(o for o in range(24) if fits_all(game, o))
    return table, game, game.roller, begun


def fits_all(game: Grabber2004, ori: int) -> bool:
    die = game.pyramid.at[game.pyramid.free[0]]
    before, game.ori[die] = game.ori[die], ori
    fits = game.fits(game.roller, game.pyramid.free[0])
    game.ori[die] = before
    return fits


def do(table: Table, seat: int, choice: int, stamp: int) -> None:
    claim(table, PEOPLE[seat], seat, choice, stamp, ticket=seat)


def answers(table: Table) -> list[Text | None]:
    return [why for _, why in take_answers(table)]


def test_one_hand_takes_no_second_die_within_450_milliseconds() -> None:
    for pause, refused in [(449, True), (451, False)]:
        table, game, seat, begun = grabbing()
        first, second = game.pyramid.free[:2]
        do(table, seat, first, begun + 500)
        do(table, seat, second, begun + 500 + pause)
        table.tick(begun + 500 + pause + LAG)
        assert answers(table) == [None, tempo.ONE_HAND if refused else None]
        assert game.won[seat] == (1 if refused else 2)


def stopped_at(won: int) -> tuple[Table, Grabber2004, int, int]:
    """The seat after the roller has so many dice; when Stop was said."""
    table, game, roller, begun = grabbing()
    said = begun + 1500
    late = (roller + 1) % 3
    game.won[late] = won
    do(table, roller, STOP, said)
    table.tick(said + LAG)
    assert game.phase == tempo.STOPPED
    return table, game, late, said


def test_a_grab_before_the_stop_counts_though_heard_after_it() -> None:
    table, game, roller, begun = grabbing()
    do(table, roller, STOP, begun + 1500)
    do(table, roller, game.pyramid.free[0], begun + 1499)
    table.tick(begun + 1500 + LAG)
    assert answers(table) == [None, None]
    assert game.won[roller] == 1


def test_up_to_200_milliseconds_after_the_stop_is_seen_a_grab_is_undone_silently() -> None:
    for late in (1, 100, RACE_LAG, RACE_LAG + 200):
        table, game, seat, said = stopped_at(won=5)
        take_answers(table)
        do(table, seat, game.pyramid.free[0], said + late)
        table.tick(said + late + LAG)
        assert answers(table) == [tempo.STOP_SAID]
        assert game.won[seat] == 5


def test_t2_t3_later_it_is_a_foul() -> None:
    for won, left in [(5, 3), (1, 1)]:
        table, game, seat, said = stopped_at(won)
        take_answers(table)
        do(table, seat, game.pyramid.free[0], said + RACE_LAG + 300)
        table.tick(said + RACE_LAG + 300 + LAG)
        assert answers(table) == [None]
        assert game.won[seat] == left
        assert game.pyramid.filled() == 164


def test_stop_is_not_heard_within_the_first_second() -> None:
    table, _, roller, begun = grabbing()
    do(table, roller, STOP, begun + 999)
    do(table, roller, STOP, begun + 1001)
    table.tick(begun + 1001 + LAG)
    assert answers(table) == [tempo.STOP_TOO_EARLY, None]


def test_a_roll_ends_after_twelve_seconds() -> None:
    table, game, roller, begun = grabbing()
    game.timers = [timer for timer in game.timers if timer != tempo.IDLE]
    table.clocks.due.pop(tempo.IDLE, None)
    table.tick(begun + 12_000 + LAG - 1)
    assert game.phase == RACING
    table.tick(begun + 12_000 + LAG)
    assert (game.phase, game.roller) == (tempo.READY, (roller + 1) % 3)


def test_two_hands_at_one_funnel_the_earlier_one_is_there() -> None:
    table, begun = racing(Perspectives, 4)
    game = table.playing().position
    assert isinstance(game, Perspectives)
    game.hand = [[game.turquoise] * 10 for _ in range(4)]
    for seat in range(4):
        do(table, seat, DIE, begun + 600)
    do(table, 3, 0, begun + 990)
    do(table, 1, 0, begun + 950)
    table.tick(begun + 990 + LAG)
    assert game.placed == [0, 1, 0, 0]
    assert game.held == [0, -1, 0, 0]
    assert answers(table)[-1] is not None
