"""Leafing through a finished match, keeping it, and finding out that one was changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from . import hands
from .visitors import Visitors

pytestmark = pytest.mark.slow


def finished(page: Page) -> str:
    """The address of a replay, on show."""
    address = hands.new_table(page, "tic_tac_toe")
    hands.play_to_the_end(page, hands.pick_first)
    page.get_by_role("link", name="Revoir la partie").click()
    expect(slider(page)).to_be_visible()
    return address.replace("/t/", "/r/")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Coup")


def badge(page: Page) -> Locator:
    return page.locator("summary").filter(has_text="vérifié")


def marks(page: Page) -> Locator:
    """Places of the board that hold something."""
    return page.get_by_role("gridcell", name=re.compile("^[XO] de"))


def kept(page: Page, folder: Path) -> Path:
    """The record, downloaded."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Garder la partie").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_replay_steps_and_scrubs(visitors: Visitors) -> None:
    page = visitors.open()
    finished(page)
    expect(marks(page)).to_have_count(0)
    page.get_by_role("button", name="Coup d’après").click()
    page.get_by_role("button", name="Coup d’après").click()
    expect(marks(page)).to_have_count(2)
    page.get_by_role("button", name="Coup d’avant").click()
    expect(marks(page)).to_have_count(1)
    slider(page).fill("3")
    expect(marks(page)).to_have_count(3)
    slider(page).press("ArrowRight")
    expect(marks(page)).to_have_count(4)
    page.get_by_role("button", name="Début").click()
    expect(marks(page)).to_have_count(0)


def test_a_replay_runs_by_itself_to_the_end(visitors: Visitors) -> None:
    page = visitors.open()
    finished(page)
    last = int(slider(page).get_attribute("max") or 0)
    assert last >= 5
    page.get_by_label("Vitesse").select_option(label="×8")
    page.get_by_role("button", name="Lire").click()
    expect(slider(page)).to_have_value(str(last))
    expect(marks(page)).to_have_count(last)


def test_a_shared_replay_is_verified_for_anybody(visitors: Visitors) -> None:
    address = finished(visitors.open())
    other = visitors.open(address)
    expect(badge(other)).to_have_text(re.compile("✓"))
    badge(other).click()
    expect(other.get_by_text("L’empreinte du hasard, recalculée ici, est celle annoncée")).to_be_visible()


def test_the_link_to_share_leads_to_the_replay(visitors: Visitors) -> None:
    page = visitors.open()
    address = finished(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copier le lien").click()
    expect(page.get_by_role("button", name="Copié")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address


def test_a_kept_record_can_be_shown_again(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.open()
    finished(page)
    last = slider(page).get_attribute("max") or ""
    record = kept(page, tmp_path)
    page.goto("/r/file")
    page.get_by_label("Ouvrir").set_input_files(record)
    expect(slider(page)).to_have_attribute("max", last)
    expect(badge(page)).to_have_text(re.compile("✓"))


@pytest.mark.parametrize("field", ["seed", "events", "scores"])
def test_a_changed_record_is_not_verified(visitors: Visitors, tmp_path: Path, field: str) -> None:
    page = visitors.open()
    finished(page)
    record = kept(page, tmp_path)
    told = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**told, field: changed(field, told[field])}), encoding="utf-8")
    page.goto("/r/file")
    page.get_by_label("Ouvrir").set_input_files(record)
    expect(badge(page)).to_have_text(re.compile("✗ *non vérifié"))


def changed(field: str, value: Any) -> Any:
    """Another seed; the first two choices of the first player swapped; one point more for everybody."""
    if field == "seed":
        return "0" * len(value)
    if field == "events":
        return [value[2], value[1], value[0], *value[3:]]
    return [points + 1 for points in value]


def test_a_file_that_is_no_record_is_refused(visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgive("400")
    file = tmp_path / "recipe.json"
    file.write_text('{"soup": "leek"}')
    page = visitors.open("/r/file")
    page.get_by_label("Ouvrir").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="partie")).to_be_visible()
