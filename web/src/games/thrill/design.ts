/** Board and discs in millimetres, as the rules have them: y grows away from the pusher, the middle of the board is 0 0. */
export const RADIUS = 150;
export const GROOVE = 10;
export const BACK = -36;
export const WEIGHT = 32;
const GRID = 0.5;
const COLUMNS = 601;
const ROWS = 93;
const RADII = [13, 17, 22];

export type Kind = 0 | 1 | 2;

export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  id: number;
}

export const LOOKS = ["disc_small", "disc_medium", "disc_large"];

/** Discs are numbered by size. */
export const kindOf = (id: number): Kind => (id < 15 ? 0 : id < 25 ? 1 : 2);
export const radiusOf = (id: number): number => RADII[kindOf(id)]!;
export const priceOf = (id: number): number => kindOf(id) + 1;

const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
const column = (x: number) => within(Math.round((x + RADIUS) / GRID), 0, COLUMNS - 1);
const row = (y: number) => within(Math.round((y - BACK) / GRID), 0, ROWS - 1);

/** The point of the half-millimetre grid nearest to a place. */
export const pointAt = ({ x, y }: Spot): number => column(x) + row(y) * COLUMNS;
export const spotOf = (point: number): Spot => ({ x: (point % COLUMNS) * GRID - RADIUS, y: Math.floor(point / COLUMNS) * GRID + BACK });
export const snapped = (spot: Spot): Spot => spotOf(pointAt(spot));

/** Wholly between pusher and groove, wholly on the board. */
export function fits({ x, y }: Spot, id: number): boolean {
  const r = radiusOf(id);
  return y >= BACK + r && y <= GROOVE - r && Math.hypot(x, y) + r <= RADIUS;
}

/** The place near this one where the disc fits, on the grid. */
export function nearest({ x, y }: Spot, id: number): Spot {
  const r = radiusOf(id);
  const height = within(y, BACK + r, GROOVE - r);
  const most = Math.floor(Math.sqrt((RADIUS - r) ** 2 - height ** 2) / GRID - 1) * GRID;
  return { x: within(x, -most, most), y: height };
}

/** From the board to the screen, the board being turned by some degrees; and back: it is its own inverse. */
export function turned({ x, y }: Spot, degrees: number): Spot {
  const a = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(a) + y * Math.sin(a), y: x * Math.sin(a) - y * Math.cos(a) };
}
