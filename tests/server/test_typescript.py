from __future__ import annotations

from ludotheque.server.typescript import FILE, typescript


def test_the_types_of_the_front_end_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run python -m ludotheque.server.typescript"
