/** Who sits where, so that everybody at every screen sees the same colours and names. */
import type { Seat, View } from "../wire/types";
import { words } from "../words";

/** Nobody shares a colour: who comes later, or has none, gets the first that is free. */
export function people(seats: Seat[]): Seat[] {
  const taken = new Set<number>();
  const wanted = seats.map((s) => {
    const free = s.colour > 0 && !taken.has(s.colour);
    if (free) taken.add(s.colour);
    return free ? s.colour : 0;
  });
  return seats.map((s, n) => ({ ...s, name: s.name || nameless(s) + letter(seats, n), colour: wanted[n] || firstFree(taken, n) }));
}

/** Bots of one level are told apart: Robot 2 A, Robot 2 B. */
function letter(seats: Seat[], n: number): string {
  const alike = seats.flatMap((s, m) => (s.kind === "bot" && !s.name && s.bot === seats[n]!.bot ? [m] : []));
  return seats[n]!.kind === "bot" && alike.length > 1 ? ` ${"ABCDEF"[alike.indexOf(n)] ?? ""}` : "";
}

function firstFree(taken: Set<number>, seat: number): number {
  const colour = [1, 2, 3, 4, 5, 6].find((c) => !taken.has(c)) ?? (seat % 6) + 1;
  taken.add(colour);
  return colour;
}

function nameless(seat: Seat): string {
  return seat.kind === "bot" ? words().table.robot(levelOf(seat)) : words().table.freeSeat;
}

/** A name as records and cards have it: a bot's is its level. */
export function shownName(name: string): string {
  const level = /^level:(\d)$/.exec(name)?.[1];
  return level ? words().table.robot(level) : name;
}

export function levelOf(seat: Seat): string {
  return seat.bot.split(":")[1] ?? "";
}

/** As an actor: the console of a referee who has no seat. */
export const WORLD = -3;

/** The names of those who are waited for, the referee at the console among them. */
export function waitedFor(view: View, seats: Seat[]): string[] {
  return view.toAct.map((n) => (n === WORLD ? view.console?.name : seats[n]?.name) ?? "").filter(Boolean);
}

/** "PRUNE4" → "PRUNE 4" */
export function spaced(code: string): string {
  return code.replace(/(\D)(\d)/, "$1 $2");
}

export function winners(view: View): number[] {
  const all = view.scores.map((_, n) => n);
  if (view.resigned >= 0) return all.filter((n) => n !== view.resigned);
  const best = Math.max(...view.scores);
  return all.filter((n) => view.scores[n] === best);
}
