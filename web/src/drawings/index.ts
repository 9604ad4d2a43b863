/** Every drawing by its name: drawing("die-3"). */
const found = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });
const drawings = new Map(Object.entries(found).map(([path, url]) => [path.slice(2, -4), url]));

export function drawing(name: string): string {
  return drawings.get(name) ?? "";
}

export function isDrawn(name: string): boolean {
  return drawings.has(name);
}
