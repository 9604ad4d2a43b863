/** Where a throw is aimed and how strongly, as the rules number it: a point of the plate on a half-millimetre grid, and a strength.
 *
 *  The plate is seen from above, its middle is 0 0: x grows to the right, y towards corner A. Lengths are edges of a die.
 */
import { indexOf, SIZE } from "../../zones/pyramid/lattice";

export interface Aim {
  x: number;
  y: number;
}

export type Place = [a: number, b: number, c: number];

export const STRENGTHS = 5;
const FINE = 32;
const LEFT = -204;
const BOTTOM = -118;
const COLUMNS = 409;
const ROWS = 355;
const [ROOT2, ROOT6] = [Math.sqrt(2), Math.sqrt(6)];

const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);

/** Where a place of the cube frame is seen from above. */
export const above = ([a, b, c]: Place): Aim => ({ x: (b - c) / ROOT2, y: (2 * a - b - c) / ROOT6 });

/** Over this point of the plate, where a + b + c is low. */
export function level({ x, y }: Aim, low: number): Place {
  const a = (low + y * ROOT6) / 3;
  return [a, (low - a + x * ROOT2) / 2, (low - a - x * ROOT2) / 2];
}

export const numberOf = ({ x, y }: Aim, strength: number): number =>
  (strength * ROWS + within(Math.round(y * FINE) - BOTTOM, 0, ROWS - 1)) * COLUMNS + within(Math.round(x * FINE) - LEFT, 0, COLUMNS - 1);

export const aimOf = (choice: number): Aim => ({ x: ((choice % COLUMNS) + LEFT) / FINE, y: ((Math.floor(choice / COLUMNS) % ROWS) + BOTTOM) / FINE });

/** The nearest point that is over the plate: nothing beside it may be aimed at. */
export function onPlate(aim: Aim): Aim {
  const at = level(aim, SIZE + 1).map((n) => Math.max(n, 0));
  const sum = at.reduce((a, b) => a + b, 0);
  return above(at.map((n) => (n * (SIZE + 1)) / sum) as Place);
}

/** A step away from side A, B or C. */
export const forward = (side: number): Aim => {
  const away = above([0, 1, 2].map((axis) => (axis === side ? 1 : 0)) as Place);
  const far = Math.hypot(away.x, away.y);
  return { x: away.x / far, y: away.y / far };
};

const STEP = 0.04;

/** The first place on the way where something solid is: a die, or the plate; null if there is nothing. */
export function met(from: Place, to: Place, filled: (cell: number) => boolean): Place | null {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const steps = Math.ceil(far / STEP);
  for (let n = 0; n <= steps; n++) {
    const at = from.map((start, axis) => start + ((to[axis]! - start) * n) / steps) as Place;
    if (isSolid(at.map(Math.round) as Place, filled)) return at;
  }
  return null;
}

function isSolid(cell: Place, filled: (cell: number) => boolean): boolean {
  const sum = cell[0] + cell[1] + cell[2];
  if (Math.min(...cell) < 0 || sum < 0) return false;
  return sum === SIZE + 1 || (sum <= SIZE && filled(indexOf(cell)));
}

/** Straight down on this point: where the falling die would touch. */
export const ground = (aim: Aim, filled: (cell: number) => boolean): Place => met(level(aim, -2), level(aim, SIZE + 3), filled) ?? level(aim, SIZE + 1);
