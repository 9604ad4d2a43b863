/** Links of a chain reaction. */
import type { Text } from "../../wire/types";
import { columnOf, FALLING, isOpen, linesOf, RISING, rowOf, SIZE, type Colour, type Tile } from "./board";

export interface Link {
  cell: number;
  /** The number of the tile; nothing for a star. */
  mark: string;
  colour: Colour;
  free: boolean;
  /** The line whose last number it was, -1 for none. */
  line: number;
  name: Text;
}

export function lineOf(look: string, cell: number): number {
  if (look === "row") return rowOf(cell);
  if (look === "column") return SIZE + columnOf(cell);
  if (look === "diagonal") return rowOf(cell) === columnOf(cell) ? FALLING : RISING;
  return -1;
}

export const sameLinks = (a: Link[], b: Link[]) => a.length === b.length && a.every((link, n) => link.cell === b[n]!.cell && link.free === b[n]!.free);

const NAMELESS: Text = ["", ""];

/** The end of a round: everything goes, from this cell on. By then the table already lies ready for the next round,
 *  so the order is put together from the board as it was: numbers that are alone in a line first, stars last. */
export function lastChain(tiles: Tile[], paid: number, colour: Colour): Link[] {
  const links: Link[] = [];
  const left = new Set<number>([...tiles.keys()].filter((cell) => isOpen(tiles[cell])));
  const take = (cell: number, free: boolean, line: number) => {
    left.delete(cell);
    links.push({ cell, mark: tiles[cell]!.mark, colour, free, line, name: NAMELESS });
  };
  const alone = (cell: number) => linesOf(cell).find((line) => ![...left].some((other) => other !== cell && tiles[other]!.face === "tile" && linesOf(other).includes(line)));
  if (left.has(paid)) take(paid, alone(paid) !== undefined, alone(paid) ?? -1);
  while (left.size) {
    const next = [...left].find((cell) => tiles[cell]!.face === "tile" && alone(cell) !== undefined) ?? [...left].find((cell) => tiles[cell]!.face === "star") ?? [...left][0]!;
    take(next, true, tiles[next]!.face === "tile" ? (alone(next) ?? -1) : -1);
  }
  return links;
}
