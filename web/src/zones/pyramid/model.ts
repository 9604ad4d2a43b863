/** What the 3D picture is told: dice by their number, and what is to be seen about cells. */
import type { Part } from "../../wire/types";
import { isColour } from "./colours";
import { facesOf, type Faces } from "./faces";
import { CELLS, type Cell } from "./lattice";

export interface Die {
  id: number;
  look: string;
  place: number;
  cell: Cell;
  mark: string;
  faces: Faces;
}

export interface Ghost {
  place: number;
  look: string;
  mark: string;
  faces: Faces;
}

export interface Marks {
  /** What may be picked. */
  lit: ReadonlySet<number>;
  /** Free cells that a press can mean. */
  open: ReadonlySet<number>;
  /** Under the pointer or the focus. */
  pointed: number;
  /** Played, and the table has not answered yet. */
  pressed: ReadonlySet<number>;
  /** Chosen, and more is to be said about it. */
  selected: number;
  /** What a choice will change too. */
  preview: ReadonlySet<number>;
  ghosts: Ghost[];
  /** Every funnel may be picked, and pips are to be read: pearls would only be in the way. */
  quiet: boolean;
  goals: { place: number; colour: string }[];
  /** A funnel that was lifted for a moment: the three faces inside. */
  peeks: { place: number; mark: string }[];
}

export const NO_MARKS: Marks = { lit: new Set(), open: new Set(), pointed: -1, pressed: new Set(), selected: -1, preview: new Set(), ghosts: [], quiet: false, goals: [], peeks: [] };

/** Dice without an id are known by their place. */
export function diceOf(parts: Part[]): Die[] {
  return parts.filter((p) => isColour(p.look) && CELLS[p.place]).map((p) => {
    const id = p.id >= 0 ? p.id : 1000 + p.place;
    return { id, look: p.look, place: p.place, cell: CELLS[p.place]!, mark: p.mark, faces: facesOf(p.mark, id) };
  });
}

export function ghostAt(place: number, look: string, mark = ""): Ghost {
  return { place, look, mark, faces: mark ? facesOf(mark, 0) : [0, 0, 0, 0, 0, 0] };
}
