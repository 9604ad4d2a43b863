/** How fast chains run on this device. */
import { isCalm } from "../../state/settings.svelte";

export const PACES = ["slow", "normal", "fast", "skip"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "ludotheque.trigger.pace";
const FACTOR: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.5, skip: 0 };
const LINK = 260;
const CALM_LINK = 450;

function kept(): Pace {
  try {
    const found = localStorage.getItem(KEY);
    return PACES.find((p) => p === found) ?? "normal";
  } catch {
    return "normal";
  }
}

let chosen = $state<Pace>(kept());

export const pace = () => chosen;

export function setPace(wanted: Pace): void {
  chosen = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // A private window may refuse: the pace then lasts as long as the page.
  }
}

export const linkTime = () => (isCalm() ? CALM_LINK : LINK) * FACTOR[chosen];
/** Anything else that is waited for: dice, the exchange of boards. */
export const paced = (ms: number) => ms * FACTOR[chosen];
