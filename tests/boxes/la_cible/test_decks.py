"""Deck files: how they are read, what the check finds, and what the game comes with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.boxes.la_cible.deck_check import check, statistics
from ludotheque.boxes.la_cible.deck_files import KINDS, own_sources, parse_sources
from ludotheque.boxes.la_cible.decks import Deck, load
from ludotheque.boxes.la_cible.spelling import first_letter
from ludotheque.errors import Problem

LISTS = """\
deck lists fr
# a comment
## fruits | un fruit | ouverte
pomme, poire, pêche, pastèque = melon d'eau,
cerise, prune, fraise, orange
## saisons | une saison | fermée
printemps, été, automne, hiver
## tout | un fruit ou une saison | ouverte
@fruits, @saisons, neige
"""
SIDE = "\n".join(
    f"{word} | Mot numéro {len(word)}{word[-1]}." for word in ("abc", "ami", "ane", "art", "avion", "azur")
)
LEVELS = "\n".join(f"1 | fruits ^{letter}" for letter in "pcf")


def deck(*files: str) -> Deck:
    return Deck("fr", [source for number, text in enumerate(files) for source in parse_sources(f"file{number}", text)])


def faults(*files: str) -> list[str]:
    return [str(fault) for fault in check(deck(*files))]


def shown(reference: str, question: str = "?") -> list[str]:
    answers = deck(LISTS).lists.refer(reference, question)[1]
    return [answer.shown for answer in answers.answers]


# References


def test_a_list_by_its_key() -> None:
    assert shown("saisons") == ["printemps", "été", "automne", "hiver"]
    assert shown("tout")[-5:] == ["printemps", "été", "automne", "hiver", "neige"]


def test_filters_choose_among_the_names_of_an_answer() -> None:
    assert shown("fruits ^p") == ["pomme", "poire", "pêche", "pastèque", "prune"]
    assert shown("fruits ^m") == ["melon d'eau"]
    assert shown("fruits ^p $he") == ["pêche"]
    assert shown("fruits %6 ~ri") == ["cerise"]


def test_lists_are_united_and_written_in_place() -> None:
    assert len(shown("fruits + saisons")) == 12
    assert shown("= bleu, blanc = crème, rouge") == ["bleu", "blanc", "rouge"]


def test_a_question_is_by_default_the_phrase_of_its_list() -> None:
    lists = deck(LISTS).lists
    assert lists.refer("fruits", "")[0] == "un fruit"
    assert lists.refer("fruits ^p", "")[0] == "un fruit qui commence par « P »"


@pytest.mark.parametrize(
    "reference", ["", "+", "fruits +", "fruits saisons", "fruits ^", "^p", "legumes", "+ fruits +"]
)
def test_a_bad_reference_is_refused(reference: str) -> None:
    with pytest.raises(Problem):
        deck(LISTS).lists.refer(reference, "?")


def test_a_united_list_needs_a_question() -> None:
    assert "must be written out" in faults(LISTS, "deck auctions fr\nfruits + saisons")[0]


def test_first_answers_come_to_mind_most() -> None:
    weights = [answer.weight for answer in deck(LISTS).lists.by_key["fruits"].answers]
    assert weights == sorted(weights, reverse=True)
    assert 0 < weights[-1] < weights[0] == 1


# Files


@pytest.mark.parametrize("text", ["", "fruits", "deck series", "deck songs fr", "deck series de", "# deck series fr"])
def test_a_file_says_what_it_is(text: str) -> None:
    with pytest.raises(Problem, match="first line"):
        parse_sources("x.txt", text)


def test_a_deck_is_the_union_of_its_files() -> None:
    both = deck(LISTS, "deck auctions fr\nfruits", "deck auctions fr\nun truc | tout\n")
    assert [question.text for question in both.auctions] == ["un fruit", "un truc"]


def test_examples_of_a_series_are_answers() -> None:
    found = deck(LISTS, "deck series fr\nfruits | pomme, cerises, Orange")
    assert found.series[0].examples == (0, 4, 7)
    for examples in ("pomme, poire", "pomme, poire, chou", "pomme, pommes, poire", ""):
        assert "three answers of the list" in faults(LISTS, f"deck series fr\nfruits | {examples}")[0]


# What the check finds


def test_a_fault_is_named_with_its_place() -> None:
    assert faults(LISTS, "deck auctions fr\n\nlegumes") == ["file1 line 3: there is no list legumes"]


def test_a_good_deck_has_no_fault() -> None:
    assert faults(LISTS, f"deck definitions fr\n[A]\n{SIDE}", "deck series fr\nfruits | pomme, poire, prune") == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("deck auctions fr\nfruits\nun fruit | tout", "is asked already"),
        ("deck auctions fr\nsaisons", "4 answers are too few"),
        ("deck first_round fr\nfruits", "8 answers are too few"),
        ("deck auctions fr\nune poire ou autre chose | fruits", "gives away poire"),
        ("deck lists fr\n## x | un x | ouverte\nune table, Tables", "are written alike"),
        ("deck lists fr\n## x | un x | ouverte | féminin\nserveur, serveuse", "is also a form of serveur"),
        ("deck lists fr\n## fruits | un fruit | ouverte\nkiwi", "exists already"),
        ("deck lists fr\n## x | un x | peut-être\nkiwi", "a list begins with"),
        ("deck lists fr\nkiwi", "before the first"),
        ("deck lists fr\n## x | un x | ouverte\n@rien, kiwi", "no such list above"),
        (f"deck definitions fr\n[B]\n{SIDE}", "abc does not begin with B"),
        ("deck definitions fr\n[A]\nabc | L'alphabet.", "6 definitions, not 1"),
        (f"deck definitions fr\n[A]\n{SIDE}\n[A]\n{SIDE}", "exists already"),
        (
            SIDE.replace("abc | Mot numéro 3c.", "deck definitions fr\n[A]\nabeille | Les abeilles en sont."),
            "away: abeille",
        ),
        ("deck definitions fr\nabc | L'alphabet.", "below the letter"),
        (f"deck final fr\n---\n{LEVELS}", "level 2 has 0 questions"),
        (f"deck final fr\n---\n{LEVELS}\n6 | saisons", "too few for level 6"),
        ("deck final fr\n---\n7 | fruits", "level 1 to 6"),
        ("deck final fr\n1 | fruits", "below a line ---"),
        ("deck auctions fr\na | b | c", "a question is"),
    ],
)
def test_check_finds(text: str, fault: str) -> None:
    assert any(fault in found for found in faults(LISTS, text)), faults(LISTS, text)


# What the game comes with


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_decks_of_the_game_have_no_fault(language: str) -> None:
    assert [str(fault) for fault in check(Deck(language, own_sources(language)))] == []


@pytest.mark.parametrize(("language", "share"), [("fr", 1.0), ("en", 0.25)])
def test_the_decks_of_the_game_are_large_enough(language: str, share: float) -> None:
    counts = statistics(load(language))
    least = {"first round questions": 120, "definition sides": 200, "series": 150, "auctions": 130, "final sides": 40}
    assert {what: counts[what] for what, number in least.items() if counts[what] < share * number} == {}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_questions_come_in_sides_of_six(language: str) -> None:
    decks = load(language)
    assert [len(one) % 6 for one in (decks.first_round, decks.series, decks.auctions)] == [0, 0, 0]
    assert all(first_letter(side.letter) == side.letter for side in decks.definitions)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_referee_knows_every_definition_as_it_is_written(language: str) -> None:
    definitions = [one for side in load(language).definitions for one in side.definitions]
    assert [one for one in definitions if one.answers.judge(one.answers.shown(0)) != 0] == []


# The page about decks


def examples() -> list[str]:
    page = Path(__file__).parents[3] / "docs" / "writing_a_deck.md"
    return re.findall(r"```\n(deck .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_shows_every_kind_of_file() -> None:
    kinds = {source.kind for example in examples() for source in parse_sources("page", example)}
    assert kinds == {*KINDS} - {"first_round"}  # it is written like auctions


def test_lists_auctions_and_series_of_the_page_have_no_fault() -> None:
    whole = [example for example in examples() if "…" not in example]
    assert len(whole) >= 4
    assert faults(*whole) == []
