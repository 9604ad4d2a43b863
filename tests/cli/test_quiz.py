"""LA CIBLE at the prompt: bots answer with words, and so does whoever sits there."""

from __future__ import annotations

from .running import Runner


def test_bots_play_a_quiz_among_themselves(run: Runner) -> None:
    ran = run("play la_cible --me none --bots level:1 --seed 2")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("«") > 20
    assert "Partie vérifiée : " in ran.out


def test_somebody_answers_among_bots(run: Runner) -> None:
    ran = run("play la_cible --seed 2 --bots level:2", "xqzzt <script>")
    assert "« xqzzt » : faux" in ran.out
    assert "« <script> » : faux" in ran.out
    assert "La caméra se pose sur ● Place 1" in ran.out
    assert "Place 2 : «" in ran.out


def test_bots_are_measured_at_the_quiz(run: Runner) -> None:
    ran = run("simulate la_cible --seats 3 --games 1 --bots level:1,level:3,level:5")
    assert (ran.code, ran.err) == (0, "")
    assert "level:5" in ran.out
