"""Spellings of one answer have one key."""

from __future__ import annotations

import pytest

from ludotheque.boxes.la_cible.numerals import ENGLISH_NUMERALS, FRENCH_NUMERALS
from ludotheque.boxes.la_cible.referee import Answer, AnswerSet
from ludotheque.boxes.la_cible.sounds import sound
from ludotheque.boxes.la_cible.spelling import ENGLISH, FRENCH, first_letter
from ludotheque.boxes.la_cible.typos import slips


@pytest.mark.parametrize(
    ("words", "digits"),
    [
        ("vingt et un", "21"),
        ("quatre vingt dix neuf", "99"),
        ("quatre vingts", "80"),
        ("soixante et onze", "71"),
        ("cent deux", "102"),
        ("deux cents", "200"),
        ("vingt mille", "20000"),
        ("mille neuf cent quatre vingt quatre", "1984"),
        ("cinq cents millions", "500000000"),
    ],
)
def test_french_numbers(words: str, digits: str) -> None:
    assert FRENCH_NUMERALS.in_digits(words.split()) == [digits]


@pytest.mark.parametrize(
    ("words", "digits"),
    [("ninety nine", "99"), ("one hundred and one", "101"), ("two thousand", "2000"), ("twenty one", "21")],
)
def test_english_numbers(words: str, digits: str) -> None:
    found = ENGLISH_NUMERALS.in_digits(words.removeprefix("one ").split())
    assert found == [digits]


def test_roman_numbers_stand_behind_a_name() -> None:
    assert FRENCH_NUMERALS.in_digits(["henri", "iv"]) == ["henri", "4"]
    assert FRENCH_NUMERALS.in_digits(["napoleon", "ier"]) == ["napoleon", "1"]
    assert FRENCH_NUMERALS.in_digits(["vi"]) == ["vi"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Saint-Étienne", "st etienne"),
        ("l'Œuvre", "OEUVRE"),
        ("les pommes de terre", "Pomme-de-terre"),
        ("œufs", "oeuf"),
    ],
)
def test_french_spellings_of_one_answer(one: str, other: str) -> None:
    assert FRENCH.key(one) == FRENCH.key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("the Cherries", "cherry"),
        ("boxes", "a box"),
        ("Schindler's List", "schindlers list"),
        ("Mt Everest", "mount everest"),
    ],
)
def test_english_spellings_of_one_answer(one: str, other: str) -> None:
    assert ENGLISH.key(one) == ENGLISH.key(other)


def test_an_article_alone_is_still_an_answer() -> None:
    assert [FRENCH.key(note) for note in ("la", "A", "do")] == ["la", "a", "do"]


def test_accents_do_not_hide_the_first_letter() -> None:
    assert [first_letter(word) for word in ("été", "œuf", "« bal »", "7")] == ["E", "O", "B", ""]


def test_nasal_and_plain_endings_sound_different() -> None:
    assert sound("medecin", "fr") != sound("medecine", "fr")
    assert sound("lou", "fr") == sound("loup", "fr") != sound("loupe", "fr")
    assert sound("gymnastic", "fr") == sound("gymnastique", "fr")


@pytest.mark.parametrize(
    ("a", "b", "count"),
    [("pomme", "pome", 1), ("allemagne", "allemange", 1), ("chat", "chien", 3), ("kayak", "kayak", 0), ("ab", "ba", 1)],
)
def test_slips_are_counted(a: str, b: str, count: int) -> None:
    assert slips(a, b, 4) == slips(b, a, 4) == count


def test_counting_stops_early() -> None:
    assert slips("hippopotame", "rhododendron", 2) == 3


ENGLISH_PLURALS = """rose roses, bus buses, shoe shoes, toe toes, potato potatoes, canoe canoes, maze mazes,
quiz quizzes, box boxes, axe axes, watch watches, lens lenses, atlas atlases, horse horses, glass glasses, gas gases,
cherry cherries, pie pies, movie movies, hero heroes, vase vases, virus viruses"""


@pytest.mark.parametrize("pair", [pair.split() for pair in ENGLISH_PLURALS.split(",")], ids=lambda pair: pair[1])
def test_an_english_plural_is_the_same_answer_as_its_singular(pair: list[str]) -> None:
    for card, typed in (pair, pair[::-1]):
        answers = AnswerSet([Answer("zebra"), Answer(card)], "en")
        answers.prepare()
        assert answers.exact.get(ENGLISH.key(typed)) == 1


def test_initials_are_one_word() -> None:
    assert ENGLISH.key("the U.S.A.") == ENGLISH.key("USA") == "usa"
    assert FRENCH.key("l'U.R.S.S") == FRENCH.key("URSS")
    assert FRENCH.key("M. Hulot") == "mhulot"
