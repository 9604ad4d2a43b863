/** From one sheet of ice to the next, one thing after the other: who moves, what turns over, what comes and goes. */
import { DRIFT, FLIP, MOVE, SINK } from "./motion";
import { at, neighbours, touches, type Ice, type Piece, type Tile } from "./model";

export interface Frame {
  ice: Ice;
  ms: number;
}

type Thing = Tile | Piece;

function moved<T extends Thing>(before: T[], now: T[]): T[] {
  const places = new Map(now.map((t) => [t.id, t.place]));
  return before.map((t) => (places.has(t.id) ? { ...t, place: places.get(t.id)! } : t));
}

function turned<T extends Thing>(before: T[], now: T[]): T[] {
  const after = new Map(now.map((t) => [t.id, t]));
  return before.map((t) => after.get(t.id) ?? t);
}

const places = (ice: Ice) => [...ice.tiles, ...ice.pieces].map((t) => `${t.id}@${t.place}`).join();
const faces = (ice: Ice) => [...ice.tiles.map((t) => t.look + t.mark), ...ice.pieces.map((p) => p.look)].join();
const members = (ice: Ice) => [...ice.tiles, ...ice.pieces].map((t) => t.id).sort().join();

/** The places that something moved away from. */
export function traces(before: Ice, now: Ice): number[] {
  const places = new Map([...now.tiles, ...now.pieces].map((t) => [t.id, t.place]));
  return [...new Set([...before.tiles, ...before.pieces].filter((t) => places.has(t.id) && places.get(t.id) !== t.place).map((t) => t.place))];
}

function leaving(before: Ice, now: Ice): number {
  const stays = new Set(now.tiles.map((t) => t.id));
  const gone = before.tiles.filter((t) => !stays.has(t.id));
  return gone.some((t) => !neighbours(t.place, before)) ? DRIFT : SINK;
}

/** Pawns that are lost go to the water that was picked for them before they sink. */
function drowned(before: Ice, now: Ice, lost: string[], picked: number): Piece[] {
  const isSea = picked >= 0 && ![...before.tiles, ...now.tiles].some((t) => t.place === picked);
  const falls = (p: Piece) => isSea && lost.includes(p.id) && touches(at(p.place, before.columns), at(picked, before.columns));
  return before.pieces.map((p) => (falls(p) ? { ...p, place: picked } : p));
}

/** Without the frames that change nothing; the last one is what the table knows. */
export function frames(before: Ice, now: Ice, lost: string[] = [], picked = -1): Frame[] {
  const walked = { ...before, tiles: moved(before.tiles, now.tiles), pieces: moved(drowned(before, now, lost, picked), now.pieces) };
  const flipped = { ...walked, tiles: turned(walked.tiles, now.tiles), pieces: turned(walked.pieces, now.pieces) };
  const all: Frame[] = [];
  if (places(walked) !== places(before)) all.push({ ice: walked, ms: MOVE });
  if (faces(flipped) !== faces(walked)) all.push({ ice: flipped, ms: FLIP });
  if (members(now) !== members(flipped)) all.push({ ice: now, ms: leaving(before, now) });
  return all;
}
