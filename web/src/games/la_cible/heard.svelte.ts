/** The clock that everybody hears: a tick for every second that somebody has to think in. */
import { untrack } from "svelte";
import { ticked } from "../../state/sounds";
import type { Seconds } from "./seconds.svelte";

export const LAST = 5;

export function hear(seconds: Seconds, thinking: () => boolean): void {
  let known = 0;
  $effect(() => {
    const [left, runs] = [seconds.whole, thinking()];
    untrack(() => {
      if (runs && left > 0 && left < known) ticked(left <= LAST);
      known = left;
    });
  });
}
