from __future__ import annotations

from ludotheque.core.game import CLOCK
from ludotheque.core.scene import Ask
from ludotheque.core.text import Text
from ludotheque.match.race import Claim, first, still_meant

LEADER = 1  # of four seats: after it come 2, 3, 0 and 1 itself


def test_the_earlier_stamp_is_first_whoever_was_heard_first() -> None:
    claims = [Claim(500, 2, 7), Claim(480, 1, 7)]
    assert first(claims, {}, LEADER, 4) == claims[1]


def test_in_a_tie_the_nearest_seat_clockwise_is_first() -> None:
    claims = [Claim(500, 1, 7), Claim(504, 0, 7), Claim(509, 3, 7)]
    assert first(claims, {}, LEADER, 4) == claims[2]


def test_ten_milliseconds_are_no_tie() -> None:
    claims = [Claim(500, 1, 7), Claim(510, 2, 7)]
    assert first(claims, {}, LEADER, 4) == claims[0]


def test_what_one_seat_did_stays_in_its_order() -> None:
    claims = [Claim(505, 2, 8), Claim(500, 2, 7)]
    assert first(claims, {}, LEADER, 4) == claims[1]


def test_timers_ring_in_the_same_order() -> None:
    claim = Claim(500, 2, 7)
    assert first([claim], {3: 499}, LEADER, 4) == Claim(499, CLOCK, 3)
    assert first([], {3: 499, 4: 450}, LEADER, 4) == Claim(450, CLOCK, 4)


def test_who_acts_as_the_bell_rings_is_in_time() -> None:
    claim = Claim(500, 2, 7)
    assert first([claim], {3: 500}, LEADER, 4) == claim


def test_after_the_bell_no_tie_helps() -> None:
    claims = [Claim(500, 1, 7), Claim(504, 2, 7)]
    assert first(claims, {3: 502}, LEADER, 4) == claims[0]


def test_nothing_is_first_of_nothing() -> None:
    assert first([], {}, LEADER, 4) is None


def test_a_plan_is_void_when_the_question_is_another() -> None:
    grab, hands_off = Ask(Text("Prends.", "Take.")), Ask(Text("Stop.", "Stop."))
    person, plan = Claim(500, 0, 7), Claim(600, 1, 7, grab)
    assert still_meant([person, plan], {1: grab}) == [person, plan]
    assert still_meant([person, plan], {1: hands_off}) == [person]
    assert still_meant([person, plan], {}) == [person]
