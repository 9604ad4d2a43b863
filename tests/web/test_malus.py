"""TRIGGER with bonuses to be found: a forgotten one is accused, and a tile comes up again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands, tour
from .visitors import PHONE, Visitors

pytestmark = pytest.mark.slow
MANUAL = {"bonus": "manual", "score": "points"}

# Plays both sides until one has left a number alone in a line: pays the first tile it can, never takes a bonus.
# Gives the lines of the other board: one that is guilty, one that is not, a tile turned over in the guilty one; and
# a tile of the own board that can be paid.
FORGET = """table => new Promise((done, fail) => {
    const line = new WebSocket(location.origin.replace("http", "ws") + "/ws");
    const places = Array.from({ length: 36 }, (_, n) => n);
    const lines = [0, 1, 2, 3, 4, 5].map((n) => places.filter((p) => Math.floor(p / 6) === n))
        .concat([0, 1, 2, 3, 4, 5].map((n) => places.filter((p) => p % 6 === n)))
        .concat([places.filter((p) => p % 7 === 0), places.filter((p) => p % 5 === 0 && p > 0 && p < 35)]);
    const open = (scene, own, seat, ...looks) => {
        const board = scene.find((z) => z[0].startsWith("board") && (z[6] % 2 === seat % 2) === own);
        return new Set(board[3].filter((part) => looks.includes(part[0])).map((part) => part[1]));
    };
    const left = (numbers, line) => line.filter((p) => numbers.has(p)).length;
    let id = 0;
    const send = (message) => line.send(JSON.stringify({ ...message, id: ++id }));
    line.onopen = () => send({ t: "join", table });
    line.onmessage = ({ data }) => {
        const view = JSON.parse(data);
        if (view.t === "no") fail(view.why[1]);
        const seat = view.t === "view" ? view.toAct[0] : undefined;
        if (seat === undefined) return;
        const { scene, choices } = view.mine[seat];
        const offered = choices.map(([choice]) => choice);
        const theirs = open(scene, false, seat, "tile");
        const lying = open(scene, false, seat, "tile", "star");
        const guilty = lines.findIndex((line) => left(theirs, line) === 1 && left(lying, line) < 6);
        if (offered.includes(37) && guilty >= 0) {
            const affordable = offered.find((choice) => choice < 36);
            if (affordable === undefined) return send({ t: "play", seat, choice: 36, at: view.v });
            line.close();
            const innocent = lines.findIndex((line) => left(theirs, line) > 1);
            return done({ guilty, innocent, affordable, tile: lines[guilty].find((p) => !lying.has(p)) });
        }
        const own = open(scene, true, seat, "tile");
        const alone = (p) => lines.some((line) => line.includes(p) && left(own, line) === 1);
        const choice = offered.find((p) => p < 36 && own.has(p) && !alone(p)) ?? 36;
        send({ t: "play", seat, choice, at: view.v });
    };
})"""


def where_a_bonus_was_forgotten(visitors: Visitors, size: tuple[int, int]) -> tuple[Page, dict[str, int]]:
    page = visitors.open(size=size)
    table = tour.open_table(page, visitors.site, "trigger", "device", options=MANUAL, names=["Nour", "Léo"])
    found: Any = page.evaluate(FORGET, table)
    page.goto(f"/t/{table}")
    expect(hands.asked(page)).to_be_visible()
    page.get_by_role("button", name="Accuser une ligne").click()
    return page, found


def line(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name="Lignes à accuser").get_by_role("button").nth(number)


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_forgotten_bonus_costs_a_tile(visitors: Visitors, size: tuple[int, int]) -> None:
    page, found = where_a_bonus_was_forgotten(visitors, size)
    line(page, found["guilty"]).click()
    expect(hands.prompt(page)).to_contain_text("Malus")
    tile = page.get_by_role("grid", name=re.compile("Plateau de")).get_by_role("gridcell").nth(found["tile"])
    expect(tile).to_have_accessible_name(re.compile("^retournée"))
    tile.click()
    expect(tile).to_have_accessible_name(re.compile("^(le|étoile)"))
    expect(hands.prompt(page)).not_to_contain_text("Malus")


def test_an_unfounded_accusation_says_so_and_costs_nothing(visitors: Visitors) -> None:
    page, found = where_a_bonus_was_forgotten(visitors, (1280, 800))
    line(page, found["innocent"]).click()
    expect(page.get_by_role("status").filter(has_text="Rien d’oublié")).to_be_visible()
    expect(line(page, found["innocent"])).to_be_disabled()
    expect(hands.asked(page)).to_be_visible()


def test_after_the_first_tile_nothing_can_be_accused(visitors: Visitors) -> None:
    page, found = where_a_bonus_was_forgotten(visitors, (1280, 800))
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("grid", name="Ton plateau").get_by_role("gridcell").nth(found["affordable"]).click()
    expect(hands.log_lines(page).last).to_contain_text("retourne")
    expect(page.get_by_role("button", name="Accuser une ligne")).to_have_count(0)
