"""Every page of the site and every state that it has: where each leads is told by role, in either language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from ludotheque.boxes.la_cible.phases import FINAL, SAID_RIGHT, SERIES

from .cible_stand_in import Until, play_on

Stop = Callable[[Page, str], None]  # with the address of the site
CARDS = {"cards": "yes"}
NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0}


def at(path: str) -> Stop:
    """A page that needs nothing but its address."""

    def go(page: Page, site: str) -> None:
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(re.compile("Un instant|One moment"))).to_have_count(0)

    return go


def open_table(page: Page, site: str, game: str, seating: str, seats: int = 2, **more: Any) -> str:
    wish = {"game": game, "seats": seats, "options": {}, "clock": NO_CLOCK, "seating": seating, **more}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": site})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def playing(game: str, seats: int = 2, **more: Any) -> Stop:
    def go(page: Page, site: str) -> None:
        page.goto(f"/t/{open_table(page, site, game, 'bots', seats, level=1, **more)}")
        expect(page.get_by_role("region", name=re.compile("Choisis|Choose"))).to_be_visible()
        expect(page.get_by_role("grid").or_(page.get_by_role("main").get_by_role("list")).first).to_be_visible()

    return go


def cible_answer(page: Page, site: str) -> None:
    """The camera is on the one who looks."""
    page.goto(f"/t/{open_table(page, site, 'la_cible', 'bots', seats=6, level=1, options={'time': 'none'})}")
    expect(page.get_by_role("textbox", name=re.compile("Ta réponse|Your answer"))).to_be_visible(timeout=30_000)


def cible(until: Until, screen: bool = False, **options: str) -> Stop:
    """Everybody at one device, up to a moment."""

    def go(page: Page, site: str) -> None:
        wish = {"time": "none", **options}
        table = open_table(page, site, "la_cible", "device", seats=3, names=["Nour", "Léo", "Inès"], options=wish)
        page.goto(f"/t/{table}")
        play_on(page, until)
        page.goto(f"/t/{table}{'?screen' * screen}")
        towers = page.get_by_role("list", name=re.compile("La cible|The target")).get_by_role("listitem")
        expect(towers.first).to_be_visible()

    return go


def cible_lesson(page: Page, site: str) -> None:
    at("/game/la_cible")(page, site)
    page.get_by_role("button", name=re.compile("Leçon|lesson")).click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()


def menu(page: Page, site: str) -> None:
    playing("tic_tac_toe")(page, site)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("group", name="Menu")).to_be_visible()


def chat(page: Page, site: str) -> None:
    playing("tic_tac_toe")(page, site)
    page.get_by_role("radio", name=re.compile("Discussion|Chat")).locator("xpath=ancestor::label").click()
    expect(page.get_by_role("textbox", name=re.compile("message"))).to_be_visible()


def who(page: Page, site: str) -> None:
    at("/")(page, site)
    page.get_by_role("button", name=re.compile("changer de nom|change name")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def lesson(page: Page, site: str) -> None:
    at("/game/trigger")(page, site)
    page.get_by_role("button", name=re.compile("Leçon|lesson")).click()
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()


def thrill_lesson(page: Page, site: str) -> None:
    at("/game/thrill")(page, site)
    page.get_by_role("button", name=re.compile("Leçon|lesson")).click()
    expect(page.get_by_role("dialog").get_by_role("slider")).to_be_visible()


def thrill_placing(page: Page, site: str) -> None:
    """The first thing that is offered, again and again, until somebody at this device lays a disc."""
    page.goto(f"/t/{open_table(page, site, 'thrill', 'device', names=['Nour', 'Léo'], options=CARDS)}")
    curtain = page.get_by_role("dialog").get_by_role("button")
    push = page.get_by_role("button", name=re.compile("Pousser|Push|Poser ici|Lay it here"))
    offer = page.locator(".stock .lit, .thrill .go, .prompt .keys button")
    lines = page.locator("#talk li")
    while True:
        curtain.or_(push).or_(offer).first.wait_for()
        if curtain.is_visible():
            curtain.click()
            expect(curtain).to_be_hidden()
        elif push.is_visible():
            break
        else:
            known = lines.count()
            offer.first.click()
            expect(lines).not_to_have_count(known)
    expect(page.get_by_role("button", name=re.compile("Flèches|Arrow keys"))).to_be_visible()


def thrill_screen(page: Page, site: str) -> None:
    """Seen by somebody who does not sit there: who does has secrets."""
    table = open_table(page, site, "thrill", "bots", seats=6, level=1)
    page.context.clear_cookies()
    page.goto(f"/t/{table}?screen")
    expect(page.get_by_role("list", name=re.compile("Disques|Discs")).get_by_role("listitem")).not_to_have_count(0)


def ice_lesson(page: Page, site: str) -> None:
    at("/game/thin_ice")(page, site)
    page.get_by_role("button", name=re.compile("Leçon|lesson")).click()
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()


def march_turning(page: Page, site: str) -> None:
    """A die of the own ones is in hand, and all ways to turn it lie beside the pyramid."""
    playing("dice_march", seats=3)(page, site)
    page.get_by_role("list", name=re.compile("tu peux jouer|you may play")).get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("tourne sur place|turn in place", re.IGNORECASE)).click()
    expect(page.get_by_role("button", name=re.compile("vers A|to A"))).not_to_have_count(0)


def hide_away_aiming(page: Page, site: str) -> None:
    playing("hide_away", seats=3, options={"setup": "corners"})(page, site)
    expect(page.get_by_role("button", name=re.compile("^(Lancer|Throw)$"))).to_be_visible(timeout=60_000)


def my_dice(page: Page, site: str) -> None:
    page.goto(f"/t/{open_table(page, site, 'my_dice_your_dice', 'bots', level=1)}")
    expect(page.get_by_role("main").get_by_role("table")).to_be_visible()


def waiting(page: Page, site: str) -> None:
    page.goto(f"/t/{open_table(page, site, 'hex', 'link')}")
    expect(page.get_by_role("button", name=re.compile("Commencer|Start"))).to_be_visible()


def screen_waiting(page: Page, site: str) -> None:
    page.goto(f"/t/{open_table(page, site, 'trigger', 'screen')}?screen")
    expect(page.get_by_role("button", name=re.compile("Commencer|Start"))).to_be_visible()


def screen_playing(page: Page, site: str) -> None:
    page.goto(f"/t/{open_table(page, site, 'tic_tac_toe', 'bots', level=1)}?screen")
    expect(page.get_by_role("grid")).to_be_visible()


def curtain(page: Page, site: str) -> None:
    page.goto(f"/t/{open_table(page, site, 'pearl', 'device', names=['Nour', 'Léo'])}")
    expect(page.get_by_role("dialog")).to_be_visible()


def over(page: Page, site: str) -> None:
    menu(page, site)
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Abandonner|Resign")).click()
    expect(page.get_by_role("link", name=re.compile("Revoir|again"))).to_be_visible()


def replay(page: Page, site: str) -> None:
    over(page, site)
    page.get_by_role("link", name=re.compile("Revoir|again")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def gone(page: Page, site: str) -> None:
    page.goto("/t/nowhere")
    expect(page.get_by_role("heading", name=re.compile("plus là|not here"))).to_be_visible()


STOPS: dict[str, Stop] = {
    "shelf": at("/"),
    "who": who,
    "box": at("/box/trigger"),
    "own box": at("/box/mon_jeu"),
    "game": at("/game/trigger"),
    "lesson": lesson,
    "thrill lesson": thrill_lesson,
    "own game": at("/game/mon_essai"),
    "settings": at("/settings"),
    "decks": at("/decks"),
    "replay file": at("/r/file"),
    "lost": at("/box/nowhere"),
    "gone": gone,
    "waiting": waiting,
    "screen waiting": screen_waiting,
    "screen playing": screen_playing,
    "tic_tac_toe": playing("tic_tac_toe"),
    "hex": playing("hex"),
    "connect_four": playing("connect_four"),
    "own game played": playing("mon_essai"),
    "trigger": playing("trigger"),
    "trigger for four": playing("trigger", seats=4),
    "trigger alone": playing("trigger_alone", seats=1),
    "trigger problem": playing("trigger_problem", seats=1),
    "thrill": playing("thrill", seats=4),
    "thrill placing": thrill_placing,
    "thrill screen": thrill_screen,
    "thin ice": playing("thin_ice", seats=3),
    "thin ice with cards": playing("thin_ice", seats=4, options={"mode": "intermediate"}),
    "thin ice lesson": ice_lesson,
    "la cible": cible_answer,
    "box das spiel": at("/box/das_spiel"),
    "el dado": playing("el_dado", seats=3),
    "squeeze": playing("squeeze_2004", seats=3),
    "dice march": march_turning,
    "hide away": hide_away_aiming,
    "my dice": my_dice,
    "pyramid": playing("heap", seats=3, options={"shape": "half"}),
    "la cible auction": cible(lambda seen: seen.kind == "number"),
    "la cible final": cible(lambda seen: seen.phase == FINAL and seen.kind == "text"),
    "la cible over": cible(lambda seen: False),
    "la cible console": cible(lambda seen: SAID_RIGHT in seen.choices, referee="human"),
    "la cible screen": cible(lambda seen: seen.phase == SERIES and seen.kind == "text", screen=True),
    "la cible lesson": cible_lesson,
    "menu": menu,
    "chat": chat,
    "curtain": curtain,
    "over": over,
    "replay": replay,
}
