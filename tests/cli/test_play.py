"""Whole games at the prompt, typed through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.library import kind_of
from ludotheque.match.record import Record
from ludotheque.match.verify import verify

from .running import ODD_GAME, Runner, is_one_line

ODD = f"play --file {ODD_GAME} --seed 1"


def test_tic_tac_toe_between_two_people_in_french(run: Runner, tmp_path: Path) -> None:
    ran = run(f"play tic_tac_toe --me all --save {tmp_path}/m.json", "a1 b1 a2 b2 a3")
    assert (ran.code, ran.err) == (0, "")
    assert "● Place 1 : Pose ta marque." in ran.out
    assert "Victoire : ● Place 1" in ran.out
    assert "Partie vérifiée : 5 événements" in ran.out
    record = Record.from_json((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert record.players == ["person 1", "person 2"]
    assert verify(record, kind_of("tic_tac_toe")).scores() == record.scores


def test_tic_tac_toe_against_a_bot_in_english(run: Runner) -> None:
    ran = run("play tic_tac_toe --bots random --seed 3 --lang en", "1 1 1 1 1")
    assert ran.code == 0
    assert "● Seat 1: Place your mark." in ran.out
    assert "■ Seat 2: " in ran.out
    assert "The match is over." in ran.out
    assert "Match verified: " in ran.out


def test_language_comes_from_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en_GB")
    assert "Place your mark." in run("play tic_tac_toe").out


def test_connect_four_takes_the_letter_of_a_column(run: Runner) -> None:
    ran = run("play connect_four --me 0,1", "a b a b a b a")
    assert ran.code == 0
    assert "Victoire : ● Place 1" in ran.out


@pytest.mark.parametrize(("language", "end"), [("fr", "La partie est finie."), ("en", "The match is over.")])
def test_a_whole_trigger_match_with_first_choices(run: Runner, tmp_path: Path, language: str, end: str) -> None:
    ran = run(f"play trigger --bots random --seed 5 --lang {language} --save {tmp_path}/t.json", "1 " * 600)
    assert (ran.code, ran.err) == (0, "")
    assert end in ran.out
    verify(Record.from_json((tmp_path / "t.json").read_text(encoding="utf-8")), kind_of("trigger"))


def test_bots_play_among_themselves_before_a_spectator(run: Runner) -> None:
    ran = run("play trigger --me none --bots random --seed 2")
    assert "Hasard : dés" in ran.out
    assert "Partie vérifiée" in ran.out


def test_a_bot_at_the_first_seat_begins(run: Runner) -> None:
    ran = run("play tic_tac_toe --me 1 --bots random --seed 1", "q")
    assert ran.out.index("● Place 1 : ") < ran.out.index("■ Place 2 : Pose ta marque.")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("zz", "« zz » ne se comprend pas"),
        ("b9", "« b9 » ne se comprend pas"),
        ("99", "Il y a 9 choix : tape un numéro de 1 à 9."),
        ("0", "Il y a 9 choix"),
        ("-1", "Il y a 9 choix"),
        ("9" * 5000, "ne se comprend pas"),
        ("\x1b[2J", "«  [2J » ne se comprend pas"),
        ("b", "b peut dire plusieurs choses"),
        ("u", "Rien à reprendre."),
        ("b2 b2", "b2 : pas possible maintenant"),
    ],
)
def test_wrong_input_is_explained_and_asked_again(run: Runner, typed: str, said: str) -> None:
    ran = run("play tic_tac_toe --me all", typed)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out
    assert "\x1b" not in ran.out


def test_an_unaffordable_tile_is_refused_with_the_games_own_reason(run: Runner) -> None:
    ran = run("play trigger --me all --seed 3", "c5")
    assert "Pas celui-là : il coûte" in ran.out


def test_question_mark_lists_numbers_places_and_words(run: Runner) -> None:
    lines = run("play tic_tac_toe", "?").out.splitlines()
    assert [line.split()[:2] for line in lines if "case" in line][:3] == [["1", "a1"], ["2", "b1"], ["3", "c1"]]


def test_where_finding_is_the_game_only_buttons_are_listed(run: Runner) -> None:
    ran = run("play trigger --me all --seed 3 --option bonus=manual", "? 1")
    assert "À toi de trouver les cases" in ran.out
    assert "lance les dés pour l'autre camp" in ran.out
    assert "retourne" not in ran.out
    assert "[" not in ran.out.split("? : les choix")[1].split("Ton choix")[0]


def test_take_back_undoes_ones_move_and_the_bots_answer(run: Runner, tmp_path: Path) -> None:
    run(f"play tic_tac_toe --bots random --seed 1 --save {tmp_path}/m.json", "b2 u a1")
    events = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["events"]
    assert events[0] == [0, 4]
    assert events[2] == [-4, 0]
    assert events[3] == [0, 0]


def test_nothing_is_taken_back_once_dice_have_been_seen(run: Runner) -> None:
    ran = run(ODD + " --me all", "1 2 u")
    assert "Ce coup a révélé quelque chose" in ran.out


def test_quitting_offers_to_save_and_spares_existing_files(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "old").write_text("precious", encoding="utf-8")
    ran = run("play tic_tac_toe --bots random", f"b2 q {tmp_path}/old {tmp_path}/new")
    assert ran.code == 0
    assert "existe déjà" in ran.out
    assert (tmp_path / "old").read_text(encoding="utf-8") == "precious"
    assert Record.from_json((tmp_path / "new").read_text(encoding="utf-8")).seed == ""


def test_end_of_input_leaves_cleanly_and_keeps_the_match(run: Runner, tmp_path: Path) -> None:
    ran = run(f"play tic_tac_toe --bots random --save {tmp_path}/m.json", "b2")
    assert (ran.code, ran.err) == (0, "")
    assert "La partie s'arrête là." in ran.out
    assert len(Record.from_json((tmp_path / "m.json").read_text(encoding="utf-8")).events) == 2


def test_ctrl_c_leaves_quietly_and_keeps_the_match(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotheque.terminal.console.Console.ask", interrupted)
    ran = run(f"play tic_tac_toe --save {tmp_path}/m.json")
    assert (ran.code, ran.err) == (130, "")
    assert (tmp_path / "m.json").exists()


def test_a_file_that_cannot_be_written_is_one_line(run: Runner) -> None:
    ran = run(f"play tic_tac_toe --save {'x' * 300}", "q")
    assert ran.code == 2
    assert is_one_line(ran.err)


def test_a_name_that_cannot_be_written_is_asked_for_again(run: Runner, tmp_path: Path) -> None:
    ran = run("play tic_tac_toe --me all", f"b2 q {tmp_path}/no/folder {'x' * 300} {tmp_path}/m.json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("cannot be written") == 2
    assert len(Record.from_json((tmp_path / "m.json").read_text(encoding="utf-8")).events) == 1


@pytest.mark.parametrize("typed", ["b2 q", "b2 q no/such/folder"])
def test_input_may_end_at_the_offer_to_save(run: Runner, typed: str) -> None:
    ran = run("play tic_tac_toe --me all", typed)
    assert (ran.code, ran.err) == (0, "")


def test_numbers_texts_referees_and_clocks(run: Runner, tmp_path: Path) -> None:
    ran = run(ODD + f" --me all --save {tmp_path}/m.json", "1 carte 2 x 99 7 bonjour")
    assert "carte peut dire plusieurs choses" in ran.out
    assert "« x » ne se comprend pas" in ran.out
    assert "De 1 à 9." in ran.out
    assert "Partie vérifiée" in ran.out
    record = Record.from_json((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert record.texts == ["bonjour"]
    assert (0, 7) in record.events
    assert record.events[-1] == (-2, 1)


def test_what_is_picked_in_secret_is_told_to_nobody_else(run: Runner) -> None:
    ran = run(ODD + " --me all", "1 2 7")
    second = ran.out.split("■ Place 2 : À toi.")[1]
    assert "● Place 1 : joue en secret" in ran.out
    assert "carte 10" not in second
