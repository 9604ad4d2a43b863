/** What a scene is given: all that one seat sees and may do, and two ways to act on it. */
import type { Snippet } from "svelte";
import type { Ask, Choice, LogLine, Seat, Status, Text, Zone } from "../wire/types";

export type Player = Pick<Seat, "name" | "colour">;

export interface SeatView {
  game: string;
  /** -1: somebody who only watches; -3: a referee without a seat. */
  seat: number;
  zones: Zone[];
  ask: Ask | null;
  choices: Choice[];
  seats: Player[];
  toAct: number[];
  scores: number[];
  options: Record<string, string>;
  status: Status;
  log: LogLine[];
  /** A big screen across the room: third person, nothing to press. */
  screen: boolean;
  /** A timer of the game, as it was when the view came; only at a live table. */
  deadline?: { ms: number; since: number } | null;
  /** By how much that timer was lengthened, and how often I may do so yet. */
  longer?: { added: number; left: number } | null;
  /** Lengthens it; only for those who may. */
  more?: (() => void) | undefined;
  /** Who judges without a seat; "" if nobody does. */
  judge?: string;
  /** All three resolve with null when the table agreed, otherwise with its reason. */
  play(choice: number): Promise<Text | null>;
  /** An answer in words; only at a live table. */
  say?(text: string): Promise<Text | null>;
  why(zone: string, place: number): Promise<Text | null>;
  /** How things moved when the world began to answer with event n, in the game's own terms; null if it is not known. */
  motion(n: number): Promise<unknown>;
}

export interface SceneProps {
  view: SeatView;
  /** Log and chat of the table: a scene shows them where it has room. */
  aside?: Snippet | undefined;
}
