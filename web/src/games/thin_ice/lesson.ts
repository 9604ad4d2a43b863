/** The lesson: five turns on a small sheet of ice, each with what to press and what follows. */
import type { Text } from "../../wire/types";
import type { Ice, Piece, Tile } from "./model";

export const COLUMNS = 9;
export const ROWS = 7;
export const YOU = 0;
export const LEA = 1;

export interface Press {
  place: number;
  /** What the ice looks like after it, one frame after the other. */
  then: Ice[];
}

export interface Step {
  ice: Ice;
  die: string;
  presses: Press[];
  ask: Text;
  told: Text;
}

const p = (x: number, y: number) => y * COLUMNS + x;
const LOOKS: Record<string, string> = { I: "ice", C: "cracked", H: "hole", D: "hole_cracked" };
const NAMES: Record<string, Text> = {
  ice: ["glace", "ice"],
  cracked: ["glace fissurée", "cracked ice"],
  hole: ["trou", "hole"],
  hole_cracked: ["trou fissuré", "cracked hole"],
};
const tile = (id: number, place: number, look: string): Tile => ({ id, place, look, name: NAMES[look]!, mark: "", back: "" });
const pawn = (seat: number, place: number, look: Piece["look"] = "pawn"): Piece => ({ id: `pawn${seat}`, place, look, seat, name: ["pion", "pawn"] });
const bear = (place: number, look: Piece["look"] = "bear"): Piece => ({ id: "bear", place, look, seat: -1, name: look === "asleep" ? ["ours endormi", "sleeping bear"] : ["ours", "bear"] });

/** Rows of letters, the first of them at column 2 of row 2. */
function ice(rows: string[], pieces: Piece[]): Ice {
  const cells = rows.flatMap((row, y) => row.split(" ").map((letter, x) => ({ letter, place: p(x + 2, y + 2) })));
  return { columns: COLUMNS, rows: ROWS, tiles: cells.filter((c) => c.letter in LOOKS).map((c, id) => tile(id, c.place, LOOKS[c.letter]!)), pieces, pinned: [], aims: [] };
}

const walk = (old: Ice, id: string, place: number, look?: Piece["look"]): Ice => ({ ...old, pieces: old.pieces.map((q) => (q.id === id ? { ...q, place, look: look ?? q.look } : q)) });
const turn = (old: Ice, place: number, look: string): Ice => ({ ...old, tiles: old.tiles.map((t) => (t.place === place ? { ...t, look, name: NAMES[look]! } : t)) });
const lose = (old: Ice, place: number): Ice => ({ ...old, tiles: old.tiles.filter((t) => t.place !== place), pieces: old.pieces.filter((q) => q.place !== place) });
const slide = (old: Ice, from: number, to: number): Ice => ({
  ...old,
  tiles: old.tiles.map((t) => (t.place === from ? { ...t, place: to } : t)),
  pieces: old.pieces.map((q) => (q.place === from ? { ...q, place: to } : q)),
});

const first = ice(["I I I H", "I H I .", "I I I I"], [bear(p(3, 3), "asleep"), pawn(YOU, p(2, 3)), pawn(LEA, p(4, 2))]);
const stepped = turn(walk(first, "pawn0", p(2, 4)), p(2, 3), "cracked");
const slid = slide(stepped, p(2, 4), p(2, 5));
const awake = walk(slid, "bear", p(3, 3), "bear");
const hunted = turn(walk(awake, "bear", p(4, 2)), p(3, 3), "hole_cracked");
const fallen = walk(hunted, "pawn1", p(5, 2), "lying");
const late = ice(["I C . . .", "I C I C I", ". I I . ."], [bear(p(2, 2)), pawn(YOU, p(4, 4)), pawn(LEA, p(6, 3))]);

export const STEPS: Step[] = [
  {
    ice: first,
    die: "",
    presses: [{ place: p(2, 4), then: [walk(first, "pawn0", p(2, 4)), stepped] }],
    ask: ["Ton tour a trois actions. Un : un pas. Va sur la plaque sous ton pion.", "Your turn has three actions. One: a step. Go to the tile below your pawn."],
    told: ["La plaque que tu quittes se fissure. Qui quitte une plaque fissurée la fait couler.", "The tile that you leave cracks. Leave a cracked tile and it sinks."],
  },
  {
    ice: stepped,
    die: "",
    presses: [{ place: p(2, 4), then: [] }, { place: p(2, 5), then: [slid] }],
    ask: ["Deux : glisser. Touche ta plaque, puis l’eau en dessous.", "Two: slide. Press your tile, then the water below it."],
    told: ["Ton pion voyage avec elle. Une plaque fissurée ne glisse pas, ni celle d’un autre pion ou de l’ours.", "Your pawn rides along. A cracked tile doesn’t slide, nor does another pawn’s or the bear’s."],
  },
  {
    ice: awake,
    die: "bear",
    presses: [{ place: p(4, 2), then: [walk(awake, "bear", p(4, 2)), hunted] }, { place: p(5, 2), then: [fallen] }],
    ask: ["Trois : le dé. L’ours, réveillé, fait un pas : mène-le sur le pion de Léa, puis pousse Léa vers le trou.", "Three: the die. The bear is awake and takes a step: lead it onto Léa’s pawn, then push Léa to the hole."],
    told: ["Léa est dans le trou : un tour de perdu. Sans plaque libre à côté, c’était la mer, et la fin de sa partie.", "Léa lies in the hole and misses a turn. With no free tile beside her it would have been the sea, and the end."],
  },
  {
    ice: fallen,
    die: "crack",
    presses: [{ place: p(4, 3), then: [turn(fallen, p(4, 3), "cracked")] }],
    ask: ["Le dé peut aussi fissurer une plaque libre : touche celle entre l’ours et le bas.", "The die may also crack a free tile: press the one below the bear."],
    told: ["Une plaque fissurée, elle, aurait coulé. Les autres faces : glisser encore, ou geler, qui répare.", "A cracked one would have sunk. The other faces: slide once more, or freeze, which mends."],
  },
  {
    ice: late,
    die: "crack",
    presses: [{ place: p(5, 3), then: [lose(late, p(5, 3)), lose(lose(late, p(5, 3)), p(6, 3))] }],
    ask: ["Quelques tours plus tard. Un seul passage tient la plaque de Léa : fais-le couler.", "A few turns later. One tile still holds Léa’s: make it sink."],
    told: ["À la fin du tour, ce qui ne touche plus rien part à la dérive. Il ne reste que toi sur la glace : c’est gagné !", "At the end of a turn, what touches nothing drifts away. You alone are left on the ice: you win!"],
  },
];

/** Why this is not what the step is about. */
export function wrong(step: Step, done: number): Text {
  if (done > 0 && step.presses.length > 1) return ["Pas là. Regarde ce qui est éclairé.", "Not there. Look at what is lit."];
  return ["Ce n’est pas de ça qu’il s’agit : suis la lumière.", "That is not what this is about: follow the light."];
}
