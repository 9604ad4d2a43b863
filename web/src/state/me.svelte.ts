/** Who plays on this device. */
import * as api from "../wire/api";
import type { Me } from "../wire/types";

export const me: Me = $state({ name: "", colour: 1 });
let asked: Promise<void> | null = null;

export function loadMe(): Promise<void> {
  asked ??= api.me().then((found) => void Object.assign(me, found));
  asked.catch(() => (asked = null));
  return asked;
}

export async function changeMe(name: string, colour: number): Promise<void> {
  Object.assign(me, await api.saveMe({ name, colour }));
}
