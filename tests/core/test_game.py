"""The defaults that a small game relies on."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import NOT_NOW, attempt, copied, pick
from ludotheque.core.text import Text
from my_games.tic_tac_toe import TicTacToe
from tests.sabotaged.bids import Bids
from tests.sabotaged.flick import Flick
from tests.sabotaged.stones import Stones


def laid() -> Stones:
    position = Stones(2)
    position.set_up({})
    return position


def test_default_clone_copies_lists_within_lists() -> None:
    position = Bids(2)
    position.set_up({"hand": "two"})
    twin = position.clone()
    assert isinstance(twin, Bids)
    twin.deal(7)
    assert (twin.hands, position.hands) == ([[7], []], [[], []])
    assert (twin.revealed, position.revealed) == (1, 0)


def test_copied_goes_down_into_lists_and_dicts_and_copies_sets() -> None:
    original = {"a": [[1], {2}], "b": bytearray(b"x")}
    twin = copied(original)
    twin["a"][0].append(3)
    twin["a"][1].add(4)
    twin["b"][0] = 0
    assert original == {"a": [[1], {2}], "b": bytearray(b"x")}


def test_attempt_plays_what_is_offered() -> None:
    position = TicTacToe(2)
    position.set_up({})
    assert attempt(position, 0, 4) is None
    assert 4 not in position.choices(1)


def test_attempt_refuses_the_rest_and_changes_nothing() -> None:
    position = TicTacToe(2)
    position.set_up({})
    assert attempt(position, 1, 4) == NOT_NOW
    assert attempt(position, 0, 9) == NOT_NOW
    assert position.choices(0) == list(range(9))


def test_defaults_of_a_game_without_secrets_timers_or_parts() -> None:
    position = TicTacToe(2)
    position.set_up({})
    imagined = position.imagine(0, Random(1))
    assert imagined is not position
    assert imagined.scene(0) == position.scene(0)
    assert position.contents() == []
    assert position.lasts(0) == 0
    assert position.seen(1, 0, 4) == 4


def test_world_answers_from_its_own_stand_in() -> None:
    position = Flick(1)
    position.set_up({})
    position.play(0, 2)
    assert position.stand_in(Random(1))[0] in range(4, 8)


def test_pick_reaches_every_item_and_no_other() -> None:
    rng = Random(5)
    assert {pick([3, 5, 8], rng) for _ in range(100)} == {3, 5, 8}


def test_contents_count_every_stone() -> None:
    assert laid().contents() == [9]


def test_text_is_french_unless_english_is_wanted() -> None:
    text = Text("oui", "yes")
    assert (text.in_language("fr"), text.in_language("en"), text.in_language("de")) == ("oui", "yes", "oui")
