"""Write locks/*.txt anew from pyproject.toml: `python -m scripts.lock`."""

from __future__ import annotations

from .bootstrap import find_uv, run

COMMON = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--quiet", "--upgrade")
LOCKS = {
    "play": ("pyproject.toml", "--group", "build"),
    "test": ("pyproject.toml", "--group", "build", "--group", "dev", "--extra", "bench"),
    "compiler": ("--group", "compiler"),
}


def main() -> None:
    for name, what in LOCKS.items():
        run(find_uv(), "pip", "compile", *what, *COMMON, "--output-file", f"locks/{name}.txt")


if __name__ == "__main__":
    main()
