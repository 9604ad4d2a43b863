/** A small part of Markdown, as a tree of plain text: nothing in it can become markup of the page. */
export type Inline = { kind: "text" | "bold" | "italic" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; inline: Inline[] }
  | { kind: "paragraph"; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "picture"; name: string; words: string } // one of our own drawings, by its name
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const TOKEN = /\*\*(.+?)\*\*|__(.+?)__|\*(.+?)\*|`(.+?)`/g;
const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const hit of text.matchAll(TOKEN)) {
    if (hit.index > from) parts.push({ kind: "text", text: text.slice(from, hit.index) });
    const bold = hit[1] ?? hit[2];
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (hit[3] !== undefined) parts.push({ kind: "italic", text: hit[3] });
    else parts.push({ kind: "code", text: hit[4] ?? "" });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** Blocks are kept apart by empty lines; a heading is a block of its own. */
export function markdown(source: string): Block[] {
  const set = source.replace(/ (?=[;:!?»×])|(?<=[«×]) /g, "\u00a0"); // no line breaks there
  const apart = set.replace(/\r/g, "").replace(/^(#{1,6} .*)$/gm, "\n$1\n");
  return apart.split(/\n\s*\n/).map((b) => b.replace(/^\n+|\s+$/g, "")).filter(Boolean).flatMap(block);
}

function block(text: string): Block[] {
  const lines = text.split("\n");
  const heading = /^(#{1,6}) (.*)$/.exec(text);
  if (heading) return [{ kind: "heading", level: heading[1]!.length, inline: inline(heading[2]!) }];
  const picture = /^!\[(.*)\]\(([a-z0-9-]+)\)$/.exec(text);
  if (picture) return [{ kind: "picture", name: picture[2]!, words: picture[1]! }];
  if (lines[0]!.startsWith("|")) return [table(lines)];
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: "paragraph", inline: inline(lines.join(" ")) }];
  const before: Block[] = start ? [{ kind: "paragraph", inline: inline(lines.slice(0, start).join(" ")) }] : [];
  return [...before, list(lines.slice(start))];
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\s*\d/.test(lines[0]!), items: items.map(inline) };
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|\s*$/g, "").split("|").map((c) => inline(c.trim()));
  const body = lines.slice(1).filter((line) => !/^[|\s:-]+$/.test(line));
  return { kind: "table", head: cells(lines[0]!), rows: body.map(cells) };
}
