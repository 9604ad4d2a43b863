from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import postgresql


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Every test that asks for it runs on both stores."""
    found: str = request.getfixturevalue("sqlite_address" if request.param == "sqlite" else "postgres_address")
    return found
