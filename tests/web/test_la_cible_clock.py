"""The clock of LA CIBLE: it is heard, it may be stopped and lengthened, and what comes after it does not count."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ludotheque.boxes.la_cible.phases import FINAL
from scripts import front_end

from . import hands
from .cible_hands import LONG, answer, field, given, noted, one_device, press, problem, reach, to_start
from .cible_stand_in import NOT_A_WORD
from .hasty import SHORT_FINAL
from .server import serve
from .visitors import PHONE, TV, Visitors

pytestmark = pytest.mark.slow
KNOCKS = """
window.knocks = 0;
const Silent = OscillatorNode;
window.OscillatorNode = class extends Silent {
    start(when) { knocks++; super.start(when); }
};
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    front_end.build()
    with serve(tmp_path_factory.mktemp("hasty"), program="tests.web.hasty") as address:
        yield address


def test_whoever_opened_the_screen_may_stop_the_clock_and_give_more_time(visitors: Visitors) -> None:
    tv = visitors.open(size=TV)
    phone = visitors.open(hands.new_table(tv, "la_cible", "screen", time="double"), size=PHONE, name="Nour")
    hands.sit(phone)
    tv.get_by_role("button", name="Commencer").click()
    expect(field(phone)).to_be_visible(timeout=LONG)
    tv.get_by_role("button", name="Mettre en pause").click()
    expect(tv.get_by_text("Partie en pause").first).to_be_visible()
    expect(field(phone)).to_be_hidden()
    tv.get_by_role("button", name="Reprendre").click()
    expect(field(phone)).to_be_visible()
    tv.get_by_role("button", name="15 secondes de plus").click()
    expect(tv.get_by_role("timer").first).to_have_accessible_name(re.compile(r"^(2[5-9]|3\d) secondes$"))
    answer(phone, NOT_A_WORD)
    expect(given(tv).filter(has_text=NOT_A_WORD)).to_contain_text("faux")


def test_the_clock_is_heard_where_sound_is_wanted(visitors: Visitors) -> None:
    page = visitors.open(name="Nour")
    page.add_init_script(KNOCKS)
    hands.new_table(page, "la_cible")
    expect(field(page)).to_be_visible(timeout=LONG)
    assert page.evaluate("knocks") == 0
    hands.menu(page, "Son")
    page.wait_for_function("() => knocks > 4", timeout=LONG)


def test_a_final_that_runs_out_of_time_counts_what_was_validated(visitors: Visitors) -> None:
    """Nothing was: what is noted at a level that is still open counts for nothing."""
    page = visitors.open(name="Nour", language="en")
    one_device(page, visitors.site, time="x1", final=SHORT_FINAL, language="en")
    reach(page, FINAL, to_start)
    press(page, "Go")
    answer(page, NOT_A_WORD)
    expect(noted(page)).to_have_count(1)
    expect(page.get_by_role("region", name="What counts")).to_contain_text("No level validated", timeout=LONG)
    expect(page.get_by_role("list", name="The climb").get_by_role("listitem").first).to_contain_text("not reached")
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible(timeout=LONG)


def test_an_answer_after_the_time_is_told_so(visitors: Visitors) -> None:
    """It is held up on its way until the clock has run out."""
    held: list[str] = []
    lines: list[WebSocketRoute] = []
    page = visitors.open(name="Nour")
    page.route_web_socket(re.compile("/ws$"), lambda line: hold(line, lines, held))
    one_device(page, visitors.site, time="x1")
    answer(page, NOT_A_WORD)
    expect(given(page).first).to_contain_text("trop tard", timeout=LONG)
    lines[-1].send(held[0])
    expect(problem(page)).to_have_text(f"« {NOT_A_WORD} » : trop tard, ça ne compte pas.")
    expect(given(page).filter(has_text=NOT_A_WORD)).to_have_count(0)


def hold(line: WebSocketRoute, lines: list[WebSocketRoute], held: list[str]) -> None:
    server = line.connect_to_server()
    lines.append(server)
    line.on_message(lambda message: held.append(str(message)) if '"say"' in str(message) else server.send(message))
