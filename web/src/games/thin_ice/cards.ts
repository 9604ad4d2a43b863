/** What is printed on an event card. Its head has the colour of when it may be played. */
import type { Part } from "../../wire/types";
import { capital, say } from "../../words";
import { iw } from "./words";

type Timing = "during" | "anytime" | "after";

const ANYTIME = ["fish_bait", "bear_whistle", "stay_put", "blizzard", "snow_bridge"];
const AFTER = ["second_chance", "good_footing", "life_ring", "not_so_fast"];

export interface Printed {
  timing: Timing;
  when: string;
  title: string;
  text: string;
}

export function printed(card: Part): Printed {
  const timing = ANYTIME.includes(card.look) ? "anytime" : AFTER.includes(card.look) ? "after" : "during";
  const [title = "", ...rest] = say(card.name).split(/\s?:\s/);
  return { timing, when: iw().timings[timing] ?? "", title, text: capital(rest.join("\u00a0: ")) };
}
