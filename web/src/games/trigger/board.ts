/** The geometry of a board: 36 cells row by row, 14 lines. Lines: 0–5 rows, 6–11 columns, 12 and 13 diagonals. */
export const SIZE = 6;
export const CELLS = SIZE * SIZE;
export const FALLING = 2 * SIZE;
export const RISING = FALLING + 1;
export const LINES = RISING + 1;

export type Colour = 0 | 1;
export const COLOURS = ["blue", "yellow"] as const;

export interface Tile {
  face: "tile" | "star" | "back";
  mark: string;
}

const BACK: Tile = { face: "back", mark: "" };

export const rowOf = (cell: number) => Math.floor(cell / SIZE);
export const columnOf = (cell: number) => cell % SIZE;

export function linesOf(cell: number): number[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const lines = [row, SIZE + column];
  if (row === column) lines.push(FALLING);
  if (row + column === SIZE - 1) lines.push(RISING);
  return lines;
}

export function cellsOf(line: number): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => linesOf(cell).includes(line));
}

export function turned(tiles: Tile[], cell: number): Tile[] {
  return tiles.with(cell, BACK);
}

export const isOpen = (tile: Tile | undefined) => tile !== undefined && tile.face !== "back";
export const openTiles = (tiles: Tile[]) => tiles.filter(isOpen).length;

/** Row by row: a number, * for a star, . for a tile that is turned over. */
export function read(drawing: string): Tile[] {
  return drawing.trim().split(/\s+/).map((word) => (word === "." ? BACK : word === "*" ? { face: "star", mark: "" } : { face: "tile", mark: word }));
}
