/** Where dice are in a throw, until they rest or have left the table. */
import { Quaternion, Vector3 } from "three";
import type { Numbers, Throw } from "./motion";
import type { Pose } from "./moves";
import { nearest } from "./rotation";

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
