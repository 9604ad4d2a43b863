/** The 165 cells of the pyramid: (a, b, c) with a + b + c at most 8; one more on an axis is one layer further down. */
export type Cell = readonly [a: number, b: number, c: number];

export const SIZE = 8;
const OFFSET = [0, 45, 81, 109, 130, 145, 155, 161, 164];

/** -1 outside. */
export function indexOf([a, b, c]: Cell): number {
  const sum = a + b + c;
  if (a < 0 || b < 0 || c < 0 || sum > SIZE) return -1;
  const row = sum - a;
  return OFFSET[SIZE - sum]! + (row * (row + 1)) / 2 + c;
}

export const CELLS: readonly Cell[] = (() => {
  const cells: Cell[] = [];
  for (let a = 0; a <= SIZE; a++) for (let b = 0; a + b <= SIZE; b++) for (let c = 0; a + b + c <= SIZE; c++) cells[indexOf([a, b, c])] = [a, b, c];
  return cells;
})();

export function plus([a, b, c]: Cell, axis: number, steps = 1): Cell {
  return [a + (axis === 0 ? steps : 0), b + (axis === 1 ? steps : 0), c + (axis === 2 ? steps : 0)];
}

export const AXES = [0, 1, 2] as const;

/** The cells that rest on this one. */
export function uppers(place: number): number[] {
  return AXES.map((axis) => indexOf(plus(CELLS[place]!, axis, -1))).filter((p) => p >= 0);
}

/** Where a die must lie without being seen: under one that is. Nobody tells the screen more than that. */
export function covered(seen: ReadonlySet<number>): Set<number> {
  const below = new Set<number>();
  for (let place = CELLS.length - 1; place >= 0; place--)
    if (!seen.has(place) && uppers(place).some((p) => seen.has(p) || below.has(p))) below.add(place);
  return below;
}

/** Dice of which no face can be seen: others lie on all three of them. */
export function inside(filled: ReadonlySet<number>): Set<number> {
  return new Set([...filled].filter((place) => uppers(place).filter((p) => filled.has(p)).length === AXES.length));
}

/** Empty cells in which a die would rest. */
export function funnels(filled: ReadonlySet<number>): number[] {
  const hidden = covered(filled);
  const solid = (place: number) => place < 0 || filled.has(place) || hidden.has(place);
  return CELLS.flatMap((cell, place) => (!filled.has(place) && !hidden.has(place) && AXES.every((axis) => solid(indexOf(plus(cell, axis)))) ? [place] : []));
}
