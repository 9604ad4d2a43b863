"""The laws, over every game of the library: every number of seats, every option, several seeds."""

from __future__ import annotations

import pytest

from ludotheque.lab.laws import cases, check_game, try_out
from ludotheque.lab.laws.table import info_is_sound
from ludotheque.lab.laws.trial import Case
from ludotheque.library import GAMES, kind_of

STARTS = [pytest.param(slug, case, id=f"{slug}: {case}") for slug in GAMES for case in cases(kind_of(slug).info, 1)]


@pytest.mark.parametrize("slug", GAMES)
def test_info_is_sound_and_known_by_its_slug(slug: str) -> None:
    info = kind_of(slug).info
    assert info_is_sound(info) == ""
    assert info.slug == slug


@pytest.mark.parametrize(("slug", "case"), STARTS)
def test_every_law_holds(slug: str, case: Case) -> None:
    assert 0 < try_out(kind_of(slug), case) <= kind_of(slug).info.longest


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_every_law_holds_for_more_seeds(slug: str) -> None:
    report = check_game(kind_of(slug), seeds=4)
    assert report.matches >= 4 * len(report.info.seats)


def test_no_title_is_used_twice() -> None:
    titles = [kind_of(slug).info.title.fr for slug in GAMES]
    assert sorted(titles) == sorted(set(titles))
