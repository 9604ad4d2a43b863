/** How a die gets from one cell to another: what lies between the two tells what kind of movement it is. */
import { Quaternion, Vector3 } from "three";
import { agree, pivoted, type Faces } from "./faces";
import { UP } from "./frame";
import { AXES, type Cell } from "./lattice";
import { turnOf } from "./rotation";

export interface Pose {
  at: Vector3;
  /** From how the die lies in the end to how it is turned now. */
  turn: Quaternion;
  scale: number;
}

export interface Move {
  ms: number;
  /** share: 0 at the start, 1 at rest. */
  pose(share: number): Pose;
}

export const still = () => new Quaternion();
export const vector = ([a, b, c]: Cell) => new Vector3(a, b, c);
const axis = (n: number) => new Vector3(n === 0 ? 1 : 0, n === 1 ? 1 : 0, n === 2 ? 1 : 0);
const eased = (share: number) => share * share * (3 - 2 * share);
/** Laid down: fast, then it settles. */
const laid = (share: number) => 1 - (1 - share) ** 3;
const clamp = (share: number) => Math.min(1, Math.max(0, share));

export function moveOf(from: Cell, to: Cell, before: Faces, now: Faces): Move {
  const difference = to.map((n, i) => n - from[i]!);
  const changed = AXES.filter((i) => difference[i]);
  if (!changed.length) return turnInPlace(from, before, now);
  if (changed.length === 1) return straight(from, to);
  const u = AXES.find((i) => difference[i]! < 0);
  const v = AXES.find((i) => difference[i]! > 0);
  if (changed.length > 2 || u === undefined || v === undefined) return over(from, to);
  const neighbours = difference[u] === -1 && difference[v] === 1;
  return neighbours && !agree(before, now) && agree(pivoted(before, u, v), now) ? pivot(from, u, v) : elbow(from, u, -difference[u]!, v, difference[v]!);
}

/** Along a row: the dice above a gap slip down. */
function straight(from: Cell, to: Cell): Move {
  const [a, b] = [vector(from), vector(to)];
  return { ms: 240 + 60 * a.distanceTo(b), pose: (s) => ({ at: a.clone().lerp(b, eased(s)), turn: still(), scale: 1 }) };
}

/** Up a wall and down the other side: the flea's jump, and a step into the next funnel. */
function elbow(from: Cell, u: number, k: number, v: number, m: number): Move {
  const start = vector(from);
  const top = start.clone().addScaledVector(axis(u), -k);
  const end = top.clone().addScaledVector(axis(v), m);
  const pose = (s: number) => {
    const way = eased(s) * (k + m);
    return { at: way < k ? start.clone().lerp(top, way / k) : top.clone().lerp(end, (way - k) / m), turn: still(), scale: 1 };
  };
  return { ms: 320 + 70 * (k + m), pose };
}

/** A quarter turn over the edge that both cells share, then down into the funnel. */
function pivot(from: Cell, u: number, v: number): Move {
  const start = vector(from);
  const edge = start.clone().addScaledVector(axis(u), -0.5).addScaledVector(axis(v), 0.5);
  const w = axis(3 - u - v);
  const quarter = ((v - u + 3) % 3 === 1 ? -1 : 1) * (Math.PI / 2);
  const back = new Quaternion().setFromAxisAngle(w, -quarter);
  const pose = (s: number) => {
    const rolled = new Quaternion().setFromAxisAngle(w, quarter * eased(clamp(s / 0.65)));
    const at = start.clone().sub(edge).applyQuaternion(rolled).add(edge);
    return { at: at.addScaledVector(axis(v), eased(clamp((s - 0.65) / 0.35))), turn: rolled.multiply(back), scale: 1 };
  };
  return { ms: 560, pose };
}

/** Through the air. */
function over(from: Cell, to: Cell): Move {
  const [a, b] = [vector(from), vector(to)];
  const high = 1.2 + a.distanceTo(b) * 0.3;
  const pose = (s: number) => ({ at: a.clone().lerp(b, eased(s)).addScaledVector(UP, Math.sin(Math.PI * s) * high), turn: still(), scale: 1 });
  return { ms: 420 + 40 * a.distanceTo(b), pose };
}

/** Lifted, turned by the hand, put back. */
function turnInPlace(cell: Cell, before: Faces, now: Faces): Move {
  const at = vector(cell);
  const [was, is] = [turnOf(before), turnOf(now)];
  const start = was && is ? was.clone().multiply(is.clone().invert()) : new Quaternion().setFromAxisAngle(new Vector3(1, -1, 0).normalize(), Math.PI);
  const pose = (s: number) => ({ at: at.clone().addScaledVector(UP, Math.sin(Math.PI * s) * 1.1), turn: start.clone().slerp(still(), eased(s)), scale: 1 });
  return { ms: 420, pose };
}

/** A die that comes to the table. */
export function comes(to: Cell): Move {
  const end = vector(to);
  return { ms: 360, pose: (s) => ({ at: end.clone().addScaledVector(UP, (1 - laid(s)) * 3.2), turn: still(), scale: 0.6 + 0.4 * laid(s) }) };
}

/** A die that is taken away, towards whoever looks. */
export function leaves(from: Cell, towards: Vector3): Move {
  const start = vector(from);
  const pose = (s: number) => ({ at: start.clone().addScaledVector(UP, eased(s) * 3).addScaledVector(towards, s * s * 5), turn: new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), s), scale: 1 - s ** 3 });
  return { ms: 420, pose };
}

/** Away from the middle, then up. */
export function pulledOut(from: Cell): Move {
  const start = vector(from);
  const out = start.clone().addScaledVector(UP, start.dot(UP) * -1).normalize();
  const pose = (s: number) => ({ at: start.clone().addScaledVector(out, laid(s) * 2.4).addScaledVector(UP, s ** 3 * 2.5), turn: still(), scale: 1 - s ** 4 });
  return { ms: 460, pose };
}
