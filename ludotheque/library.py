"""Every game by its slug, imported when first asked for; and games from people's own files."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from pathlib import Path

from .core.game import Info, Position
from .errors import Problem
from .match.match import Match

GAMES = {
    "trigger": "ludotheque.boxes.trigger.rules:Trigger",
    "trigger_alone": "ludotheque.boxes.trigger.alone:TriggerAlone",
    "trigger_problem": "ludotheque.boxes.trigger.problem:TriggerProblem",
    "la_cible": "ludotheque.boxes.la_cible.rules:LaCible",
    "thrill": "ludotheque.boxes.thrill.rules:Thrill",
    "thin_ice": "ludotheque.boxes.thin_ice.rules:ThinIce",
    "squeeze_2004": "ludotheque.boxes.das_spiel.squeeze_2004:Squeeze2004",
    "cui_bono_2004": "ludotheque.boxes.das_spiel.cui_bono_2004:CuiBono2004",
    "grabber_2004": "ludotheque.boxes.das_spiel.grabber_2004:Grabber2004",
    "spotted_cow_2004": "ludotheque.boxes.das_spiel.spotted_cow_2004:SpottedCow2004",
    "perspectives": "ludotheque.boxes.das_spiel.perspectives:Perspectives",
    "el_dado": "ludotheque.boxes.das_spiel.el_dado:ElDado",
    "rasanto": "ludotheque.boxes.das_spiel.rasanto:Rasanto",
    "funnel_memory": "ludotheque.boxes.das_spiel.funnel_memory:FunnelMemory",
    "hide_away": "ludotheque.boxes.das_spiel.hide_away:HideAway",
    "dice_march": "ludotheque.boxes.das_spiel.dice_march:DiceMarch",
    "falling_rocks": "ludotheque.boxes.das_spiel.falling_rocks:FallingRocks",
    "fire_red_devil": "ludotheque.boxes.das_spiel.fire_red_devil:FireRedDevil",
    "my_dice_your_dice": "ludotheque.boxes.das_spiel.my_dice_your_dice:MyDiceYourDice",
    "grand_game": "ludotheque.boxes.das_spiel.grand_game:GrandGame",
    "tic_tac_toe": "my_games.tic_tac_toe:TicTacToe",
    "connect_four": "my_games.connect_four:ConnectFour",
    "hex": "my_games.hex:Hex",
}


class Game:
    """A game that can be played: its Info, and new matches of it."""

    def __init__(self, kind: type[Position]) -> None:
        self.kind = kind
        self.info = kind.info

    def new(self, seats: int = 0, seed: bytes | int | None = None, options: dict[str, str] | None = None) -> Match:
        """A match that plays its own chance; without a number of seats, the smallest; without a seed, a secret one."""
        return Match(self.kind, seats, options, seed)


def kind_of(slug: str) -> type[Position]:
    if slug not in GAMES:
        raise Problem(f"there is no game called {slug[:60]!r}; `ludotheque games` lists them")
    module, name = GAMES[slug].split(":")
    kind: type[Position] = getattr(importlib.import_module(module), name)
    return kind


def game(slug: str) -> Game:
    return Game(kind_of(slug))


def games() -> list[Info]:
    return [kind_of(slug).info for slug in GAMES]


def line_in(path: Path, e: BaseException) -> str:
    """Where in this file something was raised, for its author."""
    lines = [frame.lineno for frame in traceback.extract_tb(e.__traceback__) if frame.filename == str(path)]
    return f" (line {lines[-1]})" if lines else ""


def from_file(path: str | Path) -> type[Position]:
    """The game that a Python file defines: its last class derived from Position."""
    path = Path(path)
    if not path.is_file():
        raise Problem(f"{path} is not a file")
    spec = importlib.util.spec_from_file_location(f"my_game_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise Problem(f"{path} is not a Python file: its name should end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as e:
        raise Problem(
            f"{path} cannot be read: {type(e).__name__}: {' '.join(str(e).split())[:200]}{line_in(path, e)}"
        ) from None
    kinds = [k for k in vars(module).values() if isinstance(k, type) and issubclass(k, Position)]
    own = [k for k in kinds if k.__module__ == spec.name]
    if not own:
        raise Problem(f"{path} defines no game: a class derived from Position is expected")
    return own[-1]


def add_file(path: str | Path) -> Info:
    """Put the game of somebody's own file on the shelf of this process."""
    kind = from_file(path)
    home = f"{kind.__module__}:{kind.__name__}"
    if not isinstance(getattr(kind, "info", None), Info):
        raise Problem(f"{path}: the class {kind.__name__} needs `info = Info(...)`")
    if GAMES.setdefault(kind.info.slug, home) != home:
        raise Problem(f"{path}: there is a game called {kind.info.slug!r} already; give yours another slug")
    return kind.info
