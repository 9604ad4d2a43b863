"""The real push, seen from above: discs slide on the board, held by the friction of the ground, and shove each other.

A pure function of where the discs lie, which one is new and which one carries the weight. Units here: cm, g, s.
"""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .design import BACK, BRINKS, GROOVE, RADIUS, SIZES, STROKE
from .packing import layout
from .phases import LAYING
from .quick_push import spots
from .settling import Heap

if TYPE_CHECKING:
    import pymunk

    from .rules import Thrill

CM: Final = 1000.0  # hundredths of a millimetre
GRAVITY: Final = 981.0
GROUND: Final = 0.25  # friction of a disc on the board
RIMS: Final = 0.2**0.5  # of two rims against each other 0.2: the engine multiplies the two
AREA_MASS: Final = 0.45  # of a hollow cap, g/cm²
HOLLOW: Final = 1.4  # its moment against that of a full disc
SPIN: Final = 0.9  # where its rim rubs on the board, in radii
HEAVY: Final = 25.0  # how much more a weighted disc is held

RATE: Final = 240  # steps a second
SPEED: Final = 5.0  # of the pusher
STEPS: Final = round(STROKE / CM / SPEED * RATE)
STILL: Final = 12  # steps until all have stopped
FPS: Final = 30
EVERY: Final = RATE // FPS
ITERATIONS: Final = 20
SLOP: Final = 0.001
UNLAPPING: Final = 0.7**60.0  # of an overlap, what is left after a second


class Moved(NamedTuple):
    """A push: where discs came to rest, and what was seen on the way."""

    heap: Heap
    frames: list[dict[int, tuple[int, int]]]
    front: list[int]


def answers(game: Thrill) -> list[int]:
    """One for each disc on the board."""
    discs = game.on_board()
    return spots(discs, layout(game.layout) if game.phase == LAYING else pushed(game).heap)


def motion(game: Thrill) -> dict[str, Any]:
    """Poses at 30 frames a second; the last one is what the answers say."""
    if game.phase == LAYING:
        return {}
    ids = game.on_board()
    moved = pushed(game)
    frames = [[c for disc in ids for c in frame.get(disc, (None, None))] for frame in moved.frames]
    return {"fps": FPS, "ids": ids, "frames": frames, "pusher": moved.front}


def pushed(game: Thrill) -> Moved:
    run = Run(game)
    run.push()
    return Moved(run.settled(), run.frames, run.front)


class Run:
    """One push in the engine."""

    def __init__(self, game: Thrill) -> None:
        import pymunk  # when first needed: nobody else in the house needs it

        self.weighted = game.weighted
        self.space = pymunk.Space()
        self.space.iterations = ITERATIONS
        self.space.collision_slop = SLOP
        self.space.collision_bias = UNLAPPING
        self.discs = {disc: self.lay(disc, game) for disc in game.on_board()}
        self.pusher = self.set_pusher()
        self.frames: list[dict[int, tuple[int, int]]] = []
        self.front: list[int] = []
        self.sticking_out: list[int] = []

    def lay(self, disc: int, game: Thrill) -> tuple[Any, ...]:
        """A body, its rim, and the ground that holds it: against sliding and against turning."""
        import pymunk

        radius = SIZES[disc] / CM
        mass = AREA_MASS * pi * radius**2
        body = pymunk.Body(mass, HOLLOW * mass * radius**2 / 2)
        body.position = game.x[disc] / CM, game.y[disc] / CM
        rim = pymunk.Circle(body, radius)
        rim.friction = RIMS
        hold = GROUND * mass * GRAVITY * (HEAVY if disc == game.weighted else 1.0)
        slide = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        slide.max_bias, slide.max_force = 0, hold
        turn = pymunk.GearJoint(self.space.static_body, body, 0, 1)
        turn.max_bias, turn.max_force = 0, hold * radius * SPIN
        self.space.add(body, rim, slide, turn)
        return body, rim, slide, turn

    def set_pusher(self) -> pymunk.Body:
        import pymunk

        body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        body.position = 0, BACK / CM
        wide = RADIUS / CM + 1
        front = pymunk.Poly(body, [(-wide, -3), (wide, -3), (wide, 0), (-wide, 0)])
        front.friction = RIMS
        self.space.add(body, front)
        return body

    def push(self) -> None:
        self.pusher.velocity = 0, STROKE / CM / STEPS * RATE
        for step in range(STEPS + STILL):
            if step == STEPS:
                self.pusher.velocity = 0, 0
            if step % EVERY == 0:
                self.take_frame()
            self.space.step(1 / RATE)
            self.drop()

    def take_frame(self) -> None:
        """All places are read once a frame; until the next one only a disc that sticks out already can fall."""
        places = {disc: bodies[0].position for disc, bodies in self.discs.items()}
        self.frames.append({disc: (round(p.x * CM), round(p.y * CM)) for disc, p in places.items()})
        self.front.append(round(self.pusher.position.y * CM))
        self.sticking_out = [disc for disc, p in places.items() if p.length > (RADIUS - SIZES[disc]) / CM]

    def drop(self) -> None:
        """A tipped disc is gone at that instant and pushes nothing any more."""
        for disc in self.sticking_out[:]:
            x, y = self.discs[disc][0].position
            if (x * x + y * y) * CM * CM > BRINKS[disc]:
                self.space.remove(*self.discs.pop(disc))
                self.sticking_out.remove(disc)

    def settled(self) -> Heap:
        """The engine leaves overlaps of a few hundredths of a millimetre, at rest there are none."""
        at = [body[0].position for body in self.discs.values()]
        heap = Heap(list(self.discs), [p.x * CM for p in at], [p.y * CM for p in at], self.weighted)
        heap.settle()
        self.frames.append({disc: (round(x), round(y)) for disc, x, y in zip(heap.discs, heap.x, heap.y, strict=True)})
        self.front.append(GROOVE)
        return heap
