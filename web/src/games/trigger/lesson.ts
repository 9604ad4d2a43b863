/** The lesson: one board, six turns, each with the one tile to press and what follows from it. */
import type { Text } from "../../wire/types";
import { CELLS, FALLING, read, SIZE, type Tile } from "./board";
import type { Link } from "./chain";

export interface Step {
  dice: [number, number];
  cell: number;
  /** Cells that follow for free, with the line whose last number each was; -1 for a star. */
  follows: [cell: number, line: number][];
  ask: Text;
  told: Text;
}

const row = (n: number) => n - 1;
const column = (n: number) => SIZE + n - 1;
const STAR = -1;

export const START: Tile[] = read(`
  .  .  24 12 .  9
  18 8  3  10 .  .
  .  6  16 2  .  7
  .  4  .  .  .  20
  11 15 *  .  .  *
  .  .  12 .  .  5
`);

export const STEPS: Step[] = [
  {
    dice: [1, 2],
    cell: 8,
    follows: [],
    ask: ["Les dés font 3 : ce sont tes points. Un nombre coûte sa valeur. Retourne le 3.", "The dice make 3: these are your points. A number costs its value. Turn over the 3."],
    told: ["C’est payé. Le but : retourner tout ton plateau, avant l’autre camp.", "Paid. The goal: turn over your whole board before the other side does."],
  },
  {
    dice: [2, 2],
    cell: 7,
    follows: [],
    ask: ["Un double compte deux fois : 2 et 2 font 8. Retourne le 8.", "A double counts twice: 2 and 2 make 8. Turn over the 8."],
    told: ["Avec un double 6, tu aurais même eu 24 points.", "With a double 6 you would even have had 24 points."],
  },
  {
    dice: [1, 3],
    cell: 19,
    follows: [[23, row(4)]],
    ask: ["Il te reste deux nombres dans la rangée 4. Paie le 4 et regarde le 20.", "Two numbers are left in row 4. Pay for the 4 and watch the 20."],
    told: ["Le 20 était le dernier nombre ouvert de sa rangée : il se retourne gratuitement. C’est un bonus.", "The 20 was the last open number of its row: it turns over for free. That is a bonus."],
  },
  {
    dice: [1, 4],
    cell: 35,
    follows: [[32, row(6)], [14, FALLING], [2, column(3)]],
    ask: ["Rangées, colonnes et les deux grandes diagonales comptent. Paie le 5, en bas à droite.", "Rows, columns and the two long diagonals count. Pay for the 5, bottom right."],
    told: ["Réaction en chaîne ! Le 5 libère le 12, qui libère le 16 sur la diagonale, qui libère le 24. 57 points pour 5.", "Chain reaction! The 5 frees the 12, that frees the 16 on the diagonal, that frees the 24. 57 points for 5."],
  },
  {
    dice: [2, 4],
    cell: 13,
    follows: [[25, column(2)], [24, row(5)], [6, column(1)], [9, row(2)], [26, STAR]],
    ask: ["Une étoile ne se paie pas : elle attend que sa rangée et sa colonne n’aient plus de nombre. Paie le 6.", "A star cannot be paid for: it waits until its row and its column have no number left. Pay for the 6."],
    told: ["La chaîne a vidé la rangée 5 et la colonne 3 : l’étoile qui s’y croise suit. L’autre attend encore sa colonne.", "The chain emptied row 5 and column 3: the star where they cross follows. The other one still waits for its column."],
  },
  {
    dice: [1, 2],
    cell: 15,
    follows: [[17, row(3)], [3, column(4)], [5, row(1)], [29, STAR]],
    ask: ["Cinq plaquettes, 3 points. Laquelle fait tomber toutes les autres ?", "Five tiles, 3 points. Which one brings down all the others?"],
    told: ["Plateau vide : la manche est gagnée. L’autre camp perd ce qui lui reste d’ouvert, et 25 par étoile. Tu sais jouer !", "An empty board: the round is won. The other side loses what it has open, and 25 for each star. Now you can play!"],
  },
];

const mark = (cell: number) => START[cell]!.mark;

export function linksOf(step: Step): Link[] {
  const name: Text = ["", ""];
  const paid: Link = { cell: step.cell, mark: mark(step.cell), colour: 0, free: false, line: -1, name };
  return [paid, ...step.follows.map(([cell, line]) => ({ cell, mark: mark(cell), colour: 0 as const, free: true, line, name }))];
}

/** The board when a step begins: everything before it is turned over. */
export function boardAt(step: number): Tile[] {
  const gone = new Set(STEPS.slice(0, step).flatMap((s) => linksOf(s).map((l) => l.cell)));
  return Array.from({ length: CELLS }, (_, cell) => (gone.has(cell) ? { face: "back", mark: "" } : START[cell]!));
}

/** Why this tile is not the one that the step is about. */
export function wrong(step: Step, tile: Tile, points: number): Text {
  if (tile.face === "back") return ["Cette plaquette est déjà retournée.", "That tile is already turned over."];
  if (tile.face === "star") return ["Une étoile ne se paie pas : elle suit la chaîne.", "A star cannot be paid for: it follows the chain."];
  if (Number(tile.mark) > points) return [`Pas celui-là : il coûte ${tile.mark}, tu as ${points}.`, `Not that one: it costs ${tile.mark}, you have ${points}.`];
  return [`Possible aussi, mais essaie d’abord le ${mark(step.cell)}.`, `Possible too, but try the ${mark(step.cell)} first.`];
}
