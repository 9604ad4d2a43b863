/** From the zones of TRIGGER's three games to what the screen shows. */
import type { Part, Text, Zone } from "../../wire/types";
import { CELLS, type Colour, type Tile } from "./board";
import { lineOf, type Link } from "./chain";

export interface BoardScene {
  zone: string;
  colour: Colour;
  title: Text;
  /** A seat of the side that plays on it. */
  seat: number;
  tiles: Tile[];
}

export interface TriggerScene {
  boards: BoardScene[];
  dice: number[];
  budget: number;
  chain: Link[];
  /** Points lost or rounds won, one part for each side. */
  scores: Part[];
  /** 0: first leg, 1: return. */
  round: number;
}

const FACES: Record<string, Tile["face"]> = { tile: "tile", star: "star" };

function tiles(zone: Zone): Tile[] {
  const laid = new Map(zone.parts.map((p) => [p.place, p]));
  return Array.from({ length: CELLS }, (_, n) => tile(laid.get(n)));
}

function tile(part: Part | undefined): Tile {
  return { face: FACES[part?.look ?? ""] ?? "back", mark: part?.mark ?? "" };
}

function board(zone: Zone): BoardScene {
  const colour: Colour = zone.name === "board1" ? 1 : 0;
  return { zone: zone.name, colour, title: zone.title, seat: zone.seat, tiles: tiles(zone) };
}

export function zoneOf(zones: Zone[], name: string): Zone | undefined {
  return zones.find((z) => z.name === name);
}

export function sceneOf(zones: Zone[]): TriggerScene {
  const chain = zoneOf(zones, "chain")?.parts ?? [];
  const boards = zones.filter((z) => /^board[01]$/.test(z.name)).map(board);
  const first = boards[0]?.seat ?? 0;
  return {
    boards,
    dice: (zoneOf(zones, "dice")?.parts ?? []).map((p) => Number(p.mark)),
    budget: Number(zoneOf(zones, "budget")?.parts[0]?.mark ?? 0),
    chain: [...chain].sort((a, b) => a.place - b.place).map(link),
    scores: zoneOf(zones, "score")?.parts ?? [],
    round: boards.length > 1 ? Math.max(0, first) % 2 : 0,
  };
}

function link(part: Part): Link {
  return { cell: part.id, mark: part.mark, colour: part.seat === 1 ? 1 : 0, free: part.look !== "paid", line: lineOf(part.look, part.id), name: part.name };
}

/** What the dice are worth: a double counts twice. */
export function worth(dice: number[]): number {
  const [a = 0, b = 0] = dice;
  return (a + b) * (a === b ? 2 : 1);
}
