/** A throw as physics saw it: thirty poses a second for each die. Known without three.js, which only its showing needs. */
export type Numbers = [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export interface Throw {
  fps: number;
  ids: number[];
  frames: (Numbers | null)[][];
}

export function isThrow(found: unknown): found is Throw {
  const motion = found as Partial<Throw> | null;
  return Array.isArray(motion?.frames) && motion.frames.length > 1 && Array.isArray(motion.ids) && Array.isArray(motion.frames[0]);
}
