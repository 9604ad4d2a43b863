/** The log as it is told: a long run of draws, such as laying a board, is one line; what has no words is none. */
import type { Player } from "../games/seat-view";
import type { LogLine } from "../wire/types";
import { capital, say, words } from "../words";

export interface Told extends LogLine {
  many: number;
}

const CHANCE = -1;
const RUN = 5;

/** What happened, with the name that follows the words, if one does: "la caméra se pose sur Nour". */
export function phrase(line: Pick<LogLine, "text" | "seat">, seats: Player[]): string {
  const name = seats[line.seat]?.name;
  return name ? `${say(line.text)} ${name}` : say(line.text);
}

/** The same with who did it. Verdicts and clocks, and what names somebody, speak for themselves. */
export function sentence(line: Told, seats: Player[]): string {
  const what = line.many > 1 ? words().table.draws(line.many) : phrase(line, seats);
  const who = seats[line.actor]?.name ?? (line.actor === CHANCE && !seats[line.seat] ? words().table.chance : "");
  return who ? words().table.said(who, what) : capital(what);
}

export function told(all: LogLine[]): Told[] {
  const log = all.filter((line) => line.text[0]);
  const lines: Told[] = [];
  for (let n = 0; n < log.length; ) {
    let end = n;
    while (log[end]?.actor === CHANCE) end++;
    if (end - n >= RUN) {
      lines.push({ ...log[n]!, many: end - n });
      n = end;
    } else lines.push({ ...log[n++]!, many: 1 });
  }
  return lines;
}
