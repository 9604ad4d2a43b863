from __future__ import annotations

import pytest

from .running import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    """Speaks French, in no colour, whatever the machine is set to."""
    monkeypatch.setenv("LUDOTHEQUE_LANG", "fr")
    return Runner(monkeypatch, capsys)
