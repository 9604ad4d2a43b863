/** What the server sends, as objects; the shapes of the wire itself are generated in wire.gen.ts. */
import type * as wire from "../wire.gen";

export type Text = readonly [fr: string, en: string];
export type { Box, GameInfo, GameOption as Option, Me } from "../wire.gen";
export type Status = "waiting" | "playing" | "paused" | "over";
export type Seating = "bots" | "device" | "link" | "screen";
export type WaitingTable = wire.MyTable;
export type Clock = Omit<wire.ClockRule, "kind"> & { kind: "none" | "move" | "player" };
export type Seat = Omit<wire.SeatView, "kind"> & { kind: "person" | "bot" | "empty" };

export interface Part {
  look: string;
  place: number;
  name: Text;
  mark: string;
  seat: number;
  id: number;
  many: number;
}

export interface Zone {
  name: string;
  kind: string;
  size: number;
  parts: Part[];
  title: Text;
  columns: number;
  seat: number;
}

export interface Ask {
  prompt: Text;
  kind: string;
  default: number;
  lit: boolean;
}

export interface Choice {
  choice: number;
  text: Text;
  zone: string;
  place: number;
  also: number[];
}

/** What one of my seats sees and may do. */
export interface Own {
  zones: Zone[];
  ask: Ask | null;
  choices: Choice[];
}

type AsOnTheWire = Omit<wire.View, "t" | "status" | "seating" | "clock" | "seats" | "mine" | "scene" | "log" | "chat">;

export interface View extends AsOnTheWire {
  status: Status;
  seating: Seating;
  clock: Clock;
  seats: Seat[];
  mine: Map<number, Own>;
  zones: Zone[] | null; // a spectator's
  received: number; // when, to let clocks run on
}

export interface LogLine {
  n: number;
  actor: number;
  choice: number;
  text: Text;
  /** Whose name follows the text; -1 for nobody's. */
  seat: number;
  ms: number;
}

export interface ChatLine {
  n: number;
  name: string;
  colour: number;
  text: string;
}

export type Frame = Omit<wire.Frame, "scene"> & { zones: Zone[] };

export interface GameRecord {
  game: string;
  seats: number;
  options: Record<string, string>;
  players: string[];
  commitment: string;
  seed: string;
  scores: number[];
}

export type Replay = Omit<wire.Replay, "record" | "frames"> & { record: GameRecord; frames: Frame[] };
