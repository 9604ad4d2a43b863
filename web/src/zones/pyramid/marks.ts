/** What is to be seen about cells, from what the table tells and where fingers are. */
import type { Part, Zone } from "../../wire/types";
import type { Touch } from "../touch.svelte";
import { coatOf, isColour } from "./colours";
import { facesOf } from "./faces";
import { CELLS, funnels, indexOf, plus } from "./lattice";
import { diceOf, ghostAt, type Die, type Ghost, type Marks } from "./model";

const seatColour = (n: number) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${n}`).trim() || "#2A1B2E";

/** Of the dice that a seat plays with, or of the seat itself. */
const colourOfGoal = (touch: Touch, seat: number) => (coats(touch.view.zones).has(seat) ? coatOf(coats(touch.view.zones).get(seat)!).body : colourOfSeat(touch, seat));

export const colourOfSeat = (touch: Touch, seat: number) => seatColour(touch.view.seats[seat]?.colour ?? seat + 1);

/** The colour of the die in hand: what is being turned or moved, or the one stock that this seat has. */
export function inHand(zones: Zone[], seat: number): string {
  const parts = zones.find((z) => z.kind === "pyramid")?.parts ?? [];
  const aim = parts.find((p) => p.look === "aim")?.place;
  const moved = parts.find((p) => p.place === aim && isColour(p.look))?.look;
  return moved ?? zones.find((z) => z.kind === "turns")?.parts[0]?.look ?? coats(zones).get(seat) ?? "";
}

/** The colour of a die that is thrown: the stock that belongs to nobody, or the own one. */
export function thrown(zones: Zone[], seat: number): string {
  const common = zones.filter((z) => z.kind === "counters").flatMap((z) => z.parts).filter((p) => p.seat < 0 && isColour(p.look));
  return common.length === 1 ? common[0]!.look : inHand(zones, seat);
}

/** Which colour belongs to whom, where it is one each. */
export function coats(zones: Zone[]): Map<number, string> {
  const owned = zones.filter((z) => z.kind === "pyramid" || z.kind === "counters").flatMap((z) => z.parts).filter((p) => p.seat >= 0 && isColour(p.look));
  const bySeat = [...Map.groupBy(owned, (p) => p.seat)].map(([seat, parts]) => [seat, [...new Set(parts.map((p) => p.look))]] as const);
  const single = bySeat.filter(([, looks]) => looks.length === 1).map(([seat, looks]) => [seat, looks[0]!] as const);
  return new Map(single.filter(([, look]) => single.filter(([, other]) => other === look).length === 1));
}

const withLook = (zone: Zone, look: string) => zone.parts.filter((p) => p.look === look);

/** All dice; inside a funnel that somebody has lifted, with what its walls show. */
export function diceIn(zone: Zone): Die[] {
  const dice = new Map(diceOf(zone.parts).map((d) => [d.place, d]));
  for (const peek of withLook(zone, "peek"))
    [...peek.mark].forEach((face, side) => {
      const place = indexOf(plus(CELLS[peek.place]!, side));
      const known = dice.get(place) ?? (place < 0 ? null : unknown(place));
      if (known) dice.set(place, { ...known, faces: facesOf(withFace(known.mark, side, face), known.id) });
    });
  return [...dice.values()];
}

const unknown = (place: number): Die => ({ id: 2000 + place, look: "", place, cell: CELLS[place]!, mark: "...", faces: facesOf("...", 0) });
const withFace = (mark: string, side: number, face: string) => [...(mark || "...")].map((f, n) => (n === side ? face : f)).join("");

function ghosts(touch: Touch, zone: Zone, filled: ReadonlySet<number>, pointed: number): Ghost[] {
  const look = inHand(touch.view.zones, touch.view.seat);
  const turns = touch.view.zones.find((z) => z.kind === "turns");
  const way = turns?.parts.find((p: Part) => touch.pointed?.zone === turns.name && p.place === touch.pointed.place);
  const aims = withLook(zone, "aim").filter((p) => !filled.has(p.place)).map((p) => ghostAt(p.place, look, way?.mark));
  const also = touch.hinted.filter((c) => c.zone === zone.name).flatMap((c) => [c.place, ...c.also]);
  const given = touch.view.choices.filter((c) => c.zone === zone.name && touch.isGiven(c.choice)).map((c) => c.place);
  const laid = [...new Set([...given, ...(pointed >= 0 ? also : [])])].filter((place) => !filled.has(place) && CELLS[place]);
  return [...aims, ...laid.map((place) => ghostAt(place, look))];
}

export function marksOf(touch: Touch, zone: Zone): Marks {
  const filled = new Set(zone.parts.filter((p) => isColour(p.look)).map((p) => p.place));
  const lit = new Set(touch.view.choices.filter((c) => c.zone === zone.name && touch.isLit(zone.name, c.place)).map((c) => c.place));
  const asked = touch.view.choices.filter((c) => c.zone === zone.name && !filled.has(c.place)).map((c) => c.place);
  const riddle = touch.view.ask?.lit === false;
  const at = touch.pointed?.zone === zone.name ? touch.pointed.place : -1;
  const pointed = lit.has(at) || (riddle && (filled.has(at) || asked.includes(at))) ? at : -1;
  const open = funnels(filled);
  return {
    lit,
    quiet: open.length > 0 && open.every((place) => lit.has(place)) && zone.parts.some((p) => /\d/.test(p.mark)),
    open: new Set(asked.length ? [...asked, ...open] : []),
    pointed,
    pressed: new Set(touch.view.choices.filter((c) => c.zone === zone.name && touch.isGiven(c.choice)).map((c) => c.place)),
    selected: touch.selected?.zone === zone.name ? touch.selected.place : (withLook(zone, "aim").find((p) => filled.has(p.place))?.place ?? -1),
    preview: new Set(touch.hinted.filter((c) => c.zone === zone.name).flatMap((c) => c.also)),
    ghosts: ghosts(touch, zone, filled, pointed),
    goals: withLook(zone, "goal").map((p) => ({ place: p.place, colour: p.seat < 0 ? "#FFC533" : colourOfGoal(touch, p.seat) })),
    peeks: withLook(zone, "peek").map((p) => ({ place: p.place, mark: p.mark })),
  };
}
