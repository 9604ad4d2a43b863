/** The games of the box as the page shows them: placed in the triangle, filtered and sorted. */
import type { GameInfo } from "../../wire/types";
import { say } from "../../words";
import { PERLHUHN, type Kind } from "./perlhuhn";
import { dw } from "./words";

export interface Entry {
  info: GameInfo;
  mix: readonly [tactics: number, luck: number, skill: number];
  kind: Kind;
}

export interface Spot {
  key: string;
  mix: Entry["mix"];
  games: Entry[];
}

export type Column = "game" | "players" | "minutes" | "kind" | "mixed";
export type Wish = "everybody" | "two" | "three" | "more" | "short";

const EVEN = [4, 3, 3, "special"] as const;

export function entriesOf(games: GameInfo[]): Entry[] {
  return games.map((info) => {
    const [tactics, luck, skill, kind] = PERLHUHN[info.slug] ?? EVEN;
    return { info, mix: [tactics, luck, skill], kind };
  });
}

const fits: Record<Wish, (e: Entry) => boolean> = {
  everybody: () => true,
  two: (e) => e.info.seats.includes(2),
  three: (e) => e.info.seats.includes(3),
  more: (e) => Math.max(...e.info.seats) >= 4,
  short: (e) => e.info.minutes <= 15,
};

export const wished = (entries: Entry[], wish: Wish) => entries.filter(fits[wish]);

export function spotsOf(entries: Entry[]): Spot[] {
  const groups = Map.groupBy(entries, (e) => e.mix.join("-"));
  const spots = [...groups].map(([key, games]) => ({ key, mix: games[0]!.mix, games }));
  return spots.sort((a, b) => b.mix[0] - a.mix[0] || a.mix[2] - b.mix[2]);
}

const titleOf = (e: Entry) => say(e.info.title);
const inOrder: Record<Column, (a: Entry, b: Entry) => number> = {
  game: (a, b) => titleOf(a).localeCompare(titleOf(b)),
  players: (a, b) => Math.min(...a.info.seats) - Math.min(...b.info.seats) || Math.max(...a.info.seats) - Math.max(...b.info.seats),
  minutes: (a, b) => a.info.minutes - b.info.minutes,
  kind: (a, b) => dw().kinds[a.kind].localeCompare(dw().kinds[b.kind]),
  mixed: (a, b) => b.mix[0] - a.mix[0] || b.mix[1] - a.mix[1],
};

export function sorted(entries: Entry[], column: Column, down: boolean): Entry[] {
  const list = [...entries].sort((a, b) => inOrder[column](a, b) || inOrder.game(a, b));
  return down ? list.reverse() : list;
}

/** What a mix is most of: the colour of its die. */
export function mostly([t, l, s]: Entry["mix"]): "tactics" | "luck" | "skill" | "mixed" {
  if (t > l && t > s) return "tactics";
  if (l > t && l > s) return "luck";
  return s > t && s > l ? "skill" : "mixed";
}
