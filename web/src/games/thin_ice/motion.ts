/** How tiles and pieces come, turn over and go. With less movement everything fades instead. */
import { isCalm } from "../../state/settings.svelte";
import type { Point } from "./model";

interface Motion {
  delay?: number;
  duration: number;
  easing?: (t: number) => number;
  css: (t: number, u: number) => string;
}

export const MOVE = 240;
export const FLIP = 320;
export const SINK = 420;
export const DRIFT = 800;
const FADE = 200;

const faded = (duration: number): Motion => ({ duration, css: (t) => `opacity: ${t}` });
const settle = (t: number) => 1 - (1 - t) ** 3;

/** One face goes edge-on, then the other comes. */
export function turnAway(_: Element): Motion {
  return isCalm() ? faded(FADE) : { duration: FLIP / 2, css: (t) => `scale: ${t} 1` };
}

export function turnUp(_: Element): Motion {
  return isCalm() ? faded(FADE) : { delay: FLIP / 2, duration: FLIP / 2, easing: settle, css: (t) => `scale: ${t} 1` };
}

/** Laid down, or come up out of the water. */
export function come(_: Element): Motion {
  return isCalm() ? faded(FADE) : { duration: FLIP, easing: settle, css: (t, u) => `opacity: ${t}; scale: ${0.75 + 0.25 * t}; transform: translateY(${u * 22}px)` };
}

/** Under water; or, with a way to go, out to sea. */
export function go(_: Element, { way = null }: { way?: Point | null }): Motion {
  if (isCalm()) return faded(FADE);
  if (!way) return { duration: SINK, css: (t, u) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}; transform: translateY(${u * 30}px)` };
  return { duration: DRIFT, css: (t, u) => `opacity: ${Math.min(1, t * 1.6)}; transform: translate(${way.x * u * 140}px, ${way.y * u * 140}px) rotate(${u * 14}deg)` };
}
