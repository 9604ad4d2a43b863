"""The real throw: a die falls from the hand, tumbles over the plate and the dice on it, knocks some of them away.

A pure function of the position. Units here: cm, g, s; the axes are those of the cube frame: nothing has to be turned.
At rest for half a second, a die near enough to a cell and to an orientation lies there. One that leans on others
is tapped downhill, twice at most; if it still lies in no cell, it is off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from .aiming import EDGE_MM, FORWARD, ROOT3, Point, level, place
from .lattice import SUM
from .poses import TURNS, Pose, Reading, Vector, lying, read, towards
from .pyramid import EMPTY, Pyramid
from .surface import touched
from .throwing import OFF, Throw, answer, built, cells_after, released, spot, unsupported

if TYPE_CHECKING:
    import rapier3d

EDGE: Final = EDGE_MM / 10
ROUNDED: Final = 0.08  # edges of dice and plate: sharp ones would never slide
MASS: Final = 4.9
GRAVITY: Final = 981.0
FRICTION: Final = 0.2  # a die that only two others hold slips if this is less than 0.5
BOUNCE: Final = 0.2
STIFFNESS: Final = 400.0
DAMPING: Final = 10.0
ITERATIONS: Final = 8

RATE: Final = 480  # steps a second
FPS: Final = 30
EVERY: Final = RATE // FPS
REST: Final = FPS // 2  # pictures without motion: then all lie
LONGEST: Final = 6 * FPS
STILL: Final = 0.1  # square of a speed, in cm/s and radians/s
DEEP: Final = SUM + 3 * ROOT3  # a + b + c of a die that has fallen three edges beside the plate
STIRRED: Final = 0.02  # edges: less is not seen to move

TAPS: Final = 2
HOP: Final = 20.0  # cm/s upwards, at a tap
PUSH: Final = 12.0  # cm/s towards the nearest funnel
TWIST: Final = 8.0  # radians/s towards the nearest orientation


class Thrown(Protocol):
    """A game while a die is in the air."""

    @property
    def pyramid(self) -> Pyramid: ...
    @property
    def ori(self) -> list[int]: ...
    @property
    def die(self) -> int: ...  # the thrown one
    @property
    def tremor(self) -> int: ...
    def throw(self) -> Throw: ...


def answers(game: Thrown) -> list[int]:
    """One for each die that has left its cell or turned, and one for the thrown die, last."""
    flight = flown(game)
    before = {die: spot(cell, game.ori[die]) for cell, die in enumerate(game.pyramid.at) if die != EMPTY}
    changed = [die for die, now in flight.spots.items() if now != before.get(die) and die != game.die]
    return [answer(die, flight.spots[die]) for die in [*sorted(changed), game.die]]


def motion(game: Thrown) -> dict[str, Any]:
    """Poses at 30 pictures a second; the last ones are what the answers say."""
    flight = flown(game)
    ids = [*sorted(die for die in flight.stirred() if die != game.die), game.die]
    return {"fps": FPS, "ids": ids, "frames": flight.pictures(ids)}


def flown(game: Thrown) -> Flight:
    flight = Flight(game.pyramid, game.ori, game.die)
    flight.let_go(game.throw(), game.tremor)
    flight.run()
    return flight


def new_engine() -> rapier3d.PhysicsWorld:
    import rapier3d as r  # when first needed: nobody else in the house needs it

    pull = GRAVITY / ROOT3
    engine = r.PhysicsWorld(gravity=(pull, pull, pull))
    engine.set_num_threads(1)
    rules = engine.integration_parameters
    rules.dt = 1 / RATE
    rules.length_unit = EDGE
    rules.num_solver_iterations = ITERATIONS
    rules.friction_model = r.FrictionModel.COULOMB
    rules.contact_softness = r.SpringCoefficients(STIFFNESS, DAMPING)
    rules.static_contact_softness = r.SpringCoefficients(STIFFNESS, DAMPING)
    return engine


def block() -> rapier3d.ColliderBuilder:
    import rapier3d as r

    half = EDGE / 2 - ROUNDED
    return r.Collider.round_cuboid(half, half, half, ROUNDED).friction(FRICTION).restitution(BOUNCE)


def scaled(vector: Vector, by: float) -> Vector:
    return vector[0] * by, vector[1] * by, vector[2] * by


def plus(one: Vector, other: Vector) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


class Flight:
    """One throw in the engine."""

    def __init__(self, p: Pyramid, ori: list[int], die: int) -> None:
        self.before = p
        self.die = die
        self.engine = new_engine()
        self.lay_plate()
        self.start = {d: lying(cell, ori[d]) for cell, d in enumerate(p.at) if d != EMPTY}
        self.bodies = {d: self.add(pose, asleep=True) for d, pose in self.start.items()}
        self.frames: list[dict[int, Pose]] = []  # of dice that are awake
        self.gone: set[int] = set()
        self.spots: dict[int, int] = {}  # of dice that moved, once all lie

    def lay_plate(self) -> None:
        """A layer of dice under the pyramid, that cannot move."""
        import rapier3d as r

        plate = self.engine.add_body(r.RigidBody.fixed())
        for a in range(SUM + 2):
            for b in range(SUM + 2 - a):
                at = scaled((float(a), float(b), float(SUM + 1 - a - b)), EDGE)
                self.engine.add_collider(block().translation(at), plate)

    def add(self, pose: Pose, asleep: bool = False) -> rapier3d.RigidBodyHandle:
        import rapier3d as r

        x, y, z, w = pose.turn
        where = r.Isometry3(scaled(pose.at, EDGE), r.Rotation3.from_quaternion(w, x, y, z))
        body = r.RigidBody.dynamic().position(where).ccd_enabled(True).sleeping(asleep)
        return self.engine.add_body(body, colliders=[block().mass(MASS)])

    def let_go(self, throw: Throw, tremor: int) -> None:
        """So that the die comes down where the hand sent it, on whatever lies there."""
        release = released(throw, tremor)
        ground = (SUM - sum(touched(self.before, release.at))) / ROOT3
        fall = max(0.0, throw.height / EDGE - ground)
        back = release.speed / EDGE * (2 * fall * EDGE / GRAVITY) ** 0.5
        way = FORWARD[throw.side]
        start = Point(release.at.x - way.x * back, release.at.y - way.y * back)
        self.bodies[self.die] = self.add(Pose(place(start, throw.height / EDGE), release.turn))
        self.send(self.die, scaled(level(way, 0.0), release.speed), release.spin)

    def send(self, die: int, speed: Vector, spin: Vector) -> None:
        import rapier3d as r

        body = self.body(die)
        body.wake_up()
        body.linvel = r.Vec3(*speed)
        body.angvel = r.Vec3(*spin)

    def body(self, die: int) -> rapier3d.RigidBody:
        return self.engine.rigid_bodies[self.bodies[die]]

    def pose(self, die: int) -> Pose:
        body = self.body(die)
        at, turn = body.translation, body.rotation
        return Pose((at.x / EDGE, at.y / EDGE, at.z / EDGE), (turn.i, turn.j, turn.k, turn.w))

    # What happens

    def run(self) -> None:
        self.take_frame()
        self.settle()
        for _ in range(TAPS):
            if loose := self.loose(self.read()):
                for die in loose:
                    self.tap(die)
                self.settle()
        self.spots = self.read_out()

    def settle(self) -> None:
        still = 0
        for _ in range(LONGEST):
            for _ in range(EVERY):
                self.engine.step()
            self.take_frame()
            still = still + 1 if self.is_still() else 0
            if still == REST:
                return

    def awake(self) -> list[int]:
        return [die for die in self.bodies if die not in self.gone and not self.body(die).is_sleeping]

    def take_frame(self) -> None:
        """Whoever has fallen deep enough beside the plate is gone."""
        self.frames.append({die: self.pose(die) for die in self.awake()})
        for die, pose in self.frames[-1].items():
            if sum(pose.at) > DEEP:
                self.engine.remove_body(self.bodies[die])
                self.gone.add(die)

    def is_still(self) -> bool:
        return all(is_slow(self.body(die)) for die in self.awake())

    # Where they lie

    def moved(self) -> list[int]:
        """Whoever was awake, in order."""
        return sorted({die for frame in self.frames for die in frame})

    def read(self) -> dict[int, Reading]:
        return {die: read(self.pose(die)) for die in self.moved() if die not in self.gone}

    def loose(self, readings: dict[int, Reading]) -> list[int]:
        """Dice that lean on others: they lie in no cell, or in one that has something missing under it."""
        told = self.told(readings)
        cells = cells_after(self.before, told)
        hanging = {cells[cell] for cell in unsupported(cells)}
        return [die for die, found in readings.items() if not found.is_seated or die in hanging]

    def told(self, readings: dict[int, Reading]) -> list[int]:
        seated = {die: spot(found.cell, found.ori) for die, found in readings.items() if found.is_seated}
        return [answer(die, seated.get(die, OFF)) for die in self.moved()]

    def tap(self, die: int) -> None:
        """A little hop downhill, and a turn towards the orientation that it nearly has."""
        pose = self.pose(die)
        funnel = self.nearest_funnel(pose.at)
        way = plus(funnel, scaled(pose.at, -1.0))
        far = max(0.1, (way[0] ** 2 + way[1] ** 2 + way[2] ** 2) ** 0.5)
        up = -HOP / ROOT3
        spin = scaled(towards(pose.turn, TURNS[read(pose).ori]), TWIST)
        self.send(die, plus(scaled(way, PUSH / far), (up, up, up)), spin)

    def nearest_funnel(self, at: Vector) -> Vector:
        """Of what the dice that lie properly leave open."""
        cells = cells_after(self.before, self.told(self.read()))
        for cell in unsupported(cells):
            del cells[cell]
        funnels = [lying(cell, 0).at for cell in built(cells).funnels]
        return min(funnels, key=lambda f: ((f[0] - at[0]) ** 2 + (f[1] - at[1]) ** 2 + (f[2] - at[2]) ** 2, f))

    def read_out(self) -> dict[int, int]:
        """All that moved. Who still leans, shares a cell or hangs over nothing is off."""
        found = dict.fromkeys(self.moved(), OFF)
        found |= {die: spot(n.cell, n.ori) for die, n in self.read().items() if n.is_seated}
        while True:
            cells = cells_after(self.before, [answer(die, where) for die, where in found.items()])
            doubles = [die for die, where in found.items() if where != OFF and die not in cells.values()]
            hanging = [cells[cell] for cell in unsupported(cells)]
            if not doubles and not hanging:
                return found
            found[(doubles or hanging)[0]] = OFF

    # What is seen

    def stirred(self) -> list[int]:
        """Dice that are seen to move."""
        return [die for die in self.moved() if die not in self.start or self.strays(die)]

    def strays(self, die: int) -> bool:
        home = self.start[die]
        seen = [frame[die] for frame in self.frames if die in frame]
        return any(max(map(abs, plus(pose.at, scaled(home.at, -1.0)))) > STIRRED for pose in seen)

    def pictures(self, ids: list[int]) -> list[list[list[float] | None]]:
        """Each die as it was last seen; the last picture shows them as they are read."""
        last: dict[int, Pose | None] = {die: self.start.get(die) for die in ids}
        pictures = []
        for n, frame in enumerate(self.frames):
            for die in ids:
                last[die] = frame.get(die, last[die])
                if self.has_gone(die, n):
                    last[die] = None
            pictures.append([numbers(last[die]) for die in ids])
        pictures.append([numbers(lying_at(self.spots[die])) for die in ids])
        return pictures

    def has_gone(self, die: int, frame: int) -> bool:
        return die in self.gone and not any(die in later for later in self.frames[frame:])


def is_slow(body: rapier3d.RigidBody) -> bool:
    v, w = body.linvel, body.angvel
    return v.x * v.x + v.y * v.y + v.z * v.z < STILL and w.x * w.x + w.y * w.y + w.z * w.z < STILL


def lying_at(where: int) -> Pose | None:
    return None if where == OFF else lying((where - 1) // len(TURNS), (where - 1) % len(TURNS))


def numbers(pose: Pose | None) -> list[float] | None:
    return None if pose is None else [round(n, 4) for n in (*pose.at, *pose.turn)]
