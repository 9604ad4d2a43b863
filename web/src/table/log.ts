/** The log as it is told: a long run of draws, such as laying a board, is one line; what has no words is none. */
import type { LogLine } from "../wire/types";

export interface Told extends LogLine {
  many: number;
}

const CHANCE = -1;
const RUN = 5;

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
