/** Whose turn of which round it is, read from the log: only the log knows how often the dice were thrown. */
import type { LogLine } from "../../wire/types";
import { CELLS } from "./board";

const CHANCE = -1;
const HAND_OVER = CELLS;
const AGAIN = HAND_OVER + 1;

/** Turns since the round began. A throw that no hand-over comes before is the first of a round. */
export function turnOf(log: LogLine[]): number {
  const lines = log.filter((l) => l.actor >= CHANCE);
  let turn = 0;
  for (const [n, line] of lines.entries()) {
    if (n < 2 * CELLS || line.actor !== CHANCE) continue;
    const before = lines[n - 1]!;
    turn = before.actor !== CHANCE && before.choice === HAND_OVER ? turn + 1 : 1;
  }
  return turn;
}

/** The last tile that somebody turned over. */
export function lastTile(log: LogLine[]): number {
  return log.findLast((l) => l.actor >= 0 && l.choice >= 0 && l.choice < CELLS)?.choice ?? -1;
}

/** Whether these lines bring a throw: a new one, or alone, after handing over or beginning again, one of the series. */
export function wasThrown(game: string, fresh: LogLine[]): boolean {
  if (game === "trigger_problem") return false;
  return fresh.some((l) => l.actor === CHANCE || (game === "trigger_alone" && [HAND_OVER, AGAIN].includes(l.choice)));
}
