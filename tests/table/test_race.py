"""Races at a table: stamps, the queue, bots and timers in one order; and what a slow or a lying line may gain."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ludotheque.core.game import CLOCK, HIDDEN, RACE_LAG
from ludotheque.core.scene import Ask
from ludotheque.core.text import Text
from ludotheque.match.match import Refused
from ludotheque.match.verify import verify
from ludotheque.table import race
from ludotheque.table.checks import INSTEAD
from ludotheque.table.clock_rule import ClockRule
from ludotheque.table.race import LAG, TOO_LATE, claim, plan, stamped, take_answers
from ludotheque.table.state import PAUSED
from ludotheque.table.table import Table
from ludotheque.table.view import view

from .games import Buzzer
from .tables import ANA, BEN, CLEO, playing, rebuilt, same

PRESS = 7
BEGUN = 1000  # when the race is shown


class Dash(Buzzer):
    """A Buzzer in which it matters who was first."""

    info = Buzzer.info._replace(slug="dash")

    def race(self) -> int:
        return self.round % self.seats if self.round < 5 else HIDDEN

    def ask(self, actor: int) -> Ask:
        return Ask(Text(f"Appuie, {self.round} !", f"Press, {self.round}!"))


class Line(NamedTuple):
    """Milliseconds from the server to the player and back to the server."""

    there: int
    back: int

    def round_trip(self) -> int:
        return self.there + self.back


def press(table: Table, player: str, seat: int, line: Line, reaction: int) -> int:
    """An honest browser: shows the race when it hears of it, and tells how long the player took. When it is heard."""
    heard = BEGUN + line.there + reaction + line.back
    claim(table, player, seat, PRESS, stamped(heard, BEGUN, reaction, line.round_trip()), ticket=player)
    return heard


def seats_of(table: Table) -> list[int]:
    return [actor for actor, _ in table.playing().events]


# Stamps


def test_an_honest_slow_line_costs_nothing() -> None:
    assert stamped(now=1700, shown=1000, since=500, round_trip=200) == 1500


def test_a_line_slower_than_the_table_waits_is_helped_as_far_as_it_goes() -> None:
    assert stamped(now=1900, shown=1000, since=500, round_trip=400) == 1900 - RACE_LAG


def test_a_browser_is_not_believed_beyond_its_line() -> None:
    assert stamped(now=1700, shown=1000, since=0, round_trip=30) == 1670


def test_a_lie_gains_at_most_the_cap() -> None:
    for told in (0, -5000, -(10**9)):
        assert stamped(now=1700, shown=1000, since=told, round_trip=10**6) == 1700 - RACE_LAG


def test_nothing_is_stamped_with_the_future() -> None:
    assert stamped(now=1700, shown=1000, since=10**12, round_trip=0) == 1700


# Who was first


def test_200_ms_of_latency_do_not_lose_against_somebody_who_reacted_later() -> None:
    table = playing(Dash)
    press(table, BEN, 1, Line(5, 5), reaction=350)
    heard = press(table, ANA, 0, Line(100, 100), reaction=300)
    assert heard > BEGUN + 360
    table.tick(BEGUN + 300 + LAG)
    assert table.playing().events == [(0, PRESS)]
    assert table.playing().scores() == [1, 0]


@pytest.mark.parametrize(("there", "back"), [(0, 0), (20, 20), (125, 125), (10, 240), (240, 10)])
def test_whatever_the_lines_the_quicker_player_is_first(there: int, back: int) -> None:
    for ana, ben in [(300, 320), (320, 300)]:
        table = playing(Dash)
        press(table, ANA, 0, Line(there, back), ana)
        press(table, BEN, 1, Line(1, 1), ben)
        table.tick(BEGUN + 2 * LAG + 600)
        assert seats_of(table)[0] == (0 if ana < ben else 1)


def test_nothing_is_played_before_slower_lines_were_heard() -> None:
    table = playing(Dash)
    press(table, BEN, 1, Line(0, 0), reaction=300)
    table.tick(BEGUN + 300 + LAG - 1)
    assert seats_of(table) == []
    assert table.next_deadline() == BEGUN + 300 + LAG
    table.tick(BEGUN + 300 + LAG)
    assert seats_of(table) == [1]


def test_a_tie_goes_to_the_seat_after_the_leader() -> None:
    table = playing(Dash, 3)
    press(table, ANA, 0, Line(0, 0), 300)
    press(table, CLEO, 2, Line(0, 0), 309)
    press(table, BEN, 1, Line(0, 0), 305)
    table.tick(BEGUN + 309 + LAG)
    assert seats_of(table) == [1, 2, 0]


def test_a_lying_browser_gains_at_most_the_cap() -> None:
    """Ben says that he pressed at once; whoever was quicker than the cap allows is still first."""
    for lead, winner in [(RACE_LAG + 20, 0), (RACE_LAG - 20, 1)]:
        table = playing(Dash)
        press(table, ANA, 0, Line(0, 0), reaction=300)
        heard = BEGUN + 300 + lead
        claim(table, BEN, 1, PRESS, stamped(heard, BEGUN, 0, 10**6), ticket=BEN)
        table.tick(heard + LAG)
        assert seats_of(table)[0] == winner


def test_the_log_tells_when_it_was_done_not_when_it_was_heard() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(100, 100), reaction=300)
    table.tick(BEGUN + 700)
    assert table.playing().lines[0].at == 300


def test_what_is_said_meanwhile_does_not_shift_the_race() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    table.say(BEGUN + 500, BEN, "", 2, "vite !")
    table.tick(BEGUN + 700)
    assert table.playing().lines[0].at == 300
    assert table.clocks.due == {1: BEGUN + 300 + 1000}


# Timers and bots in the same queue


def test_who_pressed_before_the_bell_is_in_time_though_heard_after_it() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(100, 100), reaction=990)
    table.tick(BEGUN + 990 + LAG)
    assert table.playing().events == [(0, PRESS)]


def test_the_bell_rings_first_if_it_was_first() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=1001)
    table.tick(BEGUN + 1000 + LAG)
    assert table.playing().events == [(CLOCK, 0)]
    table.tick(BEGUN + 1001 + LAG)
    assert table.playing().events == [(CLOCK, 0), (0, PRESS)]


def test_a_timer_runs_from_when_something_was_done() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(50, 50), reaction=400)
    table.tick(BEGUN + 400 + LAG)
    assert table.clocks.due == {1: BEGUN + 400 + 1000}
    assert table.next_deadline() == BEGUN + 1400 + LAG


def with_a_bot() -> Table:
    table = playing(Dash, 3)
    table.give_to_bot(BEGUN, 2, "level:3")
    return table


def test_a_bot_acts_through_the_queue_after_its_delay() -> None:
    table = with_a_bot()
    [(seat, name, token)] = table.bots_to_move()
    assert (seat, name) == (2, "level:3")
    plan(table, BEGUN + 20, seat, token, PRESS, stamp=BEGUN + 400, events=0)
    assert table.bots_to_move() == []
    press(table, ANA, 0, Line(90, 90), reaction=380)
    table.tick(BEGUN + 380 + LAG)
    assert seats_of(table) == [0]


def test_a_bots_plan_is_dropped_with_the_question_it_answers() -> None:
    table = with_a_bot()
    [(seat, _, token)] = table.bots_to_move()
    plan(table, BEGUN + 20, seat, token, PRESS, stamp=BEGUN + 700, events=0)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    table.tick(BEGUN + 300 + LAG)
    assert table.claims == []
    assert [s for s, _, _ in table.bots_to_move()] == [2]


def test_a_bot_that_waits_is_asked_again_after_the_next_event() -> None:
    table = with_a_bot()
    [(seat, _, token)] = table.bots_to_move()
    plan(table, BEGUN + 20, seat, token, HIDDEN, stamp=BEGUN + 20, events=0)
    assert table.bots_to_move() == []
    table.tick(BEGUN + 1000 + LAG)
    assert [s for s, _, _ in table.bots_to_move()] == [2]


def test_a_slow_bot_does_not_reach_into_the_past() -> None:
    table = with_a_bot()
    [(seat, _, token)] = table.bots_to_move()
    plan(table, BEGUN + 900, seat, token, PRESS, stamp=BEGUN + 10, events=0)
    assert table.claims[0].stamp == BEGUN + 900 - RACE_LAG


# What is told, and what cannot be done


def test_every_claim_is_answered_once() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    press(table, BEN, 1, Line(0, 0), reaction=400)
    table.tick(BEGUN + 300 + LAG)
    assert take_answers(table) == [(ANA, None)]
    table.tick(BEGUN + 400 + LAG)
    assert take_answers(table) == [(BEN, None)]
    assert take_answers(table) == []


def test_what_the_rules_refuse_is_told_with_their_reason() -> None:
    table = playing(Dash)
    claim(table, ANA, 0, 99, BEGUN + 300, ticket=ANA)
    table.tick(BEGUN + 300 + LAG)
    [(ticket, why)] = take_answers(table)
    assert ticket == ANA
    assert why is not None
    assert seats_of(table) == []


def over(table: Table) -> Table:
    for n in range(5):
        press(table, ANA, 0, Line(0, 0), reaction=100 * (n + 1))
    return table


def test_what_is_left_when_the_race_ends_is_too_late() -> None:
    table = over(playing(Dash))
    press(table, BEN, 1, Line(0, 0), reaction=800)
    table.tick(BEGUN + 600 + LAG)
    assert table.status() == "over"
    assert (BEN, TOO_LATE) in take_answers(table)
    assert table.claims == []


def test_a_pause_refuses_what_is_not_played_yet() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    table.pause(BEGUN + 400, BEN)
    assert take_answers(table) == [(ANA, INSTEAD[PAUSED])]
    assert table.next_deadline() is None
    table.resume(BEGUN + 10_400, BEN)
    assert table.next_deadline() == BEGUN + 11_000 + LAG


def test_in_a_race_nobody_plays_past_the_queue() -> None:
    table = playing(Dash)
    with pytest.raises(Refused):
        table.play(BEGUN + 300, ANA, 0, PRESS)


def test_only_ones_own_seat_can_claim() -> None:
    table = playing(Dash)
    with pytest.raises(Refused, match="not your seat"):
        claim(table, BEN, 0, PRESS, BEGUN + 300, ticket=BEN)


def test_in_a_race_no_seats_own_clock_runs() -> None:
    table = playing(Dash, clock=ClockRule("player", 60, 5))
    assert table.clocks.since == {}
    assert table.next_deadline() == BEGUN + 1000 + LAG


def test_nothing_is_taken_back_in_a_race() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    table.tick(BEGUN + 300 + LAG)
    assert view(table, ANA, BEGUN + 600).undo is None
    with pytest.raises(Refused, match="no move to take back"):
        table.undo(BEGUN + 600, ANA, 0)


def test_a_view_tells_which_race_is_on_and_how_long_it_still_goes() -> None:
    table = playing(Dash)
    shown = view(table, ANA, BEGUN)
    assert (shown.race, shown.deadline) == (table.v, 1000)
    assert view(playing(Buzzer), ANA, BEGUN).race == 0


# What is left of it


def test_a_race_is_stored_and_recorded_as_plain_events() -> None:
    table = over(playing(Dash))
    table.tick(BEGUN + 500 + LAG)
    again = rebuilt(Dash, table.take_entries())
    assert same(table, again)
    verify(table.record(), Dash)


def test_a_table_that_is_loaded_again_is_in_the_same_race() -> None:
    table = playing(Dash)
    press(table, ANA, 0, Line(0, 0), reaction=300)
    table.tick(BEGUN + 300 + LAG)
    again = rebuilt(Dash, table.take_entries())
    assert (again.race, again.raced) == (table.race, table.raced)
    assert race.next_up(again) == race.next_up(table)
