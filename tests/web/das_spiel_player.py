"""Somebody at a table of DAS SPIEL against robots, who plays what is offered: by mouse, or by keys alone.

player = Player(visitors, "el_dado", seats=6)   seat 0 of a table that has begun; options as keywords
player.offers()          waits for the own turn: what may be played; nothing once the match is over
player.press(offer)      by mouse: a cell in the picture of the pyramid, anything else where it is drawn
player.press_keys(offer) by keyboard: from Tab's one stop in the list, arrows, Enter
player.play(most=20)     so many moves, by mouse, or fewer if the match ends before: whether it is over
player.play_through()    to the end, by mouse
player.play_over_wire()  the rest is played without a picture; then the page comes back to the table
What may be played is heard on the wire; it is pressed only once the page shows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from . import hands, tour
from .das_spiel_hands import find_cell, listed, pyramid, wait_for_pyramid
from .visitors import Visitors

SIZE = (960, 720)  # the smallest picture beside its list: quickly drawn
SLOWLY = 60_000  # pictures without a graphics card take their time
MOST = 400  # moves that no match here needs
TURNED = 4  # one move in so many may need another side of the pyramid
HEAR = """
    window.heard = { v: -1, status: "", choices: [] };
    window.WebSocket = class extends WebSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                const { t, v, status, mine } = JSON.parse(data);
                if (t === "view" && v >= heard.v) heard = { v, status, choices: mine?.["0"]?.choices ?? [] };
            });
        }
        send(data) {
            const { t, choice } = JSON.parse(data);
            if (t === "play") window.given = choice;
            super.send(data);
        }
    };
"""
NEWS = "v => heard.v > v && (heard.status === 'over' || heard.choices.length > 0) && heard"
PLAY_ON = """([table, seed]) => {
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
    let [id, last] = [1, -1];
    const say = message => socket.send(JSON.stringify({ ...message, id: id++ }));
    socket.onopen = () => say({ t: "join", table, log: -1 });
    socket.onmessage = ({ data }) => {
        const { t, v, status, mine } = JSON.parse(data);
        const choices = t === "view" && status === "playing" && v > last ? (mine?.["0"]?.choices ?? []) : [];
        if (!choices.length) return;
        last = v;
        say({ t: "play", seat: 0, choice: choices[Math.floor(random() * choices.length)][0], at: v });
    };
}"""


class Offer(NamedTuple):
    """A choice, how it is said and where it is shown."""

    choice: int
    text: str
    zone: str
    place: int


Choose = Callable[[list[Offer]], Offer]


class Player:
    def __init__(
        self, visitors: Visitors, game: str, seats: int, level: int = 1, size: tuple[int, int] = SIZE, **options: str
    ) -> None:
        self.page: Page = visitors.open("about:blank", size=size)
        self.page.add_init_script(HEAR)
        self.known = -1
        self.rng = Random(165)
        self.offered: list[Offer] = []
        self.pressed: list[Offer] = []
        self.table = tour.open_table(self.page, visitors.site, game, "bots", seats, level=level, options=options)
        self.page.goto(f"/t/{self.table}")
        expect(hands.prompt(self.page)).to_be_visible()

    def offers(self) -> list[Offer]:
        heard = self.page.wait_for_function(NEWS, arg=self.known, timeout=SLOWLY).json_value()
        self.now = int(heard["v"])
        playing = heard["status"] != "over"
        choices = heard["choices"] if playing else []
        self.offered = [Offer(choice, label[0][0], label[1], label[2]) for choice, label in choices]
        return self.offered

    def any_of(self, offers: list[Offer]) -> Offer:
        """A cell of the pyramid, if one is offered; mostly one in sight, so that it need not be turned."""
        cells = [offer for offer in offers if offer.zone == "pyramid"]
        seen = self.in_sight(cells) if cells and len(self.pressed) % TURNED else cells
        return self.rng.choice(seen or cells or offers)

    def in_sight(self, offers: list[Offer]) -> list[Offer]:
        wait_for_pyramid(self.page)
        places = [offer.place for offer in offers]
        seen = pyramid(self.page).evaluate("(e, cells) => cells.map(cell => e.whereIs(cell) !== null)", places)
        return [offer for offer, is_seen in zip(offers, seen, strict=True) if is_seen]

    def press(self, offer: Offer) -> None:
        """By mouse. Afterwards the table has answered."""
        button = self.button(offer)
        expect(button).to_be_attached()
        if offer.zone == "pyramid":
            place = find_cell(self.page, offer.place)
            self.page.mouse.click(place["x"], place["y"])
        else:
            button.click()
        self.answered(offer)

    def press_keys(self, offer: Offer) -> None:
        """By keyboard alone, from the list's one stop."""
        button = self.button(offer)
        expect(button).to_be_attached()
        if offer.zone == "pyramid":
            self.walk_to(button)
        else:
            button.focus()
        self.page.keyboard.press("Enter")
        self.answered(offer)

    def walk_to(self, button: Locator) -> None:
        listed(self.page).and_(self.page.locator("[tabindex='0']")).focus()
        self.page.keyboard.press("Home")
        while not button.evaluate("e => e === document.activeElement"):
            self.page.keyboard.press("ArrowDown")

    def button(self, offer: Offer) -> Locator:
        """What says this choice: in the list beside the pyramid, in the prompt, or where it is drawn."""
        words = re.escape(offer.text)
        if not offer.zone:
            return hands.prompt(self.page).get_by_role("button", name=re.compile(f"^{words}", re.IGNORECASE))
        name = re.compile(f"{words}$", re.IGNORECASE)
        if offer.zone == "pyramid":
            return listed(self.page).and_(self.page.get_by_role("button", name=name))
        return self.page.get_by_role("main").get_by_role("button", name=name).first  # dice of one hand may be alike

    def answered(self, offer: Offer) -> None:
        """Of dice that are alike any may have been taken."""
        self.wait_for_answer()
        given = self.page.evaluate("window.given")
        assert given in [o.choice for o in self.offered if (o.zone, o.text) == (offer.zone, offer.text)]
        self.pressed.append(offer)

    def wait_for_answer(self) -> None:
        """Until the table has changed since what was last offered."""
        self.page.wait_for_function("v => heard.v > v", arg=self.now, timeout=SLOWLY)
        self.known = self.now

    def play(self, most: int, choose: Choose | None = None, press: Callable[[Offer], None] | None = None) -> bool:
        """Whether it is over after that."""
        for _ in range(most):
            offers = self.offers()
            if not offers:
                return True
            (press or self.press)((choose or self.any_of)(offers))
        return False

    def play_through(self, choose: Choose | None = None) -> None:
        assert self.play(MOST, choose), f"not over after {MOST} moves"

    def play_over_wire(self) -> None:
        """By chance, from a page that draws nothing; then back to the table."""
        self.page.goto("/settings")
        self.page.evaluate(PLAY_ON, [self.table, 7])
        self.page.wait_for_function("() => heard.status === 'over'", timeout=2 * SLOWLY)
        self.page.goto(f"/t/{self.table}")
