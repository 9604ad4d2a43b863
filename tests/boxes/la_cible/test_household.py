"""A household's own questions: checked like ours, and asked before ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.boxes.la_cible import household
from ludotheque.boxes.la_cible.decks import LOADED, load
from ludotheque.boxes.la_cible.options import LANGUAGE
from ludotheque.boxes.la_cible.phases import AUCTION, FIRST_ROUND
from ludotheque.core.game import CHANCE
from ludotheque.errors import Problem

from .tables import new

NAMES = ", ".join(f"cousin{chr(97 + a)}{chr(97 + b)}" for a in range(5) for b in range(5))
FAMILY = f"""\
# La famille Martin
deck lists fr
## martin | quelqu'un de la famille | fermée
{NAMES}

deck first_round fr
martin
deck auctions fr
martin
fruits
"""


@pytest.fixture(autouse=True)
def only_ours() -> Iterator[None]:
    before = dict(LANGUAGE.values)
    yield
    for choice in [*LANGUAGE.values]:
        if choice not in before:
            del LANGUAGE.values[choice]
            LOADED.pop(choice, None)


def faults(text: str) -> list[str]:
    return [f"{fault.line.number}: {fault.what.en}" for fault in household.examine("x", text).faults]


def test_one_text_holds_lists_and_questions_of_several_kinds() -> None:
    report = household.examine("x", FAMILY)
    assert (report.title, report.faults) == ("La famille Martin", [])
    assert (report.counts["first round questions"], report.counts["auctions"], report.counts["lists"]) == (1, 2, 1)


def test_without_a_title_it_is_called_like_its_file() -> None:
    assert household.examine("tribu", FAMILY.split("\n", 1)[1]).title == "tribu"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "first line must be"),
        ("bonjour", "first line must be"),
        ("deck songs fr\nx", "first line must be"),
        ("deck auctions fr\nfruits\ndeck auctions en\nfruits", "same language"),
        ("# rien\ndeck words fr\nblop", "no question"),
        ("# x\n\ndeck auctions fr\nxyz", "4: there is no list xyz"),
        ("deck lists fr\n## fruits | un fruit | ouverte\nkiwi", "2: the list fruits exists already"),
        ("deck definitions fr\nabc | L'alphabet.", "2: a definition is"),
        ("deck final fr\n1 | fruits", "2: a question of the final"),
        ("deck auctions fr\nun machin | = a, b", "2: 2 answers are too few"),
        ("deck auctions fr\nfruits\nun fruit | fruits", "3: « un fruit » is asked already"),
        ("x" * 300_000, "at most 200000 characters"),
    ],
)
def test_it_is_checked_like_ours_and_the_line_is_told(text: str, fault: str) -> None:
    assert any(fault in found for found in faults(text)), faults(text)
    assert all(found.what.fr for found in household.examine("x", text).faults)


def test_what_has_a_fault_is_not_offered() -> None:
    before = dict(LANGUAGE.values)
    household.add("x", "deck auctions fr\nxyz")
    assert LANGUAGE.values == before


def test_its_questions_come_first_and_then_ours() -> None:
    choice = household.add("x", FAMILY).choice
    game = new(3, language=choice)
    assert [game.deck.first_round[n].text for n in game.choices(CHANCE)] == ["quelqu'un de la famille"]
    game.used[FIRST_ROUND] = game.choices(CHANCE)[:]
    assert len(game.choices(CHANCE)) == len(load("fr").first_round)
    game.phase = AUCTION
    assert [game.deck.auctions[n].text for n in game.choices(CHANCE)] == ["quelqu'un de la famille", "un fruit"]


def test_a_question_that_ours_have_too_is_asked_once() -> None:
    deck = load(household.add("x", FAMILY).choice)
    assert [one.text for one in deck.auctions].count("un fruit") == 1
    assert len(deck.auctions) == len(load("fr").auctions) + 1


def test_ours_stay_as_they_are() -> None:
    before = load("fr").sizes()
    household.add("x", FAMILY)
    assert load("fr").sizes() == before
    assert "martin" not in load("fr").lists.by_key


def test_another_text_is_another_choice_and_the_old_one_can_still_be_played() -> None:
    old = household.add("x", FAMILY).choice
    newer = household.add("x", FAMILY.replace("fruits\n", "")).choice
    household.retire(old)
    assert old != newer
    assert (LANGUAGE.values[old].fr, LANGUAGE.values[newer].fr) == ("", "La famille Martin")
    assert new(3, language=old).deck.auctions[-1].text == "un fruit"


def test_questions_that_are_not_here_are_named() -> None:
    with pytest.raises(Problem, match="not on this machine"):
        load("fr-0123456789ab")
    household.retire("fr-0123456789ab")
    household.retire("fr")
    assert LANGUAGE.values["fr"].fr
