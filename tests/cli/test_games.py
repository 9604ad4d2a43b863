from __future__ import annotations

import json

from ludotheque.library import GAMES

from .running import Runner


def test_every_game_is_listed_with_its_options(run: Runner) -> None:
    ran = run("games")
    assert ran.code == 0
    assert all(f"\n{slug}  " in f"\n{ran.out}" for slug in GAMES)
    assert "--option bonus=auto|manual" in ran.out


def test_titles_are_in_the_chosen_language(run: Runner) -> None:
    assert "Morpion" in run("games").out
    assert "Tic-tac-toe" in run("games --lang en").out


def test_json_has_both_languages_seats_and_options(run: Runner) -> None:
    found = {game["slug"]: game for game in json.loads(run("games --json").out)}
    assert list(found) == list(GAMES)
    assert found["tic_tac_toe"]["title"] == {"fr": "Morpion", "en": "Tic-tac-toe"}
    assert found["trigger"]["seats"] == [2, 3, 4]
    assert found["trigger"]["options"][0]["default"] == "auto"


def test_a_box_alone(run: Runner) -> None:
    found = json.loads(run("games --json --box trigger").out)
    assert {game["box"] for game in found} == {"trigger"}
