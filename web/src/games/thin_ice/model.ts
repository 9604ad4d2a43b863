/** The ice as it is drawn: tiles and pieces on numbered spaces, row by row. */
import type { Text } from "../../wire/types";

export interface Tile {
  id: number;
  place: number;
  look: string;
  /** "cracked" on that side of an ice piece. */
  mark: string;
  /** The look of its other side, where the viewer knows it. */
  back: string;
  name: Text;
}

export interface Piece {
  id: string;
  place: number;
  look: "pawn" | "lying" | "bear" | "asleep";
  name: Text;
  seat: number;
}

export interface Ice {
  columns: number;
  rows: number;
  tiles: Tile[];
  pieces: Piece[];
  /** Tiles that nobody may touch until somebody's next turn. */
  pinned: number[];
  /** What is picked so far, and the targets of announced cards. */
  aims: number[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Extent extends Point {
  width: number;
  height: number;
}

export const at = (place: number, columns: number): Point => ({ x: place % columns, y: Math.floor(place / columns) });

export function touches(a: Point, b: Point): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
}

export function neighbours(place: number, ice: Pick<Ice, "columns" | "tiles">): number {
  const here = at(place, ice.columns);
  return ice.tiles.filter((t) => touches(here, at(t.place, ice.columns))).length;
}

/** The smallest rectangle around these places, with so much of the sea beside them. */
export function extent(places: number[], columns: number, rows: number, margin = 1): Extent {
  const all = places.map((p) => at(p, columns));
  if (!all.length) return { x: 0, y: 0, width: columns, height: rows };
  const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
  const [x, y] = [Math.max(0, Math.min(...xs) - margin), Math.max(0, Math.min(...ys) - margin)];
  const [right, bottom] = [Math.min(columns - 1, Math.max(...xs) + margin), Math.min(rows - 1, Math.max(...ys) + margin)];
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}
