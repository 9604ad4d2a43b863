/** From the zones of THRILL to what the screen shows. */
import type { Part, Zone } from "../../wire/types";
import { LOOKS, WEIGHT, type Disc } from "./design";

export interface Bet {
  look: string;
  /** "right", "wrong", or "" as long as it is not settled. */
  mark: string;
}

export interface Fallen {
  ids: number[];
  total: number;
  seat: number;
  out: boolean;
}

export interface ThrillScene {
  discs: Disc[];
  /** The disc that carries the weight, or -1. */
  weighted: number;
  stock: number[];
  /** The disc to push, until it lies; or -1. */
  chosen: number;
  chief: number;
  pusher: number;
  out: Set<number>;
  fists: Set<number>;
  bids: Map<number, number>;
  tokens: number;
  smallTokens: number;
  secret: number;
  cards: [nothing: number, something: number, weight: number];
  bets: Map<number, Bet>;
  fallen: Fallen | null;
  round: number;
  counts: Map<number, number>;
}

const NO_ONE = -1;

function parts(zones: Zone[], name: string): Part[] {
  return zones.find((z) => z.name === name)?.parts ?? [];
}

function spot(part: Part): Disc {
  const [x = 0, y = 0] = part.mark.split(" ").map(Number);
  return { id: part.place, x: x / 100, y: y / 100 };
}

const isDisc = (part: Part) => LOOKS.includes(part.look);
const seatWith = (found: Part[], look: string) => found.find((p) => p.look === look)?.place ?? NO_ONE;
const seatsWith = (found: Part[], look: string) => new Set(found.filter((p) => p.look === look).map((p) => p.place));
const numbers = (found: Part[], look: string) => new Map(found.filter((p) => p.look === look).map((p) => [p.place, Number(p.mark)]));
const many = (found: Part[], look: string) => found.find((p) => p.look === look)?.many ?? 0;

function fallen(found: Part[]): Fallen | null {
  const last = found.find((p) => !isDisc(p));
  if (!last) return null;
  return { ids: found.filter(isDisc).map((p) => p.id), total: Number(last.mark), seat: last.seat, out: last.look === "out" };
}

export function sceneOf(zones: Zone[]): ThrillScene {
  const [board, roles, bids, mine, cards] = ["board", "roles", "bids", "mine", "cards"].map((name) => parts(zones, name)) as [Part[], Part[], Part[], Part[], Part[]];
  const own = numbers(mine, "token");
  return {
    discs: board.filter(isDisc).map(spot),
    weighted: board.find((p) => p.id === WEIGHT && !isDisc(p))?.place ?? NO_ONE,
    stock: parts(zones, "stock").map((p) => p.id),
    chosen: parts(zones, "chosen")[0]?.id ?? NO_ONE,
    chief: seatWith(roles, "chief"),
    pusher: seatWith(roles, "pusher"),
    out: seatsWith(roles, "out"),
    fists: seatsWith(bids, "fist"),
    bids: numbers(bids, "bid"),
    tokens: own.get(0) ?? 0,
    smallTokens: numbers(mine, "small_token").get(1) ?? 0,
    secret: numbers(mine, "bid").get(2) ?? NO_ONE,
    cards: [many(cards, "card_nothing"), many(cards, "card_something"), many(cards, "card_weight")],
    bets: new Map(parts(zones, "bets").map((p) => [p.place, { look: p.look, mark: p.mark }])),
    fallen: fallen(parts(zones, "fallen")),
    round: Number(parts(zones, "round")[0]?.mark ?? 0),
    counts: numbers(parts(zones, "counts"), "token"),
  };
}
