/** How the discs moved in a push: 30 pictures a second, between which the screen slides. */
import type { LogLine } from "../../wire/types";
import { BACK, type Disc } from "./design";

export interface Motion {
  fps: number;
  ids: number[];
  /** x y x y … of each picture, in hundredths of a millimetre; null for a disc that is gone. */
  frames: (number | null)[][];
  /** The front of the pusher, in the same unit. */
  pusher: number[];
}

const WORLD = -3;
const mm = (n: number) => n / 100;
const between = (a: number, b: number, share: number) => a + (b - a) * share;

export const lengthOf = (motion: Motion) => (motion.frames.length - 1) / motion.fps;

/** The disc in one picture. */
function seen(motion: Motion, frame: number, n: number): { x: number; y: number } | null {
  const [x, y] = [motion.frames[frame]?.[2 * n], motion.frames[frame]?.[2 * n + 1]];
  return x == null || y == null ? null : { x: mm(x), y: mm(y) };
}

/** Where the discs are after some seconds. One that tips over by the next picture stays where it was last seen. */
export function discsAt(motion: Motion, seconds: number): Disc[] {
  const at = Math.min(Math.max(seconds * motion.fps, 0), motion.frames.length - 1);
  const [frame, share] = [Math.floor(at), at % 1];
  return motion.ids.flatMap((id, n) => {
    const here = seen(motion, frame, n);
    const next = seen(motion, Math.min(frame + 1, motion.frames.length - 1), n) ?? here;
    return here && next ? [{ id, x: between(here.x, next.x, share), y: between(here.y, next.y, share) }] : [];
  });
}

export function frontAt(motion: Motion, seconds: number): number {
  const at = Math.min(Math.max(seconds * motion.fps, 0), motion.pusher.length - 1);
  const [frame, share] = [Math.floor(at), at % 1];
  const here = motion.pusher[frame] ?? BACK * 100;
  return mm(between(here, motion.pusher[frame + 1] ?? here, share));
}

/** The discs that tip over: when, and where they were last seen. */
export function fallsOf(motion: Motion): (Disc & { at: number })[] {
  return motion.ids.flatMap((id, n) => {
    const gone = motion.frames.findIndex((_, frame) => frame > 0 && !seen(motion, frame, n));
    const last = gone > 0 ? seen(motion, gone - 1, n) : null;
    return last ? [{ id, ...last, at: gone / motion.fps }] : [];
  });
}

/** The event with which the world began to tell of the last push; -1 if there was none. Laying the table is no push. */
export function lastPush(log: LogLine[]): number {
  const last = log.findLastIndex((l, n) => l.actor === WORLD && log[n - 1]?.actor !== WORLD);
  return last >= 0 && log.slice(0, last).some((l) => l.actor >= 0) ? log[last]!.n : -1;
}
