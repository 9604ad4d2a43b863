/** From the fields of the form to lines in the format of a deck. */
export type DeckKind = "first_round" | "definitions" | "series" | "auctions";

export interface NewQuestion {
  kind: DeckKind;
  language: "fr" | "en";
  question: string;
  answers: string;
}

const HEAD = /^deck\s+(\w+)\s+(fr|en)$/;
/** Signs that mean something in the format. */
const bare = (text: string): string => text.replace(/[|\n]/g, " ").replace(/^[#=\s]+/, "").trim();

export function languageOf(text: string): "fr" | "en" | null {
  const found = text.split("\n").map((line) => HEAD.exec(line.trim())).find(Boolean);
  return (found?.[2] as "fr" | "en" | undefined) ?? null;
}

/** Below the last part if that is of the same kind, else below a head of its own. */
export function added(text: string, asked: NewQuestion): string {
  const last = text.split("\n").map((line) => HEAD.exec(line.trim())).findLast(Boolean);
  const head = last?.[1] === asked.kind ? "" : `\ndeck ${asked.kind} ${asked.language}\n`;
  const above = text && !text.endsWith("\n") ? `${text}\n` : text;
  return `${above}${head}${lines(asked)}\n`;
}

function lines({ kind, question, answers }: NewQuestion): string {
  if (kind === "definitions") return [`[${bare(question).toUpperCase()}]`, ...answers.split("\n").filter((line) => line.trim())].join("\n");
  const listed = answers.split(/[,\n]/).map(bare).filter(Boolean);
  const examples = listed.slice(0, 3).map((answer) => answer.split("=")[0]!.trim());
  return [bare(question), `= ${listed.join(", ")}`, ...(kind === "series" ? [examples.join(", ")] : [])].join(" | ");
}

/** Where a line of the text begins and ends, to show it. */
export function span(text: string, line: number): [number, number] {
  const all = text.split("\n");
  const start = all.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (all[line - 1]?.length ?? 0)];
}
