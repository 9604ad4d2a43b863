/** A throw as physics saw it: thirty poses a second for each die, until it rests or has left the table. */
import { Quaternion, Vector3 } from "three";
import type { Pose } from "./moves";
import { nearest } from "./rotation";

type Numbers = [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export interface Throw {
  fps: number;
  ids: number[];
  frames: (Numbers | null)[][];
}

export function isThrow(found: unknown): found is Throw {
  const motion = found as Partial<Throw> | null;
  return Array.isArray(motion?.frames) && motion.frames.length > 1 && Array.isArray(motion.ids) && Array.isArray(motion.frames[0]);
}

export const secondsOf = (motion: Throw) => (motion.frames.length - 1) / motion.fps;

const read = ([x, y, z, qx, qy, qz, qw]: Numbers) => ({ at: new Vector3(x, y, z), turn: new Quaternion(qx, qy, qz, qw) });

/** Where die n is: null before it comes and once it is gone. Turns are counted from how it lies in the end. */
export function poseAt(motion: Throw, n: number, seconds: number): Pose | null {
  const at = Math.min(Math.max(seconds * motion.fps, 0), motion.frames.length - 1);
  const here = motion.frames[Math.floor(at)]?.[n];
  if (!here) return null;
  const [a, b] = [read(here), read(motion.frames[Math.ceil(at)]?.[n] ?? here)];
  const last = motion.frames.findLast((frame) => frame[n])![n]!;
  const rest = nearest(read(last).turn).clone().invert();
  return { at: a.at.lerp(b.at, at % 1), turn: a.turn.slerp(b.turn, at % 1).multiply(rest), scale: 1 };
}
