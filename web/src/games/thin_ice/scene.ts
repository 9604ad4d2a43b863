/** From the zones of the wire to what the table of THIN ICE shows. */
import type { Part, Zone } from "../../wire/types";
import type { Ice, Piece, Tile } from "./model";

export interface IceScene {
  ice: Ice;
  /** Step, slide, roll: mark open, now, done or dropped. */
  actions: Part[];
  /** The face rolled in this turn, "" before. */
  die: string;
  turn: number;
  /** Whose turn it is; -1 in the set-up. */
  player: number;
  fates: Part[];
  team: Map<number, string>;
  discards: Part | undefined;
  hand: Part[];
  /** Cards, or tiles still to lay, of each seat; undefined where the mode has none. */
  cards: Map<number, number>;
  tiles: Map<number, number>;
  announced: Part[];
  /** What may be played in the window that is open. */
  window: Part | undefined;
  deck: number;
  dealt: Part[];
}

const BESIDE = ["pin", "aim", "bear", "pawn"];

export function zoneOf(zones: Zone[], name: string): Part[] {
  return zones.find((z) => z.name === name)?.parts ?? [];
}

function tile({ id, place, look, mark, name }: Part): Tile {
  const piece = look.startsWith("piece");
  return { id, place, look, name, mark: piece ? mark : "", back: piece ? "" : mark };
}

function piece({ id, place, look, mark, name, seat }: Part): Piece {
  const shown = look === "bear" ? (mark === "asleep" ? "asleep" : "bear") : mark === "lying" ? "lying" : "pawn";
  return { id: `${id}`, place, look: shown, name, seat };
}

export function iceOf(zones: Zone[]): Ice {
  const zone = zones.find((z) => z.name === "ice");
  const [parts, columns] = [zone?.parts ?? [], zone?.columns || 31];
  return {
    columns,
    rows: Math.ceil((zone?.size ?? 0) / columns) || columns,
    tiles: parts.filter((p) => !BESIDE.includes(p.look)).map(tile),
    pieces: parts.filter((p) => p.look === "bear" || p.look === "pawn").map(piece),
    pinned: parts.filter((p) => p.look === "pin").map((p) => p.place),
    aims: parts.filter((p) => p.look === "aim").map((p) => p.place),
  };
}

const counted = (parts: Part[]) => new Map(parts.map((p) => [p.place, Number(p.mark)]));

export function sceneOf(zones: Zone[]): IceScene {
  const turn = zoneOf(zones, "turn").find((p) => p.look === "turn");
  return {
    ice: iceOf(zones),
    actions: [...zoneOf(zones, "actions")].sort((a, b) => a.place - b.place),
    die: zoneOf(zones, "die")[0]?.mark ?? "",
    turn: Number(turn?.mark ?? 0),
    player: turn?.seat ?? -1,
    fates: zoneOf(zones, "fates"),
    team: new Map(zoneOf(zones, "teams").map((p) => [p.place, p.mark])),
    discards: zoneOf(zones, "discards")[0],
    hand: zoneOf(zones, "hand"),
    cards: counted(zoneOf(zones, "hands")),
    tiles: counted(zoneOf(zones, "dealt_counts")),
    announced: zoneOf(zones, "table"),
    window: zoneOf(zones, "window")[0],
    deck: zoneOf(zones, "deck").find((p) => p.look === "back")?.many ?? 0,
    dealt: zoneOf(zones, "dealt"),
  };
}
