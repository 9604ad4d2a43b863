"""How words reach a match and its referee, and that no answer is told before it is due."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.boxes.la_cible.judging import answers
from ludotheque.boxes.la_cible.phases import FINAL, SPOKEN, START, VALIDATE
from ludotheque.boxes.la_cible.rules import LaCible
from ludotheque.boxes.la_cible.words import BUTTONS
from ludotheque.core.game import CHANCE, CLOCK, HIDDEN, WORLD, Position
from ludotheque.lab.laws.look import next_events
from ludotheque.match.match import Match, Refused
from ludotheque.match.record import Record
from ludotheque.match.verify import replay

from .tables import at_final, do, new, parts


def asked_match(seed: int = 1) -> Match:
    """Somebody has been asked in phase 1."""
    match = Match(LaCible, 3, seed=seed)
    match.play(CLOCK, match.choices(CLOCK)[0])
    return match


def cible(match: Match) -> LaCible:
    assert isinstance(match.position, LaCible)
    return match.position


def judged(match: Match) -> None:
    for answer in answers(match.position):
        match.play(WORLD, answer)


def a_right_text(match: Match) -> str:
    asked = cible(match).asked()
    assert asked is not None
    return asked.shown(0)


def test_what_is_typed_is_judged_by_the_referee_and_shown_as_it_is_written() -> None:
    match = asked_match()
    shown = a_right_text(match)
    match.say(cible(match).seat, f"  {shown.upper()} ")
    judged(match)
    part = parts(cible(match), "given")[0]
    assert (part.look, part.mark) == ("right", shown)
    assert match.texts == [shown.upper()]


def test_nonsense_is_wrong() -> None:
    match = asked_match()
    match.say(cible(match).seat, "xqzzt")
    judged(match)
    part = parts(cible(match), "given")[0]
    assert (part.look, part.mark) == ("wrong", "xqzzt")


def test_an_answer_without_words_is_wrong_for_the_referee() -> None:
    match = asked_match()
    match.play(cible(match).seat, SPOKEN)
    assert answers(match.position) == [0]


def test_stand_in_judges_words_like_the_referee() -> None:
    match = asked_match()
    match.say(cible(match).seat, a_right_text(match))
    assert match.position.stand_in(Random(0)) == answers(match.position) == [1]


@pytest.mark.parametrize("text", ["", "   ", "a" * 81])
def test_an_empty_or_endless_text_is_refused(text: str) -> None:
    match = asked_match()
    with pytest.raises(Refused):
        match.say(cible(match).seat, text)
    assert match.texts == []


def test_a_text_out_of_turn_is_refused_and_forgotten() -> None:
    match = asked_match()
    with pytest.raises(Refused):
        match.say((cible(match).seat + 1) % 3, "poire")
    assert match.texts == []
    assert len(match.events) == 3  # question, clock, camera


def test_a_record_replays_with_its_words() -> None:
    match = asked_match()
    match.say(cible(match).seat, "xqzzt")
    judged(match)
    record = Record.from_json(match.record().to_json())
    again = list(replay(record, LaCible))[-1]
    assert again.position.scene(HIDDEN) == match.position.scene(HIDDEN)
    assert again.texts == ["xqzzt"]


def test_a_typed_answer_is_quoted_in_the_log() -> None:
    game = new()
    game.texts.append("poire")
    game.play(CHANCE, 0)
    game.play(CLOCK, game.timer)
    game.play(CHANCE, 0)
    assert game.label(0, 0).text.fr == "« poire »"


def every_string(found: Any) -> list[str]:
    if isinstance(found, str):
        return [found]
    return [text for item in found for text in every_string(item)] if isinstance(found, (tuple, list)) else []


def told(game: Position, seat: int) -> list[str]:
    """All words that a client of this seat gets."""
    choices = game.choices(seat)
    labels = [game.label(seat, choice) for choice in choices]
    return every_string([game.scene(seat), labels, game.ask(seat) if choices else []])


BUTTON_WORDS = {word for text in BUTTONS.values() for word in text}  # "faux" is a tool as well


def secrets_of(game: LaCible) -> set[str]:
    """Listed answers to what is asked now that nobody has given yet, and that are not words of the card itself."""
    asked = game.asked()
    if asked is None:
        return set()
    due = game.taken() | {g.answer for g in game.given}
    listed = {answer.shown for n, answer in enumerate(asked.answers) if n not in due}
    shown = {part.mark for part in parts(game, "question")} | {part.mark for part in parts(game, "given")}
    return {answer for answer in listed - shown - BUTTON_WORDS if len(answer) > 2}


@pytest.mark.parametrize("referee", ["auto", "human"])
def test_no_answer_is_told_before_it_is_due(referee: str) -> None:
    looked = 0
    for seed in range(3):
        game = new(4, referee=referee)
        rng = Random(seed)
        while game.to_act():
            hidden = secrets_of(game)
            for seat in (HIDDEN, *range(4)):
                if not game.sees_the_card(seat) and hidden:
                    assert not hidden & set(told(game, seat))
                    looked += 1
            for actor, choice in next_events(game, rng):
                game.play(actor, choice)
    assert looked > 500


def test_the_number_of_listed_answers_shows_nowhere() -> None:
    """Two questions with lists of different lengths offer a player the same."""
    sizes = [len(question.answers) for question in new().deck.first_round]
    shortest, longest = sizes.index(min(sizes)), sizes.index(max(sizes))
    assert sizes[shortest] < sizes[longest]
    offered = []
    for number in (shortest, longest):
        game = new()
        game.play(CHANCE, number)
        game.play(CLOCK, game.timer)
        game.play(CHANCE, 0)
        offered.append((game.choices(0), game.choices(1), game.to_act()))
    assert offered[0] == offered[1]


def test_the_referee_judges_the_final_answer_by_answer() -> None:
    game = at_final()
    do(game, 0, START)
    assert game.phase == FINAL
    question = game.deck.finals[game.question].levels[0][0]
    game.texts += ["xqzzt", question.answers.shown(0)]
    do(game, 0, 0)
    do(game, 0, 1)
    do(game, 0, VALIDATE)
    do(game, CLOCK, game.timer)
    assert answers(game) == [0]
    do(game, WORLD, 0)
    assert answers(game) == [1]
    do(game, WORLD, 1)
    assert game.cleared() == 1
