/** The lesson's own push: discs shove each other aside, without weight or friction. At a table the server works it out. */
import { BACK, GROOVE, radiusOf, RADIUS, type Disc } from "./design";
import type { Motion } from "./motion";

const FRAMES = 34;
const STEPS = 6; // between two pictures
const ROUNDS = 12;

const ROWS: [y: number, xs: number[], ids: number[]][] = [
  [32, [-107, -66, -22, 22, 66, 107], [15, 25, 26, 27, 28, 16]],
  [64, [-124, -86, -44, 0, 44, 86, 124], [0, 17, 18, 19, 20, 21, 1]],
  [98, [-92, -60, -22, 22, 60, 92], [2, 22, 29, 30, 23, 3]],
  [135, [-60, -30, 0, 30, 60], [4, 5, 24, 6, 7]],
];

/** Discs in rows behind the groove, those of the last ones close to falling. */
export const LAID: Disc[] = relaxed(ROWS.flatMap(([y, xs, ids]) => xs.map((x, n) => ({ id: ids[n]!, x, y }))));

export function push(discs: Disc[], laid: Disc): Motion {
  let now = [...discs.filter((d) => d.id !== laid.id), laid].map((d) => ({ ...d }));
  const ids = now.map((d) => d.id).sort((a, b) => a - b);
  const frames = [picture(ids, now)];
  const pusher = [BACK * 100];
  for (let step = 1; step <= FRAMES * STEPS; step++) {
    const front = BACK + ((GROOVE - BACK) * step) / (FRAMES * STEPS);
    for (let round = 0; round < ROUNDS; round++) shove(now, front);
    now = now.filter(stands);
    if (step % STEPS) continue;
    frames.push(picture(ids, now));
    pusher.push(Math.round(front * 100));
  }
  return { fps: 30, ids, frames, pusher };
}

function stands(d: Disc): boolean {
  return d.x ** 2 + d.y ** 2 <= RADIUS ** 2 - radiusOf(d.id) ** 2;
}

function shove(discs: Disc[], front: number): void {
  for (const [n, a] of discs.entries()) for (const b of discs.slice(n + 1)) part(a, b);
  for (const d of discs) d.y = Math.max(d.y, front + radiusOf(d.id));
}

/** Two discs that overlap move apart by half of it each. */
function part(a: Disc, b: Disc): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const over = (radiusOf(a.id) + radiusOf(b.id) - far) / 2;
  if (over <= 0) return;
  a.x -= (dx / far) * over;
  a.y -= (dy / far) * over;
  b.x += (dx / far) * over;
  b.y += (dy / far) * over;
}

function relaxed(discs: Disc[]): Disc[] {
  for (let round = 0; round < 200; round++) shove(discs, GROOVE);
  return discs.filter(stands);
}

function picture(ids: number[], discs: Disc[]): (number | null)[] {
  const found = new Map(discs.map((d) => [d.id, d]));
  return ids.flatMap((id) => {
    const d = found.get(id);
    return d ? [Math.round(d.x * 100), Math.round(d.y * 100)] : [null, null];
  });
}
