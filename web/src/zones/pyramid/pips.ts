/** Where the pips of a face are, from its middle, in edges of the die. */
const O = 0.25;
const corners: [number, number][] = [[-O, O], [O, -O], [O, O], [-O, -O]];

export const PIPS: Record<string, [number, number][]> = {
  1: [[0, 0]],
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), [0, 0]],
  4: corners,
  5: [...corners, [0, 0]],
  6: [...corners, [O, 0], [-O, 0]],
};
