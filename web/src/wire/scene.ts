/** From the wire's arrays, in field order, to objects. */
import type * as wire from "../wire.gen";
import type { Ask, ChatLine, Choice, Clock, Frame, GameRecord, LogLine, Own, Part, Replay, Seat, Seating, Status, View, Zone } from "./types";

function part([look, place, name, mark, seat, id, many]: wire.Part): Part {
  return { look, place, name, mark, seat, id, many };
}

export function zone([name, kind, size, parts, title, columns, seat]: wire.Zone): Zone {
  return { name, kind, size, parts: parts.map(part), title, columns, seat };
}

function choice([number, [text, zone, place, also]]: [number, wire.Label]): Choice {
  return { choice: number, text, zone, place, also };
}

function ask(found: wire.Ask | null): Ask | null {
  return found && { prompt: found[0], kind: found[1], default: found[2], lit: found[3] };
}

function own(found: wire.Mine): Own {
  return { zones: found.scene.map(zone), ask: ask(found.ask), choices: found.choices.map(choice) };
}

export function view(found: wire.View): View {
  return {
    ...found,
    status: found.status as Status,
    seating: found.seating as Seating,
    clock: found.clock as Clock,
    seats: found.seats as Seat[],
    mine: new Map(Object.entries(found.mine).map(([seat, o]) => [Number(seat), own(o)])),
    zones: found.scene?.map(zone) ?? null,
    received: performance.now(),
  };
}

export function logLines(found: wire.View): LogLine[] {
  return found.log.map(([n, actor, choice, text, ms, seat]) => ({ n, actor, choice, text, seat, ms }));
}

export function chatLines(found: wire.View): ChatLine[] {
  return found.chat.map(([n, name, colour, text]) => ({ n, name, colour, text }));
}

function frame({ scene, ...rest }: wire.Frame): Frame {
  return { ...rest, zones: scene.map(zone) };
}

export function replayed(found: wire.Replay): Replay {
  return { ...found, record: found.record as unknown as GameRecord, frames: found.frames.map(frame) };
}
