from __future__ import annotations

import json

from .running import ODD_GAME, Runner


def test_the_same_seed_gives_the_same_report(run: Runner) -> None:
    line = "simulate tic_tac_toe --seats 2 --games 20 --seed 4 --json"
    first, second = (json.loads(run(line).out) for _ in range(2))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}
    assert first["games"] == sum(first["wins"]) + first["draws"] == 20


def test_the_report_in_words_names_bots_and_wins(run: Runner) -> None:
    ran = run("simulate tic_tac_toe --games 10 --bots greedy,random")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("tic_tac_toe: 10 games, 2 seats, seed 0\n  seat 0  greedy ")
    assert "games/s" in ran.out


def test_options_reach_the_game(run: Runner) -> None:
    ran = run("simulate trigger --games 2 --option score=rounds --json")
    assert json.loads(ran.out)["options"] == {"bonus": "auto", "score": "rounds"}


def test_a_game_of_ones_own_is_simulated(run: Runner) -> None:
    assert json.loads(run(f"simulate --file {ODD_GAME} --games 3 --json").out)["game"] == "odd_game"


def test_one_seat_has_no_wins_to_report(run: Runner) -> None:
    ran = run("simulate trigger_alone --games 2")
    assert ran.code == 0
    assert "first" not in ran.out
    assert "draws" not in ran.out


def test_a_duel_says_rate_and_interval(run: Runner) -> None:
    ran = run("duel tic_tac_toe greedy random --games 6 --seed 1")
    assert ran.code == 0
    assert "greedy against random, 6 games" in ran.out
    found = json.loads(run("duel tic_tac_toe greedy random --games 6 --seed 1 --json").out)
    assert found["wins"] + found["draws"] + found["losses"] == 6
    assert found["interval"][0] <= found["rate"] <= found["interval"][1]


def test_every_table_is_played(run: Runner) -> None:
    reports = json.loads(run("simulate trigger --every --games 1 --json").out)
    assert {report["seats"] for report in reports} == {2, 3, 4}
    assert {report["options"]["bonus"] for report in reports} == {"auto", "manual"}


def test_a_game_has_its_own_things_to_count(run: Runner) -> None:
    out = run("simulate thin_ice --seats 4 --games 4").out
    assert "rounds" in out
    assert "lost at sea" in out
    counted = json.loads(run("simulate thin_ice --seats 4 --games 4 --json").out)["tallies"]
    ends = [counted[end]["mean"] for end in ("lost at sea", "adrift")]
    assert sum(ends) == 3, "all but the survivor"
