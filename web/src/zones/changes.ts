/** How one scene became the next: which places changed, and the movement that shows it. */
import { isCalm } from "../state/settings.svelte";
import type { Part, Zone } from "../wire/types";

interface Seen {
  box: DOMRect;
  face: string;
}

const MOVE = 240;
const FLIP = 320;
const LAY = "cubic-bezier(.2, .9, .25, 1.08)";

/** Parts keep their key while they move. Where two zones use the same id, the zone belongs to the key. */
export function partKeys(zones: Zone[]): (zone: Zone, part: Part) => string {
  const count = new Map<number, number>();
  for (const part of zones.flatMap((z) => z.parts)) count.set(part.id, (count.get(part.id) ?? 0) + 1);
  return (zone, part) => (part.id < 0 ? "" : (count.get(part.id) ?? 0) > 1 ? `${zone.name}/${part.id}` : `${part.id}`);
}

export function face(part: Part): string {
  return `${part.look}|${part.mark}|${part.seat}`;
}

export function changedPlaces(before: Zone[], now: Zone[]): Set<string> {
  const held = (zones: Zone[]) => {
    const places = new Map<string, string>();
    for (const z of zones.filter((z) => z.kind === "grid" || z.kind === "hexes"))
      for (const p of z.parts) places.set(`${z.name}/${p.place}`, (places.get(`${z.name}/${p.place}`) ?? "") + face(p));
    return places;
  };
  const [a, b] = [held(before), held(now)];
  return new Set([...a.keys(), ...b.keys()].filter((place) => a.get(place) !== b.get(place)));
}

function partsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-key]")].filter((e) => e.dataset.key);
}

/** Null before the first scene: then nothing moves. */
export function measure(root: Element | null): Map<string, Seen> | null {
  if (!root) return null;
  const seen = new Map<string, Seen>();
  for (const e of partsOf(root)) seen.set(e.dataset.key!, { box: e.getBoundingClientRect(), face: e.dataset.face ?? "" });
  return seen;
}

/** From where the parts were to where they are: slide, turn over, or be laid down. */
export function animate(root: Element | null, before: Map<string, Seen> | null): void {
  if (!root || !before || isCalm()) return;
  for (const e of partsOf(root)) {
    const old = before.get(e.dataset.key!);
    const box = e.getBoundingClientRect();
    if (!old) e.animate([{ transform: "translateY(-14px) scale(1.12)", opacity: 0 }, {}], { duration: MOVE, easing: LAY });
    else if (Math.hypot(old.box.x - box.x, old.box.y - box.y) > 2) slide(e, old.box, box);
    else if (old.face !== e.dataset.face) e.animate([{ transform: "perspective(400px) rotateY(90deg)" }, {}], { duration: FLIP, easing: LAY });
  }
}

function slide(e: HTMLElement, from: DOMRect, to: DOMRect): void {
  const scale = to.width ? from.width / to.width : 1;
  const zoom = e.currentCSSZoom || 1;
  const start = `translate(${(from.x - to.x) / zoom}px, ${(from.y - to.y) / zoom}px) scale(${scale})`;
  e.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: MOVE, easing: LAY });
}
