"""People who open the site, each in a browser of their own: another cookie, another memory."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

DESK = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
TV = (1920, 1080)
TIMEOUT = 20_000  # milliseconds: a move is stored on disk before it shows, and other tests keep the disk busy

expect.set_options(timeout=TIMEOUT)


class Visitors:
    def __init__(self, browser: Browser, site: str, pictures: Path) -> None:
        self.browser = browser
        self.site = site
        self.pictures = pictures
        self.contexts: list[BrowserContext] = []
        self.heard: list[str] = []
        self.forgiven: list[str] = []

    def open(
        self,
        path: str = "/",
        size: tuple[int, int] = DESK,
        language: Literal["fr", "en"] = "fr",
        motion: Literal["reduce", "no-preference"] = "reduce",
        name: str = "",
    ) -> Page:
        """Somebody new. With a name, they have told it before."""
        context = self.browser.new_context(
            base_url=self.site,
            viewport={"width": size[0], "height": size[1]},
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion=motion,
            has_touch=size in (PHONE, SMALL_PHONE),
            accept_downloads=True,
        )
        context.set_default_timeout(TIMEOUT)
        context.on("page", self.listen)
        self.contexts.append(context)
        if name:
            answer = context.request.put("/api/me", data={"name": name, "colour": 1}, headers={"Origin": self.site})
            assert answer.ok, answer.text()
        page = context.new_page()
        page.goto(path)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.heard.append(f"{page.url}: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"{message.location['url']}: {message.text}")

    def forgive(self, words: str) -> None:
        """A complaint that the test itself provokes."""
        self.forgiven.append(words)

    def complaints(self) -> list[str]:
        return [heard for heard in self.heard if not any(words in heard for words in self.forgiven)]

    def leave(self) -> None:
        for n, context in enumerate(self.contexts):
            for m, page in enumerate(context.pages):
                page.screenshot(path=f"{self.pictures}-{n}-{m}.png")
            context.close()
