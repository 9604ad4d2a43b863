"""`ludotheque new NAME`: a small complete game in a file of your own, ready to be played and changed."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path

from ..errors import Problem
from ..library import GAMES

LONGEST_NAME = 60
LIGATURES = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss"})
TAKEN = {"Ask", "Info", "Label", "Part", "Position", "Text", "Zone"}  # what the file itself imports


def new_game(name: str, folder: str | Path = ".") -> Path:
    """Writes FOLDER/slug.py, which passes `ludotheque check`, and never overwrites anything."""
    title = checked_title(name)
    slug = slug_of(title)
    path = Path(folder) / f"{slug}.py"
    if not path.parent.is_dir():
        raise Problem(f"{path.parent} is not a folder; make it first")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(source(title, slug))
    except FileExistsError:
        raise Problem(f"{path} is there already; choose another name, or remove that file first") from None
    except OSError as e:
        raise Problem(f"{path} cannot be written: {e.strerror}") from None
    return path


def checked_title(name: str) -> str:
    title = " ".join(name.split())
    if not title or len(title) > LONGEST_NAME:
        raise Problem(f'a name of 1 to {LONGEST_NAME} characters is expected, such as "Mon jeu"')
    if not title.isprintable():
        raise Problem("the name of a game is made of letters, digits and spaces that can be printed")
    return title


def slug_of(title: str) -> str:
    """Mon été → mon_ete."""
    plain = unicodedata.normalize("NFKD", title.translate(LIGATURES)).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")
    if not slug:
        raise Problem(f'{title!r} has no letter from a to z, and the file needs a name: add some, such as "Mon jeu"')
    if slug[0].isdigit():
        slug = f"jeu_{slug}"
    if slug in GAMES:
        raise Problem(f"there is a game called {slug!r} already; choose another name")
    return slug


def class_of(slug: str) -> str:
    name = "".join(word.capitalize() for word in slug.split("_"))
    return f"{name}Game" if iskeyword(name) or name in TAKEN else name


def source(title: str, slug: str) -> str:
    words = {
        "@TITLE@": title.replace("\\", "").replace('"""', ""),
        "@QUOTED@": python_string(title),
        "@SLUG@": slug,
        "@FILE@": f"{slug}.py",
        "@CLASS@": class_of(slug),
    }
    text = files(__package__).joinpath("first_game.py.txt").read_text(encoding="utf-8")
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def python_string(title: str) -> str:
    return '"' + title.replace("\\", "\\\\").replace('"', '\\"') + '"'
