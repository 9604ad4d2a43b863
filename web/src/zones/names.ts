/** How places and zones are said aloud. */
import type { Choice, Part, Zone } from "../wire/types";
import type { Player } from "../games/seat-view";
import { capital, say, words } from "../words";

export function partName(part: Part, seats: Player[]): string {
  const name = say(part.name) || part.mark || part.look;
  const owner = seats[part.seat]?.name;
  const whole = owner && !name.includes(owner) ? words().table.ofSeat(name, owner) : name;
  return part.many > 1 ? `${whole}, ${words().table.times(part.many)}` : whole;
}

/** "X de Nour, rangée 1, colonne 3", and what may be done there. */
export function placeName(where: string, parts: Part[], seats: Player[], choices: Choice[]): string {
  const what = parts.length ? parts.map((p) => partName(p, seats)).join(", ") : words().empty;
  const may = choices.map((c) => words().table.may(say(c.text)));
  return [what, where, ...may].filter(Boolean).join(", ");
}

export function zoneName(zone: Zone, seats: Player[]): string {
  const title = say(zone.title) || words().table.board;
  const owner = seats[zone.seat]?.name;
  return owner ? capital(words().table.ofSeat(title, owner)) : title;
}
