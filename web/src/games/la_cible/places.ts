/** Where towers stand on the target: a square of 900, its middle at 0 0. */
import type { Tower } from "./scene";

export interface Spot {
  x: number;
  y: number;
  /** Where the camera has to look, in degrees; 0 is to the right. */
  angle: number;
}

const RADII = [372, 306, 218, 140, 0];
const RIM = 372;
const DUEL = 3;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Everybody keeps a direction; in the duel the two face each other. Who is out leaves the way to the heart free. */
function angle(tower: Tower, towers: Tower[]): number {
  if (tower.ring < DUEL || tower.out) return -90 + ((tower.seat + 0.5) * 360) / towers.length;
  const facing = towers.filter((t) => t.ring >= DUEL && !t.out);
  return facing[0] === tower ? 180 : 0;
}

export function spotOf(tower: Tower, towers: Tower[]): Spot {
  const [degrees, radius] = [angle(tower, towers), tower.out ? RIM : (RADII[tower.ring] ?? 0)];
  return { x: radius * Math.cos(radians(degrees)), y: radius * Math.sin(radians(degrees)), angle: degrees };
}

/** The next way to look there that goes on turning in the same sense, once round at least. */
export function swung(from: number, to: number): number {
  return from + 360 + ((((to - from) % 360) + 360) % 360);
}
